"""What a result leans on."""

from __future__ import annotations

import chess
import numpy as np

from endgames.structures import closure, kings, strategy
from tests.endgames.structures.made import store_of


def needed(fen: str, asked: int) -> list[tuple[str, bool]]:
    """The promotions that a result leans on: square, whether Black's."""
    board = chess.Board(fen)
    white, black = (int(board.pieces(chess.PAWN, color)) for color in (chess.WHITE, chess.BLACK))
    store, scratch = store_of((white, black)), kings.new_scratch()
    kings.sweep(asked, kings.GUESSED, True, store, scratch)
    wanted = strategy.new_wanted(5_000, 5_000)
    strategy.clear(store, wanted)
    king, other = board.king(chess.WHITE), board.king(chess.BLACK)
    assert king is not None and other is not None
    strategy.add(0, 0 if board.turn else 1, other, np.uint64(1 << king), store, wanted)
    count = strategy.follow(asked, store, scratch, wanted)
    edges = store.edges[: store.counts[closure.EDGES]]
    found = edges[edges[:, closure.NEEDED] != 0]
    assert count == len(found)
    return [(chess.square_name(each[closure.SQUARE]), bool(each[closure.IS_BLACK])) for each in found]


def test_a_win_leans_on_the_winners_queen_alone() -> None:
    assert needed("8/P7/8/8/8/6k1/7p/K7 w - - 0 1", kings.LEAST) in ([], [("a8", False)])
    assert needed("8/P7/8/8/7p/6k1/8/K7 w - - 0 1", kings.LEAST) == [("a8", False)]


def test_no_win_leans_on_the_others_queen() -> None:
    assert ("h1", True) in needed("8/8/8/8/P7/8/6kp/K7 b - - 0 1", kings.MOST)


def test_a_king_that_takes_needs_no_queen() -> None:
    assert needed("8/8/8/8/8/8/4Pk2/7K b - - 0 1", kings.MOST) == []
