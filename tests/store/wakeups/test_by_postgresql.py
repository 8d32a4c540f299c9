"""Wake-ups by a real PostgreSQL: with the commit, and again after the server was away."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from server.store.reviews.reviews import Store
from server.store.wakeups.by_postgresql import PostgresNews, announce, listen
from server.store.wakeups.changes import CHANGED, WAITING, Changes, note
from tests.servers import PostgresServer
from tests.store.conftest import MOVE, create, running
from tests.store.wakeups.conftest import Ears, listening


@pytest.fixture
def store(postgres_url: str) -> Iterator[Store]:
    made = Store(postgres_url)
    yield made
    made.close()


@pytest.fixture
def ears(postgres_url: str) -> Iterator[Ears]:
    with listening(PostgresNews(postgres_url, CHANGED)) as made:
        yield made


def test_an_append_is_heard_of_with_its_last_number(store: Store, ears: Ears) -> None:
    review_id = running(store)
    assert ears.next() == (review_id, None)
    before = time.time()
    store.leases.append(review_id, "worker", [MOVE])
    assert ears.next() == (review_id, 2)
    assert before - 0.001 <= (ears.stored[-1] or 0) <= time.time() + 0.001, "in milliseconds"


def test_nothing_is_heard_of_what_is_not_stored(store: Store, ears: Ears) -> None:
    with pytest.raises(ZeroDivisionError), store.database.writing() as db:
        note(db, "undone", 1)
        announce(db, Changes({"undone": 1}))
        raise ZeroDivisionError
    review_id = running(store)
    assert ears.next()[0] == review_id


def test_a_review_that_begins_to_wait_is_heard_of_once_and_one_that_runs_is_not(
    store: Store, postgres_url: str
) -> None:
    with listening(PostgresNews(postgres_url, WAITING)) as ears:
        review_id = running(store)
        store.leases.append(review_id, "worker", [MOVE])
        store.leases.release(review_id, "worker")
        assert [ears.messages.get(timeout=60) for _ in range(2)] == ["", ""], "created, and given back"
        create(store)
        ears.messages.get(timeout=60)
        assert ears.messages.empty()


def test_a_file_of_sqlite_announces_nothing() -> None:
    assert listen("sqlite:////tmp/kibitz.db", CHANGED, Ears().hearer) is None


def test_a_postgresql_is_listened_to(postgres_url: str) -> None:
    ears = Ears()
    listener = listen(postgres_url, WAITING, ears.hearer)
    assert listener is not None
    ears.wait_until_relied(True)
    listener.close()


def test_many_changes_at_once_are_all_heard_of(store: Store, ears: Ears) -> None:
    names = {f"{number:022}" for number in range(1000)}
    with store.database.writing() as db:
        for name in names:
            note(db, name)
    assert {ears.next()[0] for _ in names} == names


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_after_a_restart_changes_are_heard_of_again(
    store: Store, ears: Ears, postgres_server: PostgresServer, end: str
) -> None:
    getattr(postgres_server, end)()
    ears.wait_until_relied(False)
    postgres_server.start()
    ears.wait_until_relied(True)
    assert store.delete(review_id := create(store))
    assert ears.next() == (review_id, None)


def test_a_connection_that_is_dead_is_noticed(postgres_url: str) -> None:
    news = PostgresNews(postgres_url, CHANGED)
    with pytest.raises(Exception, match="terminat"), news.listening() as connection:
        connection.check()
        with news._engine.connect() as db:
            others = sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT 1'"
            )
            db.execute(others)
        connection.check()
    news.close()
