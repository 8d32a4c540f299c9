from __future__ import annotations

import time

import pytest

from server.store.queue.workers import Workers
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.store.conftest import create, running, status


def test_a_heartbeat_keeps_the_worker_and_the_review_in_its_hand_alive(store: Store) -> None:
    review_id = running(store)
    before = store.leases.all()[0].heartbeat
    store.workers.beat("worker", [review_id])
    store.workers.beat("worker", [review_id])
    assert store.leases.all()[0].heartbeat > before
    assert store.workers.heartbeats().keys() == {"worker"}
    store.workers.sign_off("worker")
    assert store.workers.heartbeats() == {}
    assert status(store, review_id) is Status.RUNNING


def test_a_worker_that_looks_at_a_second_review_keeps_both_alive_and_is_listed_once(store: Store) -> None:
    reviews = [running(store), create(store)]
    assert store.leases.claim_new("worker")
    before = [lease.heartbeat for lease in store.leases.all()]
    store.workers.beat("worker", reviews)
    assert all(lease.heartbeat not in before for lease in store.leases.all())
    (listed,) = store.workers.register()
    assert listed.reviews == sorted(reviews)


def test_a_foreign_heartbeat_does_not_keep_a_review_alive(store: Store) -> None:
    review_id = running(store)
    before = store.leases.all()[0].heartbeat
    store.workers.beat("stranger", [review_id])
    assert store.leases.all()[0].heartbeat == before


def test_a_review_that_its_worker_has_left_is_not_kept_alive(store: Store) -> None:
    running(store)
    before = store.leases.all()[0].heartbeat
    store.workers.beat("worker")
    store.workers.beat("worker", [create(store)])
    assert [lease.heartbeat for lease in store.leases.all()] == [before]
    assert store.workers.heartbeats()["worker"] > before


@pytest.mark.parametrize("skew", [-45.0, 0.0, 45.0])
def test_a_worker_that_beats_is_alive_whatever_its_clock_says(store: Store, skew: float) -> None:
    there = Workers(store.database, lambda: time.time() + skew)
    here = Workers(store.database, time.time)
    there.beat("there")
    here.alive(30)
    there.beat("there")
    assert here.alive(30) == {"there"}


def test_a_worker_whose_heartbeat_stands_still_is_not_alive(store: Store) -> None:
    now = 0.0
    here = Workers(store.database, time.time, ticking=lambda: now)
    Workers(store.database, lambda: time.time() + 45).beat("ahead")
    assert here.alive(30) == {"ahead"}
    now = 31.0
    assert here.alive(30) == set()


def test_of_a_worker_that_was_never_seen_before_the_clock_is_believed(store: Store) -> None:
    Workers(store.database, lambda: time.time() - 60).beat("silent for a minute")
    here = Workers(store.database, time.time)
    assert here.alive(30) == set()
    assert here.alive(90) == {"silent for a minute"}
