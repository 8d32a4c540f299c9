"""A database as Kibitz 0.10.0 left it, of SQLite and of PostgreSQL: made by that version, then dumped.

Reviews of the game 1. f3 e5 2. g4 Qh4#: `packed` and `rows` are done, `half` goes on, and `game` waits as the
only one of the collection `team`.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from server.system.paths import ROOT

_DATA = ROOT / "tests" / "data"
REVIEWS = ("packed", "rows", "half", "game")


def make_0_10_0(url: str) -> None:
    """Make it at `url`, in PostgreSQL in place of what is there."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(Path(url.removeprefix("sqlite:///")))) as db:
            db.executescript((_DATA / "database_0_10_0.sql").read_text("utf-8"))
    else:
        with psycopg.connect(url.replace("postgresql+psycopg", "postgresql")) as server:
            server.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
            server.execute((_DATA / "database_0_10_0_postgresql.sql").read_bytes())
