"""How a table is laid out: which byte is a position's, and what a byte says. Knows no file and no builder.

A table has two halves, White to move and Black to move, and each as many slices as the pawns have places: a
slice is a game of its own, as no pawn ever goes back. In a half the byte of a position stands at

    ((((pawns * kings + slot of the white king) * 64 + black king) * 64 + first man) * 64 + second man ...

without the pawns among the men. The board is turned until the first pawn stands on the files a to d (24
squares, 48 for every other pawn, 64 for the white king), without pawns until the white king stands on one of
10 (the triangle a1, d1, d4); with that king on the long diagonal both images are stored. Equal men are told
apart: each order of them has its byte."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from endgames.tables.names import LETTERS, Material

SPECIAL = 768
STALEMATE, DRAW, ILLEGAL = 1021, 1022, 1023
"""What is said of a position; a smaller number is the plies to mate: even where the side to move is mated,
odd where it mates. In a file these three are the bytes 253 to 255, which are `SPECIAL` less."""
LAST_BYTE = 252
"""The highest that stands for plies."""
FIFTY = 100
"""Plies without a capture or pawn move after which a draw can be claimed."""
PAWN = LETTERS.index("P")
LEADS = tuple(rank * 8 + file for rank in range(1, 7) for file in range(4))
"""Squares of the first pawn."""
PIECE_KINGS = tuple(rank * 8 + file for rank in range(4) for file in range(rank, 4))
SLOTS = tuple(PIECE_KINGS.index(square) if square in PIECE_KINGS else -1 for square in range(64))
"""Square of the white king -> its slot, without pawns."""


def across_diagonal(square: int) -> int:
    return square >> 3 | (square & 7) << 3


def meaning(byte: int) -> int:
    """What a byte says: plies, STALEMATE, DRAW or ILLEGAL."""
    return byte if byte <= LAST_BYTE else byte | SPECIAL


class Layout:
    """The layout of one material.

    `letters`: all men beside the kings, White's first; `pawns`: which of them are pawns, by place; `kings`:
    the squares of the white king, by slot; `block`: bytes of one placement of the kings in a slice; `slice`:
    of a slice; `entries`: of one side to move."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.letters = material.strong + material.weak
        self.pawns = tuple(man for man, letter in enumerate(self.letters) if letter == "P")
        self.kings = tuple(range(64)) if self.pawns else PIECE_KINGS
        self.block: int = 64 ** (len(self.letters) - len(self.pawns))
        self.slice: int = len(self.kings) * 64 * self.block
        self.slices: int = 24 * 48 ** (len(self.pawns) - 1) if self.pawns else 1
        self.entries: int = self.slices * self.slice

    def index(self, white_king: int, black_king: int, men: Sequence[int]) -> int:
        """The place of a position in its half; `men` are the squares of `letters`."""
        if self.pawns:
            flip = 7 if men[self.pawns[0]] & 4 else 0
            place, king = -1, white_king ^ flip
            for man in self.pawns:
                square = men[man] ^ flip
                place = (square >> 3) * 4 + (square & 7) - 4 if place < 0 else place * 48 + square - 8
        else:
            flip = 7 if white_king & 4 else 0
            flip ^= white_king & 32 and 56
            if (white_king ^ flip) >> 3 > (white_king ^ flip) & 7:
                turned = [across_diagonal(square ^ flip) for square in (white_king, black_king, *men)]
                white_king, black_king, men, flip = turned[0], turned[1], turned[2:], 0
            place, king = 0, SLOTS[white_king ^ flip]
        place = (place * len(self.kings) + king) * 64 + (black_king ^ flip)
        for man, square in enumerate(men):
            if man not in self.pawns:
                place = place * 64 + (square ^ flip)
        return place

    def structures(self) -> Iterator[tuple[int, ...]]:
        """The squares of the pawns, by slice."""
        if self.pawns:
            yield from product(LEADS, *[range(8, 56)] * (len(self.pawns) - 1))
        else:
            yield ()

    def parts(self) -> Iterator[tuple[int, int, int]]:
        """The half in parts: (start, bytes, how many placements of all men a byte stands for)."""
        if self.pawns:
            for start in range(0, self.entries, self.slice):
                yield start, self.slice, 2
            return
        for slot, king in enumerate(self.kings):
            yield slot * 64 * self.block, 64 * self.block, 4 if king >> 3 == king & 7 else 8
