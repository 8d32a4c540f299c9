"""What the store has, for tests that read it."""

from __future__ import annotations

from server.analysis.events.wire import FailedEvent
from server.store.reviews.reviews import Store
from server.store.reviews.rows import RowFacts

FACTS: RowFacts = {"headers": {}, "plies": 0, "opening": None}
"""Of a game of which nothing is known."""


def failure(store: Store, review_id: str) -> FailedEvent:
    """The end of a review that failed, or was stopped."""
    last = store.events(review_id)[-1]
    assert last["type"] == "failed"
    return last
