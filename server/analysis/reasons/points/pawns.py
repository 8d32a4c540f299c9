"""A passed pawn that runs."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from endgames.themes import is_passed, rank_for
from server.analysis.reasons.points.candidate import Candidate, made
from server.analysis.reasons.points.point import PointOf

SOON = 5
"""Moves of a line within which a pawn gets to the seventh rank."""
SEVENTH = 6


def passed_pawns(point: PointOf) -> Iterator[Candidate]:
    """The move pushes a passed pawn, which gets through."""
    line = point.line.steps[:SOON]
    if line[0].piece != chess.PAWN or not is_passed(point.board, point.move.to_square):
        return
    square, moves = point.move.to_square, 0
    for at, step in enumerate(line[1:], 1):
        if step.mover != point.by and step.where == square and step.captured:
            return
        if step.mover == point.by and step.move.from_square == square:
            square, moves = step.move.to_square, at
    if moves and rank_for(square, point.by) >= SEVENTH:
        share = max(0.5, 0.8 * point.special, point.share(point.net))
        yield made(point, "runs", share, 1.0, *(step.move for step in line[1 : moves + 1]), shown=-1)
