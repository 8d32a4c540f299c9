from __future__ import annotations

import pytest

from server.analysis.events.wire import AnyEvent
from server.store.reviews.reviews import Store
from server.web.resources import states
from server.web.resources.states import States

GAME = {"type": "preview", "win": [0.5], "model": "1"}


def test_a_state_is_the_fold_of_the_log_and_only_what_is_new_is_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id, _ = store.create("1. e4", {}, [GAME])
    kept = States(store)
    first = kept.of(review_id)
    assert first["seq"] == 1
    store.leases.claim_next("worker")
    store.leases.append(review_id, "worker", [GAME, GAME])
    read = store.events
    asked: list[int] = []

    def noting(review_id: str, after: int = 0, limit: int | None = None) -> list[AnyEvent]:
        asked.append(after)
        return read(review_id, after, limit)

    monkeypatch.setattr(store, "events", noting)
    assert kept.of(review_id)["seq"] == 3
    assert kept.of(review_id)["seq"] == 3
    assert asked == [1, 3]
    assert first["seq"] == 1, "a state that was handed out does not change"
    kept.forget(review_id)
    assert kept.of(review_id)["seq"] == 3
    assert asked == [1, 3, 0]


def test_those_that_were_asked_for_last_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "_CACHED_STATES", 2)
    kept = States(store)
    first, second, third = (store.create("1. e4", {}, [GAME])[0] for _ in range(3))
    for review_id in (first, second, first, third):
        kept.of(review_id)
    assert list(kept._states) == [first, third]


def test_what_is_not_there_can_be_forgotten(store: Store) -> None:
    kept = States(store)
    kept.forget("nowhere")
    assert kept.of("nowhere")["seq"] == 0
