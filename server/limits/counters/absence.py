"""Whether the database with the counts can be reached: tried again after a while, reported once."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds in which nobody asks again: each try may wait for long."""


class Absence:
    """Of the database. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: float | None = None

    def holds(self) -> bool:
        """Whether it need not be tried now."""
        return self._until is not None and self._clock() < self._until

    def begins(self, error: Exception) -> None:
        """It was tried in vain."""
        if self._until is None:
            _log.warning("limits are counted in memory, as the database cannot be reached: %s", error)
        self._until = self._clock() + PAUSE

    def ends(self) -> None:
        """It was reached."""
        if self._until is not None:
            _log.warning("limits are counted in the database again")
        self._until = None
