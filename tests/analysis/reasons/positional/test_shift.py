"""A move as its side sees it."""

from __future__ import annotations

import chess

from server.analysis.reasons.played import Played
from server.analysis.reasons.positional.shift import Shift


def shift(fen: str, san: str) -> Shift:
    board = chess.Board(fen)
    return Shift(Played(board, [board.parse_san(san).uci()]))


START = chess.STARTING_FEN
ANSWER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"


def test_black_moves_up_and_is_named_by_the_real_squares() -> None:
    seen = shift(ANSWER, "e5")
    assert (seen.origin, seen.to) == (chess.E2, chess.E4)
    assert seen.name(seen.to) == "e5"
    assert seen.fact("structure", "any", seen.to) == {
        "kind": "structure",
        "name": "any",
        "piece": "p",
        "square": "e5",
    }


def test_the_pawns_are_those_before_the_move_and_after_it() -> None:
    seen = shift(START, "e4")
    assert seen.had == (chess.BB_RANK_2, chess.BB_RANK_7)
    assert seen.has[0] & ~seen.had[0] == chess.BB_E4


def test_a_piece_that_can_be_taken_with_profit_is_not_safe() -> None:
    assert shift(START, "Nf3").safe
    assert not shift("4k3/8/2p5/8/8/2N5/8/4K3 w - - 0 1", "Nd5").safe
    assert shift(START, "e4").reach(chess.Board(), chess.B1) == chess.BB_A3 | chess.BB_C3
