"""The search's memory: one record for all that changes in a search, and how a board gets into it.

Owns the layout (`search_type`), the keys of positions and `place_board`. The record holds a stack of
positions: a move writes the position after it one ply up, so taking it back costs nothing.
"""

from __future__ import annotations

from typing import Any

import chess
import numpy as np

from server.analysis.builtin.moves import EMPTY

MAX_PLY = 100
"""Plies that a search may go down, extensions and captures included."""

MAX_MOVES = 256
"""More than any position has (218)."""

MAX_PAST = 256
"""Positions before the root that are kept for repetitions; more cannot matter under the 75-move rule."""

MAX_EXCLUDED = MAX_MOVES
"""Root moves that a search may leave out: those of the better ranks, and those nobody asked about."""

MAX_QUIETS = 64
CORRECTIONS = 1 << 14
"""Places for what is learnt of keys; a power of two."""

LEARNT = ("killers", "history", "counters", "followups", "by_pawns", "by_pieces", "by_move", "age")
"""Fields that keep something from one search to the next."""

NO_ARRIVAL = -1
NO_SQUARE = 64
ALL_RIGHTS = 15
"""Castling rights as bits: 1 White king's side, 2 White queen's side, 4 and 8 Black's."""

_RANDOM = np.random.default_rng(20_240_607)
PIECE_KEYS = _RANDOM.integers(0, 2**64, (13, 64), np.uint64)
PIECE_KEYS[EMPTY] = 0
RIGHTS_KEYS = _RANDOM.integers(0, 2**64, 16, np.uint64)
PASSANT_KEYS = _RANDOM.integers(0, 2**64, 65, np.uint64)
PASSANT_KEYS[NO_SQUARE] = 0
TURN_KEY = np.uint64(_RANDOM.integers(0, 2**64, dtype=np.uint64))

_PLIES = MAX_PLY + 4


def search_type(width: int) -> np.dtype[Any]:
    """The record of a search with accumulators of `width` numbers.

    All arrays by ply run along the current line, 0 being the root.
    """
    position = [
        ("squares", "i1", (_PLIES, 64)),  # piece or EMPTY
        ("bits", "u8", (_PLIES, 14)),  # squares of each piece 0..11, of White 12, of Black 13
        ("turn", "i8", (_PLIES,)),  # 0 White, 1 Black
        ("rights", "i8", (_PLIES,)),
        ("passant", "i8", (_PLIES,)),  # target of an en passant capture that is there, or NO_SQUARE
        ("clock", "i8", (_PLIES,)),  # plies since a capture or pawn move
        ("key", "u8", (_PLIES,)),
        ("pawn_key", "u8", (_PLIES,)),  # of the pawns alone
        ("rooks", "i8", (4,)),  # square of the castling rook, by right
        ("kept", "i8", (64,)),  # rights that survive when a piece leaves or enters the square
        ("past", "u8", (MAX_PAST + _PLIES,)),  # keys: the game's, then the line's
        ("past_count", "i8"),  # how many of them come before the root
    ]
    network = [
        ("accumulator", "f4", (_PLIES, 2, width)),  # by view: White's, Black's
        ("table_score", "f4", (_PLIES,)),  # piece-square part, White's view, logits
        ("fresh", "i8", (_PLIES,)),  # 1: accumulator and table_score belong to this position
        ("added", "i8", (_PLIES, 2)),  # piece * 64 + square that the move to here brought
        ("removed", "i8", (_PLIES, 2)),
        ("added_count", "i8", (_PLIES,)),
        ("removed_count", "i8", (_PLIES,)),
        ("hidden", "f4", (2 * width,)),
    ]
    frame = [
        ("alpha", "i8", (_PLIES,)),
        ("beta", "i8", (_PLIES,)),
        ("alpha_start", "i8", (_PLIES,)),
        ("depth", "i8", (_PLIES,)),  # 0 and below: captures only
        ("phase", "i8", (_PLIES,)),  # which search the value coming back belongs to
        ("best", "i8", (_PLIES,)),
        ("best_move", "i8", (_PLIES,)),
        ("current", "i8", (_PLIES,)),  # move being searched
        ("arrival", "i8", (_PLIES,)),  # piece * 64 + target of the move to here, or NO_ARRIVAL
        ("tried", "i8", (_PLIES,)),  # legal moves begun
        ("next", "i8", (_PLIES,)),
        ("count", "i8", (_PLIES,)),
        ("check", "i8", (_PLIES,)),
        ("raw", "i8", (_PLIES,)),  # evaluation, or NO_SCORE in check
        ("static", "i8", (_PLIES,)),  # the same, corrected by what searches of the like found
        ("guess", "i8", (_PLIES,)),  # the same, or what the table knows better
        ("table_move", "i8", (_PLIES,)),
        ("table_data", "u8", (_PLIES,)),  # what the table holds of the position, or MISSING
        ("barred", "i8", (_PLIES,)),  # move left out, to see whether it is the only good one
        ("tested", "i8", (_PLIES,)),  # 1: the table's move was tested so
        ("margin", "i8", (_PLIES,)),  # value that no other move must reach for that
        ("extension", "i8", (_PLIES,)),  # plies more for the table's move
        ("may_pass", "i8", (_PLIES,)),  # 0 right after a null move
        ("moves", "i4", (_PLIES, MAX_MOVES)),
        ("order", "i4", (_PLIES, MAX_MOVES)),
        ("quiets", "i4", (_PLIES, MAX_QUIETS)),  # quiet moves tried, for the history
        ("quiet_count", "i8", (_PLIES,)),
        ("line", "i4", (_PLIES, _PLIES)),  # best line from each ply
        ("line_length", "i8", (_PLIES,)),
    ]
    memory = [
        ("killers", "i4", (_PLIES, 2)),
        ("history", "i4", (12 * 64,)),  # how often a quiet arrival (piece * 64 + target) was good
        ("counters", "i4", (12 * 64,)),  # quiet move that refuted the arrival before it
        ("followups", "i2", (12 * 64, 12 * 64)),  # history of an arrival after the one before it
        ("by_pawns", "i4", (CORRECTIONS,)),  # how far searches ended from the evaluation, by key
        ("by_pieces", "i4", (CORRECTIONS,)),
        ("by_move", "i4", (12 * 64,)),  # the same, by arrival
        ("excluded", "i4", (MAX_EXCLUDED,)),  # root moves that are left out
        ("excluded_count", "i8"),
        ("nodes", "i8"),
        ("age", "i8"),
        ("ply", "i8"),  # where the search stands, when it was interrupted
        ("step", "i8"),
        ("value", "i8"),
    ]
    return np.dtype([*position, *network, *frame, *memory], align=True)


