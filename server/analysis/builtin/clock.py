"""The time that a search takes, and whether it is enough. Knows no search; both of them have one."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.analysis.builtin.thinking import SearchLimits, never


class Clock:
    """Runs from its making. `stopped`: whether somebody wants the search to end. `pondering`: whether the
    other side is still to move; the limits' seconds count from the end of that."""

    def __init__(
        self, limits: SearchLimits, stopped: Callable[[], bool], pondering: Callable[[], bool] = never
    ) -> None:
        self._limits, self._stopped, self._pondering = limits, stopped, pondering
        self._start = self._own_start = time.monotonic()

    @property
    def seconds(self) -> float:
        """Of the whole search, what was pondered too."""
        return time.monotonic() - self._start

    def is_over(self) -> bool:
        """Whether the search must end now."""
        return self._stopped() or self._has_passed(self._limits.seconds)

    def is_late(self) -> bool:
        """Whether no new depth may be begun."""
        return self.is_over() or self._has_passed(self._limits.iteration_seconds)

    def _has_passed(self, limit: float | None) -> bool:
        now = time.monotonic()
        if self._pondering():
            self._own_start = now
            return False
        return limit is not None and now - self._own_start >= limit
