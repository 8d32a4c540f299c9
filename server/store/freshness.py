"""Marks: one row that says whether what was made of a review or a collection still holds. Knows SQL, as
`store` does."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from cachetools import LRUCache

from server.store.database.database import (
    Database,
    Row,
    collection_games_table,
    collections_table,
    reviews_table,
)
from server.store.reviews.rows import alive
from server.store.reviews.status import ENDED, OPEN


@dataclass(frozen=True, slots=True)
class Mark:
    """While a review or a collection is `ended`, everything that can be told of it stays as it is until its
    mark is another. `status`: the review's; `seq`: the last event, of a collection the sum of its reviews';
    `games` in the collection, 0 for a review that came alone; `version` of the collection, which counts what
    was edited.

    No mark comes back: each end is an event, and without an edit there can only be fewer games.
    """

    ended: bool
    status: str
    seq: int
    games: int
    version: int = 0


_MOST_KEPT = 4096


class Marks:
    """The marks in a database; each costs one row, or none while nobody has written since it was read."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._lock = threading.Lock()
        self._version: int | None = None
        self._rows: LRUCache[tuple[sa.Executable, str], Row] = LRUCache(_MOST_KEPT)

    def review(self, review_id: str) -> Mark | None:
        """A review's; None if there is no such."""
        row = self._row(_REVIEW, review_id)
        if row is None:
            return None
        return Mark(
            row.status in ENDED and row.last_seq > 0, row.status, row.last_seq, row.games, row.version
        )

    def collection(self, collection_id: str) -> Mark | None:
        """A collection's; None if there is no such."""
        row = self._row(_COLLECTION, collection_id)
        if row is None:
            return None
        return Mark(not row.open, "", row.seq or 0, row.games, row.version)

    def standings(self, collection_id: str) -> Mark | None:
        """A collection's for what its games and those reviews say that have ended: it holds while others run.
        Each review counts with its row, so that no mark comes back where one ends and another goes on."""
        row = self._row(_COLLECTION, collection_id)
        return row and Mark(True, "", row.settled or 0, row.games, row.version)

    def alive(self, ids: Sequence[str]) -> set[str]:
        """Those of some reviews and collections that there are."""
        found: set[str] = set()
        with self._database.reading() as db:
            for table in (reviews_table, collections_table):
                query = sa.select(table.c.id).where(table.c.id.in_(ids), alive(self._clock(), table))
                found.update(db.execute(query).scalars())
        return found

    def _row(self, query: sa.Executable, about: str) -> Row | None:
        """The query's row about a review or a collection that is there."""
        version, now = self._database.version(), self._clock()  # before the row: a later write changes it
        with self._lock:
            if version is None or version != self._version:
                self._rows.clear()
                self._version = version
            kept = self._rows.get((query, about))
        if kept is not None and (kept.expires is None or kept.expires > now):
            return kept
        with self._database.reading() as db:
            row = db.execute(query, {"id": about, "now": now}).one_or_none()
        with self._lock:
            if row is not None and version is not None and version == self._version:
                self._rows[query, about] = row
        return row


def _now() -> sa.BindParameter[float]:
    return sa.bindparam("now", type_=sa.Float)


def _review_query() -> sa.Executable:
    games, mine = collection_games_table, collection_games_table.alias("mine")
    beside = (
        sa.select(sa.func.count())
        .select_from(mine)
        .join(games, games.c.collection_id == mine.c.collection_id)
        .where(mine.c.review_id == reviews_table.c.id)
        .correlate(reviews_table)
        .scalar_subquery()
    )
    version = (
        sa.select(collections_table.c.version)
        .join(mine, mine.c.collection_id == collections_table.c.id)
        .where(mine.c.review_id == reviews_table.c.id)
        .correlate(reviews_table)
        .scalar_subquery()
    )
    return sa.select(
        reviews_table.c.status,
        reviews_table.c.last_seq,
        reviews_table.c.expires,
        beside.label("games"),
        sa.func.coalesce(version, 0).label("version"),
    ).where(reviews_table.c.id == sa.bindparam("id"), alive(_now()))


def _collection_query() -> sa.Executable:
    games = collection_games_table
    goes_on = reviews_table.c.status.in_(OPEN)
    is_open = sa.case((goes_on, 1), else_=0)
    settled = sa.case((goes_on, 0), else_=reviews_table.c.last_seq * games.c.number)
    return (
        sa.select(
            sa.func.max(collections_table.c.expires).label("expires"),
            sa.func.count(games.c.number).label("games"),
            sa.func.coalesce(sa.func.max(collections_table.c.version), 0).label("version"),
            sa.func.sum(reviews_table.c.last_seq).label("seq"),
            sa.func.sum(is_open).label("open"),
            sa.func.sum(settled).label("settled"),
        )
        .select_from(collections_table)
        .outerjoin(games, games.c.collection_id == collections_table.c.id)
        .outerjoin(reviews_table, reviews_table.c.id == games.c.review_id)
        .where(collections_table.c.id == sa.bindparam("id"), alive(_now(), collections_table))
        .group_by(collections_table.c.id)
    )


_REVIEW = _review_query()
_COLLECTION = _collection_query()
"""Built once: that takes longer than to ask."""
