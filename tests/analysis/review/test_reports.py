"""The report of a whole pipeline: what it leads to, and when it is due."""

from __future__ import annotations

import pytest

from tests.analysis.review.test_pipeline import run
from tests.chaos.same_log import assert_same
from tests.folded import fold


def test_the_report_leads_to_the_moves_that_cost_most_and_tells_the_game() -> None:
    """As an engine sees the game that counts material two plies deep."""
    state = fold(run())
    moments = {moment["ply"]: moment["kind"] for moment in state["report"]["key_moments"]}
    (turn,) = (ply for ply, kind in moments.items() if kind == "turning_point")
    wins = [position["win"] for position in state["positions"]]
    assert wins[turn - 1] < 0.7 <= min(wins[turn:])
    assert moments.keys() >= {18, 19, 30, 32, 34}
    assert [text["key"] for text in state["report"]["story"]] == [
        "story-lead-slipped",
        "story-end",
        "story-won",
    ]


def test_a_side_has_no_accuracy_while_one_of_its_moves_is_open() -> None:
    state = fold([])
    for event in run():
        if event["type"] == "report":
            for side, first in (("white", 0), ("black", 1)):
                open_moves = [
                    move for move in state["moves"][first::2] if move is None or move["accuracy"] is None
                ]
                assert (event[side]["accuracy"] is None) == bool(open_moves)
        state = fold([event], state)


@pytest.mark.nightly
def test_a_kill_around_a_report_changes_no_report() -> None:
    whole = run()
    reports = [event["seq"] for event in whole if event["type"] == "report"]
    assert len(reports) > 2, "those on the way too"
    for cut in {seq + beside for seq in reports for beside in (-2, -1, 0)}:
        assert_same(run(log=whole[:cut]), whole)
