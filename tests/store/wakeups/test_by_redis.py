"""Wake-ups by a real Redis: after the commit, and nobody waits for a Redis that is away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.reviews.reviews import Store
from server.store.wakeups.by_redis import Publisher, RedisNews
from tests.processes import wait_until
from tests.servers import RedisServer
from tests.store.conftest import MOVE, running
from tests.store.wakeups.conftest import Ears, listening


@pytest.fixture
def store(tmp_path: Path, redis_url: str) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/store.db", redis_url)
    yield made
    made.close()


@pytest.fixture
def ears(redis_url: str) -> Iterator[Ears]:
    with listening(RedisNews(redis_url)) as made:
        yield made


def test_an_append_is_heard_of_with_its_last_number(store: Store, ears: Ears) -> None:
    review_id = running(store)
    assert ears.next() == (review_id, None)
    store.leases.append(review_id, "worker", [MOVE])
    assert ears.next() == (review_id, 2)


@pytest.mark.parametrize("absence", ["kill", "freeze"])
def test_a_redis_that_is_away_holds_up_no_append(
    store: Store, ears: Ears, redis_server: RedisServer, absence: str
) -> None:
    review_id = running(store)
    assert ears.next() == (review_id, None)
    getattr(redis_server, absence)()
    appended = threading.Event()

    def append() -> None:
        for _ in range(50):
            store.leases.append(review_id, "worker", [MOVE])
        appended.set()

    threading.Thread(target=append, daemon=True).start()
    assert appended.wait(30), "the thread that publishes is the one that waits"
    if absence == "kill":
        ears.wait_until_relied(False)
    else:
        redis_server.thaw()
    redis_server.start()
    first = store.leases.append(review_id, "worker", [MOVE])

    def is_heard_again() -> bool:
        store.leases.append(review_id, "worker", [MOVE])
        return any((seq or 0) >= first for _, seq in ears.all_so_far())

    wait_until(is_heard_again, "the next change")


def test_too_many_announcements_are_dropped_not_kept(redis_server: RedisServer) -> None:
    publisher = Publisher(redis_server.url)
    redis_server.freeze()
    for number in range(5000):
        publisher.after({str(number): number})
    assert publisher._waiting.qsize() <= 1000
    redis_server.thaw()
    publisher.close()
