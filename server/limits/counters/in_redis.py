"""Counts of requests in Redis, the same for every web process on any machine. Redis forgets them by
itself, but what it was told may stand in its files for long: it is told keyed hashes, and the keys, a new one
each day, lie in the database. While either is away this process counts alone."""

# mypy: allow-any-explicit
# The storage of limits is untyped.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from limits.storage import RedisStorage

from server.limits.counters.absence import Absence
from server.limits.counters.in_memory import MemoryCounts
from server.store.database.database import DatabaseAway

_Answer = TypeVar("_Answer")

_PATIENCE = 2
"""Seconds that Redis has for an answer."""
_KEPT = 2 * 24 * 60 * 60
"""Seconds after the last new review of a visitor in which it is known whose it was."""


Hashes = Callable[[str], Sequence[str]]
"""What stands for a name: today, and what did yesterday. Raises DatabaseAway."""


class RedisCounts:
    """`server.limits.counters.VisitorCounters` in the Redis at `url`."""

    def __init__(self, url: str, hashes: Hashes, *, absence: Absence | None = None) -> None:
        self._hashes = hashes
        self._rates = RedisStorage(url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE)
        self._redis: Any = self._rates.storage
        faults: Any = self._rates.base_exceptions
        away = faults if isinstance(faults, tuple) else (faults,)
        self._faults: tuple[type[Exception], ...] = (DatabaseAway, *away)
        self._alone = MemoryCounts()
        self._absence = absence or Absence("Redis")

    def acquire(self, key: str, limit: int, seconds: int, amount: int) -> bool:
        def share() -> bool:
            today, *earlier = self._hashes(key)
            left = limit - sum(self._rates.get_moving_window(name, limit, seconds)[1] for name in earlier)
            return left >= amount and self._rates.acquire_entry(today, left, seconds, amount)

        return self._asked(share, lambda: self._alone.acquire(key, limit, seconds, amount))

    def window(self, key: str, limit: int, seconds: int) -> tuple[float, int]:
        def share() -> tuple[float, int]:
            windows = [self._rates.get_moving_window(name, limit, seconds) for name in self._hashes(key)]
            return min(start for start, _ in windows), sum(count for _, count in windows)

        return self._asked(share, lambda: self._alone.window(key, limit, seconds))

    def owned(self, visitor: str) -> list[str]:
        def share() -> list[str]:
            return [made_id.decode() for made_id in self._redis.sunion(self._places(visitor))]

        nothing: list[str] = []
        shared = self._asked(share, lambda: nothing)
        return list(dict.fromkeys([*shared, *self._alone.owned(visitor)]))

    def own(self, visitor: str, made_id: str) -> None:
        def share() -> None:
            place = self._places(visitor)[0]
            with self._redis.pipeline() as pipeline:
                pipeline.sadd(place, made_id)
                pipeline.expire(place, _KEPT)
                pipeline.execute()

        self._asked(share, lambda: self._alone.own(visitor, made_id))

    def disown(self, visitor: str, made_ids: Sequence[str]) -> None:
        def share() -> None:
            for place in self._places(visitor):
                self._redis.srem(place, *made_ids)

        if made_ids:
            self._alone.disown(visitor, made_ids)
            self._asked(share, lambda: None)

    def flush(self) -> None:
        """Everything is written at once."""

    def _asked(self, ask: Callable[[], _Answer], alone: Callable[[], _Answer]) -> _Answer:
        if self._absence.holds():
            return alone()
        try:
            answer = ask()
        except self._faults as error:
            self._absence.begins(error)
            return alone()
        self._absence.ends()
        return answer

    def _places(self, visitor: str) -> list[str]:
        return [f"kibitz:unfinished:{name}" for name in self._hashes(visitor)]
