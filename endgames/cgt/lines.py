"""Piecewise linear functions of t >= 0, exact: the walls of thermographs.

Owns their arithmetic. A line is its corners and the slope after the last one; all numbers are fractions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

Corner = tuple[Fraction, Fraction]

ZERO = Fraction(0)


@dataclass(frozen=True, slots=True)
class PiecewiseLine:
    """`corners`: (t, value), the first at t = 0; `slope` after the last."""

    corners: tuple[Corner, ...]
    slope: Fraction = ZERO

    @classmethod
    def constant(cls, value: Fraction) -> PiecewiseLine:
        return cls(((ZERO, value),))

    def at(self, t: Fraction) -> Fraction:
        """The value at t >= 0."""
        before = self.corners[0]
        for corner in self.corners[1:]:
            if t < corner[0]:
                share = (t - before[0]) / (corner[0] - before[0])
                return before[1] + share * (corner[1] - before[1])
            before = corner
        return before[1] + self.slope * (t - before[0])

    def __add__(self, other: PiecewiseLine) -> PiecewiseLine:
        corners = [(t, self.at(t) + other.at(t)) for t in _places(self, other)]
        return _plain(corners, self.slope + other.slope)

    def __neg__(self) -> PiecewiseLine:
        return PiecewiseLine(tuple((t, -value) for t, value in self.corners), -self.slope)

    def tilted(self, slope: int) -> PiecewiseLine:
        """This line + slope * t."""
        return PiecewiseLine(tuple((t, value + slope * t) for t, value in self.corners), self.slope + slope)

    def meets(self, other: PiecewiseLine) -> Fraction | None:
        """The smallest t at which this line is not above the other; None: it is above for ever."""
        before = ZERO
        for t in _places(self, other):
            gap = self.at(t) - other.at(t)
            if gap <= 0:
                if t == 0:
                    return t
                start = self.at(before) - other.at(before)
                return before + (t - before) * start / (start - gap)
            before = t
        gap, closing = self.at(before) - other.at(before), other.slope - self.slope
        return before + gap / closing if closing > 0 else None

    def cut(self, t: Fraction) -> PiecewiseLine:
        """This line up to t and constant from there."""
        corners = [corner for corner in self.corners if corner[0] < t]
        return _plain([*corners, (t, self.at(t))], ZERO)

    def first_maximum(self) -> Fraction:
        """The smallest t at which the line is highest; its slope at the end is not above 0."""
        return max(self.corners, key=lambda corner: (corner[1], -corner[0]))[0]


def highest(lines: Iterable[PiecewiseLine]) -> PiecewiseLine:
    """At each t the highest of the lines, of which there is one at least."""
    first, *others = lines
    for other in others:
        first = _higher(first, other)
    return first


def lowest(lines: Iterable[PiecewiseLine]) -> PiecewiseLine:
    return -highest(-line for line in lines)


def _higher(one: PiecewiseLine, other: PiecewiseLine) -> PiecewiseLine:
    places = set(_places(one, other))
    ordered = sorted(places)
    for low, high in pairwise(ordered):
        start, end = one.at(low) - other.at(low), one.at(high) - other.at(high)
        if start * end < 0:
            places.add(low + (high - low) * start / (start - end))
    last = ordered[-1]
    gap, opening = one.at(last) - other.at(last), one.slope - other.slope
    if gap * opening < 0:
        places.add(last - gap / opening)
    end = max(places) + 1
    upper = one if one.at(end) >= other.at(end) else other
    return _plain([(t, max(one.at(t), other.at(t))) for t in sorted(places)], upper.slope)


def _places(one: PiecewiseLine, other: PiecewiseLine) -> list[Fraction]:
    return sorted({t for line in (one, other) for t, _ in line.corners})


def _plain(corners: list[Corner], slope: Fraction) -> PiecewiseLine:
    """The line without corners that are none."""
    kept: list[Corner] = []
    for t, value in corners:
        while len(kept) > 1 and _slope(kept[-2], kept[-1]) == _slope(kept[-1], (t, value)):
            kept.pop()
        kept.append((t, value))
    if len(kept) > 1 and _slope(kept[-2], kept[-1]) == slope:
        kept.pop()
    return PiecewiseLine(tuple(kept), slope)


def _slope(one: Corner, other: Corner) -> Fraction:
    return (other[1] - one[1]) / (other[0] - one[0])
