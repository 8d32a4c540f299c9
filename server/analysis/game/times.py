"""The time that moves took and who was in time trouble, from the clocks of the PGN. Pure.

Its twin is `static/js/state/times.ts`; `tests/analysis/test_page_formulas.py` holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_CONTROL = re.compile(r"(?:\d{1,4}/)?(\d{1,6})(?:\+(\d{1,5}(?:\.\d{1,3})?))?(?::|$)")
_LEAST, _MOST = 10.0, 120.0
"""Bounds of what counts as time trouble, seconds; between them a tenth of the time for the game."""


def time_control(text: str) -> tuple[float | None, float]:
    """Seconds at the start and added by move, of a header `TimeControl` ("300+3", "40/7200:3600+30"); None
    and 0 where it says nothing."""
    found = _CONTROL.match(text.strip())
    return (float(found[1]), float(found[2] or 0)) if found else (None, 0.0)


def whole_time(text: str) -> float | None:
    """Seconds that a side has for a game in all periods of a header `TimeControl`; None where it says
    nothing."""
    found = [_CONTROL.match(period.strip()) for period in text.split(":", 9)]
    return sum(float(period[1]) for period in found if period) if found[0] else None


def spent(clocks: Sequence[tuple[float | None, float | None]], control: str) -> list[float | None]:
    """Seconds that the move of each ply took, of its (`%clk`, `%emt`); None where nobody knows: time was
    added, a clock is missing. `control`: the header `TimeControl`."""
    base, increment = time_control(control)
    left: list[float | None] = [base, base]
    took: list[float | None] = []
    for index, (clock, emt) in enumerate(clocks):
        before, left[index % 2] = left[index % 2], clock
        took.append(emt if emt is not None else _took(before, clock, increment, first=index < 2))
    return took


def _took(before: float | None, clock: float | None, increment: float, *, first: bool) -> float | None:
    if before is None or clock is None:
        return None
    seconds = before - clock + (0 if first and before == clock else increment)
    return None if seconds < 0 else seconds


def trouble_below(clocks: Sequence[float | None], control: str) -> float:
    """Seconds on the clock below which a side is in time trouble: a tenth of what the header `TimeControl`
    gives for the game, where it says nothing of the first clock that is known; at least 10, at most 120."""
    base, _ = time_control(control)
    whole = base if base is not None else next((clock for clock in clocks if clock is not None), 0.0)
    return min(_MOST, max(_LEAST, whole / 10))


def troubled(clocks: Sequence[float | None], control: str) -> list[bool]:
    """Whether the move of each ply was begun in time trouble; `clocks`: `%clk` behind each. Where nobody
    knows when it began, what was left behind it decides; where there are no clocks, there is no trouble."""
    below = trouble_below(clocks, control)
    began = [None, None, *clocks]
    left = [clock if before is None else before for before, clock in zip(began, clocks, strict=False)]
    return [clock is not None and clock < below for clock in left]
