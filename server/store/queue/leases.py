"""The workers' side of reviews: who runs which, what they append, how a review goes back. Knows SQL, as
`reviews` does.

A worker has one review in its hand at a time. Every append checks the lease, so that two workers can never
write into one log.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.errors import LeaseLost
from server.analysis.events.events import EventJson
from server.store.database.database import Database, collection_games_table, reviews_table
from server.store.queue import queue_order
from server.store.reviews import event_log
from server.store.reviews.rows import Review, Values, alive, change, review_of
from server.store.reviews.status import LogForm, Status, end_of
from server.store.wakeups import changes

PATIENCE = 0.5
"""Seconds that a new review waits for a worker that is idle, before one that is not looks at it."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Who runs a review, the last heartbeat by its own clock, and how often it was begun without coming to
    an end."""

    review_id: str
    owner: str
    heartbeat: float
    attempts: int


_OWNER = reviews_table.c.owner == sa.bindparam("owner", type_=sa.String)
_CLAIMABLE = sa.select(reviews_table.c.id).where(
    reviews_table.c.status == Status.WAITING,
    reviews_table.c.owner.is_(None) | _OWNER & reviews_table.c.id.not_in(sa.bindparam("but", expanding=True)),
    alive(sa.bindparam("now", type_=sa.Float)),
)
_NEXT = _CLAIMABLE.order_by(*queue_order.in_order()).limit(1).with_for_update(skip_locked=True)
_NEW = sa.select(reviews_table.c.id).where(
    reviews_table.c.status == Status.WAITING,
    reviews_table.c.owner.is_(None),
    reviews_table.c.heartbeat.is_(None),
    reviews_table.c.queued_at <= sa.bindparam("before", type_=sa.Float),
    ~sa.exists().where(collection_games_table.c.review_id == reviews_table.c.id),
    alive(sa.bindparam("now", type_=sa.Float)),
)
"""Single reviews that no worker has begun."""
_HAS_NEW = sa.select(sa.exists(_NEW))
_NEXT_NEW = _NEW.order_by(*queue_order.in_order()).limit(1).with_for_update(skip_locked=True)
_THERE = sa.select(
    sa.exists(_CLAIMABLE) | sa.exists().where(_OWNER, reviews_table.c.status == Status.RUNNING)
)
"""Made once: an idle worker asks often, and making them takes longer than the answer."""


def _held(
    review_id: str | sa.BindParameter[str], owner: str | sa.BindParameter[str]
) -> sa.ColumnElement[bool]:
    return (
        (reviews_table.c.id == review_id)
        & (reviews_table.c.owner == owner)
        & (reviews_table.c.status == Status.RUNNING)
    )


def _told(number: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    """That runs have told so many events; people's notes are beside them."""
    return reviews_table.c.last_seq - reviews_table.c.notes == number


_MINE = _held(sa.bindparam("of", type_=sa.String), sa.bindparam("by", type_=sa.String))
_GO_ON = (
    sa.update(reviews_table)
    .where(_MINE, _told(sa.bindparam("after", type_=sa.Integer)))
    .values(
        last_seq=reviews_table.c.last_seq + sa.bindparam("more", type_=sa.Integer),
        log=LogForm.ROWS,
        heartbeat=sa.bindparam("now", type_=sa.Float),
    )
    .returning(reviews_table.c.id, reviews_table.c.last_seq)
)
_STOPS = sa.select(reviews_table.c.stop_requested).where(_MINE)
"""What each event of a review needs, and what is asked five times a second: made once too."""


