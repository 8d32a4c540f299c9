"""Points and the words for what changes hands."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.material import balance, name, remainder, what

P, N, B, R, Q = chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN


@pytest.mark.parametrize(
    ("lost", "won", "word"),
    [
        ([Q], [], "queen"),
        ([Q], [P], "queen"),
        ([Q], [B], "queen_for_bishop"),
        ([Q, P], [B], "queen_for_bishop"),
        ([Q], [R, N], "queen_for_rook_and_piece"),
        ([Q, R], [B], "queen"),
        ([R], [P], "rook"),
        ([R], [N], "exchange"),
        ([R, P], [B], "exchange_and_pawn"),
        ([R], [B, P], "exchange_for_pawn"),
        ([N], [], "knight"),
        ([N], [P], "knight_for_pawn"),
        ([N], [P, P], "knight_for_two_pawns"),
        ([B, N], [R], "two_pieces_for_rook"),
        ([P, P], [], "two_pawns"),
        ([P] * 5, [], "pawns"),
        ([P], [], "pawn"),
        ([N, P], [B], "pawn"),
        ([R, B], [], "rook_and_piece"),
        ([R, R], [], "two_rooks"),
        ([N, B, B], [P], "bishop"),
        ([R, R, N], [Q, P], "rook"),
        ([P, P, P, P], [N], "pawns_for_knight"),
    ],
)
def test_what_is_lost_has_a_word(lost: list[int], won: list[int], word: str) -> None:
    assert what(lost, won) == word


def test_pieces_of_equal_worth_are_set_against_each_other() -> None:
    assert remainder([Q, N, P], [Q, B]) == ([P], [])
    assert remainder([N], [N, B]) == ([], [B])


def test_a_balance_is_the_points_that_a_side_has_more() -> None:
    board = chess.Board("4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1")
    assert balance(board, chess.WHITE) == 9
    assert balance(board, chess.BLACK) == -9
    assert balance(chess.Board("qrb1k3/8/8/8/8/8/8/4K3 w - - 0 1"), chess.BLACK) == 17


def test_pieces_have_names() -> None:
    assert [name(piece) for piece in (P, N, B, R, Q)] == ["pawn", "knight", "bishop", "rook", "queen"]
