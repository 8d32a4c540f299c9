"""The WSGI app around all views. It reads the body of a request before a view sees it, within a time and a
size;
it lets one visitor's requests begin a few at a time; and it notes on the connection what goes on.

`/healthz` passes at once. Sockets have rules of their own (`server/live/connections.py`).
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.wrappers import Request, Response
from werkzeug.wsgi import ClosingIterator

from server.front.clients import Client, Stage
from server.front.turns import Turns
from server.i18n import texts
from server.i18n.texts import sentence
from server.limits.visitors import visitor_of
from server.live.connections import SOCKETS, is_upgrade
from server.system.places import Places
from server.web.http.errors import error_body
from server.web.http.languages import language_of

SMALL = 64 * 1024
"""Bytes of a body that every request may bring; a larger one needs a place."""
LARGE = 64
"""Places for larger bodies."""
LARGE_EACH = 4
"""Those of one visitor."""

_HEALTH = "/healthz"
_WITHOUT_BODY = ("GET", "HEAD", "OPTIONS")
_PART = 64 * 1024
_RETRY = 5
"""Seconds after which a refused request may be tried again."""
_LINGER = 2.0
"""Seconds in which what is left of a body is thrown away, so that its sender can read the answer."""
_LINGER_BYTES = 8 << 20


class _Refused(Exception):  # noqa: N818  (an answer)
    """`key`: of its text."""

    def __init__(self, status: int, code: str, key: str) -> None:
        self.status = status
        self.code = code
        self.key = key


class Door:
    """`most_bytes`: of a body. A larger one is not read, and a view that wants it answers 413. `turns`: None
    where
    each request has a thread of its own."""

    def __init__(self, app: WSGIApplication, most_bytes: int, turns: Turns | None) -> None:
        self._app = app
        self._most_bytes = most_bytes
        self._turns = turns
        self._large = Places(LARGE, LARGE_EACH)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path, client = environ["PATH_INFO"], client_of(environ)
        if path == _HEALTH:
            return self._answered(environ, start_response, client)
        if path.startswith(SOCKETS) and is_upgrade(environ):
            if client:
                client.upgrade()
            return self._app(environ, start_response)
        visitor = visitor_of(environ)
        self._take_turn(visitor)
        try:
            if self._receive(environ, client, visitor):
                self._take_turn(visitor)
        except _Refused as refused:
            return _lingering(_refusal(environ, refused)(environ, start_response), environ, client)
        return self._answered(environ, start_response, client)

    def _take_turn(self, visitor: str) -> None:
        if self._turns:
            self._turns.take(visitor)

    def _answered(
        self, environ: WSGIEnvironment, start_response: StartResponse, client: Client | None
    ) -> Iterable[bytes]:
        if client is None:
            return self._app(environ, start_response)
        client.enter(Stage.WORK)
        return _lingering(self._app(environ, start_response), environ, client)

    def _receive(self, environ: WSGIEnvironment, client: Client | None, visitor: str) -> bool:
        """Put the body of the request into memory, where the view finds it; False: there is none. Raises
        _Refused."""
        length = _length(environ)
        if length == 0:
            return False
        if environ["REQUEST_METHOD"] in _WITHOUT_BODY or (length or 0) > self._most_bytes:
            _leave_unread(environ)
            return False
        wanted = self._most_bytes + 1 if length is None else length
        with self._place(visitor, wanted):
            if client:
                client.enter(Stage.BODY)
            body = _read(environ, wanted)
        if length is not None and len(body) < length:
            raise _Refused(408, "too_slow", "error-body-slow")
        environ["CONTENT_LENGTH"] = str(len(body))
        environ["wsgi.input"] = io.BytesIO(body)
        if len(body) > self._most_bytes:
            _leave_unread(environ)
        return True

    @contextmanager
    def _place(self, visitor: str, size: int) -> Iterator[None]:
        """A place for a body of `size` bytes. Raises _Refused."""
        if size <= SMALL:
            yield
            return
        with self._large.held(visitor) as free:
            if not free:
                raise _Refused(503, "busy", "error-bodies-busy")
            yield


def client_of(environ: WSGIEnvironment) -> Client | None:
    """The connection of a request; None under a server that does not tell it."""
    found = getattr(environ.get("gunicorn.socket"), "itself", None)
    return found if isinstance(found, Client) else None


def _length(environ: WSGIEnvironment) -> int | None:
    """Bytes of the body; None for one that comes in chunks."""
    if "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
        return None
    told = environ.get("CONTENT_LENGTH", "")
    return int(told) if told.isascii() and told.isdigit() else 0


def _read(environ: WSGIEnvironment, wanted: int) -> bytes:
    body = bytearray()
    while len(body) < wanted and (part := environ["wsgi.input"].read(min(_PART, wanted - len(body)))):
        body += part
        time.sleep(0)  # a sender that is faster than we are would keep all others waiting
    return bytes(body)


def _leave_unread(environ: WSGIEnvironment) -> None:
    environ["wsgi.input"] = io.BytesIO()
    environ["kibitz.unread"] = True


def _lingering(answer: Iterable[bytes], environ: WSGIEnvironment, client: Client | None) -> Iterable[bytes]:
    """`answer`, sent at the least speed or cut off. What is left of the request's body is thrown away after
    it."""
    if client is None:
        return answer
    client.enter(Stage.ANSWER)

    def sent() -> None:
        client.enter(Stage.HEAD)
        if environ.get("kibitz.unread"):
            _throw_away(environ)

    return ClosingIterator(answer, sent)


def _throw_away(environ: WSGIEnvironment) -> None:
    """Read the rest of the body for a moment, so that its sender reads the answer: closing a connection with
    unread bytes takes the answer back. The server closes it then (`server/programs/listening.py`)."""
    line, until, left = environ["gunicorn.socket"], time.monotonic() + _LINGER, _LINGER_BYTES
    with suppress(OSError):  # the other side has gone
        line.shutdown(1)
        while left > 0 and (patience := until - time.monotonic()) > 0:
            line.settimeout(patience)
            if not (part := line.recv(_PART)):
                return
            left -= len(part)
            time.sleep(0)


def _refusal(environ: WSGIEnvironment, refused: _Refused) -> Response:
    message = texts.translated(sentence(refused.key), language_of(Request(environ)))
    headers = {"Retry-After": str(_RETRY), "Cache-Control": "no-store"}
    if environ["PATH_INFO"].startswith("/api/"):
        body = json.dumps(error_body(refused.code, message, retry=True))
        return Response(body, refused.status, headers, content_type="application/json")
    return Response(f"{message}\n", refused.status, headers, content_type="text/plain; charset=utf-8")
