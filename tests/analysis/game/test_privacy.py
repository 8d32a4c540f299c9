"""Names hidden in a PGN: nothing that a header tells of the players is left, and the game is the same."""

from __future__ import annotations

import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.game import parse_game, parse_games
from server.analysis.game.limits import GameLimits
from server.analysis.game.privacy import hide_names

PGN = r"""[Event "Club final: Anna Larsson-Berg v So"]
[Site "https://lichess.org/AbCdEfGh"]
[Date "2026.11.01"]
[Round "3"]
[White "Larsson-Berg, Anna"]
[Black "So"]
[WhiteElo "2105"]
[BlackElo "1988"]
[WhiteTitle "WIM"]
[BlackTeam "Torres"]
[WhiteFideId "1234567"]
[BlackNA "so@example.org"]
[WhiteX "Ann]
[Annotator "Her coach"]
[Termination "Anna Larsson-Berg won by \"resignation\""]
[Opening "Larsson-Berg Gambit"]
[Result "1-0"]

% typed by Anna
1. e4 { [%clk 0:05:00] Larsson-Berg always plays this. {https://club.example/anna} e5 { So good }
(1... c5 { Anna fears it } 2. Nf3)
2. f4 ; Anna's own line
exf4 $1 1-0
"""
SECRETS = (
    "Larsson", "Berg", "Anna", "lichess", "2105", "1988", "WIM", "Torres", "1234567", "@", "coach",
    "club.example",
)  # fmt: skip


def test_the_players_are_white_and_black() -> None:
    headers = parse_game(hide_names(PGN)).headers
    assert headers == {
        "Event": "Club final: White v Black",
        "Date": "2026.11.01",
        "Round": "3",
        "White": "White",
        "Black": "Black",
        "Termination": 'White won by "resignation"',
        "Opening": "Larsson-Berg Gambit",
        "Result": "1-0",
    }


def test_no_secret_is_left_but_in_the_name_of_an_opening() -> None:
    clean = hide_names(PGN).replace("Larsson-Berg Gambit", "")
    assert [secret for secret in SECRETS if secret in clean] == []


def test_comments_are_about_white_and_black() -> None:
    game = parse_game(hide_names(PGN))
    assert game.line[0].note.text.startswith("White always plays this.")
    assert game.line[1].variations[0][0].note.text == "White fears it"
    assert game.line[2].note.text == "White's own line"


def test_the_game_is_the_same() -> None:
    before, after = parse_game(PGN), parse_game(hide_names(PGN))
    assert after.moves == before.moves
    assert after.line[0].note.clock == before.line[0].note.clock == 300
    assert after.line[3].nags == before.line[3].nags == (1,)
    assert after.result == "1-0"


def test_a_short_name_is_looked_for_as_a_whole_only_where_it_stands_alone() -> None:
    assert "Sound" in hide_names('[White "So"]\n\n1. e4 { Sound } *')


def test_each_game_of_a_file_has_its_own_players() -> None:
    file = "\n\n".join(
        f'[White "{one}"]\n[Black "{other}"]\n\n1. e4 {{ {one} v {other} }} *'
        for one, other in (("Ann Ash", "Bob Bay"), ("Bob Bay", "Cid Cox"))
    )
    comments = [game.line[0].note.text for game in parse_games(hide_names(file))]
    assert comments == ["White v Black", "White v Black"]


def test_a_name_that_both_share_is_a_player() -> None:
    text = '[White "Polgar, Judit"]\n[Black "Polgar, Susan"]\n\n1. e4 { Polgar thought; Susan moved } *'
    assert parse_game(hide_names(text)).line[0].note.text == "Player thought; Black moved"


@pytest.mark.parametrize("text", ["1. e4 e5", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", '[White "?"]\n\n1. e4 *'])
def test_what_names_nobody_stays_a_game(text: str) -> None:
    assert parse_game(hide_names(text)).moves == parse_game(text).moves


def test_the_limits_hold() -> None:
    with pytest.raises(LimitError):
        hide_names("1. e4 *" * 10, GameLimits(bytes=10))
    with pytest.raises(GameError):
        hide_names("  ")


def test_only_as_many_words_are_looked_for_as_a_name_can_have() -> None:
    novel = " ".join(f"Word{number}" for number in range(1000))
    clean = hide_names(f'[White "{novel}"]\n\n1. e4 {{ Word1 Word999 }} *')
    assert '[White "White"]' in clean
    assert "{ White Word999 }" in clean


@pytest.mark.parametrize("text", ['[Annotator "Anna"]', "[White Anna]"])
def test_a_game_of_which_nothing_is_left_is_still_one(text: str) -> None:
    assert hide_names(text) == '[Event "?"]\n\n'


@pytest.mark.parametrize("header", ['[Annotator "Anna"]', "[White Anna]"])
def test_games_that_lose_their_headers_stay_apart(header: str) -> None:
    file = f"1. e4\n{header}\n\n1. d4 d5 *"
    assert [len(game.moves) for game in parse_games(hide_names(file))] == [1, 2]


def test_values_are_escaped_again() -> None:
    clean = hide_names('[White "Anna"]\n[Event "Anna\'s \\"C:\\\\\\""]\n[Opening "a "b" c"]\n\n1. e4 *')
    assert '[Event "White\'s \\"C:\\\\\\""]' in clean
    assert '[Opening "a \\"b\\" c"]' in clean


def test_blank_lines_in_the_moves_stay() -> None:
    assert hide_names('[Round "1"]\n[Annotator "A"]\n\n[Event "E"]\n\n1. e4\n\ne5 *') == (
        '[Round "1"]\n[Event "E"]\n\n1. e4\n\ne5 *'
    )


def test_a_name_is_hidden_however_its_header_is_written() -> None:
    hidden = hide_names('[white "Ann Clark"]\n[BLACK "Bob"]\n\n1. e4 {Clark thinks} e5 *')
    assert "Clark" not in hidden
    assert "Bob" not in hidden
