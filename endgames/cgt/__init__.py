"""Combinatorial games: values, sums, thermographs, names. Knows no board (`docs/games.md`)."""

from __future__ import annotations

from endgames.cgt.expressions import valued
from endgames.cgt.games import Game, Games
from endgames.cgt.printed import ValueRecord, value_record

__all__ = [
    "Game",
    "Games",
    "ValueRecord",
    "value_record",
    "valued",
]
