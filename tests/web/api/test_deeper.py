"""POST /api/reviews/<id>/deeper: a review is run again with a larger budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.store.reviews.reviews import Store
from tests.web.api.test_reviews import BROKEN, DONE, STOPPED, assert_error, run, token
from tests.web.conftest import MakeApp

Json = dict[str, Any]
Post = Callable[..., Json]
PLAN = {"type": "plan", "engine": {"name": "Stockfish"}, "nodes": 200_000, "pass": 1}


def ask(client: FlaskClient, made: Json, nodes: object = 1_000_000) -> TestResponse:
    return client.post(f"/api/reviews/{made['id']}/deeper", json={"nodes": nodes}, headers=token(made))


@pytest.mark.parametrize("end", [DONE, STOPPED, BROKEN])
def test_a_review_at_its_end_waits_again_with_the_new_budget(
    client: FlaskClient, store: Store, post: Post, end: Json
) -> None:
    made = post(rules="seed")
    run(store, made["id"], PLAN, end)
    log = store.events(made["id"])
    response = ask(client, made)
    assert (response.status_code, response.json) == (202, {"id": made["id"], "status": "waiting"})
    assert len(store.waiting()) == 1
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    assert (claimed.options["nodes"], claimed.options["rules"]) == (1_000_000, "seed")
    assert store.events(made["id"]) == log


def test_it_needs_the_token(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    run(store, made["id"], PLAN, DONE)
    address = f"/api/reviews/{made['id']}/deeper"
    assert_error(client.post(address, json={"nodes": 1_000_000}), 403, "forbidden")
    assert_error(ask(client, {**made, "id": "nowhere"}), 404)


def test_a_review_that_waits_or_runs_is_left_alone(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    assert_error(ask(client, made), 409, "not_finished")
    store.leases.claim_next("worker")
    assert_error(ask(client, made), 409, "not_finished")
    store.leases.append(made["id"], "worker", [PLAN, DONE])
    assert ask(client, made).status_code == 202
    assert_error(ask(client, made), 409, "not_finished")


@pytest.mark.parametrize("nodes", [200_000, 1_000, 20_000_001, "many", True, None])
def test_only_a_larger_budget_within_the_limits_is_deeper(
    client: FlaskClient, store: Store, post: Post, nodes: object
) -> None:
    made = post()
    run(store, made["id"], PLAN, DONE)
    assert_error(ask(client, made, nodes), 422, "bad_options")


def test_without_a_body_it_is_told_what_a_deeper_pass_wants(
    client: FlaskClient, store: Store, post: Post
) -> None:
    made = post()
    run(store, made["id"], PLAN, DONE)
    address = f"/api/reviews/{made['id']}/deeper"
    bare = client.post(address, headers=token(made))
    message = assert_error(bare, 415, "unsupported_media_type")["message"]
    assert '{"nodes": 1000000}' in message
    assert "application/json" in message
    assert "pgn" not in message.lower()
    empty = client.post(address, json={}, headers=token(made))
    assert '{"nodes": 1000000}' in assert_error(empty, 400, "bad_json")["message"]


def test_a_deeper_run_that_was_stopped_in_the_queue_can_be_asked_for_again(
    client: FlaskClient, store: Store, post: Post
) -> None:
    made = post()
    run(store, made["id"], PLAN, DONE)
    ask(client, made)
    assert client.post(f"/api/reviews/{made['id']}/stop", headers=token(made)).json["status"] == "stopped"  # type: ignore[index]
    assert ask(client, made).status_code == 202


def test_it_counts_as_a_new_review(make_app: MakeApp) -> None:
    app = make_app(KIBITZ_REVIEWS_PER_MINUTE="2")
    client, store = app.test_client(), app.extensions["kibitz"].store
    made = client.post("/api/reviews", json={"pgn": "1. e4 *"}).json
    assert made is not None
    run(store, made["id"], PLAN, DONE)
    assert ask(client, made, 5).status_code == 422, "a refused one does not count"
    assert ask(client, made).status_code == 202
    assert_error(client.post("/api/reviews", json={"pgn": "1. e4 *"}), 429, "too_many_requests")


def test_it_counts_among_the_unfinished(make_app: MakeApp) -> None:
    app = make_app(KIBITZ_REVIEWS_WAITING="1")
    client, store = app.test_client(), app.extensions["kibitz"].store
    made = client.post("/api/reviews", json={"pgn": "1. e4 *"}).json
    assert made is not None
    run(store, made["id"], PLAN, DONE)
    assert client.post("/api/reviews", json={"pgn": "1. e4 *"}).status_code == 201
    assert_error(ask(client, made), 429, "too_many_unfinished")
