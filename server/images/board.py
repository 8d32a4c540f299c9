"""A board as SVG: squares by python-chess, the pieces of a set; the move's squares, arrows, badge and
coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import chess
import chess.svg

from server.analysis.classes import FACTS
from server.images.badges import arrow, badge, ring
from server.images.boards import BOARD_THEMES
from server.images.colors import PLAIN_TOUCH
from server.images.pictures import BoardLook, BoardPicture
from server.images.pieces import with_pieces, without_styles
from server.images.svg import Style, box, document, placed, tag

if TYPE_CHECKING:  # the web process draws boards as text and needs no fonts
    from server.images.lettering import Lettering

_UNIT = chess.svg.SQUARE_SIZE
SIDE = 8 * _UNIT
"""Width of a board in its own units."""
_TOUCH_ALPHA = "75"
_BADGE = 0.44
_LETTER = Style(9, 650)
_MARGIN = 24
"""Room for the coordinates of a framed board, to the left and below."""
_RIM = 2
"""Room for the frame above and to the right: a line at the very edge of a picture is cut on paper."""
_FRAME_LETTER = Style(19, 650)
_FRAME_INK, _FRAME_PAPER = "#000000", "#ffffff"
_FONT = {"font_family": "Hanken Grotesk,system-ui,sans-serif", "font_weight": 650}


def board_svg(picture: BoardPicture, look: BoardLook, lettering: Lettering | None = None) -> str:
    """A whole SVG document of `look.size` pixels; without `lettering` the coordinates are text."""
    if not look.framed:
        return document(SIDE, SIDE, board_parts(picture, look, lettering), shown=look.size)
    board = placed(board_parts(picture, replace(look, coordinates=False), lettering), _MARGIN, _RIM, 1)
    frame = box(_MARGIN - 0.5, _RIM - 0.5, SIDE + 1, SIDE + 1, "none", stroke=_FRAME_INK)
    letters = _coordinates_outside(look, lettering)
    side = SIDE + _MARGIN + _RIM
    paper = box(0, 0, side, side, _FRAME_PAPER)  # Anki shows it on a dark page too
    return document(side, side, paper, board, frame, letters, shown=look.size)


def board_parts(picture: BoardPicture, look: BoardLook, lettering: Lettering | None = None) -> str:
    """The board in a box of SIDE x SIDE, to be put into a drawing."""
    coordinates = _coordinates(look, lettering) if look.coordinates else ""
    return _squares_and_pieces(picture, look) + coordinates + _overlay(picture, look.orientation)


def corner(square: str, orientation: str) -> tuple[int, int]:
    """Column and row of a square as it is seen, from the upper left."""
    file, rank = "abcdefgh".index(square[0]), int(square[1])
    return (file, 8 - rank) if orientation == "white" else (7 - file, rank - 1)


def badge_place(square: str, orientation: str) -> tuple[float, float]:
    """The badge's middle: the square's upper right corner, inside the board."""
    column, row = corner(square, orientation)
    return min(column + 0.93, 7.75) * _UNIT, max(row + 0.07, 0.25) * _UNIT


def touch_color(picture: BoardPicture) -> str:
    """The colour that tints the move's squares."""
    return FACTS[picture.classification].ground if picture.classification else PLAIN_TOUCH


def _overlay(picture: BoardPicture, orientation: str) -> str:
    """Arrows and badge."""
    drawn = []
    for item in picture.arrows:
        start, end = _middle(item.origin, orientation), _middle(item.target, orientation)
        drawn.append(ring(start, _UNIT, item.color) if start == end else arrow(start, end, _UNIT, item.color))
    if picture.target and picture.classification:
        x, y = badge_place(picture.target, orientation)
        drawn.append(badge(picture.classification, x, y, _BADGE * _UNIT))
    return "".join(drawn)


def _middle(square: str, orientation: str) -> tuple[float, float]:
    column, row = corner(square, orientation)
    return (column + 0.5) * _UNIT, (row + 0.5) * _UNIT


def _squares_and_pieces(picture: BoardPicture, look: BoardLook) -> str:
    theme = BOARD_THEMES[look.theme]
    touched = [chess.parse_square(name) for name in (picture.origin, picture.target) if name]
    drawn = chess.svg.board(
        chess.Board(picture.fen, chess960=True),
        orientation=look.orientation == "white",
        size=SIDE,
        coordinates=False,
        check=chess.parse_square(picture.check) if picture.check else None,
        fill=dict.fromkeys(touched, touch_color(picture) + _TOUCH_ALPHA),
        colors={"square light": theme.light, "square dark": theme.dark},
    )
    return without_styles(with_pieces(drawn, look.pieces))


def _coordinates(look: BoardLook, lettering: Lettering | None) -> str:
    theme = BOARD_THEMES[look.theme]
    draw = partial(_label, lettering, _LETTER)
    drawn = []
    for index, file, rank in _names(look.orientation):
        below, beside = theme.dark_ink, theme.light_ink
        if index % 2:
            below, beside = beside, below
        drawn.append(draw(file, (index + 1) * _UNIT - 3, SIDE - 3.2, below, "end"))
        drawn.append(draw(rank, 2.5, index * _UNIT + 9.6, beside, "start"))
    return tag("g", *drawn, aria_hidden="true", font_size=_LETTER.size, **_FONT)


def _coordinates_outside(look: BoardLook, lettering: Lettering | None) -> str:
    draw = partial(_label, lettering, _FRAME_LETTER)
    drawn = []
    for index, file, rank in _names(look.orientation):
        middle = (index + 0.5) * _UNIT
        drawn.append(draw(file, _MARGIN + middle, SIDE + _MARGIN - 5, _FRAME_INK, "middle"))
        drawn.append(draw(rank, _MARGIN / 2 - 2, middle + 7, _FRAME_INK, "middle"))
    return tag("g", *drawn, aria_hidden="true", font_size=_FRAME_LETTER.size, **_FONT)


def _names(orientation: str) -> Iterator[tuple[int, str, str]]:
    """Each file's name from the left and each rank's from the top, with their place, 0..7."""
    files, ranks = ("abcdefgh", "87654321") if orientation == "white" else ("hgfedcba", "12345678")
    return zip(range(8), files, ranks, strict=True)


def _label(
    lettering: Lettering | None, style: Style, text: str, x: float, y: float, fill: str, anchor: str
) -> str:
    if lettering:
        return lettering.draw(text, x, y, style, fill, anchor)
    return tag("text", text, x=x, y=y, fill=fill, text_anchor=anchor)
