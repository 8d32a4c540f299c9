"""Motifs: by which means a line wins, named as lichess names the themes of its puzzles (`docs/reasons.md`).

Pure. Each family of motifs is a module with functions of a `Line`; this one asks them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import chess

from server.analysis.reasons.motifs.attacks import double_checks, forks, hanging_pieces, sacrifices
from server.analysis.reasons.motifs.endgames import endgames
from server.analysis.reasons.motifs.line import Line
from server.analysis.reasons.motifs.mates import mates
from server.analysis.reasons.motifs.motif import Motif
from server.analysis.reasons.motifs.promotions import pawns

__all__ = ["Motif", "cashes_in", "find"]

_FAMILIES: tuple[Callable[[Line], Iterator[Motif]], ...] = (
    mates,
    hanging_pieces,
    forks,
    double_checks,
    sacrifices,
    pawns,
    endgames,
)


def find(board: chess.Board, line: Sequence[chess.Move], side: chess.Color) -> list[Motif]:
    """The motifs that `side` has in `line`, legal moves from `board`, in the order of the moves that show
    them. Neither is changed.

    The line may begin with a move of either side; where the opponent's move that allowed it is known, begin
    with that one: whether a piece hangs or is taken back cannot be told without it."""
    walked = Line.of(board, line, side)
    found = [motif for family in _FAMILIES for motif in family(walked)]
    return sorted(found, key=lambda motif: motif.index)


def cashes_in(board: chess.Board, line: Sequence[chess.Move], motif: Motif) -> bool:
    """Whether `line`, from `board`, ends better for the motif's side because of it: with mate, or with more
    material than it had before its first move of the line."""
    walked = Line.of(board, line, motif.side)
    if not walked.own:
        return False
    last = walked.steps[-1]
    return (last.mate and last.mover == motif.side) or walked.gained(last) > 0
