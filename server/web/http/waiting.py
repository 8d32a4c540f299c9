"""Requests that wait (`?wait=30`) until what they ask for is done: for scripts, which else would ask again
and again. A wait costs a look at one row twice a second, and a process has room for so many."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.system.places import Places

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
        self._places = Places(most, _EACH)
        self._sleep = sleep
        self._clock = clock

    def hold(self, visitor: str, seconds: float, is_over: Callable[[], bool]) -> None:
        """Return once it is over, or after so many seconds; at once where too many wait already."""
        until = self._clock() + seconds
        with self._places.held(visitor) as may_wait:
            while may_wait and self._clock() < until and not is_over():
                self._sleep(min(_PAUSE, max(0.0, until - self._clock())))
