"""Where pieces go on an empty board, as arrays that the compiled code reads."""

from __future__ import annotations

from typing import Any

import chess
import numpy as np

QUEEN, ROOK, BISHOP, KNIGHT = (np.int64(kind) for kind in range(4))
_STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
_SLANTED = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_WAYS = ((*_STRAIGHT, *_SLANTED), _STRAIGHT, _SLANTED, _JUMPS)


def _rays() -> np.ndarray[Any, Any]:
    """[piece, square, direction, step] -> square, -1 beyond the edge."""
    found = np.full((4, 64, 8, 8), -1, np.int64)
    for kind, ways in enumerate(_WAYS):
        for square in range(64):
            for number, (right, up) in enumerate(ways):
                for step in range(1, 2 if kind == KNIGHT else 8):
                    file, rank = (square & 7) + step * right, (square >> 3) + step * up
                    if 0 <= file < 8 and 0 <= rank < 8:
                        found[kind, square, number, step - 1] = rank * 8 + file
    return found


RAYS = _rays()


def _lines() -> np.ndarray[Any, Any]:
    """[piece, line, place] -> square, -1 beyond the end: each way of a piece, from its far end on."""
    found = np.full((4, 336, 8), -1, np.int64)
    for kind in range(4):
        number = 0
        for way in range(8):
            inner = set() if kind == KNIGHT else {int(to) for to in RAYS[kind, :, way, 0]}
            for start in {*range(64)} - inner:
                line = [start, *(int(to) for to in RAYS[kind, start, way] if to >= 0)]
                if len(line) > 1:
                    found[kind, number, : len(line)] = line[::-1]
                    number += 1
    return found


LINES = _lines()
REACH = np.array(
    [
        [sum(1 << int(to) for to in RAYS[kind, square].flat if to >= 0) for square in range(64)]
        for kind in range(4)
    ],
    dtype=np.uint64,
)
"""[piece, square] -> squares that it attacks."""
BETWEEN = np.array([[int(chess.between(a, b)) for b in range(64)] for a in range(64)], dtype=np.uint64)
"""[square, square] -> what lies between two squares in line; nothing between others."""
