"""Whose request is next. Under eventlet the web process does one thing at a time, and in each turn of the
event
loop it comes to every connection on which something has happened. A few requests of one visitor begin in a
turn, however many wait: others wait for a few requests, not for hundreds."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

MOST = 4
"""Requests of a visitor that begin in one turn."""


class Turns:
    """`give_way`: let everything else that is ready run once."""

    def __init__(
        self,
        most: int = MOST,
        give_way: Callable[[], object] = lambda: time.sleep(0),
    ) -> None:
        self._most = most
        self._give_way = give_way
        self._begun: Counter[str] = Counter()
        self._turn = 0

    def take(self, visitor: str) -> None:
        """Return when a request of this visitor may begin."""
        self._wait_a_turn()
        while self._begun[visitor] >= self._most:
            self._wait_a_turn()
        self._begun[visitor] += 1

    def _wait_a_turn(self) -> None:
        """Of all that wait for the next turn, the first to go on begins it."""
        before = self._turn
        self._give_way()
        if self._turn == before:
            self._turn += 1
            self._begun.clear()
