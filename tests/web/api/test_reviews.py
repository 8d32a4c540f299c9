from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.analysis.events.fold import fold
from server.analysis.game.game import GameLimits
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.rows import failure
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
Post = Callable[..., Json]
DONE = {"type": "done", "totals": {}, "recipe": {}}
STOPPED = {"type": "failed", "code": "stopped", "message": "Stopped after 1 of 3 moves.", "retry": True}
BROKEN = {"type": "failed", "code": "engine_changed", "message": "Another engine.", "retry": False}


def assert_error(response: TestResponse, status: int, code: str | None = None) -> Json:
    """The response is an error in the API's one shape -> its `error`."""
    assert response.status_code == status, response.text
    assert response.is_json
    assert response.json is not None
    assert response.json.keys() == {"error"}
    error: Json = response.json["error"]
    assert error.keys() == {"code", "message", "place", "retry"}
    assert error["message"].rstrip("`)").endswith((".", "}"))
    assert code is None or error["code"] == code
    return error


def run(store: Store, review_id: str, *events: Json) -> None:
    """Play the worker, whose turn is this review's."""
    claimed = store.leases.claim_next("worker")
    assert claimed is not None and claimed.id == review_id
    store.leases.append(review_id, "worker", list(events))


def token(made: Json) -> dict[str, str]:
    return {"X-Delete-Token": made["delete_token"]}


@pytest.mark.parametrize("path", ["/api/reviews", "/api/collections"])
def test_what_cannot_be_kept_as_the_database_was_removed_is_no_success(
    client: FlaskClient, post: Post, tmp_path: Path, path: str
) -> None:
    made = post()
    kept = (tmp_path / "kibitz.db").rename(tmp_path / "kept.db")
    body = {"pgn": "1. e4 e5 *\n\n1. d4 d5 *" if "collections" in path else "1. e4 e5 *"}
    assert_error(client.post(path, json=body), 503, "database_away")
    assert_error(client.get(f"/api/reviews/{made['id']}"), 503, "database_away")
    assert not (tmp_path / "kibitz.db").exists()
    kept.rename(tmp_path / "kibitz.db")
    assert client.post(path, json=body).status_code == 201


def test_a_posted_game_is_stored_and_shown_at_once(client: FlaskClient, store: Store, post: Post) -> None:
    made = post('[White "Ann"]\n\n1. e4 e5 2. Nf3 *')
    assert made.keys() == {"id", "url", "delete_token", "guessed"}
    assert made["url"] == f"http://localhost/r/{made['id']}"
    assert len(store.waiting()) == 1
    state = client.get(f"/api/reviews/{made['id']}").json["state"]  # type: ignore[index]
    assert state["game"]["headers"]["White"] == "Ann"
    assert [move["san"] for move in state["game"]["moves"]] == ["e4", "e5", "Nf3"]
    assert state["moves"][0]["classification"] == "theory"
    assert state["phases"] is not None


@pytest.mark.parametrize("mime_type", ["text/plain", "application/x-chess-pgn; charset=utf-8"])
def test_a_bare_pgn_is_taken_as_a_body(client: FlaskClient, mime_type: str) -> None:
    response = client.post("/api/reviews", data="\ufeff1. d4 d5 *".encode(), content_type=mime_type)
    assert response.status_code == 201
    assert response.headers["Location"] == response.json["url"]  # type: ignore[index]


def test_an_old_file_in_latin_1_is_read(client: FlaskClient) -> None:
    pgn = '[White "Hübner"]\n\n1. d4 *'.encode("latin-1")
    made = client.post("/api/reviews", data=pgn, content_type="text/plain").json
    state = client.get(f"/api/reviews/{made['id']}").json["state"]  # type: ignore[index]
    assert state["game"]["headers"]["White"] == "Hübner"
    assert made["guessed"] == [1]  # type: ignore[index]


def test_the_options_are_kept_with_the_review(store: Store, post: Post) -> None:
    made = post("1. e4 *", preset="fast", multipv=3, rules="seed", includeTheory=False)
    review = store.get(made["id"])
    assert review is not None
    assert review.options["nodes"] == 50_000
    assert (review.options["multipv"], review.options["rules"]) == (3, "seed")
    assert review.options["includeTheory"] is False


