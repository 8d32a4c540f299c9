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

from endgames import pawns
from server.analysis.endings.refusals import in_words
from server.analysis.endings.solved import SolvedPawns, SolvedSum
from server.analysis.endings.words import in_groups
from server.analysis.evaluation import Line, Score, top_line
from server.analysis.events.values import PawnSums

WON = 300
"""Centipawns beyond which the engine is taken to say that somebody wins (`tests/data/chess_sums.json`)."""


@functools.lru_cache(4)
def values_in(folder: Path, *, read_only: bool = False) -> pawns.Values:
    """The values of local positions that are kept in a folder; one reader of it for each process."""
    return pawns.Values(folder, read_only=read_only)


_SHOWN = ("groups", "sum", "outcome", "winning_moves", "certified")


def solved_pawns(board: chess.Board, values: pawns.Values | None = None, *, prove: bool = True) -> SolvedSum:
    """What the position is worth, or why nothing is said of it. Not `prove`: by its values alone."""
    found = pawns.solve(board, values, prove=prove)
    if isinstance(found, pawns.NoSums):
        return SolvedSum(refused=in_words(found.reason))
    plain = {name: msgspec.to_builtins(getattr(found, name)) for name in _SHOWN}
    in_order = sorted(plain["groups"], key=lambda group: tuple(group["squares"]))
    for group, (where, worth) in zip(in_order, in_groups(found.groups), strict=True):
        group.update(where=where, worth=worth)
    return SolvedSum(cast(SolvedPawns, plain))


def agreed_pawns(
    board: chess.Board, lines: Sequence[Line], values: pawns.Values | None = None
) -> tuple[bool, PawnSums | None]:
    """What a review says of the position: only what the engine's lines agree with and what is proven; and
    whether a proof was tried, which is what takes time."""
    found = pawns.solve(board, values, prove=False)
    if isinstance(found, pawns.NoSums) or not agrees(board, found, lines):
        return False, None
    found = pawns.solve(board, values)
    if isinstance(found, pawns.NoSums) or not found.certified:
        return True, None
    return True, written(found)


def agrees(board: chess.Board, found: pawns.SolvedSums, lines: Sequence[Line]) -> bool:
    """Whether the engine's lines of `board` say the same as a sum: who wins, and by which moves. Where they
    do not, nothing is to be claimed; where there is no line, neither."""
    top = top_line(lines)
    if top is None or not top.pv:
        return False
    mover = board.turn
    if not pawns.mover_wins(found, mover):
        return _wins(top.score, not mover)
    by_engine = {
        line.pv[0]: _wins(line.score, mover) for line in lines if line.pv and line.depth == top.depth
    }
    winning = {board.parse_san(san).uci() for san in found.winning_moves}
    return top.pv[0] in winning and all(wins == (uci in winning) for uci, wins in by_engine.items())


def _wins(score: Score, color: chess.Color) -> bool:
    return score.of(color) > (WON if score.mate is None else 0)


def written(found: pawns.SolvedSums) -> PawnSums:
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
