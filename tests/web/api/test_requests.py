"""What a request asks for: the wishes of its query, and refusals in the language of whoever asks."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store

PGN = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 *'


@pytest.mark.parametrize(
    ("query", "hidden"), [("", False), ("0", False), ("false", False), ("1", True), ("true", True)]
)
def test_names_are_hidden_as_the_query_says(
    client: FlaskClient, store: Store, query: str, hidden: bool
) -> None:
    address = f"/api/reviews?hideNames={query}" if query else "/api/reviews"
    made = client.post(address, data=PGN, content_type="text/plain")
    assert made.status_code == 201
    review = store.get((made.json or {})["id"])
    assert review is not None
    assert ("Ann" not in review.pgn) is hidden


def test_the_body_outweighs_the_query(client: FlaskClient, store: Store) -> None:
    made = client.post("/api/reviews?hideNames=1", json={"pgn": PGN, "hideNames": False})
    review = store.get((made.json or {})["id"])
    assert review is not None and "Ann" in review.pgn


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"pgn": 5}, "pgn muss Text sein."),
        ({"pgn": PGN, "hideNames": 1}, "hideNames muss true oder false sein."),
        ({"pgn": PGN, "expiresDays": 2}, "expiresDays muss eines von 1, 7, 30, 90 sein, oder null."),
        ({"pgn": PGN, "names": 1}, "Unbekanntes Feld: names."),
        ({"pgn": PGN, "options": {"nodes": 5}}, "nodes muss eine ganze Zahl von 1000 bis 20000000 sein."),
        ({"pgn": PGN, "options": []}, "options muss ein Objekt sein."),
        ({"pgn": PGN, "options": {"preset": "fast", "nodes": 5000}}, "Entweder eine Voreinstellung"),
        ([], "Sende ein Objekt wie"),
    ],
)
def test_a_refusal_is_in_the_language_of_whoever_asks(client: FlaskClient, body: Any, sentence: str) -> None:
    answer = client.post("/api/reviews?lang=de", json=body)
    assert (answer.json or {})["error"]["message"].replace(".000", "000").startswith(sentence)


def test_text_that_is_no_json_and_a_cursor_that_is_none_are_refused_in_it_too(
    client: FlaskClient, store: Store
) -> None:
    answer = client.post("/api/reviews?lang=de", data="{", content_type="application/json")
    assert (answer.json or {})["error"]["message"] == "Das ist kein gültiges JSON."
    made = client.post("/api/reviews", json={"pgn": PGN})
    answer = client.get(f"/api/reviews/{(made.json or {})['id']}/events?after=x&lang=de")
    assert (answer.json or {})["error"]["message"].startswith("after muss die Nummer eines Ereignisses sein")


def test_json_that_is_nested_without_end_is_refused(client: FlaskClient) -> None:
    text = '{"pgn": ' + "[" * 5_000 + "]" * 5_000 + "}"
    answer = client.post("/api/reviews", data=text, content_type="application/json")
    assert (answer.status_code, (answer.json or {})["error"]["code"]) == (400, "bad_json")


def test_a_title_is_a_text_and_only_a_collection_bears_one(client: FlaskClient) -> None:
    answer = client.post("/api/collections", json={"pgn": PGN, "title": 5})
    assert (answer.status_code, (answer.json or {})["error"]["place"]) == (422, "title")
    answer = client.post("/api/reviews", json={"pgn": PGN, "title": "Cup"})
    assert (answer.status_code, (answer.json or {})["error"]["place"]) == (422, "title")
    assert client.post("/api/collections", json={"pgn": PGN, "title": None}).status_code == 201
