from __future__ import annotations

import json
from typing import Any

import pytest

from server.analysis.errors import LimitError
from server.analysis.game.limits import GameLimits
from server.imports.answers import chesscom_games, lichess_games, months_of, pgn_games
from server.imports.faults import SiteAway
from server.imports.found_games import ImportedGame, Named, Person, SkippedGames
from server.imports.wanted import Filter
from tests.stub_games import stub_games
from tests.stub_sites import broadcast_pgn, chesscom_object, lichess_object, lichess_pgn

LIMITS = GameLimits()


def ndjson(*objects: Any) -> bytes:
    return "".join(f"{json.dumps(each)}\n" for each in objects).encode()


def month(*objects: Any) -> bytes:
    return json.dumps({"games": objects}).encode()


def test_a_line_of_lichess_is_a_game() -> None:
    found = lichess_games(ndjson(lichess_object(stub_games()[0])), "VERA_1987")
    (game,) = found.games
    assert found.player == "Vera_1987"
    assert (game.id, game.url, game.color) == ("stub0001", "https://lichess.org/stub0001", "white")
    assert game.white == Person("Vera_1987", stub_games()[0].white_rating)
    assert (game.time_control, game.time_class) == ("180+2", "blitz")
    assert game.opening == Named("C54", "Italian Game: Classical Variation")
    assert game.date == "2026-08-31"
    assert game.result == stub_games()[0].result
    assert "[%clk 0:0" in game.pgn and game.pgn.startswith("[Event ")


def test_whoever_has_no_account_is_named_all_the_same() -> None:
    told = lichess_object(stub_games()[0])
    computer = {**told, "players": {"white": {"aiLevel": 3}, "black": {}}}
    del computer["opening"], computer["clock"]
    (game,) = lichess_games(ndjson(computer), "vera").games
    assert (game.white.name, game.black.name, game.color) == ("Stockfish 3", "?", None)
    assert (game.opening, game.time_control) == (None, None)


def test_variants_and_games_without_moves_are_counted_out_loud() -> None:
    told = lichess_object(stub_games()[0])
    found = lichess_games(
        ndjson(
            {**told, "variant": "atomic"},
            {**told, "variant": "atomic"},
            {**told, "moves": ""},
            {**told, "variant": "chess960"},
            {**told, "variant": "fromPosition"},
        ),
        "vera_1987",
    )
    assert len(found.games) == 2
    assert found.left_out == (SkippedGames("atomic", 2), SkippedGames(None, 1))


@pytest.mark.parametrize(
    "body", [b"<html>", b'{"id": 3}', b"[]", b'{"id": "x"', b"\xff\xfe", b'"' + b"[" * 9_999]
)
def test_what_is_no_such_answer_is_the_sites_fault(body: bytes) -> None:
    for read in (
        lambda: lichess_games(body, "x"),
        lambda: months_of(body),
        lambda: chesscom_games(body, "x", Filter()),
    ):
        with pytest.raises(SiteAway, match="cannot be read as games"):
            read()


def test_months_come_newest_first_and_only_as_months() -> None:
    addresses = [
        "https://api.chess.com/pub/player/vera/games/2026/09",
        "https://api.chess.com/pub/player/vera/games/2026/10",
        "https://evil.example/2026/11",
        "https://api.chess.com/pub/player/vera/games/../../2026/12",
        "https://api.chess.com/pub/player/vera/games/2026/1x",
    ]
    assert months_of(json.dumps({"archives": addresses}).encode()) == ["2026/10", "2026/09"]


def test_a_game_of_chesscom_has_clock_opening_and_side() -> None:
    told = chesscom_object(stub_games()[0])
    (game,) = chesscom_games(month(told), "vera_1987", Filter()).games
    assert (game.id, game.url) == ("900000001", "https://www.chess.com/game/live/900000001")
    assert (game.color, game.date, game.time_control) == ("white", "2026-08-31", "180+2")
    assert game.opening == Named("C54", "Italian Game Classical Variation")
    assert "{[%clk 0:0" in game.pgn


