"""Answers that are kept: packed once, sent again while the mark of what they tell of is the same.

A cache in the memory of this process, shared by all who ask the same of the same address: the least asked-for
goes first where room is short. It trusts nothing but the mark that the asker has just read from the store,
so a deleted review is gone at once, whichever process deleted it.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from cachetools import LRUCache

_OVERHEAD = 1024
"""Bytes that an entry takes beside its body, about: key, headers, the cache's own."""
_LARGEST_SHARE = 4
"""An entry may take so much of the whole at most: one over this part."""


@dataclass(frozen=True, slots=True)
class CachedAnswer:
    """An answer as it is sent. `mark`: what it was made of. `headers`: those that its view gave it, and the
    coding of `body`."""

    mark: object
    body: bytes
    headers: tuple[tuple[str, str], ...]


class _Making:
    """An answer that is being made. `askers`: the one that makes it, and those that wait."""

    def __init__(self) -> None:
        self.turn = threading.Lock()
        self.askers = 0


class AnswerCache:
    """Answers by subject (a review's id) and key, of `max_bytes` together; 0 keeps nothing."""

    def __init__(self, max_bytes: int) -> None:
        self._lock = threading.Lock()
        self._largest = max_bytes // _LARGEST_SHARE
        self._answers: LRUCache[tuple[str, Hashable], CachedAnswer] = LRUCache(max_bytes, _size)
        self._makers: dict[tuple[str, Hashable], _Making] = {}

    @contextmanager
    def making(self, subject: str, key: Hashable) -> Iterator[None]:
        """Make an answer inside it: one asker at a time does. The others wait, and may find the answer here
        then."""
        with self._lock:
            maker = self._makers.setdefault((subject, key), _Making())
            maker.askers += 1
        try:
            with maker.turn:
                yield
        finally:
            with self._lock:
                maker.askers -= 1
                if not maker.askers:
                    del self._makers[subject, key]

    def find(self, subject: str, key: Hashable, mark: object) -> CachedAnswer | None:
        """The answer, if it was made of `mark`."""
        with self._lock:
            found: CachedAnswer | None = self._answers.get((subject, key))
        return found if found is not None and found.mark == mark else None

    def keep(self, subject: str, key: Hashable, answer: CachedAnswer) -> None:
        """Keep an answer; one that is too large for its share is not."""
        if _size(answer) <= self._largest:
            with self._lock:
                self._answers[subject, key] = answer

    def forget(self, subject: str) -> None:
        """Drop the answers about a subject. They would never be sent again, but what is deleted shall be
        gone."""
        with self._lock:
            for key in [key for key in self._answers if key[0] == subject]:
                del self._answers[key]

    @property
    def bytes(self) -> int:
        """What is taken of the room, about."""
        with self._lock:
            return int(self._answers.currsize)


def _size(answer: CachedAnswer) -> int:
    return len(answer.body) + _OVERHEAD
