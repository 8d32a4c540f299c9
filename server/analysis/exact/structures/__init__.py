"""Pawn endings solved whole, structure by structure: numba is here, and nobody loads it unasked."""
