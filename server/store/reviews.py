"""Reviews and their events. With its neighbours (`event_log`, `queue_order`, `workers`, `collections`) the
only room that knows SQL.

What is stored is true; what is not, did not happen. A change of state is a conditional update whose row
count is checked, so that two workers, or a worker and a person, cannot both win. Knows no queue and no web.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.errors import LeaseLost
from server.store import event_log, queue_order
from server.store.database import Database, collections_table, reviews_table
from server.store.workers import Workers

Json = dict[str, Any]


class Status(StrEnum):
    """`waiting` for a worker, `running` in one, or at an end."""

    WAITING = "waiting"
    RUNNING = "running"
    STOPPED = "stopped"
    FAILED = "failed"
    DONE = "done"


_ENDS = {"done": Status.DONE, "failed": Status.FAILED}
_UNREAD = (Status.WAITING, Status.STOPPED)
"""What a review without an event may be; one that runs writes its own."""


@dataclass(frozen=True, slots=True)
class Review:
    """A review without its events. Times are seconds since 1970; `last_seq` 0: no event yet; `expires` None:
    never by itself."""

    id: str
    pgn: str
    options: Json
    status: Status
    owner: str | None
    heartbeat: float | None
    attempts: int
    last_seq: int
    created: float
    expires: float | None = None


@dataclass(frozen=True, slots=True)
class Lease:
    """Who runs a review, since when silent, and how often it was begun without coming to an end."""

    review_id: str
    owner: str
    heartbeat: float
    attempts: int


@dataclass(frozen=True, slots=True)
class Tail:
    """What is new in a watched review; `status` None: it was deleted. `queue_position` 1 is next."""

    review_id: str
    status: Status | None
    queue_position: int | None
    events: tuple[Json, ...]


class Store:
    """Reviews and events in a database; safe for use by many threads and processes."""

    def __init__(self, url: str, *, clock: Callable[[], float] = time.time) -> None:
        self.database = Database(url)
        self.workers = Workers(self.database, clock)
        self._clock = clock

    def close(self) -> None:
        self.database.close()

    # A review's life

    def create(
        self, pgn: str, options: Mapping[str, Any], events: Sequence[Json], expires: float | None = None
    ) -> tuple[str, str]:
        """Store a waiting review with its first events (wire JSON without seq) -> (id, delete token)."""
        token = unlisted_id()
        row = {**waiting_row(pgn, options, hash_of(token), self._clock(), expires), "last_seq": len(events)}
        with self.database.writing() as db:
            db.execute(sa.insert(reviews_table).values({**row, "turn": queue_order.next_turn()}))
            event_log.insert(db, row["id"], 1, events)
        return row["id"], token

    def get(self, review_id: str) -> Review | None:
        with self.database.reading() as db:
            alive = (reviews_table.c.id == review_id) & self._alive()
            row = db.execute(sa.select(reviews_table).where(alive)).one_or_none()
        return None if row is None else _review(row)

    def delete_expired(self) -> bool:
        """Delete the reviews and collections whose time is over; False: there are none. Nobody has found them
        since."""
        now, tables = self._clock(), (reviews_table, collections_table)
        over = [sa.exists(sa.select(table.c.id).where(table.c.expires <= now)) for table in tables]
        with self.database.reading() as db:  # most of the time there is nothing to write
            if not db.execute(sa.select(sa.or_(*over))).scalar_one():
                return False
        with self.database.writing() as db:
            for table in tables:
                db.execute(sa.delete(table).where(table.c.expires <= now))
        return True

    def delete(self, review_id: str) -> bool:
        """Delete a review with all its events; a worker that runs it loses its lease. False: there is
        none."""
        with self.database.writing() as db:
            return db.execute(sa.delete(reviews_table).where(reviews_table.c.id == review_id)).rowcount == 1

    def holds_token(self, review_id: str, token: str) -> bool:
        """Whether `token` is the review's delete token."""
        query = sa.select(reviews_table.c.delete_token_hash).where(reviews_table.c.id == review_id)
        with self.database.reading() as db:
            stored = db.execute(query).scalar_one_or_none()
        return stored is not None and secrets.compare_digest(stored, hash_of(token))

    def begin(self, review: Review, events: Sequence[Json]) -> bool:
        """Store the first events of a review that has none and waits, or was stopped while it waited; False
        if it is past that, or of another status than `review` says."""
        untouched = (
            (reviews_table.c.id == review.id)
            & (reviews_table.c.status == review.status)
            & (reviews_table.c.status.in_(_UNREAD))
            & (reviews_table.c.last_seq == 0)
        )
        with self.database.writing() as db:
            return event_log.append(db, events, {}, untouched) is not None

    def unread(self, except_for: Collection[str] = ()) -> Review | None:
        """The review without an event whose turn comes first, of those that `begin` takes."""
        query = (
            sa.select(reviews_table)
            .where(
                reviews_table.c.status.in_(_UNREAD),
                reviews_table.c.last_seq == 0,
                reviews_table.c.id.not_in(except_for),
            )
            .order_by(*queue_order.in_order())
            .limit(1)
        )
        with self.database.reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else _review(row)

    def claim_next(self, owner: str) -> Review | None:
        """The waiting review whose turn it is, running for `owner` now; None if nothing waits."""
        query = (
            sa.select(reviews_table.c.id)
            .where(reviews_table.c.status == Status.WAITING, self._alive())
            .order_by(*queue_order.in_order())
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        with self.database.writing() as db:
            review_id = db.execute(query).scalar_one_or_none()
            return None if review_id is None else self._claim(db, review_id, owner)

    def claim(self, review_id: str, owner: str) -> Review | None:
        """waiting -> running for `owner`, out of turn; None if it is not waiting (any more)."""
        with self.database.writing() as db:
            return self._claim(db, review_id, owner)

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
        if not _change(db, review_id, [Status.WAITING], values):
            return None
        return _review(db.execute(sa.select(reviews_table).where(reviews_table.c.id == review_id)).one())

    def append(self, review_id: str, owner: str, events: Sequence[Json]) -> int:
        """Store the next events of a running review -> the last seq. An end (`done`, `failed`) ends the
        review too.

        All or nothing. Raises LeaseLost if `owner` does not run the review (any more) or it was deleted.
        """
        if not events:
            raise ValueError("nothing to append")
        values: Json = {"heartbeat": self._clock()}
        if (end := _end_status(events[-1])) is not None:
            values |= {"status": end, "owner": None, "attempts": 0, "updated": self._clock()}
        with self.database.writing() as db:
            last = event_log.append(db, events, values, _held(review_id, owner))
        if last is None:
            raise LeaseLost(f"Review {review_id} is no longer {owner}'s.")
        return last

    def release(self, review_id: str, owner: str) -> bool:
        """running -> waiting by the worker that holds it, which ends in good order: no attempt is counted."""
        attempts = sa.case((reviews_table.c.attempts > 0, reviews_table.c.attempts - 1), else_=0)
        return self._put_back(review_id, owner, {"attempts": attempts})

    def requeue(self, lease: Lease) -> bool:
        """running -> waiting for a review whose worker is gone; False if somebody was quicker."""
        return self._put_back(lease.review_id, lease.owner, {})

    def give_up(self, lease: Lease, failed: Json) -> bool:
        """running -> failed with the event `failed`, for a review that its workers do not survive."""
        try:
            self.append(lease.review_id, lease.owner, [failed])
        except LeaseLost:
            return False
        return True

    def request_stop(self, review_id: str, stopped: Json) -> Status | None:
        """Ask for a stop -> the status from before, None if there is no such review.

        A waiting review is stopped at once with the event `stopped`; a running one by its worker, soon.
        """
        now = self._clock()
        waiting = (reviews_table.c.id == review_id) & (reviews_table.c.status == Status.WAITING)
        with self.database.writing() as db:
            if (
                event_log.append(db, [stopped], {"status": Status.STOPPED, "updated": now}, waiting)
                is not None
            ):
                return Status.WAITING
            if _change(db, review_id, [Status.RUNNING], {"stop_requested": True, "updated": now}):
                return Status.RUNNING
            query = sa.select(reviews_table.c.status).where(reviews_table.c.id == review_id)
            status = db.execute(query).scalar_one_or_none()
        return None if status is None else Status(status)

    def resume(self, review_id: str) -> bool:
        """stopped or failed -> waiting; False if it is neither."""
        return self._queue_again(review_id, [Status.STOPPED, Status.FAILED], {})

    def deepen(self, review_id: str, options: Mapping[str, Any]) -> bool:
        """done, stopped or failed -> waiting for a run with the deeper `options`; False if it is not at an
        end."""
        ends = [Status.DONE, Status.STOPPED, Status.FAILED]
        return self._queue_again(review_id, ends, {"options": options})

    def must_stop(self, review_id: str, owner: str) -> bool:
        """Whether the worker should end its search: a stop was asked for, or the lease is lost."""
        query = sa.select(reviews_table.c.stop_requested).where(_held(review_id, owner))
        with self.database.reading() as db:
            return db.execute(query).scalar_one_or_none() is not False

    # The log

    def events(self, review_id: str, after: int = 0, limit: int | None = None) -> list[Json]:
        """The events after seq `after` in order, as wire JSON with `seq`; at most `limit`."""
        with self.database.reading() as db:
            return event_log.read(db, review_id, after, limit)

    def tails(self, cursors: Mapping[str, int]) -> list[Tail]:
        """What is new in all the reviews of `cursors` (id -> last known seq), by one query."""
        if not cursors:
            return []
        with self.database.reading() as db:
            grouped = event_log.tail_rows(db, cursors, self._alive())
        return [_tail(review_id, rows) for review_id, rows in grouped.items()]

    # The queue, as the store sees it

    def statuses(self, review_ids: Sequence[str]) -> dict[str, Status]:
        """The status of each of `review_ids` that there is."""
        query = sa.select(reviews_table.c.id, reviews_table.c.status).where(
            reviews_table.c.id.in_(review_ids), self._alive()
        )
        with self.database.reading() as db:
            return {row.id: Status(row.status) for row in db.execute(query)}

    def queue_position(self, review_id: str) -> int | None:
        """1 for the waiting review that comes next; None for one that does not wait."""
        query = sa.select(queue_order.position()).where(reviews_table.c.id == review_id)
        with self.database.reading() as db:
            position: int | None = db.execute(query).scalar_one_or_none()
        return position

    def waiting(self, *, unchanged_for: float = 0.0) -> list[str]:
        """The waiting reviews that were not touched for so many seconds, in the order of their turns."""
        query = (
            sa.select(reviews_table.c.id)
            .where(
                reviews_table.c.status == Status.WAITING,
                reviews_table.c.updated <= self._clock() - unchanged_for,
            )
            .order_by(*queue_order.in_order())
        )
        with self.database.reading() as db:
            return list(db.execute(query).scalars())

    def leases(self) -> list[Lease]:
        """All running reviews."""
        columns = (
            reviews_table.c.id,
            reviews_table.c.owner,
            reviews_table.c.heartbeat,
            reviews_table.c.attempts,
        )
        query = sa.select(*columns).where(reviews_table.c.status == Status.RUNNING)
        with self.database.reading() as db:
            return [Lease(*row) for row in db.execute(query)]

    def _alive(self) -> sa.ColumnElement[bool]:
        """A review whose time is over is not there, whether it is deleted already or not."""
        return reviews_table.c.expires.is_(None) | (reviews_table.c.expires > self._clock())

    def _queue_again(self, review_id: str, before: Sequence[Status], values: Json) -> bool:
        now = self._clock()
        waiting = {
            "status": Status.WAITING,
            "stop_requested": False,
            "attempts": 0,
            "queued_at": now,
            "turn": queue_order.next_turn(),
            "updated": now,
        }
        with self.database.writing() as db:
            return _change(db, review_id, before, waiting | values)

    def _put_back(self, review_id: str, owner: str, values: Json) -> bool:
        now = self._clock()
        waiting = {"status": Status.WAITING, "owner": None, "updated": now, **values}
        with self.database.writing() as db:
            update = sa.update(reviews_table).where(_held(review_id, owner)).values(waiting)
            return db.execute(update).rowcount == 1


def waiting_row(
    pgn: str, options: Mapping[str, Any], token_hash: str, now: float, expires: float | None = None
) -> Json:
    """The row of a new review under a new id; its turn is still to be given."""
    return {
        "id": unlisted_id(),
        "pgn": pgn,
        "options": options,
        "status": Status.WAITING,
        "delete_token_hash": token_hash,
        "last_seq": 0,
        "queued_at": now,
        "created": now,
        "updated": now,
        "expires": expires,
    }


def unlisted_id() -> str:
    """128 random bits; never with a leading hyphen, which a command line takes for an option."""
    while (text := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return text


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _held(review_id: str, owner: str) -> sa.ColumnElement[bool]:
    return (
        (reviews_table.c.id == review_id)
        & (reviews_table.c.owner == owner)
        & (reviews_table.c.status == Status.RUNNING)
    )


def _change(db: Connection, review_id: str, before: Sequence[Status], values: Json) -> bool:
    update = sa.update(reviews_table).where(
        reviews_table.c.id == review_id, reviews_table.c.status.in_(before)
    )
    return db.execute(update.values(values)).rowcount == 1


def _end_status(event: Json) -> Status | None:
    if event["type"] == "failed" and event["code"] == "stopped":
        return Status.STOPPED
    return _ENDS.get(event["type"])


def _review(row: Any) -> Review:
    return Review(
        row.id,
        row.pgn,
        row.options,
        Status(row.status),
        row.owner,
        row.heartbeat,
        row.attempts,
        row.last_seq,
        row.created,
        row.expires,
    )


def _tail(review_id: str, rows: Sequence[Any]) -> Tail:
    first = rows[0]
    events = tuple({"seq": row.seq, **row.data} for row in rows if row.seq is not None)
    return Tail(review_id, None if first.status is None else Status(first.status), first.position, events)
