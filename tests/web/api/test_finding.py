"""`/api/collections/<id>/find` and `/api/find`."""

from __future__ import annotations

from typing import Any

import chess
import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from server.wire.bodies import MOST_SEARCHED
from tests.seasons import collect, fifty_games

Json = dict[str, Any]


@pytest.fixture
def made(store: Store) -> tuple[str, list[str]]:
    return collect(store, fifty_games()[:6])


def test_a_collection_and_a_player_of_it(client: FlaskClient, made: tuple[str, list[str]]) -> None:
    path = f"/api/collections/{made[0]}/find"
    plain: Any = client.get(path).json
    assert (plain["searched"], plain["left_out"], plain["games"]) == (6, 0, [])
    everywhere: Any = client.get(f"{path}?fen={chess.STARTING_BOARD_FEN}").json
    assert [game["review"] for game in everywhere["games"]] == made[1]
    own: Any = client.get(f"{path}?fen={chess.STARTING_BOARD_FEN}&player=Ann").json
    assert own["searched"] == len(own["games"]) > 0
    assert {game[game["player"]] for game in own["games"]} == {"Ann"}
    for kind in plain["kinds"]:
        found: Any = client.get(f"{path}?kind={kind['kind']}").json
        assert len(found["games"]) == kind["games"]


def test_reviews_that_are_named(client: FlaskClient, made: tuple[str, list[str]]) -> None:
    asked: Json = {"reviews": [made[1][2], "gone", made[1][0]], "fen": chess.STARTING_FEN}
    found: Any = client.post("/api/find", json=asked).json
    assert [game["review"] for game in found["games"]] == [made[1][2], made[1][0]]
    assert all(game["white"] != "?" for game in found["games"])
    assert (client.post("/api/find", json={"reviews": []}).json or {})["searched"] == 0


def test_what_cannot_be_found_is_said(client: FlaskClient, made: tuple[str, list[str]]) -> None:
    path = f"/api/collections/{made[0]}/find"
    assert client.get("/api/collections/nowhere/find").status_code == 404
    assert client.get(f"{path}?player=Nobody").status_code == 404
    for query, place in (("kind=luck", "kind"), ("fen=x", "fen"), ("kind=rooks&fen=8/8", "fen")):
        refused: Any = client.get(f"{path}?{query}")
        assert (refused.status_code, refused.json["error"]["place"]) == (422, place)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"reviews": ["x"] * (MOST_SEARCHED + 1)}, 422),
        ({"reviews": ["x" * 1000] * 100}, 413),
        ({"reviews": [1]}, 422),
        ({"reviews": ["x"], "kind": "luck"}, 422),
        ({"kind": "rooks"}, 400),
    ],
)
def test_what_is_wrong_in_a_body_is_refused(client: FlaskClient, body: Json, status: int) -> None:
    assert client.post("/api/find", json=body).status_code == status
