"""What one browser leaves for another: texts that nobody here can read, each taken once and soon gone. Knows
SQL, as `reviews` does."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from server.store.database.database import Database, parcels_table
from server.store.reviews.rows import unlisted_id

MINUTES = 10
"""How long a parcel waits."""
MOST = 100
"""Parcels at a time, of all together: with the most characters of one 140 MB."""


class Parcels:
    """The parcels in a database; safe for use by many threads and processes. Each use may raise
    DatabaseAway."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def leave(self, data: str) -> tuple[str, float] | None:
        """Keep a text -> its id, and when it goes (seconds since 1970); None: there are as many as may be.
        Those whose time is over go."""
        now, table = self._clock(), parcels_table
        parcel_id, expires = unlisted_id(), now + 60 * MINUTES
        with self._database.writing() as db:
            db.execute(sa.delete(table).where(table.c.expires <= now))
            if db.execute(sa.select(sa.func.count(table.c.id))).scalar_one() >= MOST:
                return None
            db.execute(sa.insert(table).values(id=parcel_id, data=data, expires=expires))
        return parcel_id, expires

    def take(self, parcel_id: str) -> str | None:
        """The text, which is gone then; None: there is none, or somebody has taken it."""
        table = parcels_table
        mine = (table.c.id == parcel_id) & (table.c.expires > self._clock())
        with self._database.writing() as db:
            data: str | None = db.execute(sa.select(table.c.data).where(mine)).scalar_one_or_none()
            # Of two who read it one deletes it.
            taken = db.execute(sa.delete(table).where(mine)).rowcount == 1
        return data if taken else None
