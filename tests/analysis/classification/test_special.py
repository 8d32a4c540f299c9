from __future__ import annotations

import chess
import pytest

from server.analysis.classification.candidate import Play, may_be_special
from server.analysis.evaluation import Score
from tests.analysis.classification.plays import KINGS, play


@pytest.mark.parametrize(
    ("second", "after", "passes"),
    [
        ("699", "900", True), ("700", "900", False), ("#2", "900", True), ("#-2", "900", True),
        (None, "699", True), (None, "700", False), (None, "#3", True), ("0", "0", True), ("0", "-1", False),
        ("0", "#-3", False), ("0", "#3", True),
    ],
)  # fmt: skip
def test_a_move_can_be_special_if_the_game_was_neither_won_anyway_nor_is_lost(
    second: str | None, after: str, passes: bool
) -> None:
    assert may_be_special(play(KINGS, "e1e2", second=second, after=after)) is passes


def test_only_a_promotion_to_a_queen_is_never_special() -> None:
    assert [may_be_special(play(KINGS, f"a7a8{to}")) for to in "nbrq"] == [True, True, True, False]


def test_an_answer_to_a_check_is_never_special() -> None:
    assert not may_be_special(play("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2"))


def test_black_is_judged_in_blacks_view() -> None:
    board = chess.Board("4k3/8/8/8/8/8/p7/4K3 b - - 0 1")
    move = chess.Move.from_uci("e8e7")
    after = board.copy()
    after.push(move)
    for second, passes in ((Score(cp=-700), False), (Score(cp=700), True)):
        assert may_be_special(Play(board, move, after, Score(cp=-9), second, move, Score(cp=-9))) is passes
