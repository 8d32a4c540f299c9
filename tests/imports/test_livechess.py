from __future__ import annotations

import io
import json
from typing import Any

import chess.pgn
import pytest

from server.imports.faults import NotThere, SiteAway
from server.imports.livechess import LiveChess, LivechessLink, read_link

ID = "ed5fb586-f549-4029-a470-d590f8e30c76"
POOL = "https://pool.example"
EVENT = {"name": 'Club "Open"', "location": "Ulm", "rounds": [{"count": 2}, {"count": 1}, {"count": 0}]}
ANN = {"fname": "Ann", "mname": None, "lname": "Adams", "title": "WGM", "fideid": 4600001}
BOB = {"fname": "Bob", "lname": "Brown"}
INDEX = {"date": "2026-11-22", "pairings": [{"white": ANN, "black": BOB, "result": "1-0", "live": False}]}
GAME = {"result": "WHITEWIN", "chess960": 518, "moves": ["e4 5394+6", "e5 5390", "Nf3", "Nc6 90+1"]}


class Site:
    """Answers what stands in `found`; `asked`: how often each address was."""

    def __init__(self, **found: Any) -> None:
        self.found = {"tournament": EVENT, "round-2/index": INDEX, "round-2/game-1": GAME, **found}
        self.asked: list[str] = []

    def get(self, url: str) -> bytes:
        name = url.removeprefix(f"{POOL}/get/{ID}/").removesuffix(".json")
        self.asked.append(name)
        if self.found.get(name) is None:
            raise NotThere("gone")
        answer = self.found[name]
        return answer if isinstance(answer, bytes) else json.dumps(answer).encode()


def games(site: Site, link: LivechessLink | None = None, **how: Any) -> list[chess.pgn.Game]:
    text = io.StringIO(LiveChess(site.get, POOL, **how).pgn(link or LivechessLink(ID, None)).decode())
    return list(iter(lambda: chess.pgn.read_game(text), None))


@pytest.mark.parametrize(
    ("text", "round_"),
    [
        (f"https://view.livechesscloud.com/#{ID}", None),
        (f"view.livechesscloud.com#{ID.upper()}", None),
        (f"http://view.livechesscloud.com/{ID}", None),
        (f"https://view.livechesscloud.com/#{ID}/3", 3),
        (f"https://view.livechesscloud.com/#{ID}/3/7", 3),
    ],
)
def test_a_link_names_a_tournament_and_may_name_a_round(text: str, round_: int | None) -> None:
    link = read_link(text)
    assert link == LivechessLink(ID, round_)
    assert read_link(link.url) == link


@pytest.mark.parametrize(
    "text",
    ["", "https://view.livechesscloud.com/", f"https://other.example/#{ID}", "http://[x", f"x://#{ID}/0/0/0"],
)
def test_other_addresses_mean_nothing(text: str) -> None:
    assert read_link(text) is None


def test_the_latest_round_becomes_a_pgn() -> None:
    (game,) = games(Site())
    headers = dict(game.headers)
    assert (headers["White"], headers["Black"], headers["Result"]) == ("Adams, Ann", "Brown, Bob", "1-0")
    assert (headers["WhiteTitle"], headers["WhiteFideId"]) == ("WGM", "4600001")
    assert (headers["Event"], headers["Site"], headers["Date"]) == ("Club 'Open'", "Ulm", "2026.11.22")
    assert headers["Round"] == "2.1" and not game.errors
    clocks = [node.clock() for node in game.mainline()]
    assert clocks == [5394, 5390, None, 90]


def test_answers_with_all_the_fields_that_public_programs_declare_are_read() -> None:
    event = {
        "id": "open",
        "name": "Club Open",
        "location": None,
        "country": "DE",
        "website": None,
        "rules": "STANDARD",
        "chess960": "STANDARD",
        "timecontrol": "90m+30s",
        "eboards": [],
        "rounds": [{"count": 1, "live": 0}],
    }
    player = {
        "fname": "Ann",
        "mname": None,
        "lname": "Adams",
        "title": None,
        "federation": "GER",
        "gender": None,
        "fideid": "4600001",
    }
    index = {
        "date": None,
        "pairings": [{"white": player, "black": {**player, "fideid": None}, "result": "*", "live": True}],
    }
    game = {
        "live": True,
        "serialNr": "12345",
        "firstMove": 1700000000,
        "chess960": 518,
        "result": None,
        "comment": None,
        "clock": None,
        "moves": ["e4 5394+6"],
    }
    site = Site(tournament=event, **{"round-1/index": index, "round-1/game-1": game})
    (found,) = games(site)
    assert (found.headers["White"], found.headers["WhiteFideId"]) == ("Adams, Ann", "4600001")
    assert [node.clock() for node in found.mainline()] == [5394]


def test_a_round_that_is_named_is_asked_for() -> None:
    site = Site(**{"round-1/index": {"pairings": [{"white": ANN, "black": BOB, "result": "*"}] * 2}})
    assert [game.headers["Round"] for game in games(site, LivechessLink(ID, 1))] == ["1.1", "1.2"]
    assert "round-1/game-2" in site.asked


def test_a_board_that_has_not_begun_is_a_game_without_moves() -> None:
    (game,) = games(Site(**{"round-2/game-1": None, "round-2/index": {"pairings": [{"white": ANN}]}}))
    assert (game.headers["Result"], game.headers["Black"], list(game.mainline())) == ("*", "?", [])


def test_a_game_that_is_over_is_asked_for_once() -> None:
    site = Site()
    live = LiveChess(site.get, POOL)
    assert live.pgn(LivechessLink(ID, None)) == live.pgn(LivechessLink(ID, None))
    assert site.asked.count("round-2/game-1") == 1 and site.asked.count("round-2/index") == 2


def test_what_is_no_move_ends_a_game_and_chess960_has_its_position() -> None:
    moves = ["e4 1", "e5 {evil} 1", "{evil}", "d4"]
    (game,) = games(Site(**{"round-2/game-1": {"moves": moves, "chess960": 0}}))
    assert [node.san() for node in game.mainline()] == ["e4", "e5"] and not game.errors
    assert game.headers["Variant"] == "Chess960" and game.headers["FEN"].startswith("bbqnnrkr/")


@pytest.mark.parametrize("answer", [b"<html>", b"[]", b'{"rounds": 7}', b"\xff", b"[" * 100_000])
def test_what_is_not_as_expected_is_as_if_the_site_were_away(answer: bytes) -> None:
    with pytest.raises(SiteAway):
        games(Site(tournament=answer))


def test_a_tournament_without_games_has_none() -> None:
    with pytest.raises(NotThere):
        games(Site(tournament={"rounds": [{"count": 0}]}))


def test_a_look_has_an_end() -> None:
    times = iter(range(0, 10_000, 30))
    many = {"pairings": [{"white": ANN, "black": BOB}] * 5}
    with pytest.raises(SiteAway):
        games(Site(**{"round-2/index": many}), clock=lambda: float(next(times)))
