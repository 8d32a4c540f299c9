"""What the searches are asked and answer: the moves at the root, and scores as people know them."""

from __future__ import annotations

import chess
import chess.engine
import pytest

from server.analysis.builtin.thinking import SearchLimits, pov_score, root_moves
from server.analysis.builtin.values import MATE


def test_without_a_wish_all_legal_moves_are_tried() -> None:
    board = chess.Board()
    assert root_moves(board, SearchLimits()) == list(board.legal_moves)


def test_the_moves_asked_about_are_tried_once_each_in_their_order() -> None:
    moves = root_moves(chess.Board(), SearchLimits(moves=("h2h4", "a2a3", "h2h4")))
    assert [move.uci() for move in moves] == ["h2h4", "a2a3"]


def test_a_move_is_read_as_its_board_writes_it() -> None:
    board = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", chess960=True)
    (move,) = root_moves(board, SearchLimits(moves=("e1h1",)))
    assert board.is_castling(move)


@pytest.mark.parametrize("text", ["e2e5", "e9", ""])
def test_what_is_no_legal_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        root_moves(chess.Board(), SearchLimits(moves=(text,)))


@pytest.mark.parametrize(
    ("value", "relative"),
    [
        (35, chess.engine.Cp(35)),
        (-16_000, chess.engine.Cp(-16_000)),
        (MATE - 1, chess.engine.Mate(1)),
        (MATE - 2, chess.engine.Mate(1)),
        (MATE - 3, chess.engine.Mate(2)),
        (-(MATE - 2), chess.engine.Mate(-1)),
        (-MATE, chess.engine.Mate(-0)),
    ],
)
def test_a_number_is_a_score_of_the_side_to_move(value: int, relative: chess.engine.Score) -> None:
    for turn in chess.COLORS:
        assert pov_score(value, turn) == chess.engine.PovScore(relative, turn)
