"""How well the part of a game was played that tables know.

Owns what is counted: each judged move from a position that a table knows, by what it made of the result.
"""

from __future__ import annotations

from collections.abc import Sequence

import chess

from server.analysis.events.values import ExactFigures, ExactReport
from server.analysis.report.reported_move import ReportedMove


def exact_part(moves: Sequence[ReportedMove]) -> ExactReport | None:
    """The figures of both sides; None where no table knows a position of the game."""
    known = [position for move in moves for position in _known(move)]
    if not known:
        return None
    return {
        "from": min(known),
        "white": _figures([move for move in moves if move.color == chess.WHITE]),
        "black": _figures([move for move in moves if move.color == chess.BLACK]),
    }


def _known(move: ReportedMove) -> list[int]:
    """The positions beside a move that a table knows."""
    sides = ((move.ply - 1, move.exact_before), (move.ply, move.exact_after))
    return [ply for ply, points in sides if points is not None]


def _figures(moves: Sequence[ReportedMove]) -> ExactFigures:
    found: ExactFigures = {"wins": 0, "wins_kept": 0, "draws": 0, "draws_held": 0, "half_points_lost": 0}
    for move in moves:
        before, after = move.exact_before, move.expected_after
        if before is None or after is None or not move.judged:
            continue
        lost = max(0, round(2 * (before - after)))
        found["half_points_lost"] += lost
        found["wins"] += before == 1
        found["wins_kept"] += before == 1 and not lost
        found["draws"] += before == 0.5
        found["draws_held"] += before == 0.5 and not lost
    return found
