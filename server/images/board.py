"""A board as SVG: squares by python-chess, the pieces of a set; the move's squares, arrows, badge and
coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chess
import chess.svg

from server.analysis.classes import FACTS
from server.images.badges import arrow, badge, ring
from server.images.boards import BOARD_THEMES
from server.images.colors import PLAIN_TOUCH
from server.images.pictures import BoardLook, BoardPicture
from server.images.pieces import with_pieces, without_styles
from server.images.svg import Style, document, tag

if TYPE_CHECKING:  # the web process draws boards as text and needs no fonts
    from server.images.lettering import Lettering

_UNIT = chess.svg.SQUARE_SIZE
SIDE = 8 * _UNIT
"""Width of a board in its own units."""
_TOUCH_ALPHA = "75"
_BADGE = 0.44
_LETTER = Style(9, 650)
_FONT = {"font_family": "Hanken Grotesk,system-ui,sans-serif", "font_weight": 650, "font_size": 9}


def board_svg(picture: BoardPicture, look: BoardLook, lettering: Lettering | None = None) -> str:
    """A whole SVG document of `look.size` pixels; without `lettering` the coordinates are text."""
    return document(SIDE, SIDE, board_parts(picture, look, lettering), shown=look.size)


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
    light, dark = BOARD_THEMES[look.theme].light, BOARD_THEMES[look.theme].dark
    drawn = []
    for index in range(8):
        file = "abcdefgh"[index if look.orientation == "white" else 7 - index]
        rank = 8 - index if look.orientation == "white" else index + 1
        below, beside = (light, dark) if index % 2 == 0 else (dark, light)
        drawn.append(_label(lettering, file, (index + 1) * _UNIT - 3, SIDE - 3.2, below, "end"))
        drawn.append(_label(lettering, str(rank), 2.5, index * _UNIT + 9.6, beside, "start"))
    return tag("g", *drawn, aria_hidden="true", **_FONT)


def _label(lettering: Lettering | None, text: str, x: float, y: float, fill: str, anchor: str) -> str:
    if lettering:
        return lettering.draw(text, x, y, _LETTER, fill, anchor)
    return tag("text", text, x=x, y=y, fill=fill, text_anchor=anchor)
