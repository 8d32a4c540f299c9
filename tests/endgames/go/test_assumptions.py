"""What is assumed of boards: walls, what they enclose, and nothing that an attack takes or threatens."""

from __future__ import annotations

from endgames.go.assumptions import assumed
from endgames.go.board import Shape, read_rows

ENCLOSED = ["..xo...", "..xooo.", ".xxo.x.", ".xoo.o.", "xxo.o..", ".xxo...", "..xo..."]
"""Neither side lives by Benson; a black stone in White's part is dead."""


def named(shape: Shape, points: frozenset[int]) -> set[str]:
    return {shape.name(point) for point in points}


def test_walls_live_and_keep_what_they_enclose_with_the_dead_stones_in_it() -> None:
    shape, text = read_rows(ENCLOSED)
    found = assumed(shape, text)
    areas = {each.owner: each.points for each in found.assumptions if each.is_area}
    assert named(shape, areas["o"]) >= {"F5", "G7", "E1"}
    assert named(shape, areas["x"]) >= {"A7"}
    assert all(0.65 <= each.share <= 1 for each in found.assumptions)


def test_nothing_is_assumed_of_an_empty_board() -> None:
    shape, text = read_rows(["....."] * 5)
    found = assumed(shape, text)
    assert (found.assumptions, found.filled) == ([], text)
    assert found.largest(shape) == 25


def test_stones_that_the_first_move_takes_are_not_assumed_to_live() -> None:
    shape, text = read_rows(["...xo", "xxxxo", "ooooo", ".o.o.", "ooooo"])
    assert not any(each.owner == "x" for each in assumed(shape, text).assumptions)


def test_a_stone_that_a_move_beside_it_threatens_is_left_open_with_the_point_that_saves_it() -> None:
    # White's B7 puts C7 in atari, and the answer on D7 costs Black a point.
    shape, text = read_rows(["..x....", ".ooxx..", "...ox..", ".o.oxx.", "..ox...", ".oox...", ".oxx..."])
    found = assumed(shape, text)
    for each in found.assumptions:
        assert not named(shape, each.points) & {"B7", "C7", "D7"}
    assert any("F3" in named(shape, each.points) and each.owner == "x" for each in found.assumptions)


def test_an_area_in_which_an_invasion_kills_is_not_assumed() -> None:
    # White's E2 takes the eyes of Black's lower side; few playouts find it at first.
    rows = [".....oo", "oo..oox", "xoo.oxx", "xxooxxo", ".xxoxx.", "...x...", "......."]
    shape, text = read_rows(rows)
    areas = [each for each in assumed(shape, text).assumptions if each.is_area and each.owner == "x"]
    assert not any("E2" in named(shape, each.points) for each in areas)
