from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.store.database import database
from server.store.database.database import Database, DatabaseAway, reviews_table
from server.store.reviews.reviews import Store
from tests.modes import open_to_others
from tests.store.conftest import GAME, create


@pytest.fixture
def url(tmp_path: Path) -> str:
    """SQLite's file alone is what these tests are of."""
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_WAIT", 0.001)


@pytest.fixture
def locked(impatient: None, store: Store, url: str) -> Iterator[Store]:
    """The store, while somebody else writes into its file."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield store


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_may_read_a_new_file_and_what_lies_beside_it(store: Store, tmp_path: Path) -> None:
    create(store)
    assert {path.name for path in tmp_path.iterdir()} == {"store.db", "store.db-wal", "store.db-shm"}
    assert open_to_others(tmp_path) == set()


def test_a_locked_file_is_away_for_writers_and_there_for_readers(
    locked: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(DatabaseAway) as away:
        create(locked)
    assert away.value.retry
    assert "locked" in caplog.text, "the log says what the person is not told"
    assert "locked" not in away.value.message
    assert locked.waiting() == []


def test_who_comes_while_another_writes_reads_at_once(locked: Store, url: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as new:
        database._set_up_sqlite(0, new, None)
        assert new.execute("SELECT count(*) FROM reviews").fetchone() == (0,)


def test_a_file_that_cannot_be_opened_is_away(store: Store, url: str) -> None:
    review_id = create(store)
    store.close()
    folder = Path(url.removeprefix("sqlite:///")).parent
    folder.rename(folder.with_name("elsewhere"))
    with pytest.raises(DatabaseAway):
        store.get(review_id)
    folder.with_name("elsewhere").rename(folder)
    assert store.events(review_id) == [{"seq": 1, **GAME}]


def test_a_file_that_is_removed_or_replaced_is_away(
    store: Store, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    review_id = create(store)
    file = Path(url.removeprefix("sqlite:///"))
    kept = file.rename(file.with_name("kept"))
    for use in (lambda: create(store), lambda: store.get(review_id)):
        with pytest.raises(DatabaseAway):
            use()
    assert not file.exists(), "nothing new begins in its place"
    file.touch()
    with pytest.raises(DatabaseAway):
        create(store)
    assert "removed or replaced" in caplog.text
    kept.rename(file)
    assert store.get(review_id) is not None


def test_a_database_says_whether_it_was_empty(url: str) -> None:
    assert [Database(url).was_empty, Database(url).was_empty] == [True, False]


def test_a_database_that_only_can_be_read_is_away_for_writers(store: Store) -> None:
    with pytest.raises(DatabaseAway), store.database.writing() as db:
        db.exec_driver_sql("PRAGMA query_only=ON")
        db.execute(sa.delete(reviews_table))


def test_what_is_wrong_with_the_question_is_no_absence(store: Store) -> None:
    with pytest.raises(sa.exc.OperationalError, match="no such table"), store.database.reading() as db:
        db.exec_driver_sql("SELECT * FROM nowhere")


def test_all_connections_in_use_are_an_absence(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Database(url)

    def all_in_use() -> None:
        raise sa.exc.TimeoutError("QueuePool limit")

    monkeypatch.setattr(made._engine, "connect", all_in_use)
    with pytest.raises(DatabaseAway), made.reading():
        pass
    monkeypatch.undo()
    made.close()


@pytest.mark.parametrize(
    ("error", "away"),
    [
        (sa.exc.OperationalError("SELECT 1", {}, Exception("server closed the connection")), True),
        (sa.exc.InterfaceError("SELECT 1", {}, Exception("the connection is closed")), True),
        (sa.exc.ProgrammingError("SELECT 1", {}, Exception("gone"), connection_invalidated=True), True),
        (sa.exc.ProgrammingError("SELECT 1", {}, Exception("no such column")), False),
        (sa.exc.IntegrityError("INSERT", {}, Exception("duplicate key")), False),
    ],
)
def test_a_servers_answers_are_told_apart(error: sa.exc.DBAPIError, away: bool) -> None:
    assert database._is_away(error) is away


def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    review_id = create(store)
    with pytest.raises(ZeroDivisionError), store.database.writing() as db:
        db.execute(sa.delete(reviews_table))
        raise ZeroDivisionError
    assert store.get(review_id) is not None


def test_json_is_stored_as_it_is_read_and_without_blanks(store: Store, url: str) -> None:
    create(store, {"type": "game", "name": "Ä"})
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        assert db.execute("SELECT data FROM events").fetchall() == [('{"type":"game","name":"Ä"}',)]


def test_a_hasty_one_gives_up_on_a_file_that_is_locked_and_makes_no_tables(url: str, store: Store) -> None:
    hasty = Database(url, patience=0.01)
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # the other 10 s of `store` would be a long test
        with pytest.raises(DatabaseAway), hasty.writing():
            pass
    hasty.close()


def test_a_hasty_one_finds_the_tables_as_they_are(tmp_path: Path) -> None:
    hasty = Database(f"sqlite:///{tmp_path}/empty.db", patience=0.01)
    with pytest.raises(sa.exc.OperationalError, match="no such table"), hasty.reading() as db:
        db.execute(sa.select(reviews_table))
    hasty.close()


def test_whether_a_file_may_have_changed_is_known_since_the_last_question(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    store, other = Store(url), Store(url)
    assert store.database.may_have_changed() and not store.database.may_have_changed()
    other.create("1. e4", {}, [])
    assert store.database.may_have_changed() and not store.database.may_have_changed()
    other.waiting()
    assert not store.database.may_have_changed()
    version = store.database.version()
    store.create("1. d4", {}, [])
    assert version is not None and store.database.version() != version, "its own writes count too"
    (tmp_path / "store.db").rename(tmp_path / "elsewhere.db")
    with pytest.raises(DatabaseAway):
        store.database.may_have_changed()
    store.close()
    other.close()


def test_of_a_postgresql_nobody_knows(postgres_url: str) -> None:
    database = Database(postgres_url)
    assert database.may_have_changed() and database.may_have_changed()
    assert database.version() is None
    database.close()


def test_a_fault_of_sql_does_not_tell_the_values(store: Store) -> None:
    with pytest.raises(sa.exc.IntegrityError) as fault, store.database.writing() as db:
        db.execute(sa.insert(reviews_table).values(id="x", pgn="1. e4 {a secret}"))
    assert "reviews" in str(fault.value)
    assert "a secret" not in str(fault.value)
