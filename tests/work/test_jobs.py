from __future__ import annotations

from pathlib import Path

import pytest

from server.analysis.events.events import MoveEvent
from server.settings import Settings, SettingsError
from server.store.reviews import Store
from server.store.status import Status
from server.work import process_name
from server.work.jobs import ReviewQueue, recover
from tests.work.conftest import Moves, create, dead_owner, plies, runner, status


def test_a_review_whose_worker_died_goes_on_from_its_log(
    store: Store, queue: ReviewQueue, settings: Settings
) -> None:
    review_id = create(store)
    gone = dead_owner()
    store.leases.claim_next(gone)
    store.leases.append(review_id, gone, [MoveEvent(1, "best").to_wire(), MoveEvent(2, "best").to_wire()])
    recover(store, queue, settings)
    second = Moves()
    assert queue.run_next(runner(store, second).run)
    assert second.worked == [3, 4, 5]
    assert plies(store, review_id) == [1, 2, 3, 4, 5]
    assert status(store, review_id) is Status.DONE


def test_a_review_of_a_living_worker_is_left_alone(
    store: Store, queue: ReviewQueue, settings: Settings
) -> None:
    review_id = create(store)
    store.leases.claim_next(process_name.this_process())
    recover(store, queue, settings)
    assert status(store, review_id) is Status.RUNNING
    assert queue.pending() == 0


def test_a_worker_elsewhere_counts_as_dead_once_it_is_silent(tmp_path: Path, queue: ReviewQueue) -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})
    store = Store(settings.database_url, clock=lambda: 1000.0)
    review_id = create(store)
    store.leases.claim_next("elsewhere/1:77:1:aa")
    store.workers.beat("elsewhere/1:77:1:aa")
    recover(store, queue, settings)
    assert status(store, review_id) is Status.WAITING
    assert queue.pending() == 1
    assert store.workers.heartbeats() == {}
    store.close()


def test_a_review_that_ends_its_worker_three_times_fails_with_a_sentence(
    store: Store, queue: ReviewQueue, settings: Settings
) -> None:
    review_id = create(store)
    for attempt in (1, 2, 3):
        assert status(store, review_id) is Status.WAITING, attempt
        store.leases.claim_next(dead_owner())
        recover(store, queue, settings)
    assert status(store, review_id) is Status.FAILED
    last = store.events(review_id)[-1]
    assert (last["type"], last["code"], last["retry"]) == ("failed", "crashed", True)
    assert last["message"].endswith(".")


def test_a_waiting_review_that_the_queue_lost_is_queued_again_once(
    store: Store, queue: ReviewQueue, settings: Settings
) -> None:
    create(store), create(store)
    queue.enqueue()
    recover(store, queue, settings, lost_after=0)
    recover(store, queue, settings, lost_after=0)
    assert queue.pending() == 2


def test_a_review_that_is_just_being_queued_does_not_count_as_lost(
    store: Store, queue: ReviewQueue, settings: Settings
) -> None:
    create(store)
    recover(store, queue, settings)
    assert queue.pending() == 0


def test_a_review_that_was_cut_off_goes_first(store: Store, queue: ReviewQueue, settings: Settings) -> None:
    cut, later = create(store), create(store)
    store.leases.claim_next(dead_owner())
    recover(store, queue, settings)
    assert store.waiting() == [cut, later]


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
