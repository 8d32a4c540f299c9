"""What an operator sees of all reviews and collections, and the turn that he may give (`kibitz admin`). Knows
SQL, as `reviews` does.

A list is found by reading through the table: it is for a person who asks now and then, on any machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from server.store.database.database import (
    Column,
    Database,
    Row,
    Select,
    among,
    collection_games_table,
    collections_table,
    reviews_table,
)
from server.store.queue import queue_order
from server.store.reviews.status import OPEN, Status
from server.store.wakeups import changes

_NAME = re.compile(r'^\[(White|Black) "((?:[^"\\]|\\.){0,200})', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ListedReview:
    """A review as a list has it. Times are seconds since 1970; `expires` None: never by itself; `worker`: who
    runs it; `position`: in the queue, 1 comes next; `events`: how long its log is; `collection`: the one
    that it is a game of."""

    id: str
    status: Status
    white: str
    black: str
    created: float
    updated: float
    expires: float | None
    attempts: int
    worker: str | None
    position: int | None
    events: int
    collection: str | None


@dataclass(frozen=True, slots=True)
class ListedCollection:
    """A collection as a list has it. `open`: games that wait or run."""

    id: str
    title: str
    created: float
    expires: float | None
    games: int
    open: int


class Administration:
    """All reviews and collections of a database; safe for use by many threads and processes."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def reviews(
        self, find: str = "", status: Status | None = None, limit: int | None = None
    ) -> list[ListedReview]:
        """Those whose id is `find`, or whose text has it in any case, in `status`: waiting ones in the
        queue's order, else the newest first."""
        table = reviews_table.c
        wanted = [table.status == status] if status else []
        order = queue_order.in_order() if status is Status.WAITING else (table.created.desc(), table.id)
        query = _reviews_query().where(*wanted, *_has(find, table.id, table.pgn)).order_by(*order)
        with self._database.reading() as db:
            return [_listed(row) for row in db.execute(query.limit(limit))]

    def review(self, review_id: str) -> ListedReview | None:
        with self._database.reading() as db:
            row = db.execute(_reviews_query().where(reviews_table.c.id == review_id)).one_or_none()
        return None if row is None else _listed(row)

    def collection(self, collection_id: str) -> ListedCollection | None:
        query = _collections_query().where(collections_table.c.id == collection_id)
        with self._database.reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else _listed_collection(row)

    def collections(self, find: str = "", limit: int | None = None) -> list[ListedCollection]:
        """Those whose id is `find`, or whose title has it in any case, the newest first."""
        table = collections_table.c
        query = _collections_query().where(*_has(find, table.id, table.title))
        query = query.order_by(table.created.desc(), table.id).limit(limit)
        with self._database.reading() as db:
            return [_listed_collection(row) for row in db.execute(query)]

    def hurry(self, review_ids: Sequence[str]) -> int:
        """Give those that wait the first turns, in their order among each other -> how many wait."""
        table = reviews_table
        waits = table.c.status == Status.WAITING
        first = sa.select(sa.func.min(table.c.turn)).where(waits)
        with self._database.writing() as db:
            mine = sa.select(table.c.id).where(waits, among(db, table.c.id, review_ids))
            waiting = list(db.execute(mine.order_by(*queue_order.in_order())).scalars())
            before = (db.execute(first).scalar_one() or 0) - len(waiting)
            for turn, review_id in enumerate(waiting, start=before):
                db.execute(sa.update(table).where(waits, table.c.id == review_id).values(turn=turn))
                changes.note(db, review_id)
        return len(waiting)


def _has(find: str, key: Column, text: Column) -> list[Column]:
    if not find:
        return []
    return [(key == find) | sa.func.lower(text).contains(find.lower(), autoescape=True)]


def _reviews_query() -> Select:
    games = collection_games_table
    return sa.select(
        reviews_table, queue_order.position(), games.c.collection_id.label("collection")
    ).outerjoin(games, games.c.review_id == reviews_table.c.id)


def _collections_query() -> Select:
    table, games = collections_table.c, collection_games_table.c
    is_open = sa.case((reviews_table.c.status.in_(OPEN), 1), else_=0)
    facts = (table.id, table.title, table.created, table.expires)
    counts = (sa.func.count(games.number), sa.func.coalesce(sa.func.sum(is_open), 0))
    return (
        sa.select(*facts, *counts)
        .select_from(collections_table)
        .outerjoin(collection_games_table, games.collection_id == table.id)
        .outerjoin(reviews_table, reviews_table.c.id == games.review_id)
        .group_by(*facts)
    )


def _listed(row: Row) -> ListedReview:
    names = {side: name.strip() for side, name in reversed(_NAME.findall(row.pgn))}
    return ListedReview(
        id=row.id,
        status=Status(row.status),
        white=names.get("White", ""),
        black=names.get("Black", ""),
        created=row.created,
        updated=row.updated,
        expires=row.expires,
        attempts=row.attempts,
        worker=row.owner,
        position=row.position,
        events=row.last_seq,
        collection=row.collection,
    )


def _listed_collection(row: Row) -> ListedCollection:
    return ListedCollection(*row)
