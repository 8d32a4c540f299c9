"""Partition, settled regions, what is refused, and values that do not depend on the place."""

from __future__ import annotations

from fractions import Fraction

import pytest

from endgames.cgt.games import Game, Games
from endgames.cgt.thermographs import Thermographs
from endgames.go.board import read_rows
from endgames.go.local_games import Endless, Region, RegionBounds, RegionGames, Rules
from endgames.refusals import GameTooLarge, LoopyGame, UnfitError
from tests.sampling import first


def regions(rows: list[str]) -> tuple[RegionGames, list[Region]]:
    shape, text = read_rows(rows)
    local = RegionGames(Rules.TERRITORY, Games())
    return local, list(local.regions(shape, text))


@pytest.mark.parametrize("length", first(5, range(1, 8)))
def test_a_blocked_corridor_chills_to_what_the_theory_says(length: int) -> None:
    wall = "X" * (length + 2)
    local, (region,) = regions([wall, "X" + "." * length + "O", wall])
    chilled = Thermographs().cooled(local.value(region), Fraction(1))
    assert chilled.number == length - 2 + Fraction(1, 1 << (length - 1))


def test_dead_stones_count_twice_and_loose_own_stones_change_nothing() -> None:
    local, (region,) = regions(["XXXX", "X.oX", "XXXX"])
    assert local.settled(region) == 3
    local, (region,) = regions(["XXXXX", "X.xoX", "XXXXX"])
    assert local.settled(region) == 3


def test_a_region_wide_enough_for_eyes_is_refused() -> None:
    room = ["X" * 7, *["X.....X"] * 5, "X" * 7]
    local, (region,) = regions(room)
    with pytest.raises(UnfitError, match="fault-go-open"):
        local.settled(region)


def test_a_ko_is_refused() -> None:
    local, (region,) = regions(["XXOO", "Xo.O", "XXOO"])
    with pytest.raises(LoopyGame, match="fault-go-ko"):
        local.value(region)


def test_a_ko_is_bounded_from_both_sides() -> None:
    _, (region,) = regions(["XXOO", "Xo.O", "XXOO"])
    low, high = (bounded(region, Rules.TERRITORY, endless) for endless in Endless)
    assert [low.left_stop, low.right_stop] == [-1, -1]
    assert [high.left_stop, high.right_stop] == [2, 0]


@pytest.mark.parametrize("rules", first(1, Rules))
def test_a_seki_counts_as_it_stands(rules: Rules) -> None:
    # Whoever fills the last but one liberty is taken.
    shape, text = read_rows(["OO#XX", "Ox.oX", "Ox.oX", "OO#XX"])
    (region,) = RegionGames(rules, Games()).regions(shape, text)
    assert [bounded(region, rules, endless).number for endless in Endless] == [0, 0]


def bounded(region: Region, rules: Rules, endless: Endless) -> Game:
    bounds = RegionBounds(RegionGames(rules, Games()), endless)
    bounds.turns = 12
    return bounds.value(region)


def test_a_large_open_region_ends_in_a_refusal() -> None:
    local, (region,) = regions(["XXXXXXX", "X.....O", "X.....O", "X.....O", "XXXXXXX"])
    local.games = Games(steps=3000)
    with pytest.raises((GameTooLarge, UnfitError)):
        local.value(region)


def test_the_same_shape_elsewhere_is_the_same_value() -> None:
    local, found = regions(["XXXX##", "X..O##", "XXXXXX", "##X..O", "##XXXX"])
    assert len(found) == 2
    first, second = found
    assert first.cropped() != first
    assert local.value(first) is local.value(second)
