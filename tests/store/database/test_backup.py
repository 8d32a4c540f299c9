from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from server.settings import SettingsError
from server.store.database import backup
from server.store.database.backup import BackupError, back_up
from server.store.database.integrity import Check
from server.store.reviews.reviews import Store
from tests.store.conftest import GAME, MOVE, create, running


@pytest.fixture
def url(tmp_path: Path) -> str:
    """SQLite's file alone is copied by us."""
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder / "copy.db"


def events_in(file: Path, review_id: str) -> int:
    store = Store(f"sqlite:///{file}")
    found = len(store.events(review_id))
    store.close()
    return found


def test_a_copy_is_a_database_like_the_first(store: Store, url: str, target: Path) -> None:
    review_id = create(store, GAME, MOVE)
    copied = back_up(url, target)
    assert (copied.bytes, copied.reviews, copied.collections) == (target.stat().st_size, 1, 0)
    assert copied.source == target.parent.parent / "store.db"
    assert [path.name for path in target.parent.iterdir()] == ["copy.db"], "one file, and it alone"
    create(store)
    copy = Store(f"sqlite:///{target}")
    assert copy.events(review_id) == store.events(review_id)
    assert len(copy.waiting()) == 1
    copy.close()
    assert target.stat().st_mode & 0o077 == 0


def test_a_copy_that_is_made_while_a_worker_writes_is_whole(store: Store, url: str, target: Path) -> None:
    review_id = running(store)
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            store.leases.append(review_id, "worker", [{**MOVE, "text": "x" * 5000}] * 5)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            back_up(url, target.with_name(f"{number}.db"))
    finally:
        stop.set()
        writer.join()
    lengths = [events_in(target.with_name(f"{number}.db"), review_id) for number in range(5)]
    assert all(length % 5 == 1 for length in lengths), "an append is in it as a whole or not at all"
    assert lengths == sorted(lengths)


def test_a_file_that_is_there_is_never_written_over(store: Store, url: str, target: Path) -> None:
    target.write_text("precious")
    with pytest.raises(BackupError, match="is there already"):
        back_up(url, target)
    assert target.read_text() == "precious"
    assert [path.name for path in target.parent.iterdir()] == ["copy.db"]


@pytest.mark.parametrize("links", [True, False])
def test_nor_is_one_that_comes_meanwhile(
    store: Store, url: str, target: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    copy = backup._copy

    def slowly(source: Path, partial: Path) -> None:
        copy(source, partial)
        target.write_text("precious")

    monkeypatch.setattr(backup, "_copy", slowly)
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    with pytest.raises(BackupError, match="is there already"):
        back_up(url, target)
    assert target.read_text() == "precious"


def no_links(source: Path, target: Path) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_where_there_are_no_links_it_is_renamed(
    store: Store, url: str, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = create(store, GAME, MOVE)
    monkeypatch.setattr(os, "link", no_links)
    back_up(url, target)
    assert events_in(target, review_id) == 2


def test_what_cannot_be_copied_leaves_nothing(
    store: Store, url: str, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BackupError, match="No such file"):
        back_up(url, target.parent / "nowhere" / "copy.db")

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BackupError, match="No space left"):
        back_up(url, target)
    assert list(target.parent.iterdir()) == []


def test_what_is_no_database_is_told(tmp_path: Path, target: Path) -> None:
    (tmp_path / "text.db").write_text("It is no database at all." * 100)
    with pytest.raises(BackupError, match="not a database"):
        back_up(f"sqlite:///{tmp_path}/text.db", target)
    with pytest.raises(SettingsError, match="no database at"):
        back_up(f"sqlite:///{tmp_path}/nowhere.db", target)
    assert not (tmp_path / "nowhere.db").exists()
    with pytest.raises(SettingsError, match="pg_dump"):
        back_up("postgresql://kibitz@127.0.0.1/kibitz", target)
    assert list(target.parent.iterdir()) == []


def test_a_copy_of_a_stopped_kibitz_is_made_too(store: Store, url: str, target: Path) -> None:
    review_id = create(store, GAME, MOVE)
    store.close()
    back_up(url, target)
    with closing(sqlite3.connect(target)) as db:
        assert db.execute("SELECT count(*) FROM events WHERE review_id = ?", (review_id,)).fetchone() == (2,)
    assert [fault.message for fault in Check(f"sqlite:///{target}").faults() if fault.review_id is None] == []


def test_a_file_that_is_another_programs_is_no_backup(tmp_path: Path, target: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE notes (text)")
    with pytest.raises(BackupError, match="no database of Kibitz"):
        back_up(f"sqlite:///{tmp_path}/other.db", target)
    assert list(target.parent.iterdir()) == []


def test_a_database_of_a_kibitz_that_had_no_collections_is_copied(tmp_path: Path, target: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.execute("CREATE TABLE reviews (id)")
    copied = back_up(f"sqlite:///{tmp_path}/old.db", target)
    assert (copied.reviews, copied.collections) == (0, 0)
