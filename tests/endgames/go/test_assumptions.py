"""What is assumed of boards, by maps of whose each point is: walls, and what they enclose."""

from __future__ import annotations

import pytest

from endgames.go.assumptions import AREA, LIVES, Assumed, assumed
from endgames.go.board import Shape, read_rows

HALVES = [".x.o.", ".x.o.", "xx.oo", ".x.o.", "ox.o."]
"""A black stone's side, a white one's, open points between them; White's A1 is dead."""


def maps(text: str, **other: float) -> list[float]:
    """The left half is Black's, the right one White's, and no one's what is between; `other` by name."""
    shape = Shape(5, 5)
    found = [
        0.0 if sign == "#" else (0.9, 0.9, 0.0, -0.9, -0.9)[point % 6] for point, sign in enumerate(text)
    ]
    return [other.get(shape.name(point), share) for point, share in enumerate(found)]


def named(shape: Shape, found: Assumed, owner: str, what: str) -> set[str]:
    return {
        shape.name(p)
        for each in found.assumptions
        if (each.owner, each.what) == (owner, what)
        for p in each.points
    }


def test_walls_live_and_keep_what_they_enclose_with_the_dead_stones_in_it() -> None:
    shape, text = read_rows(HALVES)
    found = assumed(shape, text, [maps(text)])
    assert named(shape, found, "x", LIVES) == {"B5", "B4", "A3", "B3", "B2", "B1"}
    assert named(shape, found, "x", AREA) == set(), "nothing lives in what is beside the wall everywhere"
    assert found.text.startswith(".X.O.#")
    assert {each.share for each in found.assumptions} == {0.95}


def test_a_wide_area_is_named_with_the_stone_in_it() -> None:
    shape, text = read_rows([".....", "..x..", "xx.x.", ".....", "....."])
    share = [0.0 if sign == "#" else 0.8 for sign in text]
    found = assumed(shape, shape.put(text, {0}, "o"), [share])
    assert "A5" in named(shape, found, "x", AREA)
    assert found.largest(shape) == 0


@pytest.mark.parametrize("place", ["B5", "E5"])
def test_the_map_that_is_worst_for_a_side_counts(place: str) -> None:
    shape, text = read_rows(["xx.oo", "xx.oo", "xx.oo", "xx.oo", "xx.oo"])
    own = "x" if place == "B5" else "o"
    worst = [0.0 if (sign == own) else share for sign, share in zip(text, maps(text), strict=True)]
    found = assumed(shape, text, [maps(text), worst])
    assert {each.owner for each in found.assumptions} == {"o" if own == "x" else "x"}


def test_a_point_beside_what_is_open_is_no_area() -> None:
    shape, text = read_rows(["x....", "x....", "x....", "x....", "x...."])
    found = assumed(shape, text, [maps(text)])
    assert not {"B5", "B3", "B1"} & named(shape, found, "x", AREA)


def test_nothing_is_assumed_of_a_board_that_is_nobodys() -> None:
    shape, text = read_rows(["....."] * 5)
    found = assumed(shape, text, [[0.0] * len(text)])
    assert (found.assumptions, found.filled) == ([], text)
    assert found.largest(shape) == 25
