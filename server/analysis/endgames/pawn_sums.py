"""A pawn ending solved, as a plain record: the way into `pawns/` for those who must not load it themselves.

Owns the record alone. Importing this loads a compiler (numba).
"""

from __future__ import annotations

from typing import cast

import chess
import msgspec

from server.analysis.endgames.solved import SolvedPawns, SolvedSum
from server.analysis.evaluation import Line
from server.analysis.events.events import PawnSums
from server.analysis.pawns import sums
from server.analysis.pawns.database import Values

_SHOWN = ("groups", "sum", "outcome", "winning_moves", "certified")


def solved_pawns(board: chess.Board, values: Values | None = None) -> SolvedSum:
    """What the position is worth, or why nothing is said of it."""
    found = sums.solve(board, values)
    if isinstance(found, sums.Refused):
        return {"pawns": None, "refused": found.reason}
    plain = {name: msgspec.to_builtins(getattr(found, name)) for name in _SHOWN}
    return {"pawns": cast(SolvedPawns, plain), "refused": None}


def agreed_pawns(board: chess.Board, lines: list[Line], values: Values | None = None) -> PawnSums | None:
    """What a review says of the position: only what is proven and what the engine's lines agree with."""
    found = sums.solve(board, values)
    if isinstance(found, sums.Refused) or not found.certified or not sums.agrees(board, found, lines):
        return None
    return {
        "groups": [
            {
                "squares": list(group.squares),
                "value": group.value,
                "mean": group.mean,
                "temperature": group.temperature,
            }
            for group in found.groups
        ],
        "sum": found.sum,
        "outcome": found.outcome,
        "winning_moves": list(found.winning_moves),
    }
