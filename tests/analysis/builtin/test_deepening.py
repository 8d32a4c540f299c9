"""The compiled search from the outside: limits, ranks, what it remembers, how it writes its moves."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import chess
import pytest

from server.analysis.builtin.deepening import CompiledThinker
from server.analysis.builtin.thinking import SearchLimits, Thought
from tests.analysis.builtin.positions import MATES, NINE, are_legal, material

Think = Callable[..., tuple[str | None, list[Thought]]]


def test_nodes_are_met_exactly(think: Think) -> None:
    for nodes in (1_000, 33_333):
        _, thoughts = think(chess.STARTING_FEN, nodes=nodes)
        assert thoughts[-1].nodes <= nodes
        assert thoughts[-1].nodes > nodes // 4


def test_depth_is_met_exactly(think: Think) -> None:
    _, thoughts = think(chess.STARTING_FEN, nodes=None, depth=5)
    assert [thought.depth for thought in thoughts] == [1, 2, 3, 4, 5]


def test_time_and_stop_end_a_search(thinker: CompiledThinker) -> None:
    quiet: list[Thought] = []
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    for limits in (SearchLimits(seconds=0.2), SearchLimits()):
        started = time.monotonic()
        assert thinker.think(chess.Board(), limits, 1, stop.is_set, quiet.append)
        assert time.monotonic() - started < 30


def test_only_the_moves_asked_about_are_searched(thinker: CompiledThinker) -> None:
    board = chess.Board("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1")
    limits = SearchLimits(nodes=20_000, moves=("a2a3", "h2h3"))
    thoughts: list[Thought] = []
    best = thinker.think(board, limits, 3, lambda: False, thoughts.append)
    assert best in limits.moves
    assert {thought.line[0] for thought in thoughts} == set(limits.moves)
    assert thinker.think(board, SearchLimits(nodes=20_000), 1, lambda: False, thoughts.append) == "f3h4"


def test_ranks_are_different_moves_in_order(think: Think) -> None:
    _, thoughts = think(
        "r3k2r/pp1b1ppp/2n2n2/1B2N3/Q2Pq3/2P1B3/P4PPP/R3K2R w KQkq - 1 13", nodes=60_000, ranks=5
    )
    deepest = max(thought.depth for thought in thoughts if thought.rank == 5)
    block = [thought for thought in thoughts if thought.depth == deepest]
    assert [thought.rank for thought in block] == [1, 2, 3, 4, 5]
    assert len({thought.line[0] for thought in block}) == 5
    scores = [thought.score.relative for thought in block]
    assert scores == sorted(scores, reverse=True)


def test_there_are_no_more_ranks_than_moves(think: Think) -> None:
    _, thoughts = think("7k/8/8/8/8/8/1r6/K7 w - - 0 1", nodes=5_000, ranks=5)
    assert {thought.rank for thought in thoughts} == {1}


def test_same_nodes_after_a_new_game_give_the_same_thoughts(think: Think, thinker: CompiledThinker) -> None:
    def told() -> list[tuple[object, ...]]:
        thinker.new_game()
        found: list[tuple[object, ...]] = []
        for fen in (chess.STARTING_FEN, MATES[1][1], NINE[1]):
            best, thoughts = think(fen, nodes=40_000, ranks=2)
            found.append((best, *((one.rank, one.depth, one.score, one.nodes, one.line) for one in thoughts)))
        return found

    assert told() == told()


def test_finished_position_has_no_move(think: Think) -> None:
    assert think("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") == (None, [])


def test_invalid_position_is_refused(think: Think) -> None:
    with pytest.raises(ValueError, match="not a valid position"):
        think("8/8/8/8/8/8/8/K7 w - - 0 1")


@pytest.mark.parametrize(
    ("fen", "chess960", "castlings"),
    [
        ("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w BGbg - 0 1", True, {"c1b1", "c1g1"}),
        ("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 b BGbg - 0 1", True, {"c8b8", "c8g8"}),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", True, {"e1a1", "e1h1"}),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", False, {"e1c1", "e1g1"}),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1", False, {"e8c8", "e8g8"}),
    ],
)
def test_castling_of_chess960_is_written_as_king_takes_rook(
    thinker: CompiledThinker, fen: str, chess960: bool, castlings: set[str]
) -> None:
    board = chess.Board(fen, chess960=chess960)
    thoughts: list[Thought] = []
    limits = SearchLimits(nodes=20_000, depth=3, moves=tuple(sorted(castlings)))
    best = thinker.think(board, limits, 2, lambda: False, thoughts.append)
    assert best in castlings
    assert {thought.line[0] for thought in thoughts} == castlings
    assert [one.line for one in thoughts if not are_legal(board, one.line)] == []


def test_blend_of_material_changes_the_score(thinker: CompiledThinker) -> None:
    board = chess.Board("r3k2r/pp1b1ppp/2n2n2/1B2N3/Q2Pq3/2P1B3/P4PPP/R3K2R w KQkq - 0 13")
    network = thinker.evaluate(board)
    thinker.blend(0)
    assert thinker.evaluate(board) == material(board)
    thinker.blend(80)
    assert abs(thinker.evaluate(board) - (0.8 * network + 0.2 * material(board))) <= 1
