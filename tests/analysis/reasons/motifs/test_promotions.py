"""Promotion, underpromotion, en passant."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.promotions import pawns
from tests.analysis.reasons.motifs.lines import told

EN_PASSANT = (
    "r2q1rk1/3pnpb1/ppn1pBpp/2p1P3/4N3/3P1N2/PPP2PPP/R2QR1K1 b - - 1 13",
    "d5 exd6 Bxf6 Nxf6+",
)
KNIGHT = "8/4NP1k/3pK2p/8/3B4/p7/1p5P/4b3 b - - 1 52", "b1=Q f8=N#"
QUEEN = "7k/4RN1P/1r6/6K1/8/8/8/1q6 b - - 1 56", "Kg7 h8=Q#"


@pytest.mark.parametrize(
    ("name", "line", "expected"),
    [
        ("promotion", QUEEN, [(("q", "h8"), (), 1)]),
        ("underPromotion", QUEEN, []),
        ("promotion", KNIGHT, [(("n", "f8"), (), 1)]),  # not the opponent's b1=Q
        ("underPromotion", KNIGHT, [(("n", "f8"), (), 1)]),
        ("enPassant", EN_PASSANT, [(("p", "d6"), (), 1)]),
        ("promotion", EN_PASSANT, []),
        ("enPassant", QUEEN, []),
    ],
)
def test_what_becomes_of_a_pawn(name: str, line: tuple[str, str], expected: list[object]) -> None:
    assert told(pawns, name, *line) == expected
