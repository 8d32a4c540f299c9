"""Socket.IO: watch, unwatch and the tail of the log. `docs/protocol.md` shows the messages.

Replay and live are one path. A connection that watches a review is first sent what is stored after its
cursor; it joins the review's room once it has caught up with what the room was told, so that no event falls
between the two. One task asks the store once a tick for what is new in all watched reviews.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import flask
from flask_socketio import SocketIO

from server.live.collections import Refused, Tables
from server.live.task import LiveTask
from server.settings import Settings
from server.store.collections import CollectionStore
from server.store.reviews import Store, Tail
from server.store.rows import Review

Json = dict[str, Any]
_log = logging.getLogger(__name__)

MAX_MESSAGE_BYTES = 64 * 1024
_BATCH = 200
"""Events of one message, at most: a long log is sent in several."""
_MAX_ID_CHARS = 64


@dataclass(slots=True)
class _Room:
    """A watched review: who watches, the last seq they were all told, the last status they were told."""

    cursor: int
    status: Json | None = None
    members: set[str] = field(default_factory=set)


class Tails:
    """Who watches what, and the task that tells them.

    Transport-free: `send(event, message, to)` does the sending, `spawn` starts a task, `sleep` pauses it.
    """

    def __init__(
        self,
        store: Store,
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
        self._watched: dict[str, set[str]] = {}
        self._rooms: dict[str, _Room] = {}
        self._task = LiveTask(self.tell, lambda: bool(self._rooms), spawn, sleep, tick)

    def connect(self, sid: str) -> None:
        with self._lock:
            self._watched[sid] = set()

    def disconnect(self, sid: str) -> None:
        with self._lock:
            for review_id in self._watched.pop(sid, set()):
                self._leave(sid, review_id)

    def watch(self, sid: str, review_id: str, after: int) -> Json:
        """Send what is stored after seq `after`, then keep telling -> the answer. Raises Refused."""
        self._reserve(sid, review_id)
        review = self._known(sid, review_id)
        after = min(after, review.last_seq)  # nobody may push a room's cursor past what is stored
        while not self._join(sid, review_id, after):
            after = self._replay(sid, review_id, after)
        status = {"status": review.status, "queue_position": self._store.queue_position(review_id)}
        self._send("status", {"id": review_id, **status}, sid)
        self._task.start()
        return {"ok": True, **status}

    def unwatch(self, sid: str, review_id: str) -> Json:
        with self._lock:
            self._watched.get(sid, set()).discard(review_id)
            self._leave(sid, review_id)
        return {"ok": True}

    def watched(self) -> Mapping[str, int]:
        """The watched reviews with the last seq that their watchers were all told."""
        with self._lock:
            return {review_id: room.cursor for review_id, room in self._rooms.items()}

    def tell(self) -> None:
        """One tick: ask the store once, tell the rooms."""
        cursors = self.watched()
        for tail in self._store.tails(cursors):
            with self._lock:
                room = self._rooms.get(tail.review_id)
                if room is not None:
                    self._tell_room(room, tail)

    def _reserve(self, sid: str, review_id: str) -> None:
        with self._lock:
            mine = self._watched.get(sid)
            if mine is None:
                raise Refused("disconnected", "The connection is gone.")
            if review_id not in mine and len(mine) >= self._max_watched:
                message = f"A connection can watch {self._max_watched} reviews at once."
                raise Refused("too_many", message)
            mine.add(review_id)

    def _known(self, sid: str, review_id: str) -> Review:
        review = self._store.get(review_id)
        if review is None:
            self.unwatch(sid, review_id)
            raise Refused("not_found", "There is no such review.")
        return review

    def _replay(self, sid: str, review_id: str, after: int) -> int:
        """Send the next batch of the log -> the last seq sent. Raises Refused if the review was deleted."""
        events = self._store.events(review_id, after, _BATCH)
        if not events:
            return max(after, self._known(sid, review_id).last_seq)
        self._send("events", {"id": review_id, "events": events}, sid)
        return int(events[-1]["seq"])

    def _join(self, sid: str, review_id: str, cursor: int) -> bool:
        """Enter the room if it was told nothing after `cursor`, and nothing more is stored; False: replay
        first."""
        more = self._store.events(review_id, cursor, 1)
        with self._lock:
            if review_id not in self._watched.get(sid, set()):
                return True  # gone meanwhile: nothing to join, nothing to send
            room = self._rooms.get(review_id)
            if more or (room is not None and room.cursor > cursor):
                return False
            if room is None:
                room = self._rooms[review_id] = _Room(cursor)
            room.members.add(sid)
            return True

    def _leave(self, sid: str, review_id: str) -> None:
        room = self._rooms.get(review_id)
        if room is not None:
            room.members.discard(sid)
            if not room.members:
                del self._rooms[review_id]

    def _tell_room(self, room: _Room, tail: Tail) -> None:
        # The room may have been made anew, further on, while the store was asked.
        fresh = [event for event in tail.events if event["seq"] > room.cursor]
        for start in range(0, len(fresh), _BATCH):
            batch = fresh[start : start + _BATCH]
            self._send_all(room, "events", {"id": tail.review_id, "events": batch})
            room.cursor = batch[-1]["seq"]
        status = {"status": tail.status or "deleted", "queue_position": tail.queue_position}
        if status != room.status:
            room.status = status
            self._send_all(room, "status", {"id": tail.review_id, **status})

    def _send_all(self, room: _Room, event: str, message: Json) -> None:
        for sid in room.members:
            self._send(event, message, sid)


def create_live(store: Store, collections: CollectionStore, settings: Settings) -> SocketIO:
    """The Socket.IO server with its handlers; `init_app` is still to be called."""
    socketio = SocketIO(
        async_mode=settings.async_mode,
        cors_allowed_origins=_origin_check(settings.origins),
        cors_credentials=False,
        max_http_buffer_size=MAX_MESSAGE_BYTES,
        manage_session=False,
        cookie=None,
    )
    send = partial(_send, socketio)
    spawn, sleep = socketio.start_background_task, socketio.sleep
    tails = Tails(store, send, spawn, sleep, tick=settings.tick, max_watched=settings.watched)
    tables = Tables(collections, send, spawn, sleep, tick=settings.tick, max_watched=settings.watched)
    _add_handlers(socketio, tails, tables)
    return socketio


def _send(socketio: SocketIO, event: str, message: Json, sid: str) -> None:
    socketio.emit(event, message, to=sid)


def _add_handlers(socketio: SocketIO, tails: Tails, tables: Tables) -> None:
    def connect(auth: object = None) -> None:
        tails.connect(_sid())
        tables.connect(_sid())

    def disconnect(reason: object = None) -> None:
        tails.disconnect(_sid())
        tables.disconnect(_sid())

    def watch(message: object = None, *rest: object) -> Json:
        return _answer(lambda: tails.watch(_sid(), _asked_id(message), _cursor(message)))

    def unwatch(message: object = None, *rest: object) -> Json:
        return _answer(lambda: tails.unwatch(_sid(), _asked_id(message)))

    def watch_collection(message: object = None, *rest: object) -> Json:
        return _answer(lambda: tables.watch(_sid(), _asked_id(message)))

    def unwatch_collection(message: object = None, *rest: object) -> Json:
        return _answer(lambda: tables.unwatch(_sid(), _asked_id(message)))

    for handler in (connect, disconnect, watch, unwatch, watch_collection, unwatch_collection):
        socketio.on_event(handler.__name__, handler)
    socketio.on_error_default(_fault)


def _answer(act: Callable[[], Json]) -> Json:
    try:
        return act()
    except Refused as refused:
        return refused.answer


def _fault(error: Exception) -> Json:
    _log.error("a message could not be answered", exc_info=error)
    return {"error": {"code": "internal", "message": "Something went wrong inside Kibitz."}}


def _sid() -> str:
    sid: str = flask.request.sid  # type: ignore[attr-defined]  # put there by Flask-SocketIO
    return sid


def _asked_id(message: object) -> str:
    review_id = message.get("id") if isinstance(message, dict) else None
    if not isinstance(review_id, str) or not 0 < len(review_id) <= _MAX_ID_CHARS:
        raise Refused("bad_message", "The message must be an object with an id.")
    return review_id


def _cursor(message: object) -> int:
    after = message.get("after", 0) if isinstance(message, dict) else 0
    if isinstance(after, bool) or not isinstance(after, int) or not 0 <= after < 1 << 31:
        raise Refused("bad_message", "`after` must be the number of an event, 0 or more.")
    return after


def _origin_check(further: tuple[str, ...]) -> Callable[[str | None, Json], bool]:
    """Same origin, the opaque origin of a sandboxed embed (all is read-only and unlisted), and `further`."""

    def allowed(origin: str | None, environ: Json) -> bool:
        if origin is None or origin == "null" or origin in further:
            return True
        return urlsplit(origin).netloc == environ.get("HTTP_HOST")

    return allowed
