"""Places for requests that have something in hand: so many in all, and so many of one visitor."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Places:
    """`most`: in all; `each`: of one visitor. May be used by many threads, or by eventlet's."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._lock = threading.Lock()
        self._taken: Counter[str] = Counter()

    @contextmanager
    def held(self, visitor: str) -> Iterator[bool]:
        """Hold a place inside it; False: there is none. `visitor`: "" for nobody, who may have them all."""
        with self._lock:
            free = self._taken.total() < self._most and (not visitor or self._taken[visitor] < self._each)
            self._taken[visitor] += free
        try:
            yield free
        finally:
            with self._lock:
                self._taken[visitor] -= free
                if not self._taken[visitor]:
                    del self._taken[visitor]
