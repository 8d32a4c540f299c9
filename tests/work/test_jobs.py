from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from server.settings import Settings, SettingsError
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.work.jobs import QueueAway, ReviewQueue, _in_time
from tests.modes import open_to_others
from tests.servers import PostgresServer, RedisServer
from tests.work.conftest import Moves, create, runner, status


@pytest.fixture(params=["sqlite", "redis", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A queue of each kind."""
    environment = {"KIBITZ_DATA_DIR": str(tmp_path)}
    if request.param != "sqlite":
        kinds = {"redis": "redis_url", "postgresql": "postgres_url"}
        environment["KIBITZ_QUEUE_URL"] = request.getfixturevalue(kinds[request.param])
    return Settings.from_environ(environment)


def test_each_message_runs_one_review_and_one_too_many_does_no_harm(store: Store, queue: ReviewQueue) -> None:
    first, second = create(store), create(store)
    queue.enqueue(3)
    worker = runner(store, Moves())
    assert queue.run_next(worker.run)
    assert [status(store, review_id) for review_id in (first, second)] == [Status.DONE, Status.WAITING]
    assert queue.run_next(worker.run) and queue.run_next(worker.run)
    assert not queue.run_next(worker.run)
    assert status(store, second) is Status.DONE


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_may_read_a_queue_in_a_file(tmp_path: Path) -> None:
    queue = ReviewQueue(f"sqlite:///{tmp_path}/queue.db")
    queue.enqueue()
    assert (tmp_path / "queue.db").exists()
    assert open_to_others(tmp_path) == set()
    queue.close()


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
@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_a_queue_that_is_locked_is_away(queue: ReviewQueue) -> None:
    with pytest.raises(QueueAway, match="locked"):
        queue.enqueue()


def test_what_waits_is_there_for_whoever_comes_later(settings: Settings, queue: ReviewQueue) -> None:
    queue.enqueue(3)
    later = ReviewQueue(settings.queue_url)
    assert later.pending() == 3
    assert later.run_next(lambda: None)
    assert queue.pending() == 2
    later.close()


@pytest.mark.parametrize("settings", ["redis"], indirect=True)
def test_a_redis_that_is_away_is_told_so_and_taken_up_again(
    queue: ReviewQueue, redis_server: RedisServer
) -> None:
    queue.enqueue()
    redis_server.kill()
    for use in (queue.enqueue, queue.pending, lambda: queue.run_next(lambda: None)):
        with pytest.raises(QueueAway):
            use()
    redis_server.start()
    queue.enqueue()
    assert queue.run_next(lambda: None)


def test_a_redis_that_says_nothing_is_away_and_not_empty(redis_server: RedisServer) -> None:
    queue = ReviewQueue(f"{redis_server.url}?socket_timeout=2.5")
    assert not queue.run_next(lambda: None)
    redis_server.freeze()
    for use in (queue.enqueue, lambda: queue.run_next(lambda: None)):
        with pytest.raises(QueueAway):
            use()
    redis_server.thaw()
    queue.close()


def test_a_redis_is_given_some_seconds_unless_its_address_says_otherwise() -> None:
    assert _in_time("redis://cache/1") == "redis://cache/1?socket_timeout=3&socket_connect_timeout=2"
    assert "socket_timeout=9&" in _in_time("rediss://me:pw@cache/1?socket_timeout=9&ssl_cert_reqs=none")


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_a_postgresql_that_is_away_is_told_so_and_taken_up_again(
    queue: ReviewQueue, postgres_server: PostgresServer
) -> None:
    queue.enqueue()
    postgres_server.stop()
    for use in (queue.enqueue, queue.pending, lambda: queue.run_next(lambda: None)):
        with pytest.raises(QueueAway):
            use()
    postgres_server.start()
    queue.enqueue()
    assert queue.pending() == 2, "what was in it is in it still"
    assert queue.run_next(lambda: None)


def test_a_new_postgresql_is_taken_by_several_at_once(postgres_url: str) -> None:
    with ThreadPoolExecutor(8) as all_at_once:
        queues = list(all_at_once.map(ReviewQueue, [postgres_url] * 8))
    for queue in queues:
        assert queue.pending() == 0
        queue.close()


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_a_connection_that_is_cut_is_made_anew(queue: ReviewQueue, settings: Settings) -> None:
    queue.enqueue()
    with psycopg.connect(settings.queue_url, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    with pytest.raises(QueueAway):
        queue.enqueue()
    queue.enqueue()
    assert queue.pending() == 2


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
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
