"""The endgame that a line is played in."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.endgames import endgames
from tests.analysis.reasons.motifs.lines import line_of


@pytest.mark.parametrize(
    ("fen", "sans", "names"),
    [
        ("8/8/6kp/p1p2pp1/2P2P2/5KPP/P7/8 b - - 0 37", "h5 fxg5 Kxg5 h4+", ["pawnEndgame"]),
        ("8/8/3n2kp/8/5P2/5KPP/8/8 b - - 0 37", "Kg7 Kf2", ["knightEndgame"]),
        ("8/3n2kp/8/8/5P2/3B1KPP/8/8 b - - 0 37", "h6 Kf2", []),  # knight and bishop
        ("8/6kp/6b1/8/5P2/3B1KPP/8/8 b - - 0 37", "h6 Kf2", ["bishopEndgame"]),
        ("8/6kp/6r1/8/5P2/3R1KPP/8/8 b - - 0 37", "h6 Kf2", ["rookEndgame"]),
        ("8/8/p1Q5/8/8/KP6/P3r3/1k6 w - - 3 44", "Qxa6 Rxa2+ Kb4 Rxa6", []),  # queen and rook
        ("6k1/1p3ppp/p1p1p3/8/2P5/6QP/PP3PPK/3q4 b - - 3 26", "Qa4 Qb8#", ["queenEndgame"]),
        # the last rook goes by the first move, the last knight by the move before
        ("8/8/p7/5PP1/P4K2/2p5/3k4/4r1R1 w - - 5 52", "Rxe1 Kxe1 f6 c2 f7 c1=Q+", []),
        ("8/8/8/8/p1N5/1k3PK1/6P1/8 w - - 8 51", "Na3 Kxa3 f4 Kb4", []),
        # and a pawn that promotes at once
        ("8/2p1P1k1/5qP1/5P1p/4K3/8/8/8 b - - 0 81", "h4 e8=N+ Kh8 Nxf6", []),
        ("8/8/8/8/p1N5/1k3PK1/6P1/8 w - - 8 51", "Na3", []),  # the side has no move
    ],
)
def test_the_one_kind_of_piece_on_the_board_names_it(fen: str, sans: str, names: list[str]) -> None:
    found = list(endgames(line_of(fen, sans)))
    assert [motif.name for motif in found] == names
    assert all((motif.by, motif.targets, motif.index) == (None, (), 1) for motif in found)
