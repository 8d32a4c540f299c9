"""Close calls: verdicts that a larger search would often move over the threshold of a fault.

Owns how near is near. Decides no class: a verdict is the same with and without.
"""

from __future__ import annotations

from typing import Any

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import LOSS_BANDS

Json = dict[str, Any]

NEAR = 0.015
"""Expected points on either side of a threshold that are always a close call."""

_FAULT_BANDS = LOSS_BANDS[2:5]
"""The bounds below inaccuracy, mistake and blunder, each with the class below it."""


def close_call(said: Json, wobble_before: float, wobble_after: float) -> Classification | None:
    """The class beyond the nearest threshold of a fault, if the loss is too near to it to be sure.

    `said`: the verdict's reason; only a loss of expected points, not moved by a correction, can be close.
    `wobble_before`, `wobble_after`: of the searches on both sides of the move.
    """
    if said.get("measure") != "loss" or "class_before_corrections" in said:
        return None
    loss: float = said["value"]
    bound, under, over = min(_SIDES, key=lambda side: abs(loss - side[0]))
    if abs(loss - bound) >= NEAR:
        return None
    return under if loss >= bound else over


_SIDES = tuple(
    (bound, under, over) for (bound, under), (_, over) in zip(_FAULT_BANDS, LOSS_BANDS[3:6], strict=True)
)
"""Each such threshold with the classes on its two sides."""
