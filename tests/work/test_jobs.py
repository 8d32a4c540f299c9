from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError
from server.analysis.events.events import DoneEvent, Event, FailedEvent, MoveEvent
from server.analysis.game.game import Game, GameLimits
from server.analysis.review.options import ReviewOptions
from server.settings import Settings, SettingsError
from server.store.reviews import Status, Store
from server.work import process_name
from server.work.jobs import ReviewQueue, Runner, recover

Json = dict[str, Any]
PLIES = 5
DONE = DoneEvent({}, {})  # type: ignore[typeddict-item]  # of no run


class NoPools:
    """The fake pipeline needs no engine."""

    def pool_for(self, options: ReviewOptions) -> EnginePool:
        return None  # type: ignore[return-value]


class MissingPools:
    def pool_for(self, options: ReviewOptions) -> EnginePool:
        raise EngineError("No chess engine is installed.")


class Moves:
    """A pipeline of one event a ply; `before` is called with each ply that is not in the log yet."""

    def __init__(self, before: Callable[[int], None] = lambda ply: None) -> None:
        self.before = before
        self.worked: list[int] = []

    def __call__(
        self,
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[Json],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]:
        known = {event["ply"] for event in log if event["type"] == "move"}
        for ply in range(1, PLIES + 1):
            if ply in known:
                continue
            if should_stop():
                yield FailedEvent("stopped", "Stopped.", retry=True)
                return
            self.before(ply)
            self.worked.append(ply)
            yield MoveEvent(ply, "best")
        yield DONE


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    made = Store(settings.database_url)
    yield made
    made.close()


@pytest.fixture
def queue(settings: Settings) -> Iterator[ReviewQueue]:
    made = ReviewQueue(settings.queue_url)
    yield made
    made.close()


def create(store: Store, pgn: str = "1. e4 e5 *") -> str:
    return store.create(pgn, ReviewOptions().to_json(), [{"type": "game"}])[0]


def runner(store: Store, pipeline: Moves, name: str = "worker") -> Runner:
    return Runner(name, store, NoPools(), GameLimits(), pipeline)


def plies(store: Store, review_id: str) -> list[int]:
    return [event["ply"] for event in store.events(review_id) if event["type"] == "move"]


def status(store: Store, review_id: str) -> Status:
    review = store.get(review_id)
    assert review is not None
    return review.status


def dead_owner() -> str:
    """The name of a worker process that has ended."""
    code = "from server.work.process_name import this_process; print(this_process())"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_a_review_runs_to_its_end_and_each_event_is_stored(store: Store) -> None:
    review_id = create(store)
    runner(store, Moves()).run()
    assert status(store, review_id) is Status.DONE
    assert [event["type"] for event in store.events(review_id)] == ["game", *["move"] * PLIES, "done"]
    assert [event["seq"] for event in store.events(review_id)] == list(range(1, PLIES + 3))


def test_each_event_is_stored_before_the_next_is_worked_on(store: Store) -> None:
    seen: list[list[int]] = []
    review_id = create(store)
    runner(store, Moves(lambda ply: seen.append(plies(store, review_id)))).run()
    assert seen == [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]


def test_the_second_entry_in_the_queue_does_nothing(store: Store) -> None:
    review_id = create(store)
    runner(store, Moves()).run()
    again = Moves()
    runner(store, again, "other").run()
    assert again.worked == []
    assert len(store.events(review_id)) == PLIES + 2


def test_a_review_whose_worker_died_goes_on_from_its_log(
    store: Store, queue: ReviewQueue, settings: Settings
) -> None:
    review_id = create(store)
    gone = dead_owner()
    store.claim(review_id, gone)
    store.append(review_id, gone, [MoveEvent(1, "best").to_wire(), MoveEvent(2, "best").to_wire()])
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
    store.claim(review_id, process_name.this_process())
    recover(store, queue, settings)
    assert status(store, review_id) is Status.RUNNING
    assert queue.pending() == 0


def test_a_worker_elsewhere_counts_as_dead_once_it_is_silent(tmp_path: Path, queue: ReviewQueue) -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})
    store = Store(settings.database_url, clock=lambda: 1000.0)
    review_id = create(store)
    store.claim(review_id, "elsewhere/1:77:1:aa")
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
        store.claim(review_id, dead_owner())
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
    store.claim(cut, dead_owner())
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


