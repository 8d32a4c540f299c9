"""What is asked for with a game: names hidden everywhere, and a time after which it is gone."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.store import Store
from tests.web.test_api import assert_error

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
    for address in ("/api/reviews/{}", "/api/reviews/{}/events", "/api/reviews/{}.pgn", "/r/{}", "/embed/{}"):
        assert client.get(address.format(made["id"])).status_code == 404, address
    token = {"X-Delete-Token": made["delete_token"]}
    assert client.post(f"/api/reviews/{made['id']}/stop", headers=token).status_code == 404


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
