from __future__ import annotations

import json
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.web.api.test_reviews import DONE, assert_error, run, token
from tests.web.conftest import MakeApp

Json = dict[str, Any]
STUDY = """[Event "Rook endings: the basics: Lucena"]
[Site "https://lichess.org/study/abcdefgh/ijklmnop"]
[StudyName "Rook endings: the basics"]
[ChapterName "Lucena"]
[FEN "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"]
[Result "*"]

1. Rd1+ Ke7 2. Rd4 *

[Event "Rook endings: the basics: Introduction"]
[Site "https://lichess.org/study/abcdefgh/qrstuvwx"]
[StudyName "Rook endings: the basics"]
[ChapterName "Introduction"]
[Result "*"]

 *
"""
"""As lichess writes one, with a chapter of words alone."""

ROUND = """[Event "Club Cup"]
[Round "1"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0

[Event "Club Cup"]
[Round "1"]
[White "Cid"]
[Black "Dora"]
[Result "0-1"]

1. d4 d5 2. Nxe9 0-1

[Event "Club Cup"]
[Round "2"]
[White "Bob"]
[Black "Cid"]
[Result "1/2-1/2"]

1. c4 c5 1/2-1/2
"""


@pytest.fixture
def collections(app: flask.Flask) -> CollectionStore:
    found: CollectionStore = app.extensions["kibitz"].collections
    return found


def create(client: FlaskClient, pgn: str = ROUND, **fields: object) -> Json:
    response = client.post("/api/collections", json={"pgn": pgn, **fields})
    assert response.status_code == 201, response.text
    return dict(response.json or {})


def show(client: FlaskClient, made: Json) -> Json:
    response = client.get(f"/api/collections/{made['id']}")
    assert response.status_code == 200
    return dict(response.json or {})


def test_every_game_becomes_a_review_and_a_fault_stops_no_other(client: FlaskClient, store: Store) -> None:
    made = create(client, options={"nodes": 5000})
    assert made["url"] == f"http://localhost/c/{made['id']}"
    assert [review["number"] for review in made["reviews"]] == [1, 3]
    assert made["refused"] == [
        {
            "number": 2,
            "message": "“Nxe9” is not possible: the board has no square e9.",
            "place": "move 2, White",
        }
    ]
    reviews = [store.get(review["id"]) for review in made["reviews"]]
    assert [review and (review.status, review.options["nodes"]) for review in reviews] == [
        (Status.WAITING, 5000)
    ] * 2
    assert reviews[0] is not None and reviews[0].pgn.startswith(
        '[Event "Club Cup"]\n[Round "1"]\n[White "Ann"]'
    )
    assert len(store.waiting()) == 2


def test_the_table_tells_all_games_in_the_order_of_the_file(client: FlaskClient) -> None:
    made = create(client)
    table = show(client, made)
    assert table["title"] == "Club Cup"
    first, broken, last = table["games"]
    assert (first["id"], first["status"], first["plies"]) == (made["reviews"][0]["id"], "waiting", 5)
    assert first["headers"]["White"] == "Ann"
    assert first["opening"] == {"eco": "C60", "name": "Ruy Lopez"}
    assert (broken["id"], broken["status"], broken["headers"]["White"]) == (None, "refused", "Cid")
    assert broken["fault"]["place"] == "move 2, White"
    assert (last["number"], last["fault"], last["white"]) == (3, None, None)


def test_a_review_knows_its_place(client: FlaskClient) -> None:
    made = create(client)
    first, last = (review["id"] for review in made["reviews"])
    place = client.get(f"/api/reviews/{first}").json["collection"]  # type: ignore[index]
    assert place == {
        "id": made["id"],
        "title": "Club Cup",
        "number": 1,
        "games": 3,
        "previous": None,
        "next": last,
    }
    alone = client.post("/api/reviews", json={"pgn": "1. e4 *"}).json
    assert client.get(f"/api/reviews/{alone['id']}").json["collection"] is None  # type: ignore[index]


