"""The simplest number of a gap, canonical options, temperatures of numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.numbers import NumberGap, is_dyadic, options, temperature

DYADIC = st.builds(lambda above, power: Fraction(above, 1 << power), st.integers(-20, 20), st.integers(1, 4))


def born(number: Fraction) -> int:
    """The day on which a number is born."""
    day = 0
    while number:
        low, high = options(number)
        number = max((each for each in (low, high) if each is not None), key=lambda each: each.denominator)
        day += 1
    return day


@pytest.mark.parametrize(
    ("gap", "simplest"),
    [
        (NumberGap(None, None), "0"),
        (NumberGap(Fraction(5, 2), None), "3"),
        (NumberGap(None, Fraction(-2)), "-3"),
        (NumberGap(None, Fraction(-2), has_high=True), "-2"),
        (NumberGap(Fraction(-7, 8), Fraction(-1, 4)), "-1/2"),
        (NumberGap(Fraction(5, 8), Fraction(3, 4)), "11/16"),
        (NumberGap(Fraction(3, 4), Fraction(3, 4), has_low=True, has_high=True), "3/4"),
        (NumberGap(Fraction(0), Fraction(1)), "1/2"),
        (NumberGap(Fraction(0), Fraction(1), has_high=True), "1"),
    ],
)
def test_the_simplest_number_of_a_gap(gap: NumberGap, simplest: str) -> None:
    assert not gap.empty
    assert str(gap.simplest()) == simplest


def test_a_gap_is_empty_unless_a_number_lies_in_it() -> None:
    assert NumberGap(Fraction(1), Fraction(0), has_low=True, has_high=True).empty
    assert NumberGap(Fraction(1), Fraction(1), has_low=True).empty


@settings(derandomize=True, deadline=None, max_examples=60)
@given(DYADIC, DYADIC)
def test_no_number_between_two_is_born_before_the_simplest(one: Fraction, other: Fraction) -> None:
    gap = NumberGap(min(one, other), max(one, other), has_low=True, has_high=True)
    found = gap.simplest()
    assert found in gap
    inside = (Fraction(n, 16) for n in range(-160, 161) if Fraction(n, 16) in gap)
    assert all(born(number) >= born(found) for number in inside)


def test_canonical_options_and_temperatures() -> None:
    assert options(Fraction(3)) == (Fraction(2), None)
    assert options(Fraction(-3)) == (None, Fraction(-2))
    assert options(Fraction(3, 4)) == (Fraction(1, 2), Fraction(1))
    assert options(Fraction(0)) == (None, None)
    assert [temperature(Fraction(n)) for n in ("5", "-1/2", "3/8")] == [-1, Fraction(-1, 2), Fraction(-1, 8)]
    assert is_dyadic(Fraction(3, 8))
    assert not is_dyadic(Fraction(1, 3))
