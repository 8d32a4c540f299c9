"""A best move that loses points: which moves count as one."""

from __future__ import annotations

import chess
import pytest

from server.analysis.classification.looked_best import FALL, fall
from server.analysis.evaluation import Score, win_chance

START = chess.Board()
MOVE = chess.Move.from_uci("e2e4")


def test_it_begins_where_a_mistake_does() -> None:
    assert FALL == 0.12


@pytest.mark.parametrize(
    ("best", "before", "after", "lost"),
    [
        ("e2e4", Score(cp=50), Score(cp=-100), win_chance(50) - win_chance(-100)),
        ("e2e4", Score(cp=0), Score(mate=-3), 0.5),
        ("e2e4", Score(cp=50), Score(cp=-80), None),
        ("e2e4", Score(cp=50), Score(cp=300), None),
        ("d2d4", Score(cp=50), Score(cp=-300), None),
        (None, Score(cp=50), Score(cp=-300), None),
    ],
)
def test_the_engines_own_move_after_which_the_score_fell_far(
    best: str | None, before: Score, after: Score, lost: float | None
) -> None:
    found = fall(START, MOVE, best, before, after)
    assert found is None if lost is None else found == pytest.approx(lost)


def test_it_is_seen_from_the_mover() -> None:
    board = chess.Board()
    board.push(MOVE)
    reply = chess.Move.from_uci("e7e5")
    assert fall(board, reply, "e7e5", Score(cp=-50), Score(cp=300)) is not None
    assert fall(board, reply, "e7e5", Score(cp=50), Score(cp=-300)) is None


def test_the_only_legal_move_is_no_choice() -> None:
    board = chess.Board("7k/8/8/8/8/8/r7/7K w - - 0 1")
    assert fall(board, chess.Move.from_uci("h1g1"), "h1g1", Score(cp=0), Score(cp=-500)) is None
