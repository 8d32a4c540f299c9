"""The looks that a person can choose for a board: its squares' colours.

The one place that lists them, the default first. What the page and its style sheets say of them is written
from it by `scripts/write_facts.py`; their names are the catalogues' (`settings-board-<id>`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardColors:
    """Colours "#rrggbb" of the light and dark squares, and of the coordinates that stand on each."""

    light: str
    dark: str
    light_ink: str
    dark_ink: str


BOARD_THEMES: Mapping[str, BoardColors] = {
    "aubergine": BoardColors("#f0e9ec", "#a48f9f", "#6d5667", "#2f2230"),
    "walnut": BoardColors("#f1e3cc", "#b58b62", "#7d5630", "#3a2512"),
    "slate": BoardColors("#e9edf1", "#8596a8", "#4c5c6e", "#17222e"),
    "paper": BoardColors("#ffffff", "#c3bec7", "#5b5561", "#3a353f"),
}
"""By id. No greens, no reds: these are verdicts."""

DEFAULT_THEME = next(iter(BOARD_THEMES))

DARK_PAGE = BoardColors("#ddd2d8", "#846e7e", "#604a5a", "#ffffff")
"""The default board on a dark page; chosen ones stay as they are."""
