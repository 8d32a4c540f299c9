"""Stored logs are checked where they are read back."""

from __future__ import annotations

from typing import Any, cast

import pytest

from server.analysis.engine.pool import EnginePool
from server.analysis.errors import LogError
from server.analysis.events.events import MoveEvent
from server.analysis.events.fold import apply_event
from server.analysis.events.log_so_far import LogSoFar, read_log
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from tests.analysis.fake_pool import FakePool
from tests.folded import numbered

MOVE: dict[str, Any] = {"seq": 3, **MoveEvent(1, "best").to_wire()}


def test_a_log_is_given_back_as_it_was_stored() -> None:
    old = {key: value for key, value in MOVE.items() if key != "pass"}
    assert read_log([MOVE, old, MOVE | {"later": 1}]) == [MOVE, old, MOVE | {"later": 1}]


def test_events_of_another_time_are_let_pass() -> None:
    weather = {"seq": 1, "type": "weather"}
    assert read_log([weather, MOVE]) == [weather, MOVE]


@pytest.mark.parametrize("change", [{"ply": "1"}, {"classification": 5}, {"ply": -1}, {"reason": {}}])
def test_an_event_that_cannot_be_read_is_named(change: dict[str, Any]) -> None:
    with pytest.raises(LogError, match="Event 3 ") as caught:
        read_log([MOVE | change])
    assert (caught.value.code, caught.value.place, caught.value.retry) == ("bad_log", "seq 3", False)
    assert "at `$." in caught.value.message, "and what is wrong with it"


def two_moves(*events: dict[str, Any]) -> LogSoFar:
    """A game of two moves and what was told of it."""
    game = {"type": "game", "headers": {}, "start_fen": "8/8/8/8/8/8/8/8 w - - 0 1", "variant": "standard"}
    rest = {
        "result": "*",
        "opening": None,
        "openings": [None] * 3,
        "comment": "",
        "arrows": [],
        "warnings": [],
    }
    log = LogSoFar([])
    moves = [{"uci": uci, "fen": ""} for uci in ("e2e4", "e7e5")]
    for event in ({**game, **rest, "moves": moves}, *events):
        log.state = apply_event(log.state, {"seq": log.state["seq"] + 1, **event})
    return log


def told(ply: int, accuracy: float | None, class_: str | None, pass_number: int) -> dict[str, Any]:
    return MoveEvent(ply, class_, accuracy=accuracy, pass_=pass_number).to_wire()


def test_moves_are_those_of_the_pass() -> None:
    log = two_moves(told(1, 90.0, "best", 2), told(2, 80.0, "okay", 1))
    assert [[move["ply"] for move in log.moves(number)] for number in (1, 2, 3)] == [[2], [1], []]
    assert [log.judged(number) for number in (1, 2, 3)] == [[False, True], [True, False], [False, False]]


def test_a_class_alone_is_no_verdict_but_an_unjudged_move_is() -> None:
    log = two_moves(told(1, None, "theory", 1), told(2, None, None, 1))
    assert log.verdict(1) is None
    assert log.verdict(2) is not None
    assert log.judged(1) == [False, False]
    judged = two_moves(told(1, 99.0, "theory", 1)).verdict(1)
    assert judged is not None and judged["ply"] == 1
    assert two_moves().verdict(1) is None


def test_what_was_judged_by_the_last_report_is_of_its_pass_and_its_game() -> None:
    pool, game = FakePool(), parse_game("1. e4 e5 *")
    told = review(game, ReviewOptions(nodes=1_000), cast(EnginePool, pool))
    whole = numbered(told)
    reports = [number for number, event in enumerate(whole, start=1) if event["type"] == "report"]
    found = [LogSoFar(whole[:cut]).judged_by_report(1) for cut in (reports[0] - 1, reports[0], reports[-1])]
    assert found == [[], [True, False], [True, True]]
    assert LogSoFar(whole).judged_by_report(2) == []
    assert LogSoFar([*whole, whole[0]]).judged_by_report(1) == []
