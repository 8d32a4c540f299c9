"""The search for a claim, on points that are bits."""

from __future__ import annotations

import pytest

from endgames.go.regions.claiming import Claims, Ground


def ground(row: str, lasting: tuple[int, int] = (0, 0)) -> Ground:
    """A board of one row."""
    near = [
        sum(1 << each for each in (place - 1, place + 1) if 0 <= each < len(row)) for place in range(len(row))
    ]
    stones = [sum(1 << place for place, sign in enumerate(row) if sign == side) for side in "xo"]
    return Ground(tuple(near), lasting, (stones[0], stones[1]))


def shows(row: str, first: int, need: int, budget: int = 10_000) -> int:
    return Claims(budget).shows(ground(row), first, need, territory=False, budget=budget)


@pytest.mark.parametrize(("need", "expected"), [(5, 1), (6, -1)])
def test_what_lives_and_what_it_encloses_is_shown_and_no_more(need: int, expected: int) -> None:
    assert shows(".x.x.", 1, need) == expected


def test_by_territory_a_stone_costs_its_side_a_point() -> None:
    # A point between living stones is worth one to either side by area, nothing where a stone costs as much.
    def both(need: int, *, territory: bool) -> list[int]:
        asked = (Claims(100), ground(".", (1, 1)))
        return [asked[0].shows(asked[1], first, need, territory=territory, budget=50) for first in (0, 1)]

    assert both(1, territory=False) == [1, -1]
    assert both(0, territory=True) == [1, 1]
    assert both(1, territory=True) == [-1, -1]


def test_without_work_nothing_is_shown() -> None:
    assert shows("..x..", 1, 5, budget=0) == 0


def test_stones_that_live_anyway_cannot_be_taken() -> None:
    beside_white = ground("x.", (0, 0b10))
    assert Claims(1000).shows(beside_white, 1, 1, territory=False, budget=1000) == -1
    beside_both = ground("x.", (0b01, 0b10))
    assert Claims(1000).shows(beside_both, 1, 0, territory=False, budget=1000) == 1
