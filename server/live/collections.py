"""The tables of collections as they change: who watches which, and the task that sends the changes.

A row is sent whole, and only when it or its review has changed; receiving a row twice does no harm.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from server.i18n.texts import sentence
from server.live.rooms import MessageRefused, Room, Rooms, Wire
from server.live.task import Pace
from server.store.collections.collections import CollectionStore, TableMarks
from server.wire.bodies import CollectionMessage, Watched

_TICKS = 10
"""A table is looked at once in so many ticks: a row has little to say of each single move."""


@dataclass(slots=True)
class _WatchedTable(Room):
    """A watched collection: how its rows stood when they were told last. `reviews`: theirs."""

    marks: TableMarks
    reviews: frozenset[str] = frozenset()


class Tables(Rooms[_WatchedTable]):
    """The watched collections."""

    too_many = "error-too-many-collections-watched"

    def __init__(self, store: CollectionStore, wire: Wire, *, tick: float, max_watched: int) -> None:
        pace = Pace(_TICKS * tick, gap=_TICKS * tick)
        super().__init__(wire, store.database.version, pace=pace, max_watched=max_watched)
        self._store = store

    def watch(self, sid: str, collection_id: str) -> Watched:
        """Send all rows, then those that change -> the answer. Raises MessageRefused."""
        self._reserve(sid, collection_id)
        marks = self._store.marks([collection_id]).get(collection_id)
        if marks is None:
            self.unwatch(sid, collection_id)
            raise MessageRefused("not_found", sentence("error-no-collection"))
        self._store.follows.opened(collection_id)
        table = self._join(sid, collection_id, marks)
        while table is not None:
            marks = table.marks
            message = self._message(collection_id, None, titled=True)
            table.reviews |= _reviews_of(message)
            self._send([("collection", message, sid)])
            if table.marks is marks:  # else a row was told anew before this message was
                break
        self._task.start()
        self._task.wake(collection_id)  # what has changed on the way here woke nobody
        return {"ok": True}

    def wake(self, review_id: str, last_seq: int | None, stored: float | None = None) -> None:
        """Also with the id of a collection that was edited."""
        with self._lock:
            touched = [
                key for key, table in self._rooms.items() if key == review_id or review_id in table.reviews
            ]
        for key in touched:
            self._task.wake(key)

    def tell(self, keys: Collection[str] | None = None) -> None:
        """Ask the store once how the rows stand, and tell those that have changed."""
        with self._lock:
            known = {
                collection_id: table.marks
                for collection_id, table in self._rooms.items()
                if keys is None or collection_id in keys
            }
        found = self._store.marks(known) if known else {}
        for collection_id, before in known.items():
            self._tell_table(collection_id, before, found.get(collection_id))

    def _tell_table(self, collection_id: str, before: TableMarks, now: TableMarks | None) -> None:
        if now is None:
            self._tell_deleted(collection_id)
            return
        changed = [number for number, mark in now.rows.items() if before.rows.get(number) != mark]
        gone = sorted(before.rows.keys() - now.rows.keys())
        edited = before.version != now.version
        if not changed and not gone and not edited:
            return
        message = self._message(collection_id, changed, gone, titled=edited)
        with self._lock:
            table = self._rooms.get(collection_id)
            if table is None:
                return
            table.marks = now
            table.reviews |= _reviews_of(message)
        self._send([("collection", message, table.name)])

    def _tell_deleted(self, collection_id: str) -> None:
        """For the last time: the room is closed."""
        message: CollectionMessage = {**_nothing(collection_id), "deleted": True}
        with self._lock:
            table = self._rooms.get(collection_id)
        if table is None:
            return
        self._send([("collection", message, table.name)])
        with self._lock:
            for sid in sorted(table.members):
                self._watched.get(sid, set()).discard(collection_id)
                self._leave(sid, collection_id)

    def _message(
        self, collection_id: str, numbers: Iterable[int] | None, gone: Iterable[int] = (), *, titled: bool
    ) -> CollectionMessage:
        found = self._store.get(collection_id) if titled else None
        title = found.title if found else None
        follow = self._store.follows.followed([collection_id]).get(collection_id)
        going = follow is not None and follow.goes_on
        rows = [game.to_json(going=going) for game in self._store.games(collection_id, numbers)]
        return {
            **_nothing(collection_id),
            "title": title,
            "whole": numbers is None,
            "games": rows,
            "gone": list(gone),
            "follow": follow.to_json() if follow else None,
        }

    def _join(self, sid: str, collection_id: str, marks: TableMarks) -> _WatchedTable | None:
        """None: it has gone meanwhile."""
        with self._lock:
            if not self._reserved(sid, collection_id):
                return None
            if collection_id not in self._rooms:
                self._rooms[collection_id] = _WatchedTable(self._new_name(collection_id), marks)
            table = self._rooms[collection_id]
            self._enter(sid, table)
            return table


def _nothing(collection_id: str) -> CollectionMessage:
    """A message that says nothing yet."""
    return {
        "id": collection_id,
        "title": None,
        "whole": False,
        "games": [],
        "gone": [],
        "deleted": False,
        "follow": None,
    }


def _reviews_of(message: CollectionMessage) -> frozenset[str]:
    return frozenset(row["id"] for row in message["games"] if row["id"])
