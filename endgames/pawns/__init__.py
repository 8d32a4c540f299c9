"""Pawn endings as sums of local games, while the kings stand in mutual zugzwang (`docs/pawns.md`)."""
