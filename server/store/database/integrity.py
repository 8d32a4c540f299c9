"""Whether what is stored holds together: the file, the logs, and what is kept beside them. Changes nothing,
and may run beside everything else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.events.fold import fold
from server.analysis.events.wire import AnyEvent
from server.store.database.database import (
    Database,
    DatabaseAway,
    Row,
    collections_table,
    events_table,
    file_of,
    packed_table,
    reviews_table,
)
from server.store.reviews import event_log, packed_log
from server.store.reviews.status import ENDED, LogForm, Status, end_of

_BATCH = 500
_TOLD = 20
"""Faults of the file that are told, at most: one broken page can be the cause of thousands."""


@dataclass(frozen=True, slots=True)
class Damage:
    """Something that does not hold. `review_id` None: it is the whole database's."""

    review_id: str | None
    message: str

    def __str__(self) -> str:
        return f"{self.review_id or 'database'}: {self.message}"


class Check:
    """A look at the database at `url`. `reviews`: how many were looked at so far; `packed`: those of them
    whose log is one row; `collections`: how many there are."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.reviews = 0
        self.packed = 0
        self.collections = 0

    def faults(self) -> Iterator[Damage]:
        """All that is wrong. Raises SettingsError for a database that is not there, or of another version;
        DatabaseAway."""
        file = file_of(self._url)
        if file is not None:
            broken = list(_faults_of_file(file))
            yield from broken
            if broken:  # whatever else is read from it would tell nothing new
                return
        database = Database(self._url, as_it_is=True)
        try:
            with database.reading() as db:
                count = sa.select(sa.func.count()).select_from(collections_table)
                self.collections = db.execute(count).scalar_one()
            for review_id in _ids(database):
                yield from self._faults_of(database, review_id)
        finally:
            database.close()

    def _faults_of(self, database: Database, review_id: str) -> Iterator[Damage]:
        with database.reading() as db:
            row = _head(db, review_id)
            found = _faults_of_review(db, row) if row else []
            if found and _head(db, review_id) != row:  # it went on meanwhile
                row = _head(db, review_id)
                found = _faults_of_review(db, row) if row else []
        self.reviews += row is not None
        self.packed += row is not None and row.log == LogForm.PACKED
        yield from (Damage(review_id, message) for message in found)


def _faults_of_file(file: Path) -> Iterator[Damage]:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as db:
            lines = [line for (line,) in db.execute(f"PRAGMA quick_check({_TOLD})") if line != "ok"]
            strays = db.execute("PRAGMA foreign_key_check").fetchmany(_TOLD)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            raise DatabaseAway(str(error)) from error
        yield Damage(None, f"the file cannot be read: {error}")
        return
    yield from (Damage(None, f"the file is damaged: {line}") for line in lines)
    yield from (
        Damage(None, f"row {row} of {table} belongs to no {parent}") for table, row, parent, _ in strays
    )


def _ids(database: Database) -> Iterator[str]:
    last, batch = "", [""]
    while batch:
        query = sa.select(reviews_table.c.id).where(reviews_table.c.id > last)
        with database.reading() as db:
            batch = list(db.execute(query.order_by(reviews_table.c.id).limit(_BATCH)).scalars())
        yield from batch
        last = batch[-1] if batch else last


def _head(db: Connection, review_id: str) -> Row | None:
    table = reviews_table
    columns = (table.c.id, table.c.status, table.c.last_seq, table.c.log, table.c.notes)
    return db.execute(sa.select(*columns).where(table.c.id == review_id)).one_or_none()


def _faults_of_review(db: Connection, row: Row) -> list[str]:
    """What is wrong with the review of a row, in sentences without its name."""
    count = sa.select(sa.func.count()).select_from(events_table).where(events_table.c.review_id == row.id)
    rows = db.execute(count).scalar_one()
    beside = (packed_table.c.last_seq, packed_table.c.facts)
    packed = db.execute(sa.select(*beside).where(packed_table.c.review_id == row.id)).one_or_none()
    form = LogForm.PACKED if packed else LogForm.ROWS if rows else LogForm.NONE
    if form != row.log or (packed and rows):
        return [f"its log is said to be {row.log}, and there are {rows} rows and {1 if packed else 0} pieces"]
    try:
        events = event_log.read(db, row.id, 0, None)
    except (packed_log.UnreadablePiece, ValueError, TypeError) as error:
        return [f"its log cannot be read: {error}"]
    found = [*_faults_of_numbers(row.last_seq, events), *_faults_of_end(Status(row.status), events)]
    if (notes := sum(event["type"] == "note" for event in events)) != row.notes:
        found.append(f"its log has {notes} notes, and should have {row.notes}")
    if packed and not found and packed.facts != packed_log.facts_of(events):
        found.append("its table does not show what its log says")
    return found


def _faults_of_numbers(last_seq: int, events: Sequence[AnyEvent]) -> Iterator[str]:
    there = [event["seq"] for event in events]
    missing = sorted(set(range(1, last_seq + 1)) - set(there))
    if missing:
        yield f"its log lacks {len(missing)} of {last_seq} events, first event {missing[0]}"
    elif len(there) > last_seq:
        yield f"its log has {len(there)} events, and should have {last_seq}"


def _faults_of_end(status: Status, events: Sequence[AnyEvent]) -> Iterator[str]:
    try:
        state = fold(events)
        told = [event for event in events if event["type"] != "note"]
        end = end_of(told[-1]) if told else None
    except Exception as error:  # whatever it is, the log is not one
        yield f"its log does not fold: {type(error).__name__}: {error}"
        return
    if status not in ENDED or (status is Status.STOPPED and not events):
        return  # one that was stopped unread gets its first events when it is looked at
    if end is not status:
        yield f"it is {status}, and its log ends with {told[-1]['type'] if told else 'nothing'}"
    elif state["status"] != status:
        yield f"it is {status}, and its log folds to {state['status']}"
