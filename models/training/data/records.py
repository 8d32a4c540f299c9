"""The form in which positions are stored: one record of 42 bytes each. Owns packing, unpacking and the keys
by which positions are told apart; knows no engine and no folder.

Squares run in FEN order (a8 = 0 ... h1 = 63), pieces as in the network's planes: 1-6 are Black's p n b r q k,
7-12 White's P N B R Q K, 0 is an empty square. So the network's feature index is `(code - 1) * 64 + square`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import chess
import numpy as np
import numpy.typing as npt

RECORD = np.dtype(
    [
        ("board", "u1", (32,)),  # two squares a byte, the earlier in the high half
        ("game", "<u4"),  # unique in a folder: shard * GAMES_IN_SHARD + number of the game in its shard
        ("ply", "<u2"),  # plies since the start position
        ("score", "<i2"),  # centipawns, White's view, -SCORE_LIMIT..SCORE_LIMIT
        ("flags", "u1"),
        ("result", "i1"),  # of the game it was met in: 1 White won, 0 drawn, -1 Black won, 2 broken off
    ]
)

BLACK_TO_MOVE = 1
CASTLING = 2
"""Some castling right is left: such a position must not be mirrored."""
MATE = 4
"""The engine saw a mate; the score is SCORE_LIMIT or -SCORE_LIMIT."""
SIBLING = 8
"""Reached by a random move beside the game, not played on."""

SCORE_LIMIT = 3000
BROKEN_OFF = 2
GAMES_IN_SHARD = 1024
"""Room for game numbers in a shard."""

Records = npt.NDArray[np.void]

_SPREAD = {str(empty): "0" * empty for empty in range(1, 9)}
_CODES = {piece: f"{code:x}" for code, piece in enumerate("pnbrqkPNBRQK", 1)}
_HEX = str.maketrans({**_SPREAD, **_CODES, "/": ""})


@dataclass(frozen=True, slots=True)
class Position:
    """One labelled position. `score`: centipawns, White's view; `mate`: the engine saw a mate;
    `sibling`: reached by a random move beside the game; `ply`: plies since the start position."""

    fen: str
    ply: int
    score: int
    mate: bool
    sibling: bool


def key_of(fen: str) -> bytes:
    """33 bytes that tell positions apart by placement and side to move alone."""
    placement, turn = fen.split(" ", 2)[:2]
    return bytes.fromhex(placement.translate(_HEX)) + (b"\1" if turn == "b" else b"\0")


def pack(positions: Sequence[Position], *, game: int, result: int) -> Records:
    """The records of one game's positions. `game`: its number in the folder; `result`: as in RECORD."""
    records = np.zeros(len(positions), RECORD)
    for record, position in zip(records, positions, strict=True):
        record["board"] = np.frombuffer(key_of(position.fen)[:32], np.uint8)
        record["game"] = game
        record["ply"] = position.ply
        record["score"] = max(-SCORE_LIMIT, min(SCORE_LIMIT, position.score))
        record["flags"] = _flags(position)
        record["result"] = result
    return records


def _flags(position: Position) -> int:
    turn, rights = position.fen.split(" ", 3)[1:3]
    return (
        BLACK_TO_MOVE * (turn == "b")
        | CASTLING * (rights != "-")
        | MATE * position.mate
        | SIBLING * position.sibling
    )


def unpack_boards(records: Records) -> npt.NDArray[np.uint8]:
    """Piece codes, `[n, 64]`, 0..12, squares in FEN order."""
    packed: npt.NDArray[np.uint8] = records["board"]
    boards: npt.NDArray[np.uint8] = np.stack([packed >> 4, packed & 15], axis=2).reshape(len(records), 64)
    return boards


def parent_ids(records: Records) -> npt.NDArray[np.uint64]:
    """`[n]`: equal for the moves from one position of one game (its game move and the random siblings)."""
    return records["game"].astype(np.uint64) << np.uint64(16) | records["ply"].astype(np.uint64)


def to_board(record: np.void) -> chess.Board:
    """The record as a board, without castling rights, en passant and clocks: it does not hold them."""
    board = chess.Board(None)
    for square, code in enumerate(unpack_boards(np.array([record], RECORD))[0]):
        if code:
            board.set_piece_at(chess.SQUARES_180[square], chess.Piece.from_symbol(" pnbrqkPNBRQK"[code]))
    board.turn = chess.BLACK if record["flags"] & BLACK_TO_MOVE else chess.WHITE
    return board


def hashes(records: Records) -> npt.NDArray[np.uint64]:
    """`[n]`: 64-bit hashes of placement and side to move. Among ten million positions the chance that any two
    agree by accident is 3 in a million."""
    words = np.ascontiguousarray(records["board"]).view("<u8")
    mixed = _mix((records["flags"] & BLACK_TO_MOVE).astype(np.uint64))
    for column in range(4):
        mixed = _mix(mixed ^ words[:, column])
    return mixed


def _mix(value: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """The finishing step of SplitMix64 (Steele, Lea, Flood 2014): a bijection that spreads every bit."""
    value = value + np.uint64(0x9E3779B97F4A7C15)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))
