"""Real servers, in both modes, and clients that do not behave as a page does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.reviews import Store
from tests.live.conftest import Json
from tests.live.serving import Served, serving

LONG = "x" * 100_000
BOUND = 256 * 1024
MODES = ["eventlet", "threading"]


@pytest.fixture(params=MODES)
def served(request: pytest.FixtureRequest, tmp_path: Path, store: Store) -> Iterator[Served]:
    settings = {
        "KIBITZ_DATABASE_URL": f"sqlite:///{tmp_path}/live.db",
        "KIBITZ_SOCKET_BYTES": str(BOUND),
        "KIBITZ_ADDRESS_SOCKETS": "8",
    }
    with serving(tmp_path, request.param, **settings) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


def long_events(count: int) -> list[Json]:
    return [{"type": "preview", "win": [], "model": LONG} for _ in range(count)]


def test_watchers_that_do_not_read_are_dropped_and_their_memory_comes_back(
    served: Served, store: Store
) -> None:
    review_id, _ = store.create("1. e4", {}, long_events(1))
    assert store.leases.claim_next("worker")
    idle = served.figures()
    clients = [served.client() for _ in range(4)]
    for client in clients:
        client.send("40")
        client.emit("watch", {"id": review_id, "after": 1})
    served.until(lambda now: now["open"] == 4)
    most = 0
    for _ in range(30):  # 60 MB in all for four who do not read, and none of it in a line's own buffers
        store.leases.append(review_id, "worker", long_events(5))
        now = served.figures()
        most = max(most, now["waiting"])
        if now["dropped"] == 4:
            break
    now = served.until(lambda now: now["open"] == 0)
    assert (now["dropped"], now["open"], now["waiting"]) == (4, 0, 0)
    assert most <= 4 * (BOUND + 6 * len(LONG))
    assert now["resident"] - idle["resident"] < 40 << 20
    assert all(client.ended() for client in clients)
    comes_back(served, review_id, store)


def comes_back(served: Served, review_id: str, store: Store) -> None:
    """A watcher that was dropped at event 3 gets all the others."""
    client = served.client(window=1 << 20)
    client.send("40")
    client.emit("watch", {"id": review_id, "after": 3})
    total = len(store.events(review_id))
    seen: list[int] = []
    received = b""
    while len(seen) < total - 3:
        received += client.socket.recv(1 << 20)
        seen = [int(part.split(b",")[0]) for part in received.split(b'"seq":')[1:]]
    assert seen == list(range(4, total + 1))
    assert json.dumps(review_id).encode() in received
