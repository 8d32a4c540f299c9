"""Pawn endings solved by a child: what takes a compiler, and now and then seconds.

Plain functions, as those of `work.py`. The parent imports this without loading what it calls. `folder`: the
data folder, where the values of local positions are kept, and compiled code.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import chess

from server.analysis.endgames.solved import SolvedSum
from server.analysis.evaluation import Line
from server.analysis.events.events import PawnSums

_CACHE_VARIABLE = "NUMBA_CACHE_DIR"


def pawns_of(fen: str, folder: Path) -> SolvedSum:
    """What a stranger's pawn ending is worth, or why nothing is said of it. Keeps nothing."""
    _keep_compiled_in(folder)
    from server.analysis.endgames.pawn_sums import solved_pawns, values_in  # the parent needs no compiler

    return solved_pawns(chess.Board(fen), values_in(folder, read_only=True))


def agreed_of(fen: str, lines: Sequence[Line], folder: Path) -> tuple[bool, PawnSums | None]:
    """What a review says of a pawn ending, and whether a proof was tried."""
    _keep_compiled_in(folder)
    from server.analysis.endgames.pawn_sums import agreed_pawns, values_in  # as above

    return agreed_pawns(chess.Board(fen), lines, values_in(folder))


def _keep_compiled_in(folder: Path) -> None:
    """numba reads its variable when it is loaded: half a minute of compiling is done once for a machine."""
    os.environ.setdefault(_CACHE_VARIABLE, str(folder / "numba"))
