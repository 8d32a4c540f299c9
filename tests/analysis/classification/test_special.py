from __future__ import annotations

import chess
import pytest

from server.analysis.classification.special import (
    Play,
    is_critical,
    may_be_special,
    offered_pieces,
    second_loss,
)
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


def offered(fen: str, move: str) -> set[str]:
    board = chess.Board(fen)
    after = board.copy()
    after.push_uci(move)
    play = Play(board, chess.Move.from_uci(move), after, Score(cp=0), None, None, Score(cp=0))
    return {chess.square_name(square) for square in offered_pieces(play)}


@pytest.mark.parametrize(
    ("fen", "move", "squares"),
    [
        pytest.param("r5k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1", "d1d8", {"d8"}, id="offered with check"),
        pytest.param("6k1/3p1ppp/8/8/8/2N5/5PPP/6K1 w - - 0 1", "c3d5", set(), id="nothing can take it"),
        pytest.param("6k1/5ppp/2p5/8/8/2N5/5PPP/6K1 w - - 0 1", "c3d5", {"d5"}, id="a pawn can take it"),
        pytest.param("6k1/5ppp/2p5/3N4/8/8/5PPP/6K1 w - - 0 1", "d5e7", set(), id="it moves out of reach"),
        pytest.param("6k1/5ppp/2n5/8/8/6B1/5PPP/6K1 w - - 0 1", "g3e5", {"e5"}, id="offered to a knight"),
        pytest.param("4k3/1P6/8/8/8/2p5/8/N3K3 w - - 0 1", "b7b8n", set(), id="any promotion"),
        pytest.param("6k1/5ppp/2p5/8/8/q1N5/5PPP/R5K1 w - - 0 1", "a1a3", set(), id="it took a queen"),
    ],
)
def test_a_piece_is_offered(fen: str, move: str, squares: set[str]) -> None:
    assert offered(fen, move) == squares


def test_leaving_fewer_pieces_unsafe_is_no_offer_but_for_a_check() -> None:
    # Both knights hang to pawns. On d3 one is safe; on e6 it hangs again, but gives check.
    fen = "3k4/3p4/1p3p2/2N1N3/8/8/8/6K1 w - - 0 1"
    assert offered(fen, "c5d3") == set()
    assert offered(fen, "c5e6") == {"e6"}


def test_what_is_lost_anyway_is_not_offered() -> None:
    # The knight on a1 has no way out; giving it up or moving it is no sacrifice.
    fen = "6k1/8/8/8/p7/3p4/1p6/N5K1 w - - 0 1"
    assert offered(fen, "g1f2") == set()
    assert offered(fen, "a1c2") == set()


def test_an_offer_that_costs_the_taker_as_much_is_none() -> None:
    # Taking the knight on b2 opens the back rank.
    assert offered("1r4k1/5ppp/8/8/8/3N4/5PPP/4R1K1 w - - 0 1", "d3b2") == set()
    assert offered("1r4k1/5pp1/8/8/8/3N4/5PPP/4R1K1 w - - 0 1", "d3b2") == {"b2"}
