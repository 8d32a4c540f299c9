"""A queue for things that one asker at a time uses, such as child processes. Visitors take turns: somebody
with many requests does not make the others wait for all of them.

May be used by many threads, or by eventlet's.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

_Thing = TypeVar("_Thing")


class _Waiter(Generic[_Thing]):
    def __init__(self) -> None:
        self.served = threading.Event()
        self.thing: _Thing | None = None


class FairQueue(Generic[_Thing]):
    """Hands out `things`, the one that was used last first."""

    def __init__(self, things: Iterable[_Thing]) -> None:
        self._lock = threading.Lock()
        self._free = list(things)
        self._waiting: dict[str, deque[_Waiter[_Thing]]] = {}

    def take(self, visitor: str, patience: float) -> _Thing:
        """A free thing, which the caller gives back. Raises TimeoutError after `patience` seconds."""
        with self._lock:
            if self._free:
                return self._free.pop()
            waiter: _Waiter[_Thing] = _Waiter()
            self._waiting.setdefault(visitor, deque()).append(waiter)
        try:
            waiter.served.wait(patience)
        except BaseException:  # the asker was ended
            self._leave(visitor, waiter)
            if waiter.thing is not None:
                self.give_back(waiter.thing)
            raise
        self._leave(visitor, waiter)
        if waiter.thing is None:
            raise TimeoutError
        return waiter.thing

    def give_back(self, thing: _Thing) -> None:
        """Hand it to the visitor whose turn it is."""
        with self._lock:
            if not self._waiting:
                self._free.append(thing)
                return
            visitor = next(iter(self._waiting))
            queue = self._waiting.pop(visitor)
            waiter = queue.popleft()
            if queue:
                self._waiting[visitor] = queue  # behind the others
            waiter.thing = thing
            waiter.served.set()

    def _leave(self, visitor: str, waiter: _Waiter[_Thing]) -> None:
        """Wait no longer; does nothing for one that was served."""
        with self._lock:
            queue = self._waiting.get(visitor)
            if queue is not None and waiter in queue:
                queue.remove(waiter)
                if not queue:
                    del self._waiting[visitor]
