"""Close calls: verdicts near the threshold of a fault, by what the searches left open."""

from __future__ import annotations

from typing import cast

import chess
import pytest

from server.analysis.classification.close_call import (
    DRIFT_SHARE,
    NEAR,
    SETTLED,
    WOBBLE_SHARE,
    Settling,
    close_call,
)
from server.analysis.engine.base import Analysis
from server.analysis.events.values import Reason


def by_loss(value: float, **more: object) -> Reason:
    return cast(Reason, {"rule": "cp_to_cp", "measure": "loss", "value": value, **more})


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
    assert close_call(by_loss(loss), SETTLED, SETTLED, mover=chess.WHITE) == close


@pytest.mark.parametrize(
    "said",
    [
        {"rule": "top_move"},
        {"rule": "mate_to_cp", "measure": "cp", "value": 0.08},
        by_loss(0.08, class_before_corrections="inaccuracy"),
    ],
)
def test_what_no_loss_decided_is_no_close_call(said: Reason) -> None:
    assert close_call(said, SETTLED, SETTLED, mover=chess.WHITE) is None


def test_searches_that_moved_reach_farther() -> None:
    loss = 0.08 - NEAR - 0.01
    calm, restless = Settling(0.0), Settling(wobble=0.011 / WOBBLE_SHARE)
    assert close_call(by_loss(loss), calm, calm, mover=chess.WHITE) is None
    assert close_call(by_loss(loss), restless, calm, mover=chess.WHITE) == "inaccuracy"
    assert close_call(by_loss(loss), calm, restless, mover=chess.WHITE) == "inaccuracy"


@pytest.mark.parametrize("mover", [chess.WHITE, chess.BLACK])
def test_what_the_last_depth_added_before_the_move_is_taken_back_in_part(mover: chess.Color) -> None:
    sign = 1 if mover else -1
    gained = Settling(drift=sign * 0.02 / DRIFT_SHARE)
    assert close_call(by_loss(0.1), gained, SETTLED, mover=mover) == "okay"
    assert close_call(by_loss(0.1), Settling(drift=-gained.drift), SETTLED, mover=mover) == "mistake"
    assert close_call(by_loss(0.1), SETTLED, gained, mover=mover) is None


def test_the_other_class_is_never_the_verdicts_own() -> None:
    """Also where the steadied loss lies beyond the threshold already."""
    gained = Settling(wobble=0.1, drift=0.1)
    assert close_call(by_loss(0.115), gained, SETTLED, mover=chess.WHITE) == "okay"
    assert close_call(by_loss(0.09), gained, SETTLED, mover=chess.BLACK) == "mistake"


def test_it_is_read_off_an_analysis() -> None:
    assert Settling.of(Analysis((), 1, 1, wobble=0.25, drift=-0.125)) == Settling(0.25, -0.125)
