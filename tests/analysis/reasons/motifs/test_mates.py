"""Mates and the patterns that have names."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.mates import mates
from tests.analysis.reasons.motifs.lines import line_of, told

BACK_RANK = "6k1/1p3ppp/p1p1p3/8/2P5/6QP/PP3PPK/3q4 b - - 3 26", "Qa4 Qb8#"


@pytest.mark.parametrize(
    ("name", "fen", "sans", "by", "king"),
    [
        # knight e7, a pawn on g7 and the edge
        ("anastasiaMate", "2r5/4N1pk/4p3/R7/1rb5/8/5PP1/5RK1 b - - 3 37", "Rc7 Rh5#", ("r", "h5"), "h7"),
        # the knight guards the rook beside the cornered king
        ("arabianMate", "8/2B2k2/8/6pp/R4n2/P4nr1/7N/7K w - - 0 43", "Bxf4 Rg1#", ("r", "g1"), "h1"),
        ("backRankMate", *BACK_RANK, ("q", "b8"), "g8"),
        # bishops from g6 and d6 cross in front of the king
        (
            "bodenMate",
            "3rk2r/p2n3p/2qBp1Q1/2p2B2/8/6P1/PP3P1P/R5K1 b k - 0 21",
            "hxg6 Bxg6#",
            ("b", "g6"),
            "e8",
        ),
        # rook, knight and pawn guard each other
        ("hookMate", "2R5/4rpk1/5Np1/6P1/8/5K2/8/6b1 b - - 35 58", "Bd4 Rg8#", ("r", "g8"), "g7"),
        (
            "smotheredMate",
            "8/kp6/1p1PQ3/p4p2/P1P1P3/1P5n/6PP/3RR1qK w - - 7 41",
            "Rxg1 Nf2#",
            ("n", "f2"),
            "h1",
        ),
    ],
)
def test_a_pattern_is_told_with_the_piece_that_mates(
    name: str, fen: str, sans: str, by: tuple[str, str], king: str
) -> None:
    assert told(mates, name, fen, sans) == [(by, (king,), 1)]
    assert {motif.name for motif in mates(line_of(fen, sans))} == {name, "mateIn1"}


@pytest.mark.parametrize(
    ("name", "fen", "sans"),
    [
        # the same shape along the last rank is a back rank's mate at most
        ("anastasiaMate", "7b/4p1k1/p2p3p/2pPN3/b3nN1P/5q2/7K/6R1 b - - 1 37", "Kf8 Ne6+ Ke8 Rg8+ Qf8 Rxf8#"),
        # both bishops come from one side
        ("bodenMate", "2bk4/8/p1Bb4/1p1P1p1p/1P3Pp1/P3B1K1/7P/8 b - - 1 39", "Be7 Bb6#"),
        # white pieces cover f7 and h7: it is not its own pawns that shut the king in
        ("backRankMate", "6k1/5p1p/6pQ/8/8/8/8/R5K1 b - - 0 1", "f5 Ra8+ Kf7 Qxh7+"),
        ("backRankMate", "6k1/8/6KP/8/8/8/8/R7 b - - 0 1", "Kh8 Ra8#"),
        # a rook that a queen guards, in the corner
        ("arabianMate", "7k/8/8/6Q1/8/8/8/K5R1 b - - 0 1", "Kh7 Qg7#"),
        # h7 is free, the queen covers it
        ("smotheredMate", "6rk/p5p1/8/4N3/8/3Q4/8/K7 b - - 0 1", "a6 Nf7#"),
    ],
)
def test_what_only_looks_alike_is_not_told(name: str, fen: str, sans: str) -> None:
    assert told(mates, name, fen, sans) == []


def test_the_sides_moves_are_counted_to_the_mate() -> None:
    mated = line_of("r5k1/5ppp/8/8/8/8/4R2P/4R2K b - - 0 1", "Rb8 Re8+ Rxe8 Rxe8#")
    assert [motif.name for motif in mates(mated)] == ["mateIn2", "backRankMate"]


def test_a_mate_by_the_other_side_is_none() -> None:
    after_f3 = "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1"
    assert list(mates(line_of(after_f3, "e5 g4 Qh4#"))) == []
    assert list(mates(line_of(after_f3, "e5"))) == []


def test_longer_mates_have_no_number() -> None:
    line = line_of("8/8/8/8/8/2k5/7q/K7 w - - 0 1", "Kb1 Qe5 Kc1 Qe2 Kb1 Kb3 Ka1 Qe5+ Kb1 Qe1#")
    assert list(mates(line)) == []
