"""The logs of reviews, as SQL: events are numbered here, stored and read, in whichever form a log is kept.
`store` opens the transactions.

A log is a row for each event, or one packed row of all (`packing`), and never both. What reads a log asks for
both in one statement, so that it sees one of them, whole, also while the log changes its form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.events.events import EventJson, NoteEvent
from server.analysis.events.wire import AnyEvent, Note
from server.store.database.database import (
    Row,
    events_table,
    listed,
    listing,
    packed_table,
    reviews_table,
)
from server.store.queue import queue_order
from server.store.reviews import packed_log
from server.store.reviews.rows import Values, alive
from server.store.reviews.status import ENDED, LogForm, Status
from server.store.wakeups import changes

_NO_JSON = sa.cast(sa.null(), sa.JSON)
_NO_BYTES = sa.cast(sa.null(), sa.LargeBinary)
_NO_NUMBER = sa.cast(sa.null(), sa.Integer)


def append(
    db: Connection, events: Sequence[EventJson], values: Values, where: sa.ColumnElement[bool]
) -> int | None:
    """Number and store `events` of the one review that `where` finds, whose row takes `values` -> the last
    seq; None if it finds none. Its log must not be packed: that of a review at an end may be.

    The update comes first: it takes the row's lock, so that no two writers count from the same number.
    """
    values = {"last_seq": reviews_table.c.last_seq + len(events), **values}
    if events:
        values["log"] = LogForm.ROWS
    update = sa.update(reviews_table).where(where).values(values)
    return append_by(db, update.returning(reviews_table.c.id, reviews_table.c.last_seq), {}, events)


def append_by(
    db: Connection, update: sa.Executable, given: Mapping[str, object], events: Sequence[EventJson]
) -> int | None:
    """As `append`, by an `update` made beforehand, which returns id and last seq; `given`: its parameters."""
    row = db.execute(update, given).one_or_none()
    if row is None:
        return None
    insert(db, row.id, row.last_seq - len(events) + 1, events)
    last: int = row.last_seq
    changes.note(db, row.id, last)
    return last


def insert(db: Connection, review_id: str, first: int, events: Sequence[EventJson]) -> None:
    """Store `events` with the numbers from `first` on."""
    rows = [
        {"review_id": review_id, "seq": seq, "type": event["type"], "data": event}
        for seq, event in enumerate(events, start=first)
    ]
    if rows:
        db.execute(sa.insert(events_table), rows)


def empty_earlier(db: Connection, review_id: str, seq: int, note: EventJson) -> None:
    """Empty the notes before `seq` that stand in the same place as `note`, which holds from now on.

    Their numbers stay, as a log has no gaps. A reader who sees an empty note removes a note that the later
    one replaces anyway, so every fold of the log ends as before. The log has a row for each event.
    """
    table, place = events_table, cast(Note, note)
    empty = NoteEvent(place["ply"], tuple(place["line"]), removed=True).to_wire()
    here = (
        (table.c.review_id == review_id)
        & (table.c.seq < seq)
        & (table.c.type == NoteEvent.type)
        & (table.c.data["ply"].as_integer() == place["ply"])
        & table.c.data["removed"].as_boolean().is_(False)
    )
    found = db.execute(sa.select(table.c.seq, table.c.data).where(here)).all()
    for earlier in (row.seq for row in found if row.data["line"] == empty["line"]):
        mine = (table.c.review_id == review_id) & (table.c.seq == earlier)
        db.execute(sa.update(table).where(mine).values(data=empty))


def copy(db: Connection, review_id: str, made: str) -> None:
    """Give the review `made`, which has no log yet, the same one as `review_id`, in the same form."""
    for table in (events_table, packed_table):
        others = [column for column in table.c if column.name != "review_id"]
        rows = sa.select(sa.literal(made), *others).where(table.c.review_id == review_id)
        db.execute(sa.insert(table).from_select(["review_id", *others], rows))


def read(db: Connection, review_id: str, after: int, limit: int | None) -> list[AnyEvent]:
    """The events after seq `after` in order, as wire JSON with `seq`; at most `limit`."""
    rows = sa.select(
        events_table.c.seq, events_table.c.data, _NO_NUMBER.label("format"), _NO_BYTES.label("packed")
    )
    rows = rows.where(events_table.c.review_id == review_id, events_table.c.seq > after)
    packed = sa.select(packed_table.c.last_seq, _NO_JSON, packed_table.c.format, packed_table.c.data)
    packed = packed.where(packed_table.c.review_id == review_id, packed_table.c.last_seq > after)
    query = sa.union_all(rows, packed).order_by("seq").limit(limit)
    return _events(db.execute(query).all(), after, limit)


def read_lines(db: Connection, review_id: str) -> list[bytes]:
    """All events in order, each as JSON that nobody has read, without its seq; as `read`."""
    text = sa.cast(events_table.c.data, sa.Text).label("data")
    rows = sa.select(events_table.c.seq, text, _NO_NUMBER.label("format"), _NO_BYTES.label("packed"))
    rows = rows.where(events_table.c.review_id == review_id)
    packed = sa.select(packed_table.c.last_seq, sa.cast(sa.null(), sa.Text), packed_table.c.format)
    packed = packed.add_columns(packed_table.c.data).where(packed_table.c.review_id == review_id)
    found = db.execute(sa.union_all(rows, packed).order_by("seq")).all()
    if found and found[0].packed is not None:
        return packed_log.lines_of(found[0].format, found[0].packed)
    return [row.data.encode(errors="surrogatepass") for row in found]


def heads(db: Connection, review_ids: Iterable[str], now: float) -> tuple[Sequence[Row], dict[str, int]]:
    """How each of `review_ids` stands that there is at the time `now` -> (rows of id, status, last_seq; the
    queue positions of those that wait)."""
    dialect = db.dialect.name
    asked = listing(dialect, dict.fromkeys(review_ids, (0, 0)))
    rows = db.execute(_heads(dialect), {**asked, "now": now}).all()
    waiting = [key for key, status, _ in rows if status == Status.WAITING]
    if not waiting:
        return rows, {}
    return rows, {row.id: row.position for row in db.execute(queue_order.positions(db, waiting))}


def read_many(db: Connection, wanted: Mapping[str, tuple[int, int]]) -> dict[str, list[AnyEvent]]:
    """The events of several reviews, id -> (after this seq, up to this one), by one query; as `read`."""
    if not wanted:
        return {}
    dialect = db.dialect.name
    grouped: dict[str, list[Row]] = {}
    for row in db.execute(_logs(dialect), listing(dialect, wanted)):
        grouped.setdefault(row.id, []).append(row)
    spans = ((review_id, found, *wanted[review_id]) for review_id, found in grouped.items())
    return {review_id: _events(found, after, upto - after) for review_id, found, after, upto in spans}


@cache
def _heads(dialect: str) -> sa.Executable:
    """As `heads` asks. Made once, as `_logs`: what is watched is asked for often, and making the statement
    takes longer than the answer."""
    asked, table = listed(dialect), reviews_table
    rows = sa.select(table.c.id, table.c.status, table.c.last_seq).join(asked, asked.c.id == table.c.id)
    return rows.where(alive(sa.bindparam("now", type_=sa.Float)))


@cache
def _logs(dialect: str) -> sa.Executable:
    """As `read_many` asks."""
    asked, events, packed = listed(dialect), events_table, packed_table
    rows = (
        sa.select(
            asked.c.id, events.c.seq, events.c.data, _NO_NUMBER.label("format"), _NO_BYTES.label("packed")
        )
        .select_from(asked)
        .join(events, events.c.review_id == asked.c.id)
        .where(events.c.seq > asked.c.after, events.c.seq <= asked.c.upto)
    )
    whole = (
        sa.select(asked.c.id, packed.c.last_seq, _NO_JSON, packed.c.format, packed.c.data)
        .select_from(asked)
        .join(packed, packed.c.review_id == asked.c.id)
        .where(packed.c.last_seq > asked.c.after)
    )
    return sa.union_all(rows, whole).order_by("id", "seq")


def pack(db: Connection, review_id: str, piece: packed_log.LogPiece) -> bool:
    """One packed row in place of the rows of a review at an end, whose log ends with the last seq of `piece`
    (a row of `packed_table`, but for the id); False if it is of another form, or has changed."""
    ended = (
        (reviews_table.c.id == review_id)
        & reviews_table.c.status.in_(ENDED)
        & (reviews_table.c.log == LogForm.ROWS)
        & (reviews_table.c.last_seq == piece["last_seq"])
    )
    if db.execute(sa.update(reviews_table).where(ended).values(log=LogForm.PACKED)).rowcount != 1:
        return False
    db.execute(sa.insert(packed_table).values(review_id=review_id, **piece))
    db.execute(sa.delete(events_table).where(events_table.c.review_id == review_id))
    return True


def unpack(db: Connection, review_id: str) -> None:
    """A row for each event again, of a review whose log is about to grow; nothing where it is not packed. The
    review's row is locked by the caller."""
    packed = packed_table.c.review_id == review_id
    row = db.execute(sa.select(packed_table.c.format, packed_table.c.data).where(packed)).one_or_none()
    if row is None:
        return
    events = packed_log.unpack(row.format, row.data)
    insert(
        db, review_id, 1, [{key: value for key, value in event.items() if key != "seq"} for event in events]
    )
    db.execute(sa.delete(packed_table).where(packed))
    db.execute(sa.update(reviews_table).where(reviews_table.c.id == review_id).values(log=LogForm.ROWS))


def _events(rows: Sequence[Row], after: int, limit: int | None) -> list[AnyEvent]:
    """The events after seq `after`, of the rows of events or of the one packed row."""
    if rows and rows[0].packed is not None:
        return packed_log.unpack(rows[0].format, rows[0].packed, after, limit)
    return [cast(AnyEvent, {"seq": row.seq, **row.data}) for row in rows]
