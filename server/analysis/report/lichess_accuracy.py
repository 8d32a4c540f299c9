"""lichess's accuracy of a game: `docs/accuracy.md`. Numbers in, numbers out; it knows no report.

Written from the published formulas (lichess.org/page/accuracy); the harmonic mean takes an accuracy below 1
as 1 there, and so here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import pstdev

import chess

from server.analysis.evaluation import Score, shown_accuracy, white_mates

CP_CEILING = 1000
"""Centipawns are clamped to +-this, and a mate counts as this."""


def win_percent(score: Score, *, last_moved: chess.Color) -> float:
    """White's winning chances, 2.5..97.5 percent. `last_moved`: who led to the position."""
    return 50 + 50 * (2 / (1 + math.exp(-0.00368208 * clamped(score, last_moved=last_moved))) - 1)


def clamped(score: Score, *, last_moved: chess.Color) -> int:
    """Centipawns of `score`, White's view, within +-CP_CEILING; a mate is all of it."""
    if score.mate is not None:
        return CP_CEILING if white_mates(score.mate, last_moved=last_moved) else -CP_CEILING
    assert score.cp is not None
    return max(-CP_CEILING, min(CP_CEILING, score.cp))


def move_accuracy(before: float, after: float) -> float:
    """Accuracy, 0..100, of a move that took the mover's winning chances from `before` to `after` percent."""
    if after >= before:
        return 100.0
    accuracy = 103.1668100711649 * math.exp(-0.04354415386953751 * (before - after)) - 3.166924740191411 + 1
    return shown_accuracy(accuracy)


def game_accuracy(wins: Sequence[float], first: chess.Color) -> dict[chess.Color, float | None]:
    """Accuracy, 0..100, of both sides; None for one without a move.

    `wins`: White's winning chances in percent at positions 0..n, from the real start position on; `first`:
    who plays the first move. Each move weighs as much as its surroundings swing.
    """
    sides: dict[chess.Color, list[tuple[float, float]]] = {chess.WHITE: [], chess.BLACK: []}
    color = first
    for before, after, weight in zip(wins, wins[1:], window_weights(wins), strict=False):
        falls = (before, after) if color == chess.WHITE else (100 - before, 100 - after)
        sides[color].append((move_accuracy(*falls), weight))
        color = not color
    return {side: _blend(weighted) if weighted else None for side, weighted in sides.items()}


def window_weights(wins: Sequence[float]) -> list[float]:
    """The weight of each of the n moves between n + 1 positions, 0.5..12: the deviation in its window."""
    plies = len(wins) - 1
    size = max(2, min(8, plies // 10))
    first = [wins[:size]] * (min(size, plies + 1) - 2)
    sliding = [wins[start : start + size] for start in range(plies + 2 - size)]
    return [max(0.5, min(12.0, pstdev(window))) for window in first + sliding]


def _blend(weighted: Sequence[tuple[float, float]]) -> float:
    mean = sum(value * weight for value, weight in weighted) / sum(weight for _, weight in weighted)
    harmonic = len(weighted) / sum(1 / max(1.0, value) for value, _ in weighted)
    return (mean + harmonic) / 2
