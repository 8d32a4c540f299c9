"""A season by the digests of its games, which are made once."""

from __future__ import annotations

import json

import flask
import pytest
import sqlalchemy as sa

from server.store.collections.digests import Digests
from server.store.database.database import digests_table
from server.store.reviews.reviews import Store
from server.web.http.errors import ApiError
from server.web.resources.seasons import season_of
from tests.seasons import collect, log_of


def logs(count: int) -> list[list[dict[str, object]]]:
    return [log_of("morphy", {"White": "Ann", "Black": f"Other {number}"}) for number in range(count)]


def digests(store: Store) -> dict[str, int]:
    query = sa.select(digests_table.c.review_id, digests_table.c.last_seq)
    with store.database.reading() as db:
        return {row.review_id: row.last_seq for row in db.execute(query)}


def test_digests_are_made_once_and_after_a_deeper_pass_again(
    app: flask.Flask, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, reviews = collect(store, logs(3))
    with app.app_context():
        first = json.loads(season_of(made, "Ann", "json"))
        assert first["reviewed"] == 3
        assert digests(store).keys() == set(reviews)
        asked: list[str] = []
        monkeypatch.setattr(Digests, "log", lambda self, key: asked.append(key))
        assert json.loads(season_of(made, "Ann", "json")) == first
        assert asked == []
        monkeypatch.undo()
        assert store.deepen(reviews[0], {})
        assert json.loads(season_of(made, "Ann", "json"))["reviewed"] == 2


def test_a_review_that_goes_on_meanwhile_is_left_out(
    app: flask.Flask, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = collect(store, logs(1))
    monkeypatch.setattr(Digests, "log", lambda self, key: [])
    with app.app_context():
        assert json.loads(season_of(made, "Ann", "json"))["reviewed"] == 0
    assert digests(store) == {}


def test_a_player_and_a_collection_that_there_are_not(app: flask.Flask, store: Store) -> None:
    made, _ = collect(store, logs(1))
    with app.app_context():
        with pytest.raises(ApiError) as fault:
            season_of(made, "Zoe", "json")
        assert (fault.value.status, fault.value.code) == (404, "no_such_player")
        with pytest.raises(ApiError) as fault:
            season_of("nowhere", "Ann", "json")
        assert fault.value.code == "not_found"
