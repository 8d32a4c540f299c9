"""`POST /api/imports`: what a link brings, in one step to a review; each refusal a sentence in both
languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.imports.fetching import agent_of
from tests.stub_sites import StubSites, in_their_place
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]


@pytest.fixture(scope="module")
def sites() -> Iterator[StubSites]:
    with in_their_place() as running:
        yield running


@pytest.fixture
def client(make_app: MakeApp, sites: StubSites) -> FlaskClient:
    sites.asked.clear()
    environment = {**GENEROUS, "KIBITZ_IMPORTS_PER_MINUTE": "1000"}
    return make_app(**environment, KIBITZ_CONTACT="mail@club.example").test_client()


def asked(client: FlaskClient, **body: Any) -> Json:
    answer = client.post("/api/imports", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json or {})


def test_a_users_fifty_games_become_a_collection_in_one_step(client: FlaskClient, sites: StubSites) -> None:
    found = asked(client, site="lichess", user="vera_1987", max=50)
    assert (found["title"], found["player"], found["more"]) == ("Vera_1987 on lichess", "Vera_1987", False)
    assert len(found["games"]) == 50
    assert {"variant": "atomic", "games": 1} in found["left_out"]
    first = found["games"][0]
    assert (first["id"], first["color"], first["time_control"]) == ("stub0050", "black", "60+0")
    assert first["opening"] == {"eco": "B90", "name": "Sicilian Defense: Najdorf Variation"}
    assert sites.asked[-1].headers["User-Agent"] == agent_of("mail@club.example")
    pgn = "\n\n".join(game["pgn"] for game in found["games"])
    made = client.post("/api/collections", json={"pgn": pgn, "title": found["title"]})
    assert made.status_code == 201
    assert len((made.json or {})["reviews"]) == 50 and not (made.json or {})["refused"]


def test_a_game_of_chesscom_is_reviewed_with_clocks_and_end(client: FlaskClient) -> None:
    (game,) = asked(client, link="chess.com/game/live/900000001", user="Vera_1987")["games"]
    made: Any = client.post("/api/reviews", json={"pgn": game["pgn"]})
    state: Any = client.get(f"/api/reviews/{made.json['id']}")
    told = state.json["state"]["game"]
    assert all(isinstance(move["clock"], float) for move in told["moves"])
    assert told["moves"][0]["clock"] % 1  # tenths of a second
    assert told["headers"]["Termination"].startswith(
        ("Vera_1987 won", "patzer", "Game drawn", "mme_tour won")
    )
    assert told["headers"]["WhiteElo"] == str(game["white"]["rating"])


def test_what_is_wanted_of_a_user_can_be_said(client: FlaskClient) -> None:
    found = asked(
        client, link="@vera_1987 chess.com", max=4, color="black", timeClass="rapid", since="2026-10-01"
    )
    assert 0 < len(found["games"]) <= 4
    assert {(game["color"], game["time_class"]) for game in found["games"]} == {("black", "rapid")}
    assert all(game["date"] >= "2026-10-01" for game in found["games"])


def test_a_link_may_look_from_a_side(client: FlaskClient) -> None:
    found = asked(client, link="https://lichess.org/stub0002/black")
    assert (found["player"], found["games"][0]["color"], found["title"]) == (
        "Vera_1987",
        "black",
        "Vera_1987 on lichess",
    )
    assert asked(client, link="https://lichess.org/stub0002")["player"] is None
    study = asked(client, link="https://lichess.org/study/study123")
    assert (study["title"], [game["name"] for game in study["games"]]) == (
        "Club evenings",
        ["Two knights", "The pin"],
    )


@pytest.mark.parametrize(
    ("body", "status", "code", "english", "german"),
    [
        ({"link": "hello"}, 422, "bad_link", "“hello” is neither a link", "„hello“ ist weder ein Link"),
        ({"link": "https://evil.example/x"}, 422, "bad_link", "evil.example", "evil.example"),
        ({"link": "@vera"}, 422, "which_site", "@vera lichess", "@vera lichess"),
        ({"link": "chess.com/game/live/1"}, 422, "whose_game", "two players", "beiden Spieler"),
        (
            {"site": "lichess", "user": "a/b"},
            422,
            "bad_name",
            "not a possible player name",
            "kein möglicher Name",
        ),
        (
            {"site": "lichess", "user": "nobody"},
            404,
            "no_such_user",
            "no player nobody",
            "keinen Spieler nobody",
        ),
        ({"link": "lichess.org/study/private0"}, 404, "private", "private", "privat"),
        ({"link": "lichess.org/nobody00"}, 404, "not_there", "no game at", "keine Partie"),
        ({"link": "@broken lichess"}, 502, "site_away", "(500)", "(500)"),
        ({"link": "@garbage lichess"}, 502, "site_answer", "cannot be read", "nicht als Partien lesen"),
        ({"link": "@moved lichess"}, 502, "site_away", "another address", "andere Adresse"),
    ],
)
def test_every_refusal_is_a_sentence_in_the_visitors_language(
    client: FlaskClient, body: Json, status: int, code: str, english: str, german: str
) -> None:
    for language, words in (("en", english), ("de", german)):
        answer = client.post(f"/api/imports?lang={language}", json=body)
        error = (answer.json or {})["error"]
        assert (answer.status_code, error["code"]) == (status, code)
        assert words in error["message"]


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({}, "link"),
        ({"site": "lichess"}, "user"),
        ({"user": "vera"}, "site"),
        ({"site": "playchess", "user": "vera"}, "site"),
        ({"link": 5}, "link"),
        ({"link": "lichess.org/stub0001", "max": 0}, "max"),
        ({"link": "lichess.org/stub0001", "max": 201}, "max"),
        ({"link": "lichess.org/stub0001", "color": "red"}, "color"),
        ({"link": "lichess.org/stub0001", "timeClass": "hyper"}, "timeClass"),
        ({"link": "lichess.org/stub0001", "since": "yesterday"}, "since"),
        ({"link": "lichess.org/stub0001", "colour": "white"}, "colour"),
    ],
)
def test_a_wrong_field_is_named(client: FlaskClient, body: Json, place: str) -> None:
    answer = client.post("/api/imports", json=body)
    assert (answer.status_code, (answer.json or {})["error"]["place"]) == (422, place)


def test_a_site_that_wants_a_rest_is_told_with_how_long(client: FlaskClient, sites: StubSites) -> None:
    answer = client.post("/api/imports", json={"link": "@toomany lichess"})
    assert answer.status_code == 503 and 58 <= int(answer.headers["Retry-After"]) <= 60
    again = client.post("/api/imports", json={"link": "lichess.org/stub0001"})
    assert again.status_code == 503 and (again.json or {})["error"]["retry"] is True
    assert len(sites.asked) == 1


def test_it_can_be_switched_off_and_has_a_rate(make_app: MakeApp, sites: StubSites) -> None:
    off = make_app(KIBITZ_IMPORT="off").test_client()
    answer = off.post("/api/imports", json={"link": "lichess.org/stub0001"})
    assert (answer.status_code, (answer.json or {})["error"]["code"]) == (404, "import_off")
    few = make_app(KIBITZ_IMPORTS_PER_MINUTE="1").test_client()
    assert few.post("/api/imports", json={"link": "lichess.org/stub0001"}).status_code == 200
    assert few.post("/api/imports", json={"link": "lichess.org/stub0001"}).status_code == 429


def test_a_body_is_small(client: FlaskClient) -> None:
    assert client.post("/api/imports", json={"link": "x" * 10_000}).status_code == 413
    assert client.post("/api/imports", data="x", content_type="text/plain").status_code == 415
