"""One step backwards: what a move to a known position makes of the byte before it."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("numba", reason="tables are built with numba")

from server.analysis.exact.tables.building import kernels
from server.analysis.exact.tables.layout import DRAW, ILLEGAL, STALEMATE

BASE = 100
"""From here on a byte counts moves that are not known to lose; below it are plies to mate."""


@pytest.mark.parametrize(
    ("code", "plies", "known", "after"),
    [
        (BASE + 3, 3, 0, BASE + 2),  # a move to a position won for the other side: one fewer is left
        (BASE + 1, 3, -1, BASE),  # it was the last of them: lost
        (BASE, 3, 0, BASE),
        (7, 3, 0, 7),  # won already
        (BASE + 3, 4, 5, 5),  # a move to a position lost for the other side wins
        (9, 4, 5, 5),  # sooner than by the move that was known
        (3, 4, 0, 3),
        (5, 4, 0, 5),
        (STALEMATE, 4, 0, STALEMATE),
        (ILLEGAL, 3, 0, ILLEGAL),
    ],
)
def test_a_known_position_says_something_of_those_before_it(
    code: int, plies: int, known: int, after: int
) -> None:
    table = np.array([0, code], np.uint8)
    assert kernels.mark(table, 1, plies, BASE) == known
    assert table.tolist() == [0, after]


def test_what_is_neither_won_nor_lost_at_the_end_is_drawn() -> None:
    table = np.array([1, BASE + 2, STALEMATE, ILLEGAL, 2, BASE, BASE - 1, BASE + 9], np.uint8)
    kernels.finish(np.array([BASE, BASE]), table, 4)
    assert table.tolist() == [1, DRAW, STALEMATE, ILLEGAL, 2, DRAW, BASE - 1, DRAW]
