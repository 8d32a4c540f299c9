from __future__ import annotations

import json

import flask

from server.store.reviews.reviews import Store
from server.web.resources.openings import tree_of
from tests.seasons import collect, fifty_games


def test_digests_that_lack_are_made_first(app: flask.Flask, store: Store) -> None:
    made, _ = collect(store, fifty_games()[:3])
    with app.test_request_context():
        tree = json.loads(tree_of(made, None, None, "json"))
    assert len(tree["games"]) == 3
