"""How a table is laid out: which byte is a position's, and what a byte says. Knows no file and no builder.

A table has two halves, White to move and Black to move. In each the byte of a position stands at

    ((slot of the white king * 64 + black king) * radix + first man) * radix + second man ...

The board is turned until the white king stands on one of 32 squares (files a to d), without pawns on one of
10 (the triangle a1, d1, d4). Without pawns and with the king on the long diagonal both images are stored. A
pawn has 48 squares, any other man 64. Equal men are told apart: each order of them has its byte."""

from __future__ import annotations

import math
from collections.abc import Sequence

from server.analysis.exact.tables.names import LETTERS, Material

STALEMATE, DRAW, ILLEGAL = 253, 254, 255
"""Bytes; a smaller one is the plies to mate: even where the side to move is mated, odd where it mates."""
PAWN = LETTERS.index("P")
PAWN_KINGS = tuple(rank * 8 + file for rank in range(8) for file in range(4))
PIECE_KINGS = tuple(rank * 8 + file for rank in range(4) for file in range(rank, 4))


def _slots(squares: Sequence[int]) -> tuple[int, ...]:
    return tuple(squares.index(square) if square in squares else -1 for square in range(64))


SLOTS = (_slots(PIECE_KINGS), _slots(PAWN_KINGS))
"""Square of the white king -> its slot, without and with pawns."""


def across_diagonal(square: int) -> int:
    return square >> 3 | (square & 7) << 3


class Layout:
    """The layout of one material.

    `letters`: all men beside the kings, White's first; `kings`: the squares of the white king, by slot;
    `block`: bytes of one placement of the kings; `entries`: bytes of one side to move."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.letters = material.strong + material.weak
        self.pawns = material.has_pawns
        self.kings = PAWN_KINGS if self.pawns else PIECE_KINGS
        self.radixes = tuple(48 if letter == "P" else 64 for letter in self.letters)
        self.block = math.prod(self.radixes)
        self.entries = len(self.kings) * 64 * self.block
        self._slots = SLOTS[self.pawns]

    def index(self, white_king: int, black_king: int, men: Sequence[int]) -> int:
        """The place of a position in its half; `men` are the squares of `letters`."""
        flip = 7 if white_king & 4 else 0
        if not self.pawns:
            if white_king & 32:
                flip ^= 56
            if (white_king ^ flip) >> 3 > (white_king ^ flip) & 7:
                turned = [across_diagonal(square ^ flip) for square in (white_king, black_king, *men)]
                white_king, black_king, men, flip = turned[0], turned[1], turned[2:], 0
        place = self._slots[white_king ^ flip] << 6 | black_king ^ flip
        for radix, square in zip(self.radixes, men, strict=True):
            place = place * radix + (square ^ flip) - (8 if radix == 48 else 0)
        return place

    def weight(self, slot: int) -> int:
        """How many placements of all men a byte of this slot stands for."""
        if self.pawns:
            return 2
        king = self.kings[slot]
        return 4 if king >> 3 == king & 7 else 8
