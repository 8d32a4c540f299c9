"""Whether the shared counters can be reached: tried again after a while, reported once."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds in which nobody asks again: each try may wait for long."""


class Absence:
    """Of `what`, as the log calls it. `clock` counts seconds."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._clock = clock
        self._until: float | None = None

    def holds(self) -> bool:
        """Whether it need not be tried now."""
        return self._until is not None and self._clock() < self._until

    def begins(self, error: Exception) -> None:
        """It was tried in vain."""
        if self._until is None:
            _log.warning("%s cannot be reached, so limits are counted in memory: %s", self._what, error)
        self._until = self._clock() + PAUSE

    def ends(self) -> None:
        """It was reached."""
        if self._until is not None:
            _log.warning("limits are counted in %s again", self._what)
        self._until = None
