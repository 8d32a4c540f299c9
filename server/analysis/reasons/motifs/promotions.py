"""Pawns: promotion, to a queen or to less, and en passant."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine
from server.analysis.reasons.motifs.motif import Motif, shown


def pawns(line: MotifLine) -> Iterator[Motif]:
    """`promotion`, `underPromotion`, `enPassant` of the side's moves."""
    for step in line.own:
        if step.move.promotion:
            yield shown("promotion", step)
            if step.move.promotion != chess.QUEEN:
                yield shown("underPromotion", step)
        if step.before.is_en_passant(step.move):
            yield shown("enPassant", step)
