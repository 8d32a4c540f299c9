"""What the limits remember of visitors, so that it survives a restart and all web processes share it: how
often somebody came in a window of time, and which of their reviews are unfinished.

No address is kept. A row bears a keyed hash of it; the key is random, a new one each day, and is deleted
after the next: then nobody can tell whose a hash was. The rows go sooner, those of a rate with its window,
those of reviews soon after their end, when a worker or the visitor's next review looks. Knows SQL, as
`reviews` does.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from server.store.database.database import (
    Database,
    collection_games_table,
    follows_table,
    hits_table,
    reviews_table,
    unfinished_table,
    visit_keys_table,
)
from server.store.reviews.status import OPEN

DAY = 24 * 60 * 60
_KEPT_DAYS = 2
"""For so many days a key is known: a window of a day reaches into the day before."""
_WAIT = 0.1
"""Seconds that counts wait for another writer: they can stay in memory, and the next request writes them."""
_SWEPT = 200
"""Rows that are cleaned away at most at a time: more than one request adds."""


@dataclass(frozen=True, slots=True)
class CounterHit:
    """That somebody came: `key` names visitor and limit, `amount` is what it counts for, `at` and `until`
    (seconds since 1970) are when it was and how long it counts."""

    key: str
    amount: int
    at: float
    until: float


@dataclass(frozen=True, slots=True)
class Owned:
    """That the review or collection `made_id` is the visitor's."""

    visitor: str
    made_id: str


class RateCounts:
    """The counts of requests in a database; safe for use by many threads and processes. Each use may raise
    DatabaseAway."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._lock = threading.Lock()
        self._keys: tuple[int, Sequence[bytes]] = (0, ())

    def since(self, key: str, start: float) -> tuple[float | None, int]:
        """Of the hits of `key` after `start`: (when the first was, what all count for)."""
        hits = hits_table.c
        query = sa.select(sa.func.min(hits.at), sa.func.coalesce(sa.func.sum(hits.amount), 0)).where(
            hits.visitor.in_(self._hashes(key)), hits.at > start
        )
        with self._database.reading() as db:
            first, count = db.execute(query).one()
        return first, int(count)

    def owned(self, visitor: str) -> list[str]:
        """The reviews and collections of `visitor` that were not swept away yet."""
        query = sa.select(unfinished_table.c.made_id).where(
            unfinished_table.c.visitor.in_(self._hashes(visitor))
        )
        with self._database.reading() as db:
            return list(db.execute(query).scalars())

    def note(
        self, hits: Sequence[CounterHit], owned: Sequence[Owned] = (), ended: Sequence[str] = ()
    ) -> None:
        """Store all of it in one transaction; forget whose the `ended` are, and delete old hits."""
        try:
            self._write(hits, owned, ended)
        except sa.exc.IntegrityError:  # of a review that another process wrote down in the same moment
            self._write(hits, owned, ended)

    def _write(self, hits: Sequence[CounterHit], owned: Sequence[Owned], ended: Sequence[str]) -> None:
        names = {hit.key for hit in hits} | {one.visitor for one in owned}
        hashes = {name: self._hashes(name)[0] for name in names}
        rows = [
            {"visitor": hashes[hit.key], "at": hit.at, "until": hit.until, "amount": hit.amount}
            for hit in hits
        ]
        made = {one.made_id: hashes[one.visitor] for one in owned}
        with self._database.writing(_WAIT) as db:
            db.execute(self._delete_old())
            if rows:
                db.execute(sa.insert(hits_table), rows)
            if gone := {*ended, *made}:  # one that goes on has perhaps a row already
                db.execute(sa.delete(unfinished_table).where(unfinished_table.c.made_id.in_(gone)))
            if made:
                new = [{"made_id": made_id, "visitor": visitor} for made_id, visitor in made.items()]
                db.execute(sa.insert(unfinished_table), new)

    def tidy(self) -> bool:
        """Clean away some of what is over; False: there was nothing, and nothing was written."""
        with self._database.reading() as db:
            if not db.execute(
                sa.select(sa.or_(sa.exists(self._old_hits()), sa.exists(_ended())))
            ).scalar_one():
                return False
        with self._database.writing(_WAIT) as db:
            db.execute(self._delete_old())
            db.execute(sa.delete(unfinished_table).where(unfinished_table.c.made_id.in_(_ended())))
        return True

    def forget(self, key: str | None = None) -> None:
        """Forget the hits of `key`; None: of everybody."""
        which = sa.true() if key is None else hits_table.c.visitor.in_(self._hashes(key))
        with self._database.writing() as db:
            db.execute(sa.delete(hits_table).where(which))

    def _delete_old(self) -> sa.Delete:
        return sa.delete(hits_table).where(hits_table.c.id.in_(self._old_hits()))

    def _old_hits(self) -> sa.Select[tuple[int]]:
        return sa.select(hits_table.c.id).where(hits_table.c.until <= self._clock()).limit(_SWEPT)

    # The keys

    def _hashes(self, name: str) -> list[str]:
        """What stands for `name` today, and what did yesterday."""
        return [hmac.digest(key, name.encode(), hashlib.sha256).hex()[:32] for key in self._known_keys()]

    def _known_keys(self) -> Sequence[bytes]:
        today = int(self._clock() // DAY)
        with self._lock:
            day, keys = self._keys
        if day != today:
            keys = self._keys_of(today)
            with self._lock:
                self._keys = today, keys
        return keys

    def _keys_of(self, today: int) -> Sequence[bytes]:
        """The keys, newest first. The first request of a day makes that day's key."""
        table = visit_keys_table.c
        query = (
            sa.select(table.day, table.key).where(table.day > today - _KEPT_DAYS).order_by(table.day.desc())
        )
        with self._database.reading() as db:
            rows = db.execute(query).all()
        if not rows or rows[0].day < today:
            self._make_key(today)
            with self._database.reading() as db:
                rows = db.execute(query).all()
        return [bytes.fromhex(row.key) for row in rows]

    def _make_key(self, today: int) -> None:
        table = visit_keys_table
        there = sa.exists().where(table.c.day == today)
        made = sa.select(sa.literal(today), sa.literal(secrets.token_hex(32))).where(~there)
        try:
            with self._database.writing() as db:
                db.execute(sa.delete(table).where(table.c.day <= today - _KEPT_DAYS))
                db.execute(sa.insert(table).from_select(["day", "key"], made))
        except sa.exc.IntegrityError:
            pass  # another process was faster


def _ended() -> sa.Select[tuple[str]]:
    """Whose review, and all of whose collection's reviews, have come to their end or are gone, if it follows
    no round."""
    reviews, games, made = reviews_table.c, collection_games_table.c, unfinished_table.c
    alone = sa.exists().where(reviews.id == made.made_id, reviews.status.in_(OPEN))
    within = sa.exists().where(
        games.collection_id == made.made_id, games.review_id == reviews.id, reviews.status.in_(OPEN)
    )
    followed = sa.exists().where(
        follows_table.c.collection_id == made.made_id, follows_table.c.ended.is_(None)
    )
    return sa.select(made.made_id).where(~alone, ~within, ~followed).limit(_SWEPT)
