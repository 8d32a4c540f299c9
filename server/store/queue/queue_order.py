"""Whose turn it is among the waiting reviews, as SQL: fair, and the same for everybody who asks.

Each review has a `turn`. A review that comes alone gets the turn after the one that is being served; the
games of a collection get one each, one after the other. So single reviews and the next game of every
collection take turns: a new review waits for at most one game of each collection, and a collection
for at most the reviews that came during its last game.
"""

# mypy: allow-any-explicit
# What SQLAlchemy takes rows from has columns of Any by default.

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.store.database.database import Column, among, reviews_table
from server.store.reviews.rows import WaitingRow
from server.store.reviews.status import SERVED, Status
from server.store.wakeups import changes

Order = tuple[Column, ...]


def in_order(table: sa.FromClause = reviews_table) -> Order:
    """By this waiting reviews are ordered."""
    return table.c.turn, table.c.queued_at, table.c.id


def next_turn() -> sa.ScalarSelect[int]:
    """The turn of a review that comes now."""
    # Only what was taken in its turn says how far the turns are. A maximum of each status alone is the last
    # entry of its part of the index, however many reviews there are.
    last = sa.union_all(*(_last_turn(status) for status in SERVED)).subquery()
    return sa.select(sa.func.coalesce(sa.func.max(last.c.turn), 0) + 1).scalar_subquery()


def insert_in_turn(db: Connection, reviews: Sequence[WaitingRow]) -> None:
    """Store rows of `reviews_table`, with one turn each, one after the other, from now on."""
    first = db.execute(sa.select(next_turn())).scalar_one()
    if reviews:
        rows = [{**review, "turn": turn} for turn, review in enumerate(reviews, start=first)]
        db.execute(sa.insert(reviews_table), rows)
        changes.note_waiting(db)


def _last_turn(status: Status) -> sa.Select[tuple[int]]:
    return sa.select(sa.func.max(reviews_table.c.turn).label("turn")).where(reviews_table.c.status == status)


def position() -> sa.ColumnElement[int | None]:
    """The queue position of the review of the outer query: 1 comes next, 0 is set aside while something is
    made for it; null where it does not wait."""
    other = reviews_table.alias("other")
    ahead = (
        sa.select(sa.func.count())
        .select_from(other)
        .where(
            other.c.status == Status.WAITING,
            other.c.owner.is_(None),
            sa.tuple_(*in_order(other)) <= sa.tuple_(*in_order()),
        )
        .correlate(reviews_table)
        .scalar_subquery()
    )
    waits = reviews_table.c.status == Status.WAITING
    aside = waits & reviews_table.c.owner.is_not(None)
    return sa.case((aside, 0), (waits, ahead), else_=None).label("position")


def positions(db: Connection, waiting: Sequence[str]) -> sa.Select[tuple[str, int]]:
    """(id, queue position) of the reviews `waiting`: the queue is counted through once."""
    aside = reviews_table.c.owner.is_not(None)
    counted = sa.func.row_number().over(partition_by=aside, order_by=in_order())
    place = sa.case((aside, 0), else_=counted).label("position")
    queue = sa.select(reviews_table.c.id, place).where(reviews_table.c.status == Status.WAITING).subquery()
    return sa.select(queue.c.id, queue.c.position).where(among(db, queue.c.id, waiting))
