"""Pawn endings of strangers, solved by a child: what takes a compiler, and now and then seconds.

Plain functions, as those of `work.py`. The parent imports this without loading what it calls.
"""

from __future__ import annotations

import chess

from server.analysis.endgames.solved import SolvedSum


def pawns_of(fen: str) -> SolvedSum:
    """What a pawn ending is worth, or why nothing is said of it."""
    from server.analysis.endgames.pawn_sums import solved_pawns  # the parent needs no compiler

    return solved_pawns(chess.Board(fen))
