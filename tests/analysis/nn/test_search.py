"""The compiled search: mates, draws, special moves, limits, ranks, determinism, and nine positions."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import chess
import chess.engine
import pytest

pytest.importorskip("numba", reason="the compiled engine needs numba")

from server.analysis.nn.deepening import CompiledThinker
from server.analysis.nn.material import material
from server.analysis.nn.thinking import Limits, Thought

Think = Callable[..., tuple[str | None, list[Thought]]]

NINE = Path(__file__).parents[2] / "data" / "nine_positions.txt"

MATES = [
    (1, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),
    (1, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"),
    (1, "6k1/3r2pp/8/8/8/8/5PPP/6K1 b - - 0 1"),
    (2, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"),
    (2, "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1"),
    (3, "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1"),
    (3, "1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 0"),
    (4, "7R/r1p1q1pp/3k4/1p1n1Q2/3N4/8/1PP2PPP/2B3K1 w - - 1 0"),
]


@pytest.mark.parametrize(("moves", "fen"), MATES)
def test_mate_is_found_with_its_length_and_line(think: Think, moves: int, fen: str) -> None:
    best, thoughts = think(fen, nodes=1_000_000)
    last = thoughts[-1]
    assert last.score.relative.mate() == moves
    board = chess.Board(fen)
    for text in last.line:
        board.push_uci(text)
    assert board.is_checkmate()
    assert len(last.line) == 2 * moves - 1
    assert best == last.line[0]


def test_side_that_is_mated_is_told_so(think: Think) -> None:
    _, thoughts = think("6k1/8/6K1/8/8/8/8/R7 b - - 0 1", nodes=20_000)
    mate = thoughts[-1].score.relative.mate()
    assert mate is not None and mate < 0


def test_stalemate_is_avoided_when_winning(think: Think) -> None:
    fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"
    best, thoughts = think(fen, nodes=50_000)
    board = chess.Board(fen)
    board.push_uci(best or "")
    assert not board.is_stalemate()
    assert thoughts[-1].score.relative > chess.engine.Cp(400)


def test_stalemate_is_sought_when_losing(think: Think) -> None:
    _, thoughts = think("k7/2Q5/8/8/8/8/7r/K7 b - - 0 1", nodes=200_000)
    assert thoughts[-1].score.relative.score() == 0  # the rook checks for ever: to take it is stalemate


def test_position_that_was_there_twice_is_a_draw(think: Think) -> None:
    board = chess.Board("7k/8/8/8/8/8/q5PP/7K w - - 0 1")
    for text in ("h1g1", "a2a1", "g1f2", "a1a2", "f2g1", "a2a1", "g1f2", "a1a2"):
        board.push_uci(text)
    _, thoughts = think(board, nodes=20_000, ranks=5)
    scores = {thought.line[0]: thought.score.relative.score() for thought in thoughts}
    assert scores["f2g1"] == 0


def test_perpetual_check_saves_a_lost_position(think: Think) -> None:
    _, thoughts = think("6k1/5p1p/5Q2/8/8/8/r4PPP/q4n1K w - - 0 1", nodes=100_000)
    assert thoughts[-1].score.relative.score() == 0


def test_move_that_reaches_fifty_moves_is_a_draw(think: Think) -> None:
    _, thoughts = think("7k/8/8/3Q4/8/8/8/K7 w - - 99 120", nodes=20_000)
    assert thoughts[-1].score.relative.score() == 0


def test_mate_counts_before_fifty_moves(think: Think) -> None:
    best, thoughts = think("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 120", nodes=20_000)
    assert best == "d1d8"
    assert thoughts[-1].score.relative.mate() == 1


def test_bare_minor_piece_is_a_draw(think: Think) -> None:
    _, thoughts = think("8/8/8/3k4/8/8/3p4/3KB3 w - - 0 1", nodes=20_000)
    assert thoughts[-1].score.relative.score() == 0


@pytest.mark.parametrize(
    ("fen", "move"),
    [
        ("8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "a7a8q"),
        ("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1", "c7c8r"),  # Saavedra: a queen would let Black be stalemated
        ("8/2P1k3/1q6/8/8/8/6PP/7K w - - 0 1", "c7c8n"),  # check, and the queen falls
    ],
)
def test_pawn_promotes_to_the_right_piece(think: Think, fen: str, move: str) -> None:
    assert think(fen, nodes=200_000)[0] == move


def test_en_passant_is_taken_when_it_is_best(think: Think) -> None:
    assert think("5k2/8/8/1pP5/8/8/8/7K w - b6 0 2", nodes=50_000)[0] == "c5b6"


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
    for limits in (Limits(seconds=0.2), Limits()):
        started = time.monotonic()
        assert thinker.think(chess.Board(), limits, 1, stop.is_set, quiet.append)
        assert time.monotonic() - started < 30


def test_only_the_moves_asked_about_are_searched(thinker: CompiledThinker) -> None:
    board = chess.Board("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1")
    limits = Limits(nodes=20_000, moves=("a2a3", "h2h3"))
    thoughts: list[Thought] = []
    best = thinker.think(board, limits, 3, lambda: False, thoughts.append)
    assert best in limits.moves
    assert {thought.line[0] for thought in thoughts} == set(limits.moves)
    assert thinker.think(board, Limits(nodes=20_000), 1, lambda: False, thoughts.append) == "f3h4"


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
        for fen in (chess.STARTING_FEN, MATES[1][1], NINE.read_text().splitlines()[1]):
            best, thoughts = think(fen, nodes=40_000, ranks=2)
            found.append((best, *((one.rank, one.depth, one.score, one.nodes, one.line) for one in thoughts)))
        return found

    assert told() == told()


def are_legal(board: chess.Board, line: Sequence[str]) -> bool:
    """Whether each move can be played after the one before, and is written as the board writes it."""
    board = board.copy()
    for text in line:
        move = next((move for move in board.legal_moves if board.uci(move) == text), None)
        if move is None:
            return False
        board.push(move)
    return True


def test_lines_are_legal(think: Think) -> None:
    for fen in NINE.read_text().splitlines():
        _, thoughts = think(fen, nodes=20_000, ranks=3)
        assert {thought.rank for thought in thoughts} == {1, 2, 3}
        assert min(len(thought.line) for thought in thoughts) >= 1
        assert max(len(thought.line) for thought in thoughts) >= 4
        assert [one.line for one in thoughts if not are_legal(chess.Board(fen), one.line)] == []


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
    limits = Limits(nodes=20_000, depth=3, moves=tuple(sorted(castlings)))
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


STOCKFISH = shutil.which("stockfish", path="/usr/games:/usr/local/bin:/usr/bin")


@pytest.mark.skipif(STOCKFISH is None, reason="Stockfish grades the moves")
def test_nine_positions_of_the_spec_are_played_well(think: Think) -> None:
    losses = []
    with chess.engine.SimpleEngine.popen_uci(str(STOCKFISH), timeout=30) as judge:
        for fen in NINE.read_text().splitlines():
            board = chess.Board(fen)
            best, _ = think(board, nodes=400_000)
            losses.append(loss_of(judge, board, chess.Move.from_uci(best or "")))
    assert max(losses) <= 60, losses
    assert sum(loss <= 30 for loss in losses) >= 8, losses


def loss_of(judge: chess.engine.SimpleEngine, board: chess.Board, move: chess.Move) -> int:
    """Centipawns in the mover's view by Stockfish at depth 18; 0 for its own first move."""
    limit = chess.engine.Limit(depth=18)
    info = judge.analyse(board, limit, game=object())
    if info["pv"][0] == move:
        return 0
    after = judge.analyse(board, limit, root_moves=[move], game=object())
    values = [one["score"].pov(board.turn).score(mate_score=10_000) for one in (info, after)]
    return max(values[0] - values[1], 0)
