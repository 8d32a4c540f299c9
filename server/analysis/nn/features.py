"""Features of the comparison network: which of 768 (piece, square) pairs a position holds, and who moves.

Owns the numbering of `docs/network.md` and how boards become arrays, many at once. Knows no weights.

Feature = plane * 64 + square. Squares run in FEN order (a8 = 0 ... h1 = 63); planes 0-5 are Black's p n b r q
k, 6-11 White's P N B R Q K. Feature 768 of the dense form is 1 when Black is to move. Castling rights and en
passant are not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import chess
import numpy as np
import numpy.typing as npt

PIECE_FEATURES = 768
DENSE_WIDTH = 769
BLACK_TO_MOVE = 768

_INDICES = np.arange(PIECE_FEATURES)
FLIP: npt.NDArray[np.intp] = (_INDICES // 64 + 6) % 12 * 64 + (_INDICES % 64 ^ 56)
"""`[768]`: the feature seen from the other side: colours swapped, ranks turned over."""


@dataclass(frozen=True, slots=True, eq=False)
class PositionBatch:
    """`n` positions. `codes`: uint8 `[n, 64]`, squares in FEN order, 0 empty, 1-6 Black's p n b r q k, 7-12
    White's P N B R Q K; so the feature of an occupied square is `(code - 1) * 64 + square`.
    `black_to_move`: bool `[n]`."""

    codes: npt.NDArray[np.uint8]
    black_to_move: npt.NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, rows: slice) -> PositionBatch:
        return PositionBatch(self.codes[rows], self.black_to_move[rows])


def from_bitboards(pieces: npt.NDArray[np.uint64], black_to_move: npt.NDArray[np.bool_]) -> PositionBatch:
    """`pieces`: `[n, 12]` in the order of the planes, bits as in python-chess (a1 = 0 ... h8 = 63)."""
    # A bitboard's highest byte is rank 8, and within a byte the lowest bit is the a-file: FEN order is
    # the bytes from the top, the bits from the bottom.
    octets = np.ascontiguousarray(pieces.astype(">u8")).view(np.uint8)
    bits = np.unpackbits(octets, bitorder="little").reshape(len(pieces), 12, 64)
    codes = np.tensordot(bits, np.arange(1, 13, dtype=np.uint8), axes=(1, 0)).astype(np.uint8)
    return PositionBatch(codes, black_to_move)


def from_boards(boards: Sequence[chess.Board]) -> PositionBatch:
    """The boards' positions, in their order; none is changed."""
    pieces = np.array([_bitboards(board) for board in boards], np.uint64).reshape(-1, 12)
    return from_bitboards(pieces, np.array([not board.turn for board in boards], np.bool_))


def _bitboards(board: chess.Board) -> list[int]:
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    black, white = board.occupied_co
    return [kind & black for kind in kinds] + [kind & white for kind in kinds]


def dense(positions: PositionBatch) -> npt.NDArray[np.float32]:
    """The network's input, `[n, 769]`."""
    inputs = np.zeros((len(positions), DENSE_WIDTH), np.float32)
    rows, squares = np.nonzero(positions.codes)
    inputs[rows, (positions.codes[rows, squares].astype(np.intp) - 1) * 64 + squares] = 1
    inputs[:, BLACK_TO_MOVE] = positions.black_to_move
    return inputs
