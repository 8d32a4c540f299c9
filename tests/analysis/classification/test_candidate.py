from __future__ import annotations

import chess
import pytest

from server.analysis.classification.candidate import Play, may_be_special
from server.analysis.classification.critical import is_critical, second_loss
from server.analysis.evaluation import Score


def parsed(text: str) -> Score:
    return Score(mate=int(text[1:])) if text.startswith("#") else Score(cp=int(text))


def play(fen: str, move: str, *, top: str = "0", second: str | None = "-200", after: str = "0") -> Play:
    """A play for White; scores are White's view."""
    board = chess.Board(fen)
    result = board.copy()
    result.push_uci(move)
    other = next(each for each in board.legal_moves if each.uci() != move)
    return Play(
        board,
        chess.Move.from_uci(move),
        result,
        parsed(top),
        parsed(second) if second else None,
        other if second else None,
        parsed(after),
    )


KINGS = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"


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


@pytest.mark.parametrize(
    ("top", "second", "after", "critical"),
    [
        ("0", "-115", "0", False), ("0", "-116", "0", True), ("#3", "100", "500", True),
        ("0", "-500", "#3", False), ("0", None, "0", False), ("0", "#-1", "0", True),
    ],
)  # fmt: skip
def test_a_top_move_is_critical_if_the_second_line_loses_a_tenth_of_a_point(
    top: str, second: str | None, after: str, critical: bool
) -> None:
    judged = play(KINGS, "e1e2", top=top, second=second, after=after)
    assert is_critical(judged) is critical
    assert (second_loss(judged) is None) is (second is None)


@pytest.mark.parametrize(
    ("fen", "move", "critical"),
    [
        pytest.param("3r2k1/8/8/3n4/8/4B3/8/3RK3 w - - 0 1", "d1d5", True, id="it was defended"),
        pytest.param("6k1/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", False, id="it hung"),
        pytest.param("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", True, id="in passing, nobody else attacks"),
        pytest.param("4k3/8/8/3pP3/8/8/8/3RK3 w - d6 0 1", "e5d6", False, id="in passing, the pawn hung"),
        pytest.param("3rk3/8/8/3pP3/8/8/8/3RK3 w - d6 0 1", "e5d6", True, id="in passing, it was defended"),
        pytest.param("4k3/4r3/8/8/8/8/4P1p1/4K3 w - - 0 1", "e1f2", True, id="no capture"),
        pytest.param("6k1/8/8/1n6/8/3B4/4P3/4K3 w - - 0 1", "d3b5", False, id="a bishop for nothing"),
    ],
)
def test_taking_what_hung_is_not_critical(fen: str, move: str, critical: bool) -> None:
    assert is_critical(play(fen, move)) is critical
