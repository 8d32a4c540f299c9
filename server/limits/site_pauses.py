"""That a site wants a rest, as all web processes know it: kept where requests are counted."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from server.imports.faults import PAUSE
from server.imports.pacing import OwnPauses
from server.limits.counters.in_store import StoreCounts

_MANY = 1_000_000
"""Nobody is kept from noting a rest."""


class SharedPauses:
    """`server.imports.pacing.Pauses` of `rate_counts`. What is longer than PAUSE only this process knows."""

    def __init__(self, rate_counts: StoreCounts, *, clock: Callable[[], float] = time.time) -> None:
        self._rate_counts = rate_counts
        self._clock = clock
        self._own = OwnPauses()

    def begin(self, site: str, seconds: int) -> None:
        self._own.begin(site, seconds)
        self._rate_counts.acquire(_key(site), _MANY, PAUSE, 1)

    def left(self, site: str) -> int:
        start, count = self._rate_counts.window(_key(site), _MANY, PAUSE)
        shared = math.ceil(start + PAUSE - self._clock()) if count else 0
        return max(0, shared, self._own.left(site))


def _key(site: str) -> str:
    return f"rest/{site}"
