from __future__ import annotations

import chess
import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.game import parse_game
from server.analysis.game.games_file import Entry, parse_reviewable, read_entry
from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import split_games

ROUND = """[Event "Club"]
[White "A"]
[Black "B"]
[Round "1"]
[WhiteElo "1800"]
[Result "1-0"]

1. e4 e5 2. Nf3 {a knight} Nc6 3. Bb5 1-0

[Event "Club"]
[White "C"]
[Black "D"]
[Result "0-1"]

1. d4 d5 2. Nxe9 0-1

[Event "Club"]
[White "E"]
[Black "F"]
[Result "1-0"]

1-0

[Event "Club"]
[White "B"]
[Black "A"]
[Result "1/2-1/2"]

1. c4 (1. d4 d5) 1/2-1/2
"""


def entries(text: str, limits: GameLimits | None = None) -> list[Entry]:
    games = split_games(text, limits)
    return [read_entry(number, game.source, limits) for number, game in enumerate(games, start=1)]


def test_every_game_keeps_its_own_text_and_a_fault_stops_no_other() -> None:
    first, broken, empty, last = entries(ROUND)
    assert first.fault is None
    assert first.text.startswith('[Event "Club"]\n[White "A"]')
    assert first.text.endswith("{a knight} Nc6 3. Bb5 1-0")
    assert broken.fault is not None
    assert (broken.fault.place, broken.facts["headers"]["White"]) == ("move 2, White", "C")
    assert empty.fault is not None
    assert (empty.fault.code, empty.facts["headers"]["Result"]) == ("no_moves", "1-0")
    assert last.text.endswith("1. c4 (1. d4 d5) 1/2-1/2")
    assert [entry.number for entry in (first, broken, empty, last)] == [1, 2, 3, 4]


def test_a_game_without_moves_is_read_where_it_has_a_position_of_its_own() -> None:
    (entry,) = entries('[White "A"]\n[FEN "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"]\n\n*')
    assert entry.fault is None
    assert entry.facts["plies"] == 0


def test_the_facts_of_a_table_are_told() -> None:
    facts = entries(ROUND)[0].facts
    assert facts["headers"] == {
        "White": "A",
        "Black": "B",
        "WhiteElo": "1800",
        "Event": "Club",
        "Round": "1",
        "Result": "1-0",
    }
    assert facts["plies"] == 5
    assert facts["opening"] == {"eco": "C60", "name": "Ruy Lopez"}


def test_games_without_headers_are_split_at_their_results() -> None:
    assert [entry.text for entry in entries("1. e4 e5 1-0 1. d4 d5 0-1")] == ["1. e4 e5 1-0", "1. d4 d5 0-1"]


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_of_other_systems_do_not_matter(end: str) -> None:
    assert [entry.text for entry in entries(ROUND.replace("\n", end))] == [
        entry.text for entry in entries(ROUND)
    ]


def test_a_game_that_is_too_long_is_refused_alone() -> None:
    long, short = entries("1. e4 e5 2. d4 d5 * 1. e4 *", GameLimits(plies=2))
    assert isinstance(long.fault, LimitError)
    assert short.fault is None


def test_a_file_that_is_too_large_is_refused_as_a_whole() -> None:
    with pytest.raises(LimitError, match="3 games"):
        split_games("1. e4 * 1. d4 * 1. c4 *", GameLimits(games=2))
    with pytest.raises(LimitError, match="KiB"):
        split_games(ROUND, GameLimits(bytes=100))
    with pytest.raises(GameError):
        split_games(" \n")


def test_the_headers_of_a_faulty_game_are_cut_too() -> None:
    (entry,) = entries('[White "Larsson"]\n[Event "E"]\n\n1. e5', GameLimits(header_chars=4))
    assert entry.fault is not None
    assert entry.facts["headers"] == {"White": "Lars", "Event": "E", "Result": "*"}


def test_a_game_of_one_is_read() -> None:
    (entry,) = entries("1. e4 e5 2. Nf3")
    assert (entry.number, entry.fault, entry.facts["plies"]) == (1, None, 3)
    assert entry.facts["headers"] == {"Result": "*"}


def test_a_game_outside_the_book_has_no_opening() -> None:
    (entry,) = entries('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *')
    assert entry.facts["opening"] is None


def test_the_same_moves_have_the_same_fingerprint_whatever_is_written_around_them() -> None:
    texts = ("1. e4 e5 *", "1. e4 {good} e5 (1... c5) 1-0", "1. e4 c5 *", "1. e9 *")
    one, same, other, broken = (read_entry(1, text).facts.get("line") for text in texts)
    assert one and one == same != other
    assert broken is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1-0", "no moves"),
        ('[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n{forfeit} 1-0', "no moves"),
        (f'[FEN "{chess.STARTING_FEN}"]\n\n*', "no moves"),
        ('[StudyName "Endings"]\n[ChapterName "Preface"]\n\n*', "This chapter"),
    ],
)
def test_headers_and_a_result_alone_are_nothing_to_review(text: str, told: str) -> None:
    assert parse_game(text).moves == ()
    with pytest.raises(GameError, match=told) as caught:
        parse_reviewable(text)
    assert caught.value.code == "no_moves"


@pytest.mark.parametrize(
    "text", ["1. e4", chess.STARTING_FEN, '[FEN "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"]\n\n*']
)
def test_a_move_or_a_position_is_something_to_review(text: str) -> None:
    assert parse_reviewable(text) == parse_game(text)


def test_a_game_that_breaks_off_is_reviewed_and_says_why_it_ends() -> None:
    entry = read_entry(1, '[White "Ann"]\n\n1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 4. O-O 1-0')
    assert (entry.fault, entry.facts["plies"]) == (None, 5)
    assert entry.broken_off is not None
    assert entry.broken_off.place == "move 3, Black"
    assert read_entry(1, "1. e4 *").broken_off is None
