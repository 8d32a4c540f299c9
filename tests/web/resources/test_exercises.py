from __future__ import annotations

import flask
from flask.testing import FlaskClient

from server.web.resources import exercises


def test_the_gravest_are_kept_in_the_order_of_the_games(
    client: FlaskClient, app: flask.Flask, sample: str
) -> None:
    made = client.post("/api/collections", json={"reviews": [sample]}).json
    assert made
    with app.test_request_context():
        all_of_them = exercises.of_collection(made["id"], None).exercises
        two = exercises.of_collection(made["id"], None, 2).exercises
    losses = sorted((each.loss for _, each in all_of_them), reverse=True)
    assert sorted((each.loss for _, each in two), reverse=True) == losses[:2]
    assert [each.ply for _, each in two] == sorted(each.ply for _, each in two)
