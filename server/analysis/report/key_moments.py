"""The turning points of a game: what a person should look at first.

Owns the choice; classes and losses are given. Of the judged moves with both scores, FORCED and THEORY aside,
a key moment is, by the first that holds:

- "brilliant": a move of that class.
- "turning_point": the move that handed the lead over. A side leads while its expected points are at least
  0.6 (about +1.2 pawns). When the lead has gone from one side to the other, at once or by way of level
  positions, it is that move of the side that had it, since it last had it, which lost the most (the engine's
  own choice is never to blame), if that is
  at least 0.045 (the bound between excellent and okay): nobody's single move lost a lead that crumbled away.
- "missed_win": a loss of at least 0.12 that took the mover from winning (0.8, about +4) to no lead at all.
- "blunder", "mistake", "inaccuracy": another loss of at least 0.12 (a mistake's bound), named by the move's
  class so that the list never contradicts the badge; of other classes, none.
- "missed_mate": another move that let go of a mate in at most 3 and of the certainty to win (0.9, about +6),
  whatever its class: from +4 on the rules find nothing wrong with it.
- "critical": a move of that class, the only one that held.

A moment teaches something. None is a fault that leaves its side as won as before (0.8 or more after it, the
near mate aside) or as lost (0.2 or less before it), a critical move besides which another one kept 0.8, or
any move of a decided game ("quiet").

At most 12, by weight: the loss, 0.1 more for a turning point or a missed win, 0.05 less where the class is a
close call; for a critical move what the second line would have lost; for a brilliant one the same, at least
0.3. An earlier move wins a tie.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

import chess

from server.analysis.classes import FAULTS, Classification
from server.analysis.evaluation import expected_points, points_of
from server.analysis.events.values import KeyMoment, MomentKind
from server.analysis.report.reported_move import ReportedMove

MOST = 12
LEAD = 0.6
WINNING = 0.8
LOST = 1 - WINNING
CERTAIN = 0.9
NEAR_MATE = 3
LARGE_LOSS = 0.12
TURNING_LOSS = 0.045
BRILLIANT_WEIGHT = 0.3
TURN_BONUS = 0.1
CLOSE_MALUS = 0.05

_NO_CHOICE = (Classification.FORCED, Classification.THEORY)


@dataclass(frozen=True, slots=True)
class _Step:
    """A judged move with White's expected points, 0..1, before and after it."""

    move: ReportedMove
    before: float
    after: float

    @property
    def loss(self) -> float:
        return self.move.loss or 0.0

    def of_mover(self, white: float) -> float:
        return points_of(white, self.move.color)


def key_moments(moves: Sequence[ReportedMove]) -> tuple[KeyMoment, ...]:
    """[{"ply", "kind", "swing"}] in the game's order; `swing`: change of White's expected points, -1..1."""
    steps = [step for move in moves if (step := _step(move)) is not None]
    turns = _turning_plies(steps)
    found = [(step, kind) for step in steps if (kind := _kind(step, turns)) is not None]
    chosen = sorted(found, key=lambda moment: (-_weight(*moment), moment[0].move.ply))[:MOST]
    chosen.sort(key=lambda moment: moment[0].move.ply)
    moments: list[KeyMoment] = [
        {"ply": step.move.ply, "kind": kind, "swing": round(step.after - step.before, 4)}
        for step, kind in chosen
    ]
    return tuple(moments)


def _step(move: ReportedMove) -> _Step | None:
    if not move.judged or move.score_before is None or move.score_after is None:
        return None
    before = expected_points(move.score_before, last_moved=not move.color)
    return _Step(move, before, expected_points(move.score_after, last_moved=move.color))


def _turning_plies(steps: Sequence[_Step]) -> frozenset[int]:
    """The plies of the moves that handed the lead over."""
    turns: set[int] = set()
    leader = _leader(steps[0].before) if steps else None
    since: list[_Step] = []
    for step in steps:
        since.append(step)
        now = _leader(step.after)
        if now is None:
            continue
        if leader is not None and now != leader:
            turns |= _culprit(leader, since)
        leader, since = now, []
    return frozenset(turns)


def _leader(white: float) -> chess.Color | None:
    if white >= LEAD:
        return chess.WHITE
    return chess.BLACK if 1 - white >= LEAD else None


def _culprit(leader: chess.Color, since: Iterable[_Step]) -> set[int]:
    own = [step for step in since if step.move.color == leader and _is_to_blame(step.move)]
    worst = max(own, key=lambda step: step.loss, default=None)
    return {worst.move.ply} if worst is not None and worst.loss >= TURNING_LOSS else set()


def _is_to_blame(move: ReportedMove) -> bool:
    """The engine's own choice, and a move without a choice, lost nothing by the person's fault."""
    return not move.best_played and move.classification not in _NO_CHOICE


def _kind(step: _Step, turns: frozenset[int]) -> MomentKind | None:
    class_ = step.move.classification
    if step.move.quiet:
        return None
    if class_ == Classification.BRILLIANT:
        return "brilliant"
    if step.move.ply in turns:
        return "turning_point"
    if class_ in FAULTS and step.loss >= LARGE_LOSS and not _stays_as_it_was(step):
        threw_away = step.of_mover(step.before) >= WINNING and step.of_mover(step.after) < LEAD
        return "missed_win" if threw_away else cast(MomentKind, class_)
    if _lets_go_of_mate(step):
        return "missed_mate"
    return "critical" if class_ == Classification.CRITICAL and not _wins_otherwise(step) else None


def _wins_otherwise(step: _Step) -> bool:
    """Whether the engine's second line keeps a won game as well."""
    return step.of_mover(step.before) - (step.move.second_loss or 0.0) >= WINNING


def _stays_as_it_was(step: _Step) -> bool:
    """Whether the mover's game was won after the fault, or lost before it."""
    return step.of_mover(step.after) >= WINNING or step.of_mover(step.before) <= LOST


def _lets_go_of_mate(step: _Step) -> bool:
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


def _weight(step: _Step, kind: str) -> float:
    at_stake = step.move.second_loss or 0.0
    loss = step.loss - CLOSE_MALUS if step.move.close else step.loss
    match kind:
        case "brilliant":
            return max(BRILLIANT_WEIGHT, at_stake)
        case "critical":
            return at_stake
        case "turning_point" | "missed_win":
            return loss + TURN_BONUS
        case _:
            return loss
