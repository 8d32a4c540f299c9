"""A structure solved: as the table of three men says, to the last position."""

from __future__ import annotations

import chess
import pytest

from endgames.structures import kings
from endgames.tables.layout import STALEMATE
from endgames.tables.probing import TableFolder
from tests.endgames.structures.made import boards_of, solved, store_of


@pytest.mark.parametrize("pawn", ["a2", "e4", "b6", "h7"])
def test_king_and_pawn_against_king(pawn: str) -> None:
    tables, wp = TableFolder(None), chess.BB_SQUARES[chess.parse_square(pawn)]
    least, most = (solved(store_of((wp, 0)), asked) for asked in (kings.LEAST, kings.MOST))
    for board in boards_of(wp, 0):
        white, black = board.king(chess.WHITE), board.king(chess.BLACK)
        assert white is not None and black is not None
        plies = tables.plies(board)
        assert plies is not None
        wins = plies < STALEMATE and bool(plies & 1) is board.turn
        for masks in (least, most):
            assert bool(int(masks[0, 0 if board.turn else 1, black]) >> white & 1) is wins, board.fen()


def test_what_is_least_is_never_more_than_what_is_most() -> None:
    structure = chess.BB_E4 | chess.BB_A2, chess.BB_E5 | chess.BB_H6
    least, most = (solved(store_of(structure), asked) for asked in (kings.LEAST, kings.MOST))
    assert not (least & ~most).any()


def test_unverified_promotions_count_against_every_claim() -> None:
    store = store_of((chess.BB_A7, 0))
    kings.sweep(kings.LEAST, kings.STRICT, True, store, kings.new_scratch())
    assert not store.wins[0].any()
    kings.sweep(kings.MOST, kings.STRICT, True, store, kings.new_scratch())
    assert store.wins[0].any()
