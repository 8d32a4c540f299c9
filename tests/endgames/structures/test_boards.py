"""Sets of squares, and where kings may stand."""

from __future__ import annotations

import chess
import numpy as np

from endgames.structures import boards


def test_kings_and_pawns_attack_as_the_rules_have_it() -> None:
    for square in range(64):
        one = np.uint64(1 << square)
        assert int(boards.around(one)) == chess.BB_KING_ATTACKS[square]
        assert int(boards.white_attacks(one)) == chess.BB_PAWN_ATTACKS[chess.WHITE][square]
        assert int(boards.black_attacks(one)) == chess.BB_PAWN_ATTACKS[chess.BLACK][square]


def test_positions_are_legal_where_python_chess_says_so() -> None:
    board = chess.Board("8/8/8/3p4/4P3/8/8/8 w - - 0 1")
    pawns = np.uint64(1 << chess.E4), np.uint64(1 << chess.D5)
    for black in range(0, 64, 3):
        white_moves = int(boards.white_may_move(*pawns, black))
        black_moves = int(boards.black_may_move(*pawns, black))
        for white in range(64):
            each = board.copy()
            if white == black or each.piece_at(white) or each.piece_at(black):
                assert not (white_moves | black_moves) >> white & 1
                continue
            each.set_piece_at(white, chess.Piece(chess.KING, chess.WHITE))
            each.set_piece_at(black, chess.Piece(chess.KING, chess.BLACK))
            for each.turn, found in ((chess.WHITE, white_moves), (chess.BLACK, black_moves)):
                assert bool(found >> white & 1) is each.is_valid()


def test_all_squares_of_a_black_king_at_once_are_each_by_itself() -> None:
    white, black = np.uint64(1 << chess.E4), np.uint64(1 << chess.D5)
    out = np.zeros(64, np.uint64)
    taken = white | black
    boards.legal_masks(taken, taken | np.uint64(boards.white_attacks(white)), out)
    assert [*out] == [boards.white_may_move(white, black, square) for square in range(64)]
    boards.legal_masks(taken | np.uint64(boards.black_attacks(black)), taken, out)
    assert [*out] == [boards.black_may_move(white, black, square) for square in range(64)]


def test_neighbours_come_together() -> None:
    masks, beside = np.zeros(boards.EDGED, np.uint64), np.zeros(boards.EDGED, np.uint64)
    out = np.zeros(64, np.uint64)
    masks[8 + chess.H1] = 5
    boards.neighbours(masks, beside, out)
    assert {square for square in range(64) if out[square]} == {chess.G1, chess.G2, chess.H2}
