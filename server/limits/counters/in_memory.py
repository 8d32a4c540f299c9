"""Counts of requests that this process alone knows, until it ends."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from limits.storage import MemoryStorage


class MemoryCounts:
    """`server.limits.counters.VisitorCounters` in memory."""

    def __init__(self) -> None:
        self._rates = MemoryStorage()
        self._lock = threading.Lock()
        self._owned: dict[str, set[str]] = {}

    def acquire(self, key: str, limit: int, seconds: int, amount: int) -> bool:
        return self._rates.acquire_entry(key, limit, seconds, amount)

    def window(self, key: str, limit: int, seconds: int) -> tuple[float, int]:
        return self._rates.get_moving_window(key, limit, seconds)

    def owned(self, visitor: str) -> list[str]:
        with self._lock:
            return sorted(self._owned.get(visitor, ()))

    def own(self, visitor: str, made_id: str) -> None:
        with self._lock:
            self._owned.setdefault(visitor, set()).add(made_id)

    def disown(self, visitor: str, made_ids: Sequence[str]) -> None:
        with self._lock:
            left = self._owned.pop(visitor, set()) - set(made_ids)
            if left:
                self._owned[visitor] = left

    def flush(self) -> None:
        """There is nowhere to write."""
