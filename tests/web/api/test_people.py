"""`POST /api/people`: bounded, refused with the place, answered by the sandbox's child."""

from __future__ import annotations

from typing import Any

import chess
import pytest
from flask.testing import FlaskClient

from tests.web.conftest import MakeApp

ASKED = {"fen": chess.STARTING_FEN, "moves": ["e2e4"]}


def test_a_position_has_what_people_play_there(client: FlaskClient) -> None:
    answer = client.post("/api/people", json=ASKED)
    body: Any = answer.json
    assert answer.status_code == 200
    assert body["ratings"][0] == 1100
    assert body["moves"][0]["san"] == "e5"


@pytest.mark.parametrize(
    ("change", "status", "place"),
    [
        ({"fen": 5}, 422, "fen"),
        ({"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}, 422, "fen"),
        ({"fen": "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1"}, 422, "fen"),
        ({"moves": ["e2e9"]}, 422, "move 1, White"),
        ({"moves": [1]}, 422, "moves.0"),
        ({"moves": ["e2e4"] * 601}, 422, "moves"),
        ({"moves": ["e2e4"] * 10_000}, 413, None),
        ({"more": 1}, 422, "more"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(
    client: FlaskClient, change: Any, status: int, place: str | None
) -> None:
    answer = client.post("/api/people", json=ASKED | change)
    assert (answer.status_code, (answer.json or {})["error"]["place"]) == (status, place)


def test_only_json_with_a_position_is_taken(client: FlaskClient) -> None:
    assert client.post("/api/people", data="x", content_type="text/plain").status_code == 415
    assert client.post("/api/people", json={"moves": ["e2e4"]}).status_code == 400
    assert client.get("/api/people").status_code == 405


def test_who_switches_people_off_is_not_told_of_them(make_app: MakeApp) -> None:
    answer = make_app(KIBITZ_PEOPLE="off").test_client().post("/api/people", json=ASKED)
    assert (answer.status_code, (answer.json or {})["error"]["code"]) == (503, "no_people")
