"""Pawn endings as sums: every position of the collection, textbook endings, and Stockfish's opinion."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import chess.engine
import pytest

from endgames.pawns.database import Values
from endgames.pawns.sums import NoSums, SolvedSums, mover_wins, solve
from server.analysis.engine.locate import find_engines
from server.analysis.evaluation import Line, Score
from tests.sampling import first

DATA = json.loads((Path(__file__).parents[2] / "data" / "chess_sums.json").read_text())
POSITIONS = [each for each in DATA["positions"] if not each.get("negative_test")]
NEGATIVE = [each for each in DATA["positions"] if each.get("negative_test")]
VALUES = Values(None)

CERTIFIED = {
    "trebuchet in the centre": "8/8/8/2Kp4/3Pk3/8/8/8 w - - 0 1",
    "trebuchet at the edge": "8/8/1pK5/kP6/8/8/8/8 b - - 0 1",
    "White's double move": "8/8/8/4k2p/4Pp2/5K2/7P/8 b - - 0 1",
    "whoever moves first": "8/8/p7/p3k3/4Pp2/P4K2/P7/8 w - - 0 1",
    "a spare move for Black": "8/7p/8/p3k3/4Pp2/p4K2/P6P/8 w - - 0 1",
}
TEXTBOOK = {
    "Réti 1921": "7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
    "Lasker and Reichhelm": "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
    "triangulation": "2k5/8/p1P5/P2K4/8/8/8/8 w - - 0 1",
    "breakthrough": "7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1",
    "opposition": "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
    "distant opposition": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "outside passed pawn": "8/5ppp/3k4/8/P2K4/8/5PPP/8 w - - 0 1",
    "protected passed pawn": "8/8/3k4/1p1p2p1/1P1P1pP1/5P2/3K4/8 w - - 0 1",
    "rook's pawn": "k7/8/1K6/P7/8/8/8/8 w - - 0 1",
    "a wall": "8/8/3k4/p1p1p1p1/P1P1P1P1/3K4/8/8 w - - 0 1",
}


def solved(fen: str, *, prove: bool = True) -> SolvedSums:
    found = solve(chess.Board(fen), VALUES, prove=prove)
    assert isinstance(found, SolvedSums), found
    return found


@pytest.mark.parametrize("expected", POSITIONS, ids=lambda each: each["name"])
def test_sum_outcome_and_winning_moves_are_those_of_the_collection(expected: dict[str, Any]) -> None:
    for fen, side in ((expected["fen_wtm"], "white"), (expected["fen_btm"], "black")):
        found = solved(fen, prove=False)
        assert (found.sum, found.outcome) == (expected["sum"], expected["cgt_outcome"])
        assert sorted(found.winning_moves) == sorted(expected["sides"][side]["tempo_game_winning_moves"])
        other = expected["sides"]["black" if side == "white" else "white"]["tempo_game_winning_moves"]
        assert sorted(found.other_winning_moves) == sorted(other)
        assert [(sorted(each["white"] + each["black"]), each["value"]) for each in expected["groups"]] == [
            (list(group.squares), group.value) for group in found.groups
        ]
        assert not found.certified
        assert found.doubt


@pytest.mark.parametrize("expected", first(1, NEGATIVE), ids=lambda each: each["fen_wtm"])
def test_what_only_the_tempo_game_says_is_not_certified(expected: dict[str, Any]) -> None:
    assert [solved(expected[fen]).certified for fen in ("fen_wtm", "fen_btm")] == [False, False]


@pytest.mark.parametrize("fen", CERTIFIED.values(), ids=CERTIFIED)
def test_a_textbook_zugzwang_is_certified(fen: str) -> None:
    assert solved(fen).doubt is None


def test_whoever_moves_wins_by_a_single_move_each() -> None:
    found = solved("8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1", prove=False)
    assert [(group.squares, group.value) for group in found.groups] == [
        (("a2", "a6", "b2", "b7"), "^"),
        (("h3", "h7"), "v2*"),
    ]
    assert (found.sum, found.outcome) == ("v*", "N")
    assert (found.winning_moves, found.other_winning_moves) == (("h4",), ("a5",))


@pytest.mark.parametrize("fen", first(4, TEXTBOOK.values()), ids=TEXTBOOK)
def test_an_ending_that_kings_decide_is_not_certified(fen: str) -> None:
    found = solve(chess.Board(fen), VALUES)
    assert isinstance(found, NoSums) or not found.certified


@pytest.mark.parametrize(
    "fen",
    [
        chess.STARTING_FEN,
        "8/8/8/4k3/8/4K3/8/8 w - - 0 1",
        "8/8/8/4k3/3P4/4K3/8/8 b - - 0 1",
        "8/8/8/8/8/4K3/8/8 w - - 0 1",
        "8/pppp4/8/7k/7p/7K/PPPP4/8 w - - 0 1",
    ],
)
def test_what_is_no_such_ending_or_too_large_is_refused(fen: str) -> None:
    found = solve(chess.Board(fen))
    assert isinstance(found, NoSums)
    assert found.reason.key.startswith("pawns-refused-")


def test_a_pawn_that_comes_through_is_no_matter_of_spare_moves() -> None:
    assert not solved("8/7p/5P2/3k4/2pP3P/P1K5/8/8 w - - 0 1").certified


CORES = (
    "8/8/8/4k3/4Pp2/5K2/8/8",
    "8/8/8/2Kp4/3Pk3/8/8/8",
    "8/8/4k3/4p3/4P3/4K3/8/8",
    "8/8/8/3k1p2/3P1P2/4K3/8/8",
    "8/8/5k2/4p1p1/4P1P1/5K2/8/8",
    "8/8/3k4/1p1p4/1P1P4/3K4/8/8",
)


def generated(chance: random.Random) -> Iterator[chess.Board]:
    """Kings' cores with pawns on the other files, few: with many one comes through: no claim."""
    while True:
        board = chess.Board(f"{chance.choice(CORES)} w - - 0 1")
        if chance.random() < 0.5:
            board = board.transform(chess.flip_horizontal)
        core = chess.popcount(board.pawns)
        kings = [square for color in chess.COLORS for square in board.pieces(chess.KING, color)]
        near = {chess.square_file(king) + side for king in kings for side in (-1, 0, 1)}
        for file in set(range(8)) - near:
            for color in chess.COLORS:
                square = chess.square(file, chance.randint(1, 6))
                if chance.random() < 0.3 and not board.piece_at(square):
                    board.set_piece_at(square, chess.Piece(chess.PAWN, color))
        board.turn = chance.random() < 0.5
        if board.is_valid() and chess.popcount(board.pawns) > core + 1:
            yield board


