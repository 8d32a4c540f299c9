from __future__ import annotations

import flask
from flask.testing import FlaskClient

from server.web.resources.tournaments import standings_of
from tests.web.api.test_collections import create
from tests.web.api.test_rounds import GAMES


def test_the_rows_of_the_store_become_standings(app: flask.Flask, client: FlaskClient) -> None:
    made = create(client, GAMES)
    with app.app_context():
        told = standings_of(made["id"])
        assert standings_of("nowhere")["players"] == []
    assert [(player["rank"], player["name"], player["points"]) for player in told["players"]] == [
        (1, "Ann", 2),
        (2, "Cid", 1),
        (3, "Bob", 0),
    ]
    assert told["duplicates"] == [{"number": 4, "same_as": 1}]
