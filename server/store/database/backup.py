"""A copy of the database in one file, made while Kibitz runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from server.analysis.errors import KibitzError
from server.settings import SettingsError
from server.store.database.database import file_of

_BY_POSTGRESQL = (
    'PostgreSQL makes its copies itself: pg_dump --format=custom --file={} "$KIBITZ_DATABASE_URL"'
)


class BackupError(KibitzError):
    """The copy cannot be made. Nothing of it is left; `place`: the file."""

    code = "backup"


@dataclass(frozen=True, slots=True)
class Copy:
    """What was copied: the file that it was made of, its size, what it holds."""

    source: Path
    bytes: int
    reviews: int
    collections: int


def back_up(url: str, target: Path) -> Copy:
    """Copy the database at `url` to `target`, as it stands now, whole or not at all.

    Raises BackupError where the file is there already, or cannot be written, or is no database of Kibitz;
    SettingsError for a database that is no file of SQLite, or is not there.
    """
    source = file_of(url)
    if source is None:
        raise SettingsError(_BY_POSTGRESQL.format(target), place="KIBITZ_DATABASE_URL")
    partial = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        _copy(source, partial)
        copied = _look_into(partial, source)
        _put_in_place(partial, target)
    except FileExistsError:
        raise BackupError(f"{target} is there already, and is left as it is.", place=str(target)) from None
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise BackupError(f"The copy cannot be made: {why}.", place=str(target)) from error
    finally:
        for left in (partial, partial.with_name(f"{partial.name}-journal")):
            with suppress(OSError):
                left.unlink()
    return copied


def _copy(source: Path, partial: Path) -> None:
    partial.touch(mode=0o600, exist_ok=False)  # it holds what nobody else may read
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as running,
        closing(sqlite3.connect(partial)) as copy,
    ):
        # In one step: it reads one state of the database, and nobody who writes waits for it.
        running.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # all in this one file; Kibitz changes it back
    with partial.open("rb") as file:
        os.fsync(file.fileno())


def _look_into(partial: Path, source: Path) -> Copy:
    with closing(sqlite3.connect(partial)) as copy:
        there = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "reviews" not in there:
            raise BackupError(f"{source} is no database of Kibitz.", place=str(source))
        reviews = _rows(copy, "reviews")
        collections = _rows(copy, "collections") if "collections" in there else 0  # before 0.2 there are none
    return Copy(source, partial.stat().st_size, reviews, collections)


def _rows(db: sqlite3.Connection, table: str) -> int:
    rows: int = db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return rows


def _put_in_place(partial: Path, target: Path) -> None:
    """Under its name, all at once. Raises FileExistsError: somebody may have made it meanwhile."""
    try:
        os.link(partial, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if target.exists():
            raise FileExistsError(target) from None
        partial.rename(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
