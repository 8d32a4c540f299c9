"""The search in plain Python: the same interface, slower."""

from __future__ import annotations

import chess
import pytest

from server.analysis.builtin.fallback import PlainThinker
from server.analysis.builtin.thinking import SearchLimits, Thought
from server.analysis.nn.weights import Weights


def think(
    thinker: PlainThinker, fen: str, nodes: int = 5_000, ranks: int = 1
) -> tuple[str | None, list[Thought]]:
    thoughts: list[Thought] = []
    best = thinker.think(chess.Board(fen), SearchLimits(nodes=nodes), ranks, lambda: False, thoughts.append)
    return best, thoughts


@pytest.fixture
def thinker(weights: Weights) -> PlainThinker:
    return PlainThinker(weights)


def test_mates_in_one_and_two_are_found(thinker: PlainThinker) -> None:
    for moves, fen in (
        (1, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),
        (2, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"),
    ):
        _, thoughts = think(thinker, fen)
        assert any(thought.score.relative.mate() == moves for thought in thoughts)


def test_hanging_queen_is_taken(thinker: PlainThinker) -> None:
    assert think(thinker, "rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1")[0] == "f3h4"


def test_same_nodes_give_the_same_thoughts(thinker: PlainThinker) -> None:
    found = []
    for _ in range(2):
        thinker.new_game()
        best, thoughts = think(thinker, chess.STARTING_FEN, 2_000, ranks=2)
        found.append((best, [(one.rank, one.depth, one.score, one.nodes, one.line) for one in thoughts]))
    assert found[0] == found[1]


def test_ranks_are_different_moves_in_order(thinker: PlainThinker) -> None:
    _, thoughts = think(thinker, chess.STARTING_FEN, 5_000, ranks=3)
    deepest = max(thought.depth for thought in thoughts)
    block = [thought for thought in thoughts if thought.depth == deepest]
    assert [thought.rank for thought in block] == [1, 2, 3]
    scores = [thought.score.relative for thought in block]
    assert scores == sorted(scores, reverse=True)


def test_only_the_moves_asked_about_are_tried(thinker: PlainThinker) -> None:
    limits = SearchLimits(nodes=3_000, moves=("h2h4", "a2a3"))
    thoughts: list[Thought] = []
    best = thinker.think(chess.Board(), limits, 5, lambda: False, thoughts.append)
    assert best in limits.moves
    assert {thought.line[0] for thought in thoughts} == set(limits.moves)
    with pytest.raises(ValueError, match="e2e5"):
        thinker.think(chess.Board(), SearchLimits(moves=("e2e5",)), 1, lambda: False, thoughts.append)


def test_finished_position_has_no_move(thinker: PlainThinker) -> None:
    assert think(thinker, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") == (None, [])


def test_invalid_position_is_refused(thinker: PlainThinker) -> None:
    with pytest.raises(ValueError, match="not a valid position"):
        think(thinker, "8/8/8/8/8/8/8/K7 w - - 0 1")
