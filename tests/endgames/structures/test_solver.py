"""Pawn endings solved: what tables, the rules alone and an engine say, and nothing that is not proven."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

from endgames.structures.questions import SolverLimits
from endgames.structures.solver import SolverAnswer, solve
from tests.endgames.structures.brute import key_of, results
from tests.sampling import first

KNOWN: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "pawn_endings.jsonl").read_text().splitlines()
]
OF_TABLES = [each for each in KNOWN if each["source"].startswith("kibitz")]
PLAYED = [each for each in KNOWN if each["source"].startswith("stockfish")]
SIX = [each for each in PLAYED if chess.popcount(chess.Board(each["fen"]).occupied) == 6]
FEW = SolverLimits(nodes=20_000, promotions=20_000, followed=20_000, room=1_000, duels=0, depth=4)
NAMES = {1: "1-0", 0: "1/2-1/2", -1: "0-1"}


def all_moves(board: chess.Board, answer: SolverAnswer) -> bool:
    """Whether every legal move is told of once, or none where every move keeps what is lost."""
    told = [*answer.moves, *answer.unsure]
    return len(told) == len({*told}) and {*told} <= {board.san(move) for move in board.legal_moves}


@pytest.mark.parametrize("known", first(40, OF_TABLES), ids=lambda known: known["fen"])
def test_what_tables_of_four_men_know(known: dict[str, Any]) -> None:
    board = chess.Board(known["fen"])
    answer = solve(board)
    assert answer.result == known["result"]
    assert all_moves(board, answer)
    assert {*answer.moves} <= {*known["moves"]}
    assert {*known["moves"]} <= {*answer.moves, *answer.unsure}


@pytest.mark.parametrize(
    ("fen", "result", "moves"),
    [
        # The trébuchet, with a spare move for one side.
        ("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1", "1-0", ("h4",)),
        # Réti: the king goes for both.
        ("7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "1/2-1/2", ("Kg7",)),
        # A breakthrough: the pawns alone.
        ("8/ppp5/8/PPP5/8/6k1/8/6K1 w - - 0 1", "1-0", ("b6",)),
        # The capture en passant that is there for one move decides.
        ("8/8/8/8/k1pP4/8/1K6/8 b - d3 0 1", None, None),
        # Mate, stalemate.
        ("k7/P7/1K6/8/8/8/8/8 b - - 0 1", "1/2-1/2", ()),
        ("4k3/3PP3/3K4/8/8/8/8/8 b - - 0 1", "1-0", None),
    ],
)
def test_what_is_known_of_old(fen: str, result: str | None, moves: tuple[str, ...] | None) -> None:
    answer = solve(chess.Board(fen))
    if result is not None:
        assert answer.result == result
    if moves is not None:
        assert answer.moves == moves


def positions(wp: str, bp: str) -> Iterator[chess.Board]:
    """All legal positions of the kings about some pawns."""
    for white in range(64):
        for black in range(64):
            board = chess.Board(None)
            for square in wp.split():
                board.set_piece_at(chess.parse_square(square), chess.Piece(chess.PAWN, chess.WHITE))
            for square in bp.split():
                board.set_piece_at(chess.parse_square(square), chess.Piece(chess.PAWN, chess.BLACK))
            if board.piece_at(white) or board.piece_at(black) or white == black:
                continue
            board.set_piece_at(white, chess.Piece(chess.KING, chess.WHITE))
            board.set_piece_at(black, chess.Piece(chess.KING, chess.BLACK))
            for board.turn in chess.COLORS:
                if board.is_valid():
                    yield board.copy(stack=False)


@pytest.mark.nightly
def test_locked_pawns_end_as_the_rules_alone_say() -> None:
    boards = [*positions("d4", "d5")]
    found = results(boards)
    for board in boards[::37]:
        answer = solve(board, FEW)
        assert answer.result == NAMES[found[key_of(board)]], board.fen()
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            keeps = found[key_of(after)] == found[key_of(board)]
            assert (board.san(move) in answer.moves) is keeps, (board.fen(), move)


def test_a_double_step_is_answered_en_passant() -> None:
    """1.b4 loses the pawn to 1...axb3; without that it would be safe."""
    answer = solve(chess.Board("8/8/8/8/pk6/8/1P6/3K4 w - - 0 1"))
    assert answer.result in ("0-1", "1/2-1/2")
    right = chess.Board("8/8/8/8/pP6/k7/8/3K4 b - b3 0 1")
    none = chess.Board("8/8/8/8/pP6/k7/8/3K4 b - - 0 1")
    assert "axb3" in [*solve(right).moves, *solve(right).unsure]
    assert solve(right).result == "0-1"
    assert solve(none).result is not None


def test_colours_are_alike() -> None:
    for known in SIX[:1]:
        board = chess.Board(known["fen"])
        one, other = (solve(each, FEW) for each in (board, board.mirror()))
        turned = {"1-0": "0-1", "0-1": "1-0"}
        assert other.result == (turned.get(one.result, one.result) if one.result else None)


def test_what_is_too_much_is_not_said_and_the_same_question_has_the_same_answer() -> None:
    board = chess.Board("8/7p/6p1/PPk5/4K1P1/7P/8/8 b - - 0 1")
    assert solve(board, FEW._replace(work=500)).result is None
    assert solve(board, FEW._replace(nodes=50)).result is None
    few = FEW._replace(work=50_000)
    assert solve(board, few) == solve(board, few)


@pytest.mark.nightly
def test_what_all_moves_together_do_not_tell_each_is_asked_for_with_few_steps() -> None:
    """By the question that tells the result seven moves are unsure."""
    board = chess.Board("8/8/2k1p3/8/7P/6P1/5P1K/8 w - - 0 1")
    answer = solve(board, FEW._replace(work=300_000))
    assert answer.result == "1-0"
    assert not answer.unsure
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        assert (solve(after).result == "1-0") is (board.san(move) in answer.moves), move


def agrees(known: dict[str, Any], limits: SolverLimits | None = None) -> bool:
    """Whether nothing else is claimed than what an engine found clear; whether it is claimed."""
    answer = solve(chess.Board(known["fen"]), limits)
    assert answer.result in (None, known["result"]), known["fen"]
    return answer.result is not None


def test_played_endings_end_as_an_engine_says() -> None:
    assert sum(agrees(each, FEW) for each in SIX[:4]) >= 3


@pytest.mark.nightly
def test_all_played_endings_end_as_an_engine_says() -> None:
    assert sum(agrees(each) for each in PLAYED) >= 0.75 * len(PLAYED)
