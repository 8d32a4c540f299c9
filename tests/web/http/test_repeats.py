from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flask
import pytest
from cachetools import LRUCache
from flask.testing import FlaskClient

from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.web.http import repeats
from server.web.services import Services
from tests.web.api.test_reviews import DONE, run, token
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
PGN = '[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0'


@pytest.fixture
def finished(store: Store, post: Callable[..., Json]) -> Json:
    made = post(PGN)
    run(store, made["id"], DONE)
    return made


@pytest.fixture
def services(app: flask.Flask) -> Services:
    found: Services = app.extensions["kibitz"]
    return found


@pytest.fixture
def reached(app: flask.Flask, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of which the views were asked."""
    asked: list[str] = []
    plain = app.full_dispatch_request

    def dispatch(*context: Any) -> flask.Response:
        asked.append(flask.request.full_path.rstrip("?"))
        return plain(*context)

    monkeypatch.setattr(app, "full_dispatch_request", dispatch)
    return asked


@pytest.mark.parametrize("path", ["/embed/{}", "/r/{}", "/embed/{}?ply=2&lang=de", "/embed/pgn", "/"])
@pytest.mark.parametrize("accepted", ["br", "gzip", "identity"])
def test_a_request_that_comes_again_reaches_no_view(
    client: FlaskClient, finished: Json, reached: list[str], path: str, accepted: str
) -> None:
    address, headers = path.format(finished["id"]), {"Accept-Encoding": accepted}
    first, again = client.get(address, headers=headers), client.get(address, headers=headers)
    assert (first.status_code, len(reached)) == (200, 1)
    assert (again.status, again.headers, again.data) == (first.status, first.headers, first.data)
    known = {**headers, "If-None-Match": first.headers["ETag"]}
    first, again = client.get(address, headers=known), client.get(address, headers=known)
    assert (first.status_code, len(reached)) == (304, 2)
    assert (again.status, again.headers, again.data) == (first.status, first.headers, b"")


@pytest.mark.parametrize(
    "other",
    [
        {"headers": {"Accept-Language": "de"}},
        {"headers": {"Accept-Encoding": "gzip"}},
        {"headers": {"Host": "localhost:8000"}},
        {"headers": {"If-None-Match": 'W/"x"'}},
        {"query_string": "ply=1"},
        {"base_url": "https://localhost"},
        {"method": "HEAD"},
        {"method": "OPTIONS"},
        {"method": "POST"},
    ],
)
def test_a_request_in_other_words_is_answered_by_its_view(
    client: FlaskClient, finished: Json, reached: list[str], other: Json
) -> None:
    address = f"/embed/{finished['id']}"
    client.get(address)
    client.open(address, **other)
    assert len(reached) == 2
    assert client.get(address).status_code == 200
    assert len(reached) == 2


def test_a_long_request_is_not_remembered(client: FlaskClient, finished: Json, reached: list[str]) -> None:
    for _ in range(2):
        assert client.get(f"/embed/{finished['id']}?x={'y' * 1000}").status_code == 200
    assert len(reached) == 2


def test_what_another_process_deletes_is_gone_at_once(make_app: MakeApp) -> None:
    app, other = make_app(**GENEROUS).test_client(), make_app(**GENEROUS).test_client()
    store = other.application.extensions["kibitz"].store
    made: Json = app.post("/api/reviews", json={"pgn": PGN}).json  # type: ignore[assignment]
    run(store, made["id"], DONE)
    address = f"/embed/{made['id']}"
    tag = app.get(address).headers["ETag"]
    for headers in ({}, {"If-None-Match": tag}):
        assert app.get(address, headers=headers).status_code in (200, 304)
        assert app.get(address, headers=headers).status_code in (200, 304)
    assert other.delete(f"/api/reviews/{made['id']}", headers=token(made)).status_code == 204
    for headers in ({}, {"If-None-Match": tag}):
        assert app.get(address, headers=headers).status_code == 404
    services: Services = app.application.extensions["kibitz"]
    assert not services.repeats._sent, "nothing of it is left in memory"


def test_what_is_reviewed_again_is_told_anew(client: FlaskClient, store: Store, finished: Json) -> None:
    address = f"/embed/{finished['id']}"
    first = client.get(address)
    assert client.get(address).data == first.data
    other = Store(store.database._engine.url.render_as_string())
    assert other.deepen(finished["id"], {"nodes": 9000})
    assert "ETag" not in client.get(address).headers
    run(other, finished["id"], DONE)
    again = [client.get(address).headers["ETag"] for _ in range(2)]
    assert again[0] == again[1] != first.headers["ETag"]
    other.close()


def test_what_expires_is_not_sent_again(
    client: FlaskClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Json = client.post("/api/reviews", json={"pgn": PGN, "expiresDays": 1}).json  # type: ignore[assignment]
    run(services.store, made["id"], DONE)
    for _ in range(2):
        assert client.get(f"/embed/{made['id']}").status_code == 200
    later = services.marks._clock() + 86_401
    monkeypatch.setattr(services.marks, "_clock", lambda: later)
    monkeypatch.setattr(services.store, "_clock", lambda: later)
    assert client.get(f"/embed/{made['id']}").status_code == 404


def test_what_is_counted_or_of_the_api_is_answered_by_its_view(
    client: FlaskClient, finished: Json, reached: list[str]
) -> None:
    for path in ("/api/reviews/{}", "/api/reviews/{}.pgn", "/r/{}/card.png"):
        address = path.format(finished["id"])
        first = client.get(address)
        for headers in ({}, {"If-None-Match": first.headers["ETag"]}):
            reached.clear()
            client.get(address, headers=headers)
            client.get(address, headers=headers)
            assert len(reached) == 2, address


def test_a_database_that_is_away_is_the_views_matter(
    client: FlaskClient, services: Services, finished: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version() -> int:
        raise DatabaseAway("away")

    address = f"/embed/{finished['id']}"
    client.get(address)
    monkeypatch.setattr(services.store.database, "version", version)
    assert client.get(address).status_code == 503


def test_each_counts_in_the_metrics(client: FlaskClient, services: Services, finished: Json) -> None:
    for _ in range(3):
        client.get(f"/embed/{finished['id']}")
    line = 'kibitz_requests_total{endpoint="/embed/<review_id:review_id>",method="GET",status="2xx"} 3.0'
    assert line in services.measures.text().decode()


def test_a_body_that_is_no_longer_kept_is_made_again(
    client: FlaskClient, services: Services, finished: Json, reached: list[str]
) -> None:
    address = f"/embed/{finished['id']}"
    first = client.get(address)
    services.kept.forget(finished["id"])
    assert client.get(address).data == first.data
    assert len(reached) == 2


def test_the_memory_is_bounded(
    client: FlaskClient, services: Services, finished: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert services.repeats._sent.maxsize == repeats._MOST
    monkeypatch.setattr(services.repeats, "_sent", LRUCache(4))
    for number in range(20):
        assert client.get(f"/embed/{finished['id']}?x={number}").status_code == 200
    assert len(services.repeats._sent) == 4
