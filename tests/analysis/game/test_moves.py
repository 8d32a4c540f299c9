"""The parts of a game played on a board: lines, comments in their places, and what cannot be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import FrozenInstanceError

import chess
import pytest

from server.analysis.errors import GameError
from server.analysis.game.limits import GameLimits
from server.analysis.game.moves import Line, read_moves
from server.analysis.game.notices import Notices
from server.analysis.game.pgn_text import split_games


def read(text: str, start: chess.Board | None = None, **limits: int) -> tuple[str, Line, list[str]]:
    """(comment before the first move, the main line, the notices as "place: message")."""
    (game,) = split_games(text)
    notices = Notices()
    intro, line = read_moves(game.items, start or chess.Board(), notices, GameLimits(**limits))
    return intro.raw, line, [f"{notice.place}: {notice.message}" for notice in notices.all()]


def shape(line: Line) -> Iterator[object]:
    """SANs, each followed by a list for each variation."""
    for played in line:
        yield played.san
        for variation in played.variations:
            yield list(shape(variation))


def comments(line: Line) -> list[str]:
    return [played.note.raw for played in line]


def test_moves_are_played_on_the_board() -> None:
    _, line, notices = read("1. e4 e5 2. Ng1-f3")
    assert [(played.san, played.uci, played.check) for played in line] == [
        ("e4", "e2e4", False),
        ("e5", "e7e5", False),
        ("Nf3", "g1f3", False),
    ]
    board = chess.Board()
    for played in line:
        board.push(played.move)
    assert line[-1].fen == board.fen()
    assert notices == []


def test_the_start_stays_as_it_is() -> None:
    start = chess.Board()
    read("1. e4 e5 (1... c5 2. Nf3) 2. d4", start)
    assert start == chess.Board()
    assert not start.move_stack


def test_a_line_cannot_be_changed() -> None:
    line = read("1. e4")[1]
    with pytest.raises(FrozenInstanceError):
        line[0].san = "d4"  # type: ignore[misc]


def test_variations_stand_at_the_move_that_they_replace() -> None:
    line = read("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) (2. d4) 2... d6) (1... e6) 2. Nf3")[1]
    assert list(shape(line)) == ["e4", "e5", ["c5", "Nf3", ["c3", "d5"], ["d4"], "d6"], ["e6"], "Nf3"]


def test_comments_stand_where_they_were_written() -> None:
    intro, line, _ = read("{a} {b} 1. e4 {c} {d} e5 ({e} 1... c5 {f} 2. Nf3) {g} 2. d4 () {h} exd4 {i} *")
    assert intro == "a b"
    assert comments(line) == ["c d", "g", "h", "i"]
    (variation,) = line[1].variations
    assert (variation[0].starting_note.raw, comments(variation)) == ("e", ["f", ""])
    assert line[0].starting_note.raw == ""


def test_nags_are_told_once_and_in_order() -> None:
    assert read("$3 1. e4 $10 $1 $10 e5")[1][0].nags == (1, 10)


def test_castling_shows_where_the_king_goes() -> None:
    start = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert [played.target for played in read("1. O-O O-O-O", start)[1]] == ["g1", "c8"]
    start = chess.Board("rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1", chess960=True)
    first, second = read("1. O-O O-O-O", start)[1]
    assert (first.uci, first.origin, first.target) == ("b1h1", "b1", "g1")
    assert (second.uci, second.target) == ("b8a8", "c8")


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("1. e4 e5 2. Ke3", "move 2, White", "“Ke3” is not a legal move for White"),
        ("1. f3 e5 2. g4 Qh4# 3. a3", "move 3, White", "checkmated"),
        ("1. e4 -- 2. Ke3", "move 1, Black", "null move"),
        ("1. d4 d5 2. Nf3 Nf6 3. Nd2", "move 3, White", "more than one piece"),
        ("1. e4 d5 2. Bb5+ a6", "move 2, Black", "in check"),
    ],
)
def test_a_fault_of_the_main_line_refuses_the_game(text: str, place: str, words: str) -> None:
    with pytest.raises(GameError, match=words) as caught:
        read(text)
    assert caught.value.place == place


def test_a_stalemate_is_named() -> None:
    with pytest.raises(GameError, match="stalemated"):
        read("1... Ka7", chess.Board("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"))


def test_a_fault_in_a_variation_cuts_it_and_is_told() -> None:
    _, line, notices = read("1. e4 e5 (1... c5 2. Ke3 d6 (2... a6)) (1... Kd4) 2. d4")
    assert list(shape(line)) == ["e4", "e5", ["c5"], "d4"]
    assert len(notices) == 2
    assert notices[0].startswith("move 2, White (variation): “Ke3” is not a legal move for White here. The")
    assert notices[1].startswith("move 1, Black (variation): ")


def test_the_main_line_goes_on_from_its_own_board_behind_a_variation_that_was_cut() -> None:
    _, line, _ = read("1. e4 e5 (1... c5 2. Ke3) 2. f4 exf4")
    assert [played.san for played in line][-1] == "exf4"


def test_null_moves_are_for_variations_and_never_out_of_check() -> None:
    _, line, notices = read("1. e4 d5 (1... -- 2. d4) 2. Bb5+ (2. Bc4 --) c6 (2... -- 3. Bxe8)")
    assert list(shape(line)) == ["e4", "d5", ["--", "d4"], "Bb5+", ["Bc4", "--"], "c6"]
    assert len(notices) == 1
    assert "in check" in notices[0]


@pytest.mark.parametrize("text", ["(1. d4) 1. e4", "1. e4 ((1. c4 c5) 1. d4 d5)"])
def test_a_variation_before_any_move_is_left_out_and_told(text: str) -> None:
    _, line, notices = read(text)
    assert line[0].san == "e4"
    assert len(notices) == 1
    assert "before any move" in notices[0]


def test_a_long_comment_is_cut_to_be_shown_and_kept_to_be_written() -> None:
    intro, line, notices = read("{abcdefgh} 1. e4 {abcde [%clk 0:00:01]} {fg}", comment_chars=7)
    assert intro == "abcdefgh"
    assert (line[0].note.text, line[0].note.raw) == ("abcde f", "abcde [%clk 0:00:01] fg")
    assert notices == [
        "None: A comment is 8 characters long and was cut to 7.",
        "move 1, White: A comment is 8 characters long and was cut to 7.",
    ]
    assert read("1. e4 {abcdefg}", comment_chars=7)[2] == []


def test_a_clock_of_two_numbers_is_read_by_the_time_control() -> None:
    text = "1. d4 {[%clk 1:30]} d5 {[%clk 01:29]}"
    (game,) = split_games(text)
    for control, clocks, told in (
        ("40/5400+30:1800+30", [5400, 5340], []),
        ("180+2", [90, 89], []),
        ("", [None, None], ["clocks"]),
    ):
        notices = Notices()
        _, line = read_moves(game.items, chess.Board(), notices, control=control)
        assert [played.note.clock for played in line] == clocks
        assert [notice.code for notice in notices.all()] == told
