"""Piecewise linear functions: sums, the higher and the lower of two, where they meet."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.lines import PiecewiseLine, highest, lowest

NUMBER = st.integers(-12, 12).map(lambda n: Fraction(n, 2))


@st.composite
def lines(draw: st.DrawFn) -> PiecewiseLine:
    places = sorted({Fraction(0), *draw(st.lists(st.integers(1, 20).map(Fraction), max_size=4))})
    return PiecewiseLine(tuple((place, draw(NUMBER)) for place in places), Fraction(draw(st.integers(-2, 2))))


@settings(derandomize=True, deadline=None, max_examples=50)
@given(lines(), lines())
def test_sums_and_bounds_are_right_at_every_place(one: PiecewiseLine, other: PiecewiseLine) -> None:
    upper, lower, both = highest([one, other]), lowest([one, other]), one + other
    for n in range(50):
        t = Fraction(n, 2)
        assert upper.at(t) == max(one.at(t), other.at(t))
        assert lower.at(t) == min(one.at(t), other.at(t))
        assert both.at(t) == one.at(t) + other.at(t)
        assert one.tilted(-1).at(t) == one.at(t) - t


def test_lines_meet_at_the_first_place_where_one_is_not_above() -> None:
    high, low = PiecewiseLine.constant(Fraction(4)), PiecewiseLine.constant(Fraction(1))
    assert high.tilted(-1).meets(low.tilted(1)) == Fraction(3, 2)
    assert high.tilted(-1).cut(Fraction(2)).meets(low) is None
    assert low.meets(high) == 0
    assert high.meets(PiecewiseLine(((Fraction(0), Fraction(1)), (Fraction(6), Fraction(7))))) == 3


def test_a_cut_line_goes_on_as_it_was_there_and_the_first_maximum_is_the_lowest_place() -> None:
    line = PiecewiseLine(
        ((Fraction(0), Fraction(1)), (Fraction(2), Fraction(3)), (Fraction(5), Fraction(3))), Fraction(-1)
    )
    assert line.first_maximum() == 2
    assert line.cut(Fraction(1)) == PiecewiseLine(((Fraction(0), Fraction(1)), (Fraction(1), Fraction(2))))


@pytest.mark.parametrize("slope", [0, 1])
def test_corners_that_are_none_are_left_out(slope: int) -> None:
    straight = PiecewiseLine.constant(Fraction(2)).tilted(slope)
    assert (
        straight + PiecewiseLine(((Fraction(0), Fraction(0)), (Fraction(3), Fraction(0))))
    ).corners == straight.corners
