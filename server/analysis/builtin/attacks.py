"""Which squares a piece attacks: tables of the steppers, lines of the sliders. Knows no position.

Squares are 0 = a1 ... 63 = h8, sets of squares are uint64 with bit n for square n, as in python-chess.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from endgames.compiled import leading_zeros
from server.analysis.builtin.compiled import jit

KNIGHT_STEPS = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
KING_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
LINES = ((0, 1), (1, 0), (1, 1), (-1, 1))
"""Upward directions of the four lines through a square, as (file, rank): file, rank, two diagonals."""

_ONE = np.uint64(1)
_TOP = np.uint64(63)


def _stepped(steps: Iterable[tuple[int, int]], reach: int = 1) -> NDArray[np.uint64]:
    """For each square the squares that are 1..`reach` of `steps` away."""
    table = [0] * 64
    for square in range(64):
        for file_step, rank_step in steps:
            for distance in range(1, reach + 1):
                file, rank = square % 8 + file_step * distance, square // 8 + rank_step * distance
                if 0 <= file < 8 and 0 <= rank < 8:
                    table[square] |= 1 << (rank * 8 + file)
    return np.array(table, np.uint64)


KNIGHT_ATTACKS = _stepped(KNIGHT_STEPS)
KING_ATTACKS = _stepped(KING_STEPS)
PAWN_ATTACKS = np.stack([_stepped(((-1, 1), (1, 1))), _stepped(((-1, -1), (1, -1)))])
"""By colour (0 White, 1 Black) and square: what a pawn there attacks."""

_ABOVE = np.stack([_stepped((line,), 7) for line in LINES], axis=1)
_BELOW = np.stack([_stepped(((-file, -rank),), 7) for file, rank in LINES], axis=1)
"""By square and line: its squares above and below, on an empty board."""


def _between() -> NDArray[np.uint64]:
    """By two squares of one rank: the squares between them and both ends (castling needs no other lines)."""
    table = np.zeros((64, 64), np.uint64)
    for first in range(64):
        for last in range(first // 8 * 8, first // 8 * 8 + 8):
            low, high = min(first, last), max(first, last)
            table[first, last] = np.uint64(sum(1 << square for square in range(low, high + 1)))
    return table


RANK_SPANS = _between()


@jit
def _line_attacks(square, line, occupied):  # type: ignore[no-untyped-def]
    """Attacks along one line, by obstruction difference: the squares up to the nearest piece each way.

    Formula: https://www.chessprogramming.org/Obstruction_Difference
    """
    above = _ABOVE[square, line]
    below = _BELOW[square, line]
    nearest_below = _ONE << (_TOP - leading_zeros((below & occupied) | _ONE))
    blockers_above = above & occupied
    difference = blockers_above ^ (blockers_above - nearest_below)
    return (above | below) & difference


@jit
def rook_attacks(square, occupied):  # type: ignore[no-untyped-def]
    """Squares that a rook on `square` attacks; the first piece on each way is one of them."""
    return _line_attacks(square, 0, occupied) | _line_attacks(square, 1, occupied)


@jit
def bishop_attacks(square, occupied):  # type: ignore[no-untyped-def]
    """Squares that a bishop on `square` attacks; the first piece on each way is one of them."""
    return _line_attacks(square, 2, occupied) | _line_attacks(square, 3, occupied)
