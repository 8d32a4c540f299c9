"""Close calls: verdicts near the threshold of a fault, by what the searches left open."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import chess
import pytest

from server.analysis.classification.close_call import (
    NEAR,
    SECOND_SHARE,
    SETTLED,
    WOBBLE_SHARE,
    Settling,
    close_call,
)
from server.analysis.engine.base import Analysis
from server.analysis.evaluation import Line, Score, win_chance
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
def test_a_second_search_that_says_otherwise_counts_in_part(mover: chess.Color) -> None:
    """For the mover it is better before the move, so more was lost, or after it, so less was."""
    better = Settling(second=(0.02 if mover else -0.02) / SECOND_SHARE)
    worse = Settling(second=-better.second)
    assert close_call(by_loss(0.1), SETTLED, SETTLED, mover=mover) is None
    assert close_call(by_loss(0.1), better, SETTLED, mover=mover) == "mistake"
    assert close_call(by_loss(0.1), SETTLED, worse, mover=mover) == "mistake"
    assert close_call(by_loss(0.1), worse, SETTLED, mover=mover) == "okay"
    assert close_call(by_loss(0.1), better, better, mover=mover) is None


def test_what_a_second_search_moves_far_over_a_threshold_is_close_to_that_one() -> None:
    """Also where that is no small margin, and the verdict's own class is never the other one."""
    more, less = Settling(second=0.3), Settling(second=-0.3)
    assert close_call(by_loss(0.02), more, SETTLED, mover=chess.WHITE) == "inaccuracy"
    assert close_call(by_loss(0.1), more, SETTLED, mover=chess.WHITE) == "mistake"
    assert close_call(by_loss(0.1), less, SETTLED, mover=chess.WHITE) == "okay"
    assert close_call(by_loss(0.3), less, SETTLED, mover=chess.WHITE) == "mistake"


@pytest.mark.parametrize(
    ("before", "mate", "close"),
    [({"cp": -900}, -8, "okay"), ({"cp": -500}, -8, None), ({"cp": -900}, 3, None), ({"mate": -9}, -8, None)],
)
def test_a_mate_against_who_is_lost_anyway_may_have_been_there_before(
    before: dict[str, int], mate: int, close: str | None
) -> None:
    rule = "mate_to_mate" if "mate" in before else "cp_to_mate"
    said = {"rule": rule, "measure": "mate", "value": mate, "before": before}
    assert close_call(cast(Reason, said), SETTLED, SETTLED, mover=chess.BLACK) == close


def test_it_is_read_off_an_analysis() -> None:
    top, beside = Line(1, 20, Score(cp=100), ("e2e4",)), Line(2, 12, Score(cp=0), ("d2d4",), Score(cp=0))
    assert Settling.of(Analysis((), 1, 1, wobble=0.25)) == Settling(0.25)
    assert Settling.of(Analysis((top,), 20, 1, wobble=0.25)) == Settling(0.25)
    assert Settling.of(Analysis((top, beside), 20, 1, wobble=0.25)) == Settling(0.25, 0.5 - win_chance(100))
    of_one_search = replace(beside, depth=20, against=None)
    assert Settling.of(Analysis((top, of_one_search), 20, 1)) == SETTLED
