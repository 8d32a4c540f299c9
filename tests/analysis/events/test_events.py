"""Events as values: what they look like on the wire, and that they stay as they are."""

from __future__ import annotations

import json

import pytest

from server.analysis.events.events import (
    EVENTS,
    DoneEvent,
    Event,
    FailedEvent,
    MoveEvent,
    PreviewEvent,
    completed,
)
from server.i18n.texts import sentence


@pytest.mark.parametrize("kind", EVENTS)
def test_each_kind_has_a_type_of_its_own_and_carries_it(kind: type[Event]) -> None:
    assert [one.type for one in EVENTS].count(kind.type) == 1
    assert kind.__struct_config__.tag == kind.type


@pytest.mark.parametrize(
    "event",
    [
        PreviewEvent(win=(0.5, 0.25), model="x"),
        MoveEvent(3, None),
        DoneEvent({"moves": 1}, {"engine": "x"}),  # type: ignore[typeddict-item]
        FailedEvent.of("engine", "It died.", retry=True),
    ],
    ids=lambda event: event.type,
)
def test_the_wire_is_plain_json(event: Event) -> None:
    wire = event.to_wire()
    assert json.loads(json.dumps(wire)) == wire
    assert next(iter(wire.items())) == ("type", event.type)


def test_the_pass_is_named_without_its_underscore() -> None:
    wire = MoveEvent(3, "best", pass_=2).to_wire()
    assert wire["pass"] == 2 and "pass_" not in wire


def test_moves_of_which_nothing_is_known_share_no_reason() -> None:
    first, second = MoveEvent(1, None), MoveEvent(2, None)
    assert first.reason == {"rule": "unjudged"} and first.reason is not second.reason


def test_an_event_cannot_be_changed() -> None:
    event = MoveEvent(1, None)
    with pytest.raises(AttributeError):
        event.ply = 2  # type: ignore[misc]


def test_a_failure_that_can_be_said_in_another_language_carries_what_that_needs() -> None:
    message = sentence("error-no-review")
    said = FailedEvent.of("x", message, retry=False).said
    assert said is not None and said["message"]["key"] == "error-no-review"
    assert FailedEvent.of("x", "English alone.", retry=False).said is None


def test_a_stored_event_gets_the_defaults_of_what_it_lacks() -> None:
    young = {"seq": 4, **MoveEvent(3, "best", 91.5, quiet=True).to_wire()}
    old = {name: value for name, value in young.items() if name not in ("close", "people", "pass")}
    assert completed(old) == young


def test_an_event_that_is_complete_or_not_known_stays_as_it_is() -> None:
    for event in (MoveEvent(3, "best").to_wire(), {"type": "weather", "mood": "fine"}):
        assert completed(event) == event
