"""Pawn endings as sums of local games, while the kings stand in mutual zugzwang (`docs/pawns.md`)."""

from __future__ import annotations

from endgames.pawns.database import Values
from endgames.pawns.local import UNSTOPPED
from endgames.pawns.sums import NoSums, SolvedSums, ThermographRecord, ValuedGroup, mover_wins, solve

__all__ = [
    "UNSTOPPED",
    "NoSums",
    "SolvedSums",
    "ThermographRecord",
    "ValuedGroup",
    "Values",
    "mover_wins",
    "solve",
]
