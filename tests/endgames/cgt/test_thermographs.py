"""Mean, temperature, walls and cooling; what theory says of sums."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.expressions import valued
from endgames.cgt.games import Games
from endgames.cgt.lines import PiecewiseLine
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs

HOT = st.sampled_from(
    [
        "{4|2||-1}",
        "{3|{2|*}}",
        "+-1",
        "{2^|*}",
        "{7|3||2|-4}",
        "{1|-5/2}",
        "^*",
        "3/4",
        "tiny(2)",
        "{2||0|-12}",
    ]
)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(HOT, HOT)
def test_means_add_and_a_sum_is_no_hotter_than_its_hottest_part(one: str, other: str) -> None:
    games, thermographs = Games(), Thermographs()
    g, h = valued(one, games), valued(other, games)
    assert thermographs.mean(g + h) == thermographs.mean(g) + thermographs.mean(h)
    assert thermographs.temperature(g + h) <= max(thermographs.temperature(g), thermographs.temperature(h))


@settings(derandomize=True, deadline=None, max_examples=60)
@given(HOT, HOT, st.integers(0, 12))
def test_cooling_keeps_sums_and_its_stops_are_the_walls(one: str, other: str, quarters: int) -> None:
    games, thermographs, t = Games(), Thermographs(), Fraction(quarters, 4)
    g, h = valued(one, games), valued(other, games)
    assert thermographs.cooled(g + h, t) is thermographs.cooled(g, t) + thermographs.cooled(h, t)
    cooled = thermographs.cooled(g, t)
    assert (cooled.left_stop, cooled.right_stop) == (
        thermographs.of(g).left.at(t),
        thermographs.of(g).right.at(t),
    )


@pytest.mark.parametrize(
    ("game", "t", "cooled"),
    [
        ("+-1", "1", "*"),
        ("+-1", "1/2", "+-1/2"),
        ("+-1", "3/2", "0"),
        ("{2|0}", "1", "1*"),
        ("{4|2||-1}", "1", "{2*|0}"),
        ("^", "1/8", "0"),
        ("3/4", "2", "3/4"),
        ("{4|{3|{2|{1|*}}}}", "1", "49/16"),
    ],
)
def test_cooling_at_the_temperature_keeps_what_is_infinitesimal(game: str, t: str, cooled: str) -> None:
    thermographs = Thermographs()
    found = thermographs.cooled(valued(game, Games()), Fraction(t))
    assert Names(thermographs).of(found) == cooled


def test_the_temperature_is_the_lowest_one_at_which_the_walls_meet() -> None:
    drawn = Thermographs().of(valued("{10|^||v|-10}", Games()))
    assert drawn.mean == drawn.temperature == 0


def test_the_walls_of_a_game_with_a_threat() -> None:
    drawn = Thermographs().of(valued("{4|2||-1}", Games()))
    assert drawn.right == PiecewiseLine(((Fraction(0), Fraction(-1)), (Fraction(2), Fraction(1))))
    corners = ((Fraction(0), Fraction(2)), (Fraction(1), Fraction(2)), (Fraction(2), Fraction(1)))
    assert drawn.left == PiecewiseLine(corners)
