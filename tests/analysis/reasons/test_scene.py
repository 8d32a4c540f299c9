"""A move as the facts see it."""

from __future__ import annotations

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.reasons.explain import Context, Scene
from server.analysis.reasons.scene import answer_line, better_line
from tests.analysis.reasons.situations import HANGS_THE_QUEEN, MISSES_MATE, scene


def test_expected_points_are_the_movers() -> None:
    before, after = scene(*HANGS_THE_QUEEN).expected
    assert (round(before, 2), round(after, 2)) == (0.46, 0.07)
    given = scene(*HANGS_THE_QUEEN, expected_before=0.9, expected_after=0.8)
    assert given.expected == (0.9, 0.8)
    assert given.loss == pytest.approx(0.1)


def test_a_fault_is_one_by_its_class_or_by_its_loss() -> None:
    assert scene(*HANGS_THE_QUEEN).faulty
    assert not scene(*HANGS_THE_QUEEN, classification=Classification.OKAY).faulty
    assert scene(*HANGS_THE_QUEEN, expected_before=0.4, expected_after=0.4).faulty is False


def test_the_engines_first_move_has_no_better_line() -> None:
    fen, _, before, _ = HANGS_THE_QUEEN
    assert len(scene(fen, "Nc6", before, ("Be3", 45)).better) == 0
    assert scene(*HANGS_THE_QUEEN).better.san(1) == ["Nc6"]


def test_material_is_counted_from_before_the_move() -> None:
    seen = scene(*HANGS_THE_QUEEN)
    assert seen.got == -11
    assert seen.could == 1


def test_lines_that_prove_know_where_they_start() -> None:
    seen = scene(*HANGS_THE_QUEEN)
    assert answer_line(seen, 1) == {"base": "after", "line": ["a1a5"], "san": ["Rxa5"]}
    assert better_line(seen, 2) == {"base": "before", "line": ["b8c6", "c1e3"], "san": ["Nc6", "Be3"]}


def test_mates_are_the_movers() -> None:
    seen = scene(*MISSES_MATE)
    assert seen.mate(seen.top) == 1
    assert seen.mate(seen.answer) is None


def test_without_lines_there_is_only_the_move() -> None:
    board = chess.Board()
    seen = Scene(board, board.parse_san("e4"), (), (), Context())
    assert seen.reply is None
    assert seen.expected == (0.5, 0.5)
    assert seen.after.fen().startswith("rnbqkbnr/pppppppp/8/8/4P3")
    assert not seen.decided


@pytest.mark.parametrize(
    ("better", "answer", "gains"),
    [
        # The trade of rooks that follows wins nothing: the queen is gone all the same.
        ("Qd2 Nxb2 h3", "Bxd5 h3 Rxa1 Rxa1", (-9, -1)),
        # So where the better line wins nothing.
        ("Qd2 Nb6 h3", "Bxd5 h3 Rxa1 Rxa1", (-9, 0)),
        # Nothing is won or lost where the lines are quiet.
        ("Qd2 Nb6 h3", "Kh8 h3 Kg8 h4 Rxa1 Rxa1", (0, 0)),
        # Where they are quiet they show the difference.
        ("Qd2 Nxb2 h3", "Bxd5 h3 Kh8 h4", (-9, -1)),
        # The capture that follows wins a rook: nothing is settled before it.
        ("Qd2 Nxb2 h3", "Bxd5 Rf2 Rxa1+", (0, -1)),
    ],
)
def test_material_is_counted_where_a_line_is_quiet_or_else_where_only_a_trade_follows(
    better: str, answer: str, gains: tuple[int, int]
) -> None:
    seen = scene("r5k1/8/4b3/8/2n5/8/1P5P/R2Q1RK1 w - - 0 1", "Qd5", (better, 0), (answer, -900))
    assert (seen.got, seen.could) == gains
