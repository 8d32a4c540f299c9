"""Checks without end: never more than tables know."""

from __future__ import annotations

import chess
import numpy as np
import pytest

from endgames.structures import chases, queens
from endgames.structures.geometry import BETWEEN, QUEEN, REACH
from endgames.structures.trades import no_trades

NONE = np.uint64(0)
ALONE = np.zeros((2, 64), np.uint64)


@pytest.fixture(scope="module")
def room() -> queens.Queens:
    return queens.new_queens(10)


@pytest.mark.parametrize(("asked", "forever"), [(queens.WINS, False), (queens.HOLDS, True)])
def test_without_pawns_it_claims_no_more_than_the_tables(
    room: queens.Queens, asked: int, forever: bool
) -> None:
    after = room.good[queens.solve(NONE, NONE, asked, 1, 10, no_trades(), room, queens.new_field()), 1]
    found = chases.new_chase()
    for file in range(8):
        chases.chase(NONE, NONE, file, after, forever, ALONE, found)
        for queen in range(64):
            for black in range(64):
                if queen in (file, black) or black == file:
                    continue
                legal = ~(chess.BB_KING_ATTACKS[black] | chess.BB_SQUARES[black] | chess.BB_SQUARES[queen])
                claimed = int(found.both[queen, black]) & legal & ~chess.BB_SQUARES[file]
                seen = int(BETWEEN[queen, black]) if _in_line(queen, black, file) else (1 << 64) - 1
                assert not claimed & seen & ~int(room.duels[asked, queen, file, black])


def _in_line(queen: int, black: int, file: int) -> bool:
    """Whether the queen gives check unless the white king stands between."""
    return bool(int(REACH[int(QUEEN), queen]) >> black & 1) and not (int(BETWEEN[queen, black]) >> file & 1)


def test_a_skewer_wins() -> None:
    room = queens.new_queens(10)
    after = room.good[queens.solve(NONE, NONE, queens.WINS, 1, 10, no_trades(), room, queens.new_field()), 1]
    found = chases.new_chase()
    chases.chase(NONE, NONE, chess.A1, after, False, ALONE, found)
    # Black king c3 before its queen on a1, White's queen on h8 gives check along the diagonal: the king goes,
    # the queen is taken.
    assert int(found.lost[chess.H8, chess.C3]) >> chess.E1 & 1
