"""A Saturday, as far as this machine carries it: `python -m bench.saturday`.

Two web processes with PostgreSQL behind nginx, as `deploy/` has them; thousands of sockets watch one review
that grows, pages are asked for meanwhile, and each web process for its health once a second. Beside it two
bare rooms of Flask-SocketIO behind the same nginx (bench/watchers.py). Writer, clients, nginx and PostgreSQL
share the machine with the web processes: all of it is slower than where each has its own.

`bare`: the rooms. `live`: the review alone. `saturday`: the review, and pages.
"""

from __future__ import annotations

import argparse
import http.client
import json
import resource
import selectors
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import PIPE
from typing import Any

from bench import watchers
from bench.watchers import Size, Watcher
from server.programs.listening import raise_open_files
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from tests import nginx
from tests.processes import Site
from tests.servers import postgres
from tests.tuned import UNBOUNDED

Json = dict[str, Any]
CASES = ("bare", "live", "saturday")
ADDRESSES = 40
"""Of the clients: nginx gives each address to one web process."""
GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 *"
"""As many positions as an event of bench/watchers.py has values."""
PAGES = ("/", "/r/{}", "/embed/{}", "/api/reviews/{}", "/r/{}/board.svg", "/static/css/theme.css")
ASKERS = 4
_OWN_FILES = 200
_AT_ONCE = 50
GENEROUS = {
    "KIBITZ_PROXIES": "1",
    **UNBOUNDED,
    "KIBITZ_IMAGES_PER_MINUTE": "100000",
}


@dataclass(slots=True)
class Asked:
    """Milliseconds that answers took; `bad`: what was asked and answered by no page."""

    took: list[float] = field(default_factory=list)
    bad: list[str] = field(default_factory=list)

    def part(self, share: float) -> float:
        """The time that this share of the answers did not pass."""
        found = sorted(self.took)
        return found[min(len(found) - 1, int(share * len(found)))] if found else 0.0


# The clients


class Crowd:
    """So many watchers, with the ages of the events that each has got (nanoseconds)."""

    def __init__(self, port: int, review_id: str, count: int) -> None:
        self._selector = selectors.DefaultSelector()
        self.ages: dict[Watcher, list[int]] = {}
        for number in range(count):
            watcher = Watcher(port, review_id, f"127.0.1.{1 + number % ADDRESSES}")
            watcher.socket.setblocking(False)
            self._selector.register(watcher.socket, selectors.EVENT_READ, watcher)
            self.ages[watcher] = []
            if number % _AT_ONCE == 0:
                self.read(0)  # who waits for the others answers pings meanwhile

    def read(self, patience: float) -> int:
        """Take what has come, or comes within `patience` seconds -> the number of events."""
        fresh = 0
        for key, _ in self._selector.select(patience):
            before = len(self.ages[key.data])
            key.data.read(self.ages[key.data])
            fresh += len(self.ages[key.data]) - before
        return fresh


