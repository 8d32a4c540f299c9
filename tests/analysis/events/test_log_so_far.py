"""Stored logs are checked where they are read back."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.errors import LogError
from server.analysis.events.events import MoveEvent
from server.analysis.events.log_so_far import read_log

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
