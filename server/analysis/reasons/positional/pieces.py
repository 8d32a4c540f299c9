"""White's pieces: which stand well, which are out of play, what they reach."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.masks import HOME, MIDDLE_FILES, RIM, attacked, below, guarded
from server.analysis.reasons.positional.pawns import half_open, no_pawns, outposts, passed

_EARLY = 3
"""Minor pieces at home that make a queen's walk an early one."""
_SHUT_IN = 2
"""Squares that a piece has at most if it is shut in."""


def piece_terms(board: chess.Board) -> dict[str, chess.Bitboard]:
    """How White's pieces stand, each with the squares that show it."""
    white, black = board.occupied_co
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    own, theirs = board.pawns & white, board.pawns & black
    knights, bishops, rooks, queens = (
        white & pieces for pieces in (board.knights, board.bishops, board.rooks, board.queens)
    )
    home = undeveloped(board)
    light, dark = bishops & chess.BB_LIGHT_SQUARES, bishops & chess.BB_DARK_SQUARES
    reach = {
        square: board.attacks_mask(square) & ~white for square in chess.scan_forward(white & ~board.pawns)
    }
    safe = ~attacked(theirs)
    return {
        "bishop_pair": bishops if light and dark else 0,
        "bad_bishop": _fixed(board, light, dark),
        "outpost": knights & outposts(own, theirs),
        "rim": knights & RIM,
        "undeveloped": home,
        "early_queen": queens & ~chess.BB_RANK_1 if chess.popcount(home) >= _EARLY else 0,
        "shut_in": _shut_in(reach, (knights | bishops) & ~home, safe),
        "open_file": rooks & no_pawns(own, theirs),
        "half_open_file": rooks & half_open(own, theirs),
        "seventh": rooks & chess.BB_RANK_7
        if black & (board.kings & chess.BB_RANK_8 | theirs & chess.BB_RANK_7)
        else 0,
        "behind": rooks & below(passed(own, theirs)),
        "hit_by_pawn": white & ~board.pawns & attacked(theirs),
        "reach_knight": _all(reach, knights) & safe,
        "reach_bishop": _all(reach, bishops) & safe,
        "reach_rook": _all(reach, rooks) & safe,
        "reach_queen": _all(reach, queens) & safe,
        "guarded_piece": white & (knights | bishops) & guarded(own),
    }


def undeveloped(board: chess.Board) -> chess.Bitboard:
    """White's knights and bishops on the squares where they began."""
    white = board.occupied_co[chess.WHITE]
    return white & (board.knights & HOME[chess.KNIGHT] | board.bishops & HOME[chess.BISHOP])


def _fixed(board: chess.Board, light: chess.Bitboard, dark: chess.Bitboard) -> chess.Bitboard:
    """The pawns in the middle that cannot move and stand on the colour of a lone bishop."""
    own = board.pieces_mask(chess.PAWN, chess.WHITE)
    stuck = own & (board.occupied >> 8) & MIDDLE_FILES
    if bool(light) == bool(dark):
        return 0
    return stuck & (chess.BB_LIGHT_SQUARES if light else chess.BB_DARK_SQUARES)


def _shut_in(
    reach: dict[chess.Square, chess.Bitboard], pieces: chess.Bitboard, safe: chess.Bitboard
) -> chess.Bitboard:
    return sum(
        chess.BB_SQUARES[square]
        for square in chess.scan_forward(pieces)
        if chess.popcount(reach[square] & safe) < _SHUT_IN
    )


def _all(reach: dict[chess.Square, chess.Bitboard], pieces: chess.Bitboard) -> chess.Bitboard:
    found = 0
    for square in chess.scan_forward(pieces):
        found |= reach[square]
    return found
