"""What this worker has done since the store last heard of it: counted by any thread, handed over with the
heartbeat. Knows no engine and no SQL."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping


class Tally:
    """Amounts by name; safe for use by many threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._amounts: dict[str, float] = {}

    def __call__(self, name: str, amount: float = 1) -> None:
        """So much more of `name` was done."""
        with self._lock:
            self._amounts[name] = self._amounts.get(name, 0) + amount

    def hand_over(self, take: Callable[[Mapping[str, float]], None]) -> None:
        """Give all that was counted to `take`; where that raises, it is kept for the next time."""
        with self._lock:
            given, self._amounts = self._amounts, {}
        try:
            take(given)
        except BaseException:
            for name, amount in given.items():
                self(name, amount)
            raise
