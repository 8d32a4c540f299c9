"""PGN from outside: no text ends in an error of the server, and what comes out can be read by anybody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.analysis.game.game import parse_game
from tests.analysis.game.test_hostile_texts import BREAKING
from tests.sampling import first


def stored_game(client: FlaskClient, pgn: bytes) -> dict[str, Any]:
    """The event `game` of a review of `pgn`."""
    made = client.post("/api/reviews", data=pgn, content_type="text/plain")
    assert made.status_code == 201, made.text
    shown = client.get(made.headers["Location"].replace("/r/", "/api/reviews/"))
    game: dict[str, Any] = json.loads(shown.text)["state"]["game"]
    return game


@pytest.mark.parametrize("name", first(4, BREAKING))
@pytest.mark.parametrize("query", ["", "?hideNames=1"])
def test_no_text_is_an_error_of_the_server(client: FlaskClient, name: str, query: str) -> None:
    response = client.post(f"/api/reviews{query}", data=BREAKING[name], content_type="text/plain")
    assert response.status_code in (201, 413, 422)


def test_a_text_of_signs_is_refused(client: FlaskClient) -> None:
    response = client.post("/api/reviews", json={"pgn": "1. e4 " + "!" * 60 + "x"})
    assert response.status_code == 422
    assert '"place":"move 1, Black"' in response.text


def test_warnings_end_in_their_number(client: FlaskClient) -> None:
    game = stored_game(client, b"1. e4 " + b")" * 10_000)
    assert len(game["warnings"]) == 51
    assert game["warnings"][-1]["message"] == "And 9,950 more warnings."


@pytest.mark.parametrize("encoding", ["cp1252", "utf-16"])
def test_an_old_file_keeps_its_dashes_and_quotes(client: FlaskClient, encoding: str) -> None:
    pgn = '[White "Hübner"]\n\n1. d4 {“gut” – sehr gut} *'.encode(encoding)
    game = stored_game(client, pgn)
    assert (game["headers"]["White"], game["moves"][0]["comment"]) == ("Hübner", "“gut” – sehr gut")


@pytest.mark.parametrize("query", ["", "?hideNames=1"])
def test_quotes_come_out_as_they_went_in(client: FlaskClient, query: str) -> None:
    pgn = '[Event "The \\"C:\\\\\\" cup"]\n\n1. e4 *'
    made = client.post(f"/api/reviews{query}", data=pgn, content_type="text/plain")
    written = client.get(f"{made.headers['Location'].replace('/r/', '/api/reviews/')}.pgn").text
    assert '[Event "The \\"C:\\\\\\" cup"]\n[Site "?"]' in written
    assert parse_game(written).headers["Event"] == 'The "C:\\" cup'
