"""Socket.IO: the connection, who may open one, and the messages it takes. `docs/protocol.md` shows them.

`reviews` and `collections` send what is watched.
"""

from __future__ import annotations

import logging
import math
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlsplit
from wsgiref.types import WSGIEnvironment

import flask
from flask_socketio import SocketIO
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from server.i18n import texts
from server.i18n.texts import sentence
from server.limits.visitors import visitor_of
from server.live.collections import Tables
from server.live.connections import Connections, language_of
from server.live.encoded import MessageJson
from server.live.packets import StrangersPacket, transport_log
from server.live.reviews import Tails
from server.live.rooms import Body, MessageRefused, Wire
from server.live.traffic import Traffic
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.store.wakeups.changes import read
from server.wire.bodies import Refusal, RefusedMessage, Watched

Answer = Watched | RefusedMessage
_log = logging.getLogger(__name__)

MAX_MESSAGE_BYTES = 64 * 1024
TICK = 0.05
"""Seconds between two looks at the store for what is watched."""
MAX_WATCHED = 8
"""Reviews that one connection may watch, and collections."""
MESSAGES_PER_MINUTE = 60
"""Of one connection, about what it watches."""
ADDRESS_MESSAGES_PER_MINUTE = 1200
"""The same of one address."""
ADDRESS_SOCKETS = 500
"""Of one address: a club or a school is one."""
WAITING_BYTES = 4 << 20
"""What may wait for a connection that does not read, before it is dropped."""
_ID = re.compile(r"[!-~]{1,64}")
"""What may be asked for by its id: PostgreSQL refuses a NUL, and every database half a character."""
_AWAY_SECONDS = 2
"""What a watcher waits while the database is away."""


@dataclass(frozen=True, slots=True)
class Live:
    """The Socket.IO server and what its connections watch."""

    socketio: SocketIO
    connections: Connections
    tails: Tails
    tables: Tables

    def init_app(self, app: flask.Flask) -> None:
        """Answer on `app`."""
        self.socketio.init_app(app)
        self.connections.install(self.socketio.server)
        app.wsgi_app = self.connections.around(app.wsgi_app)  # type: ignore[method-assign,assignment]

    def hear(self, message: str) -> None:
        """Another process has changed reviews, as `changes.written` says: see `Rooms.wake`."""
        for change in read(message):
            self.tails.wake(*change)
            self.tables.wake(*change)

    def rely_on_wakes(self, on: bool) -> None:
        """Whether `hear` is called for all that is new, so that the store need not be asked each tick."""
        self.tails.rely_on_wakes(on)
        self.tables.rely_on_wakes(on)


def create_live(
    store: Store, collections: CollectionStore, settings: Settings, traffic: Traffic | None = None
) -> Live:
    """The Socket.IO server with its handlers; `init_app` is still to be called. It tells `traffic` of
    itself."""
    traffic = traffic or Traffic()
    socketio = SocketIO(
        async_mode=settings.async_mode,
        cors_allowed_origins=_origin_check(settings.origins),
        cors_credentials=False,
        max_http_buffer_size=MAX_MESSAGE_BYTES,
        manage_session=False,
        cookie=None,
        json=MessageJson,
        serializer=StrangersPacket,
        engineio_logger=transport_log(),
    )
    connections = Connections(
        most=settings.most_sockets,
        per_address=ADDRESS_SOCKETS,
        waiting_bytes=WAITING_BYTES,
        traffic=traffic,
    )
    wire = _wire(socketio, connections, traffic)
    tails = Tails(store, wire, tick=TICK, max_watched=MAX_WATCHED, delayed=traffic.delayed)
    tables = Tables(collections, wire, tick=TICK, max_watched=MAX_WATCHED)
    traffic.watchers = lambda: tails.watchers() + tables.watchers()
    rates = Rates(MESSAGES_PER_MINUTE, ADDRESS_MESSAGES_PER_MINUTE)
    _add_handlers(socketio, tails, tables, rates, traffic)
    return Live(socketio, connections, tails, tables)


def _wire(socketio: SocketIO, connections: Connections, traffic: Traffic) -> Wire:
    sizes: Counter[str] = Counter()

    def send(event: str, message: Body, to: str) -> None:
        socketio.emit(event, message, to=to)
        traffic.sent(message, to=sizes.get(to, 1))

    def enter(sid: str, room: str) -> None:
        sizes[room] += 1
        with suppress(ValueError, KeyError):  # it has gone meanwhile
            socketio.server.enter_room(sid, room)

    def leave(sid: str, room: str) -> None:
        sizes[room] -= 1
        if not sizes[room]:
            del sizes[room]
        socketio.server.leave_room(sid, room)

    return Wire(send, enter, leave, connections.waiting, socketio.start_background_task, socketio.sleep)


