"""What is heard by a listener."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import contextmanager

from server.store.wakeups.changes import read
from server.store.wakeups.listener import Hearer, Listener, News

PATIENCE = 60.0


class Ears:
    """Keeps what is heard. `hearer`: as a listener wants it; `messages`: all of them as they came; `stored`:
    when what was heard of was stored."""

    def __init__(self) -> None:
        self._wakes: queue.Queue[tuple[str, int | None]] = queue.Queue()
        self._relies: queue.Queue[bool] = queue.Queue()
        self.hearer = Hearer(self._take, self._relies.put)
        self.messages: queue.Queue[str] = queue.Queue()
        self.stored: list[float | None] = []

    def _take(self, message: str) -> None:
        self.messages.put(message)
        for review_id, last_seq, stored in read(message):
            self.stored.append(stored)
            self._wakes.put((review_id, last_seq))

    def next(self) -> tuple[str, int | None]:
        """The next change that is heard of."""
        return self._wakes.get(timeout=PATIENCE)

    def wait_until_relied(self, on: bool) -> None:
        """Wait until all changes are heard of, or not."""
        while self._relies.get(timeout=PATIENCE) is not on:
            pass

    def all_so_far(self) -> list[tuple[str, int | None]]:
        """Everything that was heard and not asked for yet."""
        heard = []
        while not self._wakes.empty():
            heard.append(self._wakes.get())
        return heard


@contextmanager
def listening(news: News) -> Iterator[Ears]:
    """Ears that hear of all changes."""
    ears = Ears()
    listener = Listener(news, ears.hearer)
    listener.start()
    ears.wait_until_relied(True)
    yield ears
    listener.close()
