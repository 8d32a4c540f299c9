"""The colours of the drawn images besides the classes': the arrows, and the card's dark ground."""

from __future__ import annotations

ARROW_COLORS = {
    "best": "#007f63",
    "green": "#2f8a3b",
    "red": "#c5352f",
    "blue": "#2c68c6",
    "yellow": "#d29a00",
}

PLAIN_TOUCH = "#b4235a"
"""Squares of the last move without a class."""

BACKGROUND, BACKGROUND_DEEP = "#2b1f31", "#17111b"
SURFACE, LINE = "#372a3e", "#4c3d54"
INK, INK_2, INK_3 = "#f7f2f8", "#cfc3d5", "#a899b1"
ACCENT = "#f27aa5"
ENDGAME = "#5c2c46"
CHIP_WHITE, CHIP_BLACK = "#fdfcfd", "#0f0c12"
ON_ACCENT = "#2b0615"
GRAPH_BLACK, GRAPH_WHITE, GRAPH_UNKNOWN, GRAPH_LINE = "#0f0c12", "#d9d0dd", "#2b2430", "#87788f"