@pytest.mark.parametrize("moves", ["-6.Be3-e5", "...6.Be3", "-6...e5-7.Nb3", ""])
def test_an_address_of_an_opening_ends_before_its_moves(moves: str) -> None:
    told = chesscom_object(stub_games()[0])
    address = f"https://www.chess.com/openings/Sicilian-Defense-Najdorf-Variation{moves}"
    told["pgn"] = told["pgn"].replace(told["eco"], address)
    (game,) = chesscom_games(month(told), "vera_1987", Filter()).games
    assert game.opening and game.opening.name == "Sicilian Defense Najdorf Variation"


def test_an_address_that_is_not_the_sites_is_none() -> None:
    told = {**chesscom_object(stub_games()[0]), "url": "javascript:alert(1)//9"}
    (game,) = chesscom_games(month(told), "vera_1987", Filter()).games
    assert game.url is None


def test_a_month_is_sifted_newest_first() -> None:
    body = month(
        *(chesscom_object(game) for game in stub_games()),
        {**chesscom_object(stub_games()[0]), "rules": "bughouse"},
    )
    found = chesscom_games(body, "vera_1987", Filter(max=3))
    assert [game.id for game in found.games] == ["900000050", "900000049", "900000048"]
    assert found.more and found.player == "Vera_1987"
    black = chesscom_games(body, "vera_1987", Filter(color="black"))
    assert len(black.games) == 25 and {game.color for game in black.games} == {"black"}
    blitz = chesscom_games(body, "vera_1987", Filter(time_class="blitz"))
    assert {game.time_class for game in blitz.games} == {"blitz"}
    since = chesscom_games(body, "vera_1987", Filter(since=stub_games()[-1].ended))
    assert len(since.games) == 1 and not since.left_out
    (one,) = chesscom_games(body, "vera_1987", Filter(max=1), "900000007").games
    assert one.id == "900000007"
    assert SkippedGames("bughouse", 1) in chesscom_games(body, "vera_1987", Filter()).left_out


def test_a_game_of_lichess_as_pgn_knows_who_looks() -> None:
    (game,) = pgn_games(lichess_pgn(stub_games()[1]).encode(), LIMITS, "", "black").games
    assert (game.id, game.color, game.date) == ("stub0002", "black", "2026-09-02")
    assert game.black == Person("Vera_1987", stub_games()[1].black_rating)
    assert pgn_games(lichess_pgn(stub_games()[1]).encode(), LIMITS, "", "black").player == "Vera_1987"
    assert pgn_games(lichess_pgn(stub_games()[1]).encode(), LIMITS).player is None


def test_a_round_has_a_name_and_one_of_its_games_can_be_wanted() -> None:
    body = "".join(broadcast_pgn(game) for game in stub_games()[:4]).encode()
    found = pgn_games(body, LIMITS)
    assert (len(found.games), found.title) == (4, "Club Open 2026: Round 3")
    assert [game.id for game in pgn_games(body, LIMITS, "stub0003").games] == ["stub0003"]


def test_variants_of_a_pgn_are_left_out_too() -> None:
    body = lichess_pgn(stub_games()[0]).replace('"Standard"', '"Racing Kings"').encode()
    assert pgn_games(body, LIMITS).left_out == (SkippedGames("Racing Kings", 1),)
    assert pgn_games(b'[White "a"]\n[Black "b"]\n\n*\n', LIMITS).left_out == (SkippedGames(None, 1),)
    assert pgn_games(b" \n", LIMITS).games == ()


def test_a_pgn_with_too_many_games_is_refused_as_any_other() -> None:
    with pytest.raises(LimitError):
        pgn_games(b'[Event "x"]\n\n1. e4 *\n\n' * 3, GameLimits(games=2))


