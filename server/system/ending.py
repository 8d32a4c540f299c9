"""The signals that end a program: `end_on_signal`."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from queue import SimpleQueue


def end_on_signal(stop: Callable[[], None]) -> None:
    """Have SIGTERM and SIGINT call `stop`, each time, from a thread of its own: a handler runs in the middle
    of whatever the main thread does, and would wait for ever for a lock that this holds. Called by the main
    thread."""
    told: SimpleQueue[int] = SimpleQueue()  # whose `put` alone may be called there

    def wait() -> None:
        while told.get():
            stop()

    threading.Thread(target=wait, name="signals", daemon=True).start()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: told.put(number))
