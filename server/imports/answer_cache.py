"""Answers of sites, kept for minutes: the same question again asks no site.

In the memory of this process, bounded by bytes; the least asked-for goes first. What is no longer fresh still
says what to ask whether it holds (ETag, Last-Modified).
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from cachetools import LRUCache

from server.imports.fetching import Answer

KEPT_BYTES = 32 * 1024 * 1024
_OVERHEAD = 1024
"""Bytes that an entry takes beside its body, about."""
_LARGEST_SHARE = 3


class KeptAnswers:
    """Answers by address, of `most_bytes` together."""

    def __init__(self, most_bytes: int = KEPT_BYTES, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._lock = threading.Lock()
        self._clock = clock
        self._largest = most_bytes // _LARGEST_SHARE
        self._answers: LRUCache[str, tuple[float, Answer]] = LRUCache(most_bytes, _size)

    def fresh(self, url: str, seconds: float) -> Answer | None:
        """The answer, if it came within the last `seconds`."""
        with self._lock:
            at, answer = self._answers.get(url, (0.0, None))
        return answer if answer and self._clock() - at < seconds else None

    def known(self, url: str) -> Answer | None:
        """The answer, however old."""
        with self._lock:
            return self._answers.get(url, (0.0, None))[1]

    def keep(self, url: str, answer: Answer) -> None:
        """Keep it as of now; one that is too large for its share is not."""
        entry = (self._clock(), answer)
        if _size(entry) <= self._largest:
            with self._lock:
                self._answers[url] = entry


def _size(entry: tuple[float, Answer]) -> int:
    return len(entry[1].body) + _OVERHEAD
