"""Lines for the tests of the motifs, written as in a book: a position, and moves of which the first one is
the opponent's, as in a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import chess

from server.analysis.reasons.motifs.line import MotifLine
from server.analysis.reasons.motifs.motif import Motif

Told = tuple[tuple[str, str] | None, tuple[str, ...], int]
"""By which piece, against what, shown by which move."""


def line_of(fen: str, sans: str) -> MotifLine:
    """The line of the side that is not to move in `fen`."""
    board = chess.Board(fen)
    side, moves = not board.turn, []
    start = board.copy()
    for san in sans.split():
        moves.append(board.push_san(san))
    return MotifLine.of(start, moves, side)


def told(family: Callable[[MotifLine], Iterable[Motif]], name: str, fen: str, sans: str) -> list[Told]:
    """What a family of motifs tells of the line under a name."""
    line = line_of(fen, sans)
    found = [motif for motif in family(line) if motif.name == name]
    assert all(motif.side == line.side for motif in found)
    return [(motif.by, motif.targets, motif.index) for motif in found]
