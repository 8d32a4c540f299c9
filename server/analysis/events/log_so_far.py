"""What a review's log has told so far: which event would be news, which pass a run belongs to, and what
stands of a game that has grown.

Owns the comparison of events with the log; which events there are, and in what order, is `pipeline.py`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast, get_args

import msgspec

from server.analysis.errors import LogError
from server.analysis.events.events import EVENTS, Event, EventJson, GameEvent, MoveEvent, PositionEvent
from server.analysis.events.fold import State, apply_event, initial_state, plies_in_common
from server.analysis.events.values import Base
from server.analysis.events.wire import AnyEvent, Game, Move, Position
from server.i18n.texts import sentence

_Pasted = Literal["headers", "start_fen", "variant", "result", "moves", "comment", "arrows"]
_SHAPES = {cls.type: cls for cls in EVENTS}
_PASTED: tuple[_Pasted, ...] = get_args(_Pasted)
"""What a `game` says of its text: the rest is said of it by this Kibitz."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What stands since the game has last grown, or was corrected. `ply`: the last one that both games have
    in common, -1: none; `answers`: those that searches gave in the pass, as (ply, round)."""

    ply: int
    answers: frozenset[tuple[int, int]]


def read_log(log: Iterable[EventJson]) -> list[AnyEvent]:
    """Stored events, checked; those of a type that is not known as they are. Raises LogError."""
    return [_read(event) for event in log]


def _read(event: EventJson) -> AnyEvent:
    shape = _SHAPES.get(str(event["type"]))
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

    def __init__(self, log: Sequence[EventJson]) -> None:
        """Raises LogError for a log that cannot be read."""
        self.state: State = initial_state()
        self._positions: list[Position] = []
        self._growth: tuple[int, Growth] | None = None
        self._is_planned = False
        self._is_reported = False
        self._reported: tuple[int, list[bool]] = (0, [])
        self._outdated: set[tuple[int, Base]] = set()
        for event in read_log(log):
            self._take(event)
            if event["type"] == "position":
                self._positions.append(event)

    def tell(self, event: Event) -> Event:
        """Fold `event` into the state -> the same event, for the caller to hand on."""
        self._take(cast(AnyEvent, {"seq": self.state["seq"] + 1, **event.to_wire()}))
        return event

    def _take(self, event: AnyEvent) -> None:
        kind, game = event["type"], self.state["game"]
        if event["type"] == "game":
            if game is not None:
                self._grow(plies_in_common(game, event))
        elif event["type"] == "position":
            before = self.state["positions"][event["ply"]]
            if before is None or before["lines"] != event["lines"]:
                self._outdated |= {(event["ply"], "after"), (event["ply"] + 1, "before")}
        elif event["type"] == "move":
            self._outdated -= {(event["ply"], "after"), (event["ply"], "before")}
        self._is_reported = kind == "report" or (self._is_reported and kind != "move")
        self._is_planned = kind == "plan" or (self._is_planned and kind != "game")
        self.state = apply_event(self.state, event)
        if kind == "game":
            self._reported = (0, [])
        elif kind == "report":
            number = self._pass()
            self._reported = (number, self.judged(number))

    def _grow(self, common: int) -> None:
        self._positions = [found for found in self._positions if found["ply"] <= common]
        number = self._pass()
        searched = [found for found in self.answers(number) if found["source"] == "search"]
        answers = frozenset((found["ply"], found["again"]) for found in searched)
        self._growth = number, Growth(common, answers)

    def fresh(self, events: Iterable[Event]) -> Iterator[Event]:
        """Those of `events` that the log does not hold yet, folded in."""
        for event in events:
            if not self.says(event):
                yield self.tell(event)

    def says(self, event: Event) -> bool:
        """Whether the log says the same as `event` already."""
        return self._in_place_of(event) == _body(event)

    def holds(self, event: Event) -> bool:
        """Whether the log says anything in the place of `event`; of a game, this one."""
        if isinstance(event, GameEvent):
            game = self.state["game"]
            return game is not None and _is_same(game, cast(Game, _body(event)))
        return self._in_place_of(event) is not None

    def growth(self, pass_number: int) -> Growth | None:
        """How the game has last grown, if the pass had begun by then; None if not."""
        number, growth = self._growth or (0, None)
        return growth if number == pass_number else None

    def is_planned(self) -> bool:
        """Whether a run over the game as it is now has begun."""
        return self._is_planned

    def is_reported(self) -> bool:
        """Whether no verdict has been told since the last report."""
        return self._is_reported

    def pass_number(self, nodes: int) -> int:
        """The pass of a run of `nodes` a position: the last one goes on, unless this is deeper."""
        plan = self.state["plan"]
        if plan is None:
            return 1
        return plan["pass"] + 1 if nodes > plan["nodes"] else plan["pass"]

    def _pass(self) -> int:
        """The pass that runs, or ran last."""
        plan = self.state["plan"]
        return plan["pass"] if plan else 1

    def positions(self, pass_number: int) -> list[Position]:
        """The positions of a pass that are known."""
        return [found for found in self.state["positions"] if found and found["pass"] == pass_number]

    def answers(self, pass_number: int) -> list[Position]:
        """What the log, as it was given, says of positions in a pass: in order, a position possibly twice."""
        return [position for position in self._positions if position["pass"] == pass_number]

    def moves(self, pass_number: int) -> list[Move]:
        """The verdicts of a pass, those without figures too."""
        return [move for move in self.state["moves"] if move and move["pass"] == pass_number]

    def outdated(self) -> frozenset[tuple[int, Base]]:
        """The moves, by ply, one of whose lines has changed since their verdict was written: what was added
        to the line is no longer valid."""
        return frozenset(self._outdated)

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

    def judged_by_report(self, pass_number: int) -> list[bool]:
        """As `judged`, at the time of the last report; empty if that was of another pass, or of a game that
        has changed since."""
        number, judged = self._reported
        return judged if number == pass_number else []

    def _in_place_of(self, event: Event) -> object:
        match event:
            case PositionEvent(ply=ply):
                return self.state["positions"][ply] if self.state["positions"] else None
            case MoveEvent(ply=ply):
                return self.state["moves"][ply - 1] if self.state["moves"] else None
            case _:
                return cast(Mapping[str, object], self.state)[event.type]


def _body(event: Event) -> Mapping[str, object]:
    """What the fold keeps of an event."""
    return {key: value for key, value in event.to_wire().items() if key != "type"}


def _is_same(held: Game, game: Game) -> bool:
    """Whether two games are of the same text."""
    return all(held[part] == game[part] for part in _PASTED)
