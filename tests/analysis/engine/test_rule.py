"""Positions that the rules decide."""

from __future__ import annotations

import chess
import pytest

from server.analysis.engine.rule import (
    final_score,
    has_one_move,
    lets_claim,
    repeated_plies,
    repeating_moves,
    rule_score,
)
from server.analysis.evaluation import Score
from tests.analysis.engine.fakes import SCHOLARS_MATE, boards_of

SHUFFLE = "g1f3 g8f6 f3g1 f6g8 "


@pytest.mark.parametrize(
    ("fen", "score"),
    [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Score(cp=0)),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", Score(cp=0)),
        ("8/8/4k3/8/8/3RK3/8/8 w - - 100 120", Score(cp=0)),
        ("8/8/4k3/8/8/3RK3/8/8 w - - 99 120", None),
        (chess.STARTING_FEN, None),
    ],
    ids=["stalemate", "insufficient material", "50 moves", "not yet 50 moves", "start"],
)
def test_the_rules_decide(fen: str, score: Score | None) -> None:
    assert rule_score(chess.Board(fen)) == score


def test_checkmate_is_mate_0_whoever_gave_it() -> None:
    assert rule_score(boards_of(SCHOLARS_MATE)[-1]) == Score(mate=0)
    assert rule_score(boards_of("f2f3 e7e5 g2g4 d8h4")[-1]) == Score(mate=0)


def test_a_position_that_is_there_for_the_third_time_is_drawn_and_for_the_second_time_is_not() -> None:
    boards = boards_of(SHUFFLE * 2)
    assert rule_score(boards[4]) is None
    assert rule_score(boards[8]) == Score(cp=0)


def test_a_claim_with_the_next_move_counts_at_the_end_of_a_drawn_game_only() -> None:
    before = boards_of(SHUFFLE * 2)[-2]
    assert final_score(before, result_drawn=True) == Score(cp=0)
    assert final_score(before, result_drawn=False) is None
    assert final_score(chess.Board(), result_drawn=True) is None


def test_the_moves_that_repeat_a_position_for_the_third_time() -> None:
    boards = boards_of(SHUFFLE * 2)
    assert [move.uci() for move in repeating_moves(boards[7])] == ["f6g8"]
    assert not [*repeating_moves(boards[3])]
    assert not [*repeating_moves(chess.Board(boards[7].fen()))]


def test_a_move_lets_the_opponent_claim_by_what_he_can_play_next() -> None:
    boards = boards_of(SHUFFLE * 2)
    assert lets_claim(boards[7], chess.Move.from_uci("f6g8"))
    assert lets_claim(boards[6], chess.Move.from_uci("f3g1"))
    assert not lets_claim(boards[6], chess.Move.from_uci("e2e4"))


def test_positions_are_repeated_by_what_the_rules_compare() -> None:
    assert repeated_plies(boards_of(SHUFFLE)) == {4}
    assert not repeated_plies(boards_of("g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8"))


def test_one_legal_move_is_no_choice() -> None:
    only, two, none = "7k/8/8/8/8/8/6q1/K7 w - - 0 1", "7k/8/8/8/8/8/8/1q1K4 w - - 0 1", SCHOLARS_MATE
    assert has_one_move(chess.Board(only)) and not has_one_move(chess.Board())
    assert not has_one_move(chess.Board(two)) and not has_one_move(boards_of(none)[-1])
