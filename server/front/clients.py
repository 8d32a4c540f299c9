"""TCP connections as they are accepted: how many an address may hold at once, and how slow each may be.

`Clients` admits a connection as a `Client`, which counts what moves. A thread looks at all of them each
second and cuts those that are too slow. Knows no HTTP but the answer to a connection that is one too many.
"""

# mypy: allow-any-explicit
# What is not said here is a socket's own.

from __future__ import annotations

import logging
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Any

from server.limits.visitors import visitor_at

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

_log = logging.getLogger(__name__)

LEAST_SPEED = 1024
"""Bytes a second, in both directions."""
LONGEST_BODY = 120.0
"""Seconds for the whole body of a request."""
_FULL = 0.9
"""The share of all connections that may be in use before addresses are held to the `_FEW`."""
_FEW = 16
"""Connections of an address when nearly all are in use."""
_LOOK = 1.0
"""Seconds between two looks for slow connections."""
_PART = 64 * 1024
_RETRY = 5
_SENTENCE = b"Too many connections from your address. Please try again in a few seconds.\n"
_REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
    b"Cache-Control: no-store\r\nRetry-After: %d\r\nContent-Length: %d\r\n\r\n%s"
) % (_RETRY, len(_SENTENCE), _SENTENCE)


class Stage(Enum):
    """What a connection does now."""

    HEAD = "head"
    BODY = "body"
    WORK = "work"
    ANSWER = "answer"
    SOCKET = "socket"


_GRACE: Mapping[Stage, float] = {Stage.HEAD: 10.0, Stage.BODY: 10.0, Stage.ANSWER: 30.0}
"""Seconds after which the speed of a connection counts. While the server works, or on a socket, it may
rest."""


class Client:
    """`inner`, a connected socket, with a count of the bytes that move. `clients`: those that it is one
    of."""

    def __init__(self, inner: socket.socket, address: str, clients: Clients) -> None:
        self._inner = inner
        self._clients = clients
        self._clock = clients.clock
        self._moved = 0
        self._since = self._begun = self._clock()
        self.address = address
        self.stage = Stage.HEAD

    def __getattr__(self, name: str) -> Any:  # whatever a socket has
        return getattr(self._inner, name)

    @property
    def itself(self) -> Client:
        """For those who have a socket around it (eventlet's)."""
        return self

    def enter(self, stage: Stage) -> None:
        """From now on it does this."""
        self.stage, self._moved = stage, 0
        self._since = self._begun = self._clock()

    def recv(self, size: int, *flags: int) -> bytes:
        """As a socket's."""
        data = self._inner.recv(size, *flags)
        self._moved += len(data)
        return data

    def send(self, data: Buffer, *flags: int) -> int:
        """As a socket's."""
        sent = self._inner.send(data, *flags)
        self._moved += sent
        return sent

    def sendall(self, data: Buffer, *flags: int) -> None:
        """As a socket's, in parts, so that each is counted."""
        rest = memoryview(data)
        while rest:
            rest = rest[self.send(rest[:_PART], *flags) :]

    def close(self) -> None:
        """As a socket's."""
        self._clients.leave(self)
        self._inner.close()

    def upgrade(self) -> None:
        """It is a socket now, of which there are limits of their own (`live/connections.py`)."""
        self._clients.set_free(self)
        self.enter(Stage.SOCKET)

    def is_slow(self) -> bool:
        """Whether it has moved too little for what it does. Each call after the grace begins a new
        measure."""
        now, grace = self._clock(), _GRACE.get(self.stage)
        if grace is None or now - self._since < grace:
            return False
        if self.stage is Stage.HEAD:  # a head is small: it is there by now
            return True
        slow = self._moved < LEAST_SPEED * (now - self._since)
        self._since, self._moved = now, 0
        return slow or (self.stage is Stage.BODY and now - self._begun > LONGEST_BODY)

    def cut(self) -> None:
        """End it: a read or write that waits ends too. While its body is read, it can still be answered."""
        how = socket.SHUT_RD if self.stage is Stage.BODY else socket.SHUT_RDWR
        with suppress(OSError):  # the other side was faster
            self._inner.shutdown(how)


class Clients:
    """The connections of a web process. `most`: at once; `per_address`: of one address that are no sockets,
    None: no limit, as behind a proxy, which all visitors come from."""

    def __init__(
        self, most: int, per_address: int | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.clock = clock
        self._most = most
        self._per_address = per_address
        self._lock = threading.RLock()  # a socket that is thrown away inside is closed there
        self._open: set[Client] = set()
        self._counted: set[Client] = set()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, accepted: socket.socket, address: object) -> Client | None:
        """The connection; None for one that is refused and closed. `address`: as `accept` tells it."""
        name = visitor_at(address[0]) if isinstance(address, tuple) else ""
        with self._lock:
            if self._has_room(name):
                client = Client(accepted, name, self)
                self._open.add(client)
                self._counted.add(client)
                self._addresses[name] += 1
                return client
        _refuse(accepted)
        return None

    def set_free(self, client: Client) -> None:
        """Count it for its address no more."""
        with self._lock:
            if client in self._counted:
                self._counted.remove(client)
                self._addresses[client.address] -= 1
                if not self._addresses[client.address]:
                    del self._addresses[client.address]

    def leave(self, client: Client) -> None:
        """It is closed."""
        self.set_free(client)
        with self._lock:
            self._open.discard(client)

    def cut_slow(self) -> None:
        """Cut the connections that are too slow now."""
        for client in [client for client in list(self._open) if client.is_slow()]:
            _log.info("a connection is too slow and is cut off (%s)", client.stage.value)
            client.cut()

    def keep_watch(self) -> None:
        """Look for slow connections from now on."""
        threading.Thread(target=self._watch, name="clients", daemon=True).start()

    def _watch(self) -> None:
        while True:
            time.sleep(_LOOK)
            self.cut_slow()

    def _has_room(self, address: str) -> bool:
        if self._per_address is None or not address:
            return True
        full = len(self._open) >= _FULL * self._most
        return self._addresses[address] < (min(self._per_address, _FEW) if full else self._per_address)


def _refuse(accepted: socket.socket) -> None:
    with accepted, suppress(OSError):  # it may have gone
        accepted.setblocking(False)
        accepted.send(_REFUSAL)
        accepted.shutdown(socket.SHUT_WR)
        accepted.recv(1 << 16)  # what is left unread would make the system take the answer back
