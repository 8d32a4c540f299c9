"""One visitor floods a real web process with everything that it answers; another is served meanwhile."""

from __future__ import annotations

import http.client
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import Site, Web
from tests.sampling import first

FLOODER = "127.0.0.2"
AT_ONCE = 40
REFUSALS = (429, 503)
GAMES = "".join(f'[White "A{n}"]\n[Black "B{n}"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n' for n in range(5))


@pytest.fixture(params=first(1, ["eventlet", "threading"]))
def web(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Web]:
    site = Site(tmp_path, KIBITZ_ASYNC_MODE=request.param)
    try:
        yield site.web()
    finally:
        site.close()


def worker_of(web: Web) -> int:
    pid = web.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def connection(web: Web, address: str) -> http.client.HTTPConnection:
    return http.client.HTTPConnection("127.0.0.1", web.port, timeout=120, source_address=(address, 0))


def ask(web: Web, path: str, address: str = FLOODER) -> int:
    """The status; 0 where the connection was cut."""
    asked = connection(web, address)
    try:
        asked.request("GET", path)
        return int(asked.getresponse().status)
    except (http.client.HTTPException, OSError):
        return 0
    finally:
        asked.close()


def addresses(web: Web) -> list[str]:
    """One of each kind that costs something."""
    review = web.request("/api/reviews", {"pgn": GAMES.split("\n\n\n")[0]})[1]["id"]
    collection = web.request("/api/collections", {"pgn": GAMES})[1]["id"]
    of_review = ["/r/{}", "/embed/{}", "/api/reviews/{}", "/api/reviews/{}/events?after=1", "/r/{}/game.gif"]
    of_review += ["/r/{}/card.png", "/api/reviews/{}.html", "/api/reviews/{}.pgn", "/r/{}/booklet"]
    of_collection = ["/c/{}", "/embed/c/{}", "/api/collections/{}", "/api/collections/{}.pgn"]
    of_collection += ["/api/collections/{}/standings", "/api/collections/{}.csv", "/c/{}/card.png"]
    of_collection += ["/api/collections/{}/seasons/A1", "/api/collections/{}/openings"]
    found = [path.format(review) for path in of_review] + [path.format(collection) for path in of_collection]
    return [*found, "/", "/share", "/api/openapi.json", "/about", "/nothing"]


class Others:
    """Somebody else, who asks for health and a page all the while."""

    def __init__(self, web: Web) -> None:
        self._web = web
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self.statuses: Counter[int] = Counter()

    def __enter__(self) -> Others:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.wait(0.02):
            for path in ("/healthz", "/"):
                self.statuses[ask(self._web, path, "127.0.0.1")] += 1


@pytest.mark.parametrize("each", first(1, [4, 1]))
def test_whatever_one_visitor_asks_for_others_are_answered(web: Web, each: int) -> None:
    worker, paths, statuses = worker_of(web), addresses(web)[::each], Counter[int]()

    def flood(path: str) -> None:
        statuses[ask(web, path)] += 1

    with Others(web) as others:
        for path in paths:
            askers = [threading.Thread(target=flood, args=(path,)) for _ in range(AT_ONCE)]
            for asker in askers:
                asker.start()
            for asker in askers:
                asker.join()
    assert set(others.statuses) == {200}
    assert 500 not in statuses
    assert statuses.total() == len(paths) * AT_ONCE
    assert worker_of(web) == worker


@pytest.mark.nightly
def test_half_sent_and_endless_bodies_hold_up_nobody(web: Web) -> None:
    worker, opened = worker_of(web), list[socket.socket]()
    head = f"POST {{}} HTTP/1.1\r\nHost: 127.0.0.1:{web.port}\r\nContent-Type: text/plain\r\n"
    with Others(web) as others:
        for number in range(300):
            sender = socket.create_connection(("127.0.0.1", web.port), source_address=(FLOODER, 0))
            opened.append(sender)
            path, length = ("/api/reviews", "100000") if number % 2 else ("/share", "100")
            sender.sendall(f"{head.format(path)}Content-Length: {length}\r\n\r\n1. e4".encode())
        for path in ("/", "/api/reviews", "/socket.io/?EIO=4&transport=polling"):
            opened.append(endless(web, head.format(path)))
        statuses = Counter(map(status_of, opened))
    for sender in opened:
        sender.close()
    assert set(others.statuses) == {200}
    assert set(statuses) <= {0, 400, 404, 405, 408, 413, *REFUSALS}
    assert worker_of(web) == worker
    assert "Traceback" not in web.log.read_text()


def endless(web: Web, head: str) -> socket.socket:
    """Send until nobody reads any more."""
    sender = socket.create_connection(("127.0.0.1", web.port), source_address=(FLOODER, 0))
    sender.settimeout(60)
    try:
        sender.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        for _ in range(10_000):
            sender.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
    except OSError:
        return sender
    raise AssertionError("an endless body is read for ever")


def status_of(sender: socket.socket) -> int:
    """Of the answer; 0 where the connection was cut."""
    sender.settimeout(120)
    try:
        answer = sender.recv(1000)
    except ConnectionError:
        return 0
    return int(answer[9:12]) if answer.startswith(b"HTTP") else 0
