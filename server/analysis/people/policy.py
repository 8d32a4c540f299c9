"""Which of the networks' outputs a move is: 80 kinds of moves from each of 64 squares.

Owns their numbering, in the mover's view (for Black the ranks are turned over). 0 to 55: like a queen, eight
directions clockwise from north, one to seven squares each; 56 to 63: like a knight, clockwise from
north-north-east; 64 to 79: a pawn that becomes a rook, a bishop or a queen, to the left, straight on, to the
right. A pawn that becomes a knight is a move like a queen's. Castling is the king's move to its rook.
"""

from __future__ import annotations

from collections.abc import Iterable

import chess
import numpy as np
import numpy.typing as npt

KINDS = 80
_SLIDES = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""(files to the right, ranks up) of a step."""
_LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_PROMOTIONS = (chess.ROOK, chess.BISHOP, chess.QUEEN)

_FIRST_LEAP, _FIRST_PROMOTION = 56, 64
_KIND_OF = {
    **{
        (files * far, ranks * far): 7 * number + far - 1
        for number, (files, ranks) in enumerate(_SLIDES)
        for far in range(1, 8)
    },
    **{leap: _FIRST_LEAP + number for number, leap in enumerate(_LEAPS)},
}


def numbers_of(board: chess.Board, moves: Iterable[chess.Move]) -> npt.NDArray[np.intp]:
    """Of each move its place in the output `[64, 80]` as one row: 80 * square + kind."""
    return np.array([_number(board, move) for move in moves], np.intp)


def _number(board: chess.Board, move: chess.Move) -> int:
    here, there = move.from_square, move.to_square
    if board.is_castling(move):
        there = _rook_of(board, move)
    if board.turn == chess.BLACK:
        here, there = chess.square_mirror(here), chess.square_mirror(there)
    files = chess.square_file(there) - chess.square_file(here)
    if move.promotion in _PROMOTIONS:
        kind = _FIRST_PROMOTION + len(_PROMOTIONS) * (files + 1) + _PROMOTIONS.index(move.promotion)
    else:
        kind = _KIND_OF[files, chess.square_rank(there) - chess.square_rank(here)]
    return KINDS * here + kind


def _rook_of(board: chess.Board, move: chess.Move) -> chess.Square:
    """Where the rook stands that castles: a king of standard chess moves two squares towards it."""
    if board.chess960:
        return move.to_square
    file = 7 if move.to_square > move.from_square else 0
    return chess.square(file, chess.square_rank(move.from_square))
