from __future__ import annotations

from typing import Any

import flask
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.analysis.game.game import GameLimits
from server.analysis.review.options import ReviewOptions
from server.store.collections.follows import Follows
from server.store.reviews.reviews import Store
from tests.web.api.test_collections import create, show
from tests.web.api.test_reviews import DONE, assert_error, run, token
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
GAME = (
    '[Event "Club Cup"]\n[Round "2"]\n[White "Dora"]\n[Black "Ann"]\n[Result "0-1"]\n\n1. d4 d6 2. c4 0-1\n'
)
BROKEN = '[White "Eve"]\n[Black "Fay"]\n\n1. e4 e5 2. Ke3 *\n'
BYE = '[Event "Club Cup"]\n[Round "2"]\n[White "Eve"]\n[Black "BYE"]\n[Result "1-0"]\n\n1-0\n'


def path(made: Json, rest: str = "") -> str:
    return f"/api/collections/{made['id']}{rest}"


def white(client: FlaskClient, made: Json) -> list[tuple[int, str]]:
    return [(row["number"], row["headers"]["White"]) for row in show(client, made)["games"]]


def add(client: FlaskClient, made: Json, pgn: str = GAME, **fields: object) -> TestResponse:
    return client.post(path(made, "/games"), json={"pgn": pgn, **fields}, headers=token(made))


def test_only_the_owner_edits(client: FlaskClient) -> None:
    made = create(client)
    before = show(client, made)
    for method, rest, body in (
        ("PATCH", "", {"title": "Mine"}),
        ("POST", "/games", {"pgn": GAME}),
        ("PUT", "/games/1", {"pgn": GAME}),
        ("PATCH", "/standings", {"ties": []}),
        ("PUT", "/report", {"text": "name"}),
        ("DELETE", "/report", None),
        ("PATCH", "/games/1", {"result": "0-1"}),
        ("DELETE", "/games/1", None),
        ("POST", "/remove", {"numbers": [1]}),
    ):
        for header in ({}, {"X-Delete-Token": "wrong"}):
            response = client.open(path(made, rest), method=method, json=body, headers=header)
            assert_error(response, 403, "forbidden")
        nowhere = client.open(path({"id": "nowhere"}, rest), method=method, json=body, headers=token(made))
        assert_error(nowhere, 404, "not_found")
        elsewhere = {**token(made), "Origin": "https://other.example"}
        assert_error(
            client.open(path(made, rest), method=method, json=body, headers=elsewhere), 403, "cross_site"
        )
    assert show(client, made) == before


@pytest.mark.parametrize(
    ("asked", "title"),
    [("  Harbour\n Cup ", "Harbour Cup"), ("", "Club Cup"), ("\x00 ", "Club Cup"), ("x" * 300, "x" * 200)],
)
def test_a_title_is_read_as_at_first(client: FlaskClient, asked: str, title: str) -> None:
    made = create(client, title="Old")
    response = client.patch(path(made), json={"title": asked}, headers=token(made))
    assert (response.status_code, response.json) == (200, {"id": made["id"], "title": title})
    assert show(client, made)["title"] == title


@pytest.mark.parametrize("body", [{}, {"title": 5}, {"title": None}, {"title": "A", "more": 1}, [1]])
def test_a_title_that_is_none_is_refused(client: FlaskClient, body: Any) -> None:
    made = create(client)
    response = client.patch(path(made), json=body, headers=token(made))
    assert response.status_code in (400, 422) and response.json
    assert show(client, made)["title"] == "Club Cup"


def test_a_round_is_added_behind_the_games(client: FlaskClient, store: Store) -> None:
    made = create(client, options={"nodes": 5000})
    waiting = len(store.waiting())
    response = add(client, made, GAME + "\n" + BROKEN + "\n" + BYE)
    assert response.status_code == 201
    (new,) = response.json["reviews"]  # type: ignore[index]
    assert new["number"] == 4 and response.json["id"] == made["id"]  # type: ignore[index]
    ((number, message, place),) = [tuple(item.values()) for item in response.json["refused"]]  # type: ignore[index]
    assert (number, place) == (5, "move 2, White") and message
    assert white(client, made) == [(1, "Ann"), (2, "Cid"), (3, "Bob"), (4, "Dora"), (5, "Eve"), (6, "Eve")]
    review = store.get(new["id"])
    assert review is not None and review.options["nodes"] == 5000, "reviewed as the others are"
    assert len(store.waiting()) == waiting + 1
    store.check_key(new["id"], made["delete_token"])
    assert [row["kind"] for row in show(client, made)["games"]][-1] == "bye"


