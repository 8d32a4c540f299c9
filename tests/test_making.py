"""What a child makes of a request: the same as the web process, and nothing that the web process alone
may."""

from __future__ import annotations

import pickle
from pathlib import Path

import flask
import pytest

from server.making import make
from server.settings import Settings
from server.web.makers import MakerRequest
from tests.sampling import first
from tests.web.conftest import GENEROUS, MakeApp, make_app, parsers

__all__ = ["make_app", "parsers"]

PGN = '[White "Adams"]\n[Black "Torre"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 f6 3. Nxe5 1-0'


@pytest.fixture
def settings(tmp_path: Path) -> bytes:
    return pickle.dumps(
        Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading"})
    )


@pytest.fixture
def app(make_app: MakeApp) -> flask.Flask:
    return make_app(**GENEROUS)


def environ_of(app: flask.Flask, path: str, **more: str) -> dict[str, str]:
    with app.test_request_context(path, environ_overrides=more):
        environ = flask.request.environ
    return {name: value for name, value in environ.items() if isinstance(value, str)}


@pytest.mark.parametrize(
    "path",
    first(
        2,
        ["/embed/{}?ply=2", "/api/reviews/{}", "/r/{}", "/api/reviews/{}/events?after=1", "/r/{}/board.svg"],
    ),
)
def test_an_answer_is_the_one_that_the_web_process_would_make(
    app: flask.Flask, settings: bytes, path: str
) -> None:
    client = app.test_client()
    review = client.post("/api/reviews", json={"pgn": PGN}).json["id"]  # type: ignore[index]
    address = path.format(review)
    here = client.get(address)
    made = make(settings, MakerRequest(environ_of(app, address), b""))
    assert made is not None
    assert (made.status, made.body) == (here.status_code, here.data)
    told = dict(made.headers)
    assert told["Content-Type"] == here.headers["Content-Type"]
    assert "Content-Length" not in told


def test_what_is_not_there_is_refused_in_the_language_of_the_request(
    app: flask.Flask, settings: bytes
) -> None:
    environ = environ_of(app, "/api/reviews/none.html", HTTP_ACCEPT_LANGUAGE="de")
    made = make(settings, MakerRequest(environ, b""))
    assert made is not None
    assert made.status == 404
    assert "gibt es" in made.body.decode()


def test_it_counts_nothing_and_tells_what_is_to_be_counted(app: flask.Flask, settings: bytes) -> None:
    review = app.test_client().post("/api/reviews", json={"pgn": PGN}).json["id"]  # type: ignore[index]
    for _ in range(3):
        made = make(settings, MakerRequest(environ_of(app, f"/api/reviews/{review}.html"), b""))
        assert made is not None
        assert (made.status, made.notes) == (200, ("answer_made",))


def test_without_a_request_it_is_only_set_up(settings: bytes) -> None:
    assert make(settings, None) is None
