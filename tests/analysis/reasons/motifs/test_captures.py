"""What is taken, and why it could be."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.captures import (
    captured_defenders,
    hanging_pieces,
    sacrifices,
    trapped_pieces,
)
from tests.analysis.reasons.motifs.lines import Told, told


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # a rook without a guard
        ("r7/bp6/4kNQ1/1b2Pp1p/p2R1P1N/P1q2K2/6PP/7R w - - 5 31", "Kf2 Bxd4#", [(("b", "d4"), ("d4",), 1)]),
        # the queen's guard is gone, and the queen stays won
        (
            "3r3r/pQNk1ppp/1qnb1n2/1B6/8/8/PPP2PPP/3R1R1K w - - 5 19",
            "Rxd6+ Kxd6 Qxb6 axb6",
            [(("k", "d6"), ("d6",), 1)],
        ),
        # a guarded one
        ("4k3/8/2p5/3n4/8/8/8/3RK3 b - - 0 1", "Kf8 Rxd5 cxd5", []),
        # a pawn
        ("4k3/8/8/3p4/8/8/8/3RK3 b - - 0 1", "Kf8 Rxd5", []),
        # half of a trade: rook takes rook and is taken
        ("3r1k2/8/8/8/8/8/6K1/R2R4 b - - 0 1", "Rxd1 Rxd1", []),
        # less was taken on the square before: the rest of it hung
        ("3r1k2/8/8/8/8/8/8/3N2KR b - - 0 1", "Rxd1+ Kg2 Rxh1 Kxh1", []),
        # what is taken goes again by the next move
        (
            "8/6Rr/7P/3p4/2pk1p2/3b3R/6PK/8 w - - 6 57",
            "Rxd3+ cxd3 Rxh7 d2 Rf7 d1=Q",
            [],
        ),
        ("4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", "Kf8", []),
    ],
)
def test_hanging_piece(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(hanging_pieces, "hangingPiece", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the queen in the corner: each of its moves loses it
        (
            "8/4ppk1/3p2p1/3Pb3/5q2/5P1p/6PP/3R2QK w - - 0 40",
            "Rf1 Bd4 Qxd4+ Qxd4",
            [(("b", "d4"), ("g1",), 1)],
        ),
        # the rook in the corner: the queen came for it two moves before
        (
            "rnbqkbnr/pp5p/2ppppp1/8/3PP3/1Q3N2/PPP2PPP/RNB1KB1R b KQkq - 1 6",
            "Bd7 Qxb7 Kf7 Nbd2 d5 Qxa8",
            [(("q", "b7"), ("a8",), 1)],
        ),
        # the queen stood there from the start
        (
            "r1b2rk1/1Q3ppp/p2p1n2/q7/8/2N5/PPP2PPP/R4RK1 b - - 0 1",
            "Qb4 a3 Bg4 Qxb4",
            [],
        ),
        # a knight without a square
        ("6k1/5ppp/p3p3/1p6/3p4/P2P1P1n/1PB2PK1/8 b - - 1 33", "Ng5 f4 h5 fxg5", [(("p", "f4"), ("g5",), 1)]),
        # it could have gone elsewhere
        ("6k1/5ppp/p3p3/1p6/3p4/P2P1P2/1PB2PK1/7n b - - 1 33", "h6 Kxh1 h5 Kg1", []),
        ("4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", "Ke7 Ke2 Ke6 Rxd5", []),
        # a pinned knight has no moves either, but that is a pin
        ("3k4/8/8/3n4/8/8/8/3RK3 b - - 0 1", "Kd7 Ke2 Kd6 Rxd5+", []),
        # a check has to be answered first
        ("8/4k3/8/3n4/8/4P3/7R/3R2K1 b - - 0 1", "Nf6 Rh7+ Kf8 Rd8+ Ne8 Rxe8+", []),
    ],
)
def test_trapped_piece(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(trapped_pieces, "trappedPiece", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the rook that guards e1 through the queen's trade
        (
            "4rr1k/ppp3p1/7p/8/5q2/2P4P/PPB1QP2/3RR1K1 w - - 1 27",
            "Qd2 Qxd2 Rxd2 Rxe1+",
            [(("q", "d2"), ("d2", "e1"), 1)],
        ),
        # a knight is taken, then the queen that it guarded
        (
            "3rr1k1/pb3p1p/2q2Pp1/6Q1/7R/2N5/PP4PP/6RK w - - 4 27",
            "Ne4 Rxe4 Qh6 Qxf6",
            [(("r", "e4"), ("e4", "f6"), 1)],
        ),
        # with check: what falls then, falls by the check
        (
            "r5k1/1p1rqpp1/p3pnp1/2PN4/8/1Q5P/PP3PP1/3RR1K1 b - - 0 24",
            "Qxc5 Nxf6+ gxf6 Rxd7",
            [],
        ),
        # the piece still has another guard
        ("3rk3/4n3/8/3n4/8/8/4R3/3RK3 b - - 0 1", "Rd7 Rxe7+ Kxe7 Rxd5", []),
        # one piece takes the guard and goes on
        (
            "rn2kbnr/p6p/b1p1p1N1/3q1p1Q/PppPN3/4P3/1P3PPP/R1B1KB1R b KQkq - 0 11",
            "hxg6 Qxh8 fxe4 Qxg8",
            [],
        ),
        # the piece taken first guarded something else
        ("4k3/8/8/3n3n/8/8/8/3RK2R b - - 0 1", "Ke7 Rxh5 Ke6 Rdxd5", []),
    ],
)
def test_capturing_the_defender(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(captured_defenders, "capturingDefender", fen, sans) == expected


@pytest.mark.parametrize(
    ("fen", "sans", "expected"),
    [
        # the exchange for a pawn that runs
        (
            "2r5/3k1p2/5Pp1/PP1pP1P1/1K1B3P/5p2/8/8 w - - 1 45",
            "Bc5 Rxc5 Kxc5 f2",
            [(("r", "c5"), ("c5",), 1)],
        ),
        # a queen is given, the offer is what was moved
        (
            "2rk3r/1p3p1p/p2pbN2/4N3/4P3/3QP3/qPP3PP/2KR4 b - - 0 19",
            "Ke7 Qxd6+ Kxf6 Nd7+",
            [(("q", "d6"), ("f6",), 1)],
        ),
        # taken back at once: never behind after a move of its own
        ("8/6pk/7p/2p5/2qp4/5PP1/P3QK1P/8 b - - 1 40", "Qd5 Qe4+ Qxe4 fxe4", []),
        # a pawn is no sacrifice
        ("4k3/8/8/4p3/8/8/3P4/4K3 b - - 0 1", "Ke7 d4 exd4 Kd2", []),
        # behind by the opponent's new queen
        ("1bK5/pP3p2/B7/1P4p1/6k1/7p/8/8 b - - 1 43", "h2 Kxb8 h1=Q Kxa7 Qd1 b8=Q", []),
    ],
)
def test_sacrifice(fen: str, sans: str, expected: list[Told]) -> None:
    assert told(sacrifices, "sacrifice", fen, sans) == expected
