from __future__ import annotations

import flask
import pytest
from flask.testing import FlaskClient

from server.store.collections.collections import CollectionStore
from server.web.http.errors import ApiError
from server.web.resources import collections
from tests.web.api.test_collections import create


def test_a_collection_is_found_or_refused(app: flask.Flask, client: FlaskClient) -> None:
    made = create(client)
    with app.app_context():
        assert collections.found(made["id"]).title == "Club Cup"
        with pytest.raises(ApiError) as refused:
            collections.found("nowhere")
    assert (refused.value.status, refused.value.code) == (404, "not_found")


def test_the_table_says_when_it_ends_and_lists_all_games(app: flask.Flask, client: FlaskClient) -> None:
    made = create(client, expiresDays=7)
    store: CollectionStore = app.extensions["kibitz"].collections
    collection = store.get(made["id"])
    assert collection is not None
    with app.app_context():
        table = collections.table_of(collection)
    assert (table["id"], table["title"]) == (made["id"], "Club Cup")
    assert table["expires"] is not None and table["created"] < table["expires"]
    assert [game["number"] for game in table["games"]] == [1, 2, 3]
