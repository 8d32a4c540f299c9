"""Counts of requests in the store: they survive a restart, and every web process counts the same.

What a request adds counts at once, is held in memory until the request's end and then written in one small
transaction. So it is held while the database is away, which nobody notices but the log. Two processes that
are asked in the same moment may each let one more through.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from server.store.counters import CounterHit, Owned
from server.store.counters import RateCounts as Stored
from server.store.database.database import DatabaseAway

_log = logging.getLogger(__name__)

_Answer = TypeVar("_Answer")
_NOBODY: tuple[float | None, int] = (None, 0)

PAUSE = 5.0
"""Seconds in which nobody asks a database that was away: each try may wait for long."""
_MOST_HELD = 10_000
"""Hits that are held while the database is away; past it the oldest are forgotten."""


@dataclass(eq=False, slots=True)
class _CountBatch:
    hits: list[CounterHit] = field(default_factory=list)
    owned: list[Owned] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.hits or self.owned or self.ended)


class Absence:
    """Whether the database can be reached: tried again after a while, told once. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: float | None = None

    def holds(self) -> bool:
        """Whether it need not be tried now."""
        return self._until is not None and self._clock() < self._until

    def begins(self, error: Exception) -> None:
        """It was tried in vain."""
        if self._until is None:
            _log.warning("limits are counted in memory, as the database cannot be reached: %s", error)
        self._until = self._clock() + PAUSE

    def ends(self) -> None:
        """It was reached."""
        if self._until is not None:
            _log.warning("limits are counted in the database again")
        self._until = None


class StoreCounts:
    """How often each visitor came, in sliding windows, and whose the unfinished reviews are."""

    def __init__(
        self, stored: Stored, *, clock: Callable[[], float] = time.time, absence: Absence | None = None
    ) -> None:
        self._stored = stored
        self._clock = clock
        self._absence = absence or Absence()
        self._lock = threading.Lock()
        self._held = _CountBatch()
        self._in_flight: list[_CountBatch] = []

    def acquire(self, key: str, limit: int, seconds: int, amount: int) -> bool:
        """Count `amount` for `key`, if no more than `limit` come together in `seconds`."""
        now = self._clock()
        _, stored = self._asked(lambda: self._stored.since(key, now - seconds), _NOBODY)
        with self._lock:
            held = sum(hit.amount for hit in self._hits(key, now - seconds))
            if stored + held + amount > limit:
                return False
            self._held.hits.append(CounterHit(key, amount, now, now + seconds))
        return True

    def window(self, key: str, limit: int, seconds: int) -> tuple[float, int]:
        """When the first of the last `seconds` came (else now), and what all of them count for."""
        now = self._clock()
        first, stored = self._asked(lambda: self._stored.since(key, now - seconds), _NOBODY)
        with self._lock:
            held = list(self._hits(key, now - seconds))
        start = min([hit.at for hit in held] + ([] if first is None else [first]), default=now)
        return start, stored + sum(hit.amount for hit in held)

    def owned(self, visitor: str) -> list[str]:
        """The reviews and collections of `visitor`, perhaps with some that are over."""
        nothing: list[str] = []
        stored = self._asked(lambda: self._stored.owned(visitor), nothing)
        with self._lock:
            held = [one.made_id for batch in self._batches() for one in batch.owned if one.visitor == visitor]
            ended = {made_id for batch in self._batches() for made_id in batch.ended}
        return list(dict.fromkeys([*(made_id for made_id in stored if made_id not in ended), *held]))

    def own(self, visitor: str, made_id: str) -> None:
        """`made_id` is `visitor`'s now."""
        with self._lock:
            self._held.owned = [one for one in self._held.owned if one.made_id != made_id]
            self._held.owned.append(Owned(visitor, made_id))

    def disown(self, visitor: str, made_ids: Sequence[str]) -> None:
        """These are over."""
        over = set(made_ids)
        with self._lock:
            self._held.owned = [one for one in self._held.owned if one.made_id not in over]
            self._held.ended += over - set(self._held.ended)

    def flush(self) -> None:
        """Store what is not stored yet: called once at the end of each request."""
        if self._absence.holds():
            return
        with self._lock:
            batch, self._held = self._held, _CountBatch()
            if not batch:
                return
            self._in_flight.append(batch)
        written = False
        try:
            self._stored.note(batch.hits, batch.owned, batch.ended)
            written = True
            self._absence.ends()
        except DatabaseAway as error:
            self._absence.begins(error)
        finally:
            with self._lock:
                self._in_flight.remove(batch)
                if not written:
                    self._take_back(batch)

    def _take_back(self, batch: _CountBatch) -> None:
        """Under the lock: what could not be written is held on to, as far as it still counts."""
        now, new = self._clock(), self._held
        hits = [hit for hit in batch.hits + new.hits if hit.until > now][-_MOST_HELD:]
        self._held = _CountBatch(
            hits, (batch.owned + new.owned)[-_MOST_HELD:], (batch.ended + new.ended)[-_MOST_HELD:]
        )

    def _asked(self, ask: Callable[[], _Answer], otherwise: _Answer) -> _Answer:
        """What the database answers; `otherwise` while it is away."""
        if self._absence.holds():
            return otherwise
        try:
            return ask()
        except DatabaseAway as error:
            self._absence.begins(error)
            return otherwise

    def _batches(self) -> list[_CountBatch]:
        return [self._held, *self._in_flight]

    def _hits(self, key: str, start: float) -> Iterator[CounterHit]:
        """Under the lock: those of `key` that are not known to be written."""
        return (hit for batch in self._batches() for hit in batch.hits if hit.key == key and hit.at > start)
