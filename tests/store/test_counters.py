from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from server.store.collections.collections import CollectionStore
from server.store.collections.follows import FollowLook
from server.store.counters import DAY, CounterHit, Owned, RateCounts
from server.store.database.database import hits_table, unfinished_table, visit_keys_table
from server.store.reviews.reviews import Store
from tests.clock import Clock
from tests.store.conftest import DONE, collect, create

ANN, BOB = "192.0.2.7", "2001:db8::/64"


@pytest.fixture
def clock() -> Clock:
    return Clock(100.0 * DAY)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, url: str, clock: Clock) -> Iterator[Store]:
    """On both databases: what is written is SQL of our own."""
    where = url if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    made = Store(where, clock=clock)
    yield made
    made.close()


@pytest.fixture
def rate_counts(store: Store) -> RateCounts:
    return store.rate_counts


def hit(clock: Clock, key: str = ANN, amount: int = 1, seconds: float = 60) -> CounterHit:
    return CounterHit(key, amount, clock.now, clock.now + seconds)


def count(store: Store, table: sa.Table) -> int:
    with store.database.reading() as db:
        return int(db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def test_what_came_since_is_counted_by_its_amount_and_key(rate_counts: RateCounts, clock: Clock) -> None:
    start = clock.now
    rate_counts.note([hit(clock), hit(clock, BOB, 10)])
    clock.now += 10
    rate_counts.note([hit(clock, amount=3)])
    assert rate_counts.since(ANN, start - 1) == (start, 4)
    assert rate_counts.since(ANN, start) == (start + 10, 3)
    assert rate_counts.since(BOB, start - 1) == (start, 10)
    assert rate_counts.since("nobody", 0) == (None, 0)


def test_another_process_counts_the_same_and_so_does_a_later_one(
    store: Store, rate_counts: RateCounts, clock: Clock
) -> None:
    beside = RateCounts(store.database, clock)
    rate_counts.note([hit(clock)])
    beside.note([hit(clock)])
    assert RateCounts(store.database, clock).since(ANN, 0) == (clock.now, 2)


def test_a_window_reaches_into_yesterday_whose_key_is_another(rate_counts: RateCounts, clock: Clock) -> None:
    rate_counts.note([hit(clock, seconds=DAY)], [Owned(ANN, "old")])
    start, clock.now = clock.now, clock.now + DAY - 1
    rate_counts.note([hit(clock, seconds=DAY)])
    assert rate_counts.since(ANN, start - 1) == (start, 2)
    clock.now += 1
    assert rate_counts.owned(ANN) == ["old"]
    assert rate_counts.since(ANN, start) == (start + DAY - 1, 1)


def test_after_two_days_nobody_can_tell_whose_a_row_was(
    store: Store, rate_counts: RateCounts, clock: Clock
) -> None:
    review_id = create(store)
    rate_counts.note([], [Owned(ANN, review_id)])
    for _ in range(2):
        clock.now += DAY
        rate_counts.owned(ANN)
    assert rate_counts.owned(ANN) == []
    with store.database.reading() as db:
        days = sorted(db.execute(sa.select(visit_keys_table.c.day)).scalars())
    assert days == [int(clock.now // DAY) - 1, int(clock.now // DAY)]


def test_no_address_is_stored_and_no_two_days_have_one_hash(
    store: Store, rate_counts: RateCounts, clock: Clock
) -> None:
    for day in range(2):
        rate_counts.note([hit(clock, seconds=10 * DAY)], [Owned(ANN, f"review-{day}")])
        clock.now += DAY
    with store.database.reading() as db:
        hits = db.execute(sa.select(hits_table.c.visitor)).scalars().all()
        owned = db.execute(sa.select(unfinished_table.c.visitor)).scalars().all()
    assert len(set(hits)) == 2 and set(hits) == set(owned)
    assert all(len(name) == 32 and int(name, 16) for name in hits)


def test_old_hits_go_with_the_next_note_but_only_so_many(
    store: Store, rate_counts: RateCounts, clock: Clock
) -> None:
    rate_counts.note([hit(clock) for _ in range(250)])
    clock.now += 61
    rate_counts.note([hit(clock)])
    assert count(store, hits_table) == 51
    assert rate_counts.tidy()
    assert count(store, hits_table) == 1
    assert not rate_counts.tidy(), "nothing is over"


def test_what_has_ended_or_is_gone_is_nobodys(store: Store, rate_counts: RateCounts) -> None:
    waits, stopped, gone = (create(store) for _ in range(3))
    rate_counts.note([], [Owned(ANN, made_id) for made_id in (waits, stopped, gone, "never")])
    store.request_stop(stopped, {"type": "failed", "code": "stopped", "message": "Stopped."})
    store.delete(gone)
    assert rate_counts.tidy()
    assert rate_counts.owned(ANN) == [waits]
    store.leases.claim_next("worker")
    assert not rate_counts.tidy(), "one that runs is unfinished"
    store.leases.append(waits, "worker", [DONE])
    assert rate_counts.tidy()
    assert count(store, unfinished_table) == 0


def test_a_collection_is_unfinished_as_long_as_one_of_its_reviews(
    store: Store, rate_counts: RateCounts
) -> None:
    collections = CollectionStore(store.database)
    made, reviews = collect(collections, 2)
    rate_counts.note([], [Owned(ANN, made)])
    for _ in reviews:
        assert not rate_counts.tidy()
        claimed = store.leases.claim_next("worker")
        assert claimed is not None
        store.leases.append(claimed.id, "worker", [DONE])
    assert rate_counts.tidy()
    assert rate_counts.owned(ANN) == []


def test_a_review_is_the_last_ones_who_let_it_go_on(rate_counts: RateCounts) -> None:
    rate_counts.note([], [Owned(ANN, "a"), Owned(ANN, "b"), Owned(BOB, "a")])
    assert (rate_counts.owned(ANN), rate_counts.owned(BOB)) == (["b"], ["a"])
    rate_counts.note([], [Owned(ANN, "a")], ["a", "b"])
    assert (rate_counts.owned(ANN), rate_counts.owned(BOB)) == (["a"], [])


def test_many_who_come_first_make_one_key(store: Store, clock: Clock) -> None:
    noted = [RateCounts(store.database, clock) for _ in range(6)]
    threads = [threading.Thread(target=one.note, args=([hit(clock)],)) for one in noted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert count(store, visit_keys_table) == 1
    assert noted[0].since(ANN, 0) == (clock.now, 6)


def test_a_collection_is_its_visitors_while_it_follows_a_round(store: Store, clock: Clock) -> None:
    collections = CollectionStore(store.database, clock=clock)
    made, (review_id,) = collect(collections, 1)
    assert collections.follows.begin(made, "u", {}, FollowLook("live", 10.0, {}), 1)
    store.leases.claim_next("worker")
    store.leases.append(review_id, "worker", [DONE])
    store.rate_counts.note([], [Owned(ANN, made)])
    assert not store.rate_counts.tidy()
    collections.follows.end(made)
    assert store.rate_counts.tidy()
    assert store.rate_counts.owned(ANN) == []
