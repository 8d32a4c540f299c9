"""The search for one region, on cells."""

from __future__ import annotations

import pytest

from endgames.go.regions.holding import Search

_CODES = {".": 0, "l": 1, "i": 2, "#": 3, "h": 4, "L": 5, "w": 6}


def holds(*rows: str, budget: int = 4_000_000) -> bool:
    """Rows of empty points, loose stones (l), intruders (i), walls: helped (h), living (L), others (w)."""
    width = len(rows[0])
    cells = [_CODES[sign] for sign in "".join(f"{row}#" for row in rows) + "#" * (width + 1)]
    return Search(width, len(cells), budget).holds(cells, budget)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (("w.w.w", "wwwww"), True),
        (("....w", "wwwww"), True),
        (("...w", "wwww"), False),
        (("...h", "hhhh"), True),
        (("i..h", "hhhh"), True),
        (("..w", "..w", "www"), False),
        (("..h", "..h", "hhh"), True),
        (("...w", "...w", "wwww"), False),
        (("...h", "...h", "hhhh"), True),
        ((".....", ".....", "wwwww"), True),
        (("...", "...", "...", "LLL"), True),
        (("iiiL", "i.iL", "iiiL", "LLLL"), True),
        (("i.i.", "iiii", "LLLL"), False),
    ],
)
def test_what_is_held_when_the_other_side_begins(rows: tuple[str, ...], expected: bool) -> None:
    assert holds(*rows) is expected


def test_an_eye_that_is_lost_by_a_throw_in_is_none() -> None:
    assert not holds(".iw", "w.w", "www")
