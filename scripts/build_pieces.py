"""Builds resources/pieces/ from the packages that the sets of pieces come from.

    python scripts/build_pieces.py merida FOLDER    # the wheel pychess-data, unpacked
    python scripts/build_pieces.py solid FOLDER     # the npm package @fortawesome/fontawesome-free
    python scripts/build_pieces.py noto FOLDER      # the npm package @fontsource/noto-sans-symbols-2

Each makes one file, `resources/pieces/<set>.json`: a FEN's sign ("K", "k") -> the SVG elements of that piece
in a box of 45 x 45, which is python-chess's; with no styles, no scripts and no names but its own. The
licences are those that docs/libraries.md states.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "resources" / "pieces"
BOX = 45
SIGNS = "KQRBNPkqrbnp"
WORDS = {"k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn"}

_SVG = "{http://www.w3.org/2000/svg}"
_KEPT = {
    "g": {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "transform", "fill-rule"},
    "path": {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "transform", "d"},
    "defs": set[str](),
    "linearGradient": {"id", "x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
"""What a drawing may hold; whatever else stands in a file is left out."""
_KING, _GROUND = 37, 40.5
"""How high a font's king is drawn, and on what line all its pieces stand."""


def merida(folder: Path) -> Iterator[tuple[str, str]]:
    """Armando Hernandez Marroquin's drawings, GPL-2.0-or-later."""
    for sign in SIGNS:
        name = ("w" if sign.isupper() else "b") + sign.upper()
        drawing = ET.parse(folder / f"pychess_data/static/images/pieces/merida/{name}.svg").getroot()
        inside = "".join(map(_plain, drawing))
        ids = re.sub(r"(id=\"|url\(#)", rf"\1merida-{name}-", inside)
        yield sign, f'<g fill-rule="evenodd" transform="scale(.9)">{ids}</g>'


def solid(folder: Path) -> Iterator[tuple[str, str]]:
    """Font Awesome's chess icons, CC-BY-4.0: white ones with a dark rim, dark ones with a light rim."""
    for sign in SIGNS:
        file = folder / "svgs-full" / "solid" / f"chess-{WORDS[sign.lower()]}.svg"
        shape = ET.parse(file).getroot().find(f"{_SVG}path")
        assert shape is not None, file
        fill, rim, width = ("#fff", "#3a313f", 24) if sign.isupper() else ("#2b2430", "#f7f2f8", 14)
        look = f'fill="{fill}" stroke="{rim}" stroke-width="{width}" stroke-linejoin="round"'
        place = 'transform="translate(-.7 -.9) scale(.0725)"'
        yield sign, f'<path {look} {place} d="{shape.attrib["d"]}"/>'


def noto(folder: Path) -> Iterator[tuple[str, str]]:
    """The chess signs of Noto Sans Symbols 2, OFL-1.1, with white under what a font leaves open."""
    font = TTFont(folder / "files" / "noto-sans-symbols-2-symbols-400-normal.woff2")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    king = _bounds(glyphs, names[0x2654])
    scale = _KING / (king[3] - king[1])
    for index, sign in enumerate(SIGNS):
        name = names[0x2654 + index]
        left, bottom, right, _ = _bounds(glyphs, name)
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
        glyphs[name].draw(pen)
        outline = pen.getCommands()
        ground = "".join(f'<path fill="#fff" d="{part}Z"/>' for part in outline.split("Z") if part)
        x, y = BOX / 2 - scale * (left + right) / 2, _GROUND + scale * bottom
        place = f'transform="translate({x:.2f} {y:.2f}) scale({scale:.5f} -{scale:.5f})"'
        yield sign, f'<g {place}>{ground}<path fill="#1f1a22" d="{outline}"/></g>'


def _bounds(glyphs: Mapping[str, object], name: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)  # type: ignore[attr-defined]
    bounds: tuple[float, float, float, float] = pen.bounds
    return bounds


def _plain(element: ET.Element) -> str:
    """An element as text, with what `_KEPT` names and nothing else."""
    tag = element.tag.removeprefix(_SVG)
    if tag not in _KEPT:
        return ""
    said = {name: " ".join(value.split()) for name, value in element.attrib.items() if name in _KEPT[tag]}
    attributes = "".join(f' {name}="{value}"' for name, value in said.items())
    inside = "".join(map(_plain, element))
    return f"<{tag}{attributes}>{inside}</{tag}>" if inside else f"<{tag}{attributes}/>"


SETS: Mapping[str, Callable[[Path], Iterator[tuple[str, str]]]] = {
    "merida": merida,
    "solid": solid,
    "noto": noto,
}


def main() -> None:
    if len(sys.argv) != 3 or sys.argv[1] not in SETS:
        sys.exit(f"usage: python scripts/build_pieces.py {'|'.join(SETS)} FOLDER")
    name, folder = sys.argv[1], Path(sys.argv[2])
    drawn = dict(SETS[name](folder))
    text = json.dumps(drawn, indent=1)
    (TARGET / f"{name}.json").write_text(text + "\n", "utf-8")
    print(f"{name}: {len(text) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
