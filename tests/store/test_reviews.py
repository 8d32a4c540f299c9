from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.analysis.errors import LeaseLost
from server.store.reviews import Status, Store

GAME = {"type": "game", "headers": {"White": "Ä"}}
MOVE = {"type": "move", "ply": 1}
DONE = {"type": "done", "totals": {}}
STOPPED = {"type": "failed", "code": "stopped"}
CRASHED = {"type": "failed", "code": "crashed"}


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url, clock=Clock())
    yield made
    made.close()


def create(store: Store, *events: dict[str, Any]) -> str:
    return store.create("1. e4", {"nodes": 1000}, list(events) or [GAME])[0]


def running(store: Store, owner: str = "worker") -> str:
    review_id = create(store)
    assert store.claim(review_id, owner)
    return review_id


def status(store: Store, review_id: str) -> Status:
    review = store.get(review_id)
    assert review is not None
    return review.status


def test_a_new_review_waits_with_its_first_events(store: Store) -> None:
    review_id = create(store, GAME, MOVE)
    review = store.get(review_id)
    assert review is not None
    assert (review.pgn, review.options, review.status) == ("1. e4", {"nodes": 1000}, Status.WAITING)
    assert store.events(review_id) == [{"seq": 1, **GAME}, {"seq": 2, **MOVE}]


def test_ids_and_tokens_are_long_and_never_look_like_an_option(store: Store) -> None:
    made = [store.create("1. e4", {}, []) for _ in range(200)]
    texts = [text for pair in made for text in pair]
    assert len(set(texts)) == 400
    assert all(len(text) >= 22 and not text.startswith("-") for text in texts)


def test_only_the_right_token_counts_and_only_its_hash_is_stored(store: Store, url: str) -> None:
    review_id, token = store.create("1. e4", {}, [GAME])
    other, _ = store.create("1. e4", {}, [GAME])
    assert store.holds_token(review_id, token)
    assert not store.holds_token(review_id, token + "x")
    assert not store.holds_token(review_id, "")
    assert not store.holds_token(other, token)
    assert not store.holds_token("nowhere", token)
    engine = sa.create_engine(url)
    with engine.connect() as db:
        assert token not in str(db.execute(sa.text("SELECT * FROM reviews")).all())
    engine.dispose()


def test_one_worker_alone_can_claim_a_review(store: Store) -> None:
    review_id = create(store)
    claimed = store.claim(review_id, "first")
    assert claimed is not None
    assert (claimed.status, claimed.owner, claimed.attempts) == (Status.RUNNING, "first", 1)
    assert store.claim(review_id, "second") is None
    assert store.claim("nowhere", "second") is None


