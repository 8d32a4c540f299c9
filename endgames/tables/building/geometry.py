"""Where men go on an empty board, as arrays that compiled code reads."""

from __future__ import annotations

from typing import Any

import chess
import numpy as np

from endgames.tables.layout import SLOTS

QUEEN, ROOK, BISHOP, KNIGHT, PAWN = range(5)
"""Types of men by their place in `names.LETTERS`."""

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
_JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def _neighbours(steps: tuple[tuple[int, int], ...]) -> np.ndarray[Any, Any]:
    """[square, direction] -> square, or -1 beyond the edge."""
    found = np.full((64, 8), -1, np.int64)
    for square in range(64):
        for number, (right, up) in enumerate(steps):
            file, rank = (square & 7) + right, (square >> 3) + up
            if 0 <= file < 8 and 0 <= rank < 8:
                found[square, number] = rank * 8 + file
    return found


def _attacks() -> np.ndarray[Any, Any]:
    """[type, square] -> squares attacked on an empty board; types 4 and 5 are White's and Black's pawns."""
    empty = (0, chess.BB_EMPTY)
    found = np.zeros((6, 64), np.uint64)
    for square in range(64):
        straight = chess.BB_RANK_ATTACKS[square][empty[0]] | chess.BB_FILE_ATTACKS[square][empty[0]]
        slanted = chess.BB_DIAG_ATTACKS[square][empty[0]]
        found[QUEEN, square], found[ROOK, square] = straight | slanted, straight
        found[BISHOP, square], found[KNIGHT, square] = slanted, chess.BB_KNIGHT_ATTACKS[square]
        found[PAWN, square] = chess.BB_PAWN_ATTACKS[chess.WHITE][square]
        found[PAWN + 1, square] = chess.BB_PAWN_ATTACKS[chess.BLACK][square]
    return found


STEPS = _neighbours(_STEPS)
"""Directions 0 to 3 are straight, 4 to 7 slanted."""
JUMPS = _neighbours(_JUMPS)
ATTACKS = _attacks()
KING_ATTACKS = np.array(chess.BB_KING_ATTACKS, np.uint64)
BETWEEN = np.array([[chess.between(one, other) for other in range(64)] for one in range(64)], np.uint64)
KING_SLOTS = np.array(SLOTS, np.int64)
"""Square of the white king -> slot, without pawns."""
