"""Late Go endgames as sums of local games: safe blocks, local trees, values, best moves."""

from __future__ import annotations

from endgames.go.board import MAX_SIDE
from endgames.go.local_games import Rules
from endgames.go.played import NoAnswerError, PlayedGame
from endgames.go.printed import AssumptionRecord, GoRecord, LocalRecord, record_of
from endgames.go.sgf import rows_of_sgf, sgf_of
from endgames.go.solver import SolvedBoard, Span, solve

__all__ = [
    "MAX_SIDE",
    "AssumptionRecord",
    "GoRecord",
    "LocalRecord",
    "NoAnswerError",
    "PlayedGame",
    "Rules",
    "SolvedBoard",
    "Span",
    "record_of",
    "rows_of_sgf",
    "sgf_of",
    "solve",
]
