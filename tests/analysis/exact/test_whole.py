"""A pawn ending solved whole, as it is told."""

from __future__ import annotations

import chess

from server.analysis.exact.whole import QUICK, solved_whole


def test_what_is_solved_has_its_moves_and_what_is_not_has_none() -> None:
    board = chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1")
    found = solved_whole(board, QUICK)
    assert (found["result"], found["proven"], found["moves"], found["unsure"]) == ("1-0", True, ["h4"], [])
    assert 0 < found["nodes"] < QUICK.work
    few = solved_whole(board, QUICK._replace(work=100))
    assert (few["result"], few["proven"], few["moves"]) == (None, False, [])
