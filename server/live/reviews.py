"""The logs of reviews as they grow: who watches which, and the task that tells them.

Replay and live are one path. A connection that watches a review is first sent what is stored after its
cursor, no faster than it reads; it joins the review's room once it has caught up with what the room was
told, so that no event falls between the two. One task asks the store once a tick for what is new in all
watched reviews.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field

from server.i18n.texts import sentence
from server.live.batches import Batches, batches_of
from server.live.rooms import Message, MessageRefused, Room, Rooms, Wire
from server.live.task import Pace
from server.store.reviews.reviews import ReviewHead, Store, Tail
from server.wire.bodies import StatusMessage, Watched

_ROOMS_AT_ONCE = 20
"""Rooms that are told before others have their turn."""
_UNREAD_BYTES = 256 * 1024
"""What may wait for a connection before it is sent more of a log."""
_UNREAD_PAUSE = 0.05


@dataclass(slots=True)
class _ReviewRoom(Room):
    """A watched review: the last seq and status sent to all its members; `apart`: the status of members who
    joined with another one. `telling`: sending is under way; `due`: since when the first of what is to be
    told is stored, where that is known."""

    cursor: int
    status: StatusMessage
    due: float | None = None
    apart: dict[str, StatusMessage] = field(default_factory=dict)
    telling: bool = False

    def left(self, sid: str) -> None:
        self.apart.pop(sid, None)


class Tails(Rooms[_ReviewRoom]):
    """The watched reviews. `delayed` is told how long after an event was stored all were sent it."""

    too_many = "error-too-many-reviews-watched"

    def __init__(
        self,
        store: Store,
        wire: Wire,
        *,
        tick: float,
        max_watched: int,
        delayed: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        super().__init__(wire, store.database.version, pace=Pace(tick), max_watched=max_watched)
        self._store = store
        self._batches = Batches(store.events)
        self._delayed = delayed

    def watch(self, sid: str, review_id: str, after: int) -> Watched:
        """Send what is stored after seq `after`, then keep telling -> the answer. Raises MessageRefused."""
        self._reserve(sid, review_id)
        with self._lock:
            self._leave(sid, review_id)  # who asks again is told nothing else meanwhile
        head = self._standing(sid, review_id)
        stored, status = head.last_seq, _status(review_id, head)
        after = min(after, stored)  # nobody may push a room's cursor past what is stored
        self._replay(sid, review_id, after, stored)
        self._send([("status", status, sid)])  # the room tells a later one
        while not self._join(sid, review_id, stored, status):
            self._wire.sleep(0)
            after, stored = stored, self._standing(sid, review_id).last_seq
            self._replay(sid, review_id, after, stored)
        self._task.start()
        self._task.wake(review_id)  # what landed on the way here woke nobody
        return {"ok": True, "status": head.status.value, "queue_position": head.queue_position}

    def watched(self) -> Mapping[str, int]:
        """The watched reviews, each with the last seq that was sent to all its watchers."""
        with self._lock:
            return {review_id: room.cursor for review_id, room in self._rooms.items()}

    def wake(self, review_id: str, last_seq: int | None, stored: float | None = None) -> None:
        with self._lock:
            room = self._rooms.get(review_id)
            is_new = room is not None and (last_seq is None or last_seq > room.cursor)
            if room is not None and is_new and room.due is None:
                room.due = stored
        if is_new:
            self._task.wake(review_id)

    def tell(self, keys: Collection[str] | None = None) -> None:
        """One tick: ask the store once, tell the rooms."""
        cursors = self.watched()
        if keys is not None:
            cursors = {key: cursors[key] for key in keys if key in cursors}
        rooms = 0
        for tail in self._store.tails(cursors):
            if self._tell_room(tail):
                rooms += 1
                if rooms % _ROOMS_AT_ONCE == 0:
                    self._wire.sleep(0)

    def _tell_room(self, tail: Tail) -> bool:
        """Whether there was something to tell."""
        with self._lock:
            room = self._rooms.get(tail.review_id)
            messages = list(_news(room, tail)) if room else []
            if room is None or not messages:
                return False
            room.telling = True
            due, room.due = room.due, None
        if any(event["type"] == "note" for event in tail.events):
            self._batches.forget(tail.review_id)  # an earlier note may have been emptied
        try:
            self._send(messages)
        finally:
            room.telling = False
        if due is not None:
            self._delayed(max(0.0, time.time() - due))
        return True

    def _standing(self, sid: str, review_id: str) -> ReviewHead:
        """How the review stands. Raises MessageRefused."""
        head = self._store.head(review_id)
        if head is None:
            self.unwatch(sid, review_id)
            raise MessageRefused("not_found", sentence("error-no-review"))
        return head

    def _replay(self, sid: str, review_id: str, after: int, upto: int) -> None:
        """Send the log from `after` to `upto`, batch by batch, as long as `sid` wants it."""
        while after < upto and (batch := self._batches.after(review_id, after, upto)):
            self._send([("events", batch.message, sid)])
            after = batch.last
            self._wire.sleep(0)
            while self._wire.waiting(sid) > _UNREAD_BYTES and self._wants(sid, review_id):
                self._wire.sleep(_UNREAD_PAUSE)
            if not self._wants(sid, review_id):
                return

    def _wants(self, sid: str, review_id: str) -> bool:
        with self._lock:
            return self._reserved(sid, review_id)

    def _join(self, sid: str, review_id: str, cursor: int, status: StatusMessage) -> bool:
        """Enter the room if nothing after `cursor` was sent to it and nothing is being sent now; False:
        replay first."""
        with self._lock:
            if not self._reserved(sid, review_id):
                self._ended_if_unwatched(review_id)
                return True  # gone meanwhile: nothing to join, nothing to send
            room = self._rooms.get(review_id)
            if room is None:
                room = self._rooms[review_id] = _ReviewRoom(self._new_name(review_id), cursor, status)
            elif room.cursor > cursor or room.telling:
                return False
            if room.status != status:
                room.apart[sid] = status
            self._enter(sid, room)
            return True

    def _ended(self, key: str) -> None:
        self._batches.forget(key)

    def _ended_if_unwatched(self, review_id: str) -> None:
        """Under the lock."""
        if review_id not in self._rooms:
            self._ended(review_id)


def _status(review_id: str, now: ReviewHead | Tail) -> StatusMessage:
    return {
        "id": review_id,
        "status": now.status.value if now.status else "deleted",
        "queue_position": now.queue_position,
    }


def _news(room: _ReviewRoom, tail: Tail) -> Iterator[Message]:
    """What the members still have to be sent; afterwards it counts as sent."""
    # The room may have been made anew while the store was asked: further on, or further back, by somebody
    # who had looked at the log before. The next look, which joining wakes, has what is missing here.
    fresh = [event for event in tail.events if event["seq"] > room.cursor]
    if fresh and fresh[0]["seq"] > room.cursor + 1:
        return
    for batch in batches_of(tail.review_id, fresh):
        yield "events", batch.message, room.name
        room.cursor = batch.last
    status = _status(tail.review_id, tail)
    if status != room.status:
        yield "status", status, room.name
    else:
        yield from (("status", status, sid) for sid, last in room.apart.items() if last != status)
    room.status = status
    room.apart.clear()
