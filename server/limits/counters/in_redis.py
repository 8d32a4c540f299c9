"""Counts of requests in Redis, the same for every web process on any machine. Redis forgets them by
itself. While it is away this process counts alone."""

# mypy: allow-any-explicit
# The storage of limits is untyped.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from limits.storage import RedisStorage

from server.limits.counters.absence import Absence
from server.limits.counters.in_memory import MemoryCounts

_Answer = TypeVar("_Answer")

_PATIENCE = 2
"""Seconds that Redis has for an answer."""
_KEPT = 2 * 24 * 60 * 60
"""Seconds after the last new review of a visitor in which it is known whose it was."""


class RedisCounts:
    """`server.limits.counters.VisitorCounters` in the Redis at `url`."""

    def __init__(self, url: str, *, absence: Absence | None = None) -> None:
        self._rates = RedisStorage(url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE)
        self._redis: Any = self._rates.storage
        self._alone = MemoryCounts()
        self._absence = absence or Absence("Redis")

    def acquire(self, key: str, limit: int, seconds: int, amount: int) -> bool:
        return self._asked(
            lambda: self._rates.acquire_entry(key, limit, seconds, amount),
            lambda: self._alone.acquire(key, limit, seconds, amount),
        )

    def window(self, key: str, limit: int, seconds: int) -> tuple[float, int]:
        return self._asked(
            lambda: self._rates.get_moving_window(key, limit, seconds),
            lambda: self._alone.window(key, limit, seconds),
        )

    def owned(self, visitor: str) -> list[str]:
        shared: list[str] = self._asked(
            lambda: [made_id.decode() for made_id in self._redis.smembers(_place(visitor))], list
        )
        return list(dict.fromkeys([*shared, *self._alone.owned(visitor)]))

    def own(self, visitor: str, made_id: str) -> None:
        def share() -> None:
            with self._redis.pipeline() as pipeline:
                pipeline.sadd(_place(visitor), made_id)
                pipeline.expire(_place(visitor), _KEPT)
                pipeline.execute()

        self._asked(share, lambda: self._alone.own(visitor, made_id))

    def disown(self, visitor: str, made_ids: Sequence[str]) -> None:
        if made_ids:
            self._alone.disown(visitor, made_ids)
            self._asked(lambda: self._redis.srem(_place(visitor), *made_ids), lambda: None)

    def flush(self) -> None:
        """Everything is written at once."""

    def _asked(self, ask: Callable[[], _Answer], alone: Callable[[], _Answer]) -> _Answer:
        if self._absence.holds():
            return alone()
        try:
            answer = ask()
        except self._rates.base_exceptions as error:
            self._absence.begins(error)
            return alone()
        self._absence.ends()
        return answer


def _place(visitor: str) -> str:
    return f"kibitz:unfinished:{visitor}"
