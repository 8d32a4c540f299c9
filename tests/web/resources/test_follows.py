"""The begin of a followed round, and its end, by the API."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.analysis.game.game import GameLimits
from server.store.collections.follows import Follows
from server.web.resources import follows
from tests.stub_sites import StubSites, in_their_place
from tests.web.api.test_reviews import assert_error, token
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
ROUND = """[Event "Club Cup"]
[Round "1.1"]
[White "Ann"]
[Black "Bob"]
[Result "*"]

1. e4 e5 *

[Event "Club Cup"]
[Round "1.2"]
[White "Cleo"]
[Black "Dora"]
[Result "*"]

*
"""
PATH = "/club/live.pgn"


@pytest.fixture(scope="module")
def sites() -> Iterator[StubSites]:
    with in_their_place() as running:
        yield running


@pytest.fixture
def client(make_app: MakeApp, sites: StubSites) -> FlaskClient:
    sites.pgn[PATH] = ROUND
    host = sites.url.removeprefix("http://")
    named = {**GENEROUS, "KIBITZ_COLLECTIONS_PER_DAY": "1000", "KIBITZ_FOLLOW": f"lichess.org,{host}"}
    return make_app(**named, limits=GameLimits(bytes=20_000)).test_client()


def begin(client: FlaskClient, address: str, **fields: object) -> Json:
    response = client.post("/api/collections", json={"follow": address, **fields})
    assert response.status_code == 201, response.text
    return dict(response.json or {})


def show(client: FlaskClient, made: Json) -> Json:
    return dict(client.get(f"/api/collections/{made['id']}").json or {})


def test_a_round_becomes_a_collection_with_games_that_have_not_begun(
    client: FlaskClient, sites: StubSites
) -> None:
    made = begin(client, f"{sites.url}{PATH}")
    assert [review["number"] for review in made["reviews"]] == [1]
    assert made["refused"] == []
    table = show(client, made)
    first, second = table["games"]
    assert (first["status"], second["status"], second["kind"], second["fault"]) == (
        "waiting",
        "refused",
        "open",
        None,
    )
    follow = table["follow"]
    assert (table["title"], follow["state"], follow["fault"]) == ("Club Cup", "live", None)
    assert (follow["url"], follow["host"]) == (f"{sites.url}{PATH}", sites.url.removeprefix("http://"))
    assert follow["looked_at"] == follow["changed_at"]


def test_a_round_in_which_nobody_has_moved_is_taken(client: FlaskClient, sites: StubSites) -> None:
    sites.pgn["/club/early.pgn"] = ROUND.replace("1. e4 e5 ", "")
    made = begin(client, f"{sites.url}/club/early.pgn", title="Tonight")
    assert made["reviews"] == [] and made["refused"] == []
    table = show(client, made)
    assert (table["title"], len(table["games"]), table["follow"]["state"]) == ("Tonight", 2, "waiting")


def test_a_link_to_a_broadcast_will_do(client: FlaskClient, sites: StubSites) -> None:
    made = begin(client, "https://lichess.org/broadcast/club-open/round-3/bcround1")
    assert show(client, made)["follow"]["url"] == f"{sites.lichess}/api/broadcast/round/bcround1.pgn"
    assert len(made["reviews"]) == 4


def test_any_other_collection_follows_nothing(client: FlaskClient) -> None:
    made = client.post("/api/collections", json={"pgn": ROUND}).json
    assert made is not None and show(client, made)["follow"] is None
    response = client.delete(f"/api/collections/{made['id']}/follow", headers=token(made))
    assert_error(response, 409, "not_followed")


def test_its_owner_has_it_looked_at_now(client: FlaskClient, sites: StubSites) -> None:
    made = begin(client, f"{sites.url}{PATH}")
    path = f"/api/collections/{made['id']}/follow"
    assert_error(client.post(path), 403, "forbidden")
    assert client.post(path, headers=token(made)).status_code == 202
    client.delete(path, headers=token(made))
    assert_error(client.post(path, headers=token(made)), 409, "not_followed")


@pytest.mark.parametrize(
    ("body", "status", "code", "place"),
    [
        ({"pgn": "1. e4 *", "follow": "http://x/"}, 422, "bad_options", "follow"),
        ({"follow": " "}, 422, "bad_options", "follow"),
        ({"follow": 1}, 422, "bad_options", "follow"),
        ({"title": "Cup"}, 400, "bad_json", "pgn"),
        ({"follow": "http://elsewhere.example/live.pgn"}, 422, "bad_link", "follow"),
        ({"follow": "SITE/club/live.pgn", "hideNames": True}, 422, "bad_options", "hideNames"),
        ({"follow": "SITE/club/gone.pgn"}, 404, "not_there", None),
        ({"follow": "SITE/club/empty.pgn"}, 404, "no_pgn", "follow"),
        ({"follow": "SITE/club/page.html"}, 404, "no_pgn", "follow"),
        ({"follow": "SITE/club/noise.pgn"}, 502, "too_large", None),
        ({"follow": "SITE/lichess/api/games/user/broken"}, 502, "site_away", None),
    ],
)
def test_what_is_no_round_is_refused_with_words(
    client: FlaskClient, sites: StubSites, body: Json, status: int, code: str, place: str | None
) -> None:
    sites.pgn |= {
        "/club/gone.pgn": 404,
        "/club/empty.pgn": " \n",
        "/club/page.html": "<html><body>Please enable JavaScript</body></html>",
        "/club/noise.pgn": "x" * (5 << 20),
    }
    sent = {
        name: value.replace("SITE", sites.url) if isinstance(value, str) else value
        for name, value in body.items()
    }
    response = client.post("/api/collections", json=sent)
    error = assert_error(response, status, code)
    assert error["place"] == place


def test_a_site_that_wants_a_rest_has_it(client: FlaskClient, sites: StubSites) -> None:
    sites.pgn["/club/busy.pgn"] = 429
    response = client.post("/api/collections", json={"follow": f"{sites.url}/club/busy.pgn"})
    assert_error(response, 503, "site_busy")
    assert response.headers["Retry-After"] == "120"


def test_where_no_host_is_named_no_round_is_followed(make_app: MakeApp) -> None:
    off = make_app(**GENEROUS).test_client()
    response = off.post("/api/collections", json={"follow": "https://lichess.org/broadcast/a/b/bcround1"})
    assert_error(response, 404, "follow_off")


def test_the_owner_ends_it_and_the_games_stay(client: FlaskClient, sites: StubSites) -> None:
    made = begin(client, f"{sites.url}{PATH}")
    address = f"/api/collections/{made['id']}/follow"
    assert_error(client.delete(address), 403, "forbidden")
    assert_error(client.delete("/api/collections/nobody/follow", headers=token(made)), 404, "not_found")
    tag = client.get(f"/api/collections/{made['id']}").headers["ETag"]
    assert client.delete(address, headers=token(made)).status_code == 204
    asked = client.get(f"/api/collections/{made['id']}", headers={"If-None-Match": tag})
    assert asked.status_code == 200 and asked.json is not None
    assert (asked.json["follow"]["state"], len(asked.json["games"])) == ("ended", 2)
    assert_error(client.delete(address, headers=token(made)), 409, "not_followed")


def test_one_visitor_follows_two_rounds_at_a_time(client: FlaskClient, sites: StubSites) -> None:
    first, _ = (begin(client, f"{sites.url}{PATH}") for _ in range(2))
    response = client.post("/api/collections", json={"follow": f"{sites.url}{PATH}"})
    assert_error(response, 429, "too_many_followed")
    client.delete(f"/api/collections/{first['id']}/follow", headers=token(first))
    begin(client, f"{sites.url}{PATH}")


def test_all_together_follow_no_more_than_there_is_room_for(
    client: FlaskClient, sites: StubSites, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follows, "MOST", 0)
    response = client.post("/api/collections", json={"follow": f"{sites.url}{PATH}"})
    assert_error(response, 429, "too_many_followed")
    made = client.post("/api/collections", json={"pgn": ROUND})
    assert made.status_code == 201


@pytest.fixture
def games(make_app: MakeApp, sites: StubSites) -> FlaskClient:
    """Where the players of both sites may be followed."""
    limits = {"KIBITZ_COLLECTIONS_PER_DAY": "1000", "KIBITZ_IMPORTS_PER_MINUTE": "1000"}
    named = {**GENEROUS, **limits, "KIBITZ_FOLLOW": "lichess.org,chess.com"}
    return make_app(**named).test_client()


def collected(client: FlaskClient) -> Json:
    body = {"pgn": '[White "Vera_1987"]\n\n1. e4 e5 *', "options": {"nodes": 1234}}
    return dict(client.post("/api/collections", json=body).json or {})


def follow(client: FlaskClient, made: Json, site: str, user: str) -> Any:
    path = f"/api/collections/{made['id']}/follow"
    return client.put(path, json={"site": site, "user": user}, headers=token(made))


@pytest.mark.parametrize(
    ("site", "host", "url"),
    [
        ("lichess", "lichess.org", "https://lichess.org/@/Vera_1987"),
        ("chess.com", "chess.com", "https://www.chess.com/member/Vera_1987"),
    ],
)
def test_a_player_is_followed_by_the_name_that_the_site_writes(
    games: FlaskClient, site: str, host: str, url: str
) -> None:
    made = collected(games)
    response = follow(games, made, site, "@vera_1987")
    assert response.status_code == 201, response.text
    told = response.json
    assert (told["url"], told["host"], told["player"]) == (url, host, "Vera_1987")
    assert (told["state"], told["fault"]) == ("waiting", None)
    assert told["next_at"] == told["looked_at"], "the first games are looked for at once"
    assert show(games, made)["follow"] == told
    assert_error(follow(games, made, site, "vera_1987"), 409, "followed")
    path = f"/api/collections/{made['id']}/follow"
    assert games.post(path, headers=token(made)).status_code == 202
    assert games.delete(path, headers=token(made)).status_code == 204
    assert show(games, made)["follow"]["state"] == "ended"
    assert follow(games, made, site, "vera_1987").status_code == 201


def test_the_games_of_a_player_are_reviewed_as_those_that_are_there(
    games: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def refuse(self: Follows, *given: object) -> bool:
        asked.append(given)
        return False

    monkeypatch.setattr(Follows, "begin", refuse)
    made = collected(games)
    assert_error(follow(games, made, "lichess", "vera_1987"), 429, "too_many_followed")
    assert asked[0][2]["nodes"] == 1234


def test_only_its_owner_has_a_player_followed(games: FlaskClient) -> None:
    made = collected(games)
    path = f"/api/collections/{made['id']}/follow"
    asked = {"site": "lichess", "user": "vera_1987"}
    assert_error(games.put(path, json=asked), 403, "forbidden")
    assert_error(games.put("/api/collections/nobody/follow", json=asked), 404, "not_found")


@pytest.mark.parametrize(
    ("body", "status", "code", "place"),
    [
        ({"site": "lichess", "user": "nobody"}, 404, "no_such_user", None),
        ({"site": "chess.com", "user": "nobody"}, 404, "no_such_user", None),
        ({"site": "lichess", "user": "a/../b"}, 422, "bad_name", "user"),
        ({"site": "lichess", "user": "vera?max=9"}, 422, "bad_name", "user"),
        ({"site": "lichess", "user": "Wéra"}, 422, "bad_name", "user"),
        ({"site": "lichess", "user": "x" * 1000}, 422, "bad_name", "user"),
        ({"site": "lichess", "user": ""}, 422, "bad_name", "user"),
        ({"site": "lichess", "user": 7}, 422, "bad_options", "user"),
        ({"site": "http://127.0.0.1/", "user": "vera"}, 422, "bad_options", "site"),
        ({"site": "lichess"}, 422, "bad_options", "user"),
        ({"user": "vera"}, 422, "bad_options", "site"),
        ({"site": "lichess", "user": "vera", "max": 3}, 422, "bad_options", "max"),
        ({}, 400, "bad_json", "site"),
        ({"site": "lichess", "user": "toomany"}, 503, "site_busy", None),
        ({"site": "chess.com", "user": "broken"}, 502, "site_away", None),
        ({"site": "chess.com", "user": "moved"}, 502, "site_away", None),
    ],
)
def test_whom_nobody_can_follow_is_refused_with_words(
    games: FlaskClient, body: Json, status: int, code: str, place: str | None
) -> None:
    made = collected(games)
    response = games.put(f"/api/collections/{made['id']}/follow", json=body, headers=token(made))
    error = assert_error(response, status, code)
    assert error["place"] == place
    assert show(games, made)["follow"] is None


def test_a_player_of_a_site_that_is_not_allowed_is_not_followed(
    client: FlaskClient, make_app: MakeApp, sites: StubSites
) -> None:
    made = collected(client)
    error = assert_error(follow(client, made, "chess.com", "vera_1987"), 422, "bad_link")
    assert error["place"] == "site" and "chess.com" in error["message"]
    off = make_app(**GENEROUS).test_client()
    assert_error(follow(off, collected(off), "lichess", "vera_1987"), 404, "follow_off")


def test_a_player_is_no_round_of_which_a_visitor_follows_two(games: FlaskClient, sites: StubSites) -> None:
    for _ in range(3):
        assert follow(games, collected(games), "lichess", "vera_1987").status_code == 201


def test_the_result_of_a_players_game_is_put_right(games: FlaskClient) -> None:
    made = collected(games)
    follow(games, made, "lichess", "vera_1987")
    path = f"/api/collections/{made['id']}/games/1"
    assert games.patch(path, json={"result": "1-0"}, headers=token(made)).status_code == 200


def test_a_visitor_has_so_many_players_followed_in_a_day(make_app: MakeApp, sites: StubSites) -> None:
    few = {**GENEROUS, "KIBITZ_COLLECTIONS_PER_DAY": "2", "KIBITZ_FOLLOW": "lichess.org"}
    client = make_app(**few).test_client()
    made = [collected(client) for _ in range(2)]
    assert follow(client, made[0], "lichess", "nobody").status_code == 404, "which counts as an attempt only"
    assert [follow(client, each, "lichess", "vera_1987").status_code for each in made] == [201, 201]
    client.delete(f"/api/collections/{made[0]['id']}/follow", headers=token(made[0]))
    assert follow(client, made[0], "lichess", "vera_1987").status_code == 429


def test_whoever_asks_for_the_collection_keeps_its_player_followed(
    games: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(Follows, "opened", lambda self, collection_id: opened.append(collection_id))
    made = collected(games)
    show(games, made)
    assert opened == [made["id"]]
