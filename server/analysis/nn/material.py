"""The classical half of the blend: material alone. Owns the values of the pieces; knows no network."""

from __future__ import annotations

import chess

CENTIPAWNS = {chess.PAWN: 100, chess.KNIGHT: 320, chess.BISHOP: 330, chess.ROOK: 500, chess.QUEEN: 900}
"""The usual values (Michniewski's simplified evaluation function)."""


def material(board: chess.Board) -> int:
    """White's men less Black's, in centipawns."""
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    return sum(
        value * ((mask & white).bit_count() - (mask & black).bit_count())
        for kind, value in CENTIPAWNS.items()
        for mask in (board.pieces_mask(kind, chess.WHITE) | board.pieces_mask(kind, chess.BLACK),)
    )
