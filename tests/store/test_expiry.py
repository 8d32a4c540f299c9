"""A review, or a collection, whose time is over is not there, whether it is deleted already or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from server.store.collections.collections import CollectionStore, NewGame
from server.store.database.database import collections_table, reviews_table
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.clock import Clock
from tests.rows import FACTS


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    made = Store(url, clock=clock)
    yield made
    made.close()


def create(store: Store, expires: float | None) -> str:
    return store.create("1. e4 *", {}, [{"type": "game"}], expires)[0]


def rows(store: Store, table: sa.Table) -> int:
    with store.database.reading() as db:
        count: int = db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    return count


def test_a_review_knows_its_time(store: Store) -> None:
    assert [store.get(create(store, time)).expires for time in (None, 1500.0)] == [None, 1500.0]  # type: ignore[union-attr]


def test_it_is_there_until_then_and_not_afterwards(store: Store, clock: Clock) -> None:
    review_id, other = create(store, 1500.0), create(store, None)
    clock.now = 1499.9
    assert store.get(review_id) is not None
    clock.now = 1500.0
    assert store.get(review_id) is None
    assert store.get(other) is not None
    assert store.statuses([review_id, other]) == {other: Status.WAITING}


def test_its_watchers_are_told_that_it_is_gone(store: Store, clock: Clock) -> None:
    review_id = create(store, 1500.0)
    clock.now = 2000.0
    (tail,) = store.tails({review_id: 0})
    assert tail.status is None


def test_it_is_not_worked_on_any_more(store: Store, clock: Clock) -> None:
    create(store, 1500.0)
    later = create(store, None)
    clock.now = 2000.0
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    assert claimed.id == later
    assert store.leases.claim_next("other") is None


def test_what_is_over_is_deleted_and_nothing_else(store: Store, clock: Clock) -> None:
    for expires in (1500.0, 1600.0, None):
        create(store, expires)
    collections = CollectionStore(store.database, clock=clock)
    games = [NewGame("1. e4 *", FACTS, reviewable=True), NewGame("x", FACTS, reviewable=False)]
    gone, *_ = collections.create("Over", {}, games, 1500.0)
    kept, *_ = collections.create("Kept", {}, games)
    store.delete_expired()
    assert rows(store, reviews_table) == 5
    clock.now = 1500.0
    assert collections.get(gone) is None
    assert collections.marks([gone, kept]).keys() == {kept}
    assert collections.statuses([gone, kept]).keys() == {kept}
    assert store.delete_expired()
    assert not store.delete_expired()
    assert rows(store, reviews_table) == 3
    assert rows(store, collections_table) == 1
    assert collections.get(kept) is not None
