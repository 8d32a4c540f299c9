"""Sets of squares and what pawns reach on them. White moves up; who asks for Black mirrors the board."""

from __future__ import annotations

import chess

CENTRE = chess.BB_D4 | chess.BB_E4 | chess.BB_D5 | chess.BB_E5
RIM = chess.BB_FILE_A | chess.BB_FILE_H
HOME = {
    chess.KNIGHT: chess.BB_B1 | chess.BB_G1,
    chess.BISHOP: chess.BB_C1 | chess.BB_F1,
}
"""Where White's minor pieces begin."""


def beside(squares: chess.Bitboard) -> chess.Bitboard:
    """The squares left and right of `squares`."""
    return ((squares & ~chess.BB_FILE_A) >> 1) | ((squares & ~chess.BB_FILE_H) << 1)


def up(squares: chess.Bitboard) -> chess.Bitboard:
    """The squares one rank further."""
    return (squares << 8) & chess.BB_ALL


def down(squares: chess.Bitboard) -> chess.Bitboard:
    """The squares one rank back."""
    return squares >> 8


def above(squares: chess.Bitboard) -> chess.Bitboard:
    """All squares before `squares` on their files."""
    found = up(squares)
    for step in (8, 16, 32):
        found |= (found << step) & chess.BB_ALL
    return found


def below(squares: chess.Bitboard) -> chess.Bitboard:
    """All squares behind `squares` on their files."""
    found = down(squares)
    for step in (8, 16, 32):
        found |= found >> step
    return found


def files(squares: chess.Bitboard) -> chess.Bitboard:
    """The whole files of `squares`."""
    return squares | above(squares) | below(squares)


def guarded(pawns: chess.Bitboard) -> chess.Bitboard:
    """What White's pawns attack."""
    return beside(up(pawns))


def attacked(pawns: chess.Bitboard) -> chess.Bitboard:
    """What Black's pawns attack."""
    return beside(down(pawns))


def may_attack(pawns: chess.Bitboard) -> chess.Bitboard:
    """What Black's pawns attack now or once they have advanced."""
    now = attacked(pawns)
    return now | below(now)
