"""`/api/parcels`: what one browser leaves for another."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from server.store import parcels
from server.wire.bodies import MOST_PARCEL
from tests.web.api.test_reviews import assert_error
from tests.web.conftest import GENEROUS, MakeApp


def leave(client: FlaskClient, data: object = "aGVsbG8") -> Any:
    return client.post("/api/parcels", json={"data": data})


def test_it_is_taken_once(client: FlaskClient) -> None:
    left = leave(client)
    assert left.status_code == 201
    assert left.json.keys() == {"id", "expires"}
    address = f"/api/parcels/{left.json['id']}"
    assert client.get(address).status_code == 405
    taken = client.delete(address)
    assert taken.json == {"data": "aGVsbG8"}
    assert taken.headers["Cache-Control"] == "no-store"
    assert_error(client.delete(address), 404, "no_parcel")


def test_there_is_nothing_behind_a_wrong_id(client: FlaskClient) -> None:
    assert_error(client.delete("/api/parcels/nothing"), 404, "no_parcel")
    assert_error(client.delete(f"/api/parcels/{'a' * 100}"), 404, "not_found")


@pytest.mark.parametrize("data", ["", "a b", "\0", "ä", "a\n", 5, None, ["a"]])
def test_what_is_no_base64url_is_refused(client: FlaskClient, data: object) -> None:
    assert_error(leave(client, data), 422, "bad_options")


def test_what_is_too_large_is_refused_unread(client: FlaskClient) -> None:
    assert leave(client, "a" * MOST_PARCEL).status_code == 201
    assert_error(leave(client, "a" * (MOST_PARCEL + 1)), 422, "bad_options")
    assert_error(leave(client, "a" * (MOST_PARCEL + 2000)), 413, "text_too_large")


def test_another_body_is_refused(client: FlaskClient) -> None:
    assert_error(client.post("/api/parcels", data="aGVsbG8"), 415, "unsupported_media_type")
    assert_error(client.post("/api/parcels", json=[]), 400, "bad_json")
    assert_error(client.post("/api/parcels", json={"data": "a", "key": "b"}), 422, "bad_options")


def test_other_sites_leave_and_take_nothing(client: FlaskClient) -> None:
    elsewhere = {"Sec-Fetch-Site": "cross-site"}
    assert_error(client.post("/api/parcels", json={"data": "a"}, headers=elsewhere), 403, "cross_site")
    address = f"/api/parcels/{leave(client).json['id']}"
    assert_error(client.delete(address, headers=elsewhere), 403, "cross_site")


def test_an_address_leaves_so_many_an_hour(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_REVIEWS_PER_MINUTE="2").test_client()
    assert [leave(client).status_code for _ in range(3)] == [201, 201, 429]
    tries = make_app(KIBITZ_ATTEMPTS_PER_MINUTE="2").test_client()
    assert [leave(tries, "?").status_code for _ in range(3)] == [422, 422, 429]
    assert [tries.delete("/api/parcels/nothing").status_code for _ in range(3)] == [404, 404, 429]


def test_where_there_is_no_room_somebody_hears_so(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "MOST", 1)
    client = make_app(**GENEROUS).test_client()
    assert leave(client).status_code == 201
    assert_error(leave(client), 503, "too_many_parcels")
