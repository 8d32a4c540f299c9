"""Dyadic numbers m/2^k: the simplest between two bounds, their canonical options, how they are written.

Owns nothing but numbers; they are fractions throughout.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class NumberGap:
    """The numbers between two bounds, None: no bound; `has_low`, `has_high`: whether the bound is one."""

    low: Fraction | None
    high: Fraction | None
    has_low: bool = False
    has_high: bool = False

    def __contains__(self, number: Fraction) -> bool:
        above = self.low is None or number > self.low or (self.has_low and number == self.low)
        below = self.high is None or number < self.high or (self.has_high and number == self.high)
        return above and below

    @property
    def empty(self) -> bool:
        if self.low is None or self.high is None:
            return False
        return self.low > self.high or (self.low == self.high and not (self.has_low and self.has_high))

    def simplest(self) -> Fraction:
        """The number of a gap that is not empty which is born first."""
        if Fraction(0) in self:
            return Fraction(0)
        if self.high is not None and self.high <= 0:
            mirrored = None if self.low is None else -self.low
            return -NumberGap(-self.high, mirrored, self.has_high, self.has_low).simplest()
        assert self.low is not None  # all numbers of the gap are above 0, which would else be in it
        scale = 1
        while True:
            scaled = self.low * scale
            first = -(-scaled.numerator // scaled.denominator)
            found = Fraction(first, scale)
            if found not in self:
                found = Fraction(first + 1, scale)
            if found in self:
                return found
            scale *= 2


def is_dyadic(number: Fraction) -> bool:
    return number.denominator & (number.denominator - 1) == 0


def options(number: Fraction) -> tuple[Fraction | None, Fraction | None]:
    """The canonical left and right option, None where there is none: 3 = {2|}, 3/4 = {1/2|1}."""
    if number.denominator == 1:
        return (number - 1 if number > 0 else None, number + 1 if number < 0 else None)
    step = Fraction(1, number.denominator)
    return number - step, number + step


def temperature(number: Fraction) -> Fraction:
    """-1 for an integer, -1/2^k for m/2^k."""
    return Fraction(-1, number.denominator)
