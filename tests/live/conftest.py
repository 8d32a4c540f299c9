"""A store, reviews that a worker writes into, and a wire that notes what is sent to whom."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.analysis.reading import read
from server.live import rooms
from server.live.encoded import Encoded
from server.live.rooms import Body
from server.store.reviews.reviews import Store
from server.wire.bodies import CollectionMessage, EventsMessage, StatusMessage

Json = dict[str, Any]
_MESSAGES: dict[str, Any] = {"status": StatusMessage, "collection": CollectionMessage}
LOG: list[Json] = [{"type": "preview", "win": [0.5], "model": str(number)} for number in range(1, 8)]


class Wire:
    """Notes what is sent to whom, what goes to a room for each that is in it. `live`: this wire as a room
    needs it; tasks are noted, or begun by `spawn`. `waiting`: bytes that a connection has not taken;
    `after`: what happens once a connection was sent an event."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Json, str]] = []
        self.rooms: dict[str, set[str]] = {}
        self.waiting: dict[str, int] = {}
        self.sleeps: list[float] = []
        self.calls = 0
        self.after: dict[tuple[str, str], Callable[[], None]] = {}
        self._seqs: dict[str, list[int]] = {}
        self.tasks: list[Callable[[], None]] = []

    def live(self, spawn: Callable[[Callable[[], None]], object] | None = None) -> rooms.Wire:
        return rooms.Wire(
            send=self._send,
            enter=lambda sid, room: self.rooms.setdefault(room, set()).add(sid),
            leave=lambda sid, room: self.rooms[room].remove(sid),
            waiting=lambda sid: self.waiting.get(sid, 0),
            spawn=spawn or self.tasks.append,
            sleep=lambda seconds: self.sleep(seconds),
        )

    def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        time.sleep(seconds)

    def _send(self, event: str, message: Body, to: str) -> None:
        self.calls += 1
        written = json.loads(message.text) if isinstance(message, Encoded) else dict(message)
        for sid in sorted(self.rooms.get(to, ())) if to in self.rooms else [to]:
            self.send(event, written, sid)

    def send(self, event: str, message: Json, sid: str) -> None:
        if event == "events":  # the tests' own events are not whole
            assert message.keys() == EventsMessage.__annotations__.keys()
        else:
            read(_MESSAGES[event], json.loads(json.dumps(message)), event)
        self.sent.append((event, message, sid))
        if event == "events":
            self._seqs.setdefault(sid, []).extend(one["seq"] for one in message["events"])
        self.after.pop((sid, event), lambda: None)()

    def seqs(self, sid: str) -> list[int]:
        """The numbers of the events that `sid` was sent, in order; kept beside, as some tests ask often."""
        return list(self._seqs.get(sid, ()))

    def statuses(self, sid: str) -> list[str]:
        return [message["status"] for name, message, to in self.sent if name == "status" and to == sid]

    def take(self, sid: str) -> list[Json]:
        """The messages for `sid` since it was asked last."""
        mine = [message for _, message, to in self.sent if to == sid]
        self.sent = [item for item in self.sent if item[2] != sid]
        return mine


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """On a database of each kind that there is."""
    is_file = request.param == "sqlite"
    made = Store(f"sqlite:///{tmp_path}/live.db" if is_file else request.getfixturevalue("postgres_url"))
    yield made
    made.close()


def running(store: Store, stored: int) -> str:
    review_id, _ = store.create("1. e4", {}, LOG[:stored])
    assert store.leases.claim_next("worker")
    return review_id
