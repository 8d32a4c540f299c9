"""The register of workers: who is alive, as their heartbeats tell. Knows SQL, as `store` does.

A heartbeat is read from the worker's own clock, so it is no time to anybody else: what tells is that it
changes (`silence`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NotRequired, TypedDict

import sqlalchemy as sa

from server.analysis.engine.compilation import EngineFacts
from server.store.database.database import Database, reviews_table, workers_table
from server.store.queue.heartbeats import Silence
from server.store.reviews.status import Status


class WorkerFacts(TypedDict):
    """What a worker says of itself. `rss`: bytes of its own memory, without its engines'; `engine`: the one
    of the default choice, once it is known."""

    version: str
    rss: int
    engine: NotRequired[EngineFacts]


@dataclass(frozen=True, slots=True)
class ListedWorker:
    """`silent`: seconds since its last heartbeat, by this clock and its own; `facts` None: it is of an older
    Kibitz; `reviews`: what it runs now, two while one pauses for a first look at the other."""

    name: str
    silent: float
    facts: WorkerFacts | None
    reviews: list[str]


class Workers:
    """The workers of a database; safe for use by many threads and processes. `ticking`: this process's own
    clock, which is never set."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        *,
        ticking: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._clock = clock
        self._silence = Silence(at_first=lambda beat: clock() - beat, clock=ticking)

    def beat(self, owner: str, reviews: Collection[str] = (), facts: WorkerFacts | None = None) -> None:
        """The worker `owner` is alive, and so are the `reviews` that it has in its hand; no other that it
        may have left. `facts`: what it says of itself."""
        now = {"heartbeat": self._clock()}
        in_hand = (
            reviews_table.c.id.in_(list(reviews))
            & (reviews_table.c.owner == owner)
            & (reviews_table.c.status == Status.RUNNING)
        )
        known = sa.update(workers_table).where(workers_table.c.owner == owner)
        with self._database.writing() as db:
            if reviews:
                db.execute(sa.update(reviews_table).where(in_hand).values(now))
            if not db.execute(known.values(**now, facts=facts)).rowcount:
                db.execute(sa.insert(workers_table).values(owner=owner, **now, facts=facts))

    def sign_off(self, *owners: str) -> None:
        """The workers `owners` are gone."""
        with self._database.writing() as db:
            db.execute(sa.delete(workers_table).where(workers_table.c.owner.in_(owners)))

    def heartbeats(self) -> dict[str, float]:
        """The workers that did not sign off, with their last heartbeat, each by a clock of its own. Raises
        DatabaseAway."""
        with self._database.reading() as db:
            return {row.owner: row.heartbeat for row in db.execute(sa.select(workers_table))}

    def register(self) -> list[ListedWorker]:
        """The workers that did not sign off, by their names."""
        in_hand = (reviews_table.c.owner == workers_table.c.owner) & (
            reviews_table.c.status == Status.RUNNING
        )
        query = (
            sa.select(workers_table, reviews_table.c.id.label("review"))
            .outerjoin(reviews_table, in_hand)
            .order_by(workers_table.c.owner, reviews_table.c.id)
        )
        now = self._clock()
        with self._database.reading() as db:
            rows = db.execute(query).all()
        listed: dict[str, ListedWorker] = {}
        for row in rows:
            worker = ListedWorker(row.owner, now - row.heartbeat, row.facts, [])
            listed.setdefault(row.owner, worker).reviews.extend([row.review] if row.review else [])
        return list(listed.values())

    def alive(self, within: float) -> set[str]:
        """The workers whose heartbeat has changed in the last `within` seconds, as these looks have seen it.
        Of one that has not been seen to change yet its own clock is believed. Raises DatabaseAway."""
        return {owner for owner, silent in self._silence.look(self.heartbeats()).items() if silent <= within}
