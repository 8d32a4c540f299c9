"""A question that may hang, asked without hanging: in a thread of its own, with a deadline, its answer cached
for a while. Knows nothing of what is asked."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class TimedAnswer(Generic[_Answer]):
    """An answer, and the seconds that it took."""

    answer: _Answer
    seconds: float


class Bounded(Generic[_Answer]):
    """What `ask` says. An answer is asked for again after `keep` seconds; one question is under way at a
    time, so that a thing that hangs holds one thread and no more. `name`: what is asked, for the log."""

    def __init__(self, name: str, ask: Callable[[], _Answer], *, keep: float) -> None:
        self._name = name
        self._ask = ask
        self._keep = keep
        self._lock = threading.Lock()
        self._done = threading.Event()
        self._asked = -keep
        self._last: TimedAnswer[_Answer] | None = None
        self._failing = False
        self._done.set()

    def start(self) -> None:
        """Ask, unless the last answer is fresh or the question under way."""
        with self._lock:
            if not self._done.is_set() or time.monotonic() - self._asked < self._keep:
                return
            self._done.clear()
            self._asked = time.monotonic()
        threading.Thread(target=self._run, name=self._name, daemon=True).start()

    def within(self, seconds: float) -> TimedAnswer[_Answer] | None:
        """The answer, asked for now unless it is fresh; None if there is none within `seconds`, or the
        question failed."""
        self.start()
        if self._done.wait(max(0.0, seconds)):
            return self._last
        self._complain("gives no answer")
        return None

    def _run(self) -> None:
        started, within = time.perf_counter(), None
        try:
            within = TimedAnswer(self._ask(), time.perf_counter() - started)
            if self._failing:
                _log.info("%s answers again", self._name)
            self._failing = False
        except Exception as error:
            self._complain(f"cannot be asked: {type(error).__name__}")
        finally:
            self._last = within
            self._done.set()

    def _complain(self, what: str) -> None:
        """Once, not with every question until it is mended."""
        if not self._failing:
            _log.warning("%s %s", self._name, what)
        self._failing = True