@pytest.mark.parametrize(
    ("pgn", "title"),
    [
        (ROUND, "Club Cup"),
        ('[Event "?"]\n\n1. e4 *\n\n[Event "?"]\n\n1. d4 *', "2 games"),
        ('[Event "A"]\n\n1. e4 *\n\n[Event "B"]\n\n1. d4 *\n\n[Event "B"]\n\n1. c4 *', "B"),
        ("1. e4 *", "1 game"),
        (STUDY, "Rook endings: the basics"),
    ],
)
def test_the_title_is_the_event_where_there_is_one(client: FlaskClient, pgn: str, title: str) -> None:
    assert show(client, create(client, pgn))["title"] == title


def test_the_chapters_of_a_study_have_their_names_and_one_without_moves_says_so(client: FlaskClient) -> None:
    made = create(client, STUDY)
    table = show(client, made)
    assert [game["headers"]["ChapterName"] for game in table["games"]] == ["Lucena", "Introduction"]
    assert [game["status"] for game in table["games"]] == ["waiting", "refused"]
    assert table["games"][1]["fault"]["message"] == "This chapter has no moves."
    (review,) = made["reviews"]
    page = client.get(f"/r/{review['id']}").text
    assert "<title>Lucena · Kibitz</title>" in page
    assert 'data-side="white">Lucena<' in client.get(f"/embed/c/{made['id']}").text


def test_a_title_can_be_given(client: FlaskClient) -> None:
    assert show(client, create(client, title="  Season\n 2026 "))["title"] == "Season 2026"
    assert len(show(client, create(client, title="x" * 900))["title"]) == 200
    assert_error(client.post("/api/collections", json={"pgn": ROUND, "title": 5}), 422, "bad_options")


def test_names_can_be_hidden_and_an_end_can_be_set(client: FlaskClient, store: Store) -> None:
    made = create(client, hideNames=True, expiresDays=7)
    table = show(client, made)
    assert table["expires"] is not None
    assert {game["headers"]["White"] for game in table["games"]} == {"White"}
    review = store.get(made["reviews"][0]["id"])
    assert review is not None and review.expires is not None


def test_bare_pgn_is_taken_too(client: FlaskClient) -> None:
    response = client.post("/api/collections", data=ROUND, content_type="application/x-chess-pgn")
    assert response.status_code == 201
    assert response.json["guessed"] == []  # type: ignore[index]


def test_the_games_whose_letters_were_guessed_are_named(client: FlaskClient) -> None:
    games = [f'[Event "Club"]\n[White "Müller {n}"]\n\n1. e4 *\n\n'.encode() for n in (1, 2, 3)]
    file = b"".join([games[0], games[1].decode().encode("cp1252"), games[2]])
    made = client.post("/api/collections", data=file, content_type="text/plain").json
    assert made["guessed"] == [2]  # type: ignore[index]


@pytest.mark.parametrize(
    ("body", "status", "code", "place"),
    [
        ({"pgn": ""}, 422, "empty", None),
        ({"pgn": "1. Ke4 * 1. Kd4 *"}, 422, "bad_game", "move 1, White"),
        ({"pgn": "1. e4 * " * 201}, 422, "too_large", None),
        ({"pgn": ROUND, "options": {"nodes": 1}}, 422, "bad_options", "options.nodes"),
        ({"pgn": ROUND, "public": True}, 422, "bad_options", "public"),
        ({"pgn": 5}, 400, "bad_json", "pgn"),
    ],
)
def test_what_cannot_be_a_collection_is_refused(
    client: FlaskClient, store: Store, body: object, status: int, code: str, place: str | None
) -> None:
    error = assert_error(client.post("/api/collections", json=body), status, code)
    assert error["place"] == place
    assert len(store.waiting()) == 0


def test_two_hundred_games_are_taken(client: FlaskClient, store: Store) -> None:
    made = create(client, "\n\n".join(f'[Round "{n}"]\n\n1. e4 e5 2. Nf3 *' for n in range(200)))
    assert len(made["reviews"]) == 200
    assert len(store.waiting()) == 200


