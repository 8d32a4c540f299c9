"""A finished review, asked for again and again: `python -m bench.requests`.

One web process (gunicorn, one eventlet worker) is asked over keep-alive connections of the loopback by this
process. Each address in turn beside a bare Flask app of one view under the same server: from memory, by 304,
and made anew each time (a second web process that keeps nothing; its children's time is not counted). Then
the memory after many addresses. The ratios are of the web processes' own time on a processor, so that others
on the machine change them little.
"""

from __future__ import annotations

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import flask

from e2e.conftest import ROOT
from tests.servers import free_port
from tests.tuned import tuned

ADDRESSES = (
    "/embed/{}",
    "/r/{}",
    "/api/reviews/{}",
    "/api/reviews/{}/events",
    "/api/reviews/{}.pgn",
    "/oembed?url=http://{host}/r/{}",
    "/r/{}/board.svg",
    "/",
    "/static/css/theme.css",
)
BROWSER = {"Accept-Encoding": "gzip, deflate, br", "Accept-Language": "en-US,en;q=0.9"}
BARE_BYTES = 20_000
"""About what a packed review has."""
CONNECTIONS = 8


@dataclass(frozen=True, slots=True)
class Rate:
    """Requests a second, the web process's microseconds for one, and the last answer's status, tag and bytes
    of body."""

    a_second: float
    micros: float
    status: int
    tag: str
    size: int


def bare() -> flask.Flask:
    """The least that Flask can do: gunicorn's entry of the app to compare with."""
    app = flask.Flask(__name__)
    body = b"x" * BARE_BYTES
    app.add_url_rule("/", "bare", lambda: body)
    return app


@dataclass(frozen=True, slots=True)
class Server:
    """`pid`: of gunicorn's one worker."""

    port: int
    pid: int

    def nanoseconds(self) -> int:
        """Its time on a processor."""
        return int(Path(f"/proc/{self.pid}/schedstat").read_text().split()[0])

    def resident(self) -> float:
        """Its memory in MiB."""
        (size,) = re.findall(r"^VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text(), re.M)
        return int(size) / 1024


@contextmanager
def gunicorn(entry: str, folder: Path, **settings: str) -> Iterator[Server]:
    """One process of gunicorn that serves `entry`."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", entry, "-k", "eventlet", "-w", "1", "--keep-alive", "60"]
    command += ["-b", f"127.0.0.1:{port}", "--log-level", "error", "--no-control-socket"]
    environment = {**os.environ, "KIBITZ_DATA_DIR": str(folder), **settings}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    try:
        _wait(port, process)
        urllib.request.urlopen(f"http://127.0.0.1:{port}/").close()  # the worker is there then
        worker = subprocess.check_output(["pgrep", "-P", str(process.pid)])
        yield Server(port, int(worker))
    finally:
        process.terminate()
        process.wait(timeout=30)


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError("the web process did not come up")


def measure(server: Server, path: str, seconds: float, headers: Mapping[str, str] = BROWSER) -> Rate:
    """Ask for `path` over CONNECTIONS connections, one open request on each."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{lines}\r\n".encode()
    sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(CONNECTIONS)]
    for connection in sockets:
        connection.sendall(request)
        _answer(connection)  # the first is made, the next are kept
        connection.sendall(request)
    answers, start, before = 0, time.perf_counter(), server.nanoseconds()
    while time.perf_counter() < start + seconds:
        for connection in sockets:
            status, tag, size = _answer(connection)
            connection.sendall(request)
        answers += len(sockets)
    rate = answers / (time.perf_counter() - start)
    micros = (server.nanoseconds() - before) / 1000 / answers
    for connection in sockets:
        connection.close()
    return Rate(rate, micros, status, tag, size)


def _answer(connection: socket.socket) -> tuple[int, str, int]:
    got = b""
    while b"\r\n\r\n" not in got:
        if not (more := connection.recv(1 << 18)):
            raise RuntimeError(f"the connection was closed: {got[:200]!r}")
        got += more
    head, _, body = got.partition(b"\r\n\r\n")
    fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:])
    size = int(fields.get(b"Content-Length", b"0"))
    left = size - len(body)
    while left > 0:
        left -= len(connection.recv(min(left, 1 << 18)))
    return int(head[9:12]), fields.get(b"ETag", b"").decode(), size


def sample(port: int) -> str:
    """The review that Kibitz is delivered with; it comes into the store."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
        found = re.search(r"sample-club-[0-9a-f]+", answer.read().decode())
    if found is None:
        raise RuntimeError("the start page offers no sample")
    urllib.request.urlopen(f"http://127.0.0.1:{port}/r/{found[0]}").close()
    return found[0]


def compare(least: Server, keeping: Server, anew: Server, seconds: float, addresses: Sequence[str]) -> None:
    """A row for each address; each number beside what the bare app takes right before it."""
    review_id = sample(keeping.port)
    sample(anew.port)
    print("requests a second (in brackets: a bare Flask app's processor time as a part of this one's)\n")
    print(f"{'address':30} {'bytes':>6} {'from memory':>16} {'304':>16} {'made anew':>16}")
    for address in addresses:
        path = address.format(review_id, host=f"127.0.0.1:{keeping.port}")
        path_anew = address.format(review_id, host=f"127.0.0.1:{anew.port}")
        cells = []
        kept = measure(keeping, path, 0.1)
        for server, asked, headers in (
            (keeping, path, BROWSER),
            (keeping, path, {**BROWSER, "If-None-Match": kept.tag}),
            (anew, path_anew, BROWSER),
        ):
            beside = measure(least, "/", seconds / 2)
            rate = measure(server, asked, seconds, headers)
            cells.append(f"{rate.a_second:7.0f} ({beside.micros / rate.micros:4.2f})")
            if rate.status != (304 if "If-None-Match" in headers else 200):
                raise RuntimeError(f"{asked} was answered by {rate.status}")
        print(f"{address.format('<id>', host='…'):30} {kept.size:6} " + " ".join(f"{c:>16}" for c in cells))


def fill(server: Server, review_id: str, addresses: int) -> None:
    """Ask for many addresses, far more than may be kept; tell what they take."""
    before = server.resident()
    for number in range(addresses):
        address = f"http://127.0.0.1:{server.port}/r/{review_id}?ply={number}"
        urllib.request.urlopen(address).close()
    print(f"\nmemory: {before:.0f} MiB before, {server.resident():.0f} MiB after {addresses} other addresses")


def main() -> None:
    parser = argparse.ArgumentParser(description="Requests a second for a finished review")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each number")
    parser.add_argument("--addresses", type=int, default=1000, help="asked for once each, for the memory")
    parser.add_argument("--only", choices=ADDRESSES, metavar="ADDRESS", help='one address, as "/embed/{}"')
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        gunicorn("bench.requests:bare()", Path(folder)) as least,
        gunicorn(
            "server.wsgi:app", Path(folder) / "keeping", **tuned(**{"server.app.KEPT_BYTES": 8 << 20})
        ) as keeping,
        gunicorn("server.wsgi:app", Path(folder) / "anew", **tuned(**{"server.app.KEPT_BYTES": 0})) as anew,
    ):
        rate = measure(least, "/", given.seconds)
        print(f"a bare Flask app, {rate.size} bytes: {rate.a_second:.0f} a second, {rate.micros:.0f} us each")
        compare(least, keeping, anew, given.seconds, [given.only] if given.only else ADDRESSES)
        fill(keeping, sample(keeping.port), given.addresses)


if __name__ == "__main__":
    main()
