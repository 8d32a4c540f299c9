"""Real servers, in both modes, and clients that do not behave as a page does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.reviews.reviews import Store
from tests.live.conftest import Json
from tests.live.serving import Served, serving
from tests.sampling import first
from tests.tuned import tuned

LONG = "x" * 100_000
BOUND = 256 * 1024
MODES = ["eventlet", "threading"]


@pytest.fixture(scope="module", params=first(1, MODES))
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests; what it logged is looked at in the end."""
    folder = tmp_path_factory.mktemp("served")
    settings = tuned(**{"server.live.socket.WAITING_BYTES": BOUND, "server.live.socket.ADDRESS_SOCKETS": 8})
    with serving(folder, request.param, **settings) as served:
        yield served
    assert "Traceback" not in served.log.read_text()


@pytest.fixture
def served(running: Served) -> Iterator[Served]:
    yield running
    running.close_clients()
    assert running.until(lambda now: now["open"] == 0)["open"] == 0


@pytest.fixture
def store(running: Served) -> Iterator[Store]:
    made = Store(f"sqlite:///{running.log.parent}/kibitz.db")
    yield made
    made.close()


def long_events(count: int) -> list[Json]:
    return [{"type": "preview", "win": [], "model": LONG} for _ in range(count)]


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
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
        if now["dropped"] - idle["dropped"] == 4:
            break
    now = served.until(lambda now: now["open"] == 0)
    assert (now["dropped"] - idle["dropped"], now["open"], now["waiting"]) == (4, 0, 0)
    assert most <= 4 * (BOUND + 6 * len(LONG))
    assert now["resident"] - idle["resident"] < 40 << 20
    assert all(client.ended() for client in clients)
    comes_back(served, review_id, store)


def comes_back(served: Served, review_id: str, store: Store, after: int = 3) -> None:
    """A watcher that was dropped at event `after` gets all the others."""
    client = served.client(window=1 << 20)
    client.send("40")
    client.emit("watch", {"id": review_id, "after": after})
    total = len(store.events(review_id))
    seen: list[int] = []
    received = b""
    while len(seen) < total - after:
        received += client.socket.recv(1 << 20)
        seen = [int(part.split(b",")[0]) for part in received.split(b'"seq":')[1:]]
    assert seen == list(range(after + 1, total + 1))
    assert json.dumps(review_id).encode() in received


@pytest.mark.parametrize("mode", first(1, MODES))
def test_pages_are_answered_while_there_is_room_for_no_further_socket(mode: str, tmp_path: Path) -> None:
    with serving(tmp_path, mode, KIBITZ_CONNECTIONS="8") as served:
        clients = [served.client() for _ in range(4)]
        assert all(b" 101 " in client.head for client in clients)
        refused = served.client("&lang=de")
        assert refused.head.startswith(b"HTTP/1.1 503") and b"Retry-After: 30" in refused.head
        told = json.loads(refused.socket.recv(1000))["error"]
        assert told["code"] == "too_many_connections" and told["message"].startswith("Es schauen zu viele")
        assert served.figures()["open"] == 4
        clients[0].close()
        served.until(lambda now: now["open"] == 3)
        assert b" 101 " in served.client().head


def test_an_address_has_so_many_sockets_and_one_that_ends_makes_room(served: Served) -> None:
    clients = [served.client() for _ in range(8)]
    assert all(b" 101 " in client.head for client in clients)
    assert b" 401 " in served.client().head
    clients[0].close()
    served.until(lambda now: now["open"] == 7)
    assert b" 101 " in served.client().head


def test_who_sends_without_end_is_cut_off_and_holds_up_nobody(served: Served) -> None:
    """Under eventlet whoever always has bytes waiting had all turns: a thousand pongs a message."""
    client = served.client()
    client.send("40")
    try:
        for _ in range(2000):
            client.socket.sendall(b"\x8a\x80\0\0\0\0" * 100)
    except OSError:
        pass  # it was cut off in the middle
    assert served.until(lambda now: now["open"] == 0)["open"] == 0
    assert client.ended()


NONSENSE = [
    "", "x", "9", "4x", "4", "42", "42[", "42{}", "42[7]", "45", "451-[]", "4{", "\x00", "4" + "[" * 5000,
]  # fmt: skip


def test_nonsense_ends_its_own_connection_at_most(served: Served, store: Store) -> None:
    """The fixture looks for tracebacks in the log."""
    for text in NONSENSE:
        client = served.client()
        client.send("40")
        client.send(text)
        client.send(text)
        client.close()
    review_id, _ = store.create("1. e4", {}, [{"type": "preview", "win": [], "model": ""}])
    assert served.until(lambda now: now["open"] == 0)["open"] == 0
    comes_back(served, review_id, store, after=0)
