"""What is counted: the totals that all workers add to, how many reviews stand how, how large it all is. Knows
SQL, as `reviews` does.

A worker adds what it did since it last said so; nothing is written by worker. So a total outlives its
workers and never falls, and a worker that was taken for dead and comes back counts nothing twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from server.store.database.database import Database, Row, reviews_table, totals_table
from server.store.reviews.status import ENDED, OPEN, Status

_ENDED = "ended_"
"""The names of counts among the totals begin so; they are set, not added to."""


@dataclass(frozen=True, slots=True)
class Queue:
    """The reviews that wait or run now, and the seconds that the oldest of the waiting ones has waited; 0 if
    none waits."""

    counts: Mapping[Status, int]
    oldest: float


class StoredFigures:
    """The figures of a database; safe for use by many threads and processes. `clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def add(self, amounts: Mapping[str, float]) -> None:
        """Add to the totals, by their names."""
        if not amounts:
            return
        self._store(amounts, adding=True)

    def _store(self, values: Mapping[str, float], *, adding: bool) -> None:
        with self._database.writing() as db:
            on_server = db.dialect.name == "postgresql"
            insert = postgresql.insert(totals_table) if on_server else sqlite.insert(totals_table)
            value = insert.excluded.value + (totals_table.c.value if adding else 0)
            storing = insert.on_conflict_do_update(index_elements=["name"], set_={"value": value})
            for name, amount in sorted(values.items()):  # in one order, so that no two wait for each other
                db.execute(storing, {"name": name, "value": amount})

    def totals(self) -> dict[str, float]:
        """All totals by name."""
        with self._database.reading() as db:
            return {row.name: row.value for row in db.execute(sa.select(totals_table))}

    def queue(self) -> Queue:
        """What waits and what runs: reads the index of the queue alone, and of it the open reviews."""
        oldest = sa.func.min(reviews_table.c.queued_at).label("oldest")
        query = sa.select(reviews_table.c.status, sa.func.count().label("number"), oldest)
        with self._database.reading() as db:
            rows = list(db.execute(query.where(_are(OPEN)).group_by(reviews_table.c.status)))
        since = [row.oldest for row in rows if row.status == Status.WAITING]
        return Queue(_counts(OPEN, rows), max(0.0, self._clock() - since[0]) if since else 0.0)

    def count_ended(self) -> None:
        """Count how many reviews are at which end, for `ended`. Reads an index from end to end, which takes a
        tenth of a second where there are a million: for a worker, now and then."""
        query = sa.select(reviews_table.c.status, sa.func.count().label("number"))
        with self._database.reading() as db:
            counts = _counts(ENDED, db.execute(query.where(_are(ENDED)).group_by(reviews_table.c.status)))
        self._store({f"{_ENDED}{status}": number for status, number in counts.items()}, adding=False)

    def ended(self) -> dict[Status, int]:
        """How many reviews were at which end when a worker last counted; nothing if none has."""
        known = {f"{_ENDED}{status}": status for status in ENDED}
        return {known[name]: int(value) for name, value in self.totals().items() if name in known}

    def size(self) -> int:
        """Bytes of the database."""
        with self._database.reading() as db:
            if db.dialect.name == "postgresql":
                found: int = db.execute(sa.text("SELECT pg_database_size(current_database())")).scalar_one()
                return found
            pages: int = db.exec_driver_sql("PRAGMA page_count").scalar_one()
            return pages * int(db.exec_driver_sql("PRAGMA page_size").scalar_one())


def _counts(statuses: Sequence[Status], rows: Iterable[Row]) -> dict[Status, int]:
    """Rows of status and number -> a number for each of `statuses`."""
    return dict.fromkeys(statuses, 0) | {Status(row.status): int(row.number) for row in rows}


def _are(statuses: Sequence[Status]) -> sa.ColumnElement[bool]:
    return reviews_table.c.status.in_(statuses)
