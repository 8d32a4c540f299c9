"""Collections that follow a round, or a player whose new games come in: where it stands, who looks next, what
came of the last look. Knows SQL, as `store` does.

A worker claims it before it looks: a conditional update puts the next look so far away that a worker which
dies is made up for, and nobody looks twice. What a worker notes after its claim is over, or after the owner
has ended it, is not stored.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, cast
from urllib.parse import urlsplit

import sqlalchemy as sa
from cachetools import TTLCache
from sqlalchemy.engine import Connection

from server.analysis.review.options import OptionsJson
from server.store import keys
from server.store.database.database import (
    Database,
    Row,
    among,
    collection_games_table,
    collections_table,
    follows_table,
    reviews_table,
)
from server.store.reviews.rows import RowFacts, alive
from server.store.reviews.status import Status
from server.store.wakeups import changes
from server.wire import bodies

State = Literal["live", "waiting", "over"]
"""`over`: all games have a result; to people it is waiting, as a further one may come."""

PAUSE = 10.0
"""Seconds between two looks at a round while something changes."""
_MINUTE = 60
"""Seconds after which the time of the last look at a round is told, if nothing else is."""
LEASE = 120.0
"""Seconds that a look may take: then another worker may try."""
_DAY = 24 * 60 * 60
_HOUR = 60 * 60
_REMEMBERED = 10_000
"""So many collections of which a process knows that it has asked within the hour."""


class AlreadyFollowsError(ValueError):
    """A collection follows one thing at a time."""


@dataclass(frozen=True, slots=True)
class Follow:
    """What a worker has claimed. Times are seconds since 1970. `options`: of new reviews; `labels`: how many
    games of each label have been taken so far; `etag`, `last_modified`: of the last text; `fault_since`:
    since when nothing comes; `since`: from when on a player's games are asked for, None: it is a round;
    `opened`: when somebody looked at the collection the last time, within a day; `lease`: until when the
    claim holds."""

    collection_id: str
    url: str
    options: OptionsJson
    labels: Mapping[str, int]
    etag: str | None
    last_modified: str | None
    state: State
    begun: float
    changed_at: float
    fault_since: float | None
    owner: str
    lease: float
    since: float | None = None
    opened: float = 0.0


@dataclass(frozen=True, slots=True)
class FollowLook:
    """What came of a look. `pause`: seconds until the next; `changed`: something new came; `ended`: there is
    no next one; `since`: as `Follow.since`, from now on."""

    state: State
    pause: float
    labels: Mapping[str, int]
    changed: bool = False
    etag: str | None = None
    last_modified: str | None = None
    fault: bodies.RowFault | None = None
    ended: bool = False
    since: float | None = None


@dataclass(frozen=True, slots=True)
class Followed:
    """The state of a followed round or player as people see it. `state` "ended": it is not looked at any
    more; `player`: whose page `url` is, None: it is a round."""

    url: str
    player: str | None
    state: Literal["live", "waiting", "ended"]
    looked_at: float
    next_at: float
    changed_at: float
    fault: bodies.RowFault | None

    @property
    def goes_on(self) -> bool:
        """Whether games of it may still be played: it is a round that somebody looks at."""
        return self.player is None and self.state != "ended"

    def to_json(self) -> bodies.Follow:
        return {
            "url": self.url,
            "host": urlsplit(self.url).netloc.removeprefix("www."),
            "player": self.player,
            "state": self.state,
            "looked_at": _iso(self.looked_at),
            "next_at": None if self.state == "ended" else _iso(self.next_at),
            "changed_at": _iso(self.changed_at),
            "fault": self.fault,
        }


@dataclass(frozen=True, slots=True)
class FollowedRow:
    """A row of the collection as its text stands here: of its review, else as it was kept for want of one.
    `stopped`: somebody has stopped its review; `made`: when that was made, in seconds since 1970, 0: it has
    none."""

    number: int
    review_id: str | None
    text: str
    facts: RowFacts
    stopped: bool = False
    made: float = 0.0


class Follows:
    """The follows of a database; safe for use by many threads and processes. `key`: the owner's of the
    collection, as `Store` takes it."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._asked: TTLCache[str, bool] = TTLCache(_REMEMBERED, _HOUR, timer=clock)
        self._asked_lock = threading.Lock()

    def begin(
        self,
        collection_id: str,
        url: str,
        options: OptionsJson,
        first: FollowLook,
        most: int,
        key: str | None = None,
    ) -> bool:
        """From now on the collection follows `url`; `first`: what its creation has seen. False: `most` others
        of its kind, rounds or players, are followed already. Raises AlreadyFollowsError."""
        now, table = self._clock(), follows_table
        mine = table.c.collection_id == collection_id
        row = {
            "collection_id": collection_id,
            "url": url,
            "options": options,
            "begun": now,
            "changed_at": now,
            "opened": now,
            **_looked(first, now),
        }
        with self._database.writing() as db:
            keys.check_collection(db, collection_id, key, now)
            _tell(db, collection_id)  # before all else: it takes the row's lock
            if db.execute(sa.select(sa.exists().where(mine, table.c.ended.is_(None)))).scalar_one():
                raise AlreadyFollowsError
            kind = self._live(players=first.since is not None)
            if db.execute(sa.select(sa.func.count()).where(kind)).scalar_one() >= most:
                return False
            db.execute(sa.delete(table).where(mine))  # what it followed before
            db.execute(sa.insert(table).values(row))
        return True

    def opened(self, collection_id: str) -> None:
        """Somebody looks at the collection: a player is followed for some time after that. Asks once an hour,
        as an answer that is kept costs one question at most."""
        with self._asked_lock:
            if collection_id in self._asked:
                return
            self._asked[collection_id] = True
        now, table = self._clock(), follows_table.c
        stale = (table.collection_id == collection_id) & table.ended.is_(None) & (table.opened < now - _DAY)
        with self._database.reading() as db:
            if not db.execute(sa.select(sa.exists().where(stale))).scalar_one():
                return
        with self._database.writing() as db:
            db.execute(sa.update(follows_table).where(stale).values(opened=now))

    def claim(self, owner: str) -> Follow | None:
        """The round that has been due the longest, held by `owner` for LEASE; None if none is due."""
        now, table = self._clock(), follows_table.c
        due = (
            sa.select(follows_table)
            .join(collections_table, collections_table.c.id == table.collection_id)
            .where(table.ended.is_(None), table.next_at <= now, alive(now, collections_table))
            .order_by(table.next_at, table.collection_id)
            .limit(1)
        )
        with self._database.reading() as db:
            found = db.execute(due).one_or_none()
        if found is None:
            return None
        mine = (table.collection_id == found.collection_id) & (table.next_at == found.next_at)
        taken = sa.update(follows_table).where(mine, table.ended.is_(None))
        with self._database.writing() as db:
            done = db.execute(taken.values(next_at=now + LEASE, owner=owner)).rowcount
        return _claimed(found, owner, now + LEASE) if done == 1 else None

    def note(self, follow: Follow, look: FollowLook) -> bool:
        """Store what came of a look; False: the claim is over, or the follow has ended."""
        now, table = self._clock(), follows_table.c
        values = _looked(look, now) | {"owner": None}
        if look.changed:
            values["changed_at"] = now
        if look.fault:
            values["fault_since"] = follow.fault_since or now
        query = sa.select(table.state, table.fault, table.looked_at).where(self._held(follow))
        with self._database.writing() as db:
            before = db.execute(query).one_or_none()
            if before is None:
                return False
            db.execute(sa.update(follows_table).where(self._held(follow)).values(values))
            same = (before.state, before.fault) == (look.state, look.fault)
            later = look.since is not None or now // _MINUTE != before.looked_at // _MINUTE
            if look.changed or look.ended or not same or later:
                _tell(db, follow.collection_id)
        return True

    def holds(self, follow: Follow) -> bool:
        """Whether the claim is still held: only then may the findings be stored."""
        with self._database.reading() as db:
            return db.execute(sa.select(sa.exists().where(self._held(follow)))).scalar_one()

    def hurry(self, collection_id: str, gap: float = 0.0, key: str | None = None) -> bool:
        """Its owner wants a look at once, but not within `gap` seconds of the last; False: it follows nothing
        now. A look that is under way is one."""
        now, table = self._clock(), follows_table.c
        mine = (table.collection_id == collection_id) & table.ended.is_(None)
        with self._database.writing() as db:
            keys.check_collection(db, collection_id, key, now)
            soonest = sa.case((table.looked_at + gap > now, table.looked_at + gap), else_=now)
            update = sa.update(follows_table).where(mine, table.owner.is_(None), table.next_at > soonest)
            db.execute(update.values(next_at=soonest))
            return db.execute(sa.select(sa.exists().where(mine))).scalar_one()

    def end(self, collection_id: str, key: str | None = None) -> bool:
        """Its owner wants no more of it; False: it follows nothing now."""
        now = self._clock()
        mine = (follows_table.c.collection_id == collection_id) & follows_table.c.ended.is_(None)
        with self._database.writing() as db:
            keys.check_collection(db, collection_id, key, now)
            done = db.execute(sa.update(follows_table).where(mine).values(ended=now, fault=None))
            if done.rowcount:
                _tell(db, collection_id)
        return bool(done.rowcount)

    def followed(self, collection_ids: Iterable[str]) -> dict[str, Followed]:
        """How those of `collection_ids` stand that follow a round, or did."""
        with self._database.reading() as db:
            return followed_in(db, collection_ids)

    def rows(self, collection_id: str) -> list[FollowedRow]:
        """The games of a collection in order."""
        games = collection_games_table
        query = (
            sa.select(
                games.c.number,
                games.c.review_id,
                games.c.facts,
                reviews_table.c.pgn,
                reviews_table.c.status,
                reviews_table.c.created,
            )
            .outerjoin(reviews_table, games.c.review_id == reviews_table.c.id)
            .where(games.c.collection_id == collection_id)
            .order_by(games.c.number)
        )
        with self._database.reading() as db:
            return [
                FollowedRow(
                    row.number,
                    row.review_id,
                    row.pgn or row.facts.get("text", ""),
                    row.facts,
                    row.status == Status.STOPPED,
                    row.created or 0.0,
                )
                for row in db.execute(query)
            ]

    def live(self, collection_ids: Iterable[str] | None = None) -> set[str]:
        """The collections that follow a round now; of `collection_ids` alone, if they are given."""
        with self._database.reading() as db:
            query = sa.select(follows_table.c.collection_id).where(self._live())
            if collection_ids is not None:
                query = query.where(among(db, follows_table.c.collection_id, collection_ids))
            return set(db.execute(query).scalars())

    def _live(self, *, players: bool = False) -> sa.ColumnElement[bool]:
        """Rounds, or players, that are followed now."""
        table = follows_table.c
        there = sa.select(collections_table.c.id).where(alive(self._clock(), collections_table))
        kind = table.since.is_not(None) if players else table.since.is_(None)
        return table.ended.is_(None) & kind & table.collection_id.in_(there)

    def _held(self, follow: Follow) -> sa.ColumnElement[bool]:
        table = follows_table.c
        return (
            (table.collection_id == follow.collection_id)
            & (table.owner == follow.owner)
            & (table.next_at == follow.lease)
            & table.ended.is_(None)
        )


