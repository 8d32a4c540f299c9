"""Close calls: verdicts that a larger search would often move over the threshold of a fault.

Owns how near is near. Decides no class: a verdict is the same with and without. The figures are fitted to
searches ten times as large (`bench/calibration.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import chess

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import LOSS_BANDS, loss_from
from server.analysis.engine.base import Analysis
from server.analysis.evaluation import expected_points, second_line, top_line, win_chance
from server.analysis.events.values import Reason

NEAR = 0.011
"""Expected points on either side of a threshold that are a close call after the calmest searches."""

WOBBLE_SHARE = 0.09
"""How much of the two searches' wobble comes to that."""

SECOND_SHARE = 0.5
"""How much of the way from the main search's score to the second one's a larger search mostly goes."""

_REACH = {Classification.INACCURACY: 1.0, Classification.MISTAKE: 1.6, Classification.BLUNDER: 0.3}
"""Times that, at the threshold where a class begins: "a mistake or not" is asked most often (by drill and key
moments), "a mistake or a blunder" least."""


@dataclass(frozen=True, slots=True)
class Settling:
    """What a position's searches left open, in expected points. `wobble`: how far the score moved (see
    `Analysis`); `second`: by how much the second search's answer differs (`second_look.py`), White's view."""

    wobble: float = 0.0
    second: float = 0.0

    @staticmethod
    def of(analysis: Analysis) -> Settling:
        top, other = top_line(analysis.lines), second_line(analysis.lines)
        if top is None or other is None or other.against is None:
            return Settling(analysis.wobble)
        first, again = (
            expected_points(score, last_moved=chess.WHITE) for score in (top.score, other.against)
        )
        return Settling(analysis.wobble, again - first)


SETTLED = Settling()


def close_call(
    said: Reason, before: Settling, after: Settling, *, mover: chess.Color
) -> Classification | None:
    """The class beyond the nearest threshold of a fault, if the loss is too near to it to be sure.

    `said`: the verdict's reason; only a loss of expected points, not moved by a correction, can be close, and
    a mate that a lost side walks into. `before`, `after`: of the searches on both sides of the
    move of `mover`.
    """
    if "decided" in said.get("corrections", ()):
        return None
    if _was_lost_anyway(said):
        return Classification.OKAY
    if said.get("measure") != "loss" or "class_before_corrections" in said:
        return None
    loss = said["value"]
    turned = SECOND_SHARE * (before.second - after.second)
    steadied = loss + (turned if mover else -turned)
    margin = NEAR + WOBBLE_SHARE * (before.wobble + after.wobble)

    def distance(side: _Side) -> float:
        """From the bound into the loss's own side, in margins; below 0 if the steadied loss is beyond it."""
        bound, _, over = side
        return (steadied - bound if loss >= bound else bound - steadied) / (margin * _REACH[over])

    nearest = min(_beside(loss), key=distance)
    bound, under, over = nearest
    if distance(nearest) >= 1:
        return None
    return under if loss >= bound else over


def _was_lost_anyway(said: Reason) -> bool:
    """Whether the mover, with less than 0.08 to lose, walked into a mate: it was often there before."""
    before = said.get("before", {}).get("cp")
    mated = said.get("rule") == "cp_to_mate" and said["value"] < 0
    return mated and before is not None and win_chance(before) < loss_from(Classification.INACCURACY)


_Side = tuple[float, Classification, Classification]

_SIDES: tuple[_Side, ...] = tuple(
    (bound, under, over) for (bound, under), (_, over) in pairwise(LOSS_BANDS[2:])
)
"""The thresholds of inaccuracy, mistake and blunder, each with the classes on its two sides."""


def _beside(loss: float) -> tuple[_Side, ...]:
    """The thresholds next below and next above, as far as there are any."""
    above = sum(bound <= loss for bound, _, _ in _SIDES)
    return _SIDES[max(0, above - 1) : above + 1]
