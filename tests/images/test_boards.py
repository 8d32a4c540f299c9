"""The looks of a board: colours that can be told apart, on which coordinates can be read."""

from __future__ import annotations

import re
from dataclasses import astuple

import pytest

from server.images.boards import BOARD_THEMES, DARK_PAGE, DEFAULT_THEME, BoardColors


def light_of(color: str) -> float:
    """The relative luminance of WCAG 2, 0..1."""
    parts = (int(color[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((light_of(one), light_of(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_default_is_the_first() -> None:
    assert next(iter(BOARD_THEMES)) == DEFAULT_THEME


@pytest.mark.parametrize("colors", [*BOARD_THEMES.values(), DARK_PAGE], ids=[*BOARD_THEMES, "dark page"])
def test_the_squares_differ_and_the_coordinates_can_be_read(colors: BoardColors) -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", color) for color in astuple(colors))
    assert contrast(colors.light, colors.dark) > 1.5
    assert contrast(colors.light, colors.light_ink) >= 4.5
    assert contrast(colors.dark, colors.dark_ink) >= 4.5
