"""White's king: its shelter, what aims at it, whether it is stuck in the middle; in endings, how active."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.masks import MIDDLE_FILES, beside, files, up

_WINGS = chess.BB_ALL & ~(chess.BB_FILE_D | chess.BB_FILE_E)
_HOME = chess.BB_RANK_1 | chess.BB_RANK_2
_SHELTER = chess.BB_RANK_2 | chess.BB_RANK_3
_ACTIVE = MIDDLE_FILES & (chess.BB_RANK_3 | chess.BB_RANK_4 | chess.BB_RANK_5 | chess.BB_RANK_6)
_CASTLED = chess.BB_FILE_A | chess.BB_FILE_B | chess.BB_FILE_C | chess.BB_FILE_G | chess.BB_FILE_H


def king_terms(board: chess.Board) -> dict[str, chess.Bitboard]:
    """How White's king stands, each with the squares that show it."""
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    king = board.kings & white
    square = chess.msb(king)
    may_castle = bool(board.clean_castling_rights() & chess.BB_RANK_1)
    zone = chess.BB_KING_ATTACKS[square] | up(chess.BB_KING_ATTACKS[square])
    danger = bool(board.queens & black)
    castled = king & _CASTLED & _HOME
    bare = _bare(board, king) if danger and castled else 0
    return {
        "bare": bare,
        "bare_open": bare & ~files(board.pawns),
        "attacker": _aiming(board, zone, black & ~board.pawns & ~board.kings) if danger else 0,
        "defender": _aiming(board, zone, white & ~board.pawns & ~board.kings) if danger else 0,
        "castled": castled if danger else 0,
        "may_castle": king if may_castle and danger else 0,
        "stuck": king & ~castled if danger and not may_castle else 0,
        "king_active": king & _ACTIVE,
        "king_home": king & chess.BB_RANK_1,
    }


def _bare(board: chess.Board, king: chess.Bitboard) -> chess.Bitboard:
    """The squares before the king and beside them whose file has no pawn of its own in the shelter."""
    own = board.pieces_mask(chess.PAWN, chess.WHITE)
    front = up(king | beside(king))
    return front & _WINGS & ~files(own & _SHELTER)


def _aiming(board: chess.Board, zone: chess.Bitboard, pieces: chess.Bitboard) -> chess.Bitboard:
    return sum(
        chess.BB_SQUARES[square] for square in chess.scan_forward(pieces) if board.attacks_mask(square) & zone
    )
