"""The process that draws. resvg keeps Python's lock for as long as a drawing takes, and the web process
serves everybody in one thread: so a child draws, started by the first image, gone after minutes without one.

Parent and child talk over a pair of sockets (green under eventlet, unlike pipes): a pickled request of
`pictures`, its length before it; back comes an image or nothing. Both ends are this module.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from server import logs
from server.analysis.errors import KibitzError
from server.files import PACKAGES
from server.images.pictures import AnimationPicture, CardPicture, StillPicture
from server.texts import sentence

Picture = StillPicture | CardPicture | AnimationPicture
_log = logging.getLogger(__name__)
_LENGTH = struct.Struct(">Q")
_PATIENCE = 20.0
"""Seconds that a drawing may take, and that a request waits for the ones before it."""
_IDLE = 300.0
_NICENESS = 5


class DrawingError(KibitzError):
    """The image could not be drawn now."""

    code = "no_image"
    retry = True


class DrawingProcess:
    """Draws pictures, one after the other. May be used by many threads. `log_format`: how the child logs."""

    def __init__(self, node_modules: Path, log_format: str = "text") -> None:
        self._node_modules = node_modules
        self._log_format = log_format
        self._turn = threading.Lock()
        self._child: _Child | None = None

    def draw(self, picture: Picture) -> bytes:
        """A PNG or GIF file. Raises DrawingError."""
        if not self._turn.acquire(timeout=_PATIENCE):
            raise DrawingError(sentence("image-busy"))
        try:
            return self._drawn(pickle.dumps(picture))
        finally:
            self._turn.release()

    def close(self) -> None:
        """End the child."""
        if self._child:
            self._child.end()
            self._child = None

    def _drawn(self, request: bytes) -> bytes:
        for attempt in range(2):  # a child that was idle for long has gone
            try:
                self._child = self._child or _Child(self._node_modules, self._log_format)
                image = self._child.ask(request)
                break
            except TimeoutError:
                self.close()
                raise DrawingError(sentence("image-slow")) from None
            except OSError:
                _log.log(logging.WARNING if attempt else logging.DEBUG, "the drawing process is gone")
                self.close()
        else:
            raise DrawingError(sentence("image-failed-now"))
        if not image:
            raise DrawingError(sentence("image-failed"))
        return image


class _Child:
    """The child as its parent sees it."""

    def __init__(self, node_modules: Path, log_format: str) -> None:
        self._socket, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            command = [sys.executable, "-m", "server.images.drawing_process"]
            given = [str(number), str(node_modules), log_format]
            self._process = subprocess.Popen(command + given, pass_fds=[number], cwd=PACKAGES)
        self._socket.settimeout(_PATIENCE)

    def ask(self, request: bytes) -> bytes:
        self._socket.sendall(_LENGTH.pack(len(request)) + request)
        return _received(self._socket)

    def end(self) -> None:
        self._socket.close()
        self._process.kill()
        self._process.wait()


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


def serve(connection: socket.socket, draw: Callable[[Picture], bytes]) -> None:
    """The child's work: draw until nobody asks any more."""
    while True:
        try:
            request = _received(connection)
        except (OSError, EOFError):
            return
        try:
            image = draw(pickle.loads(request))  # of our own parent
        except Exception:
            _log.exception("a picture cannot be drawn")
            image = b""
        connection.sendall(_LENGTH.pack(len(image)) + image)


def main() -> None:
    from server.images.draw import Draw  # the parent needs neither fonts nor drawing libraries

    number, node_modules, log_format = sys.argv[1:]
    os.nice(_NICENESS)
    logs.set_up("INFO", log_format)
    with socket.socket(fileno=int(number)) as connection:
        connection.settimeout(_IDLE)
        serve(connection, Draw(Path(node_modules)))


if __name__ == "__main__":
    main()
