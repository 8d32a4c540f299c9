from __future__ import annotations

import pytest

from server.settings import SettingsError
from server.store.reviews import Store
from server.store.status import Status
from server.work.jobs import QueueAway, ReviewQueue
from tests.work.conftest import Moves, create, runner, status


def test_each_message_runs_one_review_and_one_too_many_does_no_harm(store: Store, queue: ReviewQueue) -> None:
    first, second = create(store), create(store)
    queue.enqueue(3)
    worker = runner(store, Moves())
    assert queue.run_next(worker.run)
    assert [status(store, review_id) for review_id in (first, second)] == [Status.DONE, Status.WAITING]
    assert queue.run_next(worker.run) and queue.run_next(worker.run)
    assert not queue.run_next(worker.run)
    assert status(store, second) is Status.DONE


def test_a_message_of_0_1_0_wakes_a_worker_too(store: Store, queue: ReviewQueue) -> None:
    review_id = create(store)
    queue._huey.enqueue(queue._task.s(review_id, priority=1))
    assert queue.run_next(runner(store, Moves()).run)
    assert status(store, review_id) is Status.DONE


def test_a_queue_whose_driver_is_missing_stops_the_start_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("huey.storage.psycopg", None, raising=False)
    with pytest.raises(SettingsError, match="driver"):
        ReviewQueue("postgresql://localhost/queue")


@pytest.mark.usefixtures("locked_queue")
def test_a_queue_that_is_locked_is_away(queue: ReviewQueue) -> None:
    with pytest.raises(QueueAway, match="locked"):
        queue.enqueue()


def test_a_queue_whose_tables_are_gone_is_away(queue: ReviewQueue) -> None:
    queue.enqueue()
    queue._huey.storage.sql("drop table task", commit=True)
    for use in (queue.enqueue, queue.pending, lambda: queue.run_next(lambda: None)):
        with pytest.raises(QueueAway):
            use()


def test_what_a_run_raises_is_no_fault_of_the_queue(queue: ReviewQueue) -> None:
    queue.enqueue()
    assert queue.run_next(lambda: 1 / 0)
    assert queue.pending() == 0
