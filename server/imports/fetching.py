"""A bounded GET: one connection, no redirect, a deadline for all of it, no more bytes than are allowed.

The web process has it done by a child (`Fetch`): a site whose bytes never end would leave its loop no turn.
Knows no site.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from types import MappingProxyType
from urllib.parse import SplitResult, urlsplit

from urllib3 import HTTPResponse
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import HTTPError, ReadTimeoutError

import server
from server.i18n.texts import sentence
from server.imports.faults import PAUSE, NotThere, SiteAway, SiteBusy, WishError

_CHUNK = 64 * 1024
_MOST_INTERIM = 8
"""Answers like "100 Continue" that may come before the one that counts."""
_NOTHING: Mapping[str, str] = MappingProxyType({})
_PGN_TYPES = "application/x-chess-pgn, text/plain;q=0.8, */*;q=0.5"


@dataclass(frozen=True, slots=True)
class FetchBounds:
    """Seconds to a connection, between two pieces, and for all of it; bytes of a body, unpacked."""

    connect: float = 5.0
    read: float = 10.0
    total: float = 30.0
    bytes: int = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class SiteAnswer:
    """`etag`, `last_modified`, `retry_after`: headers as they came."""

    status: int
    body: bytes = b""
    etag: str | None = None
    last_modified: str | None = None
    retry_after: str | None = None


def agent_of(contact: str) -> str:
    """The User-Agent: the program and how to reach its operator; "": no contact is given."""
    name = f"kibitz/{server.__version__}"
    return f"{name} (+{contact})" if contact else name


Fetch = Callable[[str, Mapping[str, str], FetchBounds, str], SiteAnswer]
"""`fetch`, here or in another process."""


def fetch(
    url: str, headers: Mapping[str, str] = _NOTHING, bounds: FetchBounds | None = None, name: str = ""
) -> SiteAnswer:
    """What stands at `url`, whatever its status; a redirect is not followed. `headers`: also who asks;
    `name`: what people call the site. Raises SiteAway: out of reach, slow, too large, cut off, no HTTP."""
    bounds = bounds or FetchBounds()
    parts = urlsplit(url)
    name = name or parts.hostname or ""
    sent = {"Accept-Encoding": "gzip", **headers}
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    connection = _connection(parts, bounds)
    watch = _Deadline(bounds.total)
    try:
        connection.connect()
        connection.timeout = min(bounds.read, bounds.total)
        with watch.over(connection.sock), ExitStack() as stack:
            connection.request("GET", path, headers=sent, preload_content=False)
            response = stack.enter_context(closing(connection.getresponse()))
            return _read(response, name, bounds, watch)
    except (HTTPError, http.client.HTTPException, OSError, ValueError) as error:
        if watch.expired or isinstance(error, (TimeoutError, ReadTimeoutError)):
            raise SiteAway(sentence("import-slow", site=name)) from None
        raise SiteAway(sentence("import-no-answer", site=name)) from None
    finally:
        connection.close()


def fetch_pgn(
    url: str,
    allowed_hosts: Collection[str],
    *,
    agent: str,
    known: SiteAnswer | None = None,
    bounds: FetchBounds | None = None,
    get: Fetch = fetch,
) -> SiteAnswer:
    """The PGN at an address that somebody names, if its host (and port, where one is named) is among
    `allowed_hosts`. `known`: what came the last time, which comes back where it still holds. Raises WishError
    for an address that is not allowed, NotThere, SiteBusy, SiteAway."""
    check_allowed(url, allowed_hosts)
    host = host_of(url)
    headers = {"User-Agent": agent, "Accept": _PGN_TYPES, **validators(known)}
    answer = get(url, headers, bounds or FetchBounds(), host)
    if answer.status == 304 and known is not None:
        return known
    if answer.status in (401, 403, 404, 410):
        raise NotThere(sentence("import-nothing-there", url=url))
    if answer.status == 429:
        wait = _seconds_of(answer.retry_after)
        raise SiteBusy(sentence("import-rest", site=host, seconds=wait), wait=wait)
    if answer.status != 200:
        key = "import-redirect" if 300 <= answer.status < 400 else "import-no-answer"
        raise SiteAway(sentence(key, site=host))
    return answer


def check_allowed(url: str, allowed_hosts: Collection[str]) -> None:
    """Raises WishError unless `url` is http or https on one of the hosts, with no user in it."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # a wrong one is told here
    except ValueError:
        raise WishError(sentence("import-not-understood", text=url[:80]), place="link") from None
    plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
    if parts.scheme not in ("http", "https") or not plain or host_of(url) not in allowed_hosts:
        raise WishError(sentence("import-host-not-allowed", host=parts.netloc[:80]), place="link")