class Leases:
    """The leases of a database; safe for use by many threads and processes."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def claim_next(self, owner: str, *, but: Collection[str] = ()) -> Review | None:
        """The waiting review whose turn it is, running for `owner` now; None if nothing waits. Also one that
        `owner` has set aside, `but` these.

        A worker that claims has nothing in hand: what still runs for `owner` was given up, and waits again.
        """
        values = {"owner": owner, "but": list(but), "now": self._clock()}
        if self._database.is_file:  # to write there keeps others from writing
            with self._database.reading() as db:
                if not db.execute(_THERE, values).scalar_one():
                    return None
        forgotten = (reviews_table.c.owner == owner) & (reviews_table.c.status == Status.RUNNING)
        with self._database.writing() as db:
            self._put_back(db, forgotten, {})
            review_id = db.execute(_NEXT, values).scalar_one_or_none()
            return None if review_id is None else self._claim(db, review_id, owner)

    def has_new(self) -> bool:
        """Whether a single review waits that no worker has begun, and that no idle one has taken at once."""
        with self._database.reading() as db:
            return db.execute(_HAS_NEW, self._new()).scalar_one()

    def claim_new(self, owner: str) -> Review | None:
        """As `claim_next`, but the first of the reviews of `has_new`, out of its turn."""
        with self._database.writing() as db:
            review_id = db.execute(_NEXT_NEW, self._new()).scalar_one_or_none()
            return None if review_id is None else self._claim(db, review_id, owner)

    def _new(self) -> dict[str, float]:
        now = self._clock()
        return {"now": now, "before": now - PATIENCE}

    def _claim(self, db: Connection, review_id: str, owner: str) -> Review | None:
        now = self._clock()
        values = {
            "status": Status.RUNNING,
            "owner": owner,
            "heartbeat": now,
            "updated": now,
            "stop_requested": False,
            "attempts": reviews_table.c.attempts + 1,
        }
        if not change(db, review_id, [Status.WAITING], values):
            return None
        return review_of(db.execute(sa.select(reviews_table).where(reviews_table.c.id == review_id)).one())

    def append(
        self, review_id: str, owner: str, events: Sequence[EventJson], *, after: int | None = None
    ) -> int:
        """Store the next events of a running review -> the last seq. An end (`done`, `failed`) ends the
        review too.

        All or nothing. `after`: how many events of runs the worker knows of (`Review.told`; people's notes,
        which come between them at any time, are none); where the database has stored `events` after these
        already, and only the answer was lost on its way, they are not stored twice.
        Raises LeaseLost if `owner` does not run the review (any more) or it was deleted.
        """
        if not events:
            raise ValueError("nothing to append")
        with self._database.writing() as db:
            last = self._append(db, review_id, owner, events, after)
            if last is None and after is not None:
                last = _last_seq(db, _held(review_id, owner) & _told(after + len(events)))
        if last is None:
            raise LeaseLost(f"Review {review_id} is no longer {owner}'s.")
        return last

    def _append(
        self, db: Connection, review_id: str, owner: str, events: Sequence[EventJson], after: int | None
    ) -> int | None:
        end, now = end_of(events[-1]), self._clock()
        if end is None and after is not None:
            given = {"of": review_id, "by": owner, "after": after, "more": len(events), "now": now}
            return event_log.append_by(db, _GO_ON, given, events)
        values = {"heartbeat": now, **(self._ended(end) if end else {})}
        mine = _held(review_id, owner)
        return event_log.append(db, events, values, mine if after is None else mine & _told(after))

    def must_stop(self, review_id: str, owner: str) -> bool:
        """Whether the worker should end its search: a stop was asked for, or the lease is lost."""
        with self._database.reading() as db:
            return db.execute(_STOPS, {"of": review_id, "by": owner}).scalar_one_or_none() is not False

    def release(self, review_id: str, owner: str) -> bool:
        """running -> waiting by the worker that holds it, which ends or pauses in good order: no attempt is
        counted. False if it holds it no longer, or a stop was asked for meanwhile."""
        attempts = sa.case((reviews_table.c.attempts > 0, reviews_table.c.attempts - 1), else_=0)
        goes_on = _held(review_id, owner) & reviews_table.c.stop_requested.is_(False)
        with self._database.writing() as db:
            return self._put_back(db, goes_on, {"attempts": attempts})

    def set_aside(self, review_id: str, owner: str) -> bool:
        """running -> waiting, and still the worker's: it makes what the review waits for. No attempt is
        counted."""
        attempts = sa.case((reviews_table.c.attempts > 0, reviews_table.c.attempts - 1), else_=0)
        with self._database.writing() as db:
            return self._put_back(db, _held(review_id, owner), {"attempts": attempts, "owner": owner})

    def aside(self) -> set[str]:
        """The workers that have set reviews aside."""
        query = sa.select(reviews_table.c.owner).where(_aside()).distinct()
        with self._database.reading() as db:
            return {owner for owner in db.execute(query).scalars() if owner is not None}

    def let_go(self, owner: str) -> bool:
        """What `owner` has set aside is anybody's again; False if there is nothing."""
        with self._database.writing() as db:
            return self._put_back(db, _aside() & (reviews_table.c.owner == owner), {})

    def requeue(self, lease: Lease) -> bool:
        """running -> waiting for a review whose worker is gone; False if somebody was quicker, or the worker
        has shown since that it lives."""
        with self._database.writing() as db:
            return self._put_back(db, _silent(lease), {})

    def give_up(self, lease: Lease, failed: EventJson) -> bool:
        """running -> failed with the event `failed`, for a review that its workers do not survive; False as
        in `requeue`."""
        with self._database.writing() as db:
            return event_log.append(db, [failed], self._ended(Status.FAILED), _silent(lease)) is not None

    def all(self) -> list[Lease]:
        """One for each running review."""
        columns = (
            reviews_table.c.id,
            reviews_table.c.owner,
            reviews_table.c.heartbeat,
            reviews_table.c.attempts,
        )
        query = sa.select(*columns).where(reviews_table.c.status == Status.RUNNING)
        with self._database.reading() as db:
            return [Lease(*row) for row in db.execute(query)]

    def _ended(self, status: Status) -> dict[str, object]:
        return {"status": status, "owner": None, "attempts": 0, "updated": self._clock()}

    def _put_back(self, db: Connection, which: sa.ColumnElement[bool], values: Values) -> bool:
        waiting = {"status": Status.WAITING, "owner": None, "updated": self._clock(), **values}
        update = sa.update(reviews_table).where(which).values(waiting).returning(reviews_table.c.id)
        put_back = db.execute(update).scalars().all()
        for review_id in put_back:
            changes.note(db, review_id)
        if put_back and waiting["owner"] is None:
            changes.note_waiting(db)
        return bool(put_back)


def _aside() -> sa.ColumnElement[bool]:
    return (reviews_table.c.status == Status.WAITING) & reviews_table.c.owner.is_not(None)


def _silent(lease: Lease) -> sa.ColumnElement[bool]:
    """The review of a lease whose worker has not shown since that it lives."""
    return _held(lease.review_id, lease.owner) & (reviews_table.c.heartbeat == lease.heartbeat)


def _last_seq(db: Connection, which: sa.ColumnElement[bool]) -> int | None:
    last: int | None = db.execute(sa.select(reviews_table.c.last_seq).where(which)).scalar_one_or_none()
    return last
