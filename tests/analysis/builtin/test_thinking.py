"""What a search is asked and answers: moves at the root, scores as people know them, and its time."""

from __future__ import annotations

import chess
import chess.engine
import pytest

from server.analysis.builtin.thinking import (
    Clock,
    SearchLimits,
    Thinker,
    Thought,
    never,
    pov_score,
    root_moves,
)
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


def test_without_limits_only_a_stop_ends_it() -> None:
    assert not Clock(SearchLimits(), never).is_over() and not Clock(SearchLimits(), never).is_late()
    assert Clock(SearchLimits(), lambda: True).is_over() and Clock(SearchLimits(), lambda: True).is_late()


def test_seconds_end_it_and_those_of_an_iteration_begin_no_depth() -> None:
    assert Clock(SearchLimits(seconds=0), never).is_over() and Clock(SearchLimits(seconds=0), never).is_late()
    late = Clock(SearchLimits(seconds=900, iteration_seconds=0), never)
    assert late.is_late() and not late.is_over()


def test_no_second_counts_while_it_ponders(monkeypatch: pytest.MonkeyPatch) -> None:
    now, pondering = [100.0], [True]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    clock = Clock(SearchLimits(seconds=5), never, lambda: pondering[0])
    now[0] = 200
    assert not clock.is_over()
    pondering[0] = False
    now[0] = 204
    assert not clock.is_over() and clock.seconds == 104
    now[0] = 205
    assert clock.is_over()


def test_a_stop_ends_pondering_too() -> None:
    assert Clock(SearchLimits(), lambda: True, lambda: True).is_over()


def ponder(thinker: Thinker) -> list[int]:
    """The depths of a search without a second of its own that ponders up to depth 3."""
    thoughts: list[Thought] = []
    limits = SearchLimits(seconds=0, depth=6)
    best = thinker.think(
        chess.Board(), limits, 1, never, thoughts.append, lambda: not any(one.depth == 3 for one in thoughts)
    )
    assert best == thoughts[-1].line[0]
    return [one.depth for one in thoughts]


def test_the_search_ponders(thinker: Thinker) -> None:
    assert ponder(thinker) == [1, 2, 3]
