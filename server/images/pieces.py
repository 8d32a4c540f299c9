"""The sets of pieces that a person can choose on the page, in embeds and for images.

The one place that lists them, the default first; the page's list is written from it by
`scripts/write_facts.py`. Their names are the catalogues' (`settings-pieces-<id>`). The default is
python-chess's own; the others lie in `resources/pieces/`, made by `scripts/build_pieces.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from xml.etree import ElementTree as ET

import chess.svg

from server.system.paths import RESOURCES

_STYLE = re.compile(r' style="([^"]*)"')


def without_styles(svg: str) -> str:
    """SVG whose `style` attributes are attributes of their own: a page's policy lets no other style in."""
    return _STYLE.sub(lambda style: "".join(map(_attribute, filter(str.strip, style[1].split(";")))), svg)


def _attribute(declaration: str) -> str:
    name, _, value = declaration.partition(":")
    return f' {name.strip()}="{value.strip()}"'


def _kept(name: str) -> Mapping[str, str]:
    drawn: dict[str, str] = json.loads((RESOURCES / "pieces" / f"{name}.json").read_text("utf-8"))
    return drawn


PIECE_SETS: Mapping[str, Mapping[str, str]] = {
    "cburnett": {sign: without_styles(drawing) for sign, drawing in chess.svg.PIECES.items()},
    **{name: _kept(name) for name in ("merida", "solid", "noto")},
}
"""By id: a FEN's sign ("K", "k") -> the SVG elements of that piece in a box of 45 x 45."""

DEFAULT_SET = next(iter(PIECE_SETS))

NAMES = {f"{color}{kind}": kind if color == "w" else kind.lower() for color in "wb" for kind in "KQRBNP"}
"""What the page calls a piece ("wK") -> a FEN's sign for it."""


def drawings(piece_set: str) -> dict[str, str]:
    """All pieces of a set as SVG documents, by what the page calls them."""
    return {name: piece_svg(piece_set, name) for name in NAMES}


def piece_svg(piece_set: str, name: str) -> str:
    """A piece of a set as a whole SVG document. Raises KeyError for an unknown one."""
    return sign_svg(piece_set, NAMES[name])


def sign_svg(piece_set: str, sign: str) -> str:
    """The same by a FEN's sign."""
    drawing = PIECE_SETS[piece_set][sign]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">{drawing}</svg>'


_DRAWN = {sign: ET.tostring(ET.fromstring(drawing), "unicode") for sign, drawing in chess.svg.PIECES.items()}
"""The pieces as they stand in a board that python-chess draws."""
_WORDS = re.compile(r'<g id="[a-z-]+" class="[a-z ]+"')
"""How each begins; boards refer to it by that name."""


def with_pieces(board: str, piece_set: str) -> str:
    """A board that python-chess has drawn, with the pieces of a set. Raises KeyError for no set."""
    drawings = PIECE_SETS[piece_set]
    if piece_set == DEFAULT_SET:
        return board
    for sign, drawn in _DRAWN.items():
        begin = _WORDS.match(drawn)
        if begin:
            board = board.replace(drawn, f"{begin[0]}>{drawings[sign]}</g>")
    return board
