"""The logs of reviews, as SQL: events are numbered here, stored and read. `store` opens the transactions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.store import queue_order
from server.store.database import events_table, reviews_table
from server.store.wakeups import changes

Json = dict[str, Any]


def append(db: Connection, events: Sequence[Json], values: Json, where: sa.ColumnElement[bool]) -> int | None:
    """Number and store `events` of the one review that `where` finds, whose row takes `values` -> the last
    seq; None if it finds none.

    The update comes first: it takes the row's lock, so that no two writers count from the same number.
    """
    count = reviews_table.c.last_seq + len(events)
    update = sa.update(reviews_table).where(where).values(last_seq=count, **values)
    row = db.execute(update.returning(reviews_table.c.id, reviews_table.c.last_seq)).one_or_none()
    if row is None:
        return None
    insert(db, row.id, row.last_seq - len(events) + 1, events)
    last: int = row.last_seq
    changes.note(db, row.id, last)
    return last


def insert(db: Connection, review_id: str, first: int, events: Sequence[Json]) -> None:
    """Store `events` with the numbers from `first` on."""
    rows = [
        {"review_id": review_id, "seq": seq, "type": event["type"], "data": event}
        for seq, event in enumerate(events, start=first)
    ]
    if rows:
        db.execute(sa.insert(events_table), rows)


def read(db: Connection, review_id: str, after: int, limit: int | None) -> list[Json]:
    """The events after seq `after` in order, as wire JSON with `seq`; at most `limit`."""
    query = (
        sa.select(events_table.c.seq, events_table.c.data)
        .where(events_table.c.review_id == review_id, events_table.c.seq > after)
        .order_by(events_table.c.seq)
        .limit(limit)
    )
    return [{"seq": row.seq, **row.data} for row in db.execute(query)]


def tail_rows(
    db: Connection, cursors: Mapping[str, int], alive: sa.ColumnElement[bool]
) -> dict[str, list[Any]]:
    """For each review of `cursors` (id -> last known seq) rows of id, status, position, seq, data: one for
    each new event, at least one; status null: there is no such review."""
    watched = (
        sa.values(sa.column("id", sa.String), sa.column("after", sa.Integer), name="given")
        .data(list(cursors.items()))
        .cte("watched")
    )
    fresh = (events_table.c.review_id == reviews_table.c.id) & (events_table.c.seq > watched.c.after)
    query = (
        sa.select(
            watched.c.id,
            reviews_table.c.status,
            queue_order.position(),
            events_table.c.seq,
            events_table.c.data,
        )
        .select_from(watched)
        .outerjoin(reviews_table, (reviews_table.c.id == watched.c.id) & alive)
        .outerjoin(events_table, fresh)
        .order_by(watched.c.id, events_table.c.seq)
    )
    grouped: dict[str, list[Any]] = {}
    for row in db.execute(query):
        grouped.setdefault(row.id, []).append(row)
    return grouped
