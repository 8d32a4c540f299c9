"""White's pawns: which are passed or stand alone, and the squares and files that they leave."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.masks import RIM, below, beside, files, guarded, may_attack


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
