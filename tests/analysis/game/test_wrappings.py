"""Text around a game: HTML, mails, forums."""

from __future__ import annotations

import pytest

from server.analysis.game.game import parse_game, parse_games
from server.analysis.game.privacy import hide_names
from server.analysis.game.wrappings import unwrapped

PGN = '[White "Ann"]\n[Black "Bob & Co"]\n\n1. e4 e5 2. Nf3 1-0'
"""What stands in each of the texts."""


@pytest.mark.parametrize(
    "text",
    [
        '<p>[White "Ann"]<br />\n[Black "Bob &amp; Co"]</p>\n<p>1. e4 e5<br>2. Nf3 1-0</p>',
        "<PRE>[White &quot;Ann&quot;]\n[Black &quot;Bob &#38; Co&quot;]\n\n1. e4&nbsp;e5 2. Nf3 1-0</PRE>",
        '<!DOCTYPE html><html><head><title>A game</title><style>p {a: "b"}</style></head><body>'
        '<script>if (a < b) { x("<p>") }</script><div class="pgn">[White "Ann"]<br>[Black "Bob &amp; Co"]'
        '<br><br><b>1. e4</b> <b>e5</b> 2. <span class="m">Nf3</span> 1-0</div></body></html>',
        "[White &quot;Ann&quot;]\n[Black &quot;Bob &amp; Co&quot;]\n\n1. e4 e5 2. Nf3 1-0",
        '> [White "Ann"]\n> [Black "Bob & Co"]\n>\n> 1. e4 e5\n> 2. Nf3 1-0',
        '>> [White "Ann"]\n>> [Black "Bob & Co"]\n>>\n>> 1. e4 e5\n>> 2. Nf3 1-0',
        f"[pgn]{PGN}[/pgn]",
        f"[quote=Ann]\n{PGN}\n[/quote]",
        f"```pgn\n{PGN}\n```",
        PGN,
    ],
)
def test_what_stands_around_a_game_goes(text: str) -> None:
    game = parse_game(text)
    assert (game.headers["White"], game.headers["Black"], game.result) == ("Ann", "Bob & Co", "1-0")
    assert [played.san for played in game.line] == ["e4", "e5", "Nf3"]
    assert not game.notices


@pytest.mark.parametrize(
    "text",
    [
        '[White "A &amp; B <b@c.de>"]\n\n1. e4 {a < b, <b>bold</b>, &quot;} e5 *',
        "1. e4 {d4 > e4} e5 *",
        "1. e4 {[b]x[/b]}",
        "",
    ],
)
def test_a_text_that_only_looks_like_it_stays(text: str) -> None:
    assert unwrapped(text) == text.replace("[b]", " ").replace("[/b]", " ")


def test_prose_around_games_is_told() -> None:
    text = f"Dear all,\nhere are my games from Sunday:\n\n{PGN}\n\nand this one\n\n{PGN}\n\nBest wishes, Ann"
    first, second = parse_games(text)
    told = [(notice.place, notice.message) for notice in (*first.notices, *second.notices)]
    left_out = "Text outside the games is ignored: “{}”"
    assert told == [
        ("headers", left_out.format("Dear all, here are my games from Sunday:")),
        ("headers", left_out.format("and this one")),
        ("move 2, Black", left_out.format("Best wishes, Ann")),
    ]
    assert [len(game.moves) for game in (first, second)] == [3, 3]


def test_moves_alone_are_found_in_prose() -> None:
    game = parse_game(
        "Look at what happened to me yesterday: 1. e4 e5 2. Nf3 Nc6 0-1 What should I have done?"
    )
    assert (len(game.moves), game.result) == (4, "0-1")
    assert [notice.code for notice in game.notices] == ["unreadable", "unreadable"]


def test_prose_around_a_game_goes_with_the_names() -> None:
    assert "Ann" not in hide_names(f"Ann wrote:\n\n{PGN}\n\nBest wishes, Ann")
