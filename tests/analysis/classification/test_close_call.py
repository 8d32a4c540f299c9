"""Close calls: verdicts near the threshold of a fault, by what the searches left open."""

from __future__ import annotations

import pytest

from server.analysis.classification.close_call import Json, close_call


def by_loss(value: float, **more: object) -> Json:
    return {"rule": "cp_to_cp", "measure": "loss", "value": value, **more}


@pytest.mark.parametrize(
    ("loss", "close"),
    [
        (0.0, None),
        (0.045, None),
        (0.0795, "inaccuracy"),
        (0.0805, "okay"),
        (0.1, None),
        (0.1195, "mistake"),
        (0.1205, "inaccuracy"),
        (0.17, None),
        (0.2195, "blunder"),
        (0.2205, "mistake"),
        (0.5, None),
    ],
)
def test_a_loss_beside_a_threshold_of_a_fault_could_as_well_be_beyond_it(
    loss: float, close: str | None
) -> None:
    assert close_call(by_loss(loss), 0.0, 0.0) == close


@pytest.mark.parametrize(
    "said",
    [
        {"rule": "top_move"},
        {"rule": "mate_to_cp", "measure": "cp", "value": 0.08},
        by_loss(0.08, class_before_corrections="inaccuracy"),
    ],
)
def test_what_no_loss_decided_is_no_close_call(said: Json) -> None:
    assert close_call(said, 0.0, 0.0) is None
