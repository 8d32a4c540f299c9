"""Every hostile text is posted to a real app with real readers, while others ask how it is.

Nothing is timed: what must hold is that each is answered, in the one shape, with bounded faults and events,
and that the app answers others meanwhile.
"""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import flask
import pytest

from server.analysis.game.limits import GameLimits
from server.analysis.game.notices import MAX_NOTICES
from server.analysis.reading import read
from server.app import create_app
from server.i18n.texts import sentence
from server.sandbox import pool
from server.sandbox.pool import Sandbox, SandboxBounds, TooSlow
from server.settings import Settings
from server.wire.bodies import ErrorBody
from tests.hostile import Hostile, hostile_texts
from tests.sampling import first

TEXTS = hostile_texts()
STORED = 4 << 20
"""Bytes of JSON that the first events of one text may be; 5,000 moves of variations are 1.4 MB."""


def app_of(folder: Path, parsers: Sandbox) -> Iterator[flask.Flask]:
    names = (
        "REVIEWS_PER_MINUTE",
        "REVIEWS_PER_DAY",
        "ATTEMPTS_PER_MINUTE",
        "COLLECTIONS_PER_DAY",
        "REVIEWS_WAITING",
    )
    many = {f"KIBITZ_{name}": "100000" for name in names}
    fixed = {"KIBITZ_DATA_DIR": str(folder), "KIBITZ_ASYNC_MODE": "threading"}
    made = create_app(Settings.from_environ(fixed | many), parsers)
    yield made
    services = made.extensions["kibitz"]
    services.parsers.close()
    services.store.close()


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[flask.Flask]:
    yield from app_of(tmp_path_factory.mktemp("hostile"), Sandbox())


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[flask.Flask]:
    """An app whose readers have a hundredth of a second."""
    yield from app_of(tmp_path, Sandbox(SandboxBounds(seconds=0.01), children=1))


def post(app: flask.Flask, text: Hostile) -> tuple[int, dict[str, Any]]:
    with app.test_client() as client:
        response = client.post(
            text.address, data=text.body(), content_type=text.content_type, headers=text.headers
        )
        return response.status_code, response.json or {}


def test_there_are_enough_and_none_twice() -> None:
    assert len(TEXTS) >= 60
    assert len({text.name for text in TEXTS}) == len(TEXTS)
    assert all(len(text.body()) < 3 * GameLimits().bytes for text in TEXTS)


@pytest.mark.parametrize("text", first(3, TEXTS), ids=lambda text: text.name)
def test_a_hostile_text_is_answered_and_so_are_others(app: flask.Flask, text: Hostile) -> None:
    found: list[tuple[int, dict[str, Any]]] = []
    sender = threading.Thread(target=lambda: found.append(post(app, text)))
    sender.start()
    with app.test_client() as client:
        assert client.get("/healthz").status_code in (200, 503)  # how it is: there is no worker
    sender.join()
    ((status, body),) = found
    assert status < 500, body
    if status >= 400:
        read(ErrorBody, body, "error")
        assert len(body["error"]["message"]) < 1_000
    else:
        check_stored(app, body)


def check_stored(app: flask.Flask, body: dict[str, Any]) -> None:
    """The first events of what was made are bounded, and so are the faults in them."""
    made = [each["id"] for each in body.get("reviews", ())] or [body.get("id")]
    for review_id in filter(None, made):
        events = app.extensions["kibitz"].store.events(review_id)
        assert len(json.dumps(events)) < STORED
        assert all(len(event.get("warnings", ())) <= MAX_NOTICES + 1 for event in events)
    for refused in body.get("refused", ()):
        assert len(refused["message"]) < 1_000


@pytest.mark.parametrize("name", first(1, ["six hundred plies", "4,900 variations", "a name of many words"]))
def test_what_takes_too_long_is_refused_in_a_sentence(impatient: flask.Flask, name: str) -> None:
    (text,) = (each for each in TEXTS if each.name == name)
    status, body = post(impatient, text)
    assert (status, body["error"]["code"], body["error"]["retry"]) == (422, "too_slow", False)
    assert "too long to read" in body["error"]["message"]


def test_whoever_comes_when_all_read_is_told_to_come_again(impatient: flask.Flask) -> None:
    with contextlib.ExitStack() as places, impatient.test_client() as client:
        for _ in range(pool.WAITING):
            places.enter_context(impatient.extensions["kibitz"].parsers.place())
        for address in ("/api/reviews", "/api/collections"):
            response = client.post(address, json={"pgn": "1. e4 *"}, headers={"Accept-Language": "de"})
            assert (response.status_code, response.headers["Retry-After"]) == (503, "5")
            assert "Kibitz ist gerade ausgelastet" in response.text


def test_a_game_of_a_collection_that_takes_too_long_is_refused_alone(
    impatient: flask.Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(self: Sandbox, visitor: str, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        if given[0] == 2:
            raise TooSlow(sentence("reading-slow"))
        return work(*given)

    monkeypatch.setattr(Sandbox, "ask", slow)
    with impatient.test_client() as client:
        made = client.post("/api/collections", json={"pgn": "1. e4 * 1. d4 * 1. c4 *"}).json
    assert made is not None
    assert [each["number"] for each in made["reviews"]] == [1, 3]
    assert [(each["number"], each["message"][:9]) for each in made["refused"]] == [(2, "This text")]
