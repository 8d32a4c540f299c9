"""Thermographs drawn: values fall to the right, heat rises, and whatever is drawn stays inside its page."""

from __future__ import annotations

import re
from fractions import Fraction
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.expressions import valued
from endgames.cgt.games import Games
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from server.images.thermograph import Corner, thermograph_svg

SPACE = "{http://www.w3.org/2000/svg}"
VALUES = st.recursive(
    st.sampled_from(["0", "1", "-5/8", "9", "*", "^", "1/1024", "-3000", "123456789012345678"]),
    lambda inner: st.builds(lambda one, two: f"{{{one}|{two}}}", inner, inner),
    max_leaves=6,
)


def drawn(expression: str) -> tuple[ET.Element, list[Corner]]:
    thermographs = Thermographs()
    game = valued(expression, Games())
    thermograph = thermographs.of(game)
    name, corners = Names(thermographs).of(game), thermograph.corners()
    return ET.fromstring(thermograph_svg(name, corners, thermograph.temperature)), corners


def points(path: ET.Element) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[0-9.]+) (-?[0-9.]+)", path.get("d", ""))]


def thick(svg: ET.Element) -> list[list[tuple[float, float]]]:
    """The lines of the plot: the left wall, the right wall, the foot of the mast."""
    return [points(path) for path in svg.findall(f"{SPACE}path") if path.get("stroke-width") == "3"][3:]


def test_values_fall_to_the_right_and_heat_rises() -> None:
    svg, corners = drawn("{4|2||-1}")
    left, right, mast = thick(svg)
    assert len(left) == len(right) == len(corners) == 3
    assert left[0][0] < mast[0][0] < right[0][0]
    assert left[0][1] == right[0][1] > mast[0][1]
    assert left[-1] == right[-1] == mast[0]
    # A tax of one a move slopes by 45 degrees.
    assert right[-1][0] - right[0][0] == pytest.approx(right[-1][1] - right[0][1], abs=0.2)


def test_a_number_has_a_mast_alone() -> None:
    svg, _ = drawn("3/4")
    assert len(thick(svg)) == 1


def test_it_is_told_to_those_who_do_not_see_it() -> None:
    svg, _ = drawn("{4|2||-1}")
    assert svg.get("role") == "img"
    assert svg.findtext(f"{SPACE}title") == "Thermograph of {{4|2}|-1}"
    told = svg.findtext(f"{SPACE}desc") or ""
    assert told.startswith("mean 1, temperature 2. t 0: left wall 2, right wall -1; t 1: left wall 2, ")


@settings(derandomize=True, deadline=None, max_examples=150)
@given(VALUES)
def test_whatever_is_drawn_stays_inside_and_is_short(expression: str) -> None:
    svg, corners = drawn(expression)
    _, _, width, height = map(float, svg.get("viewBox", "").split())
    assert all(0 <= x <= width and 0 <= y <= height for line in thick(svg) for x, y in line)
    texts = list(svg.iter(f"{SPACE}text"))
    assert len(texts) < 40
    assert all(len(text.text or "") <= 60 for text in texts)
    assert corners[-1][1] == corners[-1][2]


def test_long_names_are_cut() -> None:
    corner = (Fraction(0), Fraction(1), Fraction(1))
    assert len(thermograph_svg("&" * 20_000, [corner], Fraction(-1))) < 10_000
