"""The board as SVG: where squares, badges and coordinates are, seen from either side."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from server.analysis.classes import FACTS
from server.images.board import SIDE, badge_place, board_parts, board_svg, corner, touch_color
from server.images.boards import BOARD_THEMES
from server.images.colors import ARROW_COLORS, PLAIN_TOUCH
from server.images.pictures import BoardLook, BoardPicture, DrawnArrow

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


@pytest.mark.parametrize(
    ("square", "white", "black"), [("a1", (0, 7), (7, 0)), ("h8", (7, 0), (0, 7)), ("e4", (4, 4), (3, 3))]
)
def test_a_square_is_where_the_side_below_sees_it(
    square: str, white: tuple[int, int], black: tuple[int, int]
) -> None:
    assert (corner(square, "white"), corner(square, "black")) == (white, black)


@pytest.mark.parametrize("orientation", ["white", "black"])
def test_a_badge_lies_on_the_board_whatever_its_square(orientation: str) -> None:
    unit = SIDE / 8
    for square in (file + rank for file in "abcdefgh" for rank in "12345678"):
        x, y = badge_place(square, orientation)
        column, row = corner(square, orientation)
        assert 0.22 * unit < y and x < SIDE - 0.22 * unit
        assert column * unit < x <= (column + 1) * unit and abs(y - row * unit) <= 0.25 * unit


def test_squares_are_touched_in_the_colour_of_the_class() -> None:
    assert touch_color(BoardPicture(START)) == PLAIN_TOUCH
    assert touch_color(BoardPicture(START, classification="blunder")) == FACTS["blunder"].ground


@pytest.mark.parametrize("theme", BOARD_THEMES)
def test_the_squares_have_the_colours_of_the_look(theme: str) -> None:
    drawn = board_svg(BoardPicture(START), BoardLook(theme=theme, size=320))
    assert ET.fromstring(drawn).get("width") == "320"
    for color in (BOARD_THEMES[theme].light, BOARD_THEMES[theme].dark):
        assert color in drawn


def test_coordinates_are_text_in_the_order_of_the_side_below_or_left_out() -> None:
    def letters(**look: object) -> list[str]:
        drawn = board_svg(BoardPicture(START), BoardLook(**look))  # type: ignore[arg-type]
        return [text.text or "" for text in ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]

    assert "".join(letters()[::2]) == "abcdefgh" and "".join(letters()[1::2]) == "87654321"
    turned = letters(orientation="black")
    assert "".join(turned[::2]) == "hgfedcba" and "".join(turned[1::2]) == "12345678"
    assert letters(coordinates=False) == []


def test_an_arrow_to_its_own_square_is_a_ring() -> None:
    def drawn(target: str) -> str:
        return board_parts(
            BoardPicture(START, arrows=(DrawnArrow("e2", target, "blue"),)), BoardLook(coordinates=False)
        )

    assert ARROW_COLORS["blue"] in drawn("e4") and "rotate(-90.00)" in drawn("e4")
    assert "rotate" not in drawn("e2") and f'stroke="{ARROW_COLORS["blue"]}"' in drawn("e2")


def test_a_badge_needs_a_class_and_a_square() -> None:
    ground = FACTS["brilliant"].ground
    assert f'fill="{ground}"' in board_parts(BoardPicture(START, "e2", "e4", None, "brilliant"), BoardLook())
    assert f'fill="{ground}"' not in board_parts(BoardPicture(START, classification="brilliant"), BoardLook())


def test_the_coordinates_of_a_framed_board_stand_outside_it_and_are_large() -> None:
    drawn = ET.fromstring(board_svg(BoardPicture(START), BoardLook("black", "paper", 400, framed=True)))
    width, height = (float(number) for number in (drawn.get("viewBox") or "").split()[2:])
    texts = list(drawn.iter("{http://www.w3.org/2000/svg}text"))
    files, ranks = texts[::2], texts[1::2]
    assert [text.text for text in files] == list("hgfedcba") and [text.text for text in ranks] == list(
        "12345678"
    )
    assert all(SIDE < float(text.get("y") or 0) < height for text in files)
    assert all(0 < float(text.get("x") or 0) < width - SIDE for text in ranks)
    assert {text.get("fill") for text in texts} == {"#000000"}


@pytest.mark.parametrize("theme", BOARD_THEMES)
def test_coordinates_inside_have_the_ink_of_their_square(theme: str) -> None:
    drawn = ET.fromstring(board_svg(BoardPicture(START), BoardLook(theme=theme)))
    inks = {text.text: text.get("fill") for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    colors = BOARD_THEMES[theme]
    assert (inks["a"], inks["h"]) == (colors.dark_ink, colors.light_ink)
    assert (inks["8"], inks["1"]) == (colors.light_ink, colors.dark_ink)