def test_many_workers_at_once_get_a_review_once(store: Store) -> None:
    review_id = create(store)
    claims: list[object] = []
    threads = [
        threading.Thread(target=lambda name=f"w{n}": claims.append(store.claim(review_id, name)))
        for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(claim is not None for claim in claims) == 1


def test_events_are_numbered_on_from_what_is_stored(store: Store) -> None:
    review_id = running(store)
    assert store.append(review_id, "worker", [MOVE, MOVE]) == 3
    assert store.append(review_id, "worker", [MOVE]) == 4
    assert [event["seq"] for event in store.events(review_id)] == [1, 2, 3, 4]
    assert [event["seq"] for event in store.events(review_id, 2)] == [3, 4]
    assert [event["seq"] for event in store.events(review_id, 1, limit=2)] == [2, 3]


@pytest.mark.parametrize(
    ("end", "ended"), [(DONE, Status.DONE), (STOPPED, Status.STOPPED), (CRASHED, Status.FAILED)]
)
def test_an_end_in_the_log_ends_the_review_and_the_lease(
    store: Store, end: dict[str, Any], ended: Status
) -> None:
    review_id = running(store)
    store.append(review_id, "worker", [MOVE, end])
    assert status(store, review_id) is ended
    with pytest.raises(LeaseLost):
        store.append(review_id, "worker", [MOVE])
    assert store.events(review_id)[-1]["type"] == end["type"]


def test_nobody_else_can_append(store: Store) -> None:
    review_id = running(store)
    with pytest.raises(LeaseLost):
        store.append(review_id, "stranger", [MOVE])
    waiting = create(store)
    with pytest.raises(LeaseLost):
        store.append(waiting, "worker", [MOVE])
    assert len(store.events(review_id)) == len(store.events(waiting)) == 1


def test_what_cannot_be_stored_as_a_whole_is_not_stored_at_all(store: Store) -> None:
    review_id = running(store)
    with pytest.raises(sa.exc.StatementError):
        store.append(review_id, "worker", [MOVE, {"type": "move", "bad": object()}])
    assert len(store.events(review_id)) == 1
    assert store.append(review_id, "worker", [MOVE]) == 2


def test_a_deleted_review_is_gone_with_its_events_and_its_worker_is_told(store: Store) -> None:
    review_id = running(store)
    assert store.delete(review_id)
    assert store.get(review_id) is None
    assert store.events(review_id) == []
    with pytest.raises(LeaseLost):
        store.append(review_id, "worker", [MOVE])
    assert store.must_stop(review_id, "worker")
    assert not store.delete(review_id)


def test_a_worker_that_ends_in_order_costs_the_review_no_attempt(store: Store) -> None:
    review_id = running(store)
    assert store.release(review_id, "worker")
    assert not store.release(review_id, "worker")
    claimed = store.claim(review_id, "next")
    assert claimed is not None
    assert claimed.attempts == 1


def test_a_review_taken_from_a_dead_worker_counts_its_attempts(store: Store) -> None:
    review_id = running(store)
    (lease,) = store.leases()
    assert (lease.review_id, lease.owner, lease.attempts) == (review_id, "worker", 1)
    assert store.requeue(lease)
    assert not store.requeue(lease), "two that recover at once put it back once"
    assert store.claim(review_id, "next").attempts == 2  # type: ignore[union-attr]
    with pytest.raises(LeaseLost):
        store.append(review_id, "worker", [MOVE])


def test_giving_up_writes_the_reason_into_the_log(store: Store) -> None:
    review_id = running(store)
    (lease,) = store.leases()
    assert store.give_up(lease, CRASHED)
    assert status(store, review_id) is Status.FAILED
    assert store.events(review_id)[-1]["code"] == "crashed"
    assert not store.give_up(lease, CRASHED)


def test_a_waiting_review_is_stopped_at_once(store: Store) -> None:
    review_id = create(store)
    assert store.request_stop(review_id, STOPPED) is Status.WAITING
    assert status(store, review_id) is Status.STOPPED
    assert store.events(review_id)[-1] == {"seq": 2, **STOPPED}
    assert store.claim(review_id, "worker") is None


def test_a_running_review_is_stopped_by_its_worker(store: Store) -> None:
    review_id = running(store)
    assert not store.must_stop(review_id, "worker")
    assert store.request_stop(review_id, STOPPED) is Status.RUNNING
    assert store.must_stop(review_id, "worker")
    assert len(store.events(review_id)) == 1


def test_an_ended_review_cannot_be_stopped_and_an_unknown_one_neither(store: Store) -> None:
    review_id = running(store)
    store.append(review_id, "worker", [DONE])
    assert store.request_stop(review_id, STOPPED) is Status.DONE
    assert store.request_stop("nowhere", STOPPED) is None
    assert store.events(review_id)[-1]["type"] == "done"


def test_a_stopped_review_goes_on_and_is_not_stopped_again(store: Store) -> None:
    review_id = running(store)
    store.request_stop(review_id, STOPPED)
    store.append(review_id, "worker", [STOPPED])
    assert store.resume(review_id)
    assert not store.resume(review_id)
    assert store.claim(review_id, "worker")
    assert not store.must_stop(review_id, "worker")


@pytest.mark.parametrize("end", [DONE, STOPPED, {"type": "failed", "code": "engine"}])
def test_an_ended_review_waits_again_for_a_deeper_run(store: Store, end: dict[str, Any]) -> None:
    review_id = running(store)
    assert not store.deepen(review_id, {"nodes": 5})
    store.append(review_id, "worker", [end])
    assert store.deepen(review_id, {"nodes": 5})
    assert not store.deepen(review_id, {"nodes": 6})
    claimed = store.claim(review_id, "worker")
    assert claimed is not None
    assert claimed.options == {"nodes": 5}
    assert store.append(review_id, "worker", [MOVE]) == 3


def test_a_review_that_is_done_does_not_go_on(store: Store) -> None:
    review_id = running(store)
    store.append(review_id, "worker", [DONE])
    assert not store.resume(review_id)


def test_the_queue_position_counts_those_that_came_before(store: Store) -> None:
    first, second, third = create(store), create(store), create(store)
    assert [store.queue_position(one) for one in (first, second, third)] == [1, 2, 3]
    store.claim(first, "worker")
    assert [store.queue_position(one) for one in (first, second, third)] == [None, 1, 2]
    assert store.queue_position("nowhere") is None


def test_a_review_cut_off_keeps_its_place(store: Store) -> None:
    first, second = create(store), create(store)
    store.claim(first, "worker")
    store.release(first, "worker")
    assert [store.queue_position(one) for one in (first, second)] == [1, 2]
    assert store.waiting() == [first, second]


def test_waiting_reviews_are_listed_once_they_are_old_enough(store: Store) -> None:
    review_id = create(store)
    assert store.waiting(unchanged_for=60) == []
    assert store.waiting(unchanged_for=0) == [review_id]


def test_tails_tell_what_is_new_in_each_review(store: Store) -> None:
    first, second = running(store), create(store)
    store.append(first, "worker", [MOVE])
    tails = {tail.review_id: tail for tail in store.tails({first: 1, second: 1, "nowhere": 0})}
    assert tails[first].events == ({"seq": 2, **MOVE},)
    assert (tails[first].status, tails[first].queue_position) == (Status.RUNNING, None)
    assert (tails[second].events, tails[second].status, tails[second].queue_position) == (
        (),
        Status.WAITING,
        1,
    )
    assert (tails["nowhere"].status, tails["nowhere"].events) == (None, ())


def test_tails_of_many_reviews_are_one_query(store: Store) -> None:
    ids = [create(store) for _ in range(50)]
    asked: list[str] = []
    sa.event.listen(
        store.database._engine,
        "before_cursor_execute",
        lambda db, cursor, statement, *rest: asked.append(statement),
    )
    assert len(store.tails(dict.fromkeys(ids, 0))) == 50
    assert len([statement for statement in asked if not statement.startswith("BEGIN")]) == 1
    asked.clear()
    assert store.tails({}) == []
    assert asked == []


def test_a_heartbeat_keeps_the_worker_and_its_reviews_alive(store: Store) -> None:
    review_id = running(store)
    before = store.leases()[0].heartbeat
    store.workers.beat("worker")
    store.workers.beat("worker")
    assert store.leases()[0].heartbeat > before
    assert store.workers.heartbeats().keys() == {"worker"}
    store.workers.sign_off("worker")
    assert store.workers.heartbeats() == {}
    assert status(store, review_id) is Status.RUNNING


def test_a_foreign_heartbeat_does_not_keep_a_review_alive(store: Store) -> None:
    running(store)
    before = store.leases()[0].heartbeat
    store.workers.beat("stranger")
    assert store.leases()[0].heartbeat == before


def test_statuses_are_told_for_the_reviews_that_there_are(store: Store) -> None:
    first = running(store)
    assert store.statuses([first, "nowhere"]) == {first: Status.RUNNING}


def test_what_one_process_stores_another_reads(store: Store, url: str) -> None:
    review_id = create(store, GAME)
    other = Store(url)
    assert other.events(review_id) == [{"seq": 1, **GAME}]
    assert other.claim(review_id, "worker")
    assert status(store, review_id) is Status.RUNNING
    other.close()
