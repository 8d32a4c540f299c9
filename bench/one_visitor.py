"""Whether one visitor can hold up all others: `python -m bench.one_visitor`.

Starts the web process with the largest inputs in its store (a game of 600 plies, a collection of 200 games),
asks for each address once, and prints how long the process was held meanwhile: the longest answer of
`/healthz`, which is asked without a pause. Then it floods the web process from one address (127.0.0.2) in
several ways and prints the longest answers that another address (127.0.0.1) gets. In both async modes. It
takes about ten minutes, two of them for the review of the long game."""

from __future__ import annotations

import argparse
import random
import socket
import sqlite3
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import chess
import chess.pgn

from bench.hostile import MODES, web
from server.analysis.events.events import EventJson
from server.analysis.game.game import parse_game
from server.analysis.game.limits import GameLimits
from server.analysis.people.prediction import predictions
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.sandbox.work import entry_of
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from server.store.reviews.rows import new_game
from server.store.upkeep import Upkeep
from server.system.paths import NODE_MODULES

PLIES, GAMES, SHORT = 600, 200, 80
FLOODER, OTHER = "127.0.0.2", "127.0.0.1"
OF_REVIEW = (
    "/r/{}",
    "/api/reviews/{}",
    "/api/reviews/{}/events?after=1",
    "/embed/{}?ply=300",
    "/r/{}/card.png",
    "/r/{}/board.svg",
    "/r/{}/game.gif",
    "/r/{}/booklet",
    "/api/reviews/{}.pgn",
    "/api/reviews/{}.html",
    "/api/reviews/{}/exercises.pgn",
    "/api/reviews/{}/exercises.apkg",
)
OF_COLLECTION = (
    "/c/{}",
    "/c/{}/card.png",
    "/c/{}/booklet",
    "/embed/c/{}?show=crosstable",
    "/embed/c/{}/season/Player%2001",
    "/api/collections/{}",
    "/api/collections/{}/standings",
    "/api/collections/{}/openings",
    "/api/collections/{}/seasons/Player%2001",
    "/api/collections/{}/seasons/Player%2001?format=html",
    "/api/collections/{}.csv",
    "/api/collections/{}.trf",
    "/api/collections/{}.pgn",
    "/api/collections/{}.html",
    "/api/collections/{}/exercises.apkg",
)
OTHERS = ("/", "/api/openapi.json", "/about", "/metrics", "/embed/pgn")


def random_game(plies: int, seed: int) -> str:
    """A game of so many plies that nobody would play: pieces walk about."""
    chance = random.Random(seed)
    while True:
        board = chess.Board()
        while board.ply() < plies and not board.is_game_over():
            moves = list(board.legal_moves)
            quiet = [move for move in moves if not board.is_zeroing(move)]
            board.push(chance.choice(quiet if quiet and chance.random() < 0.93 else moves))
        if board.ply() == plies:
            return str(chess.pgn.Game.from_board(board))


def reviewed(pgn: str) -> list[EventJson]:
    options = ReviewOptions(nodes=5000)
    keeper = PoolKeeper(None, 2, NODE_MODULES)
    try:
        pool = keeper.pool_for(options)
        return [event.to_wire() for event in review(parse_game(pgn), options, pool, people=predictions)]
    finally:
        keeper.close()


def fill(folder: Path) -> tuple[str, str]:
    """Store a long review, and a collection of many short ones -> their ids."""
    store = Store(Settings.from_environ({"KIBITZ_DATA_DIR": str(folder)}).database_url)
    upkeep, options = Upkeep(store.database, lambda: time.time() + 3600), ReviewOptions(nodes=5000).to_json()
    long = random_game(PLIES, 1)
    store.deliver("long", long, options, reviewed(long))
    short, games = random_game(SHORT, 2), []
    events = reviewed(short)
    for number in range(GAMES):
        players = {
            "White": f"Player {number % 20:02}",
            "Black": f"Player {(number + 1 + number // 20) % 20:02}",
        }
        pgn = "\n".join(f'[{name} "{value}"]' for name, value in players.items())
        pgn += "\n\n" + short.partition("\n\n")[2]
        first = {**events[0], "headers": players}
        store.deliver(f"short-{number}", pgn, options, [first, *events[1:]])
        games.append(replace(new_game(entry_of(number + 1, pgn, GameLimits())), like=f"short-{number}"))
    collection, _, _ = CollectionStore(store.database).create("All", options, games)
    while upkeep.pack_next():
        pass
    store.close()
    return "long", collection


