"""Folded states of the reviews that were asked for last, kept in memory: only what is new is folded."""

from __future__ import annotations

import threading

from cachetools import LRUCache

from server.analysis.events.fold import State, fold, initial_state
from server.store.reviews.reviews import Store

_CACHED_STATES = 12
"""A state takes half a MiB; to fold one anew, some ten milliseconds."""


class States:
    """A cache of folds; a state is never changed, so it may be shared."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._states: LRUCache[str, State] = LRUCache(_CACHED_STATES)

    def of(self, review_id: str) -> State:
        """The state of an existing review."""
        with self._lock:
            known = self._states.get(review_id) or initial_state()
        state = fold(self._store.events(review_id, known["seq"]), known)
        with self._lock:
            self._states[review_id] = state
        return state

    def forget(self, review_id: str) -> None:
        with self._lock:
            self._states.pop(review_id, None)
