from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from server.analysis.game.game import parse_games
from server.store.reviews.reviews import Store

Json = dict[str, Any]


def test_the_faults_of_a_review_are_a_pgn_of_positions(client: FlaskClient, sample: str) -> None:
    response = client.get(f"/api/reviews/{sample}/exercises.pgn")
    assert response.status_code == 200
    assert response.content_type.startswith("application/x-chess-pgn")
    assert response.headers["Content-Disposition"].startswith("attachment")
    both = list(parse_games(response.text))
    white = list(parse_games(client.get(f"/api/reviews/{sample}/exercises.pgn?side=white").text))
    assert 0 < len(white) < len(both)
    assert "Was ist besser" in " ".join(
        client.get(f"/api/reviews/{sample}/exercises.pgn?lang=de").text.split()
    )


def test_a_collection_gives_those_of_a_player(client: FlaskClient, sample: str) -> None:
    made = client.post("/api/collections", json={"reviews": [sample]}).json
    assert made
    player = client.get(f"/api/reviews/{sample}").json["state"]["game"]["headers"]["White"]  # type: ignore[index]
    path = f"/api/collections/{made['id']}/exercises.pgn"
    everybody = list(parse_games(client.get(path).text))
    own = list(parse_games(client.get(path, query_string={"player": player}).text))
    assert 0 < len(own) < len(everybody)
    assert client.get(f"{path}?player=Nobody").status_code == 404


def test_a_deck_is_a_file_for_anki(client: FlaskClient, sample: str) -> None:
    pytest.importorskip("genanki")
    response = client.get(f"/api/reviews/{sample}/exercises.apkg")
    assert response.status_code == 200
    assert response.data.startswith(b"PK")
    assert ".apkg" in response.headers["Content-Disposition"]


def test_what_cannot_be_given_is_said(client: FlaskClient, sample: str, store: Store) -> None:
    assert client.get("/api/reviews/nowhere/exercises.pgn").status_code == 404
    wrong = client.get(f"/api/reviews/{sample}/exercises.pgn?side=red")
    assert (wrong.status_code, wrong.json["error"]["place"]) == (422, "side")  # type: ignore[index]
    review, _ = store.create("1. e4 *", {}, [])
    none = client.get(f"/api/reviews/{review}/exercises.apkg")
    assert (none.status_code, none.json["error"]["code"]) == (409, "no_exercises")  # type: ignore[index]
