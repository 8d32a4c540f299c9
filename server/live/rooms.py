"""Rooms of watchers: who is connected, who watches what, and the task that tells them. Transport-free: a
`Wire` does the sending.

What is watched has a room as long as somebody is in it; a message for all goes to the room, so that it is
written once. A connection reserves its place before it is let in, as it may leave while what is stored is
fetched. Messages are made under the lock and sent outside of it: whoever reads slowly holds up nobody who
comes or goes.
"""

from __future__ import annotations

import itertools
import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from server.i18n.texts import sentence
from server.live.encoded import Encoded
from server.live.task import LiveTask, Pace
from server.wire.bodies import CollectionMessage, StatusMessage, Watched

Body = StatusMessage | CollectionMessage | Encoded
_log = logging.getLogger(__name__)
Message = tuple[str, Body, str]
"""The event, its message, the connection or the room it goes to."""


class MessageRefused(Exception):  # noqa: N818  (an answer, not a fault)
    """A message that is answered with an error. `message`: a Sentence, said in the sender's language; `wait`:
    seconds until it is worth trying again."""

    def __init__(self, code: str, message: str, wait: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Wire:
    """`send(event, message, to)` does the sending, to a connection or to all that have been let into a room
    by `enter` and not out by `leave`; `waiting`: bytes that a connection has not taken. `spawn` starts a
    task, `sleep` pauses it."""

    send: Callable[[str, Body, str], None]
    enter: Callable[[str, str], None]
    leave: Callable[[str, str], None]
    waiting: Callable[[str], int]
    spawn: Callable[[Callable[[], None]], object]
    sleep: Callable[[float], None]


@dataclass(slots=True)
class Room:
    """`name`: the wire's, of this room alone: one that is made anew for the same thing has another.
    `members`: who is told what happens."""

    name: str
    members: set[str] = field(default_factory=set, kw_only=True)

    def left(self, sid: str) -> None:
        """`sid` is a member no more."""


RoomT = TypeVar("RoomT", bound=Room)


class Rooms(ABC, Generic[RoomT]):
    """The watched things of one kind. `pace`: of the looks at the store; `version`: of what is stored
    (`Database.version`); `max_watched`: how many a connection may watch at once; `too_many`: the key of the
    sentence that says so."""

    too_many: str

    def __init__(
        self, wire: Wire, version: Callable[[], int | None], *, pace: Pace, max_watched: int
    ) -> None:
        self._wire = wire
        self._max_watched = max_watched
        self._lock = threading.Lock()
        self._watched: dict[str, set[str]] = {}
        self._rooms: dict[str, RoomT] = {}
        self._numbers = itertools.count(1)
        self._task = LiveTask(self.tell, lambda: bool(self._rooms), version, wire.spawn, wire.sleep, pace)

    @abstractmethod
    def tell(self, keys: Collection[str] | None = None) -> None:
        """One look at the store: tell the rooms what is new; all, or those of `keys`."""

    @abstractmethod
    def wake(self, review_id: str, last_seq: int | None, stored: float | None = None) -> None:
        """Something is new in a review: its log has grown to `last_seq`, or else (None) it has another status
        or is gone; `stored`: since when, by the clock of whoever did it. From any thread or greenlet; costs
        next to nothing when nobody watches it, or all have been told."""

    def rely_on_wakes(self, on: bool) -> None:
        """Whether `wake` is called for all that is new: the store is then asked far more seldom for the
        rest."""
        self._task.rely_on_wakes(on)

    def connect(self, sid: str) -> None:
        """`sid` may watch from now on."""
        with self._lock:
            self._watched[sid] = set()

    def disconnect(self, sid: str) -> None:
        """`sid` is gone, and watches nothing any more."""
        with self._lock:
            for key in self._watched.pop(sid, set()):
                self._leave(sid, key)

    def watchers(self) -> int:
        """How many watch, one for each thing that each watches."""
        with self._lock:
            return sum(len(watched) for watched in self._watched.values())

    def unwatch(self, sid: str, key: str) -> Watched:
        """`sid` watches `key` no more -> the answer."""
        with self._lock:
            self._watched.get(sid, set()).discard(key)
            self._leave(sid, key)
        return {"ok": True}

    def _reserve(self, sid: str, key: str) -> None:
        """Raises MessageRefused for a connection that is gone, or watches too much."""
        with self._lock:
            mine = self._watched.get(sid)
            if mine is None:
                raise MessageRefused("disconnected", sentence("error-disconnected"))
            if key not in mine and len(mine) >= self._max_watched:
                raise MessageRefused("too_many", sentence(self.too_many, count=self._max_watched))
            mine.add(key)

    def _reserved(self, sid: str, key: str) -> bool:
        """Under the lock: whether `sid` still wants it."""
        return key in self._watched.get(sid, ())

    def _new_name(self, key: str) -> str:
        return f"{type(self).__name__} {key} {next(self._numbers)}"

    def _enter(self, sid: str, room: RoomT) -> None:
        """Under the lock: from now on it is sent what the room is sent."""
        if sid not in room.members:
            room.members.add(sid)
            self._wire.enter(sid, room.name)

    def _leave(self, sid: str, key: str) -> None:
        """Under the lock: out of the room, which ends with its last member."""
        room = self._rooms.get(key)
        if room is None or sid not in room.members:
            return
        room.members.discard(sid)
        room.left(sid)
        self._wire.leave(sid, room.name)
        if not room.members:
            del self._rooms[key]
            self._ended(key)

    def _ended(self, key: str) -> None:
        """Under the lock: nobody watches `key` any more."""

    def _send(self, messages: Iterable[Message]) -> None:
        """Outside of the lock."""
        for event, message, to in messages:
            try:
                self._wire.send(event, message, to)
            except Exception:  # of one connection or room, and not the others' matter
                _log.exception("%s cannot be told", to)
