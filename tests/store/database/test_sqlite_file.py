from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.store.database import sqlite_file
from server.store.database.database import Database
from server.store.database.sqlite_file import DatabaseFile
from server.store.reviews.reviews import Store
from tests.old_database import make_0_10_0
from tests.store.conftest import DONE, MOVE, Clock, create, ended

SECRET = "a name that nobody shall read"


@pytest.fixture
def url(tmp_path: Path) -> str:
    """SQLite's file alone is what these tests are of."""
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def file(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def wal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def everything(file: Path) -> bytes:
    """The bytes of the database and of what is still on its way into it."""
    return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


def fill(store: Store, reviews: int = 20) -> list[str]:
    """Reviews of 1 MB in all."""
    text = {**MOVE, "text": SECRET * 18}
    return [create(store, *[text] * 100) for _ in range(reviews)]


def tend(store: Store) -> int:
    file = DatabaseFile(store.database)
    steps = 0
    while file.tend():
        steps += 1
    return steps


def test_the_file_shrinks_after_a_deletion(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "_STEP", 100)
    monkeypatch.setattr(sqlite_file, "_SLACK", 5)
    ids = fill(store)
    tend(store)
    large = file.stat().st_size
    assert large > 1_000_000
    for review_id in ids[1:]:
        store.delete(review_id)
    assert tend(store) > 2, "step by step"
    assert file.stat().st_size < large / 5
    assert len(store.events(ids[0])) == 100


def test_what_was_deleted_is_in_no_file_any_more(store: Store, file: Path) -> None:
    for review_id in fill(store):
        store.delete(review_id)
    kept = create(store)
    tend(store)
    assert SECRET.encode() not in everything(file)
    assert store.get(kept) is not None


def test_the_write_ahead_log_is_bounded_and_begins_anew(store: Store, file: Path) -> None:
    fill(store, 100)
    assert wal(file).stat().st_size > 0
    tend(store)
    assert wal(file).stat().st_size == 0


def test_a_reader_that_stays_delays_a_checkpoint_and_stops_nothing(store: Store, file: Path) -> None:
    review_id = create(store)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM reviews").fetchone()
        fill(store, 2)
        tend(store)
        assert wal(file).stat().st_size > 0
        reader.execute("COMMIT")
    tend(store)
    assert wal(file).stat().st_size == 0
    assert store.events(review_id)


def test_checkpoints_come_now_and_then(store: Store, file: Path) -> None:
    now = Clock()
    care = DatabaseFile(store.database, lambda: now.now)
    care.tend()
    create(store)
    care.tend()
    assert wal(file).stat().st_size > 0
    now.now += 60
    care.tend()
    assert wal(file).stat().st_size == 0


class TestAFileOfAnOlderVersion:
    def test_it_is_written_anew_once_nothing_is_under_way(self, url: str, file: Path) -> None:
        make_0_10_0(url)
        store = Store(url, clock=Clock())
        assert tend(store) == 0, "a review waits"
        while claimed := store.leases.claim_next("worker"):
            assert tend(store) == 0, "and runs"
            store.leases.append(claimed.id, "worker", [DONE])
        for review_id in fill(store):
            store.delete(review_id)
        assert tend(store) == 1
        assert mode(store) == 2
        assert len(store.events("rows")) == 20
        assert SECRET.encode() not in everything(file)
        assert tend(store) == 0
        store.close()

    def test_a_large_one_is_left_and_told(
        self, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        make_0_10_0(url)
        store = Store(url, clock=Clock())
        monkeypatch.setattr(sqlite_file, "_QUICK", 1000)
        care = DatabaseFile(store.database)
        assert [care.tend(), care.tend()] == [False, False]
        assert mode(store) == 0
        assert caplog.text.count("does not shrink") == 1
        store.close()


def mode(store: Store) -> int:
    with store.database.bare() as db:
        found: int = db.exec_driver_sql("PRAGMA auto_vacuum").scalar_one()
    return found


def test_a_servers_database_is_left_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "is_file", property(lambda database: False))
    ended(store)
    assert not DatabaseFile(store.database).tend()
