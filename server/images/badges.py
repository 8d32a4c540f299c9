"""The badges of the classes and the arrows, as SVG text: the page's shapes. Its badges are written from the
same facts (`analysis/classes.py`); its arrows are `board.ts`'s."""

from __future__ import annotations

import math

from server.analysis.classes import FACTS, Stroke
from server.images.colors import ARROW_COLORS
from server.images.svg import placed, tag


def badge(classification: str, x: float, y: float, size: float, *, rim: str | None = "#ffffff") -> str:
    """The badge with its middle at (x, y); `rim` none leaves the ring out."""
    facts = FACTS[classification]
    drawn = [
        tag("circle", cx=12, cy=12, r=13.2, fill=rim) if rim else "",
        tag("circle", cx=12, cy=12, r=12, fill=facts.ground),
        *(_stroke(stroke, facts.sign) for stroke in facts.strokes),
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
