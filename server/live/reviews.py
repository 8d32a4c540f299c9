"""The logs of reviews as they grow: who watches which, and the task that tells them.

Replay and live are one path. A connection that watches a review is first sent what is stored after its
cursor; it joins the review's room once it has caught up with what the room was told, so that no event falls
between the two. One task asks the store once a tick for what is new in all watched reviews.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from server.live.rooms import Message, Refused, Rooms, Wire
from server.live.task import Pace
from server.store.reviews import Store, Tail
from server.store.rows import Review
from server.texts import sentence

Json = dict[str, Any]

_BATCH = 200
"""Events of one message, at most: a long log is sent in several."""


@dataclass(slots=True)
class _Room:
    """A watched review: the last seq that all were told, and the last status that each was told."""

    cursor: int
    told: dict[str, Json] = field(default_factory=dict)

    @property
    def members(self) -> Iterable[str]:
        return self.told.keys()

    def leave(self, sid: str) -> None:
        self.told.pop(sid, None)


class Tails(Rooms[_Room]):
    """The watched reviews."""

    too_many = "error-too-many-reviews"

    def __init__(self, store: Store, wire: Wire, *, tick: float, max_watched: int) -> None:
        super().__init__(wire, pace=Pace(tick), max_watched=max_watched)
        self._store = store

    def watch(self, sid: str, review_id: str, after: int) -> Json:
        """Send what is stored after seq `after`, then keep telling -> the answer. Raises Refused."""
        self._reserve(sid, review_id)
        review = self._known(sid, review_id)
        status: Json = {
            "status": review.status,
            "queue_position": self._store.queue_position(review_id),
        }
        after = min(after, review.last_seq)  # nobody may push a room's cursor past what is stored
        after = self._replay(sid, review_id, after)
        self._send([("status", {"id": review_id, **status}, sid)])  # the room tells a later one
        while not self._join(sid, review_id, after, status):
            self._known(sid, review_id)  # it may have been deleted meanwhile
            after = self._replay(sid, review_id, after)
        self._task.start()
        self._task.wake(review_id)  # what landed on the way here woke nobody
        return {"ok": True, **status}

    def watched(self) -> Mapping[str, int]:
        """The watched reviews with the last seq that their watchers were all told."""
        with self._lock:
            return {review_id: room.cursor for review_id, room in self._rooms.items()}

    def wake(self, review_id: str, last_seq: int | None) -> None:
        with self._lock:
            room = self._rooms.get(review_id)
            is_new = room is not None and (last_seq is None or last_seq > room.cursor)
        if is_new:
            self._task.wake(review_id)

    def tell(self, keys: Collection[str] | None = None) -> None:
        """One tick: ask the store once, tell the rooms."""
        cursors = self.watched()
        if keys is not None:
            cursors = {key: cursors[key] for key in keys if key in cursors}
        for tail in self._store.tails(cursors):
            with self._lock:
                room = self._rooms.get(tail.review_id)
                messages = list(_news(room, tail)) if room else []
            self._send(messages)

    def _known(self, sid: str, review_id: str) -> Review:
        review = self._store.get(review_id)
        if review is None:
            self.unwatch(sid, review_id)
            raise Refused("not_found", sentence("error-no-review"))
        return review

    def _replay(self, sid: str, review_id: str, after: int) -> int:
        """Send what is stored of the log, batch by batch -> the last seq sent."""
        while events := self._store.events(review_id, after, _BATCH):
            self._send([("events", {"id": review_id, "events": events}, sid)])
            after = int(events[-1]["seq"])
        return after

    def _join(self, sid: str, review_id: str, cursor: int, status: Json) -> bool:
        """Enter the room if it was told nothing after `cursor`, and nothing more is stored; False: replay
        first."""
        more = self._store.events(review_id, cursor, 1)
        with self._lock:
            if not self._reserved(sid, review_id):
                return True  # gone meanwhile: nothing to join, nothing to send
            room = self._rooms.get(review_id)
            if more or (room is not None and room.cursor > cursor):
                return False
            if room is None:
                room = self._rooms[review_id] = _Room(cursor)
            room.told[sid] = status
            return True


def _news(room: _Room, tail: Tail) -> Iterator[Message]:
    """What the room's members are to be told; afterwards it counts as told."""
    # The room may have been made anew, further on, while the store was asked.
    fresh = [event for event in tail.events if event["seq"] > room.cursor]
    for start in range(0, len(fresh), _BATCH):
        batch = fresh[start : start + _BATCH]
        yield from (("events", {"id": tail.review_id, "events": batch}, sid) for sid in room.told)
        room.cursor = batch[-1]["seq"]
    status = {"status": tail.status or "deleted", "queue_position": tail.queue_position}
    for sid in [sid for sid, told in room.told.items() if told != status]:
        room.told[sid] = status
        yield "status", {"id": tail.review_id, **status}, sid
