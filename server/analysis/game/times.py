"""The time that moves took, from the clocks of the PGN. Pure; its twin is `static/js/state/times.ts`."""

from __future__ import annotations

import re
from collections.abc import Sequence

_CONTROL = re.compile(r"(?:\d{1,4}/)?(\d{1,6})(?:\+(\d{1,5}(?:\.\d{1,3})?))?(?::|$)")


def time_control(text: str) -> tuple[float | None, float]:
    """Seconds at the start and added by move, of a header `TimeControl` ("300+3", "40/7200:3600+30"); None
    and 0 where it says nothing."""
    found = _CONTROL.match(text.strip())
    return (float(found[1]), float(found[2] or 0)) if found else (None, 0.0)


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
