"""Budgets: presets within what may be asked for, light searches, and when an engine counts as hung."""

from __future__ import annotations

import pytest

from server.analysis.engine.budget import (
    DEFAULT_MULTIPV,
    DEFAULT_PRESET,
    MAX_MULTIPV,
    MAX_NODES,
    MIN_MULTIPV,
    MIN_NODES,
    PRESETS,
    Deadlines,
    light_nodes,
)


def test_what_is_chosen_for_a_person_is_what_a_person_may_choose() -> None:
    assert all(MIN_NODES <= nodes <= MAX_NODES for nodes in PRESETS.values())
    assert MIN_MULTIPV <= DEFAULT_MULTIPV <= MAX_MULTIPV
    assert DEFAULT_PRESET in PRESETS
    assert sorted(PRESETS.values()) == list(PRESETS.values())


@pytest.mark.parametrize(
    ("nodes", "light"), [(1_000, 1_000), (2_000, 2_000), (5_000, 2_000), (20_000, 2_000), (200_000, 20_000)]
)
def test_a_light_search_has_a_tenth_but_not_too_little_and_never_more(nodes: int, light: int) -> None:
    assert light_nodes(nodes) == light


def test_a_longer_search_may_take_longer() -> None:
    deadlines = Deadlines(floor=10, nodes_per_second=1_000)
    assert [deadlines.search(nodes) for nodes in (0, 1_000, 50_000)] == [10, 11, 60]
