"""Scores that playouts reach, and how often."""

from __future__ import annotations

from fractions import Fraction

import pytest

from endgames.go.board import read_rows
from endgames.go.local_games import Rules
from endgames.go.reach import Reach

VITAL = ["...xo", "xxxxo", "ooooo", ".o.o.", "ooooo"]
"""Who plays B5 has the corner: 9 points for White, or all 25."""
DAME = ["XX.OO", "XX.OO", "XXxOO", "XX.OO", "XX.OO"]


@pytest.mark.parametrize(("color", "score"), [("x", -9), ("o", -25)])
def test_a_life_that_hangs_on_one_move_counts_for_the_side_that_moves_first(color: str, score: int) -> None:
    shape, text = read_rows(VITAL)
    reach = Reach(shape, text, Rules.AREA, color)
    found = reach.found()
    assert found is not None
    assert found.score == score
    assert reach.bounds() == (Fraction(score), Fraction(score))
    assert found.share > 0.8
    assert shape.name(reach.moves(score)[0]) == "B5"
    assert all(owners[0] * (1 if color == "x" else -1) > 0.5 for owners in found.owners)


@pytest.mark.parametrize("color", ["x", "o"])
def test_points_in_between_count_nothing_by_territory(color: str) -> None:
    shape, text = read_rows(DAME)
    found = Reach(shape, text, Rules.TERRITORY, color).found()
    assert found is not None
    assert found.score == 0


@pytest.mark.parametrize(("color", "score"), [("x", 9), ("o", -9)])
def test_a_board_of_three_by_three_is_all_for_who_begins_in_the_middle(color: str, score: int) -> None:
    shape, text = read_rows(["..."] * 3)
    reach = Reach(shape, text, Rules.AREA, color)
    found = reach.found()
    assert found is not None
    assert found.score == score
    assert shape.name(reach.moves(score)[0]) == "B2"


def test_of_an_empty_board_there_are_bounds_alone() -> None:
    shape, text = read_rows(["......."] * 7)
    reach = Reach(shape, text, Rules.AREA, "x")
    assert reach.found() is None
    low, high = reach.bounds()
    assert -49 <= low < high <= 49


def test_a_threat_to_an_area_is_answered_within_it() -> None:
    # White's B7 puts C7 in atari, and Black's answer on D7 fills a point of his own.
    shape, text = read_rows(["..x....", ".ooxx..", "...ox..", ".o.oxx.", "..ox...", ".oox...", ".oxx..."])
    found = Reach(shape, text, Rules.AREA, "o").found()
    assert found is not None
    assert found.score == 7


@pytest.mark.parametrize("color", ["x", "o"])
def test_a_threat_that_is_answered_elsewhere_costs_nothing(color: str) -> None:
    # Black's D3 can be taken on D2, which would lose all; White takes on G1, and need not before it comes.
    rows = [".......", ".o.x...", ".xxxxxx", ".xooxox", "xxo.ooo", "xoo.oox", "ooooox."]
    shape, text = read_rows(rows)
    found = Reach(shape, text, Rules.TERRITORY, color).found()
    assert found is not None
    assert found.score == 9


def test_a_ko_is_counted_for_the_side_that_can_take_it() -> None:
    # Black takes on C4, and White has nothing to threaten.
    shape, text = read_rows(["XXxo.", "Xxo.o", "XXxoO", "XXxOO", "XXxOO"])
    first, second = (Reach(shape, text, Rules.AREA, color).found() for color in "xo")
    assert first is not None
    assert second is not None
    assert first.score > second.score
