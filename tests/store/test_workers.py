from __future__ import annotations

from server.store.reviews import Store
from server.store.status import Status
from tests.store.conftest import create, running, status


def test_a_heartbeat_keeps_the_worker_and_the_review_in_its_hand_alive(store: Store) -> None:
    review_id = running(store)
    before = store.leases.all()[0].heartbeat
    store.workers.beat("worker", review_id)
    store.workers.beat("worker", review_id)
    assert store.leases.all()[0].heartbeat > before
    assert store.workers.heartbeats().keys() == {"worker"}
    store.workers.sign_off("worker")
    assert store.workers.heartbeats() == {}
    assert status(store, review_id) is Status.RUNNING


def test_a_foreign_heartbeat_does_not_keep_a_review_alive(store: Store) -> None:
    review_id = running(store)
    before = store.leases.all()[0].heartbeat
    store.workers.beat("stranger", review_id)
    assert store.leases.all()[0].heartbeat == before


def test_a_review_that_its_worker_has_left_is_not_kept_alive(store: Store) -> None:
    running(store)
    before = store.leases.all()[0].heartbeat
    store.workers.beat("worker")
    store.workers.beat("worker", create(store))
    assert [lease.heartbeat for lease in store.leases.all()] == [before]
    assert store.workers.heartbeats()["worker"] > before