def test_a_whole_game_of_lichess_is_read_from_its_line() -> None:
    told = {
        "id": "abcdefgh",
        "variant": "standard",
        "speed": "rapid",
        "createdAt": 1_790_000_000_000,
        "status": "resign",
        "winner": "black",
        "players": {
            "white": {"user": {"name": "Ann", "title": "WGM"}, "rating": 2400},
            "black": {"user": {"name": "Bob"}, "rating": 1500},
        },
        "opening": {"eco": "C50", "name": "Italian Game"},
        "clock": {"initial": 600, "increment": 5},
        "moves": "e4 e5",
        "pgn": '[Event "x"]\n[Date "2020.02.03"]\n\n1. e4 e5 0-1\n\n',
    }
    (game,) = lichess_games(ndjson(told), "bob").games
    assert game == ImportedGame(
        id="abcdefgh",
        url="https://lichess.org/abcdefgh",
        date="2026-09-21",
        white=Person("Ann", 2400, "WGM"),
        black=Person("Bob", 1500),
        result="0-1",
        color="black",
        time_control="600+5",
        time_class="rapid",
        opening=Named("C50", "Italian Game"),
        name=None,
        pgn='[Event "x"]\n[Date "2020.02.03"]\n\n1. e4 e5 0-1',
    )
    changes: list[tuple[dict[str, Any], str, str | None]] = [
        ({"winner": "white"}, "1-0", "2026-09-21"),
        ({"winner": None}, "1/2-1/2", "2026-09-21"),
        ({"winner": None, "status": "started"}, "*", "2026-09-21"),
        ({"winner": None, "status": "created"}, "*", "2026-09-21"),
        ({"createdAt": 0}, "0-1", "2020-02-03"),
        ({"pgn": '[Result "1-0"]\n\n1. e4 1-0'}, "1-0", "2026-09-21"),
        (
            {"pgn": '[UTCDate "2021.01.01"]\n[Date "2020.02.03"]\n\n1. e4', "createdAt": 0},
            "0-1",
            "2021-01-01",
        ),
        ({"pgn": '[Date "2020.??.??"]\n\n1. e4', "createdAt": 0}, "0-1", None),
    ]
    for change, result, date in changes:
        (game,) = lichess_games(ndjson({**told, **change}), "bob").games
        assert (game.result, game.date) == (result, date), change


def test_a_whole_game_of_a_pgn_is_read_from_its_headers() -> None:
    headers = {
        "Event": "Club evenings: Chapter 2",
        "Site": "https://lichess.org/abcdefgh",
        "UTCDate": "2026.01.02",
        "White": "Ann",
        "Black": "Bob",
        "WhiteElo": "2400",
        "BlackElo": "?",
        "WhiteTitle": "WGM",
        "Result": "1-0",
        "TimeControl": "600+5",
        "ECO": "C50",
        "Opening": "Italian Game",
    }

    def read(**changes: str) -> ImportedGame:
        lines = "".join(f'[{name} "{value}"]\n' for name, value in {**headers, **changes}.items() if value)
        (game,) = pgn_games(f"{lines}\n1. e4 e5 1-0\n\n".encode(), LIMITS, "", "white").games
        return game

    game = read()
    assert (game.id, game.url, game.date) == ("abcdefgh", "https://lichess.org/abcdefgh", "2026-01-02")
    assert (game.white, game.black) == (Person("Ann", 2400, "WGM"), Person("Bob"))
    assert (game.result, game.color, game.time_control, game.time_class) == ("1-0", "white", "600+5", None)
    assert game.opening == Named("C50", "Italian Game")
    assert game.pgn.startswith("[Event ") and game.pgn.endswith("1. e4 e5 1-0")
    assert read(Opening="").opening is None
    assert read(ECO="").opening == Named("", "Italian Game")
    assert (read(White="").white.name, read(WhiteElo="12345").white.rating) == ("?", None)
    assert read(TimeControl="").time_control is None
    assert read(Site="https://example.org/abcdefgh").url is None
    chapter = "https://lichess.org/study/abcdefgh/ijklmnop"
    assert (read(ChapterURL=chapter).id, read(ChapterURL=chapter).url) == ("ijklmnop", chapter)
    named = read(ChapterURL=chapter, GameURL="https://lichess.org/broadcast/-/-/x/qrstuvwx")
    assert named.id == "qrstuvwx"
    assert read(Result="").result == "1-0"
