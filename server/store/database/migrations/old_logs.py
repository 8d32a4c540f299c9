"""Logs of an older Kibitz get the fields that events have by now, once, before the steps run.

A log of any version folds without help afterwards. The defaults are those of `analysis/events/events.py`: a
new field there needs a default and a new step, which may do nothing.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.events.events import completed
from server.store.reviews import packed_log

BATCH = 50
"""Reviews in one transaction."""
_REVIEWS = sa.table("reviews", sa.column("id"))
_EVENTS = sa.table("events", sa.column("review_id"), sa.column("seq"), sa.column("data", sa.JSON))
_PACKED = sa.table(
    "packed",
    *(sa.column(name) for name in ("review_id", "last_seq", "format", "data")),
    sa.column("facts", sa.JSON),
)


def complete_some(db: Connection, after: str) -> str | None:
    """Complete the logs of the next reviews after the id `after` -> the last of them; None: there are no
    more. What is complete is not written, so that this may begin anew after it was killed."""
    reviews = sa.select(_REVIEWS.c.id).where(_REVIEWS.c.id > after).order_by(_REVIEWS.c.id).limit(BATCH)
    ids = list(db.scalars(reviews.with_for_update()))
    for review_id in ids:
        _complete_rows(db, review_id)
        _complete_piece(db, review_id)
    return ids[-1] if ids else None


def _complete_rows(db: Connection, review_id: str) -> None:
    mine = _EVENTS.c.review_id == review_id
    for seq, event in db.execute(sa.select(_EVENTS.c.seq, _EVENTS.c.data).where(mine)).all():
        whole = completed(event)
        if whole != event:
            db.execute(sa.update(_EVENTS).where(mine, _EVENTS.c.seq == seq).values(data=whole))


def _complete_piece(db: Connection, review_id: str) -> None:
    mine = _PACKED.c.review_id == review_id
    row = db.execute(sa.select(_PACKED.c.format, _PACKED.c.data).where(mine)).one_or_none()
    if row is None:
        return
    try:
        events = packed_log.unpack(row.format, row.data)
    except packed_log.UnreadablePiece:
        return  # `kibitz check` tells of it
    whole = [completed(event) for event in events]
    if whole != events:
        db.execute(sa.update(_PACKED).where(mine).values(packed_log.piece_of(whole)))
