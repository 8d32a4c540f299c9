from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flask
import pytest
import sqlalchemy as sa
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from tests.web.api.test_reviews import assert_error

Json = dict[str, Any]
Post = Callable[..., Json]


def test_an_unknown_address_and_a_wrong_method_are_answered_in_json(client: FlaskClient) -> None:
    assert_error(client.get("/api/nothing"), 404)
    response = client.put("/api/reviews")
    assert_error(response, 405)
    assert "POST" in response.headers["Allow"]


def test_a_fault_inside_is_answered_without_its_detail(
    client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def burst(review_id: str) -> None:
        raise OSError("secret path")

    monkeypatch.setattr(store, "get", burst)
    error = assert_error(client.get("/api/reviews/x"), 500, "internal")
    assert error["retry"] is True
    assert "secret" not in error["message"]
    assert "secret path" in caplog.text


def test_a_database_that_is_away_is_told_as_that(
    client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def away() -> None:
        raise sa.exc.OperationalError("SELECT", {}, Exception("server closed the connection"))

    monkeypatch.setattr(store.database._engine, "connect", away)
    response = client.get("/api/reviews/nowhere", headers={"Accept-Language": "de"})
    assert_error(response, 503, "database_away")
    assert response.json and "Datenbank" in response.json["error"]["message"]
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (406, "versteht diese Anfrage nicht"),
        (412, "versteht diese Anfrage nicht"),
        (502, "schiefgegangen"),
        (405, "Anfrage"),
    ],
)
def test_whatever_the_status_the_sentence_is_in_the_language_of_the_request(
    app: flask.Flask, client: FlaskClient, status: int, words: str
) -> None:
    app.add_url_rule("/api/refuses", view_func=lambda: flask.abort(status))
    response = client.get("/api/refuses", headers={"Accept-Language": "de"})
    assert words in assert_error(response, status)["message"]
