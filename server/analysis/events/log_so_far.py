"""What a review's log has told so far: which event would be news, and which pass a run belongs to.

Owns the comparison of events with the log; which events there are, and in what order, is `pipeline.py`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from server.analysis.errors import LogError
from server.analysis.events.events import EVENTS, Event, Json, MoveEvent, PositionEvent
from server.analysis.events.fold import State, apply_event, fold, whole_position
from server.analysis.events.wire import AnyEvent, Move, Position
from server.texts import sentence

_SHAPES = {cls.type: cls for cls in EVENTS}


def read_log(log: Iterable[Json]) -> list[AnyEvent]:
    """Stored events, checked; those of a type that is not known as they are. Raises LogError."""
    return [_read(event) for event in log]


def _read(event: Json) -> AnyEvent:
    shape = _SHAPES.get(event["type"])
    try:
        if shape is not None:
            msgspec.convert(event, shape)
    except msgspec.ValidationError as fault:
        seq = event.get("seq")
        raise LogError(
            sentence("end-log-unreadable", seq=seq, fault=str(fault)), place=f"seq {seq}"
        ) from fault
    return cast(AnyEvent, event)


class LogSoFar:
    """The folded log of a review, kept up to date by `tell`."""

    def __init__(self, log: Sequence[Json]) -> None:
        """Raises LogError for a log that cannot be read."""
        events = read_log(log)
        self.state: State = fold(events)
        self._positions = [whole_position(event) for event in events if event["type"] == "position"]

    def tell(self, event: Event) -> Event:
        """Take `event` into the state -> the same event, for whoever hands it on."""
        self.state = apply_event(self.state, {"seq": self.state["seq"] + 1, **event.to_wire()})
        return event

    def fresh(self, events: Iterable[Event]) -> Iterator[Event]:
        """Those of `events` that have not been told already, told now."""
        for event in events:
            if not self.says(event):
                yield self.tell(event)

    def says(self, event: Event) -> bool:
        """Whether the log says the same as `event` already."""
        return self._in_place_of(event) == _body(event)

    def holds(self, event: Event) -> bool:
        """Whether the log says anything in the place of `event`."""
        return self._in_place_of(event) is not None

    def pass_number(self, nodes: int) -> int:
        """The pass of a run of `nodes` a position: the last one goes on, unless this is deeper."""
        plan = self.state["plan"]
        if plan is None:
            return 1
        return plan["pass"] + 1 if nodes > plan["nodes"] else plan["pass"]

    def positions(self, pass_number: int) -> list[Position]:
        """The positions of a pass that are known."""
        return [found for found in self.state["positions"] if found and found["pass"] == pass_number]

    def answers(self, pass_number: int) -> list[Position]:
        """What the log, as it was given, told of positions in a pass: in order, the same one maybe twice."""
        return [position for position in self._positions if position.get("pass", 1) == pass_number]

    def moves(self, pass_number: int) -> list[Move]:
        """The verdicts of a pass, those without figures too."""
        return [move for move in self.state["moves"] if move and move["pass"] == pass_number]

    def verdict(self, ply: int) -> Move | None:
        """The verdict of the move of `ply`, of whichever pass; None while only its class is known."""
        move = self.state["moves"][ply - 1]
        static = move and move["accuracy"] is None and move["classification"]
        return None if static else move

    def judged(self, pass_number: int) -> list[bool]:
        """For each move whether it has its accuracy from the pass."""
        return [
            move is not None and move["accuracy"] is not None and move["pass"] == pass_number
            for move in self.state["moves"]
        ]

    def _in_place_of(self, event: Event) -> object:
        match event:
            case PositionEvent(ply=ply):
                return self.state["positions"][ply] if self.state["positions"] else None
            case MoveEvent(ply=ply):
                return self.state["moves"][ply - 1] if self.state["moves"] else None
            case _:
                return cast(Json, self.state)[event.type]


def _body(event: Event) -> Json:
    """What the fold keeps of an event."""
    return {key: value for key, value in event.to_wire().items() if key != "type"}
