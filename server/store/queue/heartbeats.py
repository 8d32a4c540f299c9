"""How long heartbeats have not changed, as this process has seen it, on its own clock.

Clocks of other machines are believed nowhere: a heartbeat is a value that changes, not a time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

STALE_AFTER = 30.0
"""Seconds of silence after which a worker counts as dead. On its own machine its end is seen at once."""


@dataclass(slots=True)
class _SeenBeat:
    value: float
    at: float
    silent: float


class Silence:
    """What one process has seen of heartbeats; may be used by many threads. All times are seconds.

    `longest_gap`: what the time between two looks counts at most. Who did not look meanwhile, as it was
    halted or the database was away, cannot tell who has been silent. `at_first`: what a heartbeat that is
    seen for the first time counts as; 0: nobody has looked yet.
    """

    def __init__(
        self,
        *,
        longest_gap: float = float("inf"),
        at_first: Callable[[float], float] = lambda value: 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._longest_gap = longest_gap
        self._at_first = at_first
        self._clock = clock
        self._seen: dict[str, _SeenBeat] = {}
        self._lock = threading.Lock()

    def look(self, beats: Mapping[str, float]) -> dict[str, float]:
        """For each of `beats` (name -> heartbeat) how long it has been silent. Who is not named any more is
        forgotten."""
        with self._lock:
            now = self._clock()
            self._seen = {name: self._next(self._seen.get(name), value, now) for name, value in beats.items()}
            return {name: seen.silent for name, seen in self._seen.items()}

    def _next(self, before: _SeenBeat | None, value: float, now: float) -> _SeenBeat:
        if before is None:
            return _SeenBeat(value, now, max(0.0, self._at_first(value)))
        if before.value != value:
            return _SeenBeat(value, now, 0.0)
        return _SeenBeat(value, now, before.silent + min(now - before.at, self._longest_gap))
