"""What is asked for with a game: names hidden everywhere, and a time after which it is gone."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from tests.web.api.test_reviews import assert_error

Json = dict[str, Any]
PGN = '[White "Larsson, Anna"]\n[Black "Berg, Bo"]\n[WhiteElo "2105"]\n\n1. e4 { Larsson begins } e5 *'
SECRETS = ("Larsson", "Anna", "Berg", "2105")


def create(client: FlaskClient, **fields: object) -> Json:
    response = client.post("/api/reviews", json={"pgn": PGN, **fields})
    assert response.status_code == 201, response.text
    return dict(response.json or {})


def test_hidden_names_are_nowhere(client: FlaskClient, store: Store) -> None:
    made = create(client, hideNames=True)
    review = store.get(made["id"])
    assert review is not None
    told = [review.pgn, str(store.events(made["id"]))]
    for address in ("/api/reviews/{}", "/api/reviews/{}/events", "/api/reviews/{}.pgn", "/r/{}", "/embed/{}"):
        response = client.get(address.format(made["id"]))
        assert response.status_code == 200
        told.append(f"{response.headers} {response.text}")
    assert [secret for secret in SECRETS if any(secret in text for text in told)] == []
    assert "White v Black" in told[-2]


def test_names_are_shown_unless_somebody_asks(client: FlaskClient) -> None:
    made = create(client, hideNames=False)
    assert "Larsson" in client.get(f"/r/{made['id']}").text


@pytest.mark.parametrize("days", [1, 7, 30, 90])
def test_a_review_says_when_it_expires(client: FlaskClient, days: int) -> None:
    told = client.get(f"/api/reviews/{create(client, expiresDays=days)['id']}").json
    assert told is not None
    left = datetime.fromisoformat(told["expires"]).timestamp() - time.time()
    assert days * 86_400 - 60 < left <= days * 86_400


def test_without_a_wish_it_stays(client: FlaskClient) -> None:
    for fields in ({}, {"expiresDays": None}):
        assert client.get(f"/api/reviews/{create(client, **fields)['id']}").json["expires"] is None  # type: ignore[index]


def test_an_expired_review_is_gone_from_every_address(client: FlaskClient, store: Store) -> None:
    made = create(client, expiresDays=1)
    store._clock = lambda: time.time() + 86_401
    addresses = ("/api/reviews/{}", "/api/reviews/{}/events", "/api/reviews/{}.pgn", "/r/{}", "/embed/{}")
    for address in (*addresses, "/oembed?url=http://localhost/r/{}", "/r/{}/board.svg", "/r/{}/card.png"):
        assert client.get(address.format(made["id"])).status_code == 404, address
    token = {"X-Delete-Token": made["delete_token"]}
    assert client.post(f"/api/reviews/{made['id']}/stop", headers=token).status_code == 404


def test_an_expired_collection_is_gone_from_every_address(client: FlaskClient, store: Store) -> None:
    made = client.post("/api/collections", json={"pgn": PGN, "expiresDays": 1}).json or {}
    collections = client.application.extensions["kibitz"].collections
    for clock in (store, collections):
        clock._clock = lambda: time.time() + 86_401
    addresses = ("/api/collections/{}", "/api/collections/{}.pgn", "/c/{}", "/embed/c/{}")
    for address in (*addresses, "/oembed?url=http://localhost/c/{}"):
        assert client.get(address.format(made["id"])).status_code == 404, address


@pytest.mark.parametrize("address", ["/api/reviews", "/api/collections"])
def test_a_bare_text_asks_for_privacy_in_the_query(client: FlaskClient, address: str) -> None:
    response = client.post(f"{address}?hideNames=1&expiresDays=7", data=PGN, content_type="text/plain")
    assert response.status_code == 201, response.text
    told = client.get(f"{address}/{(response.json or {})['id']}")
    assert told.json is not None and told.json["expires"] is not None
    assert [secret for secret in SECRETS if secret in told.text] == []


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("hideNames=yes", "hideNames"),
        ("hideNames=", "hideNames"),
        ("hidenames=1", "hidenames"),
        ("expiresDays=2", "expiresDays"),
        ("expiresDays=", "expiresDays"),
    ],
)
def test_a_senseless_wish_of_the_query_is_refused(client: FlaskClient, query: str, place: str) -> None:
    for body in ({"data": PGN, "content_type": "text/plain"}, {"json": {"pgn": PGN}}):
        error = assert_error(client.post(f"/api/reviews?{query}", **body), 422, "bad_options")
        assert error["place"] == place


def test_the_query_may_name_the_language_too(client: FlaskClient) -> None:
    assert client.post("/api/reviews?lang=de", json={"pgn": PGN}).status_code == 201


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"hideNames": "yes"}, "hideNames"),
        ({"expiresDays": 2}, "expiresDays"),
        ({"expiresDays": True}, "expiresDays"),
        ({"expiresDays": "7"}, "expiresDays"),
    ],
)
def test_a_senseless_wish_is_refused(client: FlaskClient, fields: Json, place: str) -> None:
    error = assert_error(client.post("/api/reviews", json={"pgn": PGN, **fields}), 422, "bad_options")
    assert error["place"] == place
