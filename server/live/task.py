"""A background task that runs as long as somebody watches: nobody watches, no task, no question."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

_log = logging.getLogger(__name__)

_PAUSE_AFTER_ERROR = 2.0


class LiveTask:
    """`work` every `pause` seconds while `wanted`; `spawn` starts a task, `sleep` pauses it."""

    def __init__(
        self,
        work: Callable[[], None],
        wanted: Callable[[], bool],
        spawn: Callable[[Callable[[], None]], object],
        sleep: Callable[[float], None],
        pause: float,
    ) -> None:
        self._work = work
        self._wanted = wanted
        self._spawn = spawn
        self._sleep = sleep
        self._pause = pause
        self._lock = threading.Lock()
        self._running = False

    def start(self) -> None:
        """Begin, unless it runs already or is not wanted."""
        with self._lock:
            if self._running or not self._wanted():
                return
            self._running = True
        self._spawn(self._run)

    def _run(self) -> None:
        while self._goes_on():
            pause = self._pause
            try:
                self._work()
            except Exception:
                _log.exception("what is watched cannot be read")
                pause = _PAUSE_AFTER_ERROR
            self._sleep(pause)

    def _goes_on(self) -> bool:
        with self._lock:
            self._running = self._wanted()
            return self._running
