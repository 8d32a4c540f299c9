"""Whether a file of SQLite can be used: looked at before a program opens it. Knows no table."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

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