def test_the_token_deletes_the_collection_with_its_reviews(client: FlaskClient, store: Store) -> None:
    made = create(client)
    address = f"/api/collections/{made['id']}"
    assert_error(client.delete(address), 403)
    assert_error(client.delete(address, headers={"X-Delete-Token": "x"}), 403)
    assert client.delete(address, headers=token(made)).status_code == 204
    assert_error(client.get(address), 404, "not_found")
    assert_error(client.delete(address, headers=token(made)), 404)
    assert [store.get(review["id"]) for review in made["reviews"]] == [None, None]


def test_the_token_of_the_collection_holds_for_each_review(client: FlaskClient) -> None:
    made = create(client)
    address = f"/api/reviews/{made['reviews'][0]['id']}"
    assert client.post(f"{address}/stop", headers=token(made)).status_code == 202
    assert client.delete(address, headers=token(made)).status_code == 204
    assert [game["number"] for game in show(client, made)["games"]] == [2, 3]


def test_a_table_that_has_not_changed_is_not_sent_again(client: FlaskClient, store: Store) -> None:
    made = create(client)
    address = f"/api/collections/{made['id']}"
    tag = client.get(address).headers["ETag"]
    again = client.get(address, headers={"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")
    run(store, made["reviews"][0]["id"], DONE)
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 200


def test_all_games_can_be_taken_home_as_one_pgn(client: FlaskClient) -> None:
    made = create(client)
    response = client.get(f"/api/collections/{made['id']}.pgn")
    assert response.mimetype == "application/x-chess-pgn"
    assert "club-cup.pgn" in response.headers["Content-Disposition"]
    assert response.text.count("[Event ") == 3
    assert "{“Nxe9” is not possible: the board has no square e9. 1. d4 d5 2. Nxe9 0-1} 0-1" in response.text
    assert "3. Bb5" in response.text and response.text.endswith("1/2-1/2\n")


def test_the_games_come_home_with_variations_and_comments_unless_they_shall_not(
    client: FlaskClient, sample: str
) -> None:
    made = client.post("/api/collections", json={"reviews": [sample]}).json
    assert made is not None
    address = f"/api/collections/{made['id']}.pgn"
    assert client.get(address).text.strip() == client.get(f"/api/reviews/{sample}.pgn").text.strip()
    query = "?variations=0&comments=0"
    alone = client.get(f"/api/reviews/{sample}.pgn{query}").text.strip()
    assert client.get(f"{address}{query}").text.strip() == alone
    assert_error(client.get(f"{address}?variations=all"), 422, "bad_options")


def test_a_game_without_moves_is_the_same_alone_as_in_a_collection(client: FlaskClient) -> None:
    empty, position = '[White "A"]\n\n*', '[White "B"]\n[FEN "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"]\n\n*'
    alone = client.post("/api/reviews", json={"pgn": empty})
    together = show(client, create(client, f"{empty}\n\n{position}"))["games"]
    assert assert_error(alone, 422, "no_moves")["message"] == together[0]["fault"]["message"]
    assert client.post("/api/reviews", json={"pgn": position}).status_code == 201
    assert [game["status"] for game in together] == ["refused", "waiting"]


def test_games_without_headers_go_home_with_the_seven_tags(client: FlaskClient) -> None:
    made = create(client, "1. e4 e5 1-0 1. d4 d5 0-1")
    text = client.get(f"/api/collections/{made['id']}.pgn").text
    roster = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n'
    assert text == f'{roster}[Result "1-0"]\n\n1. e4 e5 1-0\n\n{roster}[Result "0-1"]\n\n1. d4 d5 0-1\n'


def test_the_page_bears_the_title_and_is_not_listed(client: FlaskClient) -> None:
    made = create(client, title="Cup <2026>")
    page = client.get(f"/c/{made['id']}")
    assert "<title>Cup &lt;2026&gt; · Kibitz</title>" in page.text
    assert '<meta property="og:title" content="Cup &lt;2026&gt;">' in page.text
    assert f'<meta property="og:url" content="http://localhost/c/{made["id"]}">' in page.text
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert client.get("/c/nowhere").status_code == 404


class TestLimits:
    def ask(self, client: FlaskClient, pgn: str = ROUND) -> TestResponse:
        return client.post("/api/collections", json={"pgn": pgn})

    def test_a_collection_counts_as_one_unfinished_review(self, make_app: MakeApp) -> None:
        app = make_app(KIBITZ_REVIEWS_WAITING="2", KIBITZ_COLLECTIONS_PER_DAY="10")
        client, store = app.test_client(), app.extensions["kibitz"].store
        made = self.ask(client).json
        assert made is not None
        assert self.ask(client).status_code == 201
        assert_error(self.ask(client), 429, "too_many_unfinished")
        first = {review["id"] for review in made["reviews"]}
        while first:  # the other's games take their turns meanwhile
            claimed = store.leases.claim_next("worker")
            store.leases.append(claimed.id, "worker", [DONE])
            first.discard(claimed.id)
        assert self.ask(client).status_code == 201

    def test_collections_of_a_day_are_limited(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_COLLECTIONS_PER_DAY="2").test_client()
        assert [self.ask(client).status_code for _ in range(3)] == [201, 201, 429]
        assert client.post("/api/reviews", json={"pgn": "1. e4 *"}).status_code == 201

    def test_a_collection_counts_as_one_review(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_DAY="2").test_client()
        assert self.ask(client).status_code == 201
        assert client.post("/api/reviews", json={"pgn": "1. e4 *"}).status_code == 201
        assert_error(self.ask(client), 429, "too_many_requests")

    def test_refused_files_count_as_attempts(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_MINUTE="2").test_client()
        assert [self.ask(client, "1. Ke4").status_code for _ in range(3)] == [422, 422, 429]


def test_all_games_of_a_collection_are_stopped_with_its_token(client: FlaskClient, store: Store) -> None:
    made = create(client)
    address = f"/api/collections/{made['id']}/stop"
    assert_error(client.post(address), 403, "forbidden")
    assert_error(client.post("/api/collections/nowhere/stop"), 404)
    response = client.post(address, headers=token(made))
    assert (response.status_code, response.json) == (202, {"id": made["id"], "status": "stopped"})
    assert [game["status"] for game in show(client, made)["games"]] == ["stopped", "refused", "stopped"]
    assert_error(client.post(address, headers=token(made)), 409, "not_running")


def test_a_game_stopped_with_its_collection_shows_its_moves_and_goes_on(client: FlaskClient) -> None:
    made = create(client)
    client.post(f"/api/collections/{made['id']}/stop", headers=token(made))
    review = f"/api/reviews/{made['reviews'][0]['id']}"
    told = client.get(review).json or {}
    assert told["status"] == told["state"]["status"] == "stopped"
    assert told["state"]["game"]["headers"]["White"] == "Ann"
    assert client.post(f"{review}/continue", headers=token(made)).status_code == 202


def test_a_collection_that_runs_is_being_stopped(client: FlaskClient, store: Store) -> None:
    made = create(client)
    assert store.leases.claim_next("worker") is not None
    response = client.post(f"/api/collections/{made['id']}/stop", headers=token(made))
    assert response.json == {"id": made["id"], "status": "running"}


def test_what_was_stopped_goes_on_together(client: FlaskClient, store: Store) -> None:
    made = create(client)
    address = f"/api/collections/{made['id']}"
    assert_error(client.post(f"{address}/continue"), 403, "forbidden")
    assert_error(client.post(f"{address}/continue", headers=token(made)), 409, "not_stopped")
    client.post(f"{address}/stop", headers=token(made))
    assert {game["status"] for game in show(client, made)["games"]} == {"stopped", "refused"}
    assert client.post(f"{address}/continue", headers=token(made)).status_code == 202
    assert {game["status"] for game in show(client, made)["games"]} == {"waiting", "refused"}


def test_reviews_that_there_are_become_a_collection_with_their_verdicts(
    client: FlaskClient, store: Store
) -> None:
    ids = []
    for pgn in ('[Event "Cup"]\n[White "Ann"]\n\n1. e4 e5 *', '[White "Bob"]\n\n1. d4 *'):
        made = client.post("/api/reviews", json={"pgn": pgn})
        assert made.json
        ids.append(made.json["id"])
    run(store, ids[0], DONE)
    response = client.post("/api/collections", json={"reviews": [*ids, ids[0]]})
    assert response.status_code == 201, response.text
    table = show(client, dict(response.json or {}))
    assert [(row["headers"]["White"], row["status"]) for row in table["games"]] == [
        ("Ann", "done"),
        ("Bob", "waiting"),
    ]
    assert {row["id"] for row in table["games"]}.isdisjoint(ids)


@pytest.mark.parametrize(
    ("body", "status", "place"),
    [
        ({"reviews": []}, 422, "reviews"),
        ({"reviews": ["AAAAAAAAAAAAAAAAAAAAAA"]}, 404, "reviews.0"),
        ({"reviews": ["x"], "pgn": "1. e4 *"}, 422, "reviews"),
        ({"reviews": ["x"], "hideNames": True}, 422, "hideNames"),
        ({"reviews": [str(n) for n in range(500)]}, 422, "reviews"),
        ({"reviews": "x"}, 422, "reviews"),
    ],
)
def test_what_is_wrong_with_reviews_is_said_with_its_place(
    client: FlaskClient, body: Json, status: int, place: str
) -> None:
    response = client.post("/api/collections", json=body)
    assert response.json
    assert (response.status_code, response.json["error"]["place"]) == (status, place), response.text


def test_no_game_of_a_file_is_still_being_played(client: FlaskClient) -> None:
    """Nobody adds a result to a file; so a game without one waits for nothing."""
    moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. d3 Be7"
    results = [("0-0", "0-0"), ("*", "*"), ("adjourned", "*"), ("0-0", ""), ("*", "0-0")]
    text = "".join(
        f'[White "W{at}"]\n[Black "B"]\n[Result "{header}"]\n\n{moves} {behind}\n\n'
        for at, (header, behind) in enumerate(results)
    )
    text += '[White "Ann"]\n[Black "Bob"]\n[Result "0-0"]\n\n0-0\n\n'
    text += f'[White "Eve"]\n[Black "Bob"]\n[Result "*"]\n[Termination "Unterminated"]\n\n{moves} *\n'
    made = client.post("/api/collections", json={"pgn": text}).json
    assert made is not None
    assert made["refused"] == []
    rows = show(client, made)["games"]
    assert {row["kind"] for row in rows[:5]} == {"played"}
    assert [row["plies"] for row in rows] == [8] * 5 + [0, 8]
    assert (rows[5]["kind"], rows[5]["fault"], rows[6]["kind"]) == ("forfeit", None, "played")
    assert [row["headers"]["Result"] for row in rows[:5]] == ["0-0", "*", "*", "0-0", "0-0"]
    cells = client.get(f"/api/collections/{made['id']}/standings").json
    assert '"running"' not in json.dumps(cells)


def test_a_game_that_breaks_off_is_reviewed_and_its_row_says_why(client: FlaskClient) -> None:
    text = '[White "A"]\n\n1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 4. O-O 1-0\n\n[White "B"]\n\n1. d4 d5 *'
    made = client.post("/api/collections", json={"pgn": text}).json
    assert made is not None
    assert len(made["reviews"]) == 2
    first, second = show(client, made)["games"]
    assert (first["status"], first["plies"]) == ("waiting", 5)
    assert first["fault"]["place"] == "move 3, Black"
    assert "“Nf6” cannot be played" in first["fault"]["message"]
    assert second["fault"] is None