@pytest.mark.parametrize(
    ("body", "status", "code", "place"),
    [
        ({"pgn": "1. e4 e5 2. Ke3 *"}, 422, "bad_game", "move 2, White"),
        ({"pgn": "   "}, 422, "empty", None),
        ({"pgn": "1. e4 *", "options": {"nodes": 5}}, 422, "bad_options", "options.nodes"),
        ({"pgn": "1. e4 *", "options": {"speed": 5}}, 422, "bad_options", "options.speed"),
        ({"pgn": "1. e4 *", "options": []}, 422, "bad_options", "options"),
        ({"pgn": "1. e4 *", "public": True}, 422, "bad_options", "public"),
        ({"pgn": 5}, 400, "bad_json", "pgn"),
        ([], 400, "bad_json", "pgn"),
        ({}, 400, "bad_json", "pgn"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_its_place(
    client: FlaskClient, store: Store, body: object, status: int, code: str, place: str | None
) -> None:
    error = assert_error(client.post("/api/reviews", json=body), status, code)
    assert error["place"] == place
    assert len(store.waiting()) == 0


def test_text_that_is_no_json_is_refused(client: FlaskClient) -> None:
    response = client.post("/api/reviews", data="{", content_type="application/json")
    assert_error(response, 400, "bad_json")


def test_another_type_of_text_is_refused(client: FlaskClient) -> None:
    response = client.post("/api/reviews", data="<pgn/>", content_type="application/xml")
    assert "application/x-chess-pgn" in assert_error(response, 415)["message"]


def test_a_pgn_over_the_limit_is_refused_with_its_size(make_app: MakeApp) -> None:
    client = make_app(**GENEROUS, limits=GameLimits(bytes=2048)).test_client()
    pgn = "1. e4 {" + "x" * 4096 + "} *"
    error = assert_error(client.post("/api/reviews", json={"pgn": pgn}), 413, "text_too_large")
    assert "5 KiB" in error["message"]
    assert "2 KiB" in error["message"]


def test_a_body_over_the_limit_is_not_even_read(make_app: MakeApp) -> None:
    client = make_app(**GENEROUS, limits=GameLimits(bytes=2048)).test_client()
    response = client.post("/api/reviews", data=b"x" * 200_000, content_type="text/plain")
    assert "195 KiB" in assert_error(response, 413, "text_too_large")["message"]


def test_too_long_a_game_is_refused(make_app: MakeApp) -> None:
    client = make_app(**GENEROUS, limits=GameLimits(plies=3)).test_client()
    response = client.post("/api/reviews", json={"pgn": "1. e4 e5 2. Nf3 Nc6 *"})
    assert "4 " in assert_error(response, 422, "too_large")["message"]


def test_the_state_is_the_fold_of_the_events(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    address = f"/api/reviews/{made['id']}"
    before = client.get(address).json
    run(store, made["id"], {"type": "preview", "win": [0.5], "model": "m"}, DONE)
    after = client.get(address).json
    assert before is not None
    assert after is not None
    assert (before["status"], before["queue_position"]) == ("waiting", 1)
    assert (after["status"], after["queue_position"]) == ("done", None)
    assert after["state"] == fold(store.events(made["id"]))
    assert after["created"].endswith("+00:00")


def test_events_are_told_after_a_cursor(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    address = f"/api/reviews/{made['id']}/events"
    stored = store.events(made["id"])
    waits = {"status": "waiting", "queue_position": 1}
    assert client.get(address).json == {"events": stored, "seq": len(stored), **waits}
    assert client.get(f"{address}?after=2").json == {"events": stored[2:], "seq": len(stored), **waits}
    assert client.get(f"{address}?after=99").json == {"events": [], "seq": 99, **waits}


def test_the_events_tell_how_the_review_stands(client: FlaskClient, store: Store, post: Post) -> None:
    review_id = post()["id"]
    run(store, review_id, DONE)
    told = client.get(f"/api/reviews/{review_id}/events?after=1").json
    assert told is not None and (told["status"], told["queue_position"]) == ("done", None)
    assert told["events"][-1]["type"] == "done"


@pytest.mark.parametrize("after", ["-1", "x", "1.5", "", "9" * 30, "١"])
def test_a_cursor_that_is_no_number_is_refused(client: FlaskClient, post: Post, after: str) -> None:
    address = f"/api/reviews/{post()['id']}/events"
    assert_error(client.get(address, query_string={"after": after}), 400, "bad_cursor")


def test_the_annotated_pgn_is_a_download(client: FlaskClient, post: Post) -> None:
    made = post('[White "Ánn/../O\'Neil"]\n[Black "Bob"]\n\n1. e4 {good} e5 *')
    response = client.get(f"/api/reviews/{made['id']}.pgn")
    assert response.status_code == 200
    assert response.mimetype == "application/x-chess-pgn"
    assert response.headers["Content-Disposition"] == "attachment; filename=ann-o-neil-bob.pgn"
    assert "{ good }" in response.text
    assert made["id"] not in response.text


def test_the_annotated_pgn_has_variations_and_comments_unless_it_shall_not(
    client: FlaskClient, sample: str
) -> None:
    address = f"/api/reviews/{sample}.pgn"
    both, lines, words, neither = (
        client.get(f"{address}{query}").text
        for query in ("", "?comments=0", "?variations=0&comments=1", "?variations=0&comments=0")
    )
    for text, has_lines, has_words in (
        (both, True, True),
        (lines, True, False),
        (words, False, True),
        (neither, False, False),
    ):
        assert ("(\n" in text or "( " in text) == has_lines
        assert ("(Kibitz:" in text) == has_words
        assert "[%eval" in text and "$4" in text


@pytest.mark.parametrize("query", ["variations=yes", "comments=2", "comments="])
def test_an_unknown_choice_for_the_annotated_pgn_is_refused(
    client: FlaskClient, post: Post, query: str
) -> None:
    name = query.partition("=")[0]
    error = assert_error(client.get(f"/api/reviews/{post()['id']}.pgn?{query}"), 422, "bad_options")
    assert (error["place"], error["message"]) == (name, f"{name} must be one of 0, 1.")


def test_stop_needs_the_token(client: FlaskClient, store: Store, post: Post) -> None:
    made, other = post(), post()
    address = f"/api/reviews/{made['id']}/stop"
    assert_error(client.post(address), 403, "forbidden")
    assert_error(client.post(address, headers=token(other)), 403, "forbidden")
    response = client.post(address, headers=token(made))
    assert (response.status_code, response.json) == (202, {"id": made["id"], "status": "stopped"})
    assert failure(store, made["id"])["code"] == "stopped"


def test_a_running_review_is_asked_to_stop(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    store.leases.claim_next("worker")
    response = client.post(f"/api/reviews/{made['id']}/stop", headers=token(made))
    assert (response.status_code, response.json) == (202, {"id": made["id"], "status": "running"})
    assert store.leases.must_stop(made["id"], "worker")


def test_a_finished_review_cannot_be_stopped(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    run(store, made["id"], DONE)
    assert_error(client.post(f"/api/reviews/{made['id']}/stop", headers=token(made)), 409)


def test_a_stopped_review_goes_on(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    run(store, made["id"], STOPPED)
    address = f"/api/reviews/{made['id']}/continue"
    assert_error(client.post(address), 403)
    response = client.post(address, headers=token(made))
    assert (response.status_code, response.json) == (202, {"id": made["id"], "status": "waiting"})
    assert len(store.waiting()) == 1
    assert_error(client.post(address, headers=token(made)), 409)


@pytest.mark.parametrize("end", [None, DONE, BROKEN])
def test_what_cannot_go_on_does_not(client: FlaskClient, store: Store, post: Post, end: Json | None) -> None:
    made = post()
    if end is not None:
        run(store, made["id"], end)
    assert_error(client.post(f"/api/reviews/{made['id']}/continue", headers=token(made)), 409)


def test_delete_needs_the_token_and_leaves_nothing(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    address = f"/api/reviews/{made['id']}"
    assert client.get(address).status_code == 200
    assert_error(client.delete(address), 403)
    assert store.get(made["id"]) is not None
    response = client.delete(address, headers=token(made))
    assert (response.status_code, response.data) == (204, b"")
    for path in (address, f"{address}/events", f"{address}.pgn"):
        assert_error(client.get(path), 404, "not_found")
    assert_error(client.delete(address, headers=token(made)), 404)


@pytest.mark.parametrize("name", ["nowhere", "a" * 64, "a" * 65, "..", "%00", "<script>"])
def test_an_unknown_review_is_not_found(client: FlaskClient, name: str) -> None:
    assert_error(client.get(f"/api/reviews/{name}/events"), 404)


def test_statuses_of_the_store_are_those_of_the_api() -> None:
    assert {str(status) for status in Status} == {"waiting", "running", "stopped", "failed", "done"}


def test_what_is_no_character_is_left_out(client: FlaskClient) -> None:
    for pgn in ('[White "A\x00\x08nn\ud800"]\n\n1. e4 { \x0bso } *', '[White "Ann"]\n\n1. e4\x00 *'):
        response = client.post("/api/reviews", json={"pgn": pgn})
        assert response.status_code == 201, response.text
        state = (client.get(f"/api/reviews/{(response.json or {})['id']}").json or {})["state"]
        assert state["game"]["headers"]["White"] == "Ann"


@pytest.mark.parametrize("path", ["/api/reviews", "/api/collections"])
@pytest.mark.parametrize("opening", ["[", '{"pgn":', '{"pgn": "1. e4", "options": '])
def test_json_that_is_nested_too_deeply_is_refused(client: FlaskClient, path: str, opening: str) -> None:
    for text in (opening * 5000, '{"pgn": "1. e4 *", "options": ' + opening * 5000):
        response = client.post(path, data=text, content_type="application/json")
        assert_error(response, 400, "bad_json")


def test_the_text_of_a_review_can_be_had_as_it_came(client: FlaskClient) -> None:
    text = '[White "Ann"]\n\n1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 {stood} 4. O-O 1-0'
    made = client.post("/api/reviews", json={"pgn": text}).json
    assert made is not None
    address = f"/api/reviews/{made['id']}.pgn"
    assert client.get(f"{address}?original=1").text == text
    assert "3... Nf6 4. O-O }" in client.get(address).text
    shown = client.get(f"/api/reviews/{made['id']}").json
    assert shown is not None
    warnings = shown["state"]["game"]["warnings"]
    assert [(told["code"], told["place"]) for told in warnings] == [("broken_off", "move 3, Black")]
