"""Endings that are known exactly: tables, pawn endings, combinatorial games, late Go."""
