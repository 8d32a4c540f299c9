from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.analysis.events.events import EventJson
from server.analysis.game.limits import GameLimits
from server.analysis.review.options import ReviewOptions
from server.sandbox.work import first_events
from server.store.collections.collections import CollectionStore, NewGame
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.work import first_look
from server.work.failures import STOPPED
from server.work.first_look import FirstLooks, look_at
from tests.rows import FACTS, failure


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/store.db")
    yield made
    made.close()


def collect(store: Store, *texts: str) -> list[str]:
    games = [NewGame(text, FACTS, True) for text in texts]
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
    store.leases.claim_next("worker")
    assert not FirstLooks(store, GameLimits()).look_at_next()
    assert kinds(store, review_id) == set()


def test_a_game_that_cannot_be_read_holds_nobody_up(store: Store) -> None:
    broken, fine = collect(store, "1. e9 *", "1. e4 *")
    looks = FirstLooks(store, GameLimits())
    while looks.look_at_next():
        pass
    assert kinds(store, broken) == set()
    assert "game" in kinds(store, fine)


def test_a_review_that_was_stopped_unread_is_looked_at_and_can_go_on(store: Store) -> None:
    collections = CollectionStore(store.database)
    made, _, (review_id,) = collections.create("Cup", {}, [NewGame("1. e4 e5 *", FACTS, True)])
    assert review_id is not None
    collections.stop(made, STOPPED.to_wire())
    assert FirstLooks(store, GameLimits()).look_at_next()
    assert store.events(review_id)[0]["type"] == "game"
    assert failure(store, review_id)["code"] == "stopped"
    assert store.resume(review_id)


def test_a_look_that_was_overtaken_by_a_stop_stores_nothing(store: Store) -> None:
    collections = CollectionStore(store.database)
    made, _, (review_id,) = collections.create("Cup", {}, [NewGame("1. e4 e5 *", FACTS, True)])
    before = store.get(str(review_id))
    assert before is not None
    collections.stop(made, STOPPED.to_wire())
    assert not look_at(before, store, lambda pgn, options: first_events(pgn, options, GameLimits()))
    assert store.statuses([before.id]) == {before.id: Status.STOPPED}


def test_a_game_is_looked_at_again_once_the_database_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    (waiting,) = collect(store, "1. d4 *")

    def away(*_: object) -> bool:
        raise DatabaseAway("away")

    looks = FirstLooks(store, GameLimits())
    with monkeypatch.context() as locked:
        locked.setattr(store, "begin", away)
        with pytest.raises(DatabaseAway):
            looks.look_at_next()
    assert looks.look_at_next()
    assert "game" in kinds(store, waiting)


def test_a_game_at_which_the_look_breaks_holds_up_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, fine = collect(store, "1. d4 *", "1. e4 *")

    def crash(text: str, options: ReviewOptions, limits: GameLimits) -> list[EventJson]:
        if "d4" in text:
            raise RuntimeError("a bug")
        return first_events(text, options, limits)

    monkeypatch.setattr(first_look, "first_events", crash)
    looks = FirstLooks(store, GameLimits())
    assert looks.look_at_next()
    assert f"review {broken} cannot be looked at" in caplog.text
    assert looks.look_at_next()
    assert kinds(store, broken) == set()
    assert "game" in kinds(store, fine)
