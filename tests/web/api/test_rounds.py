from __future__ import annotations

import csv

import pytest
from flask.testing import FlaskClient
from openapi_schema_validator import OAS31Validator
from werkzeug.test import TestResponse

from tests.analysis.collection.tournament.test_trf import line
from tests.web.api.test_collections import create, show
from tests.web.api.test_edits import Json, path
from tests.web.api.test_reviews import assert_error, token
from tests.web.documents import document

GAMES = """[Event "Club Cup"]
[Round "1.1"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0

[Event "Club Cup"]
[Round "1.2"]
[White "Cid"]
[Black "BYE"]
[Result "1-0"]

1-0

[Event "Club Cup"]
[Round "2"]
[White "Ann"]
[Black "Cid"]
[Result "+:-"]

*

[Event "Club Cup"]
[Round "1"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 {again} e5 2. Nf3 Nc6 3. Bb5 1-0
"""


def test_the_standings_are_as_the_document_says(client: FlaskClient) -> None:
    made = create(client, GAMES)
    answer = client.get(f"/api/collections/{made['id']}/standings")
    assert answer.status_code == 200
    schema = {"$ref": "#/components/schemas/Tournament", "components": document()["components"]}
    OAS31Validator(schema).validate(answer.json)
    assert answer.json is not None
    told = [(player["name"], player["points"]) for player in answer.json["players"]]
    assert told == [("Ann", 2), ("Cid", 1), ("Bob", 0)]
    assert answer.json["duplicates"] == [{"number": 4, "same_as": 1}]
    assert answer.json["unplayed"] == [2, 3]


def test_a_bye_and_a_forfeit_are_no_faults(client: FlaskClient) -> None:
    made = create(client, GAMES)
    rows = show(client, made)["games"]
    assert [(row["kind"], row["fault"]) for row in rows] == [
        ("played", None),
        ("bye", None),
        ("forfeit", None),
        ("played", None),
    ]
    assert made["refused"] == []


def test_the_table_is_csv(client: FlaskClient) -> None:
    made = create(client, GAMES)
    answer = client.get(f"/api/collections/{made['id']}.csv")
    assert answer.content_type == "text/csv; charset=utf-8"
    assert answer.headers["Content-Disposition"] == "attachment; filename=club-cup.csv"
    lines = list(csv.DictReader(answer.text.splitlines()))
    assert [(line["name"], line["points"], line["round 1"]) for line in lines] == [
        ("Ann", "2", "1w3"),
        ("Cid", "1", "1bye"),
        ("Bob", "0", "0b1"),
    ]


def test_there_is_none_of_what_is_not_there(client: FlaskClient) -> None:
    assert client.get("/api/collections/unknown/standings").status_code == 404
    assert client.get("/api/collections/unknown.csv").status_code == 404


def test_the_pgn_of_all_holds_byes_forfeits_and_duplicates_too(client: FlaskClient) -> None:
    made = create(client, GAMES)
    text = client.get(f"/api/collections/{made['id']}.pgn").text
    again = create(client, text)
    rows, before = show(client, again)["games"], show(client, made)["games"]
    told = [(row["headers"]["White"], row["headers"]["Black"], row["headers"]["Result"]) for row in rows]
    assert told == [
        ("Ann", "Bob", "1-0"),
        ("Cid", "BYE", "1-0"),
        ("Ann", "Cid", "+:-"),
        ("Ann", "Bob", "1-0"),
    ]
    assert [row["kind"] for row in rows] == [row["kind"] for row in before]
    standings = [client.get(f"/api/collections/{each['id']}/standings").json for each in (made, again)]
    assert standings[0] is not None and standings[1] is not None
    assert standings[0]["players"] == standings[1]["players"]
    assert standings[0]["duplicates"] == standings[1]["duplicates"]


def regulate(client: FlaskClient, made: Json, **body: object) -> TestResponse:
    return client.patch(path(made, "/standings"), json=body, headers=token(made))