def host_of(url: str) -> str:
    """The host of an address, with its port if one is given: "host:08106" and "host:8106" are the same.
    Raises ValueError for an invalid port."""
    parts = urlsplit(url)
    return (parts.hostname or "") if parts.port is None else f"{parts.hostname}:{parts.port}"


def validators(known: SiteAnswer | None) -> dict[str, str]:
    """The headers that ask whether `known` still holds."""
    if known is None:
        return {}
    headers = {"If-None-Match": known.etag, "If-Modified-Since": known.last_modified}
    return {name: value for name, value in headers.items() if value}


def _seconds_of(retry_after: str | None) -> int:
    """The pause that a site asks for in seconds, at least PAUSE; PAUSE if it names a date."""
    seconds = retry_after or ""
    return max(PAUSE, int(seconds)) if seconds.isascii() and seconds.isdigit() and len(seconds) < 9 else PAUSE


class _Response(http.client.HTTPResponse):
    """One that does not hear "100 Continue" for ever: the deadline watches what is read, and such a site
    always has something to read."""

    _interim = 0

    def _read_status(self) -> tuple[str, int, str]:
        self._interim += 1
        if self._interim > _MOST_INTERIM:
            raise http.client.HTTPException("too many interim answers")
        status: tuple[str, int, str] = super()._read_status()  # type: ignore[misc]  # of the library's own
        return status


def _connection(parts: SplitResult, bounds: FetchBounds) -> HTTPConnection:
    timeout = min(bounds.connect, bounds.total)
    host = parts.hostname or ""
    if parts.scheme == "https":
        context = ssl.create_default_context()
        connection: HTTPConnection = HTTPSConnection(
            host, parts.port or 443, timeout=timeout, ssl_context=context
        )
    else:
        connection = HTTPConnection(host, parts.port or 80, timeout=timeout)
    connection.response_class = _Response
    return connection


def _read(response: HTTPResponse, name: str, bounds: FetchBounds, watch: _Deadline) -> SiteAnswer:
    pieces, size = [], 0
    for piece in response.stream(_CHUNK, decode_content=True):
        size += len(piece)
        if size > bounds.bytes:
            raise SiteAway(
                sentence("import-too-large", site=name, limit=max(1, bounds.bytes >> 20)), code="too_large"
            )
        pieces.append(piece)
    if watch.expired:  # a body without a length ends where its connection does
        raise TimeoutError
    headers = response.headers
    return SiteAnswer(
        response.status,
        b"".join(pieces),
        headers.get("ETag"),
        headers.get("Last-Modified"),
        headers.get("Retry-After"),
    )


class _Deadline:
    """Ends a connection after `seconds`: each piece may come in time and all of them never."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self.expired = False

    @contextmanager
    def over(self, connected: socket.socket | None) -> Iterator[None]:
        def expire() -> None:
            self.expired = True
            with suppress(OSError):  # it has ended by itself
                if connected is not None:
                    connected.shutdown(socket.SHUT_RDWR)

        timer = threading.Timer(max(0.0, self._until - time.monotonic()), expire)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
