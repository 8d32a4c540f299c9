"""Starts `served` on a free port, in either mode, and clients that misbehave."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server.system.paths import ROOT
from tests.processes import PATIENCE

WORKERS = {"eventlet": ["-k", "eventlet"], "threading": ["-k", "gthread", "--threads", "32"]}


@dataclass(frozen=True, slots=True)
class Served:
    """A running server of the live part."""

    address: str
    log: Path
    clients: list[RawClient] = field(default_factory=list)

    def client(self, query: str = "", window: int = 4096) -> RawClient:
        """A new connection, which ends with the server."""
        self.clients.append(RawClient(self.address, query, window))
        return self.clients[-1]

    def close_clients(self) -> None:
        while self.clients:
            self.clients.pop().close()

    def figures(self) -> dict[str, int]:
        with urllib.request.urlopen(f"http://{self.address}/figures", timeout=PATIENCE) as answer:
            found: dict[str, int] = json.load(answer)
            return found

    def until(self, holds: Callable[[dict[str, int]], bool]) -> dict[str, int]:
        """The figures once they are so; those of the last look if they are never."""
        deadline = time.monotonic() + 30
        while not holds(now := self.figures()) and time.monotonic() < deadline:
            time.sleep(0.05)
        return now


@contextmanager
def serving(data_dir: Path, mode: str, **settings: str) -> Iterator[Served]:
    """A server over the database in `data_dir`, which ends with the block."""
    listener = socket.create_server(("127.0.0.1", 0))
    log = data_dir / "served.log"
    environment = {
        **os.environ,
        "KIBITZ_DATA_DIR": str(data_dir),
        "KIBITZ_ASYNC_MODE": mode,
        "PYTHONWARNINGS": "ignore",
        **settings,
    }
    place = ["-b", f"fd://{listener.fileno()}", "--no-control-socket", "--graceful-timeout", "1"]
    with log.open("wb") as output, listener:
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "tests.live.served:app", *WORKERS[mode], *place],
            cwd=ROOT,
            env=environment,
            pass_fds=[listener.fileno()],
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        served = Served(f"127.0.0.1:{listener.getsockname()[1]}", log)
        try:
            served.figures()  # the listener is there: the question waits until somebody answers
            yield served
        finally:
            served.close_clients()
            process.terminate()
            process.wait(PATIENCE)


class RawClient:
    """A WebSocket as bytes: it sends what it is told to, and reads nothing but the handshake unless asked."""

    def __init__(self, address: str, query: str = "", window: int = 4096) -> None:
        host, port = address.split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /socket.io/?EIO=4&transport=websocket{query} HTTP/1.1\r\nHost: {address}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.head = b""
        while b"\r\n\r\n" not in self.head:
            piece = self.socket.recv(1)
            if not piece:
                break
            self.head += piece

    def send(self, text: str) -> None:
        """A masked frame; the mask is of zeros."""
        payload = text.encode()
        length = (
            struct.pack("!BH", 0x80 | 126, len(payload))
            if len(payload) > 125
            else bytes([0x80 | len(payload)])
        )
        self.socket.sendall(b"\x81" + length + bytes(4) + payload)

    def emit(self, event: str, message: Any) -> None:
        self.send(f"42{json.dumps([event, message])}")

    def ended(self) -> bool:
        """Whether the server has ended the line; what lies in it is read."""
        self.socket.settimeout(PATIENCE)
        try:
            while self.socket.recv(1 << 16):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def close(self) -> None:
        self.socket.close()