def test_the_owner_chooses_tie_breaks_and_scoring_and_they_stay(client: FlaskClient) -> None:
    made = create(client, GAMES)
    usual = client.get(path(made, "/standings")).json
    assert usual is not None and (usual["chosen"], usual["scoring"]) == (False, "1-0.5-0")
    answer = regulate(client, made, ties=["wins", "progressive"], scoring="3-1-0")
    assert answer.status_code == 200 and answer.json is not None
    assert answer.json == client.get(path(made, "/standings")).json
    assert (answer.json["ties"], answer.json["chosen"]) == (["wins", "progressive"], True)
    told = [(player["name"], player["points"], player["ties"]) for player in answer.json["players"]]
    assert told == [("Ann", 6, [1, 9]), ("Cid", 3, [0, 6]), ("Bob", 0, [0, 0])]
    head, *_ = client.get(path(made, ".csv")).text.splitlines()
    assert "points,games,wins,progressive,buchholz" in head
    back = regulate(client, made, ties=None).json
    assert back is not None and (back["ties"], back["scoring"]) == (usual["ties"], "3-1-0")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"ties": ["luck"]}, "ties.0"),
        ({"ties": ["wins", "wins"]}, "ties"),
        ({"ties": "wins"}, "ties"),
        ({"scoring": "2-1-0"}, "scoring"),
        ({"scoring": "3-1-0", "more": 1}, "more"),
    ],
)
def test_what_cannot_be_reckoned_is_refused_with_its_field(
    client: FlaskClient, body: Json, place: str
) -> None:
    made = create(client, GAMES)
    answer = regulate(client, made, **body)
    assert_error(answer, 422, "bad_options")
    assert answer.json is not None and answer.json["error"]["place"] == place


PLAYED = GAMES.split("[Event")[1]
TRF = "\n".join(
    [
        line(1, "Adams, Ann", "   2 w 1", "   3 w +", title="WGM", rating="2400", fide_id="4600001"),
        line(2, "Brown, Bob", "   1 b 0", "0000 - H", rating="2100"),
        line(3, "Clark, Cid", "0000 - U", "   1 b -"),
    ]
)


def complete(client: FlaskClient, made: Json, text: str = TRF) -> TestResponse:
    return client.put(path(made, "/report"), json={"text": text}, headers=token(made))


def test_a_report_completes_the_games_until_it_is_taken_away(client: FlaskClient) -> None:
    made = create(client, f"[Event{PLAYED}".replace("Ann", "Adams,A").replace("Bob", "Brown, B."))
    before = client.get(path(made, "/standings")).json
    answer = complete(client, made)
    assert answer.status_code == 200 and answer.json is not None
    assert answer.json == client.get(path(made, "/standings")).json
    told = [(player["name"], player["points"], player["title"]) for player in answer.json["players"]]
    assert told == [("Adams, Ann", 2, "WGM"), ("Clark, Cid", 1, None), ("Brown, Bob", 0.5, None)]
    assert (answer.json["gaps"], answer.json["rounds"]) == ([], ["1", "2"])
    assert answer.json["report"] == {"kind": "trf", "players": 3, "strangers": [], "differs": []}
    assert client.get(path(made, ".csv")).text.splitlines()[1].startswith('1,WGM,"Adams, Ann",4600001,2400')
    assert client.delete(path(made, "/report"), headers=token(made)).status_code == 204
    assert client.get(path(made, "/standings")).json == before


def test_a_report_is_taken_as_bare_text_in_any_encoding(client: FlaskClient) -> None:
    made = create(client, GAMES)
    listed = "Name;Elo;Verein\nAnn;2000;Köln\n".encode("cp1252")
    answer = client.put(path(made, "/report"), data=listed, content_type="text/csv", headers=token(made))
    assert answer.status_code == 200 and answer.json is not None
    ann = answer.json["players"][0]
    assert (ann["name"], ann["rating"], ann["team"]) == ("Ann", 2000, "Köln")
    assert answer.json["report"]["strangers"] == ["Bob", "Cid"]


def test_a_report_that_cannot_be_read_is_refused_with_its_line(
    client: FlaskClient,
) -> None:
    made = create(client, GAMES)
    before = client.get(path(made, "/standings")).json
    answer = complete(client, made, TRF.replace("   1 b 0", "   1 b 1"))
    assert_error(answer, 422, "bad_report")
    assert answer.json is not None and answer.json["error"]["place"] == "line 1"
    assert client.get(path(made, "/standings")).json == before


def test_the_tournament_is_a_trf_file_that_completes_itself(client: FlaskClient) -> None:
    made = create(client, GAMES)
    answer = client.get(path(made, ".trf"))
    assert answer.headers["Content-Disposition"] == "attachment; filename=club-cup.trf"
    assert "012 Club Cup\r\n" in answer.text
    again = complete(client, made, answer.text).json
    before = client.get(path(made, "/standings")).json
    assert again is not None and before is not None and again["players"] == before["players"]
    assert (again["report"]["differs"], again["report"]["strangers"]) == ([], [])


def test_games_without_rounds_make_no_trf_file(client: FlaskClient) -> None:
    made = create(client, '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 1-0\n')
    assert_error(client.get(path(made, ".trf")), 409, "no_rounds")
