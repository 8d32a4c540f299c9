"""The sets of pieces that a person can choose on the page and in embeds.

The one place that lists them, the default first; the page's list is written from it by
`scripts/write_facts.py`. Their names are the catalogues' (`settings-pieces-<id>`). Whole boards are drawn by
python-chess, whose own set they have.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import chess
import chess.svg

_STYLE = re.compile(r' style="([^"]*)"')


def without_styles(svg: str) -> str:
    """SVG whose `style` attributes are attributes of their own: a page's policy lets no other style in."""
    return _STYLE.sub(lambda style: "".join(map(_attribute, filter(str.strip, style[1].split(";")))), svg)


def _attribute(declaration: str) -> str:
    name, _, value = declaration.partition(":")
    return f' {name.strip()}="{value.strip()}"'


PIECE_SETS: Mapping[str, Mapping[str, str]] = {
    "cburnett": {sign: without_styles(drawing) for sign, drawing in chess.svg.PIECES.items()}
}
"""By id: a FEN's sign ("K", "k") -> the SVG elements of that piece in a box of 45 x 45."""

DEFAULT_SET = next(iter(PIECE_SETS))

NAMES = {f"{color}{kind}": kind if color == "w" else kind.lower() for color in "wb" for kind in "KQRBNP"}
"""What the page calls a piece ("wK") -> a FEN's sign for it."""


def drawings(piece_set: str) -> dict[str, str]:
    """All pieces of a set as SVG documents, by what the page calls them."""
    return {name: piece_svg(piece_set, name) for name in NAMES}


def piece_svg(piece_set: str, name: str) -> str:
    """A piece of a set as a whole SVG document. Raises KeyError for what is none."""
    drawing = PIECE_SETS[piece_set][NAMES[name]]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">{drawing}</svg>'
