"""Structures and the moves between them."""

from __future__ import annotations

import chess
import numpy as np

from endgames.structures import closure
from tests.endgames.structures.made import store_of


def test_a_lone_pawn_goes_on_is_taken_or_queens() -> None:
    store = store_of((chess.BB_E2, 0))
    # e2 to e7, and no pawn at all.
    assert store.counts[closure.NODES] == 7
    assert store.counts[closure.EDGES] == 1
    kinds = [int(kind) for kind in store.moves[store.first[0] : store.first[1], closure.KIND]]
    assert sorted(kinds) == [closure.PUSH, closure.DOUBLE, closure.KING_TAKES]


def test_later_structures_come_first() -> None:
    store = store_of((chess.BB_E2 | chess.BB_D4, chess.BB_F4 | chess.BB_D5))
    place = {int(node): at for at, node in enumerate(store.order[: store.counts[closure.NODES]])}
    for node in range(store.counts[closure.NODES]):
        for row in range(store.first[node], store.first[node + 1]):
            for column in range(closure.CHILD, closure.EDGE):
                after = int(store.moves[row, column])
                assert after < 0 or place[after] < place[node]


def test_a_double_step_beside_a_pawn_may_be_taken() -> None:
    store = store_of((chess.BB_E2, chess.BB_D4 | chess.BB_F4))
    double = next(
        move for move in store.moves[store.first[0] : store.first[1]] if move[closure.KIND] == closure.DOUBLE
    )
    after = [int(double[column]) for column in (closure.FIRST_PASSED, closure.SECOND_PASSED)]
    assert [int(store.bp[each]) for each in after] == [chess.BB_E3 | chess.BB_F4, chess.BB_D4 | chess.BB_E3]


def test_without_room_it_says_so() -> None:
    store = closure.new_store(5, 5, 5)
    closure.node_of(np.uint64(chess.BB_E2), np.uint64(0), store, True)
    assert not closure.grow(store, 0)