def watch_all(port: int, review_id: str, count: int, seconds: float, events: int) -> Json:
    """Open `count` watchers, say so, and read until each has all `events`, or three times the `seconds` that
    they are sent in are over -> how many are missing or came twice, and how old they were."""
    crowd = Crowd(port, review_id, count)
    print("ready", flush=True)
    until, missing = time.monotonic() + 3 * seconds, count * events
    while missing > 0 and time.monotonic() < until:
        missing -= crowd.read(0.1)
    found = sorted(age for each in crowd.ages.values() for age in each)
    return {
        "lost": sum(max(0, events - len(each)) for each in crowd.ages.values()),
        "twice": sum(max(0, len(each) - events) for each in crowd.ages.values()),
        "messages": len(found),
        "median_ms": found[len(found) // 2] / 1e6 if found else 0.0,
        "p99_ms": found[len(found) * 99 // 100] / 1e6 if found else 0.0,
    }


@contextmanager
def asking(port: int, paths: list[str], pause: float, threads: int = 1) -> Iterator[Asked]:
    """Ask for the paths in turn, one each `pause` seconds by each thread, until the block ends."""
    asked, over = Asked(), threading.Event()
    running = [
        threading.Thread(target=_ask, args=(port, paths[number:] + paths[:number], pause, asked, over))
        for number in range(threads)
    ]
    for thread in running:
        thread.start()
    try:
        yield asked
    finally:
        over.set()
        for thread in running:
            thread.join()


def _ask(port: int, paths: Sequence[str], pause: float, asked: Asked, over: threading.Event) -> None:
    number = 0
    while not over.wait(pause):
        path = paths[number % len(paths)]
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        began = time.monotonic()
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            if answer.status != 200:
                asked.bad.append(f"{answer.status} {path}")
        except OSError as error:
            asked.bad.append(f"{type(error).__name__} {path}")
        asked.took.append(1000 * (time.monotonic() - began))
        connection.close()
        number += 1


# The site


@dataclass(frozen=True, slots=True)
class Running:
    """`port`: nginx's; `webs`: of the web processes; `pids`: those that serve; `review`: what is watched;
    `start`: has its events sent, and returns when the last one is."""

    port: int
    webs: Sequence[int]
    pids: Sequence[int]
    review: str
    start: Callable[[], None]


@contextmanager
def bare_site(size: Size, folder: Path) -> Iterator[Running]:
    """Two bare rooms behind nginx."""
    with ExitStack() as stack:
        ports = [stack.enter_context(watchers.serving("eventlet", "bare", size, folder)) for _ in range(2)]
        url = stack.enter_context(nginx.serving(folder, ports, connections=4 * size.watchers, limited=False))
        pids = [int(watchers._ask(port, "/pid")) for port in ports]

        def start() -> None:
            for port in ports:
                watchers._ask(port, "/start")
            time.sleep(size.seconds)

        yield Running(int(url.rpartition(":")[2]), ports, pids, "x", start)


@contextmanager
def kibitz_site(size: Size, folder: Path) -> Iterator[Running]:
    """Two web processes of Kibitz, PostgreSQL behind nginx, and a review that grows."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres()).fresh()
        site = Site(folder, KIBITZ_DATABASE_URL=url, **GENEROUS)
        stack.callback(site.close)
        webs = site.two_webs()
        ports = [web.port for web in webs]
        address = stack.enter_context(
            nginx.serving(folder, ports, connections=4 * size.watchers, limited=False)
        )
        store = Store(url)
        stack.callback(store.close)
        review_id = webs[0].request("/api/reviews", {"pgn": GAME})[1]["id"]
        assert store.leases.claim_next("saturday")

        def start() -> None:
            for _ in watchers._rounds(size):
                store.leases.append(review_id, "saturday", [watchers._event()])

        pids = [_child(web.process.pid) for web in webs]
        yield Running(int(address.rpartition(":")[2]), ports, pids, review_id, start)


def _child(pid: int) -> int:
    """gunicorn's worker."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=True).stdout
    return int(found.split()[0])


def measure(case: str, size: Size, pages: float) -> Json:
    """One case, with its sockets in a process of their own."""
    made = bare_site if case == "bare" else kibitz_site
    with tempfile.TemporaryDirectory() as name, made(size, Path(name)) as site, ExitStack() as stack:
        events = int(size.seconds * size.rate)
        given = [site.port, site.review, size.watchers, size.seconds, events]
        command = [sys.executable, "-m", "bench.saturday", "--clients", *map(str, given)]
        clients = stack.enter_context(subprocess.Popen(command, cwd=ROOT, stdout=PIPE, text=True))
        assert clients.stdout
        if clients.stdout.readline() != "ready\n":
            raise RuntimeError("the clients could not connect")
        healths, asked = [], Asked()
        if case == "saturday":
            healths = [stack.enter_context(asking(port, ["/healthz"], 1.0)) for port in site.webs]
            paths = [path.format(site.review) for path in PAGES]
            asked = stack.enter_context(asking(site.port, paths, ASKERS / pages, ASKERS))
        before, began = sum(map(watchers._cpu_seconds, site.pids)), time.monotonic()
        site.start()
        found: Json = json.loads(clients.stdout.read())
        spent, took = sum(map(watchers._cpu_seconds, site.pids)) - before, time.monotonic() - began
    return {
        **found,
        "micros": 1e6 * spent / max(1, found["messages"]),
        "load": spent / took,
        "pages": len(asked.took),
        "bad": [*asked.bad, *(told for health in healths for told in health.bad)],
        "page_ms": asked.part(0.99),
        "health_ms": max((health.part(1.0) for health in healths), default=0.0),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Thousands of watchers on two webs behind nginx")
    parser.add_argument("--cases", nargs="*", choices=CASES, default=CASES)
    parser.add_argument("--watchers", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=1.0, help="events a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pages", type=float, default=20.0, help="pages asked for a second")
    parser.add_argument("--clients", nargs=5, help=argparse.SUPPRESS)
    given = parser.parse_args()
    raise_open_files()
    if given.clients:
        port, review_id, count, seconds, events = given.clients
        print(json.dumps(watch_all(int(port), review_id, int(count), float(seconds), int(events))))
        return
    carried = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - _OWN_FILES) // 2
    size = Size(min(given.watchers, carried), given.rate, given.seconds)
    print(f"{size.watchers} watchers, {size.rate:g} events/s for {size.seconds:g} s, two webs behind nginx")
    print(
        "case     lost twice us/message  ratio   median      p99  ratio  load  pages  bad page p99  /healthz"
    )
    beside: Json | None = None
    for case in given.cases:
        found = measure(case, size, given.pages)
        beside = found if case == "bare" else beside
        cost, slowest = (found[key] / beside[key] if beside else 0.0 for key in ("micros", "p99_ms"))
        print(
            f"{case:8} {found['lost']:4} {found['twice']:5} {found['micros']:10.1f} {cost:6.2f}"
            f" {found['median_ms']:5.0f} ms {found['p99_ms']:5.0f} ms {slowest:6.2f} {found['load']:5.0%}"
            f" {found['pages']:6} {len(found['bad']):4} {found['page_ms']:5.0f} ms"
            f" {found['health_ms']:6.0f} ms",
            flush=True,
        )
        if found["bad"]:
            print(f"  bad: {', '.join(found['bad'][:10])}")


if __name__ == "__main__":
    main()
