"""Connections as the transport has them, before anybody has said what he wants: how many an address may
open, how much may wait for each, and how one is cut off. The one module that knows python-engineio, and it
touches it where that can be extended.

`install` is called once, with the server of Flask-SocketIO; `around` goes about the app with it.
"""

# mypy: allow-any-explicit
# python-engineio and python-socketio have no types.

from __future__ import annotations

import json
import logging
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.wrappers import Request, Response

from server.i18n import texts
from server.i18n.texts import sentence
from server.limits.visitors import visitor_of
from server.live.outbox import Outbox
from server.live.traffic import Traffic
from server.live.websocket import WatchedSocket

_log = logging.getLogger(__name__)

SOCKETS = "/socket.io/"
_LINES = ("werkzeug.socket", "gunicorn.socket")
"""Where web servers put the TCP connection of a request."""
_COME_BACK = 30
"""Seconds after which one that there was no room for is asked to try again; the page polls meanwhile."""
_IN_ENVIRON = "kibitz.connection"


@dataclass(slots=True)
class Connection:
    """`key`: python-engineio's name of it; `line`: of its WebSocket, None while it polls."""

    key: str
    address: str
    outbox: Outbox
    line: WatchedSocket | None
    given_up: bool = False


class Connections:
    """`most`: connections at once; `per_address`: of one address; `waiting_bytes`: for a connection that does
    not read. `traffic` is told of those that are refused, or dropped for that."""

    def __init__(self, *, most: int, per_address: int, waiting_bytes: int, traffic: Traffic) -> None:
        self._most = most
        self._per_address = per_address
        self._waiting_bytes = waiting_bytes
        self._lock = threading.Lock()
        self._open: dict[str, Connection] = {}
        self._addresses: Counter[str] = Counter()
        self._server: Any = None
        self._traffic = traffic

    def __len__(self) -> int:
        return len(self._open)

    def install(self, server: Any) -> None:
        """Stand between python-engineio and Socket.IO. `server`: socketio.Server."""
        self._server = server
        engine = server.eio
        make_queue, empty = engine.create_queue, engine.get_queue_empty_exception()
        engine.create_queue = lambda: Outbox(make_queue(), empty, self._waiting_bytes)
        inner = dict(engine.handlers)
        engine.on("connect", lambda key, environ: self._connect(key, environ, inner["connect"]))
        engine.on("message", lambda key, data: self._message(key, data, inner["message"]))
        engine.on("disconnect", lambda key, reason: self._disconnect(key, reason, inner["disconnect"]))

    def around(self, app: WSGIApplication) -> WSGIApplication:
        """`app`, with a Line under each WebSocket."""

        def call(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
            if not environ["PATH_INFO"].startswith(SOCKETS):
                return app(environ, start_response)
            asked = parse_qs(environ.get("QUERY_STRING", "")).get("sid", [""])[0]
            self._bury(asked)
            if not asked and len(self._open) >= self._most:
                self._traffic.no_room += 1
                return _no_room(environ)(environ, start_response)
            if not is_upgrade(environ):
                return app(environ, start_response)
            for name in _LINES:
                if name in environ:
                    environ[name] = WatchedSocket(environ[name], lambda: self._server.sleep(0))
            line = _line_of(environ)
            if connection := self._open.get(asked):  # it has polled so far
                connection.line = line
            try:
                return app(environ, start_response)
            except (StopIteration, ConnectionError):  # how a web server is told that its connection is over
                raise
            except Exception as error:
                _log.info("a packet cannot be read: %r", error)
                self._end(line)
                raise (StopIteration if "gunicorn.socket" in environ else ConnectionError) from None

        return call

    def _bury(self, key: str) -> None:
        """python-engineio raises where somebody polls who has said good-bye; of a stranger it says 400."""
        sockets = self._server.eio.sockets
        if key in sockets and sockets[key].closed:
            sockets.pop(key, None)

    def waiting(self, sid: str) -> int:
        """Bytes that wait for a connection of Socket.IO; 0 for one that is gone."""
        environ = self._server.get_environ(sid)
        connection = environ.get(_IN_ENVIRON) if environ else None
        return connection.outbox.waiting if connection else 0

    def _connect(self, key: str, environ: WSGIEnvironment, inner: Callable[..., object]) -> object:
        """As python-engineio wants it: a text refuses."""
        address = visitor_of(environ)
        with self._lock:
            if self._addresses[address] >= self._per_address:
                self._traffic.too_many += 1
                return "too_many_connections"
            self._addresses[address] += 1
        connection = Connection(key, address, self._server.eio.sockets[key].queue, _line_of(environ))
        connection.outbox.overflow = lambda: self._give_up(connection)
        environ[_IN_ENVIRON] = self._open[key] = connection
        return inner(key, environ)

    def _message(self, key: str, data: object, inner: Callable[..., object]) -> None:
        """Whatever a stranger sends, what cannot be read is no fault of ours."""
        try:
            inner(key, data)
        except Exception as error:
            _log.info("a message cannot be read: %s", type(error).__name__)

    def _disconnect(self, key: str, reason: object, inner: Callable[..., object]) -> object:
        """However it came about, nothing more is sent: a writer that waits for the network ends too."""
        if connection := self._open.pop(key, None):
            with self._lock:
                self._addresses[connection.address] -= 1
                if not self._addresses[connection.address]:
                    del self._addresses[connection.address]
            connection.outbox.close()
            if connection.line:
                connection.line.cut()
        return inner(key, reason)

    def _end(self, line: WatchedSocket | None) -> None:
        """End a connection whose reader is gone."""
        for connection in [one for one in self._open.values() if line is not None and one.line is line]:
            self._server.eio.disconnect(connection.key)

    def _give_up(self, connection: Connection) -> None:
        """Cut it off soon, not now: the caller is in the middle of sending to many."""
        if not connection.given_up:
            connection.given_up = True
            self._traffic.dropped += 1
            _log.info("a connection that does not read is given up")
            self._server.eio.start_background_task(self._server.eio.disconnect, connection.key)


def language_of(request: Request) -> str:
    """As the views have it, of the request that opens the connection: `?lang=`, else Accept-Language."""
    known = list(texts.languages())
    asked = request.args.get("lang", "")
    return asked if asked in known else request.accept_languages.best_match(known, default=texts.ENGLISH)


def _no_room(environ: WSGIEnvironment) -> Response:
    message = texts.translated(sentence("error-too-many-connections"), language_of(Request(environ)))
    body = json.dumps({"error": {"code": "too_many_connections", "message": message}})
    headers = {"Retry-After": str(_COME_BACK), "Cache-Control": "no-store"}
    return Response(body, 503, headers, content_type="application/json")


def is_upgrade(environ: WSGIEnvironment) -> bool:
    """Whether the request begins a WebSocket."""
    return str(environ.get("HTTP_UPGRADE", "")).lower() == "websocket"


def _line_of(environ: WSGIEnvironment) -> WatchedSocket | None:
    """Where the web server tells it."""
    found = (environ[name] for name in _LINES if isinstance(environ.get(name), WatchedSocket))
    return next(found, None)
