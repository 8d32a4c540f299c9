"""The eleven classes of moves, with their value and their annotation glyph. No rules here."""

from __future__ import annotations

from enum import StrEnum


class Classification(StrEnum):
    """A class; its text is what the wire, the exports and the page carry."""

    BRILLIANT = "brilliant"
    CRITICAL = "critical"
    BEST = "best"
    EXCELLENT = "excellent"
    OKAY = "okay"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    THEORY = "theory"
    FORCED = "forced"
    RISKY = "risky"
    """A name with a value and a glyph that no rule gives (yet)."""

    @property
    def value_points(self) -> int:
        """How good the class is, 0 (blunder) to 5 (best and all that is as good)."""
        return _VALUES.get(self, 5)

    @property
    def nag(self) -> int | None:
        """Numeric annotation glyph of the PGN standard, 1..6; None for classes without one."""
        return _NAGS.get(self)


_VALUES = {
    Classification.BLUNDER: 0,
    Classification.MISTAKE: 1,
    Classification.INACCURACY: 2,
    Classification.RISKY: 2,
    Classification.OKAY: 3,
    Classification.EXCELLENT: 4,
}

_NAGS = {
    Classification.CRITICAL: 1,
    Classification.MISTAKE: 2,
    Classification.BRILLIANT: 3,
    Classification.BLUNDER: 4,
    Classification.RISKY: 5,
    Classification.INACCURACY: 6,
}
