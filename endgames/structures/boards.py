"""Sets of squares as the compiled code has them, and which kings may stand where.

A set is a uint64, a1 the lowest bit. A mask is a set of squares of the white king; kings' positions are 64
masks, one for each square of the black king. White is who attacks: it is asked whether White wins.
"""

from __future__ import annotations

from pathlib import Path

import chess
import numpy as np

from endgames.compiled import compiler

jit = compiler(Path(__file__).parent)

ZERO, ONE = np.uint64(0), np.uint64(1)
FULL = np.uint64(0xFFFFFFFFFFFFFFFF)
U7, U8, U9 = np.uint64(7), np.uint64(8), np.uint64(9)
NOT_A = np.uint64(0xFEFEFEFEFEFEFEFE)
NOT_H = np.uint64(0x7F7F7F7F7F7F7F7F)
KING = np.array([int(attacks) for attacks in chess.BB_KING_ATTACKS], dtype=np.uint64)


@jit
def bit(square):
    return ONE << np.uint64(square)


@jit
def around(mask):
    """All squares that a king on a square of `mask` attacks."""
    beside = ((mask << ONE) & NOT_A) | ((mask >> ONE) & NOT_H)
    row = beside | mask
    return beside | (row << U8) | (row >> U8)


LEFT = np.array([0 if square % 8 == 0 else int(FULL) for square in range(64)], dtype=np.uint64)
RIGHT = np.array([0 if square % 8 == 7 else int(FULL) for square in range(64)], dtype=np.uint64)
BITS = np.array([1 << square for square in range(64)], dtype=np.uint64)
OPEN = ~(KING | BITS)
"""By black king: where it leaves room for the white one."""
EDGED = 80
"""64 masks with a row of zeros before and after them, so that every square has neighbours."""


@jit
def neighbours(masks, beside, out) -> None:
    """Into `out` what masks the squares around each have together. `masks`, `beside` (room): EDGED."""
    for b in range(64):
        beside[b + 8] = (masks[b + 7] & LEFT[b]) | (masks[b + 9] & RIGHT[b])
    for b in range(64):
        out[b] = beside[b + 8] | beside[b] | masks[b] | beside[b + 16] | masks[b + 16]


@jit
def white_attacks(pawns):
    return ((pawns & NOT_A) << U7) | ((pawns & NOT_H) << U9)


@jit
def black_attacks(pawns):
    return ((pawns & NOT_A) >> U9) | ((pawns & NOT_H) >> U7)


@jit
def legal_masks(taken, closed, out) -> None:
    """Into `out`, by black king, the white king's squares but `taken` and beside it; none with the black king
    on `closed`."""
    for b in range(64):
        out[b] = OPEN[b] & ~taken & ((closed >> np.uint64(b) & ONE) - ONE)


@jit
def white_may_move(wp, bp, bk):
    """The white king's squares in the legal positions with White to move."""
    shut = FULL if (wp | bp | white_attacks(wp)) & BITS[bk] else ZERO
    return ~(wp | bp | KING[bk] | BITS[bk] | shut)


@jit
def black_may_move(wp, bp, bk):
    """The same with Black to move."""
    shut = FULL if (wp | bp) & BITS[bk] else ZERO
    return ~(wp | bp | KING[bk] | BITS[bk] | black_attacks(bp) | shut)


@jit
def flipped(squares):
    """The set as the other side sees it: ranks exchanged."""
    found = ZERO
    for rank in range(8):
        row = (squares >> np.uint64(8 * rank)) & np.uint64(0xFF)
        found |= row << np.uint64(8 * (7 - rank))
    return found


@jit
def hashed(wp, bp, more):
    """A number of 64 bits made of three."""
    h = wp * np.uint64(0x9E3779B97F4A7C15)
    h ^= h >> np.uint64(29)
    h = (h + bp) * np.uint64(0xBF58476D1CE4E5B9)
    h ^= h >> np.uint64(32)
    h = (h + more) * np.uint64(0x94D049BB133111EB)
    h ^= h >> np.uint64(31)
    return h
