"""Pawn endings solved by a child: what takes a compiler, and now and then seconds.

Plain functions, as those of `work.py`. The parent imports this without loading what it calls. `folder`: where
the values of local positions are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import chess

from server.analysis.endgames.solved import SolvedSum
from server.analysis.evaluation import Line
from server.analysis.events.events import PawnSums


def pawns_of(fen: str, folder: Path) -> SolvedSum:
    """What a stranger's pawn ending is worth, or why nothing is said of it. Keeps nothing."""
    from server.analysis.endgames.pawn_sums import solved_pawns, values_in  # the parent needs no compiler

    return solved_pawns(chess.Board(fen), values_in(folder, read_only=True))


def agreed_of(fen: str, lines: Sequence[Line], folder: Path) -> tuple[bool, PawnSums | None]:
    """What a review says of a pawn ending, and whether a proof was tried."""
    from server.analysis.endgames.pawn_sums import agreed_pawns, values_in  # as above

    return agreed_pawns(chess.Board(fen), lines, values_in(folder))
