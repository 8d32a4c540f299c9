"""Where men go on an empty board."""

from __future__ import annotations

import chess
import pytest

pytest.importorskip("numba", reason="tables are built with numba")

from endgames.tables.building import geometry


def test_steps_and_jumps_are_those_of_king_and_knight() -> None:
    for square in range(64):
        steps = {target for target in geometry.STEPS[square].tolist() if target >= 0}
        jumps = {target for target in geometry.JUMPS[square].tolist() if target >= 0}
        assert steps == set(chess.SquareSet(chess.BB_KING_ATTACKS[square]))
        assert jumps == set(chess.SquareSet(chess.BB_KNIGHT_ATTACKS[square]))


def test_the_first_four_directions_are_straight() -> None:
    assert sorted(geometry.STEPS[chess.E4].tolist()[:4]) == [chess.E3, chess.D4, chess.F4, chess.E5]


def test_attacks_are_those_on_an_empty_board() -> None:
    for kind, symbol in enumerate("QRBNPp"):
        board = chess.Board(None)
        board.set_piece_at(chess.D5, chess.Piece.from_symbol(symbol))
        assert int(geometry.ATTACKS[kind, chess.D5]) == int(board.attacks(chess.D5))
