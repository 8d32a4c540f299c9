"""Motifs: by which means a line wins, named as lichess names the themes of its puzzles (`docs/reasons.md`).

Pure. Each family of motifs is a module with functions of a `MotifLine`; this one asks them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import chess

from server.analysis.reasons.motifs.attacks import discovered_attacks, double_checks, forks
from server.analysis.reasons.motifs.captures import (
    captured_defenders,
    hanging_pieces,
    sacrifices,
    trapped_pieces,
)
from server.analysis.reasons.motifs.endgames import endgames
from server.analysis.reasons.motifs.kings import exposed_kings
from server.analysis.reasons.motifs.line import MotifLine
from server.analysis.reasons.motifs.lures import attractions, deflections, intermezzos
from server.analysis.reasons.motifs.mates import mates
from server.analysis.reasons.motifs.motif import Motif
from server.analysis.reasons.motifs.promotions import pawns
from server.analysis.reasons.motifs.rays import clearances, interferences, pins, skewers, x_rays
from server.analysis.reasons.motifs.slow import defensive_moves, quiet_moves

__all__ = ["Motif", "find", "themes"]

_FAMILIES: tuple[Callable[[MotifLine], Iterator[Motif]], ...] = (
    mates,
    hanging_pieces,
    forks,
    pins,
    skewers,
    x_rays,
    discovered_attacks,
    double_checks,
    trapped_pieces,
    captured_defenders,
    deflections,
    attractions,
    interferences,
    clearances,
    intermezzos,
    sacrifices,
    exposed_kings,
    pawns,
    quiet_moves,
    defensive_moves,
    endgames,
)


def find(board: chess.Board, line: Sequence[chess.Move], side: chess.Color) -> list[Motif]:
    """The motifs that `side` has in `line`, legal moves from `board`, in the order of the moves that show
    them. Neither is changed.

    The line may begin with a move of either side; where the opponent's move that allowed it is known, begin
    with that one: whether a piece hangs or is taken back cannot be told without it."""
    walked = MotifLine.of(board, line, side)
    found = [motif for family in _FAMILIES for motif in family(walked)]
    return sorted(found, key=lambda motif: motif.index)


def themes(board: chess.Board, line: Sequence[chess.Move], side: chess.Color) -> list[str]:
    """The names of the motifs that `side` has in `line`, each once, sorted."""
    return sorted({motif.name for motif in find(board, line, side)})
