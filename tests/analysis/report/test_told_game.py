"""A game as its story needs it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import chess

from server.analysis.game.game import parse_game
from server.analysis.notation import MoveNumber
from server.analysis.report.ending import GameEnding
from server.analysis.report.told_game import GameCourse, ToldGame, course_of, is_fault, text
from server.i18n import texts
from tests.analysis.judged import Changes, game

SCORES = [0, -500, -500, 0, 0]


def told(scores: list[int], changes: Changes | None = None, troubled: Iterable[int] = ()) -> ToldGame:
    sans = ["e4", "e5", "Nf3", "Nc6"]
    setting = GameCourse(sans, MoveNumber(1, True), True, GameEnding("unknown"), frozenset(troubled))
    return ToldGame(game(scores, changes), setting)


def test_a_game_tells_its_moves_where_it_began_and_how_it_ended() -> None:
    mated = course_of(parse_game("1. f3 e5 2. g4 Qh4#"))
    assert mated == GameCourse(
        ("f3", "e5", "g4", "Qh4#"), MoveNumber(1, True), True, GameEnding("mate", chess.BLACK)
    )
    study = course_of(parse_game('[FEN "8/8/1KP5/3r4/8/8/8/k7 w - - 0 7"]\n\n7. c7 *'))
    assert (study.start, study.usual) == (MoveNumber(7, True), False)


def test_the_points_are_those_of_the_verdicts_and_the_last_ones_hold_on() -> None:
    white = told(SCORES)
    assert [round(points, 2) for points in white.white] == [0.5, 0.15, 0.15, 0.5, 0.5]
    assert white.points(1, chess.BLACK) == 1 - white.white[1]
    assert white.points(9, chess.WHITE) == white.white[-1]


def test_a_move_is_named_with_its_number_and_mark_and_knows_its_answer() -> None:
    white = told(SCORES)
    assert (white.move(1), white.move(2), white.move(1, mark=False)) == ("1.e4??", "1…e5", "1.e4")
    assert (white.number(2), white.number(3), white.number(0)) == (1, 2, 1)
    assert (white.answer(1), white.answer(4)) == ("e5", None)


def test_the_clocks_tell_which_moves_were_begun_in_time_trouble() -> None:
    clocks = "1. e4 {[%clk 0:01:40]} e5 {[%clk 0:01:40]} 2. Nf3 {[%clk 0:00:09]} 2... Nc6 {[%clk 0:01:00]} "
    assert course_of(parse_game(f"{clocks} 3. d4 {{[%clk 0:00:05]}} *")).troubled == {5}
    assert course_of(parse_game(f'[TimeControl "1200"]\n\n{clocks} *')).troubled == {1, 2, 3, 4}


def test_a_fault_in_time_trouble_says_so_before_what_it_did() -> None:
    def how(ply: int, game: ToldGame) -> str:
        known = text("story-level-until", move=game.move(ply), how=game.how(game.moves[ply - 1]))
        return texts.from_json(known, "en") or ""

    hangs: Any = {"facts": ({"kind": "hangs", "piece": "q", "net": 9},)}
    assert how(1, told(SCORES, {1: hangs})) == "The game was level until 1.e4??, which hung the queen."
    assert (
        how(1, told(SCORES, {1: hangs}, [1]))
        == "The game was level until 1.e4?? in time trouble, which hung the queen."
    )
    twice = [0, -500, -500, -900, -900]
    later = told(twice, {3: {"classification": "blunder", **hangs}}, [1, 2, 3])
    assert (
        how(3, later)
        == "The game was level until 2.Nf3??, White’s second mistake in time trouble, which hung the queen."
    )
    quiet: Any = {1: {"quiet": True}, 3: {"classification": "blunder"}}
    assert how(3, told(twice, quiet, [1, 2, 3])) == "The game was level until 2.Nf3?? in time trouble."


def test_a_swing_is_a_fault_of_a_quarter_of_a_point() -> None:
    assert [move.ply for move in told(SCORES).swings()] == [1]
    assert told(SCORES, {1: {"best_played": True}}).swings() == []
    assert told(SCORES, {1: {"loss": 0.2499}}).swings() == []
    assert [move.ply for move in told(SCORES, {1: {"loss": 0.25}}).swings()] == [1]


def test_the_worst_fault_of_a_side_is_found_among_some_moves() -> None:
    white = told([0, -100, -100, -500, -500])
    worst = white.worst(chess.WHITE, 1, 4)
    assert worst is not None and worst.ply == 3
    first = white.worst(chess.WHITE, 0, 2)
    assert first is not None and first.ply == 1
    assert white.worst(chess.BLACK, 1, 4) is None


def test_neither_the_engines_choice_nor_a_forced_move_is_a_fault() -> None:
    (fault,) = game([0, -300])
    assert is_fault(fault)
    for change in ({"best_played": True}, {"quiet": True}, {"classification": "forced"}, {"loss": 0.07}):
        (none,) = game([0, -300], {1: change})
        assert not is_fault(none)
