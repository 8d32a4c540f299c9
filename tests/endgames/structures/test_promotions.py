"""Masks of promotions: least below most, turned for Black's."""

from __future__ import annotations

import chess
import numpy as np
import pytest

from endgames.structures import closure, kings
from endgames.structures.promotions import Promotions, TooMuch, turned
from tests.endgames.structures.made import solved, store_of


def test_masks_are_turned_to_the_other_side() -> None:
    masks = np.zeros(64, np.uint64)
    masks[chess.A8] = 1 << chess.H3
    there = turned(masks)
    assert int(there[chess.H6]) == 1 << chess.A1
    assert (turned(there) == masks).all()


def test_a_rook_where_a_queen_stalemates() -> None:
    store = store_of((chess.BB_C7, 0))
    least = solved(store, kings.LEAST)
    # White Kc6, Black Ka7, White to move: c8=Q is stalemate, c8=R wins.
    assert int(least[0, kings.WHITE_MOVES, chess.A7]) >> chess.C6 & 1


def test_black_queens_and_white_has_nothing() -> None:
    store = store_of((chess.BB_A2, chess.BB_H2))
    most = solved(store, kings.MOST)
    # White Ka8, Black Kg2, Black to move: h1=Q.
    assert not int(most[0, kings.BLACK_MOVES, chess.G2]) >> chess.A8 & 1


def test_without_room_it_is_too_much() -> None:
    store = closure.new_store(100, 100, 0)
    closure.node_of(np.uint64(chess.BB_E7), np.uint64(0), store, True)
    assert closure.grow(store, 0)
    with pytest.raises(TooMuch):
        Promotions(4, 100, room=10).verify(store, 0, least=True)
