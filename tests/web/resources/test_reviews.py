from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.analysis.events.fold import initial_state
from server.store.collections.collections import CollectionStore, NewGame
from server.store.reviews.reviews import Store
from server.store.reviews.rows import Review
from server.web.http.errors import ApiError
from server.web.resources.reviews import description_of, find, found, place_of, title_of
from tests.rows import FACTS

Json = dict[str, Any]
Post = Callable[..., Json]


@pytest.mark.parametrize(
    ("headers", "result", "title"),
    [
        ({"White": "Ann", "Black": "Bob"}, "1/2-1/2", "Ann v Bob, 1/2-1/2"),
        ({"White": "Ann", "Black": "Bob"}, "*", "Ann v Bob"),
        ({"White": "?", "Black": " "}, "1-0", "White v Black, 1-0"),
        ({}, "*", "White v Black"),
        ({"ChapterName": "Lucena", "White": "?"}, "*", "Lucena"),
        ({"ChapterName": "Round 1", "White": "Ann", "Black": "Bob"}, "*", "Ann v Bob"),
    ],
)
def test_titles(headers: dict[str, str], result: str, title: str) -> None:
    state: Any = initial_state() | {"game": {"headers": headers, "result": result}}
    assert title_of(state) == title


def test_a_description_tells_accuracies_only_once_both_are_known() -> None:
    state: Any = initial_state() | {"game": {"opening": {"eco": "C20", "name": "King's Pawn Game"}}}
    assert description_of(state).endswith("C20 King's Pawn Game.")
    state["report"] = {"white": {"accuracy": 91.23}, "black": {"accuracy": None}, "story": []}
    assert "Accuracy" not in description_of(state)
    state["report"]["black"]["accuracy"] = 70.0
    assert description_of(state).endswith("Accuracy: 91.2% v 70.0%.")


def test_a_description_tells_the_story_of_the_game_in_place_of_its_opening() -> None:
    state: Any = initial_state() | {"game": {"opening": {"eco": "C20", "name": "King's Pawn Game"}}}
    story = [{"key": "story-level", "params": {}}]
    state["report"] = {"white": {"accuracy": 91.23}, "black": {"accuracy": 70.0}, "story": story}
    assert description_of(state) == "The game was level throughout. Accuracy: 91.2% v 70.0%."


def test_a_page_asks_for_its_review_once(
    client: FlaskClient, store: Store, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = post()["id"]
    asked: list[str] = []
    get = store.get

    def noting(review_id: str) -> Review | None:
        asked.append(review_id)
        return get(review_id)

    monkeypatch.setattr(store, "get", noting)
    for address in (f"/r/{review_id}", f"/embed/{review_id}", f"/api/reviews/{review_id}"):
        assert client.get(address).status_code == 200
        assert asked == [review_id], address
        asked.clear()


def test_a_review_that_is_asked_for_has_its_first_events(app: flask.Flask, store: Store) -> None:
    games = [NewGame("1. e4 e5 *", FACTS, True)]
    _, _, (review_id,) = CollectionStore(store.database).create("Cup", {}, games)
    assert review_id is not None and store.events(review_id) == []
    with app.app_context():
        assert find(review_id) is not None
        assert store.events(review_id)[0]["type"] == "game"
        assert find("nowhere") is None
        with pytest.raises(ApiError):
            found("nowhere")


def test_a_review_that_came_alone_has_no_place(app: flask.Flask, post: Post) -> None:
    review_id = post()["id"]
    with app.app_context():
        assert place_of(review_id) is None
