"""A pawn ending solved, as a plain record: the way into `pawns/` for those who must not load it themselves.

Owns the record alone. Importing this loads a compiler (numba).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import chess
import msgspec

from endgames.pawns import sums
from endgames.pawns.database import Values
from server.analysis.endings.solved import SolvedPawns, SolvedSum
from server.analysis.endings.words import in_groups
from server.analysis.evaluation import Line
from server.analysis.events.values import PawnSums


@functools.lru_cache(4)
def values_in(folder: Path, *, read_only: bool = False) -> Values:
    """The values of local positions that are kept in a folder; one reader of it for each process."""
    return Values(folder, read_only=read_only)


_SHOWN = ("groups", "sum", "outcome", "winning_moves", "certified")


def solved_pawns(board: chess.Board, values: Values | None = None, *, prove: bool = True) -> SolvedSum:
    """What the position is worth, or why nothing is said of it. Not `prove`: by its values alone."""
    found = sums.solve(board, values, prove=prove)
    if isinstance(found, sums.Refused):
        return SolvedSum(refused=found.reason)
    plain = {name: msgspec.to_builtins(getattr(found, name)) for name in _SHOWN}
    in_order = sorted(plain["groups"], key=lambda group: tuple(group["squares"]))
    for group, (where, worth) in zip(in_order, in_groups(found.groups), strict=True):
        group.update(where=where, worth=worth)
    return SolvedSum(cast(SolvedPawns, plain))


def agreed_pawns(
    board: chess.Board, lines: Sequence[Line], values: Values | None = None
) -> tuple[bool, PawnSums | None]:
    """What a review says of the position: only what the engine's lines agree with and what is proven; and
    whether a proof was tried, which is what takes time."""
    found = sums.solve(board, values, prove=False)
    if isinstance(found, sums.Refused) or not sums.agrees(board, found, lines):
        return False, None
    found = sums.solve(board, values)
    if isinstance(found, sums.Refused) or not found.certified:
        return True, None
    return True, written(found)


def written(found: sums.PawnSums) -> PawnSums:
    """What a review keeps of a sum."""
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
