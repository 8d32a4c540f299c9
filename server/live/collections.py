"""The tables of collections as they change: who watches which, and the task that tells them.

A row is told whole, and only when its review has changed; a row that comes twice does no harm.
Transport-free, as `live.Tails`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from server.live.task import LiveTask
from server.store.collections import CollectionStore

Json = dict[str, Any]
Marks = dict[int, tuple[str | None, int]]

_TICKS = 10
"""A table is looked at once in so many ticks: a row has little to say of each single move."""


class Refused(Exception):  # noqa: N818  (an answer, not a fault)
    """A message that is answered with an error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.answer = {"error": {"code": code, "message": message}}


@dataclass(slots=True)
class _Table:
    """A watched collection: how its rows stood when they were told last, and to whom."""

    marks: Marks
    members: set[str] = field(default_factory=set)


class Tables:
    """`send(event, message, to)` does the sending, `spawn` starts a task, `sleep` pauses it."""

    def __init__(
        self,
        store: CollectionStore,
        send: Callable[[str, Json, str], None],
        spawn: Callable[[Callable[[], None]], object],
        sleep: Callable[[float], None],
        *,
        tick: float,
        max_watched: int,
    ) -> None:
        self._store = store
        self._send = send
        self._max_watched = max_watched
        self._lock = threading.Lock()
        self._connected: set[str] = set()
        self._tables: dict[str, _Table] = {}
        self._task = LiveTask(self.tell, lambda: bool(self._tables), spawn, sleep, _TICKS * tick)

    def connect(self, sid: str) -> None:
        with self._lock:
            self._connected.add(sid)

    def watch(self, sid: str, collection_id: str) -> Json:
        """Send all rows, then those that change -> the answer. Raises Refused."""
        self._check(sid, collection_id)
        marks = self._store.marks([collection_id]).get(collection_id)
        if marks is None:
            raise Refused("not_found", "There is no such collection.")
        self._join(sid, collection_id, marks)
        self._send("collection", self._message(collection_id, None), sid)
        self._task.start()
        return {"ok": True}

    def unwatch(self, sid: str, collection_id: str) -> Json:
        with self._lock:
            self._leave(sid, collection_id)
        return {"ok": True}

    def disconnect(self, sid: str) -> None:
        with self._lock:
            self._connected.discard(sid)
            for collection_id in list(self._tables):
                self._leave(sid, collection_id)

    def tell(self) -> None:
        """Ask the store once how the rows stand, and tell those that have changed."""
        with self._lock:
            known = {collection_id: table.marks for collection_id, table in self._tables.items()}
        found = self._store.marks(known)
        for collection_id, before in known.items():
            self._tell_table(collection_id, before, found.get(collection_id))

    def _tell_table(self, collection_id: str, before: Marks, now: Marks | None) -> None:
        if now is None:
            self._send_all(collection_id, {"id": collection_id, "games": [], "gone": [], "deleted": True})
            return
        changed = [number for number, mark in now.items() if before.get(number) != mark]
        gone = sorted(before.keys() - now.keys())
        if changed or gone:
            self._send_all(collection_id, self._message(collection_id, changed, gone))
            with self._lock:
                if collection_id in self._tables:
                    self._tables[collection_id].marks = now

    def _message(self, collection_id: str, numbers: Iterable[int] | None, gone: Iterable[int] = ()) -> Json:
        rows = [game.to_json() for game in self._store.games(collection_id, numbers)]
        return {"id": collection_id, "games": rows, "gone": list(gone), "deleted": False}

    def _check(self, sid: str, collection_id: str) -> None:
        with self._lock:
            mine = {known for known, table in self._tables.items() if sid in table.members}
        if len(mine | {collection_id}) > self._max_watched:
            raise Refused("too_many", f"A connection can watch {self._max_watched} collections at once.")

    def _join(self, sid: str, collection_id: str, marks: Marks) -> None:
        with self._lock:
            if sid in self._connected:  # it may have gone meanwhile
                self._tables.setdefault(collection_id, _Table(marks)).members.add(sid)

    def _leave(self, sid: str, collection_id: str) -> None:
        table = self._tables.get(collection_id)
        if table is not None:
            table.members.discard(sid)
            if not table.members:
                del self._tables[collection_id]

    def _send_all(self, collection_id: str, message: Json) -> None:
        with self._lock:
            table = self._tables.get(collection_id)
            members = list(table.members) if table else []
            if message["deleted"]:
                self._tables.pop(collection_id, None)
        for sid in members:
            self._send("collection", message, sid)