def lines_of(engine: chess.engine.SimpleEngine, board: chess.Board, depth: int, most: int) -> list[Line]:
    found = engine.analyse(board, chess.engine.Limit(depth=depth), multipv=most)
    lines = []
    for rank, info in enumerate(found, 1):
        score = info["score"].white()
        pv = tuple(move.uci() for move in info["pv"])
        lines.append(Line(rank, info["depth"], Score(score.score(), score.mate()), pv))
    return lines


def contradicted(boards: Iterator[chess.Board], certified: int, depth: int) -> list[str]:
    """The claims among so many that Stockfish contradicts: who wins, or a move that does not."""
    found = []
    specs = [each for each in find_engines() if "stockfish" in each.text.lower()]
    with chess.engine.SimpleEngine.popen_uci(list(specs[0].command)) as engine:
        while certified:
            board = next(boards)
            sums = solve(board, VALUES)
            if isinstance(sums, NoSums) or not sums.certified:
                continue
            certified -= 1
            lines = lines_of(engine, board, depth, 40)
            mover = board.turn
            winner = mover if mover_wins(sums, mover) else not mover
            winning = {board.parse_san(san).uci() for san in sums.winning_moves}
            unfit = [each.pv[0] for each in lines if each.pv[0] in winning and each.score.of(mover) <= 0]
            if lines[0].score.of(winner) <= 0 or unfit:
                found.append(board.fen())
    return found


def test_stockfish_contradicts_no_claim() -> None:
    assert contradicted(map(chess.Board, CERTIFIED.values()), len(CERTIFIED), 16) == []


@pytest.mark.nightly
def test_a_deeper_search_contradicts_no_claim() -> None:
    assert contradicted(generated(random.Random(11)), 30, 20) == []
