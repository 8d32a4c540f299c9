"""A background task that runs while somebody watches: without watchers there is no task and no query.

It looks at everything from time to time: much less often where it is woken for what is new, which it looks at
at once, and while nobody has written.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from server.store.database.database import Changed, DatabaseAway

_log = logging.getLogger(__name__)

_PAUSE_AFTER_ERROR = 2.0


class Bell(Protocol):
    """What a pause can be ended by; `threading.Event` is one."""

    def set(self) -> None: ...

    def clear(self) -> None: ...

    def wait(self, timeout: float) -> object: ...


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. `tick`: between two looks at everything; `slow`: the same while somebody wakes the task, or
    nobody has written; `gap`: between two looks at what it was woken for, at least."""

    tick: float
    slow: float = 1.0
    gap: float = 0.005


class LiveTask:
    """`work` at `pace` while `wanted`; it is given the keys to look at, None for all. `version`: a number
    that stays the same until anybody has written; None: nobody knows. `spawn` starts a task, `sleep` pauses
    it, `bell` ends a pause early."""

    def __init__(
        self,
        work: Callable[[Collection[str] | None], None],
        wanted: Callable[[], bool],
        version: Callable[[], int | None],
        spawn: Callable[[Callable[[], None]], object],
        sleep: Callable[[float], None],
        pace: Pace,
        bell: Callable[[], Bell] = threading.Event,
    ) -> None:
        self._work = work
        self._wanted = wanted
        self._may_have_changed = Changed(version)
        self._spawn = spawn
        self._sleep = sleep
        self._pace = pace
        self._bell = bell()
        self._lock = threading.Lock()
        self._running = False
        self._woken: set[str] = set()
        self._relies = False
        self._all_due = 0.0

    def start(self) -> None:
        """Begin, unless it runs already or is not wanted."""
        with self._lock:
            if self._running or not self._wanted():
                return
            self._running = True
        self._spawn(self._run)

    def wake(self, key: str) -> None:
        """Look at `key` now. Of no use, and no harm, while nobody relies on it."""
        with self._lock:
            self._woken.add(key)
        self._bell.set()

    def rely_on_wakes(self, on: bool) -> None:
        """Whether somebody wakes the task for all that is new; otherwise it looks at everything each tick."""
        with self._lock:
            self._relies, self._all_due = on, 0.0
        self._bell.set()

    def _run(self) -> None:
        while self._goes_on():
            try:
                self._work(self._due())
            except Exception as error:
                if not isinstance(error, DatabaseAway):  # the store has said so
                    _log.exception("what is watched cannot be read")
                self._all_due = 0.0  # of what it was woken for, nobody will tell it again
                self._sleep(_PAUSE_AFTER_ERROR)
            else:
                self._rest()

    def _due(self) -> Collection[str] | None:
        """What is to be looked at now."""
        changed = self._may_have_changed()  # asked before the look: a later write is one more change
        with self._lock:
            woken, self._woken = self._woken, set()
            self._bell.clear()
            now = time.monotonic()
            if (self._relies or not changed) and now < self._all_due:
                return woken
            self._all_due = now + self._pace.slow
            return None

    def _rest(self) -> None:
        if not self._relies:
            self._sleep(self._pace.tick)
            return
        self._sleep(self._pace.gap)
        self._bell.wait(max(0.0, self._all_due - time.monotonic()))

    def _goes_on(self) -> bool:
        with self._lock:
            self._running = self._wanted()
            return self._running
