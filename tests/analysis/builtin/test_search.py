"""The compiled search: mates, draws that it seeks, special moves, lines, and nine positions."""

from __future__ import annotations

import shutil
from collections.abc import Callable

import chess
import chess.engine
import pytest

from server.analysis.builtin.thinking import Thought
from tests.analysis.builtin.positions import MATES, NINE, are_legal

Think = Callable[..., tuple[str | None, list[Thought]]]


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


def test_perpetual_check_saves_a_lost_position(think: Think) -> None:
    _, thoughts = think("6k1/5p1p/5Q2/8/8/8/r4PPP/q4n1K w - - 0 1", nodes=100_000)
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


def test_lines_are_legal(think: Think) -> None:
    for fen in NINE:
        _, thoughts = think(fen, nodes=20_000, ranks=3)
        assert {thought.rank for thought in thoughts} == {1, 2, 3}
        assert min(len(thought.line) for thought in thoughts) >= 1
        assert max(len(thought.line) for thought in thoughts) >= 4
        assert [one.line for one in thoughts if not are_legal(chess.Board(fen), one.line)] == []


STOCKFISH = shutil.which("stockfish", path="/usr/games:/usr/local/bin:/usr/bin")


@pytest.mark.nightly
@pytest.mark.skipif(STOCKFISH is None, reason="Stockfish grades the moves")
def test_nine_positions_of_the_spec_are_played_well(think: Think) -> None:
    losses = []
    with chess.engine.SimpleEngine.popen_uci(str(STOCKFISH), timeout=30) as judge:
        for fen in NINE:
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
