from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.settings import SettingsError
from server.store.database import integrity
from server.store.database.integrity import Check
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from tests.old_database import make_0_10_0
from tests.store.conftest import STOPPED, Json, collect, pack

LOG: list[Json] = [
    {key: value for key, value in event.items() if key != "seq"}
    for event in json.loads((ROOT / "tests" / "data" / "fold" / "complete.json").read_text("utf-8"))["events"]
]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """What is broken here is broken in SQLite; the last test is of PostgreSQL."""
    return f"sqlite:///{tmp_path}/store.db"


def done(store: Store, *, packed: bool = False, events: list[Json] = LOG) -> str:
    review_id, _ = store.create("1. e4", {}, events[:1])
    assert store.leases.claim_next("worker")
    store.leases.append(review_id, "worker", events[1:])
    if packed:
        pack(store, review_id)
    return review_id


def change(store: Store, statement: str, **values: Any) -> None:
    with store.database.writing() as db:
        db.execute(sa.text(statement), values)


def told(url: str) -> list[str]:
    return [str(fault) for fault in Check(url).faults()]


def test_what_holds_together_is_counted(store: Store, url: str, collections: Any) -> None:
    done(store)
    done(store, packed=True)
    again = done(store, packed=True)
    store.deepen(again, {})
    collection, _ = collect(collections, 2)
    collections.stop(collection, STOPPED)
    store.create("1. d4", {}, LOG[:2])
    check = Check(url)
    assert list(check.faults()) == []
    assert (check.reviews, check.packed) == (6, 1)


BREAKS: dict[str, tuple[bool, str, str]] = {
    "an event is gone": (False, "DELETE FROM events WHERE seq = 3", "lacks 1 of"),
    "a number is wrong": (False, "UPDATE reviews SET last_seq = last_seq - 1", "and should have"),
    "a note is not counted": (False, "UPDATE reviews SET notes = 3", "has 0 notes, and should have 3"),
    "the end is gone": (
        False,
        "DELETE FROM events WHERE type = 'done'",
        "it is done, and its log ends with report",
    ),
    "the status is another": (
        False,
        "UPDATE reviews SET status = 'failed'",
        "it is failed, and its log ends",
    ),
    "all events are gone": (False, "DELETE FROM events", "said to be rows, and there are 0 rows"),
    "an event is none": (False, "UPDATE events SET data = '[]' WHERE seq = 2", "cannot be read"),
    "an event is no JSON": (False, "UPDATE events SET data = '{' WHERE seq = 2", "cannot be read"),
    "it does not fold": (
        False,
        """UPDATE events SET data = '{"type":"move"}' WHERE type = 'move'""",
        "does not fold: KeyError",
    ),
    "a piece is cut": (True, "UPDATE packed SET data = substr(data, 1, 50)", "cannot be read"),
    "a piece is of tomorrow": (True, "UPDATE packed SET format = 99", "format 99 is not known"),
    "a piece is gone": (True, "DELETE FROM packed", "said to be packed, and there are 0 rows and 0 pieces"),
    "a piece is not said": (True, "UPDATE reviews SET log = 'rows'", "and there are 0 rows and 1 pieces"),
    "a table is wrong": (True, "UPDATE packed SET facts = '{}'", "its table does not show"),
    "a piece is too short": (
        True,
        "UPDATE reviews SET last_seq = last_seq + 2; UPDATE packed SET last_seq = last_seq + 2",
        "lacks 2 of",
    ),
}


@pytest.mark.parametrize("name", BREAKS)
def test_what_does_not_is_told_with_its_review(store: Store, url: str, name: str) -> None:
    packed, statements, wanted = BREAKS[name]
    review_id = done(store, packed=packed)
    assert told(url) == []
    for statement in statements.split("; "):
        change(store, statement)
    faults = told(url)
    assert faults and all(fault.startswith(f"{review_id}: ") for fault in faults)
    assert wanted in " ".join(faults)


def test_one_fault_does_not_hide_another(store: Store, url: str) -> None:
    first, whole, last = (done(store) for _ in range(3))
    for review_id in (first, last):
        change(store, "DELETE FROM events WHERE seq = 2 AND review_id = :id", id=review_id)
    check = Check(url)
    assert {fault.review_id for fault in check.faults()} == {first, last}
    assert check.reviews == 3, whole


@pytest.mark.parametrize("act", ["delete", "deepen"])
def test_a_review_that_goes_on_meanwhile_is_looked_at_again(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    review_id = done(store, packed=True)
    look = integrity._faults_of_review
    looks: list[str] = []

    def once_too_late(db: Any, row: Any) -> list[str]:
        looks.append(row.status)
        if len(looks) > 1:
            return look(db, row)
        db.rollback()
        acts: dict[str, Callable[[], object]] = {
            "delete": lambda: store.delete(review_id),
            "deepen": lambda: store.deepen(review_id, {}),
        }
        acts[act]()
        return ["its log is between two forms"]

    monkeypatch.setattr(integrity, "_faults_of_review", once_too_late)
    assert told(url) == []
    assert looks == ["done", "waiting"][: 1 if act == "delete" else 2]


def test_many_reviews_are_all_looked_at(store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "_BATCH", 3)
    for _ in range(7):
        done(store)
    check = Check(url)
    assert list(check.faults()) == []
    assert check.reviews == 7


class TestTheFile:
    def test_a_damaged_one_is_told_first(self, store: Store, url: str) -> None:
        for _ in range(3):
            done(store, events=[*LOG[:1], *LOG[1:-1] * 3, *LOG[-1:]])
        store.close()
        file = Path(url.removeprefix("sqlite:///"))
        data = bytearray(file.read_bytes())
        data[8192:-8192] = b"\xff" * (len(data) - 16384)
        file.write_bytes(data)
        faults = told(url)
        assert faults and all(fault.startswith("database: ") for fault in faults)
        assert len(faults) <= 20

    def test_one_that_is_none_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "text.db").write_text("It is no database at all." * 100)
        assert told(f"sqlite:///{tmp_path}/text.db") == [
            "database: the file cannot be read: file is not a database"
        ]

    def test_rows_that_belong_to_nothing_are_told(self, store: Store, url: str) -> None:
        with store.database.bare() as db:
            db.exec_driver_sql("PRAGMA foreign_keys=OFF")
            db.exec_driver_sql("INSERT INTO events VALUES ('nobody', 1, 'game', '{}')")
            db.exec_driver_sql("PRAGMA foreign_keys=ON")
        (fault,) = told(url)
        assert fault.startswith("database: row") and fault.endswith("of events belongs to no reviews")

    def test_one_that_is_not_there_is_not_made(self, tmp_path: Path) -> None:
        with pytest.raises(SettingsError, match="no database"):
            told(f"sqlite:///{tmp_path}/nowhere.db")
        assert list(tmp_path.iterdir()) == []

    def test_one_of_another_version_is_left_as_it_is(self, url: str) -> None:
        make_0_10_0(url)
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db, db:
            db.execute("UPDATE alembic_version SET version_num = '0013'")
        before = Path(url.removeprefix("sqlite:///")).stat().st_size
        with pytest.raises(SettingsError, match="another version"):
            told(url)
        assert Path(url.removeprefix("sqlite:///")).stat().st_size == before


def test_logs_in_postgresql_are_checked_too(postgres_url: str) -> None:
    store = Store(postgres_url)
    done(store)
    packed = done(store, packed=True)
    assert told(postgres_url) == []
    change(store, "UPDATE packed SET format = 99")
    assert told(postgres_url) == [f"{packed}: its log cannot be read: format 99 is not known"]
    store.close()
