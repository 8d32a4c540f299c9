from __future__ import annotations

from server.analysis.game.game import parse_games
from server.analysis.game.games_file import read_entry
from server.analysis.game.unread import unread_pgn

BROKEN = '[White "Cid"]\n[Black "Dora \\"D\\""]\n[Result "0-1"]\n\n1. d4 {never closed d5 2. Nxe9 0-1'


def test_what_cannot_be_read_stands_in_a_comment_and_swallows_nothing() -> None:
    headers = {"White": "Cid", "Black": 'Dora "D"', "Result": "0-1"}
    text = unread_pgn(headers, BROKEN, "no square e9")
    assert "{no square e9 1. d4 (never closed d5 2. Nxe9 0-1} 0-1" in text
    first = read_entry(1, text)
    assert first.facts["headers"]["Black"] == 'Dora "D"'
    assert first.facts["plies"] == 0
    assert [game.result for game in parse_games("1. e4 1-0\n\n" + text.replace("} 0-1", "} 1. e4 0-1"))] == [
        "1-0",
        "0-1",
    ]


def test_a_bye_has_nothing_but_its_headers() -> None:
    text = unread_pgn({"White": "Cid", "Black": "BYE", "Result": "1-0", "Round": "2"}, "1-0", "")
    assert text.splitlines()[-2:] == ["", "1-0"]
    assert '[Round "2"]' in text and "{" not in text


def test_a_result_that_pgn_does_not_know_stays_in_its_header_alone() -> None:
    assert unread_pgn({"Result": "+:-"}, "", "").endswith('[Result "+:-"]\n\n*')
    assert unread_pgn({"White": "Ann"}, "", "").endswith('[Result "*"]\n\n*')
