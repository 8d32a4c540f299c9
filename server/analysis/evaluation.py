"""Scores, engine lines, expected points and accuracy.

Owns the formulas of `docs/classification.md` section 2. Every `Score` is White's view; a function that
needs a side takes it as an argument. Knows no engine and no game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import chess

EXPECTED_POINTS_GRADIENT = 0.0035
"""Slope of the logistic from centipawns to expected points (WintrChess)."""

DECISIVE = 3_000
"""Centipawns that no sum of pieces comes near: a mate's."""

DECIDED = 0.05
"""Expected points below which a side has lost: about -840 centipawns."""

NOTHING_AT_STAKE = 0.03
"""Expected points below which, before a move and after it, no move is a fault: about -990 centipawns."""


@dataclass(frozen=True, slots=True)
class Score:
    """An evaluation in White's view: exactly one of `cp` and `mate` is set.

    `cp`: centipawns, positive when White is better. `mate`: moves to mate, positive when White mates,
    negative when Black does; 0 on the board where the side to move is mated.
    """

    cp: int | None = None
    mate: int | None = None

    def __post_init__(self) -> None:
        if (self.cp is None) == (self.mate is None):
            raise ValueError("a score is either centipawns or a mate")

    def of(self, color: chess.Color) -> int:
        """The number (centipawns or mate) as `color` sees it."""
        value = self.mate if self.cp is None else self.cp
        assert value is not None
        return value if color else -value


@dataclass(frozen=True, slots=True)
class Line:
    """One engine line of a position: `rank` is the MultiPV number (1 = best), `pv` UCI moves.

    `against`: only of a line that a second search found: the score of that search's own first line. Such a
    line is compared with it, never with the top line's score.
    """

    rank: int
    depth: int
    score: Score
    pv: tuple[str, ...] = ()
    against: Score | None = None


def top_line(lines: Sequence[Line]) -> Line | None:
    """The line with the greatest depth - rank, the first on a tie, none of a second search; None if there is
    none."""
    own = (line for line in lines if line.against is None)
    return max(own, key=lambda line: line.depth - line.rank, default=None)


def second_line(lines: Sequence[Line]) -> Line | None:
    """The first line of rank 2 with the top line's depth, or of a second search; None if there is none."""
    top = top_line(lines)
    if top is None:
        return None
    return next(
        (line for line in lines if line.rank == 2 and (line.against or line.depth == top.depth)), None
    )


def white_mates(mate: int, *, last_moved: chess.Color) -> bool:
    """Whether a mate (White's view) is White's. `last_moved`: who made the move that led to the position; a
    mate 0, on the board, is theirs."""
    return mate > 0 or (mate == 0 and last_moved == chess.WHITE)


def expected_points(score: Score, *, last_moved: chess.Color) -> float:
    """Expected points of White, 0..1. `last_moved`: who made the move that led to the position.

    E = 1 / (1 + exp(-0.0035 cp)); a mate is 1 or 0.
    """
    if score.mate is not None:
        return 1.0 if white_mates(score.mate, last_moved=last_moved) else 0.0
    assert score.cp is not None
    return win_chance(score.cp)


def win_chance(centipawns: float) -> float:
    """White's expected points, 0..1, for a score of any size."""
    exponent = -EXPECTED_POINTS_GRADIENT * centipawns
    return 1 / (1 + math.exp(min(exponent, 700)))  # exp overflows from 710 on


def centipawns_of(expected: float) -> float:
    """The inverse of `win_chance`, 0..1 -> centipawns; a certain result is DECISIVE."""
    if not 0 < expected < 1:
        return math.copysign(DECISIVE, expected - 0.5)
    return max(-DECISIVE, min(DECISIVE, math.log(expected / (1 - expected)) / EXPECTED_POINTS_GRADIENT))


def expected_loss(before: Score, after: Score, *, mover: chess.Color) -> float:
    """Expected points that `mover`, who played the move from `before` to `after`, gave away: 0..1."""
    drop = expected_points(before, last_moved=not mover) - expected_points(after, last_moved=mover)
    return max(0.0, drop if mover else -drop)


def points_of(white: float, color: chess.Color) -> float:
    """The expected points of `color` where White's are `white`."""
    return white if color == chess.WHITE else 1 - white


def points_by(score: Score, color: chess.Color, *, last_moved: chess.Color) -> float:
    """The expected points of `color`, 0..1, as `expected_points` gives White's."""
    return points_of(expected_points(score, last_moved=last_moved), color)


def is_decided(before: float, after: float, bound: float = DECIDED) -> bool:
    """Whether the game was decided before a move and after it, for the same side; expected points, 0..1.
    `bound`: those below which a side has lost."""
    return max(before, after) < bound or min(before, after) > 1 - bound


def move_accuracy(loss: float) -> float:
    """Accuracy of a move by its loss of expected points: 103.16 exp(-4 loss) - 3.17, not clamped.

    Runs from 99.99 (no loss) to about -1.28 (all lost); `shown_accuracy` is for show.
    """
    return 103.16 * math.exp(-4 * loss) - 3.17


def shown_accuracy(accuracy: float) -> float:
    """An accuracy as people are shown it: within 0..100."""
    return min(100.0, max(0.0, accuracy))


def mean_accuracy(parts: Iterable[tuple[float, int]]) -> tuple[float | None, int]:
    """A player's accuracy over several games: the mean by moves, to one decimal, and the moves. `parts`: the
    accuracy of a game, or of a part of one, and its judged moves; those without any are left out."""
    found = [(accuracy, moves) for accuracy, moves in parts if moves]
    moves = sum(moves for _, moves in found)
    if not moves:
        return None, 0
    return round(sum(accuracy * moves for accuracy, moves in found) / moves, 1), moves
