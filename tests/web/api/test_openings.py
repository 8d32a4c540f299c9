from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from server.analysis.game.game import parse_game
from server.store.reviews.reviews import Store
from tests.seasons import collect, fifty_games

Json = dict[str, Any]


@pytest.fixture
def path(store: Store) -> str:
    return f"/api/collections/{collect(store, fifty_games()[:12])[0]}/openings"


def test_the_tree_of_a_collection_and_of_a_player(client: FlaskClient, path: str) -> None:
    found: Any = client.get(path).json
    start = found["positions"][0]
    assert len(found["games"]) == sum(move["games"] for move in start["moves"]) == 12
    assert start["white"] + start["draws"] + start["black"] == 12
    assert 0 < start["points"] < 1
    own: Any = client.get(f"{path}?player=Ann&side=white").json
    assert {game["white"] for game in own["games"]} == {"Ann"}
    assert (own["player"], own["side"]) == ("Ann", "white")


def test_it_is_a_pgn_too(client: FlaskClient, path: str) -> None:
    response = client.get(f"{path}?format=pgn&lang=de")
    assert response.headers["Content-Disposition"].startswith("attachment")
    assert not parse_game(response.text).notices
    assert "12 Partien" in " ".join(response.text.split())


def test_what_cannot_be_given_is_said(client: FlaskClient, path: str) -> None:
    assert client.get(f"{path}?player=Nobody").status_code == 404
    assert client.get("/api/collections/nowhere/openings").status_code == 404
    for query, place in (("side=red", "side"), ("format=csv", "format")):
        response: Any = client.get(f"{path}?{query}")
        assert (response.status_code, response.json["error"]["place"]) == (422, place)
