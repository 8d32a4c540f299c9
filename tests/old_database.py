"""A database as Kibitz 0.10.0 left it, of SQLite and of PostgreSQL: made by that version, then dumped.

Reviews of the game 1. f3 e5 2. g4 Qh4#: `packed` and `rows` are done, `half` goes on, and `game` waits as the
only one of the collection `team`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import psycopg
import sqlalchemy as sa

from server.store.database.database import create_engine, events_table, packed_table
from server.store.reviews import packed_log
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


YOUNG = frozenset(("wobble", "again", "exact", "pawns", "close", "quiet", "people", "tables", "story"))
"""Fields that logs of Kibitz 0.1 lack; `pass` is one of them, but for positions."""


def age_logs(url: str) -> None:
    """Make the logs of such a database those of Kibitz 0.1, as 0.10.0 kept them."""
    engine = create_engine(url)
    with engine.begin() as db:
        for review_id, seq, data in db.execute(sa.select(*events_table.c["review_id", "seq", "data"])).all():
            place = (events_table.c.review_id == review_id) & (events_table.c.seq == seq)
            db.execute(sa.update(events_table).where(place).values(data=_aged(data)))
        for piece in db.execute(sa.select(packed_table)).all():
            log = [_aged(event) for event in packed_log.unpack(piece.format, piece.data)]
            facts = {name: value for name, value in piece.facts.items() if name != "seconds"}
            place = packed_table.c.review_id == piece.review_id
            db.execute(sa.update(packed_table).where(place).values(data=packed_log.pack(log), facts=facts))
    engine.dispose()


def _aged(event: Mapping[str, object]) -> Mapping[str, object]:
    young = YOUNG if event["type"] == "position" else {*YOUNG, "pass"}
    return {name: value for name, value in event.items() if name not in young}