def _add_handlers(socketio: SocketIO, tails: Tails, tables: Tables, rates: Rates, traffic: Traffic) -> None:
    def connect(auth: object = None) -> None:
        traffic.connections += 1
        tails.connect(_sid())
        tables.connect(_sid())

    def disconnect(reason: object = None) -> None:
        traffic.connections -= 1
        tails.disconnect(_sid())
        tables.disconnect(_sid())
        rates.forget(_sid())

    answer = partial(_answer, rates)

    def watch(message: object = None, *rest: object) -> Answer:
        return answer(lambda: tails.watch(_sid(), _asked_id(message), _cursor(message)))

    def unwatch(message: object = None, *rest: object) -> Answer:
        return answer(lambda: tails.unwatch(_sid(), _asked_id(message)))

    def watch_collection(message: object = None, *rest: object) -> Answer:
        return answer(lambda: tables.watch(_sid(), _asked_id(message)))

    def unwatch_collection(message: object = None, *rest: object) -> Answer:
        return answer(lambda: tables.unwatch(_sid(), _asked_id(message)))

    for handler in (connect, disconnect, watch, unwatch, watch_collection, unwatch_collection):
        socketio.on_event(handler.__name__, handler)
    socketio.on_error_default(_fault)


def _answer(rates: Rates, act: Callable[[], Watched]) -> Answer:
    try:
        rates.take(_sid(), visitor_of(flask.request.environ))
        return act()
    except MessageRefused as refused:
        return _error(refused.code, refused.message, refused.wait)
    except DatabaseAway as away:
        return _error(away.code, away.message, _AWAY_SECONDS)


def _fault(error: Exception) -> Answer:
    _log.error("a message could not be answered", exc_info=error)
    return _error("internal", sentence("error-internal"))


def _error(code: str, message: str, wait: int | None = None) -> Answer:
    refusal: Refusal = {"code": code, "message": texts.translated(message, language_of(flask.request))}
    if wait is not None:
        refusal["wait"] = wait
    return {"error": refusal}


def _sid() -> str:
    sid: str = flask.request.sid  # type: ignore[attr-defined]  # put there by Flask-SocketIO
    return sid


def _asked_id(message: object) -> str:
    review_id = message.get("id") if isinstance(message, dict) else None
    if not isinstance(review_id, str) or not _ID.fullmatch(review_id):
        raise MessageRefused("bad_message", sentence("error-bad-watch"))
    return review_id


def _cursor(message: object) -> int:
    after = message.get("after", 0) if isinstance(message, dict) else 0
    if isinstance(after, bool) or not isinstance(after, int) or not 0 <= after < 1 << 31:
        raise MessageRefused("bad_message", sentence("wrong-cursor", name="after"))
    return after


def _origin_check(further: tuple[str, ...]) -> Callable[[str | None, WSGIEnvironment], bool]:
    """Same origin, the opaque origin of a sandboxed embed (all is read-only and unlisted), and `further`."""

    def allowed(origin: str | None, environ: WSGIEnvironment) -> bool:
        if origin is None or origin == "null" or origin in further:
            return True
        return urlsplit(origin).netloc == environ.get("HTTP_HOST")

    return allowed


class Rates:
    """How often a connection, and an address, may ask: messages a minute. Counted in the memory of this
    process, whose own time is guarded."""

    def __init__(self, by_connection: int, by_address: int) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._by_connection = RateLimitItemPerMinute(by_connection, namespace="connection")
        self._by_address = RateLimitItemPerMinute(by_address, namespace="address")

    def take(self, connection: str, address: str) -> None:
        """Count a message. Raises MessageRefused with the seconds to wait if it is one too many."""
        for item, key in ((self._by_connection, connection), (self._by_address, address)):
            if not self._limiter.hit(item, key):
                ends = self._limiter.get_window_stats(item, key).reset_time
                wait = max(1, math.ceil(ends - time.time()))
                message = sentence(
                    "error-rate",
                    rate=sentence("error-rate-per", amount=item.amount, unit="minute"),
                    wait=sentence("error-wait-seconds", count=wait),
                )
                raise MessageRefused("too_many_requests", message, wait)

    def forget(self, connection: str) -> None:
        """It is gone."""
        self._limiter.clear(self._by_connection, connection)
