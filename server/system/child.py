"""A child process that is asked and answers, one question after the other: so the web process, which serves
everybody in one thread, has work done that would hold all of them up.

Parent and child talk over a pair of sockets (green under eventlet, unlike pipes): a message of bytes, its
length before it. The child ends when its parent has gone. Both ends are this module; what the bytes mean is
for others to say.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from server.system.paths import PACKAGES

_LENGTH = struct.Struct(">Q")
_log = logging.getLogger(__name__)


class Child:
    """The child as its parent sees it: a process that runs `module` with the number of its socket and
    `arguments`. It says first that it is ready, with an empty message."""

    def __init__(self, module: str, arguments: Sequence[str] = ()) -> None:
        self._socket, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", module, str(theirs.fileno()), *arguments]
            self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=PACKAGES)

    def ask(self, request: bytes, patience: float) -> bytes:
        """The answer. Raises TimeoutError after `patience` seconds of silence, another OSError where the
        child has gone."""
        self._socket.settimeout(patience)
        _send(self._socket, request)
        return _received(self._socket)

    def hear(self, patience: float) -> bytes:
        """What the child says unasked. Raises as `ask`."""
        self._socket.settimeout(patience)
        return _received(self._socket)

    def end(self) -> None:
        """End it, whatever it does."""
        self._socket.close()
        self.process.kill()
        self.process.wait()


class KeptChild:
    """A child that is there when it is asked: started by the first question, or before by `begin`; replaced
    where it has gone meanwhile. `start`: seconds until it is ready. One thread asks at a time."""

    def __init__(self, module: str, arguments: Sequence[str] = (), *, start: float) -> None:
        self._module = module
        self._arguments = arguments
        self._start = start
        self._lock = threading.Lock()
        self._ready = False
        self.child: Child | None = None

    def begin(self) -> Child:
        """Start it, and do not wait until it is ready."""
        with self._lock:
            if self.child is None:
                self.child, self._ready = Child(self._module, self._arguments), False
            return self.child

    def ask(self, request: bytes, patience: float) -> bytes:
        """As `Child.ask`; one that was lost while nobody asked it is not noticed. After a fault there is no
        child, so that its answer is nobody else's."""
        try:
            return self._ask(request, patience)
        except TimeoutError:
            raise
        except OSError:
            _log.debug("%s has gone and is started again", self._module)
            return self._ask(request, patience)

    def end(self) -> None:
        """End it; a later question starts another."""
        if self.child is not None:
            self.child.end()
        self.child = None

    def _ask(self, request: bytes, patience: float) -> bytes:
        try:
            child = self.begin()
            if not self._ready:
                child.hear(self._start)
                self._ready = True
            return child.ask(request, patience)
        except BaseException:  # the parent may be gone
            self.end()
            raise


def serve(number: str, answer: Callable[[bytes], bytes], *, niceness: int, idle: float | None = None) -> None:
    """The child's work: say that it is ready, and answer until nobody asks any more, for `idle` seconds, or
    the parent has gone. `number`: the socket's, as it was given."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, whose end is told by the socket
    os.nice(niceness)
    with socket.socket(fileno=int(number)) as connection:
        connection.settimeout(idle)
        try:
            _send(connection, b"")
            while True:
                _send(connection, answer(_received(connection)))
        except OSError:
            return


def _send(connection: socket.socket, message: bytes) -> None:
    connection.sendall(_LENGTH.pack(len(message)) + message)


def _received(connection: socket.socket) -> bytes:
    """One message. Raises ConnectionError when the other end has gone."""
    length: int = _LENGTH.unpack(_read(connection, _LENGTH.size))[0]
    return _read(connection, length)


def _read(connection: socket.socket, length: int) -> bytes:
    data = bytearray()
    while len(data) < length:
        part = connection.recv(min(length - len(data), 1 << 20))
        if not part:
            raise ConnectionError("the other end has gone")
        data += part
    return bytes(data)
