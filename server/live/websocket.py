"""The TCP connection under a WebSocket, as what reads it sees it: whoever sends without end is kept from
holding up everybody else, and is cut off."""

# mypy: allow-any-explicit
# What is not said here is a socket's own.

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

_READS = 32
"""Reads after which others have their turn: one that finds bytes waiting gives way to no green thread."""
_READ_BYTES = 32
"""What a read costs besides its bytes: a frame takes about three."""
BYTES_PER_MINUTE = 256 * 1024
"""A page sends some hundred."""


class WatchedSocket:
    """`inner`, but for reads and single sends; `pause` lets others have their turn. `bytes_per_minute`: that
    may come in."""

    def __init__(
        self,
        inner: socket.socket,
        pause: Callable[[], object],
        bytes_per_minute: int = BYTES_PER_MINUTE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._inner = inner
        self._pause = pause
        self._bytes_per_minute = bytes_per_minute
        self._clock = clock
        self._reads = 0
        self._spent = 0
        self._since = clock()
        self.sendall = inner.sendall  # each message passes here, and `__getattr__` is slow
        with suppress(OSError):  # a Unix socket has no such wait
            # Of two small messages the second would wait until the first is acknowledged, 40 ms later.
            inner.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __getattr__(self, name: str) -> Any:  # whatever a socket has
        return getattr(self._inner, name)

    def recv(self, size: int, *flags: int) -> bytes:
        """As a socket's; nothing more comes of a line that was cut."""
        self._reads += 1
        if self._reads % _READS == 0:
            self._pause()
        data = self._inner.recv(size, *flags)
        if self._is_too_much(_READ_BYTES + len(data)):
            self.cut()
            return b""
        return data

    def send(self, data: bytes) -> int:
        """As a socket's, but all of it (simple-websocket takes for granted that a send is one, which no green
        thread promises), and a line that is gone is a broken pipe, which alone it lets pass."""
        try:
            self._inner.sendall(data)
        except OSError as error:
            raise BrokenPipeError(*error.args) from error
        return len(data)

    def cut(self) -> None:
        """Close both directions: whoever waits to read or write on it learns of it at once."""
        with suppress(OSError):  # the other side was faster
            self._inner.shutdown(socket.SHUT_RDWR)

    def _is_too_much(self, count: int) -> bool:
        now = self._clock()
        if now - self._since >= 60:
            self._since, self._spent = now, 0
        self._spent += count
        return self._spent > self._bytes_per_minute
