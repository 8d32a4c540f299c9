"""How processes end: by a signal, or with the process that has started them."""

from __future__ import annotations

import ctypes
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


_PR_SET_PDEATHSIG = 1


def _load_prctl() -> Callable[[int, int], int] | None:
    try:
        prctl: Callable[[int, int], int] = ctypes.CDLL(None).prctl
    except (OSError, AttributeError):
        return None  # not Linux: a process that is killed leaves its children
    return prctl


_prctl = _load_prctl()


def end_with_parent() -> None:
    """To be called in the child: SIGTERM comes when its parent dies, in whatever way (Linux alone)."""
    if _prctl is not None:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
