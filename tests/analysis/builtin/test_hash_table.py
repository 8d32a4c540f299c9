"""The transposition table: what is stored is read back, and which of two entries gives way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from server.analysis.builtin import hash_table
from server.analysis.builtin.hash_table import AGES, EXACT, LOWER, MISSING, NO_SCORE, UPPER, new_table
from server.analysis.builtin.values import MATE

pytestmark = pytest.mark.usefixtures("interpreted")

KEY = np.uint64(0xDEAD_BEEF_0000_0002)
NEIGHBOUR, THIRD = np.uint64(2 + (1 << 40)), np.uint64(3 + (1 << 41))
"""Of the same pair of places."""


def store(memory: Any, key: np.uint64 = KEY, **changes: int) -> None:
    said = {"ply": 0, "move": 77, "score": 25, "static": -30, "depth": 9, "bound": LOWER, "age": 3} | changes
    hash_table.store(memory, key, *said.values())


@pytest.mark.parametrize(
    ("score", "static", "depth", "bound", "age", "move"),
    [
        (0, 0, 0, EXACT, 0, 1),
        (-16_000, -16_000, 64, UPPER, AGES - 1, (1 << 17) - 1),
        (28_999, 16_000, 255, LOWER, 1, 0),
        (5, NO_SCORE, 1, LOWER, 1, 4095),
    ],
)
def test_what_is_stored_is_read_back(
    score: int, static: int, depth: int, bound: int, age: int, move: int
) -> None:
    memory = new_table(1)
    store(memory, score=score, static=static, depth=depth, bound=bound, age=age, move=move)
    data = hash_table.probe(memory, KEY)
    read = (
        hash_table.score_of(data, 7),
        hash_table.static_of(data),
        hash_table.depth_of(data),
        hash_table.bound_of(data),
    )
    assert (*read, hash_table.move_of(data)) == (score, static, depth, bound, move)


def test_an_unknown_position_is_missing() -> None:
    memory = new_table(1)
    assert hash_table.probe(memory, KEY) == MISSING
    store(memory)
    assert hash_table.probe(memory, NEIGHBOUR) == MISSING


def test_a_mate_counts_from_where_it_is_met() -> None:
    memory = new_table(1)
    for sign in (1, -1):
        store(memory, score=sign * (MATE - 10), ply=4, depth=20, bound=EXACT)
        data = hash_table.probe(memory, KEY)
        assert hash_table.score_of(data, 4) == sign * (MATE - 10)
        assert hash_table.score_of(data, 6) == sign * (MATE - 12)


def test_a_search_without_a_move_keeps_the_known_one() -> None:
    memory = new_table(1)
    store(memory)
    store(memory, move=0, score=1)
    data = hash_table.probe(memory, KEY)
    assert (hash_table.move_of(data), hash_table.score_of(data, 0)) == (77, 1)


def test_a_bound_of_a_much_shallower_search_is_no_news() -> None:
    memory = new_table(1)
    store(memory, depth=9)
    store(memory, depth=5, score=900)
    assert hash_table.score_of(hash_table.probe(memory, KEY), 0) == 25
    for changes in ({"depth": 6}, {"depth": 5, "bound": EXACT}, {"depth": 5, "age": 4}):
        memory = new_table(1)
        store(memory, depth=9)
        store(memory, KEY, **{"score": 900} | changes)
        assert hash_table.score_of(hash_table.probe(memory, KEY), 0) == 900


def test_of_two_that_share_a_place_the_deeper_one_stays() -> None:
    memory = new_table(1)
    store(memory, KEY, depth=9)
    store(memory, NEIGHBOUR, depth=2)
    store(memory, THIRD, depth=1)
    there = [hash_table.probe(memory, key) != MISSING for key in (KEY, NEIGHBOUR, THIRD)]
    assert there == [True, False, True]


def test_an_old_search_gives_way_however_deep_it_was() -> None:
    memory = new_table(1)
    store(memory, KEY, depth=40, age=3)
    store(memory, NEIGHBOUR, depth=1, age=4)
    assert hash_table.probe(memory, KEY) == MISSING
    assert hash_table.probe(memory, NEIGHBOUR) != MISSING


@pytest.mark.parametrize("megabytes", [1, 3, 16])
def test_a_table_takes_no_more_than_it_may_and_half_of_it_at_least(megabytes: int) -> None:
    memory = new_table(megabytes)
    assert megabytes << 19 < memory.nbytes <= megabytes << 20
    assert len(memory).bit_count() == 1
