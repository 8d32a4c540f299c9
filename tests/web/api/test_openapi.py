from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import chess
import flask
import pytest
from flask.testing import FlaskClient
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate

from server.analysis.review.options import ReviewOptions
from server.store.reviews.reviews import Store
from tests.stub_sites import in_their_place
from tests.web.conftest import GENEROUS, MakeApp
from tests.web.documents import document

Json = dict[str, Any]


def validator(schema: str) -> OAS31Validator:
    """Checks values against a named schema of the document."""
    return OAS31Validator({"$ref": f"#/components/schemas/{schema}", "components": document()["components"]})


def test_the_document_is_valid_openapi_and_served(client: FlaskClient) -> None:
    validate(document())
    assert client.get("/api/openapi.json").json == document()


def named(rule: str) -> str:
    """The address with the names of what is no id."""
    return re.sub(r"<(?:path|game_number):(player|number)>", r"{\1}", rule)


def test_the_document_names_just_the_addresses_and_methods_of_the_app(app: flask.Flask) -> None:
    served = {
        (re.sub(r"<[^>]+>", "{id}", named(rule.rule)), method.lower())
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    told = {
        (path, method)
        for path, item in document()["paths"].items()
        for method in item.keys() & {"get", "post", "put", "delete", "patch"}
    }
    assert told == served


def exercise_responses(
    client: FlaskClient, one: str, path: str, odd: str
) -> dict[tuple[str, str], list[Any]]:
    return {
        (f"{one}/exercises.{form}", "get"): [
            client.get(f"{path}/exercises.{form}"),
            client.get(f"{path}/exercises.{form}?{odd}"),
        ]
        for form in ("pgn", "apkg")
    }


def note_responses(client: FlaskClient, one: str, path: str, key: Json) -> dict[tuple[str, str], list[Any]]:
    arrow = {"from": "e2", "to": "e4", "color": "red"}
    note = {"ply": 0, "line": ["d2d4"], "comment": "Or so.", "arrows": [arrow], "eval": {"cp": 20}}
    return {
        (f"{one}/notes", "post"): [
            client.post(f"{path}/notes", json=note),
            client.post(f"{path}/notes", json=note, headers=key),
            client.post(f"{path}/notes", json={"ply": 99}, headers=key),
            client.post(f"{path}/notes", json=[], headers=key),
            client.post(f"{path}/notes", data="x", headers=key),
        ],
        (f"{one}/notes/link", "post"): [
            client.post(f"{path}/notes/link"),
            client.post(f"{path}/notes/link", headers=key),
        ],
        (f"{one}/notes/link", "get"): [
            client.get(f"{path}/notes/link"),
            client.get(f"{path}/notes/link", headers=key),
        ],
        (f"{one}/notes/link", "delete"): [
            client.delete(f"{path}/notes/link"),
            client.delete(f"{path}/notes/link", headers=key),
            client.delete(f"{path}/notes/link", headers=key),
        ],
    }


def collection_responses(client: FlaskClient) -> dict[tuple[str, str], list[Any]]:
    text = '[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. e9 *'
    made = client.post("/api/collections", json={"pgn": text, "title": "Cup"})
    path = f"/api/collections/{(made.json or {})['id']}"
    key = {"X-Delete-Token": (made.json or {})["delete_token"]}
    one = "/api/collections/{id}"
    return {
        ("/api/collections", "post"): [
            made,
            client.post("/api/collections", json={"pgn": "1. e9 *"}),
            client.post("/api/collections", json=[]),
        ],
        (one, "get"): [client.get(path), client.get("/api/collections/nowhere")],
        (f"{one}.pgn", "get"): [
            client.get(f"{path}.pgn"),
            client.get("/api/collections/nowhere.pgn"),
            client.get(f"{path}.pgn?variations=all"),
        ],
        (f"{one}.html", "get"): [client.get(f"{path}.html"), client.get("/api/collections/nowhere.html")],
        **exercise_responses(client, one, path, "player=Nobody"),
        (f"{one}/standings", "get"): [
            client.get(f"{path}/standings"),
            client.get("/api/collections/nowhere/standings"),
        ],
        (f"{one}.csv", "get"): [client.get(f"{path}.csv"), client.get("/api/collections/nowhere.csv")],
        (f"{one}/openings", "get"): [
            client.get(f"{path}/openings"),
            client.get(f"{path}/openings?player=Nobody"),
            client.get(f"{path}/openings?side=red"),
        ],
        (f"{one}/find", "get"): [
            client.get(f"{path}/find"),
            client.get(f"{path}/find?player=Nobody"),
            client.get(f"{path}/find?kind=luck"),
        ],
        (f"{one}/seasons/{{player}}", "get"): [
            client.get(f"{path}/seasons/A"),
            client.get(f"{path}/seasons/A?format=csv"),
            client.get(f"{path}/seasons/A?format=xml"),
            client.get(f"{path}/seasons/Nobody"),
        ],
        (f"{one}/follow", "post"): [
            client.post(f"{path}/follow"),
            client.post(f"{path}/follow", headers=key),
        ],
        (f"{one}/follow", "put"): [
            client.put(f"{path}/follow", json={"site": "lichess", "user": "vera"}),
            client.put(f"{path}/follow", json={"site": "lichess", "user": "vera"}, headers=key),
            client.put(f"{path}/follow", json={}, headers=key),
        ],
        (f"{one}/follow", "delete"): [
            client.delete(f"{path}/follow"),
            client.delete(f"{path}/follow", headers=key),
        ],
        (f"{one}/stop", "post"): [
            client.post(f"{path}/stop"),
            client.post(f"{path}/stop", headers=key),
            client.post(f"{path}/stop", headers=key),
        ],
        (f"{one}/continue", "post"): [
            client.post(f"{path}/continue"),
            client.post(f"{path}/continue", headers=key),
            client.post(f"{path}/continue", headers=key),
        ],
        **edit_responses(client, path, key),
        (one, "delete"): [client.delete(path), client.delete(path, headers=key)],
    }


def edit_responses(client: FlaskClient, path: str, key: Json) -> dict[tuple[str, str], list[Any]]:
    one, game = "/api/collections/{id}", {"pgn": '[White "C"]\n\n1. d4 *'}
    both = {"pgn": game["pgn"] + '\n\n[White "D"]\n\n1. e9 *'}
    return {
        (one, "patch"): [
            client.patch(path, json={"title": "Cup"}),
            client.patch(path, json={"title": "Clubs"}, headers=key),
            client.patch(path, json={}, headers=key),
        ],
        (f"{one}/games", "post"): [
            client.post(f"{path}/games", json=both),
            client.post(f"{path}/games", json=both, headers=key),
            client.post(f"{path}/games", json={"pgn": "1. e9 *"}, headers=key),
        ],
        (f"{one}/games/{{number}}", "put"): [
            client.put(f"{path}/games/2", json=game, headers=key),
            client.put(f"{path}/games/2", json=both, headers=key),
            client.put(f"{path}/games/9", json=game, headers=key),
        ],
        (f"{one}/games/{{number}}", "patch"): [
            client.patch(f"{path}/games/2", json={"result": "1-0"}),
            client.patch(f"{path}/games/2", json={"result": "1-0", "round": "3"}, headers=key),
            client.patch(f"{path}/games/2", json={"result": "2-0"}, headers=key),
            client.patch(f"{path}/games/9", json={"white": "A"}, headers=key),
        ],
        (f"{one}/games/{{number}}", "delete"): [
            client.delete(f"{path}/games/2"),
            client.delete(f"{path}/games/2", headers=key),
            client.delete(f"{path}/games/2", headers=key),
        ],
        (f"{one}/standings", "patch"): [
            client.patch(f"{path}/standings", json={"ties": []}),
            client.patch(f"{path}/standings", json={"ties": ["wins"]}, headers=key),
            client.patch(f"{path}/standings", json={"ties": ["luck"]}, headers=key),
        ],
        (f"{one}/report", "put"): [
            client.put(f"{path}/report", json={"text": "name\nA\n"}),
            client.put(f"{path}/report", json={"text": "name\nA\n"}, headers=key),
            client.put(f"{path}/report", json={"text": "nonsense"}, headers=key),
        ],
        (f"{one}/report", "delete"): [
            client.delete(f"{path}/report"),
            client.delete(f"{path}/report", headers=key),
        ],
        (f"{one}.trf", "get"): [client.get(f"{path}.trf"), client.get(f"{one}.trf")],
        (f"{one}/remove", "post"): [
            client.post(f"{path}/remove", json={"numbers": [3]}, headers=key),
            client.post(f"{path}/remove", json={"numbers": [1, 4]}, headers=key),
            client.post(f"{path}/remove", json={"numbers": "x"}, headers=key),
        ],
    }


def explain_responses(client: FlaskClient) -> list[Any]:
    asked: Json = {"fen": chess.STARTING_FEN, "move": "e2e4", "before": [], "after": []}
    line = {"index": 1, "depth": 9, "cp": 30, "mate": None, "pv": ["e2e4"]}
    return [
        client.post("/api/explain", json=asked),
        client.post("/api/explain", json=asked | {"before": [line], "after": [line]}),
        client.post("/api/explain", json=asked | {"move": "e2e5"}),
        client.post("/api/explain", json=[]),
        client.post("/api/explain", json=asked | {"before": [line] * 10_000}),
    ]


def threat_responses(client: FlaskClient) -> list[Any]:
    asked: Json = {"fen": chess.STARTING_FEN, "known": []}
    line = {"index": 1, "depth": 9, "cp": 30, "mate": None, "pv": ["e2e4"]}
    return [
        client.post("/api/threat", json=asked),
        client.post("/api/threat", json=asked | {"known": [{"fen": "x", "lines": [line]}]}),
        client.post("/api/threat", json=[]),
        client.post(
            "/api/threat", json=asked | {"known": [{"fen": chess.STARTING_FEN, "lines": [line] * 999}]}
        ),
    ]


def people_responses(client: FlaskClient) -> list[Any]:
    asked: Json = {"fen": chess.STARTING_FEN, "moves": []}
    return [
        client.post("/api/people", json=asked),
        client.post("/api/people", json=asked | {"moves": ["e2e5"]}),
        client.post("/api/people", json=[]),
        client.post("/api/people", json=asked | {"moves": ["e2e4"] * 10_000}),
    ]


def import_responses(make_app: MakeApp) -> list[Any]:
    with in_their_place():
        client = make_app(**GENEROUS).test_client()
        links = (
            "lichess.org/stub0001",
            "lichess.org/study/study123",
            "@vera_1987 chess.com",
            "@vera_1987 lichess",
        )
        wrong = ("nonsense", "@nobody lichess", "@garbage lichess", "@toomany lichess")
        return [client.post("/api/imports", json={"link": link}) for link in (*links, *wrong)]


def parcel_responses(client: FlaskClient) -> dict[tuple[str, str], list[Any]]:
    left = client.post("/api/parcels", json={"data": "aGVsbG8"})
    path = f"/api/parcels/{(left.json or {})['id']}"
    wrong = [client.post("/api/parcels", json={"data": data}) for data in ("?", "a" * 1_500_000)]
    return {
        ("/api/parcels", "post"): [left, *wrong],
        ("/api/parcels/{id}", "delete"): [client.delete(path), client.delete(path)],
    }


def responses(client: FlaskClient, store: Store, made: Json) -> dict[tuple[str, str], list[Any]]:
    """Real answers, by path and method of the document."""
    path = f"/api/reviews/{made['id']}"
    key = {"X-Delete-Token": made["delete_token"]}
    one = "/api/reviews/{id}"
    found = {
        ("/api/reviews", "post"): [
            client.post("/api/reviews", json={"pgn": "1. e4 *"}),
            client.post("/api/reviews", json={"pgn": "1. e9 *"}),
            client.post("/api/reviews", json=[]),
            client.post("/api/reviews", data="x", content_type="image/png"),
            client.post("/api/reviews", json={"pgn": "x" * (2 << 20)}),
        ],
        (one, "get"): [client.get(path), client.get("/api/reviews/nowhere")],
        (f"{one}/events", "get"): [client.get(f"{path}/events"), client.get(f"{path}/events?after=x")],
        (f"{one}.pgn", "get"): [client.get(f"{path}.pgn"), client.get("/api/reviews/nowhere.pgn")],
        (f"{one}.html", "get"): [client.get(f"{path}.html"), client.get("/api/reviews/nowhere.html")],
        **exercise_responses(client, one, path, "side=red"),
        (f"{one}/stop", "post"): [client.post(f"{path}/stop"), client.post(f"{path}/stop", headers=key)],
        (f"{one}/continue", "post"): [
            client.post(f"{path}/continue"),
            client.post(f"{path}/continue", headers=key),
            client.post(f"{path}/continue", headers=key),
        ],
        (f"{one}/deeper", "post"): [
            client.post(f"{path}/deeper"),
            client.post(f"{path}/deeper", headers=key),
            client.post(f"{path}/deeper", headers=key, json={"nodes": 5}),
            client.post(f"{path}/deeper", headers=key, json={"nodes": 5_000_000}),
        ],
        **note_responses(client, one, path, key),
        **collection_responses(client),
        ("/api/explain", "post"): explain_responses(client),
        ("/api/threat", "post"): threat_responses(client),
        ("/api/people", "post"): people_responses(client),
        ("/api/find", "post"): [
            client.post("/api/find", json={"reviews": [made["id"]], "kind": "rooks"}),
            client.post("/api/find", json={"reviews": [], "kind": "luck"}),
            client.post("/api/find", json={}),
        ],
        ("/api/endgame", "get"): [
            client.get(f"/api/endgame?fen={fen}")
            for fen in (
                "8/8/3k4/8/3K4/8/8/R7 w - - 0 1",
                "8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1",
                "8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1",
                "nonsense",
            )
        ],
        **parcel_responses(client),
        ("/api/openapi.json", "get"): [client.get("/api/openapi.json")],
    }
    found[one, "delete"] = [client.delete(path), client.delete(path, headers=key)]
    return found


def test_real_answers_are_as_the_document_says(
    client: FlaskClient, store: Store, post: Callable[..., Json], make_app: MakeApp
) -> None:
    checked = set()
    found = responses(client, store, post()) | {("/api/imports", "post"): import_responses(make_app)}
    for (path, method), answers in found.items():
        told = document()["paths"][path][method]["responses"]
        for answer in answers:
            assert str(answer.status_code) in told, (path, method, answer.text)
            checked.add((path, method))
            content = told[str(answer.status_code)].get("content")
            if content is None:
                assert answer.data == b""
                continue
            assert answer.mimetype in content
            if answer.is_json:
                schema = {**content["application/json"]["schema"], "components": document()["components"]}
                OAS31Validator(schema).validate(answer.json)
    assert len(checked) == sum(
        len(item.keys() & {"get", "post", "put", "delete", "patch"}) for item in document()["paths"].values()
    )


def test_the_options_of_the_document_are_those_that_are_taken() -> None:
    options = validator("AskedOptions")
    options.validate(ReviewOptions().to_json())
    told = document()["components"]["schemas"]["AskedOptions"]["properties"].keys()
    assert told == {*ReviewOptions().to_json(), "preset"}
    assert not options.is_valid({"nodes": 1})
    assert not options.is_valid({"speed": 1})


@pytest.mark.parametrize(
    "event", [{"seq": 1, "type": "rumour"}, {"type": "move"}, {"seq": -1, "type": "move"}]
)
def test_the_schema_of_events_refuses_what_is_none(event: Json) -> None:
    assert not validator("Event").is_valid(event)
