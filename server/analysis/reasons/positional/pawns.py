"""White's pawns: which are weak, which are strong, and the squares that they leave."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.masks import (
    CENTRE,
    MIDDLE_FILES,
    RIM,
    attacked,
    below,
    beside,
    files,
    guarded,
    may_attack,
    may_guard,
    up,
)

_OUR_HALF = chess.BB_RANK_3 | chess.BB_RANK_4
_SPACE = (chess.BB_RANK_2 | chess.BB_RANK_3 | chess.BB_RANK_4) & MIDDLE_FILES


def pawn_terms(board: chess.Board) -> dict[str, chess.Bitboard]:
    """What White's pawns are, each with the squares that show it."""
    own = board.pieces_mask(chess.PAWN, chess.WHITE)
    theirs = board.pieces_mask(chess.PAWN, chess.BLACK)
    passers = passed(own, theirs)
    isolated = own & ~files(beside(own))
    stops = up(own) & attacked(theirs) & ~may_guard(own)
    return {
        "doubled": own & below(own),
        "isolated": isolated,
        "backward": own & (stops >> 8) & ~isolated & ~below(theirs),
        "passed": passers,
        "passed_fifth": passers & chess.BB_RANK_5,
        "passed_sixth": passers & chess.BB_RANK_6,
        "passed_seventh": passers & chess.BB_RANK_7,
        "protected_passed": passers & guarded(own),
        "connected_passed": passers & (beside(passers) | guarded(passers) | attacked(passers)),
        "blocked_passed": passers & (board.occupied_co[chess.BLACK] >> 8),
        "chain": own & guarded(own),
        "hole": MIDDLE_FILES & _OUR_HALF & ~own & ~may_guard(own) & attacked(theirs),
        "centre_pawn": own & CENTRE,
        "centre_guarded": guarded(own) & CENTRE,
        "space": _SPACE & ~own & ~attacked(theirs),
    }


def passed(own: chess.Bitboard, theirs: chess.Bitboard) -> chess.Bitboard:
    """White's pawns with no enemy pawn before them or beside their way; of two on a file the first."""
    return own & ~below(theirs | beside(theirs)) & ~below(own)


def their_passed(own: chess.Bitboard, theirs: chess.Bitboard) -> chess.Bitboard:
    """The same of Black's pawns."""
    flip = chess.flip_vertical
    return flip(passed(flip(theirs), flip(own)))


def outposts(own: chess.Bitboard, theirs: chess.Bitboard) -> chess.Bitboard:
    """Squares of ranks four to six, not at the edge, that a pawn guards and no enemy pawn can ever attack."""
    ranks = chess.BB_RANK_4 | chess.BB_RANK_5 | chess.BB_RANK_6
    return ranks & ~RIM & guarded(own) & ~may_attack(theirs)


def half_open(own: chess.Bitboard, theirs: chess.Bitboard) -> chess.Bitboard:
    """The files without a pawn of White's, but with one of Black's."""
    return files(theirs) & ~files(own)


def no_pawns(own: chess.Bitboard, theirs: chess.Bitboard) -> chess.Bitboard:
    """The files without pawns."""
    return chess.BB_ALL & ~files(own | theirs)
