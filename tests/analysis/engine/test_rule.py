"""Positions that the rules decide."""

from __future__ import annotations

import chess
import pytest

from server.analysis.engine.rule import final_score, rule_score
from server.analysis.evaluation import Score
from tests.analysis.engine.fakes import SCHOLARS_MATE, boards_of

SHUFFLE = "g1f3 g8f6 f3g1 f6g8 "


@pytest.mark.parametrize(
    ("fen", "score"),
    [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Score(cp=0)),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", Score(cp=0)),
        ("8/8/4k3/8/8/3RK3/8/8 w - - 150 120", Score(cp=0)),
        ("8/8/4k3/8/8/3RK3/8/8 w - - 149 120", None),
        (chess.STARTING_FEN, None),
    ],
    ids=["stalemate", "insufficient material", "75 moves", "not yet 75 moves", "start"],
)
def test_the_rules_decide(fen: str, score: Score | None) -> None:
    assert rule_score(chess.Board(fen)) == score


def test_checkmate_is_mate_0_whoever_gave_it() -> None:
    assert rule_score(boards_of(SCHOLARS_MATE)[-1]) == Score(mate=0)
    assert rule_score(boards_of("f2f3 e7e5 g2g4 d8h4")[-1]) == Score(mate=0)


def test_the_fifth_repetition_ends_the_game_and_the_third_does_not() -> None:
    boards = boards_of(SHUFFLE * 4)
    assert rule_score(boards[8]) is None
    assert rule_score(boards[16]) == Score(cp=0)


def test_a_claim_counts_at_the_end_of_a_drawn_game_only() -> None:
    thrice = boards_of(SHUFFLE * 2)[-1]
    assert final_score(thrice, result_drawn=True) == Score(cp=0)
    assert final_score(thrice, result_drawn=False) is None
    assert final_score(chess.Board(), result_drawn=True) is None
