"""The turning points of a game: what a person should look at first.

Owns the choice; classes and losses are given. Of the judged moves with both scores, FORCED and THEORY aside,
a key moment is, by the first that holds:

- "turning_point": the game's one turning point, whatever its class: the last move after which the winner's
  expected points never fall under 0.7 again (`course.py`). The story names the same move.
- "brilliant": a move of that class.
- "missed_win": a loss of at least 0.12 that took the mover from winning (0.8, about +4) to no lead at all.
- "blunder", "mistake", "inaccuracy": another loss of at least 0.12 (a mistake's bound), named by the move's
  class so that the list never contradicts the badge; of other classes, none.
- "missed_mate": another move that let go of a mate in at most 3 and of the certainty to win (0.9, about +6),
  whatever its class: from +4 on the rules find nothing wrong with it.
- "critical": a move of that class, the only one that held.

Any other moment teaches something. None is a fault that leaves its side as won as before (0.8 or more after
it, the near mate aside) or as lost (0.2 or less before it), a critical move besides which another one kept
0.8, or any move of a decided game ("quiet").

At most 12, by weight: the turning point first; the loss, 0.1 more for a missed win, 0.05 less where the class
is a close call; for a critical move what the second line would have lost; for a brilliant one the same, at
least 0.3. An earlier move wins a tie.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from server.analysis.classes import FAULTS, Classification
from server.analysis.evaluation import expected_points, points_of
from server.analysis.events.values import KeyMoment, MomentKind
from server.analysis.reasons.misses import LEAD, WINNING
from server.analysis.report.reported_move import ReportedMove

MOST = 12
LOST = 1 - WINNING
CERTAIN = 0.9
NEAR_MATE = 3
LARGE_LOSS = 0.12
BRILLIANT_WEIGHT = 0.3
MISSED_BONUS = 0.1
CLOSE_MALUS = 0.05

_NO_CHOICE = (Classification.FORCED, Classification.THEORY)


@dataclass(frozen=True, slots=True)
class _JudgedStep:
    """A judged move with White's expected points, 0..1, before and after it."""

    move: ReportedMove
    before: float
    after: float

    @property
    def loss(self) -> float:
        return self.move.loss or 0.0

    def of_mover(self, white: float) -> float:
        return points_of(white, self.move.color)


def key_moments(moves: Sequence[ReportedMove], turn: int | None = None) -> tuple[KeyMoment, ...]:
    """[{"ply", "kind", "swing"}] in the game's order; `swing`: change of White's expected points, -1..1.
    `turn`: the ply of the turning point, if there is one."""
    steps = [step for move in moves if (step := _step(move)) is not None]
    found = [(step, kind) for step in steps if (kind := _kind(step, turn)) is not None]
    chosen = sorted(found, key=lambda moment: (-_weight(*moment), moment[0].move.ply))[:MOST]
    chosen.sort(key=lambda moment: moment[0].move.ply)
    moments: list[KeyMoment] = [
        {"ply": step.move.ply, "kind": kind, "swing": round(step.after - step.before, 4)}
        for step, kind in chosen
    ]
    return tuple(moments)


def _step(move: ReportedMove) -> _JudgedStep | None:
    if not move.judged or move.score_before is None or move.score_after is None:
        return None
    before = expected_points(move.score_before, last_moved=not move.color)
    return _JudgedStep(move, before, expected_points(move.score_after, last_moved=move.color))


def _is_to_blame(move: ReportedMove) -> bool:
    """The engine's own choice, and a move without a choice, lost nothing by the person's fault."""
    return not move.best_played and move.classification not in _NO_CHOICE


def _kind(step: _JudgedStep, turn: int | None) -> MomentKind | None:
    class_ = step.move.classification
    if step.move.ply == turn:
        return "turning_point"
    if step.move.quiet:
        return None
    if class_ == Classification.BRILLIANT:
        return "brilliant"
    if class_ in FAULTS and step.loss >= LARGE_LOSS and not _stays_as_it_was(step):
        threw_away = step.of_mover(step.before) >= WINNING and step.of_mover(step.after) < LEAD
        return "missed_win" if threw_away else cast(MomentKind, class_)
    if _lets_go_of_mate(step):
        return "missed_mate"
    return "critical" if class_ == Classification.CRITICAL and not _wins_otherwise(step) else None


def _wins_otherwise(step: _JudgedStep) -> bool:
    """Whether the engine's second line keeps a won game as well."""
    return step.of_mover(step.before) - (step.move.second_loss or 0.0) >= WINNING


def _stays_as_it_was(step: _JudgedStep) -> bool:
    """Whether the mover's game was won after the fault, or lost before it."""
    return step.of_mover(step.after) >= WINNING or step.of_mover(step.before) <= LOST


def _lets_go_of_mate(step: _JudgedStep) -> bool:
    """Whether a person overlooked a near mate and has to win once more. The engine's own choice lets go of
    nothing: a mate that it gives up was none."""
    before = step.move.score_before
    return (
        before is not None
        and before.mate is not None
        and 0 < before.of(step.move.color) <= NEAR_MATE
        and step.of_mover(step.after) < CERTAIN
        and _is_to_blame(step.move)
    )


def _weight(step: _JudgedStep, kind: str) -> float:
    at_stake = step.move.second_loss or 0.0
    loss = step.loss - CLOSE_MALUS if step.move.close else step.loss
    match kind:
        case "brilliant":
            return max(BRILLIANT_WEIGHT, at_stake)
        case "critical":
            return at_stake
        case "turning_point":
            return math.inf
        case "missed_win":
            return loss + MISSED_BONUS
        case _:
            return loss
