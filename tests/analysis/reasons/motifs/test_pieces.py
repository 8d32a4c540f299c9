"""Guards, attackers and worth of single pieces."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.motifs import pieces


@pytest.mark.parametrize(
    ("fen", "guarded"),
    [
        ("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", False),  # nobody
        ("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", True),  # a pawn
        ("3rk3/8/8/3n4/8/8/8/3RK3 w - - 0 1", True),  # a rook behind it
        ("3qk3/8/8/3R4/3n4/8/8/4K3 w - - 0 1", True),  # the queen looks there through the rook that attacks
        ("4k3/3q4/3N4/8/3n4/8/8/4K3 w - - 0 1", False),  # but not through a knight that does not
    ],
)
def test_a_guard_may_stand_behind_the_attacker(fen: str, guarded: bool) -> None:
    board = chess.Board(fen)
    square = chess.lsb(board.knights & board.occupied_co[chess.BLACK])
    assert pieces.is_guarded(board, square) is guarded
    assert pieces.is_hanging(board, square) is not guarded


def test_an_empty_square_has_no_guard_and_no_worth() -> None:
    assert not pieces.is_guarded(chess.Board(), chess.E4)
    assert pieces.worth(chess.Board(), chess.E4) == 0
    assert pieces.worth(chess.Board(), chess.D1) == 9


@pytest.mark.parametrize(
    ("fen", "won"),
    [
        ("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", False),  # a rook attacks a knight that is guarded
        ("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", True),  # that is not
        ("4k3/8/4p3/3n4/2P5/8/8/4K3 w - - 0 1", True),  # a pawn attacks it
        ("4k3/8/4p3/3nK3/8/8/8/8 w - - 0 1", False),  # a king is no cheap attacker
        ("4k3/8/8/3n4/8/8/8/4K3 w - - 0 1", False),  # nobody attacks it
    ],
)
def test_a_piece_can_be_won_without_a_guard_or_by_less(fen: str, won: bool) -> None:
    assert pieces.can_be_won(chess.Board(fen), chess.D5) is won


def test_attacked_enemies_are_pieces_of_the_other_side() -> None:
    board = chess.Board("4k3/8/8/3p1r2/8/4N3/6P1/4K3 w - - 0 1")
    assert set(pieces.attacked_enemies(board, chess.E3)) == {chess.D5, chess.F5}


def test_between_are_the_squares_of_a_line() -> None:
    assert chess.SquareSet(pieces.between(chess.A1, chess.D4)) == {chess.B2, chess.C3}
    assert pieces.between(chess.A1, chess.B3) == 0
