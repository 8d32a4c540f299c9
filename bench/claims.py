"""How soon a review that waits is claimed, by the queue that wakes the workers: `python -m bench.claims`.

Eight worker processes on a PostgreSQL take what a ninth stores and queues, twenty a second, with the messages
in Redis and in that PostgreSQL. Each claim is a review's whole way without its engines: stored, queued, taken
from the queue, claimed, ended. Told are the times from stored to claimed, and what the servers spent on it,
also while nothing waits.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path

from server.store.reviews.reviews import Store
from server.work.jobs import ReviewQueue
from tests.servers import Server, postgres, running_redis

QUEUES = ("redis", "postgresql")
_POLL = 0.05
"""As server/work/worker.py."""
_DONE = {"type": "failed", "code": "stopped", "message": "", "retry": False}


def work(url: str, queue_url: str, notes: str, over: Event) -> None:
    """A worker: claim, note how old the review is, end it."""
    store, queue = Store(url, url), ReviewQueue(queue_url)
    name, ages = f"worker {os.getpid()}", []

    def run() -> bool:
        claimed = store.leases.claim_next(name)
        if claimed is None:
            return False
        ages.append(time.time() - float(claimed.pgn))
        store.leases.append(claimed.id, name, [_DONE])
        return True

    while not over.is_set():
        if not queue.run_next(run):
            over.wait(_POLL)
    Path(notes, str(os.getpid())).write_text("\n".join(map(str, ages)))
    store.close()
    queue.close()


def store_all(url: str, queue_url: str, rate: float, seconds: float) -> None:
    """Store and queue, in time."""
    store, queue = Store(url, url), ReviewQueue(queue_url)
    began = time.monotonic()
    for number in range(int(rate * seconds)):
        time.sleep(max(0.0, began + number / rate - time.monotonic()))
        store.create(str(time.time()), {}, [])
        queue.enqueue()
    store.close()
    queue.close()


@contextmanager
def workers(count: int, url: str, queue_url: str, notes: str) -> Iterator[None]:
    """So many of them, until the block ends."""
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    running = [context.Process(target=work, args=(url, queue_url, notes, over)) for _ in range(count)]
    for process in running:
        process.start()
    time.sleep(5)  # all have connected
    try:
        yield
    finally:
        over.set()
        for process in running:
            process.join()


def spent(server: Server) -> float:
    """Seconds of a processor that the processes of a server's session have spent."""
    assert server._process is not None
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == server._process.pid:
            total += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return total


def measure(kind: str, count: int, rate: float, seconds: float) -> str:
    """A row of the table."""
    with ExitStack() as stack:
        notes = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres())
        url = database.fresh()
        servers: list[Server] = [database]
        queue_url = url
        if kind == "redis":
            broker = stack.enter_context(running_redis())
            servers.append(broker)
            queue_url = broker.url
        with workers(count, url, queue_url, notes):
            before = sum(map(spent, servers))
            time.sleep(seconds)
            idle = sum(map(spent, servers)) - before
            before = sum(map(spent, servers))
            store_all(url, queue_url, rate, seconds)
            time.sleep(1)
            busy = sum(map(spent, servers)) - before
        ages = sorted(float(age) for file in Path(notes).iterdir() for age in file.read_text().split())
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
    parser = argparse.ArgumentParser(description="From stored to claimed, by the queue")
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    print(f"{given.workers} workers, {given.rate:g} reviews a second for {given.seconds:g} s, PostgreSQL")
    print("queue      claimed missing     p50        p99       slowest   idle CPU  busy CPU")
    for kind in QUEUES:
        print(measure(kind, given.workers, given.rate, given.seconds), flush=True)


if __name__ == "__main__":
    main()
