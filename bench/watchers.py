"""Watchers of live reviews, beside a bare room of Flask-SocketIO: `python -m bench.watchers`.

Starts a web server with the live part of Kibitz, or with nothing but a room that the same messages are sent
to, by the command that Kibitz ships and with as many connections as everybody gets; opens so many WebSockets
to it from another process, and measures what a message costs the server (its processor's time) and how long
it is on its way, from the moment when its event is stored, or sent. All on this machine's loopback; each case
ends by itself. gthread, and gevent, which Kibitz does not run under, set KIBITZ_CONNECTIONS as they need it.

`one`: all watch one review. `own`: each watches a review of his own, all of which grow. `mix`: as `one`,
beside 8 connections that ask for a page without a pause. `wake`: as `one`, told by wake-ups in place of the
tick.
"""

from __future__ import annotations

import argparse
import base64
import http.client
import json
import os
import selectors
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE
from types import SimpleNamespace
from typing import Any

import flask
from flask_socketio import SocketIO, join_room

from server.live.socket import Live, create_live
from server.programs.listening import raise_open_files
from server.programs.web import web_command
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from tests.tuned import UNBOUNDED

Json = dict[str, Any]

WORKERS = ("eventlet", "gthread", "gevent")
CASES = ("bare", "one", "wake", "own", "mix")
BUSY = 8
_PAD = "x" * 400
_STAMP = b"sent at "
_PING = b"\x81\x012"
"""Engine.IO's, a frame of its own: who does not answer it for 20 s is given up."""


@dataclass(frozen=True, slots=True)
class Size:
    """`watchers`, and `rate` events a second for so many `seconds`."""

    watchers: int
    rate: float
    seconds: float


# The server


def make_app() -> flask.Flask:
    """Of gunicorn: what `BENCH_CASE` says."""
    case, watchers = os.environ["BENCH_CASE"], int(os.environ["BENCH_WATCHERS"])
    app = _bare_app() if case == "bare" else _kibitz_app(case, watchers)
    # the web process asks how many connections there may be
    app.extensions["kibitz"] = SimpleNamespace(settings=Settings.from_environ(os.environ))
    return app


def _event() -> Json:
    return {"type": "preview", "win": [0.5] * 20, "model": f"sent at {time.monotonic_ns()};{_PAD}"}


def _rounds(size: Size) -> Iterator[int]:
    """A round each time that events are due."""
    began = time.monotonic()
    for number in range(int(size.seconds * size.rate)):
        time.sleep(max(0.0, began + number / size.rate - time.monotonic()))
        yield number


def _with_pid(app: flask.Flask) -> flask.Flask:
    app.add_url_rule("/pid", "pid", lambda: str(os.getpid()))
    return app


def _bare_app() -> flask.Flask:
    app = flask.Flask(__name__)
    socketio = SocketIO(app, async_mode=os.environ["KIBITZ_ASYNC_MODE"], manage_session=False)

    def watch(message: Json) -> Json:
        join_room("review")
        return {"ok": True}

    def run() -> None:
        size = Size(0, float(os.environ["BENCH_RATE"]), float(os.environ["BENCH_SECONDS"]))
        for number in _rounds(size):
            socketio.emit("events", {"id": "x", "events": [{"seq": number, **_event()}]}, to="review")

    def start() -> str:
        socketio.start_background_task(run)
        return "started"

    socketio.on_event("watch", watch)
    app.add_url_rule("/start", "start", start)
    return _with_pid(app)


def _kibitz_app(case: str, watchers: int) -> flask.Flask:
    app = flask.Flask(__name__)
    settings = Settings.from_environ()
    store = Store(settings.database_url)
    live = create_live(store, CollectionStore(store.database), settings)
    ids = [store.create("1. e4", {}, [_event()])[0] for _ in range(watchers if case == "own" else 1)]
    app.add_url_rule("/ids", "ids", lambda: ids)

    @app.get("/page")
    def page() -> flask.Response:
        live.socketio.sleep(0)  # as server/wsgi.py
        return flask.jsonify(store.events(ids[0], 0, 50))

    live.init_app(app)
    if case == "wake":
        live.rely_on_wakes(True)
        bell = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        bell.bind(("127.0.0.1", 0))
        app.add_url_rule("/bell", "bell", lambda: str(bell.getsockname()[1]))
        live.socketio.start_background_task(_hear, bell, live)
    return _with_pid(app)


