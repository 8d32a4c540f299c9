"""What a position may be worth in a search: the numbers for mates and for "no bound at all"."""

MATE = 30_000
"""Score of a mate on the board; each ply before it is one point less."""

MATE_BOUND = 29_000
"""Scores beyond are mates."""

INFINITE = 31_000
