"""Text as outlines: the page's own fonts, shaped by HarfBuzz, drawn as SVG paths. So an image needs no font
where it is looked at, its widths are known, and nothing that a name contains is ever markup.

A character that no font has is spelt in Latin letters (anyascii); a symbol or emoji is left out.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import uharfbuzz as hb
from anyascii import anyascii
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from server.images.svg import Style, tag

_TEXT = tuple(
    f"hanken-grotesk/files/hanken-grotesk-{subset}-wght-normal.woff2"
    for subset in ("latin", "latin-ext", "vietnamese")
)
_DISPLAY = tuple(
    f"bricolage-grotesque/files/bricolage-grotesque-{subset}-wght-normal.woff2"
    for subset in ("latin", "latin-ext", "vietnamese")
)
_OTHERS = tuple(
    f"manrope/files/manrope-{subset}-wght-normal.woff2" for subset in ("cyrillic", "cyrillic-ext", "greek")
)
FAMILIES = {"text": (*_TEXT, *_OTHERS), "display": (*_DISPLAY, *_TEXT, *_OTHERS)}
"""Family -> files below `@fontsource-variable`, tried in this order for each character."""
_ELLIPSIS = "…"


class Lettering:
    """Draws text with the fonts below `node_modules`; without them (not installed) texts stay empty."""

    def __init__(self, node_modules: Path) -> None:
        self._folder = node_modules / "@fontsource-variable"
        self._face = cache(self._read_face)

    def width(self, text: str, style: Style) -> float:
        """The text's width in pixels."""
        return sum(self._advance(face, run, style) for face, run in self._runs(text, style))

    def fitted(self, text: str, style: Style, width: float) -> str:
        """`text`, cut with an ellipsis so that it fits `width`."""
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            fits = self.width(text[:middle].rstrip() + _ELLIPSIS, style) <= width
            low, high = (middle, high) if fits else (low, middle - 1)
        return text[:low].rstrip() + _ELLIPSIS

    def broken(self, text: str, style: Style, width: float) -> list[str]:
        """`text` in lines that fit `width`, broken between words; a word that is too long is not cut."""
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".lstrip()
            if lines[-1] and self.width(longer, style) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def draw(self, text: str, x: float, y: float, style: Style, fill: str, anchor: str = "start") -> str:
        """SVG of `text` on the base line `y`; `anchor`: "start", "middle" or "end" of the text is at `x`."""
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        at = x - share * self.width(text, style)
        drawn = []
        for face, run in self._runs(text, style):
            scale = style.size / face.units
            for glyph, left, rise in face.shaped(run, tabular=style.tabular):
                place = f"translate({at + left * scale:.2f} {y - rise * scale:.2f})"
                turned = f"{place} scale({scale:.5f} {-scale:.5f})"
                drawn.append(tag("path", d=face.outline(glyph), transform=turned))
            at += self._advance(face, run, style)
        return tag("g", *drawn, fill=fill)

    def _advance(self, face: _Face, run: str, style: Style) -> float:
        return face.advance(run, tabular=style.tabular) * style.size / face.units

    def _runs(self, text: str, style: Style) -> Iterator[tuple[_Face, str]]:
        """`text` in pieces of one font each."""
        faces = [face for name in FAMILIES[style.family] if (face := self._face(name, style.weight))]
        current, run = None, ""
        for character in _readable(text, faces):
            face = next((face for face in faces if ord(character) in face.characters), None)
            if face is not current and current and run:
                yield current, run
                run = ""
            current = face or current
            run += character if face else ""
        if current and run:
            yield current, run

    def _read_face(self, name: str, weight: int) -> _Face | None:
        file = self._folder / name
        return _Face(file, weight) if file.is_file() else None


def _readable(text: str, faces: Sequence[_Face]) -> str:
    """`text` in characters that the fonts have."""
    known = [
        character if any(ord(character) in face.characters for face in faces) else _spelt(character)
        for character in unicodedata.normalize("NFC", text)
    ]
    return " ".join("".join(known).split())


def _spelt(character: str) -> str:
    if unicodedata.category(character)[0] in "CSM":  # controls, symbols, marks
        return ""
    return anyascii(character)


class _Face:
    """A font file at one weight."""

    def __init__(self, file: Path, weight: int) -> None:
        data = io.BytesIO()
        font = TTFont(file)
        font.flavor = None
        font.save(data)
        self._font = hb.Font(hb.Face(data.getvalue()))
        self._font.set_variations({"wght": weight})
        self.units: int = font["head"].unitsPerEm
        self.characters = frozenset(font.getBestCmap())
        self.outline = cache(self._outline)

    def shaped(self, run: str, *, tabular: bool) -> list[tuple[int, float, float]]:
        """(glyph, x, y) of each glyph in font units."""
        buffer = self._shape(run, tabular)
        at, placed = 0.0, []
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            placed.append((info.codepoint, at + position.x_offset, position.y_offset))
            at += position.x_advance
        return placed

    def advance(self, run: str, *, tabular: bool) -> float:
        return float(sum(position.x_advance for position in self._shape(run, tabular).glyph_positions))

    def _shape(self, run: str, tabular: bool) -> hb.Buffer:
        buffer = hb.Buffer()
        buffer.add_str(run)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, {"kern": True, "liga": True, "tnum": tabular})
        return buffer

    def _outline(self, glyph: int) -> str:
        pen = SVGPathPen(None)
        self._font.draw_glyph_with_pen(glyph, pen)
        return str(pen.getCommands())
