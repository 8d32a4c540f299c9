"""What the store does for itself while nothing else is to be done: logs at an end become one packed row,
packed reviews get their digest, and a file of SQLite gives back what it no longer needs. Knows SQL, as
`reviews` does.

Each step is small, one transaction or none, and may be cut off at any moment: the next worker goes on.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable

import sqlalchemy as sa

from server.analysis.collection.season.digest import VERSION, digest_text
from server.store.collections.digests import Digests
from server.store.database.database import Database, DatabaseAway, reviews_table
from server.store.database.sqlite_file import DatabaseFile
from server.store.reviews import event_log, packed_log
from server.store.reviews.status import ENDED

_log = logging.getLogger(__name__)

REST = 60.0
"""Seconds that a review has been at its end before its log is packed: many go on, or deeper, at once."""
_CHOICE = 20
"""Of so many one is taken, so that workers seldom pack the same log twice."""


class Upkeep:
    """The upkeep of a database; any number of workers may do it at once, at any time."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._digests = Digests(database, VERSION)
        self._file = DatabaseFile(database)
        self._given_up: set[str] = set()
        self._to_digest: list[str] = []
        self._last_found = ""
        self._all_found = False
        """Reviews that lacked a digest when this worker began are found: only packed ones come now."""

    def step(self) -> bool:
        """Do one small thing; False: there is nothing to do now."""
        return self.pack_next() or self.digest_next() or self._file.tend()

    def pack_next(self) -> bool:
        """Pack the log of a review at its end; False: there is none. Raises DatabaseAway, and what
        reading a faulty log raises, once for each: it is left as it is then."""
        review_id = self._next()
        if review_id is None:
            return False
        try:
            self._pack(review_id)
        except DatabaseAway:
            raise
        except Exception:
            self._given_up.add(review_id)
            raise
        return True

    def digest_next(self) -> bool:
        """Make the digest of a packed review that has none; False: there is none. Raises what `pack_next`
        raises."""
        review_id = self._next_to_digest()
        if review_id is None:
            return False
        with self._database.reading() as db:
            events = event_log.read(db, review_id, 0, None)
        if self._digests.wants(review_id, len(events)):
            self._digests.keep({review_id: (len(events), digest_text(events))})
        return True

    def _next_to_digest(self) -> str | None:
        """One that was packed here, or that the last worker left, or has a digest of an older kind."""
        if not self._to_digest and not self._all_found:
            found = self._digests.lacking(_CHOICE, after=self._last_found)
            self._all_found = len(found) < _CHOICE
            self._last_found = found[-1] if found else ""
            self._to_digest = random.sample(found, len(found))
        return self._to_digest.pop() if self._to_digest else None

    def _next(self) -> str | None:
        query = (
            sa.select(reviews_table.c.id)
            .where(
                reviews_table.c.log == sa.literal_column("'rows'"),  # as the index says it
                reviews_table.c.status.in_(ENDED),
                reviews_table.c.updated <= self._clock() - REST,
                reviews_table.c.id.not_in(self._given_up),
            )
            .limit(_CHOICE)
        )
        with self._database.reading() as db:
            found = list(db.execute(query).scalars())
        return random.choice(found) if found else None

    def _pack(self, review_id: str) -> None:
        # Compressed before the transaction: nobody waits for it. A log changes only when it grows, so
        # its length says whether it has changed since.
        with self._database.reading() as db:
            events = event_log.read(db, review_id, 0, None)
        whole = [event["seq"] for event in events] == list(range(1, len(events) + 1))
        piece = packed_log.piece_of(events)
        with self._database.writing() as db:
            packed = whole and event_log.pack(db, review_id, piece)
        if packed:
            self._to_digest.append(review_id)
        else:  # it goes on, was deleted, or lacks an event, which `kibitz check` tells
            _log.info("the log of review %s is not packed", review_id)
            self._given_up.add(review_id)
