"""The classes of moves as characters and as SVG dots: twin of `static/js/classes.js`."""

from __future__ import annotations

from markupsafe import Markup

GLYPHS = {
    "brilliant": "!!",
    "critical": "!",
    "best": "★",
    "excellent": "✓",
    "okay": "•",
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
    "risky": "!?",
    "theory": "≡",
    "forced": "→",
}
"""In the order of the report card."""

NOTABLE = frozenset(["brilliant", "critical", "inaccuracy", "mistake", "blunder", "risky"])
"""Worth a dot on the graph."""

_DOT = Markup(
    '<g class="first-dot"><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" style="fill: var(--class-{id})"/>'
    '<text x="{x:.1f}" y="{y:.1f}" dy=".36em" text-anchor="middle" font-size="{size:.1f}"'
    ' style="fill: var(--class-{id}-glyph)">{glyph}</text></g>'
)


def dot(x: float, y: float, radius: float, classification: str) -> Markup:
    """A class's badge as part of an SVG: its colour and its glyph."""
    return _DOT.format(
        x=x, y=y, radius=radius, id=classification, size=radius * 1.25, glyph=GLYPHS[classification]
    )
