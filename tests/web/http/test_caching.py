from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import Mock

import brotli
import flask
import pytest
import sqlalchemy as sa
from flask.testing import FlaskClient

from server.analysis.game.game import GameLimits
from server.store.reviews.reviews import Store
from server.web.services import Services
from tests.sampling import first
from tests.web.api.test_reviews import DONE, run, token
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
Post = Callable[..., Json]
PGN = '[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0'
TWO = "1. e4 *\n\n1. d4 *"
OF_A_REVIEW = (
    "/r/{}",
    "/embed/{}",
    "/embed/{}?from=collection",
    "/api/reviews/{}",
    "/api/reviews/{}/events",
    "/api/reviews/{}/events?after=1",
    "/api/reviews/{}.pgn",
    "/oembed?url=http://localhost/r/{}",
    "/r/{}/board.svg?ply=2",
)
OF_A_COLLECTION = ("/c/{}", "/embed/c/{}", "/api/collections/{}", "/oembed?url=http://localhost/c/{}")
OF_THE_PROGRAM = ("/", "/embed/pgn", "/explore?fen=8/8/8/8/8/8/8/K1k5")


@pytest.fixture
def services(app: flask.Flask) -> Services:
    found: Services = app.extensions["kibitz"]
    return found


@pytest.fixture
def finished(store: Store, post: Post) -> Json:
    made = post(PGN)
    run(store, made["id"], DONE)
    return made


