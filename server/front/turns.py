"""Whose request is next. Under eventlet the web process does one thing at a time, and in each turn of the
event
loop it comes to every connection on which something has happened. A few requests of one visitor begin in a
turn, however many wait: others wait for a few requests, not for hundreds."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable

MOST = 4
"""Requests of a visitor that begin in one turn."""


def _spawn(work: Callable[[], None]) -> None:
    threading.Thread(target=work, name="turns", daemon=True).start()


class Turns:
    """`give_way`: let everything else that is ready run once; `spawn`: run something beside."""

    def __init__(
        self,
        most: int = MOST,
        give_way: Callable[[], object] = lambda: time.sleep(0),
        spawn: Callable[[Callable[[], None]], object] = _spawn,
    ) -> None:
        self._most = most
        self._give_way = give_way
        self._spawn = spawn
        self._begun: Counter[str] = Counter()
        self._counting = False

    def take(self, visitor: str) -> None:
        """Return when a request of this visitor may begin."""
        self._give_way()
        while self._begun[visitor] >= self._most:
            self._give_way()
        self._begun[visitor] += 1
        if not self._counting:
            self._counting = True
            self._spawn(self._count)

    def _count(self) -> None:
        """Begin a new turn each time that everything else has run."""
        while self._begun:
            self._begun.clear()
            self._give_way()
        self._counting = False
