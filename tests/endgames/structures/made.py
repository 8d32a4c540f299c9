"""Structures for tests: all that some pawns lead to, with every promotion verified."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import chess
import numpy as np

from endgames.structures import closure, kings
from endgames.structures.promotions import Promotions


def store_of(*structures: tuple[int, int]) -> closure.Store:
    store = closure.new_store(5_000, 5_000, 5_000)
    for white, black in structures:
        closure.node_of(np.uint64(white), np.uint64(black), store, True)
    assert closure.grow(store, 0)
    return store


def solved(store: closure.Store, asked: int) -> Any:
    """[structure, side to move, black king]: what White is proven to win, or may win."""
    promotions = Promotions(4, 800, room=500)
    for edge in range(store.counts[closure.EDGES]):
        promotions.verify(store, edge, least=asked == kings.LEAST)
    kings.sweep(asked, kings.STRICT, True, store, kings.new_scratch())
    return store.wins[: store.counts[closure.NODES]].copy()


def boards_of(white: int, black: int) -> Iterator[chess.Board]:
    """All legal positions of the kings about these pawns, both sides to move."""
    board = chess.Board(None)
    for pawns, color in ((white, chess.WHITE), (black, chess.BLACK)):
        for square in chess.scan_forward(pawns):
            board.set_piece_at(square, chess.Piece(chess.PAWN, color))
    free = [square for square in range(64) if not board.piece_at(square)]
    for one in free:
        for other in free:
            if one == other:
                continue
            each = board.copy()
            each.set_piece_at(one, chess.Piece(chess.KING, chess.WHITE))
            each.set_piece_at(other, chess.Piece(chess.KING, chess.BLACK))
            for each.turn in chess.COLORS:
                if each.is_valid():
                    yield each
