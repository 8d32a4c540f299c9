"""The badges of the classes and the arrows, as SVG text: the same shapes as in
`static/js/chess/classes.js` and `board/board.js` (a test holds the classes together)."""

from __future__ import annotations

import math
from dataclasses import dataclass

from server.images.colors import ARROW_COLORS, CLASS_COLORS
from server.images.svg import placed, tag


@dataclass(frozen=True, slots=True)
class Stroke:
    """A part of a glyph in a box of 24 x 24; `width` none: it is filled."""

    d: str
    width: float | None = None


def _bang(x: float) -> tuple[Stroke, ...]:
    return Stroke(f"M{x:g} 5.4V13.2", 3.3), Stroke(f"M{x:g} 18.3h.01", 3.9)


def _query(x: float, wide: float = 1) -> tuple[Stroke, ...]:
    left, right = x - 2.9 * wide, x + 3.1 * wide
    hook = f"M{left:g} 8.2C{left:g} 3.9 {right:g} 4.2 {right:g} 8.3C{right:g} 11 {x:g} 10.8 {x:g} 13.6"
    return Stroke(hook, 2.7), Stroke(f"M{x:g} 18.3h.01", 3.7)


_STAR = "M12 4.4l2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6L7.3 19l1-5.3L4.4 10l5.3-.7z"
_BOOK = (
    "M12 7.6C10 6.2 7.6 5.8 5 6v10.6c2.6-.2 5 .2 7 1.6 2-1.4 4.4-1.8 7-1.6V6c-2.6-.2-5 .2-7 1.6zM12 7.6v10.4"
)

STROKES: dict[str, tuple[Stroke, ...]] = {
    "brilliant": (*_bang(8.4), *_bang(15.6)),
    "critical": _bang(12),
    "best": (Stroke(_STAR),),
    "excellent": (Stroke("M6.6 12.6l3.8 3.9 7.2-8.6", 3),),
    "okay": (Stroke("M12 12h.01", 7),),
    "inaccuracy": (*_query(8.9, 0.9), *_bang(16.7)),
    "mistake": _query(12),
    "blunder": (*_query(7.9, 0.85), *_query(16.1, 0.85)),
    "risky": (*_bang(7.4), *_query(15, 0.9)),
    "theory": (Stroke(_BOOK, 2),),
    "forced": (Stroke("M5.6 12h12M12.8 7l5 5-5 5", 2.8),),
}


def badge(classification: str, x: float, y: float, size: float, *, rim: str | None = "#ffffff") -> str:
    """The badge with its middle at (x, y); `rim` none leaves the ring out."""
    ground, glyph = CLASS_COLORS[classification]
    drawn = [
        tag("circle", cx=12, cy=12, r=13.2, fill=rim) if rim else "",
        tag("circle", cx=12, cy=12, r=12, fill=ground),
        *(_stroke(stroke, glyph) for stroke in STROKES[classification]),
    ]
    return placed("".join(drawn), x - size / 2, y - size / 2, size / 24)


def arrow(start: tuple[float, float], end: tuple[float, float], unit: float, color: str) -> str:
    """An arrow between two squares' middles; `unit`: a square's width."""
    length = math.dist(start, end) / unit
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    neck, tip = length - 0.38, length - 0.06
    d = f"M.18 -.085H{neck:.3f}V-.24L{tip:.3f} 0 {neck:.3f} .24V.085H.18z"
    place = f"translate({start[0]:g} {start[1]:g}) rotate({angle:.2f}) scale({unit:g})"
    return tag("path", d=d, fill=ARROW_COLORS[color], opacity=0.85, transform=place)


def ring(middle: tuple[float, float], unit: float, color: str) -> str:
    """A ring round a square."""
    stroke = {"fill": "none", "stroke": ARROW_COLORS[color], "stroke_width": 0.08 * unit, "opacity": 0.85}
    return tag("circle", cx=middle[0], cy=middle[1], r=0.45 * unit, **stroke)


def _stroke(stroke: Stroke, color: str) -> str:
    filled = stroke.width is None
    return tag(
        "path",
        d=stroke.d,
        fill=color if filled else "none",
        stroke=color,
        stroke_width=1 if filled else stroke.width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