def ask(port: int, path: str, address: str = FLOODER, body: bytes = b"") -> int:
    """The status; 0 where the connection was cut."""
    head = f"Host: 127.0.0.1:{port}\r\nConnection: close\r\nAccept-Encoding: br\r\n"
    method = "POST" if body else "GET"
    kind = f"Content-Type: application/x-chess-pgn\r\nContent-Length: {len(body)}\r\n" if body else ""
    answer = b""
    try:
        with connected(port, address) as asked:
            asked.sendall(f"{method} {path} HTTP/1.1\r\n{head}{kind}\r\n".encode() + body)
            while part := asked.recv(1 << 18):
                answer = answer or part
    except OSError:
        return 0
    return int(answer[9:12] or 0)


def connected(port: int, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 120, (address, 0))


class Other:
    """Somebody else, who asks for health (and a page) all the while. `times`: seconds to each answer."""

    def __init__(self, port: int, paths: Sequence[str], pause: float) -> None:
        self._port = port
        self._pause = pause
        self._over = threading.Event()
        self.times: dict[str, list[float]] = {path: [] for path in paths}
        self.bad = 0
        self._threads = [threading.Thread(target=self._run, args=(path,)) for path in paths]

    def __enter__(self) -> Other:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def _run(self, path: str) -> None:
        while not self._over.wait(self._pause):
            begun = time.perf_counter()
            self.bad += ask(self._port, path, OTHER) != 200
            self.times[path].append(time.perf_counter() - begun)


def at_once(count: int, work: Callable[[int], int]) -> Counter[int]:
    with ThreadPoolExecutor(count) as threads:
        return Counter(threads.map(work, range(count)))


def half_sent(port: int) -> Counter[int]:
    """3,000 requests that begin to send a game and say no more."""
    head = f"POST /api/reviews HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: text/plain\r\n"
    opened = []
    for _ in range(3000):
        opened.append(connected(port, FLOODER))
        opened[-1].sendall(f"{head}Content-Length: 100000\r\n\r\n1. e4".encode())
    time.sleep(15)
    for each in opened:
        each.close()
    return Counter({len(opened): 1})


def locked(port: int, folder: Path) -> Counter[int]:
    """Ten games while somebody else writes into the database."""
    with closing(sqlite3.connect(folder / "kibitz.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        return at_once(10, lambda _: ask(port, "/api/reviews", body=b"1. e4 e5 *"))


def main() -> None:
    """Measure and print."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        long, collection = fill(folder)
        for mode in MODES:
            with web(mode, folder) as address:
                port = int(address.rpartition(":")[2])
                ask(port, f"/r/{long}")  # the first page sets its child up
                print(f"\n{mode}: how long each address holds the process, ms")
                held(port, [path.format(long) for path in OF_REVIEW])
                held(port, [path.format(collection) for path in OF_COLLECTION])
                held(port, OTHERS)
                print(f"\n{mode}: one visitor floods, another waits, s")
                flooded(port, folder, long, collection)


def flooded(port: int, folder: Path, long: str, collection: str) -> None:
    """Flood the process in several ways, and print what another visitor sees."""
    text = b"".join(b"[Event \xe9]\n" for _ in range(80_000))
    html, gif = f"/api/collections/{collection}.html", f"/r/{long}/game.gif"
    floods: dict[str, Callable[[], Counter[int]]] = {
        "30 start pages": lambda: at_once(30, lambda _: ask(port, "/")),
        "30 exports": lambda: at_once(30, lambda number: ask(port, f"{html}?n={number}")),
        "60 embeds": lambda: at_once(60, lambda number: ask(port, f"/embed/{long}?ply={number}")),
        "40 animations": lambda: at_once(40, lambda number: ask(port, f"{gif}?to={number + 40}")),
        "20 texts": lambda: at_once(20, lambda _: ask(port, "/api/reviews", body=text)),
        "half sent": lambda: half_sent(port),
        "locked": lambda: locked(port, folder),
    }
    for what, flood in floods.items():
        with Other(port, ("/healthz", f"/embed/short-{GAMES - 1}"), 0.05) as other:
            statuses = flood()
        health, seen = other.times.values()
        print(
            f"{what:14} health {statistics.median(health):6.3f} {max(health):6.3f}"
            f"   page {max(seen):6.3f}   bad {other.bad}   {dict(statuses)}",
            flush=True,
        )


def held(port: int, paths: Sequence[str]) -> None:
    for path in paths:
        with Other(port, ("/healthz",), 0.001) as other:
            time.sleep(0.3)
            before = max(other.times["/healthz"], default=0.0)
            other.times["/healthz"].clear()
            status = ask(port, path)
            time.sleep(0.05)
        print(
            f"{1000 * max(other.times['/healthz']):7.0f} ({1000 * before:.0f} alone)  {status} {path}",
            flush=True,
        )


if __name__ == "__main__":
    main()
