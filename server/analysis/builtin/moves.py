"""Moves as numbers, the way the search stores them, and their form in UCI.

`origin | target << 6 | promotion << 12 | kind << 15`; promotion 0 for none, else KNIGHT..QUEEN. Castling goes
from the king to its own rook, which fits Chess960 too. 0 is no move.
"""

from __future__ import annotations

import chess

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
"""Kinds of pieces. A piece is colour * 6 + kind, White's 0..5 and Black's 6..11."""

EMPTY = 12
"""What stands on a square where no piece stands."""

NO_MOVE = 0
NORMAL, DOUBLE_STEP, EN_PASSANT, CASTLING = range(4)

_LETTERS = " nbrq"


def uci_text(move: int, *, chess960: bool) -> str:
    """The move as UCI writes it: castling as the king's two steps, in Chess960 as king takes own rook."""
    origin, target = move & 63, move >> 6 & 63
    if move >> 15 & 3 == CASTLING and not chess960:
        target = origin // 8 * 8 + (6 if target > origin else 2)
    promotion = move >> 12 & 7
    return (
        chess.SQUARE_NAMES[origin] + chess.SQUARE_NAMES[target] + (_LETTERS[promotion] if promotion else "")
    )


def from_chess(board: chess.Board, move: chess.Move) -> int:
    """A legal move of `board` as a number."""
    origin, target = move.from_square, move.to_square
    promotion = move.promotion - 1 if move.promotion else 0
    kind = NORMAL
    if board.is_castling(move):
        kind, target = CASTLING, _castling_rook(board, move)
    elif board.is_en_passant(move):
        kind = EN_PASSANT
    elif board.piece_type_at(origin) == chess.PAWN and abs(origin - target) == 16:
        kind = DOUBLE_STEP
    return origin | target << 6 | promotion << 12 | kind << 15


def _castling_rook(board: chess.Board, move: chess.Move) -> int:
    if board.color_at(move.to_square) == board.turn:
        return move.to_square
    rooks = board.clean_castling_rights() & chess.BB_RANKS[chess.square_rank(move.from_square)]
    return chess.msb(rooks) if move.to_square > move.from_square else chess.lsb(rooks)
