"""What a side has in a position beside material, as one flat table: a name, and the squares that show it."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.kings import king_terms
from server.analysis.reasons.positional.pawns import pawn_terms
from server.analysis.reasons.positional.pieces import piece_terms

Terms = dict[str, chess.Bitboard]


def terms(board: chess.Board, color: chess.Color) -> Terms:
    """What `color` has on `board`. How much of it: the number of its squares."""
    if color == chess.WHITE:
        return _white(board)
    return {name: chess.flip_vertical(squares) for name, squares in _white(board.mirror()).items()}


def _white(board: chess.Board) -> Terms:
    return {**pawn_terms(board), **piece_terms(board), **king_terms(board)}


def phase(board: chess.Board) -> float:
    """How much of the officers is left: 1 in the opening, 0 where only kings and pawns are."""
    minors = chess.popcount(board.knights | board.bishops)
    points = minors + 2 * chess.popcount(board.rooks) + 4 * chess.popcount(board.queens)
    return min(1.0, points / 24)
