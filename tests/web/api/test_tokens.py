"""A key is checked when the request comes, and again where something is stored: while a body is on its way,
the key may be withdrawn, or what it belongs to deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.imports.players import Players
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from server.store.reviews.rows import NewGame
from tests.sampling import first
from tests.web.api.test_reviews import STOPPED, assert_error, token
from tests.web.conftest import GENEROUS, MakeApp
from tests.web.documents import document

Json = dict[str, Any]
GAMES = '[White "Ann"]\n\n1. e4 e5 *\n\n[White "Bob"]\n\n1. d4 d5 *'
NOTE = {"ply": 1, "comment": "Mine."}
REVIEW, COLLECTION = "/api/reviews/{id}", "/api/collections/{id}"
WRITES: dict[tuple[str, str], Any] = {
    ("DELETE", REVIEW): None,
    ("POST", f"{REVIEW}/stop"): None,
    ("POST", f"{REVIEW}/continue"): None,
    ("POST", f"{REVIEW}/deeper"): {"nodes": 2_000_000},
    ("POST", f"{REVIEW}/notes"): NOTE,
    ("POST", f"{REVIEW}/notes/link"): None,
    ("DELETE", f"{REVIEW}/notes/link"): None,
    ("DELETE", COLLECTION): None,
    ("PATCH", COLLECTION): {"title": "Club Cup"},
    ("POST", f"{COLLECTION}/games"): {"pgn": "1. c4 *"},
    ("PUT", f"{COLLECTION}/games/1"): {"pgn": "1. c4 *"},
    ("PATCH", f"{COLLECTION}/games/1"): {"result": "1-0"},
    ("DELETE", f"{COLLECTION}/games/1"): None,
    ("POST", f"{COLLECTION}/remove"): {"numbers": [1]},
    ("PUT", f"{COLLECTION}/follow"): {"site": "lichess", "user": "ann"},
    ("POST", f"{COLLECTION}/follow"): None,
    ("DELETE", f"{COLLECTION}/follow"): None,
    ("POST", f"{COLLECTION}/stop"): None,
    ("POST", f"{COLLECTION}/continue"): None,
    ("PATCH", f"{COLLECTION}/standings"): {"ties": ["wins"]},
    ("PUT", f"{COLLECTION}/report"): {"text": "Name;Rating\nAnn;2000\n"},
    ("DELETE", f"{COLLECTION}/report"): None,
}
"""Everything that a key changes, and what may be sent for it."""
BOTH = pytest.mark.parametrize(("method", "path"), WRITES)
FEW = pytest.mark.parametrize(("method", "path"), first(6, WRITES))


@pytest.fixture
def app(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> flask.Flask:
    monkeypatch.setattr(Players, "page_of", lambda *_: "https://lichess.org/@/Ann")
    return make_app(**GENEROUS, KIBITZ_FOLLOW="lichess.org")


@pytest.fixture
def collections(app: flask.Flask) -> CollectionStore:
    found: CollectionStore = app.extensions["kibitz"].collections
    return found


@pytest.fixture
def make(client: FlaskClient, store: Store, collections: CollectionStore) -> Callable[[str], Json]:
    """A review or a collection, stopped, so that it may go on."""

    def made(path: str) -> Json:
        kind, pgn = ("collections", GAMES) if path.startswith(COLLECTION) else ("reviews", "1. e4 e5 *")
        found = dict(client.post(f"/api/{kind}", json={"pgn": pgn}).json or {})
        (collections.stop if kind == "collections" else store.request_stop)(found["id"], STOPPED)
        return found

    return made


Deed = Callable[[], object]


JUST_BEFORE = "just before it is stored"


@pytest.fixture(params=["once the key is checked", JUST_BEFORE])
def meanwhile(
    request: pytest.FixtureRequest,
    store: Store,
    collections: CollectionStore,
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[Deed], list[str]]:
    """Have something happen during the next request -> what has happened."""

    def happen(deed: Deed) -> list[str]:
        done: list[str] = []

        def once() -> object:
            if not done:
                done.append("done")
                deed()
            return None

        if request.param == JUST_BEFORE:
            plain = store.database.writing
            monkeypatch.setattr(store.database, "writing", lambda wait=None: (once(), plain(wait))[1])
            return done
        for owner, name in ((store, "check_key"), (store, "writer_of"), (collections, "check_key")):
            check = getattr(owner, name)
            monkeypatch.setattr(owner, name, lambda *given, check=check: (check(*given), once())[0])
        return done

    return happen


def ask(client: FlaskClient, method: str, path: str, made: Json, headers: dict[str, str]) -> Any:
    return client.open(path.format(**made), method=method, json=WRITES[method, path], headers=headers)


def test_nothing_is_left_out() -> None:
    guarded = {
        (method.upper(), path.replace("{number}", "1"))
        for path, item in document()["paths"].items()
        for method, operation in item.items()
        if "security" in operation and method != "get"
    }
    assert guarded == WRITES.keys()


@BOTH
def test_without_the_key_it_is_forbidden(
    client: FlaskClient, make: Callable[[str], Json], method: str, path: str
) -> None:
    made = make(path)
    for headers in ({}, {"X-Delete-Token": "wrong"}, {"Authorization": "right"}):
        error = assert_error(ask(client, method, path, made, headers), 403, "forbidden")
        assert "X-Delete-Token" in error["message"]


@FEW
def test_nothing_is_stored_for_what_is_deleted_while_the_request_is_read(
    client: FlaskClient,
    store: Store,
    collections: CollectionStore,
    make: Callable[[str], Json],
    meanwhile: Callable[[Deed], list[str]],
    method: str,
    path: str,
) -> None:
    made = make(path)
    delete = collections.delete if path.startswith(COLLECTION) else store.delete
    happened = meanwhile(lambda: delete(made["id"]))
    assert_error(ask(client, method, path, made, token(made)), 404, "not_found")
    assert happened
    assert not store.waiting()


@pytest.mark.parametrize("how", ["withdrawn", "lent anew"])
def test_a_link_that_is_withdrawn_while_the_note_is_read_writes_nothing(
    client: FlaskClient,
    store: Store,
    make: Callable[[str], Json],
    meanwhile: Callable[[Deed], list[str]],
    how: str,
) -> None:
    made = make(REVIEW)
    guest = {"X-Delete-Token": store.lend_notes(made["id"])}
    log = store.events(made["id"])
    happened = meanwhile(
        lambda: (store.withdraw_notes if how == "withdrawn" else store.lend_notes)(made["id"])
    )
    assert_error(ask(client, "POST", f"{REVIEW}/notes", made, guest), 403, "forbidden")
    assert happened
    assert store.events(made["id"]) == log


@pytest.mark.parametrize("meanwhile", [JUST_BEFORE], indirect=True)
def test_a_game_that_is_replaced_while_a_correction_is_read_is_not_corrected(
    client: FlaskClient,
    collections: CollectionStore,
    make: Callable[[str], Json],
    meanwhile: Callable[[Deed], list[str]],
) -> None:
    made = make(COLLECTION)
    (second,) = collections.games(made["id"], [2])
    new = collections.edits.replace
    happened = meanwhile(lambda: new(made["id"], 1, {}, NewGame("1. d4 *", second.facts, reviewable=True)))
    assert_error(ask(client, "PATCH", f"{COLLECTION}/games/1", made, token(made)), 404, "not_found")
    assert happened
    (first,) = collections.games(made["id"], [1])
    assert first.facts == second.facts
