from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.analysis.game import GameLimits
from server.collection_store import CollectionStore, NewGame
from server.first_look import FirstLooks
from server.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/store.db")
    yield made
    made.close()


def collect(store: Store, *texts: str) -> list[str]:
    games = [NewGame(text, {}, True) for text in texts]
    _, _, ids = CollectionStore(store.database).create("Cup", {}, games)
    return [str(review_id) for review_id in ids]


def kinds(store: Store, review_id: str) -> set[str]:
    return {event["type"] for event in store.events(review_id)}


def test_the_games_of_a_collection_are_looked_at_in_turn_until_all_were(store: Store) -> None:
    first, second = collect(store, "1. e4 e5 *", "1. d4 d5 *")
    looks = FirstLooks(store, GameLimits())
    assert looks.look_at_next()
    assert {"game", "phases", "move"} <= kinds(store, first)
    assert kinds(store, second) == set()
    assert looks.look_at_next()
    assert not looks.look_at_next()
    assert "game" in kinds(store, second)


def test_a_review_that_runs_already_is_left_alone(store: Store) -> None:
    (review_id,) = collect(store, "1. e4 e5 *")
    store.claim(review_id, "worker")
    assert not FirstLooks(store, GameLimits()).look_at_next()
    assert kinds(store, review_id) == set()


def test_a_game_that_cannot_be_read_holds_nobody_up(store: Store) -> None:
    broken, fine = collect(store, "1. e9 *", "1. e4 *")
    looks = FirstLooks(store, GameLimits())
    while looks.look_at_next():
        pass
    assert kinds(store, broken) == set()
    assert "game" in kinds(store, fine)
