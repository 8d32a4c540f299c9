from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from server.store.database.database import Database
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.store.totals import StoredFigures
from tests.store.conftest import STOPPED, create, running, serve


@pytest.fixture
def hasty(url: str, store: Store) -> Iterator[StoredFigures]:
    """The figures as the web process asks for them."""
    database = Database(url, patience=30)
    yield StoredFigures(database, store._clock)
    database.close()


def test_a_postgresql_tells_the_same(postgres_url: str) -> None:
    store = Store(postgres_url)
    database = Database(postgres_url, patience=30)
    hasty = StoredFigures(database, store._clock)
    running(store)
    create(store)
    for amounts in ({"nodes": 1000, "searches": 1}, {"nodes": 0.5}):
        store.figures.add(amounts)
    store.workers.beat("worker")
    assert hasty.totals() == {"nodes": 1000.5, "searches": 1.0}
    store.figures.count_ended()
    assert hasty.queue().counts == {Status.RUNNING: 1, Status.WAITING: 1}
    assert hasty.ended() == {Status.DONE: 0, Status.STOPPED: 0, Status.FAILED: 0}
    assert hasty.size() > 1_000_000
    assert hasty._database._engine.pool.status() == "NullPool"
    store.close()


def test_totals_are_added_up(store: Store, hasty: StoredFigures) -> None:
    store.figures.add({"nodes": 1000, "searches": 1})
    store.figures.add({"nodes": 0.5})
    assert hasty.totals() == {"nodes": 1000.5, "searches": 1.0}


def test_nothing_is_written_where_nothing_was_done(store: Store) -> None:
    store.close()  # a use would bring a new connection, and a row
    store.figures.add({})
    assert store.figures.totals() == {}


def test_a_total_outlives_its_workers(store: Store) -> None:
    store.workers.beat("worker")
    store.figures.add({"nodes": 7})
    store.workers.sign_off("worker")
    assert store.figures.totals() == {"nodes": 7.0}


def test_workers_that_add_at_once_lose_nothing(store: Store) -> None:
    def work(names: list[str]) -> None:
        for _ in range(20):
            store.figures.add(dict.fromkeys(names, 1))

    workers = [threading.Thread(target=work, args=(names,)) for names in (["a", "b"], ["b", "a"], ["a"])]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert store.figures.totals() == {"a": 60.0, "b": 40.0}


def test_the_queue_tells_what_waits_what_runs_and_since_when(store: Store, hasty: StoredFigures) -> None:
    assert hasty.queue().counts == {Status.RUNNING: 0, Status.WAITING: 0}
    assert hasty.queue().oldest == 0.0
    running(store)
    create(store)
    first = hasty.queue()
    create(store)
    second = hasty.queue()
    assert (first.counts, second.counts) == (
        {Status.RUNNING: 1, Status.WAITING: 1},
        {Status.RUNNING: 1, Status.WAITING: 2},
    )
    assert 0 < first.oldest < second.oldest


def test_ends_are_counted(store: Store, hasty: StoredFigures) -> None:
    create(store)
    serve(store)
    review_id = create(store)
    store.request_stop(review_id, STOPPED)
    create(store)
    assert hasty.ended() == {}, "nobody has counted"
    for _ in range(2):
        store.figures.count_ended()
        assert hasty.ended() == {Status.DONE: 1, Status.STOPPED: 1, Status.FAILED: 0}
    store.delete(review_id)
    store.figures.count_ended()
    assert hasty.ended() == {Status.DONE: 1, Status.STOPPED: 0, Status.FAILED: 0}


def test_a_database_has_a_size(hasty: StoredFigures) -> None:
    assert hasty.size() > 4096


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("statuses", ["open", "ended"])
def test_counts_read_an_index_and_no_rows(url: str, store: Store, statuses: str) -> None:
    """Of the million rows of a table with their texts none is touched."""
    asked: list[tuple[str, object]] = []
    database = Database(url, patience=1)
    sa.event.listen(
        database._engine, "before_cursor_execute", lambda _c, _u, sql, given, *_: asked.append((sql, given))
    )
    figures = StoredFigures(database, store._clock)
    figures.queue() if statuses == "open" else figures.count_ended()
    sql, given = next(one for one in reversed(asked) if "GROUP BY" in one[0])
    with database.reading() as db:
        plan = " ".join(row.detail for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", given))  # type: ignore[arg-type]
    database.close()
    assert "USING COVERING INDEX" in plan
    assert "SCAN" not in plan
