from __future__ import annotations

import flask
import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from server.web.api.waits import REMAINING
from server.web.http.waiting import Waits
from tests.web.api.test_collections import create
from tests.web.api.test_reviews import DONE, assert_error, run
from tests.web.conftest import MakeApp


def slept(
    app: flask.Flask, monkeypatch: pytest.MonkeyPatch, meanwhile: list[str], store: Store
) -> list[float]:
    """In each pause of a wait a review ends; -> the pauses."""
    pauses: list[float] = []

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        run(store, meanwhile.pop(0), DONE)

    waits: Waits = app.extensions["kibitz"].waits
    monkeypatch.setattr(waits, "_sleep", sleep)
    return pauses


def test_who_waits_is_answered_once_all_reviews_are_done(
    app: flask.Flask, client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create(client)
    path, reviews = f"/api/collections/{made['id']}", [each["id"] for each in made["reviews"]]
    assert client.get(path).headers[REMAINING] == str(len(reviews))
    pauses = slept(app, monkeypatch, list(reviews), store)
    answer = client.get(f"{path}?wait=30")
    assert len(pauses) == len(reviews) and answer.headers[REMAINING] == "0"
    assert answer.json is not None
    assert {row["status"] for row in answer.json["games"] if row["id"]} == {"done"}
    assert client.get(f"{path}?wait=30").headers[REMAINING] == "0" and len(pauses) == len(reviews)


def test_a_review_is_waited_for_as_well(
    app: flask.Flask, client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = (client.post("/api/reviews", json={"pgn": "1. e4 *"}).json or {})["id"]
    assert client.get(f"/api/reviews/{review}").headers[REMAINING] == "1"
    pauses = slept(app, monkeypatch, [review], store)
    answer = client.get(f"/api/reviews/{review}?wait=5")
    assert answer.json is not None and (answer.json["status"], len(pauses)) == ("done", 1)


def test_nobody_waits_for_what_is_not_there(client: FlaskClient) -> None:
    assert client.get("/api/reviews/nowhere?wait=30").status_code == 404
    assert client.get("/api/collections/nowhere?wait=30").status_code == 404


@pytest.mark.parametrize("wait", ["31", "-1", "x", "1.5", "", "³"])
def test_a_wait_is_a_number_of_seconds_up_to_thirty(client: FlaskClient, wait: str) -> None:
    error = assert_error(client.get(f"/api/reviews/nowhere?wait={wait}"), 400, "bad_wait")
    assert error["place"] == "wait" and "30" in error["message"]


def test_a_process_with_few_connections_keeps_none_waiting(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_CONNECTIONS="9").test_client()
    review = (client.post("/api/reviews", json={"pgn": "1. e4 *"}).json or {})["id"]
    assert client.get(f"/api/reviews/{review}?wait=30").headers[REMAINING] == "1"
