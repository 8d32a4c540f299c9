"""Attacked squares are python-chess's, on any occupied board."""

from __future__ import annotations

import random

import chess
import numpy as np
import pytest

from server.analysis.builtin import attacks

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.mark.parametrize("kind", [chess.ROOK, chess.BISHOP])
def test_sliders_see_up_to_the_first_piece_of_each_way(kind: chess.PieceType) -> None:
    attacked = attacks.rook_attacks if kind == chess.ROOK else attacks.bishop_attacks
    choice = random.Random(5)
    for square in chess.SQUARES:
        occupied = choice.getrandbits(64) & choice.getrandbits(64)
        board = chess.Board(None)
        for other in chess.scan_forward(occupied):
            board.set_piece_at(other, chess.Piece(chess.PAWN, chess.WHITE))
        board.set_piece_at(square, chess.Piece(kind, chess.WHITE))
        assert int(attacked(square, np.uint64(occupied))) == board.attacks_mask(square), square


def test_steppers_have_the_tables_of_python_chess() -> None:
    assert attacks.KNIGHT_ATTACKS.tolist() == chess.BB_KNIGHT_ATTACKS
    assert attacks.KING_ATTACKS.tolist() == chess.BB_KING_ATTACKS
    assert attacks.PAWN_ATTACKS[0].tolist() == chess.BB_PAWN_ATTACKS[chess.WHITE]
    assert attacks.PAWN_ATTACKS[1].tolist() == chess.BB_PAWN_ATTACKS[chess.BLACK]


def test_spans_are_both_ends_and_what_lies_between_on_one_rank() -> None:
    for first in chess.SQUARES:
        for last in chess.SQUARES:
            ends = chess.BB_SQUARES[first] | chess.BB_SQUARES[last]
            same = chess.square_rank(first) == chess.square_rank(last)
            span = chess.between(first, last) | ends if same else 0
            assert int(attacks.RANK_SPANS[first, last]) == span
