"""One step backwards: what a move to a known position makes of the code before it."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("numba", reason="tables are built with numba")

from endgames.tables.building import kernels
from endgames.tables.building.positions import DRAWN, OPEN, STALE, WRONG


def lost(plies: int) -> int:
    return 2 * plies


def won(plies: int) -> int:
    return 2 * plies + 1


@pytest.mark.parametrize(
    ("code", "leads_to", "known", "after"),
    [
        (OPEN + 3, won(3), 0, OPEN + 2),  # a move to a position won for the other side: one fewer is left
        (OPEN + 1, won(3), -1, OPEN),  # it was the last of them: lost
        (OPEN, won(3), 0, OPEN),
        (won(7), won(3), 0, won(7)),  # won already
        (OPEN + 3, lost(4), 5, won(5)),  # a move to a position lost for the other side wins
        (won(9), lost(4), 5, won(5)),  # sooner than by the move that was known
        (won(3), lost(4), 0, won(3)),
        (won(5), lost(4), 0, won(5)),
        (STALE, lost(4), 0, STALE),
        (WRONG, won(3), 0, WRONG),
    ],
)
def test_a_known_position_says_something_of_those_before_it(
    code: int, leads_to: int, known: int, after: int
) -> None:
    codes = np.array([0, code], np.uint16)
    assert kernels.mark(codes, 1, leads_to) == known
    assert codes.tolist() == [0, after]


def test_what_is_neither_won_nor_lost_at_the_end_is_drawn() -> None:
    codes = np.array([won(1), OPEN + 2, STALE, WRONG, lost(2), OPEN, DRAWN], np.uint16)
    out = np.empty(len(codes), np.uint8)
    kernels.write(codes, np.arange(4096) >> 1, out)
    assert out.tolist() == [1, 254, 253, 255, 2, 254, 254]
    assert np.flatnonzero(kernels.levels(codes)).tolist() == [won(1), lost(2)]
