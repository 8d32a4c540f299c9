from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from server.analysis.errors import LeaseLost
from server.store.collections.collections import CollectionStore
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.rows import failure
from tests.store.conftest import CRASHED, DONE, MOVE, NOTE, STOPPED, collect, create, running, serve, status


def test_one_worker_alone_can_claim_a_review(store: Store) -> None:
    review_id = create(store)
    claimed = store.leases.claim_next("first")
    assert claimed is not None
    assert claimed.id == review_id
    assert (claimed.status, claimed.owner, claimed.attempts) == (Status.RUNNING, "first", 1)
    assert store.leases.claim_next("second") is None


def test_many_workers_at_once_get_a_review_once(store: Store) -> None:
    create(store)
    claims: list[object] = []
    threads = [
        threading.Thread(target=lambda name=f"w{n}": claims.append(store.leases.claim_next(name)))
        for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(claim is not None for claim in claims) == 1


@pytest.mark.parametrize(
    ("end", "ended"), [(DONE, Status.DONE), (STOPPED, Status.STOPPED), (CRASHED, Status.FAILED)]
)
def test_an_end_in_the_log_ends_the_review_and_the_lease(
    store: Store, end: dict[str, Any], ended: Status
) -> None:
    review_id = running(store)
    store.leases.append(review_id, "worker", [MOVE, end])
    assert status(store, review_id) is ended
    with pytest.raises(LeaseLost):
        store.leases.append(review_id, "worker", [MOVE])
    assert store.events(review_id)[-1]["type"] == end["type"]


def test_nobody_else_can_append(store: Store) -> None:
    review_id = running(store)
    with pytest.raises(LeaseLost):
        store.leases.append(review_id, "stranger", [MOVE])
    waiting = create(store)
    with pytest.raises(LeaseLost):
        store.leases.append(waiting, "worker", [MOVE])
    assert len(store.events(review_id)) == len(store.events(waiting)) == 1


def test_what_cannot_be_stored_as_a_whole_is_not_stored_at_all(store: Store) -> None:
    review_id = running(store)
    with pytest.raises((sa.exc.StatementError, TypeError)):  # as the driver has it
        store.leases.append(review_id, "worker", [MOVE, {"type": "move", "bad": object()}])
    assert len(store.events(review_id)) == 1
    assert store.leases.append(review_id, "worker", [MOVE]) == 2


def test_a_worker_that_ends_in_order_costs_the_review_no_attempt(store: Store) -> None:
    review_id = running(store)
    assert store.leases.release(review_id, "worker")
    assert not store.leases.release(review_id, "worker")
    claimed = store.leases.claim_next("next")
    assert claimed is not None
    assert claimed.attempts == 1


def test_a_review_taken_from_a_dead_worker_counts_its_attempts(store: Store) -> None:
    review_id = running(store)
    (lease,) = store.leases.all()
    assert (lease.review_id, lease.owner, lease.attempts) == (review_id, "worker", 1)
    assert store.leases.requeue(lease)
    assert not store.leases.requeue(lease), "two that recover at once put it back once"
    assert store.leases.claim_next("next").attempts == 2  # type: ignore[union-attr]
    with pytest.raises(LeaseLost):
        store.leases.append(review_id, "worker", [MOVE])


def test_giving_up_writes_the_reason_into_the_log(store: Store) -> None:
    review_id = running(store)
    (lease,) = store.leases.all()
    assert store.leases.give_up(lease, CRASHED)
    assert status(store, review_id) is Status.FAILED
    assert failure(store, review_id)["code"] == "crashed"
    assert not store.leases.give_up(lease, CRASHED)


def test_a_worker_has_one_review_in_its_hand(store: Store) -> None:
    left = running(store)
    store.leases.append(left, "worker", [MOVE])
    other = running(store, "other")
    create(store)
    again = store.leases.claim_next("worker")
    assert again is not None
    assert (again.id, again.attempts, again.last_seq) == (left, 2, 2)
    assert {lease.review_id: lease.owner for lease in store.leases.all()} == {left: "worker", other: "other"}


def test_what_is_stored_already_is_not_stored_twice(store: Store) -> None:
    review_id = running(store)
    assert store.leases.append(review_id, "worker", [MOVE], after=1) == 2
    assert store.leases.append(review_id, "worker", [MOVE], after=1) == 2
    assert store.leases.append(review_id, "worker", [MOVE], after=2) == 3
    assert [event["seq"] for event in store.events(review_id)] == [1, 2, 3]


def test_a_worker_that_knows_another_log_than_is_stored_does_not_write_into_it(store: Store) -> None:
    review_id = running(store)
    store.leases.append(review_id, "worker", [MOVE, MOVE])
    for after in (0, 1, 4):
        with pytest.raises(LeaseLost):
            store.leases.append(review_id, "worker", [MOVE], after=after)
    assert len(store.events(review_id)) == 3


def test_a_note_between_two_events_stops_no_worker_and_loses_nothing(store: Store) -> None:
    review_id = running(store)
    assert store.note(review_id, NOTE, 9) == 2
    assert store.leases.append(review_id, "worker", [MOVE], after=1) == 3
    assert store.note(review_id, NOTE, 9) == 4
    assert store.leases.append(review_id, "worker", [MOVE], after=1) == 4, "it was stored: only the answer is"
    assert store.leases.append(review_id, "worker", [DONE], after=2) == 5
    assert [event["type"] for event in store.events(review_id)] == ["game", "note", "move", "note", "done"]
    review = store.get(review_id)
    assert review is not None and (review.last_seq, review.notes, review.told) == (5, 2, 3)


def patiently(write: Callable[[], object]) -> None:
    """As a worker does, and a person who tries again: on a slow disk the other's writes may take a second."""
    while True:
        try:
            write()
            return
        except DatabaseAway:
            continue


def test_a_worker_and_a_writer_of_notes_at_once_lose_nothing(store: Store) -> None:
    review_id = running(store)
    each = 40

    def work() -> None:
        for told in range(1, each + 1):
            move = {**MOVE, "ply": told}
            patiently(partial(store.leases.append, review_id, "worker", [move], after=told))

    def write() -> None:
        for number in range(each):
            patiently(partial(store.note, review_id, {**NOTE, "ply": number}, each))

    threads = [threading.Thread(target=work), threading.Thread(target=write)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log: list[Any] = store.events(review_id)
    assert [event["seq"] for event in log] == [*range(1, 2 * each + 2)]
    assert [event["ply"] for event in log if event["type"] == "move"] == [*range(1, each + 1)]
    assert [event["ply"] for event in log if event["type"] == "note"] == [*range(each)]


def test_a_review_whose_worker_has_shown_that_it_lives_is_not_taken_from_it(store: Store) -> None:
    review_id = running(store)
    (lease,) = store.leases.all()
    store.workers.beat("worker", [review_id])
    assert not store.leases.requeue(lease)
    assert not store.leases.give_up(lease, CRASHED)
    assert status(store, review_id) is Status.RUNNING


def test_a_worker_that_pauses_looks_at_single_reviews_that_nobody_has_begun(
    store: Store, collections: CollectionStore
) -> None:
    collect(collections, 2)
    assert not store.leases.has_new()
    singles = [create(store), create(store)]
    for single in singles:
        assert store.leases.has_new()
        claimed = store.leases.claim_new("worker")
        assert claimed is not None and claimed.id == single
        assert store.leases.release(single, "worker")
    assert not store.leases.has_new()
    assert store.leases.claim_new("worker") is None


def test_a_review_that_was_looked_at_keeps_its_turn(store: Store) -> None:
    first, second = create(store), create(store)
    store.leases.claim_new("worker")
    store.leases.release(first, "worker")
    assert [serve(store), serve(store)] == [first, second]


def test_a_review_that_came_just_now_is_left_to_an_idle_worker(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.store.queue.leases.PATIENCE", 1_000)
    create(store)
    assert not store.leases.has_new()
    assert store.leases.claim_new("busy") is None


def test_a_review_that_is_to_stop_is_not_released(store: Store) -> None:
    review_id = running(store)
    store.request_stop(review_id, STOPPED)
    assert not store.leases.release(review_id, "worker")
    assert status(store, review_id) is Status.RUNNING


def test_what_is_set_aside_is_its_worker_s_alone_until_it_lets_go(store: Store) -> None:
    review_id = create(store)
    later = create(store)
    store.leases.claim_next("first")
    assert store.leases.set_aside(review_id, "first")
    review = store.get(review_id)
    assert review is not None
    assert (review.status, review.owner, review.attempts) == (Status.WAITING, "first", 0)
    assert store.leases.aside() == {"first"}
    assert store.waiting() == [later]
    assert (store.queue_position(review_id), store.queue_position(later)) == (0, 1)
    tails = store.tails({review_id: 0, later: 0})
    assert [tail.queue_position for tail in tails] == [0, 1]
    claimed = store.leases.claim_next("first", but=[review_id])
    assert claimed is not None and claimed.id == later
    store.leases.release(later, "first")
    mine = store.leases.claim_next("first")
    assert mine is not None and mine.id == review_id, "its turn is what it was"
    store.leases.set_aside(review_id, "first")
    assert store.leases.let_go("first")
    assert not store.leases.let_go("first")
    taken = store.leases.claim_next("second")
    assert taken is not None and taken.id == review_id


def test_what_was_set_aside_and_stopped_is_anybody_s_when_it_goes_on(store: Store) -> None:
    review_id = create(store)
    store.leases.claim_next("first")
    store.leases.set_aside(review_id, "first")
    assert store.request_stop(review_id, STOPPED) is Status.WAITING
    assert store.resume(review_id)
    claimed = store.leases.claim_next("second")
    assert claimed is not None and claimed.id == review_id


def test_what_is_set_aside_has_no_place_in_the_queue_also_behind_others(store: Store) -> None:
    first, second = create(store), create(store)
    store.leases.claim_next("worker")
    store.leases.claim_next("other")
    assert store.leases.release(first, "worker") and store.leases.set_aside(second, "other")
    assert (store.queue_position(first), store.queue_position(second)) == (1, 0)
