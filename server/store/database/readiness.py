"""Whether a database can be used: looked at before a program starts. Knows no table."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from server.settings import SettingsError
from server.store.database.database import Database, DatabaseAway, sqlite_path

_LARGEST = 256 << 20
"""Bytes of a file that is read as a whole at each start, in a second or so."""
_PATIENCE = 1.0
"""Seconds to wait for somebody who has locked the file."""


def fault_of(file: Path, *, largest: int = _LARGEST) -> str | None:
    """What is wrong with a file that SQLite is to use, in a few words of the system; None if nothing is, it
    is not there yet, or it is locked. Of one of more than `largest` bytes only the beginning is looked at."""
    if not file.exists():
        return None
    if not file.is_file():
        return "it is no file"
    if not os.access(file, os.R_OK | os.W_OK):
        return "it may not be read and written"
    whole = file.stat().st_size <= largest
    try:
        with closing(sqlite3.connect(file, timeout=_PATIENCE)) as db:
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0] if whole else "ok"
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return str(error) if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else None
    return None if found == "ok" else str(found).splitlines()[-1]


def check_database(url: str) -> bool:
    """Bring the database at `url` up to date; True: it was empty. Raises SettingsError where it cannot be
    used."""
    file = sqlite_path(url)
    in_memory = file in (Path(), Path(":memory:"))
    if file is not None and not in_memory and (fault := fault_of(file)):
        raise _unusable(str(file), fault, " Put a backup in its place.")
    try:
        database = Database(url)
    except (DatabaseAway, sa.exc.DBAPIError) as error:
        shown = sa.make_url(url).render_as_string(hide_password=True)
        cause = error.__cause__ if isinstance(error, DatabaseAway) else error
        raise _unusable(shown, _reason(cause)) from None
    database.close()
    return database.was_empty


def _unusable(where: str, fault: str, advice: str = "") -> SettingsError:
    message = f"The database {where} cannot be used: {fault}.{advice}"
    return SettingsError(message, place="KIBITZ_DATABASE_URL")


def _reason(error: BaseException | None) -> str:
    """What a driver says, on one line."""
    said = str(getattr(error, "orig", error)).strip()
    return " ".join(said.split()) or type(error).__name__
