from __future__ import annotations

import pytest

from server.imports.faults import WishError
from server.imports.links import check_name, read_wish, wish_for_user
from server.imports.wanted import ImportRequest, Site, SourceKind

L, C = Site.LICHESS, Site.CHESSCOM


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("https://lichess.org/AbCdEfGh", ImportRequest(L, SourceKind.GAME, "AbCdEfGh")),
        ("lichess.org/AbCdEfGh#23", ImportRequest(L, SourceKind.GAME, "AbCdEfGh")),
        (" https://lichess.org/AbCdEfGhIjKl \n", ImportRequest(L, SourceKind.GAME, "AbCdEfGh")),
        (
            "https://lichess.org/AbCdEfGh/black#12",
            ImportRequest(L, SourceKind.GAME, "AbCdEfGh", color="black"),
        ),
        (
            "https://LICHESS.org/AbCdEfGh/white?x=1",
            ImportRequest(L, SourceKind.GAME, "AbCdEfGh", color="white"),
        ),
        ("https://lichess.org/embed/game/AbCdEfGh", ImportRequest(L, SourceKind.GAME, "AbCdEfGh")),
        ("https://lichess.org/study/abcdefgh", ImportRequest(L, SourceKind.STUDY, "abcdefgh")),
        (
            "https://lichess.org/study/abcdefgh/ijklmnop#3",
            ImportRequest(L, SourceKind.CHAPTER, "abcdefgh", "ijklmnop"),
        ),
        (
            "https://lichess.org/broadcast/open/round-3/abcdefgh",
            ImportRequest(L, SourceKind.ROUND, "abcdefgh"),
        ),
        (
            "https://lichess.org/broadcast/open/round-3/abcdefgh/ijklmnop",
            ImportRequest(L, SourceKind.ROUND, "abcdefgh", "ijklmnop"),
        ),
        ("https://lichess.org/broadcast/open/abcdefgh", ImportRequest(L, SourceKind.TOURNAMENT, "abcdefgh")),
        ("https://lichess.org/@/Vera_1987", ImportRequest(L, SourceKind.USER, user="Vera_1987")),
        ("https://de.lichess.org/@/Vera_1987/all", ImportRequest(L, SourceKind.USER, user="Vera_1987")),
        ("https://www.chess.com/game/live/1234567", ImportRequest(C, SourceKind.GAME, "1234567")),
        ("https://www.chess.com/live/game/1234567", ImportRequest(C, SourceKind.GAME, "1234567")),
        ("https://www.chess.com/game/daily/1234567?move=3", ImportRequest(C, SourceKind.GAME, "1234567")),
        (
            "https://www.chess.com/analysis/game/live/1234567/review",
            ImportRequest(C, SourceKind.GAME, "1234567"),
        ),
        (
            "https://www.chess.com/game/1234567 @Vera-1",
            ImportRequest(C, SourceKind.GAME, "1234567", user="Vera-1"),
        ),
        ("chess.com/member/vera", ImportRequest(C, SourceKind.USER, user="vera")),
        ("https://www.chess.com/games/archive/vera", ImportRequest(C, SourceKind.USER, user="vera")),
        ("@vera lichess", ImportRequest(L, SourceKind.USER, user="vera")),
        ("lichess.org @vera", ImportRequest(L, SourceKind.USER, user="vera")),
        ("vera on Chess.com", ImportRequest(C, SourceKind.USER, user="vera")),
        ("vera auf chesscom", ImportRequest(C, SourceKind.USER, user="vera")),
    ],
)
def test_what_people_paste_is_understood(text: str, wish: ImportRequest) -> None:
    assert read_wish(text) == wish


