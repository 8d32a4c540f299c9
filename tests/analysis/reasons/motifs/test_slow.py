"""Quiet and defensive moves."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.slow import defensive_moves, quiet_moves
from tests.analysis.reasons.motifs.lines import Told, told


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # it prepares the check on the back rank
        ("5rk1/5pp1/3p3p/4p1N1/8/PR6/1p3PPP/6K1 w - - 0 33", "Ne4 Rc8 g3 Rc1+", [(("r", "c8"), (), 1)]),
        # the last move prepares nothing any more
        ("5rk1/5pp1/3p3p/4p1N1/8/PR6/1p3PPP/6K1 w - - 0 33", "Ne4 Rc8", []),
        # a king, a check, an answer to a check
        ("8/8/6k1/8/8/2K5/8/7R b - - 0 1", "Kg7 Kd4 Kg6 Rg1+", []),
        ("8/8/6k1/8/8/2K5/8/7R b - - 0 1", "Kg7 Rg1+ Kf7 Ra1", []),
        ("8/8/4b1k1/8/8/8/3K4/7R w - - 0 1", "Rg1+ Bg4 Kd3 Kf5", []),
        # a pawn two steps from its goal, and one three steps away
        ("8/8/8/P5k1/8/2K5/8/8 b - - 0 1", "Kg6 a6 Kf6 a7", []),
        ("8/8/8/6k1/P7/2K5/8/8 b - - 0 1", "Kg6 a5 Kf6 a6", [(("p", "a5"), (), 1)]),
        ("8/8/8/6k1/8/2K5/7p/1N6 w - - 0 1", "Kd2 h1=Q Ke2 Qxb1", []),
        # an attack on a piece
        ("6k1/8/8/1n6/8/8/8/3R2K1 b - - 0 1", "Kf7 Rd5 Ke6 Rxb5", []),
    ],
)
def test_quiet_move(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(quiet_moves, "quietMove", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # a check met by the king
        ("6R1/4k3/8/3p2N1/6r1/7p/8/7K w - - 2 51", "Rg7+ Kf6 Rf7+ Kxg5", [(("k", "f6"), (), 1)]),
        # a still move at the end
        ("8/8/8/5p2/8/3k1K2/3np3/R7 w - - 2 75", "Kf4 Nb3 Rb1 Nd4", [(("n", "d4"), (), 3)]),
        # a pawn close to promotion at the end wins, it does not defend
        ("8/8/8/P5k1/8/2K5/8/8 b - - 0 1", "Kg6 a6 Kf6 a7", []),
        # the one move of a line says nothing
        ("8/8/8/6k1/P7/2K5/8/8 b - - 0 1", "Kg6 Kb4", []),
        # hardly another move
        (
            "3r2k1/pp1PRpp1/2p2nq1/8/3Q4/6Np/PPP3PP/6K1 w - - 1 25",
            "Qxf6 Qxf6 Re8+ Kh7",
            [],
        ),
        # something was won before the check
        (
            "r1q1kb1r/5pp1/3p3p/3Ppb2/2N4P/1nP2N2/1P2QPP1/R1B1K2R w KQkq - 3 20",
            "Nb6 Rxa1 Qb5+ Bd7",
            [],
        ),
        # it ends with a capture, and met no check
        ("4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", "Kf8 Kf2 Kg7 Rxd5", []),
        # the first check left no choice
        ("8/2Q5/3P4/3qpkp1/7p/5P1P/6K1/8 b - - 1 46", "Kf4 Qc2 Qxf3+ Kg1 Qg3+ Qg2", []),
    ],
)
def test_defensive_move(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(defensive_moves, "defensiveMove", fen, sans) == expected