def test_options_and_names_can_be_asked_for(client: FlaskClient, store: Store) -> None:
    made = create(client)
    asked = add(client, made, options={"preset": "fast"}, hideNames=True)
    review = store.get(asked.json["reviews"][0]["id"])  # type: ignore[index]
    assert review is not None and "Dora" not in review.pgn
    first = store.get(made["reviews"][0]["id"])
    assert first is not None
    assert ReviewOptions.from_json(review.options).nodes < ReviewOptions.from_json(first.options).nodes
    bare = client.post(
        path(made, "/games?hideNames=1"), data=GAME, content_type="text/plain", headers=token(made)
    )
    assert bare.status_code == 201 and (5, "White") in white(client, made)


@pytest.mark.parametrize(
    ("fields", "status", "place"),
    [
        ({"pgn": BROKEN}, 422, "move 2, White"),
        ({"pgn": ""}, 422, None),
        ({"pgn": GAME, "options": {"nodes": 1}}, 422, "options.nodes"),
        ({"pgn": GAME, "expiresDays": 7}, 422, "expiresDays"),
        ({"pgn": 5}, 400, "pgn"),
        ({}, 400, "pgn"),
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_what_cannot_be_taken_is_refused_with_its_place_and_changes_nothing(
    client: FlaskClient, method: str, fields: Json, status: int, place: str | None
) -> None:
    made = create(client)
    before = show(client, made)
    rest = "/games" if method == "POST" else "/games/2"
    response = client.open(path(made, rest), method=method, json=fields, headers=token(made))
    assert response.status_code == status
    assert response.json is not None and response.json["error"]["place"] == place
    assert show(client, made) == before


def test_a_collection_holds_no_more_games_by_edits_than_at_first(make_app: MakeApp) -> None:
    client = make_app(**GENEROUS, limits=GameLimits(games=4)).test_client()
    made = create(client)
    assert_error(add(client, made, GAME + "\n" + GAME), 422, "too_large")
    assert len(white(client, made)) == 3
    assert add(client, made).status_code == 201
    assert_error(add(client, made), 422, "too_large")
    assert client.delete(path(made, "/games/1"), headers=token(made)).status_code == 204
    assert add(client, made).json["reviews"][0]["number"] == 5  # type: ignore[index]


def test_a_broken_game_is_replaced_in_its_place(client: FlaskClient, store: Store) -> None:
    made = create(client, options={"nodes": 5000})
    response = client.put(path(made, "/games/2"), json={"pgn": GAME}, headers=token(made))
    assert response.status_code == 201
    (new,) = response.json["reviews"]  # type: ignore[index]
    assert new["number"] == 2
    assert white(client, made) == [(1, "Ann"), (2, "Dora"), (3, "Bob")]
    again = client.put(path(made, "/games/2"), json={"pgn": BYE}, headers=token(made))
    assert (again.status_code, again.json["reviews"]) == (201, [])  # type: ignore[index]
    assert store.get(new["id"]) is None
    assert show(client, made)["games"][1]["kind"] == "bye"
    two = client.put(path(made, "/games/2"), json={"pgn": GAME + "\n" + GAME}, headers=token(made))
    assert_error(two, 422, "many_games")
    gone = client.put(path(made, "/games/9"), json={"pgn": GAME}, headers=token(made))
    assert_error(gone, 404, "not_found")


def test_nothing_is_left_of_a_game_that_was_replaced_or_removed(client: FlaskClient, store: Store) -> None:
    made = create(client)
    first, last = (review["id"] for review in made["reviews"])
    for review_id in (first, last):
        run(store, review_id, DONE)
        for rest in ("", ".pgn"):
            assert client.get(f"/api/reviews/{review_id}{rest}").status_code == 200
    assert client.put(path(made, "/games/1"), json={"pgn": GAME}, headers=token(made)).status_code == 201
    assert client.delete(path(made, "/games/3"), headers=token(made)).status_code == 204
    for review_id in (first, last):
        for address in (f"/api/reviews/{review_id}", f"/api/reviews/{review_id}.pgn", f"/r/{review_id}"):
            assert client.get(address).status_code == 404
    assert white(client, made) == [(1, "Dora"), (2, "Cid")]


def test_the_pgn_of_all_holds_exactly_the_rows(client: FlaskClient) -> None:
    made = create(client)
    add(client, made, GAME + "\n" + BYE)
    client.put(path(made, "/games/3"), json={"pgn": GAME}, headers=token(made))
    client.delete(path(made, "/games/1"), headers=token(made))
    text = client.get(path(made, ".pgn")).text
    players = [line.split('"')[1] for line in text.splitlines() if line.startswith("[White ")]
    assert players == [name for _, name in white(client, made)] == ["Cid", "Dora", "Dora", "Eve"]
    standings = client.get(path(made, "/standings")).json
    assert [twice["number"] for twice in standings["duplicates"]] == [4]  # type: ignore[index]


def test_games_are_removed_all_or_none_and_the_last_stays(client: FlaskClient) -> None:
    made = create(client)
    before = show(client, made)
    for body, status, code in (
        ({"numbers": [1, 9]}, 404, "not_found"),
        ({"numbers": [1, 2, 3]}, 409, "last_game"),
        ({"numbers": []}, 422, "bad_options"),
        ({"numbers": [10**20]}, 422, "bad_options"),
        ({"numbers": "1"}, 422, "bad_options"),
        ({}, 400, "bad_json"),
    ):
        response = client.post(path(made, "/remove"), json=body, headers=token(made))
        assert_error(response, status, code)
    assert show(client, made) == before
    assert (
        client.post(path(made, "/remove"), json={"numbers": [3, 1]}, headers=token(made)).status_code == 204
    )
    assert white(client, made) == [(2, "Cid")]
    assert_error(client.delete(path(made, "/games/2"), headers=token(made)), 409, "last_game")
    assert_error(client.delete(path(made, "/games/1"), headers=token(made)), 404, "not_found")


def test_what_is_kept_of_a_collection_and_its_games_holds_no_longer_after_an_edit(
    client: FlaskClient, store: Store
) -> None:
    made = create(client)
    first, last = (review["id"] for review in made["reviews"])
    for review_id in (first, last):
        run(store, review_id, DONE)
    asked = (path(made), path(made, ".csv"), f"/api/reviews/{first}")
    tags = [client.get(address).headers["ETag"] for address in asked]
    client.patch(path(made), json={"title": "Other"}, headers=token(made))
    client.delete(path(made, "/games/2"), headers=token(made))
    for address, tag in zip(asked, tags, strict=True):
        assert client.get(address, headers={"If-None-Match": tag}).status_code == 200
    place = client.get(f"/api/reviews/{last}").json["collection"]  # type: ignore[index]
    assert (place["title"], place["number"], place["games"]) == ("Other", 2, 2), "no game 3 of 2"


def test_edits_have_the_rates_and_quotas_of_new_reviews(make_app: MakeApp) -> None:
    often = make_app(**GENEROUS | {"KIBITZ_COLLECTIONS_PER_DAY": "1"}).test_client()
    made = create(often)
    assert add(often, made, BROKEN).status_code == 422
    assert add(often, made).status_code == 201
    assert add(often, made).status_code == 429
    busy = make_app(**GENEROUS | {"KIBITZ_REVIEWS_WAITING": "1"}).test_client()
    assert_error(add(busy, made), 429, "too_many_unfinished")
    put = busy.put(path(made, "/games/2"), json={"pgn": GAME}, headers=token(made))
    assert_error(put, 429, "too_many_unfinished")
    assert [number for number, _ in white(busy, made)] == [1, 2, 3, 4]


def correct(client: FlaskClient, made: Json, number: int, **fields: object) -> TestResponse:
    return client.patch(path(made, f"/games/{number}"), json=fields, headers=token(made))


def test_an_arbiter_puts_a_game_right_and_keeps_its_review(client: FlaskClient, store: Store) -> None:
    made = create(client, GAME)
    review = made["reviews"][0]["id"]
    run(store, review, {"type": "move", "ply": 1}, DONE)
    before = len(store.waiting())
    response = correct(client, made, 1, result="1/2-1/2", white="Dora D.", round="3")
    assert response.status_code == 200 and response.json
    headers = response.json["game"]["headers"]
    assert (headers["Result"], headers["White"], headers["Round"]) == ("1/2-1/2", "Dora D.", "3")
    assert show(client, made)["games"][0]["headers"] == headers
    kept = store.get(review)
    assert kept is not None
    assert '[White "Dora D."]' in kept.pgn and kept.pgn.endswith("2. c4 1/2-1/2")
    assert [event["type"] for event in store.events(review)][-2:] == ["move", "done"], "its log goes on"
    assert len(store.waiting()) == before + 1, "a worker tells the new headers"
    standings = client.get(path(made, "/standings")).json
    assert standings and {player["points"] for player in standings["players"]} == {0.5}


def test_a_pairing_without_a_game_gets_its_result(client: FlaskClient) -> None:
    made = create(client, GAME + BYE)
    response = correct(client, made, 2, black="Fay", result="+:-")
    assert response.status_code == 200 and response.json
    game = response.json["game"]
    assert (game["kind"], game["headers"]["Black"], game["headers"]["Result"]) == ("forfeit", "Fay", "+:-")


@pytest.mark.parametrize(
    ("fields", "place"),
    [({}, "result"), ({"result": "2-0"}, "result"), ({"result": "+:-"}, "result"), ({"elo": "1"}, "elo")],
)
def test_what_cannot_be_put_right_is_refused(client: FlaskClient, fields: Json, place: str) -> None:
    made = create(client, GAME)
    before = show(client, made)
    error = assert_error(correct(client, made, 1, **fields), 422)
    assert place in f"{error['place']} {error['message']}"
    assert show(client, made) == before


def test_a_name_that_is_taken_away_is_not_known(client: FlaskClient) -> None:
    made = create(client, GAME)
    response = correct(client, made, 1, black="  ")
    assert response.json and response.json["game"]["headers"]["Black"] == "?"
    assert_error(correct(client, made, 9, black="A"), 404, "not_found")


def test_of_a_round_that_is_followed_its_site_has_the_last_word(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create(client, GAME)
    monkeypatch.setattr(Follows, "live", lambda self, ids: set(ids))
    assert_error(correct(client, made, 1, result="1-0"), 409, "followed")


@pytest.fixture(params=["sqlite", "postgresql"])
def app_of_each(request: pytest.FixtureRequest, make_app: MakeApp) -> flask.Flask:
    """An app over a database of each kind."""
    kept = {}
    if request.param == "postgresql":
        kept["KIBITZ_DATABASE_URL"] = request.getfixturevalue("postgres_url")
    return make_app(**GENEROUS, **kept)


def test_a_number_that_no_game_has_is_not_found_however_large_it_is(app_of_each: flask.Flask) -> None:
    client = app_of_each.test_client()
    made = create(client)
    before = show(client, made)
    largest = (2**31 - 1, 2**31, 2**63 - 1, 2**63)
    for number in (0, 9, 10**9 - 1, 10**9, 10**10, *largest, "0" * 20, "00010000000000", "9" * 5000, "٣"):
        for method, body in (("PUT", {"pgn": GAME}), ("PATCH", {"result": "0-1"}), ("DELETE", None)):
            response = client.open(
                path(made, f"/games/{number}"), method=method, json=body, headers=token(made)
            )
            assert_error(response, 404, "not_found")
    assert show(client, made) == before
    assert client.delete(path(made, "/games/0000000000003"), headers=token(made)).status_code == 204
