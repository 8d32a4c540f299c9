"""Where pieces go."""

from __future__ import annotations

import chess
import numpy as np

from endgames.structures.geometry import BETWEEN, BISHOP, KNIGHT, LINES, QUEEN, RAYS, REACH, ROOK


def test_pieces_attack_as_the_rules_have_it() -> None:
    kinds = {QUEEN: chess.QUEEN, ROOK: chess.ROOK, BISHOP: chess.BISHOP, KNIGHT: chess.KNIGHT}
    for square in range(64):
        for kind, piece in kinds.items():
            board = chess.Board(None)
            board.set_piece_at(square, chess.Piece(piece, chess.WHITE))
            assert int(REACH[kind, square]) == int(board.attacks(square))


def test_rays_go_outwards_and_squares_between_lie_on_them() -> None:
    assert [*RAYS[QUEEN, chess.F1, 0]][:8] == [*range(chess.F2, 64, 8), -1]
    assert int(BETWEEN[chess.A1, chess.D4]) == int(chess.SquareSet([chess.B2, chess.C3]))
    assert not np.any(BETWEEN[chess.A1, chess.B3])


def test_lines_hold_each_move_of_a_piece_once() -> None:
    for kind in (QUEEN, ROOK, BISHOP, KNIGHT):
        lines = [[int(square) for square in line if square >= 0] for line in LINES[kind]]
        moves = [(a, to) for line in lines for at, to in enumerate(line) for a in line[at + 1 :]]
        expected = [(a, to) for a in range(64) for to in chess.SquareSet(int(REACH[kind, a]))]
        assert sorted(moves) == expected
