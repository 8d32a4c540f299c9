"""What waits to be sent to one connection: the queue that python-engineio takes it from, with a bound in
bytes.

A connection that does not read leaves its packets here (its writer waits for the network); past the bound it
is given up: the queue is emptied, takes nothing more, and tells `overflow`. Transport-free.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

_PACKET_BYTES = 400
"""What a packet costs besides its text."""
_TEXTS = (str, bytes)
_HANDFUL = 64 * 1024
"""Bytes after which the writer is told that there is no more for now: what it has taken counts as waiting
until it comes back."""


class Packet(Protocol):
    """As python-engineio makes it."""

    data: object


class MessageQueue(Protocol):
    """The queue of a thread or a greenlet, whichever the server runs on."""

    def put(self, item: Packet | None) -> None: ...

    def get(self, block: bool = True, timeout: float | None = None) -> Packet | None: ...

    def task_done(self) -> None: ...

    def join(self) -> None: ...


class Outbox:
    """`queue`: where the packets lie; `empty`: what it raises when it has none; `bound`: bytes that may wait
    before the next packet, so that a packet of any size can be sent to whoever reads."""

    def __init__(self, queue: MessageQueue, empty: type[Exception], bound: int) -> None:
        self._queue = queue
        self._empty = empty
        self._bound = bound
        self._lock = threading.Lock()
        self._taken = 0
        self._waiting = 0
        self._closed = False
        self.overflow: Callable[[], object] = lambda: None

    @property
    def waiting(self) -> int:
        """Bytes that the connection has not taken."""
        return self._waiting

    def put(self, packet: Packet | None) -> None:
        """Of python-engineio; None ends the writer."""
        if packet is None:
            self._queue.put(None)
            return
        with self._lock:
            if self._closed:
                return
            full = self._waiting > self._bound
            self._waiting += _weight(packet)
        if full:
            self.close()
            self.overflow()
        else:
            self._queue.put(packet)

    def get(self, block: bool = True, timeout: float | None = None) -> Packet | None:
        """Of python-engineio: its writer waits for a first packet, takes what there is besides, and has sent
        it all when it comes back."""
        if block:
            if self._taken:
                with self._lock:
                    self._waiting -= self._taken
                    self._taken = 0
        elif self._taken >= _HANDFUL:
            raise self._empty
        packet = self._queue.get(block, timeout)
        if packet is not None:
            self._taken += _weight(packet)  # without the lock, as it is the writer's own
        return packet

    def task_done(self) -> None:
        """Of python-engineio."""
        self._queue.task_done()

    def join(self) -> None:
        """Of python-engineio: waits until all is sent, but for a connection that is given up."""
        if not self._closed:
            self._queue.join()

    def close(self) -> None:
        """Let go of what waits, take nothing more, and end the writer when it comes back."""
        with self._lock:
            self._closed = True
        with suppress(self._empty):
            while True:
                self._queue.get(block=False)
                self._queue.task_done()
        self._queue.put(None)


def _weight(packet: Packet) -> int:
    data = packet.data
    return _PACKET_BYTES + (len(data) if isinstance(data, _TEXTS) else 0)
