"""Faults beside the course of a game in words."""

from __future__ import annotations

from collections.abc import Sequence

import chess
import pytest

from server.analysis.evaluation import Score
from server.analysis.notation import MoveNumber
from server.analysis.report.ending import GameEnding
from server.analysis.report.swing_words import Missed, chances_missed, swings_missed
from server.analysis.report.told_game import GameCourse, ToldGame
from server.i18n import texts
from tests.analysis.judged import Changes, game

LEVEL, UP, WON, LOST = 0, 200, 500, -500
NONE: frozenset[int] = frozenset()


def told_game(scores: Sequence[int | Score], changes: Changes | None = None) -> ToldGame:
    sans = [f"M{ply}" for ply in range(1, len(scores))]
    return ToldGame(
        game(scores, changes), GameCourse(sans, MoveNumber(1, True), False, GameEnding("unknown"))
    )


def words(missed: Missed | None, language: str = "en") -> list[str]:
    return [texts.from_json(clause, language) or "" for clause in missed.clauses] if missed else []


def swings(scores: Sequence[int | Score], known: frozenset[int] = NONE) -> list[str]:
    return words(swings_missed(told_game(scores), known))


def test_without_swings_there_is_nothing_to_tell() -> None:
    assert swings_missed(told_game([LEVEL, 100, LEVEL]), NONE) is None
    assert swings_missed(told_game([LEVEL, LEVEL, WON]), frozenset({2})) is None


@pytest.mark.parametrize(
    ("after", "clause"),
    [(LOST, "1.M1?? gave Black a winning position"), (-280, "1.M1?? gave Black the better game")],
)
def test_a_fault_is_told_by_what_it_gave(after: int, clause: str) -> None:
    assert swings([40, after, after]) == [clause]


def test_a_fault_in_a_won_game_may_give_back_a_part_of_it() -> None:
    assert swings([900, 170, 170]) == ["1.M1?? gave much of the advantage back"]


def test_a_win_that_was_let_go_of_is_a_win_missed() -> None:
    assert swings([WON, LEVEL, LEVEL]) == ["1.M1?? missed the win"]
    assert swings([UP, -120, -120]) == ["1.M1?? missed a chance"]
    assert swings([Score(mate=2), LEVEL, LEVEL]) == ["1.M1?? missed mate in 2"]
    assert swings([Score(mate=6), LEVEL, LEVEL]) == ["1.M1?? missed the win"]


def test_a_fault_and_the_answer_that_gave_it_back_are_told_in_one() -> None:
    pair = [LEVEL, LOST, LEVEL, LEVEL]
    assert swings(pair) == ["1…M2?? left 1.M1?? unpunished"]
    assert words(swings_missed(told_game(pair), NONE), "de") == ["1…M2?? ließ 1.M1?? ungestraft"]
    assert swings(pair, frozenset({1})) == ["1…M2?? missed the win"]
    assert swings(pair, frozenset({2})) == ["1.M1?? gave Black a winning position"]


def test_an_answer_that_gave_too_little_back_is_no_pardon() -> None:
    assert swings([LEVEL, LOST, -320, -320]) == ["1.M1?? gave Black a winning position"]


def test_a_smaller_fault_before_a_swing_is_told_with_it() -> None:
    assert swings([UP, LEVEL, 420, 420]) == ["1…M2?? left 1.M1? unpunished"]


def test_two_are_named_and_more_are_counted() -> None:
    assert swings([*[LEVEL, WON, WON, LEVEL] * 2, LEVEL]) == [
        "2.M3?? missed the win",
        "4.M7?? missed the win",
    ]
    thrice = told_game([*[LEVEL, WON, WON, LEVEL] * 3, LEVEL])
    many = swings_missed(thrice, NONE)
    assert many is not None
    assert (many.counted, words(many)) == (True, ["White missed three wins between moves 2 and 6"])


def test_the_weightiest_chance_of_each_side_is_told() -> None:
    missed = chances_missed(told_game([UP, LEVEL, 220, LEVEL, LEVEL, -UP, LEVEL, LEVEL]), NONE)
    assert words(missed) == ["2.M3? missed a chance", "3…M6? missed a chance"]
    assert missed is not None
    assert (missed.plies, missed.at) == (frozenset({3, 6}), 6)


def test_a_chance_begins_where_a_side_was_better() -> None:
    assert chances_missed(told_game([130, -50, -50]), NONE) is None
    assert chances_missed(told_game([145, -50, -50]), frozenset({1})) is None
    assert words(chances_missed(told_game([145, -50, -50]), NONE)) == ["1.M1? missed a chance"]


def test_sides_are_told_alike() -> None:
    mirrored = ToldGame(
        game([-500, 0, 0], first=chess.BLACK),
        GameCourse(["M1", "M2"], MoveNumber(1, False), False, GameEnding("unknown")),
    )
    assert words(swings_missed(mirrored, NONE)) == ["1…M1?? missed the win"]
