"""What a table leads to."""

from __future__ import annotations

import pytest

from endgames.tables.names import read_name
from endgames.tables.ways import needs, ways_of


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("KQvK", []),
        ("KPvK", ["KQvK", "KRvK"]),
        ("KRvKN", ["KRvK"]),
        ("KQvKR", ["KQvK", "KRvK"]),
        ("KPvKP", ["KPvK", "KBvKP", "KNvKP", "KQvKP", "KRvKP"]),
    ],
)
def test_what_must_be_built_first(name: str, needed: list[str]) -> None:
    assert [material.name for material in needs(read_name(name))] == needed


def test_a_capture_may_exchange_the_sides() -> None:
    taken = {way.captured: way for way in ways_of(read_name("KRvKQ"))}
    assert (taken[0].material.name, taken[0].swapped, taken[0].sources) == ("KRvK", True, (1,))
    assert (taken[1].material.name, taken[1].swapped, taken[1].sources) == ("KQvK", False, (0,))


def test_a_pawn_that_takes_may_promote_too() -> None:
    both = [way for way in ways_of(read_name("KRvKP")) if way.captured == 0 and way.promoted == 1]
    assert [way.material.name for way in both] == ["KQvK", "KRvK", "KBvK", "KNvK"]
    assert all(way.swapped and way.sources == (1,) for way in both)


def test_nobody_takes_his_own() -> None:
    assert not [way for way in ways_of(read_name("KRPvK")) if way.captured == 0 and way.promoted == 1]