def place_board(search: Any, board: chess.Board) -> None:
    """Make `board`, with the moves that led to it, the root of `search` (a record of `search_type`).

    Raises ValueError if the position is not valid.
    """
    if not board.is_valid():
        raise ValueError(f"not a valid position: {board.fen()}")
    _place_pieces(search, board)
    _place_castling(search, board)
    search["turn"][0] = int(not board.turn)
    search["passant"][0] = _passant(board)
    search["clock"][0] = board.halfmove_clock
    search["key"][0] = position_key(board)
    search["fresh"][:] = 0
    keys = _past_keys(board)
    search["past"][: len(keys)] = keys
    search["past_count"] = len(keys)


def position_key(board: chess.Board) -> np.uint64:
    """The key by which positions are told apart: equal for repetitions."""
    key = TURN_KEY if not board.turn else np.uint64(0)
    for square, piece in board.piece_map().items():
        key ^= PIECE_KEYS[_code(piece), square]
    return np.uint64(key ^ RIGHTS_KEYS[_rights(board)] ^ PASSANT_KEYS[_passant(board)])


def _code(piece: chess.Piece) -> int:
    return piece.piece_type - 1 + (0 if piece.color else 6)


def _passant(board: chess.Board) -> int:
    """As the move generator sets it: only where a pawn stands that could take."""
    square = board.ep_square
    if square is None:
        return NO_SQUARE
    takers = chess.BB_PAWN_ATTACKS[not board.turn][square] & board.pieces_mask(chess.PAWN, board.turn)
    return square if takers else NO_SQUARE


def _castling_squares(board: chess.Board) -> dict[int, int]:
    """Right -> square of its rook."""
    squares = {}
    for colour, shift in ((chess.WHITE, 0), (chess.BLACK, 2)):
        king = board.king(colour)
        home = chess.BB_RANK_1 if colour else chess.BB_RANK_8
        for rook in chess.scan_forward(board.clean_castling_rights() & home):
            assert king is not None  # the position is valid
            squares[(1 if rook > king else 2) << shift] = rook
    return squares


def _rights(board: chess.Board) -> int:
    return sum(_castling_squares(board))


def _place_pieces(search: Any, board: chess.Board) -> None:
    search["squares"][0] = EMPTY
    search["bits"][0] = 0
    search["pawn_key"][0] = 0
    for square, piece in board.piece_map().items():
        code = _code(piece)
        search["squares"][0, square] = code
        search["bits"][0, code] |= np.uint64(1 << square)
        search["bits"][0, 12 + code // 6] |= np.uint64(1 << square)
        if piece.piece_type == chess.PAWN:
            search["pawn_key"][0] ^= PIECE_KEYS[code, square]


def _place_castling(search: Any, board: chess.Board) -> None:
    search["rights"][0] = _rights(board)
    search["kept"][:] = ALL_RIGHTS
    search["rooks"][:] = NO_SQUARE
    for right, rook in _castling_squares(board).items():
        king = board.king(chess.WHITE if right < 4 else chess.BLACK)
        search["rooks"][right.bit_length() - 1] = rook
        search["kept"][[rook, king]] &= ~right


def _past_keys(board: chess.Board) -> list[np.uint64]:
    """Keys of the positions since the last capture or pawn move, the oldest first, the present one not."""
    past = board.copy()
    keys: list[np.uint64] = []
    while past.move_stack and past.halfmove_clock and len(keys) < MAX_PAST:
        past.pop()
        keys.append(position_key(past))
    return keys[::-1]
