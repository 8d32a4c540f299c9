"""How soon a review that waits is claimed: `python -m bench.claims`.

Worker processes on one database take what another process stores, once in SQLite and once in PostgreSQL. They
wait as `server/work/worker.py` does. Each claim is a review's whole way without its engines: stored, claimed,
ended. Told are the times from stored to claimed, and the share of a core that PostgreSQL spends on it, also
while nothing waits; of SQLite, which has no process of its own, the share of all workers together.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Barrier, Event
from pathlib import Path

from server.settings import Settings
from server.store.reviews.reviews import Store
from server.work.worker import Job, Worker
from tests.servers import PostgresServer, postgres

DATABASES = ("sqlite", "postgresql")
_DONE = {"type": "failed", "code": "stopped", "message": "", "retry": False}


def work(url: str, folder: str, ready: Barrier, over: Event) -> None:
    """A worker without engines: claim, note how old the review is, end it."""
    worker = Worker(Settings.from_environ({"KIBITZ_DATABASE_URL": url, "KIBITZ_DATA_DIR": folder}))
    ages = []

    def run() -> bool:
        claimed = worker.runner.claim()
        if claimed is None:
            return False
        ages.append(time.time() - float(claimed.pgn))
        worker.store.leases.append(claimed.id, worker.name, [_DONE])
        return True

    worker.runner.run = run  # type: ignore[method-assign]
    with worker.listening():
        ready.wait()
        while not over.is_set():
            worker.attempt(Job("reviews", worker.take_one))
    Path(folder, f"{os.getpid()}.ages").write_text("\n".join(map(str, ages)))
    worker.close()


def store_all(url: str, rate: float, seconds: float) -> None:
    """Store reviews, in time."""
    store = Store(url)
    began = time.monotonic()
    for number in range(int(rate * seconds)):
        time.sleep(max(0.0, began + number / rate - time.monotonic()))
        store.create(str(time.time()), {}, [])
    store.close()


@contextmanager
def workers(count: int, url: str, folder: str) -> Iterator[list[BaseProcess]]:
    """So many of them, until the block ends."""
    context = multiprocessing.get_context("spawn")
    ready, over = context.Barrier(count + 1), context.Event()
    running: list[BaseProcess] = [
        context.Process(target=work, args=(url, folder, ready, over)) for _ in range(count)
    ]
    for process in running:
        process.start()
    ready.wait()
    time.sleep(2)  # all have connected
    try:
        yield running
    finally:
        over.set()
        for process in running:
            process.join()


def spent(leaders: Collection[int | None]) -> float:
    """Seconds of a processor that these processes, and those of their sessions, have spent."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) in leaders or int(stat.parent.name) in leaders:
            total += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return total


def measure(kind: str, count: int, rate: float, seconds: float) -> str:
    """A row of the table."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server: PostgresServer | None = None
        url = f"sqlite:///{folder}/kibitz.db"
        if kind == "postgresql":
            server = stack.enter_context(postgres())
            url = server.fresh()
        Store(url).close()
        with workers(count, url, folder) as running:
            leaders = {server._process.pid} if server and server._process else {one.pid for one in running}
            before = spent(leaders)
            time.sleep(seconds)
            idle = spent(leaders) - before
            before = spent(leaders)
            store_all(url, rate, seconds)
            time.sleep(1)
            busy = spent(leaders) - before
        ages = sorted(float(age) for file in Path(folder).glob("*.ages") for age in file.read_text().split())
    if not ages:
        raise RuntimeError("nothing was claimed")
    parts = [1000 * ages[min(len(ages) - 1, int(share * len(ages)))] for share in (0.5, 0.99, 1.0)]
    missing = int(rate * seconds) - len(ages)
    return (
        f"{kind:11} {len(ages):6} {missing:7}"
        + "".join(f"{part:8.1f} ms" for part in parts)
        + f"{idle / seconds:8.1%} {busy / seconds:8.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="From stored to claimed, by the database")
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    print(f"{given.workers} workers, {given.rate:g} reviews a second for {given.seconds:g} s")
    print("database   claimed missing     p50        p99       slowest   idle CPU  busy CPU")
    for kind in DATABASES:
        print(measure(kind, given.workers, given.rate, given.seconds), flush=True)


if __name__ == "__main__":
    main()
