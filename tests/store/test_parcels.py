"""What one browser leaves for another is taken once, or goes by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from server.store import parcels
from server.store.database.database import parcels_table
from server.store.parcels import MINUTES
from server.store.reviews.reviews import Store
from tests.clock import Clock
from tests.store.test_expiry import rows


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    made = Store(url, clock=clock)
    yield made
    made.close()


def leave(store: Store, data: str) -> str:
    left = store.parcels.leave(data)
    assert left is not None
    return left[0]


def test_a_parcel_is_taken_once(store: Store) -> None:
    mine, other = leave(store, "mine"), leave(store, "other")
    assert store.parcels.take(mine) == "mine"
    assert store.parcels.take(mine) is None
    assert store.parcels.take("nothing") is None
    assert store.parcels.take(other) == "other"


def test_another_process_takes_it(store: Store, url: str, clock: Clock) -> None:
    other = Store(url, clock=clock)
    assert other.parcels.take(leave(store, "mine")) == "mine"
    other.close()


def test_its_time_is_over_after_some_minutes(store: Store, clock: Clock) -> None:
    left = store.parcels.leave("mine")
    assert left is not None
    assert left[1] == clock.now + 60 * MINUTES
    clock.now = left[1] - 0.1
    early = leave(store, "other")
    clock.now = left[1]
    assert store.parcels.take(left[0]) is None
    assert store.parcels.take(early) == "other"


def test_what_is_over_goes_with_the_next_or_when_a_worker_looks(store: Store, clock: Clock) -> None:
    leave(store, "first")
    clock.now += 60 * MINUTES
    leave(store, "second")
    assert rows(store, parcels_table) == 1
    clock.now += 60 * MINUTES
    assert store.delete_expired()
    assert rows(store, parcels_table) == 0


def test_there_is_room_for_so_many(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "MOST", 2)
    first, _ = leave(store, "a"), leave(store, "b")
    assert store.parcels.leave("c") is None
    store.parcels.take(first)
    assert store.parcels.leave("c") is not None
    assert store.parcels.leave("d") is None
    clock.now += 60 * MINUTES
    assert store.parcels.leave("d") is not None


def test_of_two_who_take_it_at_once_one_gets_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    parcel = leave(store, "mine")
    real = sa.delete

    def another_was_faster(table: sa.Table) -> sa.Delete:
        return real(table).where(sa.false())

    monkeypatch.setattr("server.store.parcels.sa.delete", another_was_faster)
    assert store.parcels.take(parcel) is None
