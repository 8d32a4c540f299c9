from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.store.database import readiness
from server.store.database.readiness import fault_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database of some hundred pages."""
    made = tmp_path / "file.db"
    with closing(sqlite3.connect(made)) as db:
        db.execute("CREATE TABLE t (x BLOB)")
        db.executemany("INSERT INTO t VALUES (?)", [(os.urandom(900),) for _ in range(2000)])
        db.execute("CREATE INDEX i ON t (x)")
        db.commit()
    return made


def damage(file: Path, *, page: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(page * 4096)
        opened.write(b"\x7f" * 4096)


def test_a_sound_file_and_one_that_is_not_there_have_no_fault(file: Path, tmp_path: Path) -> None:
    assert fault_of(file) is None
    assert fault_of(tmp_path / "none.db") is None
    (tmp_path / "empty.db").touch()
    assert fault_of(tmp_path / "empty.db") is None


def test_a_damaged_page_is_found(file: Path) -> None:
    damage(file, page=300)
    fault = fault_of(file)
    assert fault is not None and "\n" not in fault


def test_of_a_large_file_only_the_beginning_is_looked_at(file: Path) -> None:
    """A look at a hundred GB takes an hour; the programs that use it will meet the fault."""
    size = file.stat().st_size
    damage(file, page=300)
    assert fault_of(file, largest=size) is not None
    assert fault_of(file, largest=size - 1) is None
    os.truncate(file, size - 8192)
    assert fault_of(file, largest=1) == "database disk image is malformed"


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Sir or Madam, " * 400)
    assert fault_of(other) == "file is not a database"
    assert fault_of(tmp_path) == "it is no file"


@pytest.fixture
def locked(file: Path) -> Iterator[Path]:
    with closing(sqlite3.connect(file, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        yield file


def test_a_file_that_is_locked_is_not_at_fault(locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "_PATIENCE", 0.01)
    assert fault_of(locked) is None
