"""Pins, skewers, X-rays, lines cut and cleared."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.rays import clearances, interferences, pins, skewers, x_rays
from tests.analysis.reasons.motifs.lines import Told, told


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the pawn may not take the queen that mates
        (
            "7Q/5p2/6p1/R3pk1p/P2q3K/7P/5PP1/7r w - - 2 41",
            "g4+ Qxg4#",
            [(("r", "h1"), ("h3", "h4"), 1)],
        ),
        # a knight between bishop and king has no guard and no flight
        (
            "2N3k1/1p5p/BP4p1/3n1p2/4p3/2n3P1/5P1P/6K1 b - - 5 37",
            "Na4 Bc4 Kg7 Bxd5",
            [(("b", "c4"), ("d5", "g8"), 1)],
        ),
        # a queen that a rook pins, although it can take it
        ("8/4k3/8/4q3/8/8/8/R5K1 b - - 0 1", "Kd6 Re1 Kd5 Rxe5+", []),
        ("8/4k3/8/4q3/8/8/6K1/R7 b - - 0 1", "Ke6 Re1 Qxe1", [(("r", "e1"), ("e5", "e6"), 1)]),
        # queen against queen: it can trade itself out
        ("8/2Q2kpp/p4q2/1p1P4/1P6/7P/6PK/8 b - - 4 35", "Qe7 d6 Qxc7 dxc7", []),
        # a pawn pinned on its own file goes on as before
        ("1RQ5/6pk/p3p2p/3pN3/3P4/1p2PKP1/4bP1P/5q2 w - - 9 41", "Kf4 g5#", []),
        # one pinned along its rank could not go anywhere anyway: its way is blocked
        (
            "6k1/pp2rpp1/2p4p/6qb/P2PRn2/1QP4P/1PB2PP1/5R1K w - - 1 27",
            "Rg1 Nxh3 gxh3 Bf3+ Kh2 Qd2 Kg3 Bxe4",
            [],
        ),
        # a guarded rook that a pawn attacks and a queen pins: the pawn wins it, not the pin
        ("8/8/1q6/8/8/6p1/5R2/6K1 w - - 0 1", "Kg2 Qb7+ Kg1 Qb6", []),
        # one pinned on a diagonal can be won
        (
            "r5k1/1p3pb1/2pp3p/1N4p1/n1PPP3/p5B1/K5PP/3R1B2 w - - 0 31",
            "Nxd6 Nc3+ Ka1 Nxd1",
            [(("b", "g7"), ("d4", "a1"), 3)],
        ),
        # a guarded knight, pinned, that attacks nothing
        ("4k3/8/3p4/4n3/8/8/8/R5K1 b - - 0 1", "Kd8 Re1 Ke7 Kh2", []),
    ],
)
def test_pin(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(pins, "pin", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the king steps out of the line, the rook behind it falls
        ("8/8/3k1p2/2p3b1/4p3/4P1K1/8/4R3 w - - 0 46", "Kf2 Bh4+ Kf1 Bxe1", [(("b", "h4"), ("f2", "e1"), 1)]),
        (
            "8/8/p1Q5/8/8/KP6/P3r3/1k6 w - - 3 44",
            "Qxa6 Rxa2+ Kb4 Rxa6",
            [(("r", "a2"), ("a3", "a6"), 1)],
        ),
        # what is behind is guarded: rook for rook
        ("3r4/5k2/p4Pp1/2pK2Pp/2R5/P7/8/8 w - - 7 51", "Kxc5 Rc8+ Kd4 Rxc4+ Kxc4 h4", []),
        # the one that stepped aside is worth less: that was a pin
        ("3qk3/3n4/8/8/8/8/8/3RK3 b - - 0 1", "Ke7 Ke2 Nf6 Rxd8", []),
        # it is taken where it went
        ("4k3/8/8/3q4/8/8/3R4/3RK3 b - - 0 1", "Ke7 Rd4 Qxd4 Rxd4", []),
    ],
)
def test_skewer(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(skewers, "skewer", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the rook on e1 looks at e8 through the rook that takes there
        (
            "Q5k1/p7/3p2p1/4qnP1/8/1P2r3/P1P5/1K2R3 b - - 1 32",
            "Qe8 Qxe8+ Rxe8 Rxe8+",
            [(("r", "e1"), ("e8",), 1)],
        ),
        # taken back from another side
        ("3rk3/8/8/3n4/8/8/3R4/3RK3 b - - 0 1", "Ke7 Rxd5 Rxd5 Rxd5", []),
        # three times on one square, and nothing between
        ("4k3/8/2p5/3n4/2P5/5B2/8/4K3 b - - 0 1", "Ke7 Bxd5 cxd5 cxd5", []),
    ],
)
def test_x_ray(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(x_rays, "xRayAttack", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the king must step between its rook and the other
        (
            "3r4/p4k1R/8/1pp1Pn2/5PR1/2P5/PP1r4/2K5 b - - 2 33",
            "Ke6 Rg6+ Kd5 Kxd2",
            [(("r", "g6"), ("d8", "d2"), 1)],
        ),
        # the rook itself steps between queen and bishop
        (
            "4r1k1/pp3ppp/1q4b1/1Nb3B1/2Q5/2P4P/PP3PP1/R5K1 w - - 1 24",
            "Bh4 Re4 Nd4 Rxh4",
            [(("r", "e4"), ("c4", "h4"), 1)],
        ),
        # the line is not cut, the guard itself is drawn away
        ("6k1/5ppp/8/8/8/8/5PPP/3rR1K1 w - - 0 1", "Kf1 Rxe1+ Kxe1 h5", []),
    ],
)
def test_interference(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(interferences, "interference", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the pawn opens the queen's diagonal with check
        (
            "6k1/1p4p1/p3r2p/2P5/1P2pR2/P6P/4QKP1/1q6 w - - 2 38",
            "Qc4 e3+ Kf3 Qg6",
            [(("p", "e3"), ("e4",), 1)],
        ),
        # the queen gives itself up to open the rook's file
        (
            "r5k1/q4p1p/4pnpb/8/1BQP4/2R2N1P/P4PP1/6K1 b - - 0 30",
            "Qxa2 Qxa2 Rxa2 Rc8+",
            [(("q", "a2"), ("c4",), 1)],
        ),
        # a chase of the king, where the rooks follow each other
        ("6k1/5R2/pp4p1/2p4p/7P/1P1r4/P3r1PK/5R2 b - - 0 38", "Rdd2 Rf8+ Kh7 R1f7+ Kh6 Rh8#", []),
        # it left in order to take
        (
            "6k1/1pqbr1bp/2pN2p1/p1Ppn3/3B4/PPQ5/4B1PP/5R1K b - - 0 27",
            "b6 cxb6 Qxd6 Bc5 Qb8 Bxe7",
            [],
        ),
        # it goes back itself
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "h6 Ra7 h5 Ra1", []),
        # the second move takes
        ("3r2k1/5ppp/8/8/3N4/8/5PPP/3R2K1 b - - 0 1", "h6 Nf3 h5 Rxd8+", []),
    ],
)
def test_clearance(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(clearances, "clearance", fen, sans) == expected