@pytest.fixture
def collection(client: FlaskClient, store: Store) -> Json:
    made: Json = client.post("/api/collections", json={"pgn": TWO}).json  # type: ignore[assignment]
    for review in made["reviews"]:
        client.get(f"/api/reviews/{review['id']}")  # reads the game
        run(store, review["id"], DONE)
    return made


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(_db: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.split()[0] not in ("BEGIN", "ROLLBACK", "COMMIT"):
            asked.append(statement)

    engine = store.database._engine
    sa.event.listen(engine, "before_cursor_execute", note)
    yield asked
    sa.event.remove(engine, "before_cursor_execute", note)


def addresses(review: Json, collection: Json) -> list[str]:
    return [
        *(path.format(review["id"]) for path in OF_A_REVIEW),
        *(path.format(collection["id"]) for path in OF_A_COLLECTION),
        *OF_THE_PROGRAM,
    ]


def test_an_answer_that_is_kept_is_the_same_and_costs_no_question_while_nobody_writes(
    client: FlaskClient, store: Store, finished: Json, collection: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in addresses(finished, collection):
        first = client.get(path)
        assert first.status_code == 200
        monkeypatch.setattr(flask, "render_template", None)
        monkeypatch.setattr("server.web.resources.states.fold", None)
        with counted(store) as asked:
            again = client.get(path)
        assert not asked, path
        assert again.data == first.data
        assert again.headers == first.headers
        monkeypatch.undo()


def test_who_has_an_answer_is_told_so_before_anything_is_made(
    client: FlaskClient, store: Store, finished: Json, collection: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    tags = {path: client.get(path).headers["ETag"] for path in addresses(finished, collection)}
    services: Services = client.application.extensions["kibitz"]
    monkeypatch.setattr(services.kept, "find", None)
    monkeypatch.setattr(flask, "render_template", None)
    for path, tag in tags.items():
        for accepted in ("br", "gzip", "identity"):
            with counted(store) as asked:
                response = client.get(path, headers={"If-None-Match": tag, "Accept-Encoding": accepted})
            assert (response.status_code, response.data) == (304, b"")
            assert not asked, path
            assert response.headers["ETag"] == tag
            assert response.headers["Cache-Control"] == "no-cache"


def test_anybody_may_keep_it_who_asks_each_time(
    client: FlaskClient, finished: Json, collection: Json
) -> None:
    for path in addresses(finished, collection):
        response = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert response.headers["Cache-Control"] == "no-cache"
        assert response.headers["ETag"].startswith('W/"')
        assert "Accept-Encoding" in response.headers["Vary"]
        translated = "/api/" not in path or path.endswith(".pgn")
        assert ("Accept-Language" in response.headers["Vary"]) == translated, path
        assert "Cookie" not in response.headers["Vary"]


def test_an_answer_is_packed_once_for_each_coding(
    client: FlaskClient, finished: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/embed/{finished['id']}"
    plain = client.get(path)
    assert "Content-Encoding" not in plain.headers
    unpack: dict[str, Callable[[bytes], bytes]] = {"br": brotli.decompress, "gzip": gzip.decompress}
    first = {coding: client.get(path, headers={"Accept-Encoding": coding}) for coding in unpack}
    monkeypatch.setattr("server.web.http.caching.packed", None)
    for coding, unpacked in unpack.items():
        again = client.get(path, headers={"Accept-Encoding": coding})
        assert again.headers["Content-Encoding"] == coding
        assert int(again.headers["Content-Length"]) == len(again.data) == len(first[coding].data)
        assert unpacked(again.data) == plain.data
        assert again.headers["ETag"] == plain.headers["ETag"]


@pytest.mark.parametrize("path", first(4, OF_A_REVIEW))
def test_a_deleted_review_is_gone_at_once_whoever_deleted_it(
    client: FlaskClient, store: Store, services: Services, finished: Json, path: str
) -> None:
    address = path.format(finished["id"])
    tag = client.get(address).headers["ETag"]
    assert services.kept.bytes
    store.delete(finished["id"])  # as another process would
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 404
    assert client.get(address).status_code == 404
    assert services.kept.bytes == 0


def test_a_deletion_leaves_nothing_in_memory(
    client: FlaskClient, services: Services, finished: Json, collection: Json
) -> None:
    for path in addresses(finished, collection)[: -len(OF_THE_PROGRAM)]:
        client.get(path)
    client.get(f"/r/{collection['reviews'][0]['id']}")
    assert services.kept.bytes
    client.delete(f"/api/reviews/{finished['id']}", headers=token(finished))
    client.delete(f"/api/collections/{collection['id']}", headers=token(collection))
    assert services.kept.bytes == 0


def test_a_review_that_is_made_deeper_is_told_anew(client: FlaskClient, store: Store, finished: Json) -> None:
    path = f"/api/reviews/{finished['id']}"
    tag = client.get(path).headers["ETag"]
    assert store.deepen(finished["id"], {"nodes": 9000})
    waiting = client.get(path, headers={"If-None-Match": tag})
    assert (waiting.status_code, waiting.json["status"]) == (200, "waiting")  # type: ignore[index]
    assert "ETag" not in waiting.headers
    run(store, finished["id"], DONE)
    again = client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.json["status"]) == (200, "done")  # type: ignore[index]
    assert again.headers["ETag"] != tag


def test_what_is_not_finished_is_made_anew_each_time(
    client: FlaskClient, services: Services, post: Post
) -> None:
    review_id = post(PGN)["id"]
    for path in OF_A_REVIEW:
        response = client.get(path.format(review_id))
        assert response.status_code == 200
        assert ("ETag" in response.headers) == (".svg" in path), "an image has one of its own"
        assert response.headers["Cache-Control"] == "no-cache"
    assert services.kept.bytes == 0


def test_standings_are_made_once_for_each_game_that_ends(
    client: FlaskClient, store: Store, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Json = client.post("/api/collections", json={"pgn": TWO}).json  # type: ignore[assignment]
    games = Mock(side_effect=services.collections.games)
    monkeypatch.setattr(services.collections, "games", games)
    path, tags = f"/api/collections/{made['id']}/standings", set()
    for number in range(3):
        for _ in range(3):
            tags.add(client.get(path).headers["ETag"])
        assert games.call_count == len(tags) == number + 1
        if number < 2:
            client.get(f"/api/reviews/{made['reviews'][number]['id']}")  # reads the game
            run(store, made["reviews"][number]["id"], DONE)


def test_an_answer_made_while_the_log_grew_is_not_kept(
    client: FlaskClient, store: Store, services: Services, finished: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = services.states.of

    def of(review_id: str) -> Any:
        store.deepen(review_id, {"nodes": 9000})
        return before(review_id)

    monkeypatch.setattr(services.states, "of", of)
    assert client.get(f"/api/reviews/{finished['id']}").status_code == 200
    assert services.kept.bytes == 0


@pytest.mark.parametrize(
    "headers",
    [{"Accept-Language": "de"}, {"Host": "club.example"}, {"X-Forwarded-Proto": "https"}],
)
def test_language_and_origin_have_answers_of_their_own(make_app: MakeApp, headers: dict[str, str]) -> None:
    app = make_app(**GENEROUS, KIBITZ_PROXIES="1")
    client, store = app.test_client(), app.extensions["kibitz"].store
    review_id = client.post("/api/reviews", json={"pgn": PGN}).json["id"]  # type: ignore[index]
    run(store, review_id, DONE)
    for path in (f"/r/{review_id}", f"/embed/{review_id}"):
        ours = client.get(path)
        other = client.get(path, headers={**headers, "If-None-Match": ours.headers["ETag"]})
        assert other.status_code == 200
        assert other.data != ours.data
        assert client.get(path).data == ours.data


def test_only_what_an_address_means_makes_an_answer_of_its_own(
    client: FlaskClient, services: Services, finished: Json
) -> None:
    path = f"/embed/{finished['id']}"
    tag = client.get(path).headers["ETag"]
    taken = services.kept.bytes
    assert client.get(f"{path}?utm_source=club&x=1").headers["ETag"] == tag
    assert services.kept.bytes == taken
    for option in ("ply=2", "theme=dark", "orientation=black", "show=moves", "lang=de", "notation=figurines"):
        other = client.get(f"{path}?{option}")
        assert other.headers["ETag"] != tag
        assert other.data != client.get(path).data


def test_another_build_tells_all_anew(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    tag = make_app().test_client().get("/").headers["ETag"]
    assert make_app().test_client().get("/").headers["ETag"] == tag
    assert make_app(limits=GameLimits(bytes=99)).test_client().get("/").headers["ETag"] != tag


def test_a_web_without_memory_keeps_no_answers(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.app.KEPT_BYTES", 0)
    app = make_app()
    client = app.test_client()
    assert client.get("/").data == client.get("/").data
    assert app.extensions["kibitz"].kept.bytes == 0


@pytest.mark.nightly
def test_answers_of_many_addresses_stay_in_their_room(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.app.KEPT_BYTES", 200_000)
    app = make_app(**GENEROUS)
    client, services = app.test_client(), app.extensions["kibitz"]
    review_id = client.post("/api/reviews", json={"pgn": PGN}).json["id"]  # type: ignore[index]
    run(services.store, review_id, DONE)
    for after in range(300):
        assert client.get(f"/api/reviews/{review_id}/events?after={after}").status_code == 200
        assert services.kept.bytes <= 200_000
    assert services.kept.bytes > 100_000
