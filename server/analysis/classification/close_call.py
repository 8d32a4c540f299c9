"""Close calls: verdicts that a larger search would often move over the threshold of a fault.

Owns how near is near. Decides no class: a verdict is the same with and without. The figures are fitted to
searches ten times as large (`bench/calibration.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import chess

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import LOSS_BANDS
from server.analysis.engine.base import Analysis
from server.analysis.events.values import Reason

NEAR = 0.0065
"""Expected points on either side of a threshold that are a close call after the calmest searches."""

WOBBLE_SHARE = 0.13
"""How much of the two searches' wobble comes to that."""

DRIFT_SHARE = 0.4
"""How much of what the last depth added to the score before the move a larger search mostly takes back."""


_REACH = {Classification.INACCURACY: 1.0, Classification.MISTAKE: 1.6, Classification.BLUNDER: 0.5}
"""Times that, at the threshold where a class begins: "a mistake or not" is asked most often (by drill and key
moments), "a mistake or a blunder" least."""


@dataclass(frozen=True, slots=True)
class Settling:
    """How far a position's score moved in its search, in expected points: see `Analysis`."""

    wobble: float = 0.0
    drift: float = 0.0

    @staticmethod
    def of(analysis: Analysis) -> Settling:
        return Settling(analysis.wobble, analysis.drift)


SETTLED = Settling()


def close_call(
    said: Reason, before: Settling, after: Settling, *, mover: chess.Color
) -> Classification | None:
    """The class beyond the nearest threshold of a fault, if the loss is too near to it to be sure.

    `said`: the verdict's reason; only a loss of expected points, not moved by a correction, can be close.
    `before`, `after`: of the searches on both sides of the move of `mover`.
    """
    if said.get("measure") != "loss" or "class_before_corrections" in said:
        return None
    loss = said["value"]
    steadied = loss - DRIFT_SHARE * (before.drift if mover else -before.drift)
    margin = NEAR + WOBBLE_SHARE * (before.wobble + after.wobble)
    bound, under, over = min(_SIDES, key=lambda side: abs(steadied - side[0]) / _REACH[side[2]])
    if abs(steadied - bound) >= margin * _REACH[over]:
        return None
    return under if loss >= bound else over


_SIDES = tuple((bound, under, over) for (bound, under), (_, over) in pairwise(LOSS_BANDS[2:]))
"""The thresholds of inaccuracy, mistake and blunder, each with the classes on its two sides."""
