"""Reviews and their events, as people see them: made, read, stopped, gone on with, deleted. With the rooms
beside it (`leases`, `event_log`, `queue_order`, `workers`, `collections`, `upkeep`) the only one that
knows SQL.

What is stored is true; what is not, did not happen. A change of state is a conditional update whose row
count is checked, so that two workers, or a worker and a person, cannot both win. Knows no web.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from server.analysis.events.events import EventJson
from server.analysis.events.wire import AnyEvent
from server.analysis.review.options import OptionsJson
from server.store import keys
from server.store.counters import RateCounts
from server.store.database.database import (
    Database,
    among,
    collections_table,
    parcels_table,
    reviews_table,
)
from server.store.parcels import Parcels
from server.store.queue import queue_order
from server.store.queue.leases import Leases
from server.store.queue.workers import Workers
from server.store.reviews import event_log
from server.store.reviews.rows import (
    Review,
    Values,
    alive,
    change,
    hash_of,
    review_of,
    unlisted_id,
    waiting_row,
)
from server.store.reviews.status import CUT_OFF, ENDED, UNREAD, LogForm, Status
from server.store.totals import StoredFigures
from server.store.upkeep import Upkeep
from server.store.wakeups import changes

_STATUSES = {status.value: status for status in Status}
"""For those who ask for thousands at a time."""


@dataclass(frozen=True, slots=True)
class Tail:
    """What is new in a watched review; `status` None: it was deleted. `queue_position` 1 is next, 0 set
    aside."""

    review_id: str
    status: Status | None
    queue_position: int | None
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class ReviewHead:
    """How a review stands, without its text. `queue_position` 1 is next, 0
    set aside; None: it does not wait."""

    status: Status
    last_seq: int
    queue_position: int | None


class Store:
    """Reviews and events in a database; safe for use by many threads and processes. `leases`: the workers'
    side of them, `rate_counts`: what the limits remember, `parcels`: what browsers leave for each other.
    `as_it_is`: the database is there, and not brought up to date.

    `key` of a change: the token of the visitor who asks for it. It is checked in the transaction that stores
    the change (`keys`), which raises GoneError or ForbiddenError. None: a worker or the operator asks.
    """

    def __init__(
        self,
        url: str,
        *,
        clock: Callable[[], float] = time.time,
        as_it_is: bool = False,
    ) -> None:
        self.database = Database(url, as_it_is=as_it_is)
        self.leases = Leases(self.database, clock)
        self.workers = Workers(self.database, clock)
        self.figures = StoredFigures(self.database, clock)
        self.rate_counts = RateCounts(self.database, clock)
        self.upkeep = Upkeep(self.database, clock)
        self.parcels = Parcels(self.database, clock)
        self._clock = clock

    def close(self) -> None:
        self.database.close()

    # A review's life

    def create(
        self, pgn: str, options: OptionsJson, events: Sequence[EventJson], expires: float | None = None
    ) -> tuple[str, str]:
        """Store a waiting review with its first events (wire JSON without seq) -> (id, delete token)."""
        token = unlisted_id()
        row = waiting_row(pgn, options, hash_of(token), self._clock(), expires)
        if events:
            row |= {"last_seq": len(events), "log": LogForm.ROWS}
        with self.database.writing() as db:
            db.execute(sa.insert(reviews_table).values({**row, "turn": queue_order.next_turn()}))
            event_log.insert(db, row["id"], 1, events)
            changes.note_waiting(db)
        return row["id"], token

    def deliver(self, review_id: str, pgn: str, options: OptionsJson, events: Sequence[EventJson]) -> bool:
        """Store a complete review under a given id, unless it exists: it belongs to nobody, as no token fits,
        and is not queued. False: it existed."""
        row = waiting_row(pgn, options, hash_of(unlisted_id()), self._clock())
        row |= {"id": review_id, "status": Status.DONE, "last_seq": len(events), "log": LogForm.ROWS}
        there = sa.select(sa.exists().where(reviews_table.c.id == review_id))
        try:
            with self.database.writing() as db:
                if db.execute(there).scalar_one():
                    return False
                db.execute(sa.insert(reviews_table).values(row))
                event_log.insert(db, review_id, 1, events)
        except sa.exc.IntegrityError:  # another process was faster
            return False
        return True

    def get(self, review_id: str) -> Review | None:
        query = sa.select(reviews_table).where(reviews_table.c.id == review_id, alive(self._clock()))
        with self.database.reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else review_of(row)

    def delete_expired(self) -> bool:
        """Delete expired reviews, collections and parcels; False if there are none. They were hidden from the
        moment they expired."""
        now, tables = self._clock(), (reviews_table, collections_table, parcels_table)
        over = [sa.exists(sa.select(table.c.id).where(table.c.expires <= now)) for table in tables]
        with self.database.reading() as db:  # most of the time there is nothing to write
            if not db.execute(sa.select(sa.or_(*over))).scalar_one():
                return False
        with self.database.writing() as db:
            for table in tables:
                db.execute(sa.delete(table).where(table.c.expires <= now))
        return True

    def delete(self, review_id: str, key: str | None = None) -> bool:
        """Delete a review with all its events; a worker that runs it loses its lease. False: there is
        none."""
        with self.database.writing() as db:
            keys.check_review(db, review_id, key, self._clock())
            changes.note(db, review_id)
            return db.execute(sa.delete(reviews_table).where(reviews_table.c.id == review_id)).rowcount == 1

    def check_key(self, review_id: str, key: str) -> None:
        """Check the review's delete token. Raises GoneError, ForbiddenError."""
        with self.database.reading() as db:
            keys.check_review(db, review_id, key, self._clock(), lock=False)

    def writer_of(self, review_id: str, key: str) -> keys.Writer:
        """Who writes notes with this key. Raises GoneError, ForbiddenError."""
        with self.database.reading() as db:
            return keys.check_writer(db, review_id, key, self._clock(), lock=False)

    def lend_notes(self, review_id: str, key: str | None = None) -> str:
        """A new token by which notes may be written, in place of an earlier one; it is stored nowhere."""
        token = unlisted_id()
        self._set_note_token(review_id, key, hash_of(token))
        return token

    def lends_notes(self, review_id: str, key: str) -> bool:
        """Whether there is such a token. Raises GoneError, ForbiddenError."""
        table = reviews_table
        with self.database.reading() as db:
            keys.check_review(db, review_id, key, self._clock(), lock=False)
            lent = table.c.note_token_hash.is_not(None)
            return db.scalar(sa.select(lent).where(table.c.id == review_id)) is True

    def withdraw_notes(self, review_id: str, key: str | None = None) -> bool:
        """That token holds no more; False: there was none."""
        return self._set_note_token(review_id, key, None)

    def _set_note_token(self, review_id: str, key: str | None, hashed: str | None) -> bool:
        table = reviews_table
        update = sa.update(table).where(table.c.id == review_id)
        if hashed is None:
            update = update.where(table.c.note_token_hash.is_not(None))
        with self.database.writing() as db:
            keys.check_review(db, review_id, key, self._clock())
            return db.execute(update.values(note_token_hash=hashed)).rowcount == 1

    def note(self, review_id: str, note: EventJson, most: int, key: str | None = None) -> int | None:
        """Append a person's `note` to a log that has begun, whatever its review does meanwhile -> its seq;
        None if notes were changed `most` times already.

        A guest has only the first half of these changes, so that the owner always has the other half. What
        the note replaces is emptied, so that the log grows by little more than the notes that hold.

        A worker that runs the review numbers what it tells without them (`Review.told`), so neither stops
        the other. A packed log has rows again, until its review has rested.
        """
        table, now = reviews_table, self._clock()
        rested = sa.case((table.c.status.in_(ENDED), now), else_=table.c.updated)
        values = {"notes": table.c.notes + 1, "updated": rested}
        with self.database.writing() as db:
            writer = keys.check_writer(db, review_id, key, now)
            room = table.c.notes < (most if writer == "owner" else most // 2)
            mine = (table.c.id == review_id) & (table.c.last_seq > 0) & alive(now)
            seq = event_log.append(db, [note], values, mine & room)
            if seq is not None:
                event_log.unpack(db, review_id)
                event_log.empty_earlier(db, review_id, seq, note)
        return seq

    def begin(self, review: Review, events: Sequence[EventJson]) -> bool:
        """Store the first events of a review that has none and waits, or was stopped while it waited; False
        if it is past that, of another status than `review` says, or of another text."""
        untouched = (
            (reviews_table.c.id == review.id)
            & (reviews_table.c.pgn == review.pgn)
            & (reviews_table.c.status == review.status)
            & (reviews_table.c.status.in_(UNREAD))
            & (reviews_table.c.log == LogForm.NONE)
        )
        with self.database.writing() as db:
            return event_log.append(db, events, {}, untouched) is not None

    def unread(self, except_for: Collection[str] = ()) -> Review | None:
        """The first review in the queue's order that has no events yet, among those that `begin` takes."""
        query = (
            sa.select(reviews_table)
            .where(
                reviews_table.c.status.in_(UNREAD),
                reviews_table.c.log == sa.literal_column("'none'"),  # as the index says it
                reviews_table.c.id.not_in(except_for),
            )
            .order_by(*queue_order.in_order())
            .limit(1)
        )
        with self.database.reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else review_of(row)

    def request_stop(self, review_id: str, stopped: EventJson, key: str | None = None) -> Status | None:
        """Ask for a stop -> the status from before, None if there is no such review.

        A waiting review is stopped at once with the event `stopped`; a running one by its worker, soon.
        """
        now = self._clock()
        waiting = (reviews_table.c.id == review_id) & (reviews_table.c.status == Status.WAITING)
        with self.database.writing() as db:
            keys.check_review(db, review_id, key, now)
            if (
                event_log.append(db, [stopped], {"status": Status.STOPPED, "updated": now}, waiting)
                is not None
            ):
                return Status.WAITING
            if change(db, review_id, [Status.RUNNING], {"stop_requested": True, "updated": now}):
                return Status.RUNNING
            query = sa.select(reviews_table.c.status).where(reviews_table.c.id == review_id)
            status = db.execute(query).scalar_one_or_none()
        return None if status is None else Status(status)

    def resume(self, review_id: str, key: str | None = None) -> bool:
        """stopped or failed -> waiting; False if it is neither."""
        return self._queue_again(review_id, CUT_OFF, {}, key)

    def deepen(self, review_id: str, options: OptionsJson, key: str | None = None) -> bool:
        """done, stopped or failed -> waiting for a run with the deeper `options`; False if it is not at an
        end."""
        return self._queue_again(review_id, ENDED, {"options": options}, key)

    def grow(self, review_id: str, pgn: str, key: str | None = None) -> bool:
        """The review's text becomes `pgn`, of the same game further on or corrected, and it waits for a run
        that goes on with its log; False if there is none, or its text is that already.

        One that waits keeps its turn; one at whatever end, or running, gets the next.

        Of a worker and this call one comes first, as both change the review's row and see each other's
        change. What the worker appended before stands in the log, an end too, and the next run goes on from
        there. After it the worker holds no lease: whatever it still appends, an end or a fault as well, is
        refused, its next question says that it must stop, and it leaves the review as one that was taken
        over. So no event of the old text lands after the new one is known, no matter who runs that, and no
        attempt is counted. A first look at the old text comes too late in the same way (`begin`).
        """
        table, now = reviews_table, self._clock()
        is_waiting = table.c.status == Status.WAITING
        values = {
            "pgn": pgn,
            "status": Status.WAITING,
            "owner": None,
            "stop_requested": False,
            "attempts": 0,
            "queued_at": sa.case((is_waiting, table.c.queued_at), else_=now),
            "turn": sa.case((is_waiting, table.c.turn), else_=queue_order.next_turn()),
            "updated": now,
        }
        update = sa.update(table).where(table.c.id == review_id, table.c.pgn != pgn, alive(now))
        with self.database.writing() as db:
            keys.check_review(db, review_id, key, now)
            if db.execute(update.values(values)).rowcount != 1:
                return False
            changes.note(db, review_id)
            changes.note_waiting(db)
            event_log.unpack(db, review_id)
        return True

    # The log

    def events(self, review_id: str, after: int = 0, limit: int | None = None) -> list[AnyEvent]:
        """The events after seq `after` in order, as wire JSON with `seq`; at most `limit`."""
        with self.database.reading() as db:
            return event_log.read(db, review_id, after, limit)

    def head(self, review_id: str) -> ReviewHead | None:
        """How a review stands; None if there is no such."""
        with self.database.reading() as db:
            heads, places = event_log.heads(db, [review_id], self._clock())
        return next(
            (ReviewHead(_STATUSES[status], last, places.get(key)) for key, status, last in heads), None
        )

    def tails(self, cursors: Mapping[str, int]) -> list[Tail]:
        """What is new in all the reviews of `cursors` (id -> last known seq): how they stand is asked first,
        and only of logs that grew are events read."""
        if not cursors:
            return []
        with self.database.reading() as db:
            heads, places = event_log.heads(db, cursors, self._clock())
            grown = {key: (cursors[key], last) for key, _, last in heads if last > cursors[key]}
            fresh = event_log.read_many(db, grown)
        there = {key: _STATUSES[status] for key, status, _ in heads}
        return [
            Tail(key, there.get(key), places.get(key), tuple(fresh[key]) if key in fresh else ())
            for key in cursors
        ]

    # The queue

    def statuses(self, review_ids: Sequence[str]) -> dict[str, Status]:
        """The status of each of `review_ids` that exists."""
        query = sa.select(reviews_table.c.id, reviews_table.c.status).where(alive(self._clock()))
        with self.database.reading() as db:
            rows = db.execute(query.where(among(db, reviews_table.c.id, review_ids)))
            return {row.id: _STATUSES[row.status] for row in rows}

    def queue_position(self, review_id: str) -> int | None:
        """1 for the waiting review that comes next, 0 for one that is set aside; None for one that does not
        wait."""
        query = sa.select(queue_order.position()).where(reviews_table.c.id == review_id)
        with self.database.reading() as db:
            position: int | None = db.execute(query).scalar_one_or_none()
        return position

    def waiting(self) -> list[str]:
        """The waiting reviews, in the queue's order, that are not set aside."""
        waits = (reviews_table.c.status == Status.WAITING) & reviews_table.c.owner.is_(None)
        query = sa.select(reviews_table.c.id).where(waits).order_by(*queue_order.in_order())
        with self.database.reading() as db:
            return list(db.execute(query).scalars())

    def _queue_again(self, review_id: str, before: Sequence[Status], values: Values, key: str | None) -> bool:
        now = self._clock()
        waiting = {
            "status": Status.WAITING,
            "owner": None,
            "stop_requested": False,
            "attempts": 0,
            "queued_at": now,
            "turn": queue_order.next_turn(),
            "updated": now,
        }
        with self.database.writing() as db:
            keys.check_review(db, review_id, key, now)
            if not change(db, review_id, before, {**waiting, **values}):
                return False
            changes.note_waiting(db)
            event_log.unpack(db, review_id)
        return True
