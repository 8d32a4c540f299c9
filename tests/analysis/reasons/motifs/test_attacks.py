"""Forks, double checks, discovered attacks."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.attacks import discovered_attacks, double_checks, forks
from tests.analysis.reasons.motifs.lines import Told, told


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # a knight on king and queen
        ("8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58", "Kd3 Nc5+ Kd4 Nxa6", [(("n", "c5"), ("d3", "a6"), 1)]),
        # a queen on king and a rook without a guard
        ("8/Q7/7r/8/6K1/1r2k1p1/6P1/8 b - - 2 64", "Ke2 Qa2+ Ke3 Qxb3+", [(("q", "a2"), ("e2", "b3"), 1)]),
        # the same fork as the last move: nothing of it is taken any more
        ("8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58", "Kd3 Nc5+", []),
        # the forking knight can be taken
        ("8/8/q7/P2p4/1K6/1N6/4k3/8 b - - 0 58", "d4 Nc5 Qxa5+ Kxa5", []),
        # the rook is guarded, and worth less than the queen
        ("1r6/Q7/7r/8/6K1/1r2k1p1/6P1/8 b - - 2 64", "Ke2 Qa2+ Ke3 Qa7+", []),
        # a king forks nothing
        ("8/8/8/8/2n1n3/8/4K3/k7 b - - 0 1", "Kb1 Kd3 Kb2 Kxe4", []),
        # a knight attacks the king and a pawn
        ("8/3k4/8/6p1/8/5N2/8/4K3 b - - 0 1", "Kc6 Ne5+ Kd6 Nf7+", []),
    ],
)
def test_fork(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(forks, "fork", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the rook checks alone: nothing stood behind it
        ("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", "h6 Ra8+", []),
        # the knight checks, and the rook behind it
        (
            "2r5/1p3pk1/pn2p1pQ/3pP3/1P1P3N/2q2NP1/5PK1/7R b - - 0 29",
            "Kxh6 Nf5#",
            [(("n", "f5"), ("h6",), 1)],
        ),
    ],
)
def test_double_check(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(double_checks, "doubleCheck", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the pawn uncovers the bishop's check
        (
            "3rrR1k/8/p4P1p/1p2BB1b/1P3P2/2PP4/p1NK4/8 b - - 1 36",
            "Rxf8 f7#",
            [(("b", "e5"), ("h8",), 1)],
        ),
        # the bishop goes off with check, and the queen behind it takes the queen
        (
            "r1bq1rk1/4bppp/p1n5/3P4/Pp6/3B1N2/1B3PPP/R2Q1RK1 b - - 0 17",
            "Qxd5 Bxh7+ Kxh7 Qxd5",
            [(("q", "d1"), ("d5",), 1)],
        ),
        # both pieces check: a double check
        ("2r5/1p3pk1/pn2p1pQ/3pP3/1P1P3N/2q2NP1/5PK1/7R b - - 0 29", "Kxh6 Nf5#", []),
        # what is taken came there by itself
        (
            "r1k2b1r/1ppb2p1/p2q3p/3N4/2P5/1P3Q2/P4PPP/3R1RK1 b - - 6 19",
            "Be6 Nf4 Qc6 Qxc6 bxc6 Nxe6",
            [],
        ),
        # the piece that went away takes itself, through the square that it left
        ("3r2k1/5ppp/8/8/8/8/3R4/3R2K1 b - - 0 1", "h6 Rd4 Kh7 Rxd8", []),
    ],
)
def test_discovered_attack(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(discovered_attacks, "discoveredAttack", fen, sans) == expected
