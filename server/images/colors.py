"""The colours of the drawn images: classes and boards as in `static/css/theme.css` (a test holds them
together), and the card's dark ground."""

from __future__ import annotations

CLASS_COLORS = {
    "brilliant": ("#0b7f78", "#ffffff"),
    "critical": ("#2c68c6", "#ffffff"),
    "best": ("#347a2c", "#ffffff"),
    "excellent": ("#8fbf64", "#17260c"),
    "okay": ("#64776b", "#ffffff"),
    "inaccuracy": ("#f0bf2d", "#2b2000"),
    "mistake": ("#e8833a", "#2e1400"),
    "blunder": ("#cc3733", "#ffffff"),
    "risky": ("#7b52c4", "#ffffff"),
    "theory": ("#8f623b", "#ffffff"),
    "forced": ("#716b77", "#ffffff"),
}
"""Class -> (its colour, its glyph's colour)."""

CLASS_INKS = {
    "brilliant": "#4ecfc4",
    "critical": "#86b3f7",
    "best": "#86cd79",
    "excellent": "#b3d98c",
    "okay": "#a9bcb0",
    "inaccuracy": "#f3cd5b",
    "mistake": "#f4a467",
    "blunder": "#ff8d86",
    "risky": "#c2a4f5",
    "theory": "#d3aa82",
    "forced": "#b7b0be",
}
"""Class -> the colour of its name on a dark ground."""

ARROW_COLORS = {
    "best": "#2f8a3b",
    "green": "#2f8a3b",
    "red": "#c5352f",
    "blue": "#2c68c6",
    "yellow": "#d29a00",
}

BOARD_THEMES = {
    "aubergine": ("#f0e9ec", "#a48f9f"),
    "walnut": ("#f1e3cc", "#b58b62"),
    "slate": ("#e9edf1", "#8596a8"),
    "paper": ("#ffffff", "#c3bec7"),
}
"""Theme of a board -> (light, dark squares), the default first. No greens, no reds: these are verdicts."""

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
