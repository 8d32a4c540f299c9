from __future__ import annotations

import csv

from flask.testing import FlaskClient
from openapi_schema_validator import OAS31Validator

from server.web.api.openapi import document
from tests.web.api.test_collections import create, show

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