def test_a_stop_by_a_person_ends_the_review_with_what_is_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = create(store)

    def stop_at(ply: int) -> None:
        if ply == 2:
            store.request_stop(review_id, {"type": "failed", "code": "stopped"})

    monkeypatch.setattr("server.work.jobs._STOP_POLL", 0.0)
    worker = runner(store, Moves(stop_at))
    worker.run()
    assert status(store, review_id) is Status.STOPPED
    assert plies(store, review_id) == [1, 2]
    assert store.events(review_id)[-1]["code"] == "stopped"


def test_a_stopped_review_goes_on_where_it_was(store: Store) -> None:
    review_id = create(store)
    store.claim(review_id, "worker")
    store.append(review_id, "worker", [MoveEvent(1, "best").to_wire(), {"type": "failed", "code": "stopped"}])
    store.resume(review_id)
    second = Moves()
    runner(store, second).run()
    assert second.worked == [2, 3, 4, 5]
    assert status(store, review_id) is Status.DONE


def test_a_worker_that_closes_down_gives_the_review_back_without_a_trace_in_the_log(store: Store) -> None:
    review_id = create(store)
    first = Moves(lambda ply: worker.close_down() if ply == 3 else None)
    worker = runner(store, first)
    worker.run()
    assert status(store, review_id) is Status.WAITING
    assert plies(store, review_id) == [1, 2, 3]
    assert store.events(review_id)[-1]["type"] == "move"
    runner(store, Moves(), "next").run()
    assert plies(store, review_id) == [1, 2, 3, 4, 5]


def test_a_review_deleted_while_it_runs_is_dropped(store: Store) -> None:
    review_id = create(store)

    def delete(ply: int) -> None:
        store.delete(review_id)

    runner(store, Moves(delete)).run()
    assert store.get(review_id) is None
    assert store.events(review_id) == []


def test_an_unexpected_fault_ends_the_review_with_a_plain_sentence(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    review_id = create(store)

    def burst(ply: int) -> None:
        if ply == 3:
            raise ZeroDivisionError("secret detail")

    runner(store, Moves(burst)).run()
    last = store.events(review_id)[-1]
    assert status(store, review_id) is Status.FAILED
    assert (last["code"], last["retry"]) == ("internal", True)
    assert "secret" not in last["message"]
    assert "secret detail" in caplog.text, "the log of the worker has the traceback"
    assert plies(store, review_id) == [1, 2]


def test_a_missing_engine_is_told_in_the_review(store: Store) -> None:
    review_id = create(store)
    Runner("worker", store, MissingPools(), GameLimits(), Moves()).run()
    last = store.events(review_id)[-1]
    assert (last["code"], last["message"]) == ("engine", "No chess engine is installed.")


def test_a_pipeline_that_forgets_its_end_is_a_failure_not_a_review_that_runs_for_ever(store: Store) -> None:
    review_id = create(store)

    def endless(
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[Json],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]:
        yield MoveEvent(1, "best")

    Runner("worker", store, NoPools(), GameLimits(), endless).run()
    assert status(store, review_id) is Status.FAILED


def test_the_store_is_not_asked_at_each_step_whether_to_stop(store: Store) -> None:
    review_id = create(store)
    store.claim(review_id, "worker")
    question = runner(store, Moves())._stop_question(review_id)
    assert not question()
    store.delete(review_id)
    assert not question(), "asked again only after a moment"


def test_this_process_is_not_gone_and_a_dead_one_is() -> None:
    assert not process_name.is_gone(process_name.this_process())
    assert process_name.is_gone(dead_owner())


def test_a_process_number_that_was_given_away_again_is_not_taken_for_the_worker() -> None:
    place, pid, start, rest = process_name.this_process().split(":")
    assert pid == str(os.getpid())
    assert process_name.is_gone(f"{place}:{pid}:{int(start) - 1}:{rest}")


def test_nothing_is_said_of_processes_elsewhere() -> None:
    assert not process_name.is_gone("another-machine/1:1:1:aa")
    assert not process_name.is_gone("nonsense")


def test_a_queue_whose_driver_is_missing_stops_the_start_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("huey.storage.psycopg", None, raising=False)
    with pytest.raises(SettingsError, match="driver"):
        ReviewQueue("postgresql://localhost/queue")
