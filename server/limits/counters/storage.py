"""Counts of requests as the storage of Flask-Limiter: of moving windows, it asks for nothing else."""

# mypy: allow-any-explicit
# The class that is extended takes whatever options there are.

from __future__ import annotations

from typing import Any

from limits.storage import MovingWindowSupport, Storage

from server.limits.counters.in_store import StoreCounts


class CountStorage(Storage, MovingWindowSupport):
    """`rate_counts`: where to count. It never fails, so that no exception is named."""

    STORAGE_SCHEME = ["kibitz"]  # noqa: RUF012  (the type of the library)

    def __init__(self, uri: str | None = None, wrap_exceptions: bool = False, **options: Any) -> None:
        super().__init__(uri, wrap_exceptions)
        self._rate_counts: StoreCounts = options["rate_counts"]

    @property
    def base_exceptions(self) -> tuple[type[Exception], ...]:
        return ()

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        return self._rate_counts.acquire(key, limit, expiry, amount)

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        return self._rate_counts.window(key, limit, expiry)

    def check(self) -> bool:
        return True

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        raise NotImplementedError("a strategy of fixed windows")

    def get(self, key: str) -> int:
        raise NotImplementedError("a strategy of fixed windows")

    def get_expiry(self, key: str) -> float:
        raise NotImplementedError("a strategy of fixed windows")

    def reset(self) -> int | None:
        raise NotImplementedError("counts go by themselves")

    def clear(self, key: str) -> None:
        raise NotImplementedError("counts go by themselves")
