"""The king that stands bare."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from endgames.themes import rank_for
from server.analysis.reasons.motifs.line import MotifLine
from server.analysis.reasons.motifs.motif import Motif, shown

HOME = 3
"""Ranks from its own edge in which a king without pawns is bare; further up it walks."""


def exposed_kings(line: MotifLine) -> Iterator[Motif]:
    """`exposedKing`: a king at home without a pawn beside or in front of it is checked in the course of the
    line: not only by its first or last move."""
    if len(line.own) < 3 or not _is_bare(line.own[0].before, not line.side):
        return
    for step in line.own[1:-1]:
        if step.check:
            yield shown("exposedKing", step, [step.enemy_king])
            return


def _is_bare(board: chess.Board, color: chess.Color) -> bool:
    king = board.king(color)
    if king is None:
        return False
    if rank_for(king, color) >= HOME:
        return False
    rank = chess.square_rank(king)
    behind = chess.BB_RANKS[rank + (-1 if color == chess.WHITE else 1)] if rank not in (0, 7) else 0
    shelter = chess.BB_KING_ATTACKS[king] & ~behind
    return not shelter & board.pawns & board.occupied_co[color]
