"""MoveVerdict moves for the tests of the report: a game from its scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import chess

from server.analysis.evaluation import Score, expected_loss, expected_points, move_accuracy
from server.analysis.report.reported_move import ReportedMove

Changes = dict[int, dict[str, Any]]
"""Ply -> fields of its ReportedMove."""


def class_of(loss: float) -> str:
    """The class that the point loss alone gives (docs/classification.md, section 4)."""
    bounds = {"best": 0.01, "excellent": 0.045, "okay": 0.08, "inaccuracy": 0.12, "mistake": 0.22}
    return next((name for name, bound in bounds.items() if loss < bound), "blunder")


def game(
    scores: Sequence[int | Score], changes: Changes | None = None, first: bool = chess.WHITE
) -> list[ReportedMove]:
    """Judged moves between positions of `scores` (White's view, numbers are centipawns); `changes` by ply."""
    positions = [Score(cp=score) if isinstance(score, int) else score for score in scores]
    moves = [
        _move(ply, first == (ply % 2 == 1), before, after)
        for ply, (before, after) in enumerate(pairwise(positions), 1)
    ]
    return [replace(move, **(changes or {}).get(move.ply, {})) for move in moves]


def unjudged(move: ReportedMove) -> ReportedMove:
    """The move before the engine has spoken."""
    return replace(
        move,
        classification=None,
        accuracy=None,
        loss=None,
        score_before=None,
        score_after=None,
        provisional=True,
    )


def _move(ply: int, color: chess.Color, before: Score, after: Score) -> ReportedMove:
    loss = expected_loss(before, after, mover=color)
    return ReportedMove(
        ply=ply,
        color=color,
        phase="middlegame",
        classification=class_of(loss),
        accuracy=move_accuracy(loss),
        loss=loss,
        score_before=before,
        score_after=after,
        best_played=loss == 0,
        provisional=False,
        second_loss=None,
        expected_before=expected_of(before, color, last_moved=not color),
        expected_after=expected_of(after, color, last_moved=color),
    )


def expected_of(score: Score, side: chess.Color, *, last_moved: chess.Color) -> float:
    """The expected points of `side`."""
    white = expected_points(score, last_moved=last_moved)
    return white if side == chess.WHITE else 1 - white