def followed_in(db: Connection, collection_ids: Iterable[str]) -> dict[str, Followed]:
    """As `Follows.followed`, within a transaction."""
    query = sa.select(follows_table).where(among(db, follows_table.c.collection_id, collection_ids))
    return {
        row.collection_id: Followed(
            url=row.url,
            player=None if row.since is None else row.url.rpartition("/")[2],
            state="ended" if row.ended is not None else "live" if row.state == "live" else "waiting",
            looked_at=row.looked_at,
            next_at=row.next_at,
            changed_at=row.changed_at,
            fault=cast(bodies.RowFault | None, row.fault),
        )
        for row in db.execute(query)
    }


def _tell(db: Connection, collection_id: str) -> None:
    """Pages that show the collection shall load it again: to them it is an edit."""
    table = collections_table
    update = sa.update(table).where(table.c.id == collection_id)
    db.execute(update.values(version=table.c.version + 1))
    changes.note(db, collection_id)


def _looked(look: FollowLook, now: float) -> dict[str, object]:
    return {
        "state": look.state,
        "labels": dict(look.labels),
        "etag": look.etag,
        "last_modified": look.last_modified,
        "looked_at": now,
        "next_at": now + look.pause,
        "fault": look.fault,
        "fault_since": None,
        "ended": now if look.ended else None,
        "since": look.since,
    }


def _claimed(row: Row, owner: str, lease: float) -> Follow:
    return Follow(
        collection_id=row.collection_id,
        url=row.url,
        options=row.options,
        labels=row.labels,
        etag=row.etag,
        last_modified=row.last_modified,
        state=row.state,
        begun=row.begun,
        changed_at=row.changed_at,
        fault_since=row.fault_since,
        owner=owner,
        lease=lease,
        since=row.since,
        opened=row.opened or row.begun,
    )


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
