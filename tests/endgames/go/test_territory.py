"""Regions held by search: what is proven, what is not, and that play on whole boards agrees."""

from __future__ import annotations

import pytest

from endgames.go.board import read_rows
from endgames.go.territory import with_held


def held(rows: list[str], budget: int = 2_000_000) -> dict[str, set[str]]:
    """The points of held regions, by owner."""
    shape, text = read_rows(rows)
    found: dict[str, set[str]] = {"x": set(), "o": set()}
    for region in with_held(shape, text, budget=budget)[1]:
        found[region.owner] |= {shape.name(point) for point in region.points}
    return found


@pytest.mark.parametrize(("width", "lives"), [(3, False), (4, True), (5, True)])
def test_four_in_a_row_live_and_three_do_not(width: int, lives: bool) -> None:
    rows = ["." * width + "xo", "x" * (width + 1) + "o", "o" * (width + 1) + ".", "." * (width + 2)]
    assert (len(held(rows)["x"]) == width) is lives


def test_two_regions_with_an_eye_each_are_two_eyes() -> None:
    rows = ["..xo...", ".xxo...", "xxooooo", "x.xo...", "xxxo...", "ooo....", "......."]
    assert held(rows)["x"] == {"A7", "B7", "A6", "B4"}


def test_stones_that_can_be_taken_hold_nothing() -> None:
    assert held(["..xo.", "xxxo.", "oooo.", ".....", "....."])["x"] == set()


def test_too_little_work_proves_nothing() -> None:
    rows = ["....xo", "xxxxxo", "oooooo", "......", "......", "......"]
    assert held(rows, budget=1)["x"] == set()
    assert len(held(rows)["x"]) == 4
