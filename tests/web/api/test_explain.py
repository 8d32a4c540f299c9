"""`POST /api/explain`: bounded, refused with the place, told in keys of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

FEN = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2"
BEFORE = [{"index": 1, "depth": 12, "cp": -20, "mate": None, "pv": ["b8c6", "f1c4", "g7g6"]}]
AFTER = [{"index": 1, "depth": 12, "cp": 520, "mate": None, "pv": ["h5e5", "d8e7", "e5h8", "e7e4", "e1d1"]}]
ASKED = {"fen": FEN, "move": "g7g6", "before": BEFORE, "after": AFTER}


def test_a_move_is_told_with_class_facts_and_sentences(client: FlaskClient) -> None:
    answer = client.post("/api/explain", json=ASKED)
    body: Any = answer.json
    assert answer.status_code == 200
    assert (body["classification"], body["close"], body["best"]["san"]) == ("blunder", None, "Nc6")
    assert body["expected_before"] > body["expected_after"]
    assert body["facts"] and body["said"][0]["key"].startswith("reason-")


@pytest.mark.parametrize(
    ("change", "status", "place"),
    [
        ({"fen": 5}, 422, "fen"),
        ({"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}, 422, "start_fen"),
        ({"move": "e2e9"}, 422, "move 2, Black"),
        ({"before": [{"index": 1, "depth": 1, "cp": "x", "pv": []}]}, 422, "before.0.cp"),
        ({"after": AFTER * 6}, 422, "after"),
        ({"more": 1}, 422, "more"),
        ({"after": [{**AFTER[0], "pv": ["h5e5"] * 10_000}]}, 413, None),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(
    client: FlaskClient, change: Any, status: int, place: str | None
) -> None:
    answer = client.post("/api/explain", json=ASKED | change)
    assert (answer.status_code, (answer.json or {})["error"]["place"]) == (status, place)


def test_only_json_with_a_position_is_taken(client: FlaskClient) -> None:
    assert client.post("/api/explain", data="x", content_type="text/plain").status_code == 415
    assert client.post("/api/explain", json={"move": "e2e4"}).status_code == 400
    assert client.get("/api/explain").status_code == 405


def test_a_refusal_is_in_the_language_of_whoever_asks(client: FlaskClient) -> None:
    answer = client.post("/api/explain?lang=de", json=ASKED | {"after": AFTER * 6})
    assert (answer.json or {})["error"]["message"].endswith("erlaubt sind 5.")


def test_a_threat_is_told_with_what_must_be_known_for_it(client: FlaskClient) -> None:
    asked: Any = {"fen": FEN, "known": [{"fen": FEN, "lines": BEFORE}]}
    body: Any = client.post("/api/threat", json=asked).json
    passed = body["wanted"][0]["fen"]
    assert (body["fact"], body["said"], len(body["wanted"])) == (None, [], 1)
    wins = {"index": 1, "depth": 12, "cp": 150, "mate": None, "pv": ["h5e5", "d8e7", "e5f4", "d7d6"]}
    asked["known"].append({"fen": passed, "lines": [wins]})
    body = client.post("/api/threat", json=asked).json
    assert body["said"][0]["key"] == "reason-line-loses"
    assert body["wanted"][0]["lines"] == 4


@pytest.mark.parametrize(
    ("asked", "status", "place"),
    [
        ({"fen": FEN, "known": [{"fen": "x", "lines": []}]}, 422, "known.0, fen"),
        ({"fen": FEN, "known": [{"fen": FEN, "lines": BEFORE * 6}]}, 422, "known.0.lines"),
        ({"fen": FEN, "known": [{"fen": FEN}]}, 422, "known.0.lines"),
        ({"fen": FEN}, 422, "known"),
        ({"known": []}, 400, "fen"),
    ],
)
def test_what_is_wrong_with_a_threat_is_refused(
    client: FlaskClient, asked: Any, status: int, place: str | None
) -> None:
    answer = client.post("/api/threat", json=asked)
    assert (answer.status_code, (answer.json or {})["error"]["place"]) == (status, place)
