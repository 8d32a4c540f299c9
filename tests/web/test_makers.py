"""Which answers are made by children, and what the web process does with them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import flask
import pytest
from flask.testing import FlaskClient

from server.app import create_app
from server.making import make
from server.sandbox.pool import Sandbox
from server.settings import Settings
from server.web.makers import Kind, MakerAnswer, MakerRequest, Makers
from tests.web.conftest import GENEROUS, BufferedClient

NOT_MADE = {
    "seasons.show": "its digests are made by the children that read texts, a game at a time",
    "embed_season.embed": "the same",
    "openings.show": "the same",
    "notes.lent": "it is a column of one row",
}
"""Views of reviews and collections of which the web process makes answers itself, and why."""


class Noting(Makers):
    """Makes every answer in this process, and notes of which kind it is."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(make, pickle.dumps(settings), log_format="text", visitor=lambda: "")
        self.kinds: list[Kind] = []

    def answer(self, kind: Kind) -> flask.Response:
        self.kinds.append(kind)
        return flask.Response("made", headers={"X-Made": kind.value})


@pytest.fixture
def app(tmp_path: Path, parsers: Sandbox) -> Iterator[flask.Flask]:
    environment = {"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading", **GENEROUS}
    settings = Settings.from_environ(environment)
    made = create_app(settings, parsers)
    made.test_client_class = BufferedClient
    services = made.extensions["kibitz"]
    object.__setattr__(services, "makers", Noting(settings))
    yield made
    services.store.close()


@pytest.fixture
def client(app: flask.Flask) -> FlaskClient:
    return app.test_client()


def makers_of(app: flask.Flask) -> Noting:
    found: Noting = app.extensions["kibitz"].makers
    return found


def test_every_view_of_a_review_or_a_collection_is_made_by_a_child(
    app: flask.Flask, client: FlaskClient
) -> None:
    review = client.post("/api/reviews", json={"pgn": "1. e4 e5 *"}).json["id"]  # type: ignore[index]
    file = '[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n'
    collection = client.post("/api/collections", json={"pgn": file}).json["id"]  # type: ignore[index]
    ids = {"review_id": review, "collection_id": collection, "player": "A"}
    asked = 0
    for rule in app.url_map.iter_rules():
        about = {"review_id", "collection_id"} & rule.arguments
        if "GET" not in (rule.methods or ()) or not about or rule.endpoint in NOT_MADE:
            continue
        known = {**ids, **(rule.defaults or {})}
        with app.test_request_context():
            address = flask.url_for(rule.endpoint, **{name: known[name] for name in rule.arguments})
        assert client.get(address).headers.get("X-Made"), f"{address} is made by the web process"
        asked += 1
    assert asked > 20


def test_a_file_an_image_and_a_page_have_children_of_their_own(app: flask.Flask, client: FlaskClient) -> None:
    review = client.post("/api/reviews", json={"pgn": "1. e4 e5 *"}).json["id"]  # type: ignore[index]
    for address in (f"/r/{review}", f"/r/{review}/board.png", f"/api/reviews/{review}.html"):
        client.get(address)
    assert makers_of(app).kinds == [Kind.PAGE, Kind.IMAGE, Kind.FILE]


def test_a_shared_text_is_read_by_a_child_and_has_a_rate(app: flask.Flask) -> None:
    client = app.test_client()
    answer = client.post("/share", data={"text": "1. e4"})
    assert (answer.text, makers_of(app).kinds) == ("made", [Kind.PAGE])


def test_what_a_child_notes_is_counted_here(tmp_path: Path) -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})
    seen: list[MakerRequest | None] = []

    class Here(Sandbox):
        def ask(self, visitor: str, work: object, given: tuple[object, ...]) -> object:
            seen.append(given[1])  # type: ignore[arg-type]
            return MakerAnswer(201, (("X-Told", "yes"),), b"body", ("answer_made",))

    makers = Makers(make, pickle.dumps(settings), log_format="text", visitor=lambda: "")
    makers._children = {kind: Here(children=0) for kind in Kind}
    app = flask.Flask(__name__)
    with app.test_request_context(
        "/x?y=1", method="POST", data=b"sent", environ_overrides={"REMOTE_ADDR": "192.0.2.7"}
    ):
        answer = makers.answer(Kind.FILE)
        assert flask.g.answer_made is True
    assert (answer.status_code, answer.headers["X-Told"], answer.data) == (201, "yes", b"body")
    (asked,) = seen
    assert asked is not None
    assert (asked.environ["QUERY_STRING"], asked.body) == ("y=1", b"sent")
    assert "192.0.2.7" not in asked.environ.values()
