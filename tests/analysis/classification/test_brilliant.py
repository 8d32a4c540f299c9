from __future__ import annotations

import chess
import pytest

from server.analysis.classification.brilliant import offered_pieces
from server.analysis.classification.candidate import Play
from server.analysis.evaluation import Score


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
