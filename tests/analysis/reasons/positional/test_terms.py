"""What a side has, as one table."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.terms import phase, terms


def test_black_has_what_white_has_on_the_mirrored_board() -> None:
    board = chess.Board("r2q1rk1/pp3ppp/2nbpn2/3p1b2/3P4/1QN1PN2/PP2BPPP/R1B2RK1 w - - 0 10")
    mirrored = terms(board.mirror(), chess.BLACK)
    for name, squares in terms(board, chess.WHITE).items():
        assert mirrored[name] == chess.flip_vertical(squares), name


def test_the_board_is_left_as_it_is() -> None:
    board = chess.Board()
    terms(board, chess.BLACK)
    assert board == chess.Board()


def test_the_phase_goes_from_one_to_nothing() -> None:
    assert phase(chess.Board()) == 1
    assert phase(chess.Board("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")) == 0
    assert phase(chess.Board("4k3/8/8/8/8/8/8/R3K2R w - - 0 1")) == 4 / 24
