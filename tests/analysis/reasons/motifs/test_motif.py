"""Motifs as values."""

from __future__ import annotations

import chess

from server.analysis.reasons.motifs.motif import Motif, shown, shown_from
from tests.analysis.reasons.motifs.lines import line_of

LINE = line_of("4k3/8/8/8/8/8/K5p1/8 w - - 0 1", "Kb2 g1=Q")


def test_the_piece_moved_is_named_as_it_stands_then() -> None:
    motif = shown("promotion", LINE.steps[1], [chess.E8, chess.B2])
    assert motif == Motif("promotion", ("q", "g1"), ("e8", "b2"), chess.BLACK, 1)


def test_another_piece_of_the_position_can_be_named() -> None:
    motif = shown_from("pin", LINE.steps[1], chess.E8)
    assert (motif.by, motif.targets, motif.side) == (("k", "e8"), (), chess.BLACK)
