"""The time that a search takes, and whether it is enough. Knows no search; both of them have one."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.analysis.nn.thinking import Limits


class Clock:
    """Runs from its making. `stopped`: whether somebody wants the search to end."""

    def __init__(self, limits: Limits, stopped: Callable[[], bool]) -> None:
        self._limits, self._stopped = limits, stopped
        self._start = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._start

    def is_over(self) -> bool:
        """Whether the search must end now."""
        limit = self._limits.seconds
        return self._stopped() or (limit is not None and self.seconds >= limit)

    def is_late(self) -> bool:
        """Whether no new depth may be begun."""
        limit = self._limits.iteration_seconds
        return self.is_over() or (limit is not None and self.seconds >= limit)