def _hear(bell: socket.socket, live: Live) -> None:
    """As a notifier's listener: the writer says of which review there is news."""
    while True:
        live.hear(f"{bell.recv(100).decode()} -")


# The clients


class Watcher:
    """A WebSocket that watches a review and notes how old what it gets is. `address`: its own."""

    def __init__(self, port: int, review_id: str, address: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 60, (address, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.rest = b""
        self._until(b"\r\n\r\n")
        self.send("40")
        self._until(b'40{"sid"')
        self.send(f"421{json.dumps(['watch', {'id': review_id, 'after': 1}])}")
        self._until(b"431[")
        self.rest = b""

    def _until(self, sign: bytes) -> None:
        while sign not in self.rest:
            piece = self.socket.recv(65536)
            if not piece:
                raise RuntimeError(f"the server closed the line: {self.rest[:200]!r}")
            self.rest += piece
        self.rest = self.rest[self.rest.index(sign) + len(sign) :]

    def send(self, text: str) -> None:
        """A frame, masked with zeros."""
        payload = text.encode()
        short = bytes([0x80 | len(payload)])
        length = short if len(payload) < 126 else struct.pack("!BH", 0x80 | 126, len(payload))
        self.socket.sendall(b"\x81" + length + bytes(4) + payload)

    def read(self, ages: list[int]) -> None:
        """Take what has come, and answer a ping; the age of each event is put into `ages`."""
        piece = self.socket.recv(1 << 20)
        now = time.monotonic_ns()
        if _PING in piece:
            self.send("3")
        self.rest += piece
        parts = self.rest.split(_STAMP)
        for part in parts[1:-1]:
            ages.append(now - int(part[: part.index(b";")]))
        last = parts[-1]
        whole = len(parts) > 1 and b";" in last
        if whole:
            ages.append(now - int(last[: last.index(b";")]))
        self.rest = last[-20:] if whole or len(parts) == 1 else _STAMP + last


def watch_all(port: int, ids: Sequence[str], count: int, seconds: float, expected: int) -> Json:
    """Open `count` watchers, start the events, and read until all `expected` are there, or three times the
    `seconds` that they are sent in are over -> what was measured."""
    pid = int(_ask(port, "/pid"))
    before = _cpu_seconds(pid)
    watchers = [Watcher(port, ids[number % len(ids)]) for number in range(count)]
    joined = _cpu_seconds(pid) - before
    selector = selectors.DefaultSelector()
    for watcher in watchers:
        watcher.socket.setblocking(False)
        selector.register(watcher.socket, selectors.EVENT_READ, watcher)
    ages: list[int] = []
    print("ready", flush=True)
    before, began = _cpu_seconds(pid), time.monotonic()
    while len(ages) < expected and time.monotonic() < began + 3 * seconds:
        for key, _ in selector.select(0.1):
            key.data.read(ages)
    spent, took = _cpu_seconds(pid) - before, time.monotonic() - began
    ages.sort()
    return {
        "messages": len(ages) / expected,
        "micros": 1e6 * spent / max(1, len(ages)),
        "median_ms": ages[len(ages) // 2] / 1e6 if ages else 0.0,
        "p99_ms": ages[len(ages) * 99 // 100] / 1e6 if ages else 0.0,
        "load": spent / took,
        "join_ms": 1000 * joined / count,
    }


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _ask(port: int, path: str) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


class Busy:
    """Connections that ask for a page without a pause, until the block ends. `count`: pages that came."""

    def __init__(self, port: int, connections: int) -> None:
        self._port = port
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._run) for _ in range(connections)]
        self.count = 0

    def _run(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        while not self._over.is_set():
            connection.request("GET", "/page")
            connection.getresponse().read()
            self.count += 1
        connection.close()

    def __enter__(self) -> Busy:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()


# The bench


@contextmanager
def serving(worker: str, case: str, size: Size, folder: Path) -> Iterator[int]:
    """A server on a free port, which ends with the block -> the port."""
    port, mode = _free_port(), "eventlet" if worker == "eventlet" else "threading"
    wanted = {"KIBITZ_CONNECTIONS": str(2 * size.watchers)} if worker != "eventlet" else {}
    settings = {
        "KIBITZ_ASYNC_MODE": mode,
        "KIBITZ_PORT": str(port),
        "KIBITZ_DATA_DIR": str(folder),
        **UNBOUNDED,
        **wanted,
    }
    command = web_command(Settings.from_environ(settings), "bench.watchers:make_app()")
    command[command.index("-k") + 1] = worker
    environment = {
        **os.environ,
        **settings,
        "BENCH_CASE": case,
        "BENCH_WATCHERS": str(size.watchers),
        "BENCH_RATE": str(size.rate),
        "BENCH_SECONDS": str(size.seconds),
        "PYTHONWARNINGS": "ignore",
    }
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        _wait_until_up(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(60)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _wait_until_up(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            _ask(port, "/pid")
            return
        except ConnectionRefusedError:
            time.sleep(0.05)
    raise RuntimeError("the server ended")


def measure(worker: str, case: str, size: Size) -> Json:
    """One case under one worker, with its clients in a process of their own."""
    with tempfile.TemporaryDirectory() as folder, serving(worker, case, size, Path(folder)) as port:
        ids = ["x"] if case == "bare" else json.loads(_ask(port, "/ids"))
        events = size.seconds * (1 if case == "own" else size.rate)
        given = [str(port), str(size.watchers), str(size.seconds), str(int(size.watchers * events))]
        command = [sys.executable, "-m", "bench.watchers", "--clients", *given]
        with (
            Busy(port, BUSY if case == "mix" else 0) as busy,
            subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as clients,
        ):
            assert clients.stdin and clients.stdout
            clients.stdin.write(json.dumps(ids))
            clients.stdin.close()
            if clients.stdout.readline() != "ready\n":
                raise RuntimeError("the clients could not connect")
            if case == "bare":
                _ask(port, "/start")
            else:
                write(
                    f"sqlite:///{folder}/kibitz.db",
                    ids,
                    size,
                    int(_ask(port, "/bell")) if case == "wake" else 0,
                )
            found: Json = json.loads(clients.stdout.read())
        return {**found, "pages": busy.count}


def write(url: str, ids: Sequence[str], size: Size, bell: int) -> None:
    """What workers do: append to the logs; with a `bell`, its port, say of which."""
    store = Store(url)
    ringing = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    owners = {}
    for number in range(len(ids)):
        review = store.leases.claim_next(f"worker{number}")
        assert review
        owners[review.id] = f"worker{number}"
    for number in _rounds(size):
        for review_id in ids if len(ids) == 1 else ids[number % 10 :: 10]:  # each of many grows once a second
            store.leases.append(review_id, owners[review_id], [_event()])
            if bell:
                ringing.sendto(review_id.encode(), ("127.0.0.1", bell))
    ringing.close()
    store.close()


def table(size: Size, workers: Sequence[str], cases: Sequence[str]) -> Iterator[str]:
    """The lines of the result; ratios are to the bare room under the same worker."""
    yield f"{size.watchers} watchers, {size.rate:g} events/s for {size.seconds:g} s (own: one a second each)"
    yield (
        f"{'server':9} {'case':5} {'arrived':>9} {'us/message':>10} {'ratio':>6} {'median':>8} {'p99':>9}"
        f" {'ratio':>6} {'load':>5} {'join CPU':>8} {'pages':>6}"
    )
    for worker in workers:
        bare = measure(worker, "bare", size)
        if not bare["messages"]:
            yield f"{worker:9} bare: no message arrived in time; so many are too many for it here"
            continue
        for case in cases:
            found = bare if case == "bare" else measure(worker, case, size)
            dearer, later = found["micros"] / bare["micros"], found["p99_ms"] / bare["p99_ms"]
            yield (
                f"{worker:9} {case:5} {found['messages']:9.1%} {found['micros']:10.1f} {dearer:6.2f}"
                f" {found['median_ms']:5.0f} ms {found['p99_ms']:6.0f} ms {later:6.2f} {found['load']:5.0%}"
                f" {found['join_ms']:5.1f} ms {found['pages']:6}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Watchers beside a bare room of Flask-SocketIO")
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=10, help="events a second")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--workers", nargs="+", choices=WORKERS, default=["eventlet", "gthread", "gevent"])
    parser.add_argument("--cases", nargs="+", choices=CASES, default=list(CASES))
    parser.add_argument("--clients", nargs=4, help=argparse.SUPPRESS)
    given = parser.parse_args()
    raise_open_files()
    if given.clients:
        port, count, seconds, expected = given.clients
        ids = json.load(sys.stdin)
        print(json.dumps(watch_all(int(port), ids, int(count), float(seconds), int(expected))))
        return
    for line in table(Size(given.watchers, given.rate, given.seconds), given.workers, given.cases):
        print(line, flush=True)


if __name__ == "__main__":
    main()