def test_a_players_name_may_stand_beside_a_link_to_chesscom() -> None:
    assert read_wish("chess.com/game/live/12", "@Vera").user == "Vera"
    assert read_wish("lichess.org/AbCdEfGh", "Vera").user == ""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("https://lichess.org/analysis", "/analysis"),
        ("https://lichess.org/tournament/abcdefgh", "/tournament/abcdefgh"),
        ("https://lichess.org/", "Kibitz finds no games at"),
        ("https://lichess.org/../../etc/passwd", "/../../etc/passwd"),
        ("https://lichess.org/@/a%2f..%2fb", "/@/a%2f..%2fb"),
        ("https://lichess.org/study/abcdefgh/ijkl", "/study/abcdefgh/ijkl"),
        ("https://lichess.org/broadcast/a/b/abcdefgh/ijklmnop/q", "/broadcast/"),
        ("https://www.chess.com/game/live/12a", "/game/live/12a"),
        ("https://www.chess.com/puzzles", "/puzzles"),
        ("https://example.org/AbCdEfGh", "not from example.org"),
        ("https://lichess.org.example.org/AbCdEfGh", "not from lichess.org.example.org"),
        ("https://lichess.org@evil.example/AbCdEfGh", "not from lichess.org@evil.example"),
        ("https://user:pw@lichess.org/AbCdEfGh", "not from user:pw@lichess.org"),
        ("https://lichess.org:8080/AbCdEfGh", "not from lichess.org:8080"),
        ("https://lıchess.org/AbCdEfGh", "not from lıchess.org"),
        ("https://127.0.0.1/AbCdEfGh", "not from 127.0.0.1"),
        ("https://[::1/AbCdEfGh", "is neither a link"),
        ("file:///etc/passwd", "is neither a link"),
        ("javascript://lichess.org/%0aalert(1)", "is neither a link"),
        ("gopher://lichess.org/AbCdEfGh", "is neither a link"),
        ("https:///AbCdEfGh", "is neither a link"),
        ("lichess.org", "is neither a link"),
        ("hello there my friend", "is neither a link"),
        ("", "is neither a link"),
        (f"https://lichess.org/{'a' * 600}", "is neither a link"),
        ("@vera", "on lichess or on chess.com"),
        ("@ve/ra lichess", "not from @ve"),
        ("@vera! lichess", "is not a possible player name"),
        ("chess.com/game/live/12 a b", "is neither a link"),
        ("chess.com/game/live/12 vera/..", "is not a possible player name"),
    ],
)
def test_what_is_not_understood_is_named(text: str, words: str) -> None:
    with pytest.raises(WishError) as caught:
        read_wish(text)
    assert words in caught.value.message


def test_a_long_text_is_told_clipped() -> None:
    with pytest.raises(WishError) as caught:
        read_wish("hello " * 50)
    assert "…”" in caught.value.message and len(caught.value.message) < 400


@pytest.mark.parametrize("name", ["a", "a" * 41, "ve ra", "../x", "véra", "x?y", "x#y", "x%20y", ""])
def test_what_can_be_nobodys_name_becomes_no_address(name: str) -> None:
    with pytest.raises(WishError, match="name"):
        wish_for_user(L, name)


def test_an_at_before_a_name_is_none_of_it() -> None:
    assert check_name(" @Vera_1987 ") == "Vera_1987"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("chess.com/game/live/12 vera/..", "bad_name", "user"),
        ("@vera", "which_site", "site"),
        ("https://example.org/x", None, "link"),
        ("https://lichess.org/tournament/abcdefgh", None, "link"),
        ("hello there my friend", None, "link"),
        ("gopher://lichess.org/AbCdEfGh", None, "link"),
    ],
)
def test_a_refusal_says_which_field_is_to_be_put_right(text: str, code: str | None, place: str) -> None:
    with pytest.raises(WishError) as caught:
        read_wish(text)
    assert (caught.value.code, caught.value.place) == (code or WishError.code, place)


def test_an_unknown_page_is_told_with_its_site() -> None:
    with pytest.raises(WishError, match="/tournament/abcdefgh on lichess"):
        read_wish("https://lichess.org/tournament/abcdefgh")
