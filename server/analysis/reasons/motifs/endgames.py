"""Endgames by the one kind of piece that both sides have beside king and pawns."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine
from server.analysis.reasons.motifs.motif import Motif

_NAMES = {
    chess.KNIGHT: "knightEndgame",
    chess.BISHOP: "bishopEndgame",
    chess.ROOK: "rookEndgame",
    chess.QUEEN: "queenEndgame",
}


def endgames(line: MotifLine) -> Iterator[Motif]:
    """The endgame that the line is played in."""
    if not line.own:
        return
    first = line.own[0]
    name = _kind(first.before)
    # A first move that takes the last piece, or makes one, leaves the endgame that it was played in.
    if name and name == _kind(first.after):
        yield Motif(name, None, (), line.side, first.index)


def _kind(board: chess.Board) -> str | None:
    officers = {kind for kind in _NAMES if board.pieces_mask(kind, True) or board.pieces_mask(kind, False)}
    if not officers:
        return "pawnEndgame"
    return _NAMES[officers.pop()] if len(officers) == 1 else None
