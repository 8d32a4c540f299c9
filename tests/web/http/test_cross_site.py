from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from tests.sampling import first
from tests.web.api.test_reviews import assert_error, token

Json = dict[str, Any]
PGN = b"1. e4 e5 *"
HERE = "http://localhost"
FORMS = ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"]
ELSEWHERE = [
    {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://localhost:3000"},
    {"Sec-Fetch-Site": "cross-site"},  # said by the one, whatever the other
    {"Sec-Fetch-Site": "cross-site", "Origin": HERE},
    {"Sec-Fetch-Site": "nonsense"},
    {"Origin": "https://evil.example"},  # over http: no Sec-Fetch-Site
    {"Origin": "http://localhost:3000"},
    {"Origin": "http://localhost.evil.example"},
    {"Origin": "http://evil.example/?http://localhost"},
    {"Origin": "null"},  # of a sandbox, a data: page, a page without referrers
    {"Origin": ""},
    {"Origin": "file://localhost"},
    {"Origin": "http://[x"},
]
OWN = [
    {},  # curl
    {"Sec-Fetch-Site": "same-origin", "Origin": HERE},
    {
        "Sec-Fetch-Site": "same-origin",
        "Origin": "null",
    },  # our pages send no referrer, and some browsers then no origin
    {"Sec-Fetch-Site": "same-origin", "Origin": "https://localhost"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": HERE},
    {"Origin": "http://localhost:80"},
    {"Origin": "https://localhost"},  # the proxy did not say that it speaks TLS
]
"""What browsers and programs send, by case."""


@pytest.mark.parametrize(
    "path", ["/api/reviews", "/api/collections", "/api/explain", "/api/threat", "/api/people", "/api/imports"]
)
def test_another_site_creates_nothing(client: FlaskClient, store: Store, path: str) -> None:
    for content_type in [*FORMS, "application/json", "application/x-chess-pgn"]:
        body = b'{"pgn": "1. e4 *"}' if content_type == "application/json" else PGN
        for headers in ELSEWHERE:
            response = client.post(path, data=body, content_type=content_type, headers=headers)
            error = assert_error(response, 403, "cross_site")
            assert "This request came from another site." in error["message"], (content_type, headers)
    assert store.waiting() == []


@pytest.mark.parametrize("headers", OWN)
def test_own_pages_and_programs_do(client: FlaskClient, headers: dict[str, str]) -> None:
    for content_type in ("text/plain", "application/x-chess-pgn"):
        made = client.post("/api/reviews", data=PGN, content_type=content_type, headers=headers)
        assert made.status_code == 201
    assert client.post("/api/reviews", json={"pgn": "1. e4 *"}, headers=headers).status_code == 201
    assert client.post("/api/collections", json={"pgn": "1. e4 *"}, headers=headers).status_code == 201


@pytest.mark.parametrize("content_type", FORMS[1:])
def test_what_only_a_form_sends_is_no_game_even_from_here(client: FlaskClient, content_type: str) -> None:
    response = client.post("/api/reviews", data=PGN, content_type=content_type, headers=OWN[1])
    assert_error(response, 415, "unsupported_media_type")


@pytest.mark.parametrize("headers", first(4, ELSEWHERE))
def test_another_site_stops_and_deletes_nothing_even_with_the_token(
    client: FlaskClient, post: Any, headers: dict[str, str]
) -> None:
    made = post()
    for act in ("stop", "continue", "deeper"):
        response = client.post(f"/api/reviews/{made['id']}/{act}", headers=token(made) | headers)
        assert_error(response, 403, "cross_site")
    gone = client.delete(f"/api/reviews/{made['id']}", headers=token(made) | headers)
    assert_error(gone, 403, "cross_site")
    assert client.get(f"/api/reviews/{made['id']}").json["status"] == "waiting"  # type: ignore[index]


@pytest.mark.parametrize("headers", first(4, ELSEWHERE))
def test_whoever_only_reads_may_come_from_anywhere(
    client: FlaskClient, post: Any, headers: dict[str, str]
) -> None:
    made = post()
    for path in (f"/api/reviews/{made['id']}", f"/embed/{made['id']}", f"/r/{made['id']}", "/"):
        assert client.get(path, headers=headers).status_code == 200
    read = client.get(f"/api/reviews/{made['id']}", headers=headers)
    assert read.headers["Access-Control-Allow-Origin"] == "*"
    assert client.options("/api/reviews", headers=headers).status_code == 200


def test_a_refused_post_does_not_count_against_the_visitor(make_app: Any) -> None:
    client = make_app(KIBITZ_ATTEMPTS_PER_MINUTE="1").test_client()
    for _ in range(3):
        assert (
            client.post("/api/reviews", data=PGN, content_type="text/plain", headers=ELSEWHERE[0]).status_code
            == 403
        )
    assert client.post("/api/reviews", data=PGN, content_type="text/plain").status_code == 201
