"""A miss: a fault that let go of what was there, a win or two points of material. A mark, not a class.

Owns the rule, and what counts as winning for the key moments; the page's twin is `static/js/state/misses.ts`
(`tests/data/misses.json` tests both). Needs nothing but what a verdict says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from server.analysis.classes import FAULTS
from server.analysis.events.values import Fact

Miss = Literal["win", "material"]

WINNING = 0.8
"""Expected points from which a side is winning, about +4."""
LEAD = 0.6
"""Expected points below which it no longer leads, about +1.2."""
POINTS = 2
"""Points of material that must have been there; of two pawns only the first may be sure, and the reason then
names one (`losses.py`)."""
_GIVES = frozenset(("hangs", "loses", "allows_mate"))
"""Facts of a fault that is about what it gives away."""


def miss_of(
    classification: str | None,
    before: float | None,
    after: float | None,
    facts: Sequence[Fact],
    *,
    quiet: bool = False,
) -> Miss | None:
    """What a move let go of. `before`, `after`: the mover's expected points; `facts`: those of its reason,
    the most telling first; `quiet`: the game was decided before and after it."""
    if classification not in FAULTS or quiet or before is None or after is None:
        return None
    mates = any(fact["kind"] == "misses_mate" for fact in facts)
    if before >= WINNING and after < (WINNING if mates else LEAD):
        return "win"
    first = next((fact for fact in facts if fact["kind"] in _GIVES or _is_chance(fact)), None)
    return "material" if first is not None and _is_chance(first) else None


def _is_chance(fact: Fact) -> bool:
    if fact["kind"] != "misses_win" or not fact.get("proven"):
        return False
    return fact["net"] >= POINTS and fact.get("what") != "pawn"
