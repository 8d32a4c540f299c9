"""Scores that playouts reach, and how often."""

from __future__ import annotations

from fractions import Fraction

from endgames.go.board import read_rows
from endgames.go.local_games import Rules
from endgames.go.reach import Reach
from endgames.go.solver import solve

VITAL = ["...xo", "xxxxo", "ooooo", ".o.o.", "ooooo"]
"""Who plays B5 has the corner: 9 points for White, or all 25."""
DAME = ["XX.OO", "XX.OO", "XXxOO", "XX.OO", "XX.OO"]


def test_a_life_that_hangs_on_one_move_counts_for_the_side_that_moves_first() -> None:
    found = solve(VITAL, Rules.AREA)
    assert (found.black_first.exact, found.white_first.exact) == (Fraction(-9), Fraction(-25))
    assert "B5" in found.best_black and "B5" in found.best_white


def test_the_move_that_is_played_most_is_the_one_that_reaches_the_score() -> None:
    shape, text = read_rows(VITAL)
    reach = Reach(shape, text, Rules.AREA, "x")
    assert shape.name(reach.moves(-9)[0]) == "B5"
    assert reach.share("x", -9) > 0.9
    assert reach.share("o", -9) > 0.9
    assert reach.share("x", -8) < 0.1


def test_a_score_is_likely_if_playouts_come_within_a_point_of_it() -> None:
    shape, text = read_rows(VITAL)
    reach = Reach(shape, text, Rules.AREA, "x")
    assert reach.is_likely(-9)
    assert not reach.is_likely(-5)
    assert not reach.is_likely(-13)


def test_points_in_between_count_nothing_by_territory() -> None:
    shape, text = read_rows(DAME)
    for color in "xo":
        reach = Reach(shape, text, Rules.TERRITORY, color, settled=3)
        assert reach.share("x", 3) > 0.8
        assert reach.share("o", 3) > 0.8
