"""Pieces drawn to a square, drawn away from one; a recapture that waits."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.lures import attractions, deflections, intermezzos
from tests.analysis.reasons.motifs.lines import Told, told


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the king takes and is checked there
        (
            "r4rk1/p1R2Npp/1p2p3/4P3/6Pb/3R3P/qP2QP2/6K1 b - - 0 27",
            "Rxf7 Rxf7 Kxf7 Qf3+",
            [(("r", "f7"), ("g8",), 1)],
        ),
        # the queen takes, and falls to the fork
        (
            "8/1qP1k3/1P1r1p2/pQ1Pp3/P3K3/8/8/8 b - - 4 50",
            "Rxb6 Qxb6 Qxb6 c8=N+ Kd7 Nxb6+",
            [(("q", "b6"), ("b7",), 1)],
        ),
        # the check comes from another piece than the one that moves against the square
        (
            "r3kb1r/pbp1p1pp/1pn2n2/3q1p2/2QP4/5NP1/PP2PPBP/RNB2RK1 w kq - 1 9",
            "Ne5 Qxg2+ Kxg2 Nxe5+ Kg1 Nxc4",
            [],
        ),
        # a knight is drawn, which is nothing
        ("6k1/8/4n3/2p5/8/1B6/8/2R3K1 b - - 0 1", "Kg7 Rxc5 Nxc5 Bc4", []),
        # nothing happens to the king there
        ("6k1/7p/8/8/8/3B4/8/6K1 b - - 0 1", "Kg7 Bxh7 Kxh7 Kf2", []),
        # the queen is attacked there, and goes
        ("1q4k1/8/8/8/8/8/1R6/1R4K1 b - - 0 1", "Kg7 Rb7+ Qxb7 Rxb7+", []),
    ],
)
def test_attraction(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(attractions, "attraction", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the king must leave the knight
        (
            "8/3R3p/5kp1/8/2Bnp3/1P5P/P6r/4K3 b - - 1 40",
            "Ke5 Rd5+ Kf4 Rxd4",
            [(("r", "d5"), ("e5", "d4"), 1)],
        ),
        # the rook takes and no longer watches the pawn
        ("8/R2P4/p4p2/3rk1p1/8/8/6P1/5K2 b - - 2 42", "a5 Rxa5 Rxa5 d8=Q", [(("r", "a5"), ("d5", "d8"), 1)]),
        # it leaves by itself: neither checked nor offered anything
        ("8/6p1/8/6k1/4P3/5KpP/8/8 b - - 3 46", "Kh4 Kg2 Kg5 Kxg3", []),
        # a trade, not an offer
        ("3r2k1/3r4/8/8/8/8/3R4/n2R2K1 b - - 0 1", "Kg7 Rxd7+ Rxd7 Rxa1", []),
        # the queen is worth more than the bishop that takes her: the guard did not matter
        (
            "rn1qkbnr/p1pp3p/1p2p1P1/7Q/3P4/6P1/PPP2PbP/RNB1K1NR b KQkq - 0 7",
            "hxg6 Qxg6+ Ke7 Bg5+ Kd6 Bxd8",
            [],
        ),
        # a promotion to less forks, it lures nobody
        ("8/KP1k4/2qBn3/P3P1p1/6P1/8/8/8 b - - 2 70", "Nc5 b8=N+ Ke6 Nxc6", []),
        # it still guards from where it went
        ("3r2k1/8/8/7R/8/8/4B3/3n2K1 b - - 0 1", "Kg7 Rd5 Rxd5 Bxd1", []),
    ],
)
def test_deflection(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(deflections, "deflection", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # first the rook with check, then the rook back
        (
            "Q4rk1/5ppp/4p3/1R1p4/2q5/8/P5PP/1R5K b - - 0 23",
            "Qxb5 Qxf8+ Kxf8 Rxb5",
            [(("q", "f8"), ("b5",), 1)],
        ),
        (
            "3r2k1/1p5p/p5pb/3PpB2/8/P6P/1P1N2P1/3R3K b - - 0 31",
            "Bxd2 Be6+ Kf8 Rxd2",
            [(("b", "e6"), ("d2",), 1)],
        ),
        # nothing had been taken there
        ("1r2kr2/pp3p1p/2b1pn2/4N3/2P5/1N1B4/P3KP1P/6R1 b - - 4 21", "Ne4 Nxc6 bxc6 Bxe4", []),
        # it could not have been taken at once: the king was not there yet
        ("8/8/4k3/8/8/2p5/3N4/5K2 b - - 0 1", "cxd2 Kf2 Kd5 Ke2", []),
        # the guard is drawn away first, which is a deflection
        (
            "r3kb1r/ppp2pp1/3p4/1P2p3/2P3pn/2N1P2q/PB1P1P1N/R2Q1RK1 w kq - 0 15",
            "Qxg4 Nf3+ Nxf3 Qxg4#",
            [],
        ),
        # the queen could be taken a move before as well: that is what the line is about
        (
            "1k3rnr/ppp1p1q1/7b/1P1p1Q2/P2P1PPp/2P4B/4P2K/RN3R2 w - - 1 22",
            "Qe5 Bxf4+ Rxf4 Qxe5 dxe5 Rxf4",
            [],
        ),
        # the queen that took stood guard over the bishop: now it can be taken first
        (
            "r4rk1/ppq2p1p/2b1pPpb/3p4/3Q2N1/2N5/PPP2PPP/R3K2R b KQ - 4 17",
            "Qf4 Ne2 Qxd4 Nxh6+ Kh8 Nxd4",
            [(("n", "h6"), ("d4",), 3)],
        ),
        # taken back at once
        ("4k3/8/8/8/1b6/8/3N4/3RK3 b - - 0 1", "Bxd2+ Rxd2 Ke7 Rd1", []),
    ],
)
def test_intermezzo(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(intermezzos, "intermezzo", fen, sans) == expected
