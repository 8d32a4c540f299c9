"""Requests that wait (`?wait=30`) until what they ask for is done: for scripts, which else would ask again
and again. A wait costs a look at one row twice a second, and a process has room for so many."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LONGEST = 30
"""Seconds; proxies give up after sixty."""
_EACH = 4
"""Requests of one visitor that wait at a time."""
_PAUSE = 0.5


class Waits:
    """`most`: requests that wait at a time; `sleep`: gives way to others."""

    def __init__(
        self,
        most: int,
        sleep: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most
        self._sleep = sleep
        self._clock = clock
        self._lock = threading.Lock()
        self._waiting: Counter[str] = Counter()

    def hold(self, visitor: str, seconds: float, is_over: Callable[[], bool]) -> None:
        """Return once it is over, or after so many seconds; at once where too many wait already."""
        until = self._clock() + seconds
        with self._place(visitor) as may_wait:
            while may_wait and self._clock() < until and not is_over():
                self._sleep(min(_PAUSE, max(0.0, until - self._clock())))

    @contextmanager
    def _place(self, visitor: str) -> Iterator[bool]:
        with self._lock:
            free = self._waiting.total() < self._most and self._waiting[visitor] < _EACH
            self._waiting[visitor] += free
        try:
            yield free
        finally:
            with self._lock:
                self._waiting[visitor] -= free
                if not self._waiting[visitor]:
                    del self._waiting[visitor]
