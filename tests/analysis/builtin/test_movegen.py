"""The move generator and the board of the built-in engine, proved by counting."""

from __future__ import annotations

import random
from typing import Any

import chess
import numpy as np
import pytest

from server.analysis.builtin.movegen import generate, is_check, make_move, perft
from server.analysis.builtin.moves import from_chess, uci_text
from server.analysis.builtin.state import place_board, position_key, search_type
from tests.sampling import first

KNOWN = [
    # position, depth, lines, lines one deeper: https://www.chessprogramming.org/Perft_Results
    (chess.STARTING_FEN, 4, 197_281, 4_865_609),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862, 4_085_603),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238, 674_624),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9_467, 422_333),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379, 2_103_487),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890, 3_894_594),
]


def placed(board: chess.Board) -> Any:
    search = np.zeros(1, search_type(128))[0]
    place_board(search, board)
    return search


@pytest.mark.parametrize("deeper", first(1, [0, 1]))
@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known[0])
def test_perft_counts_the_known_number_of_lines(known: tuple[str, int, int, int], deeper: int) -> None:
    fen, depth, *lines = known
    assert perft(placed(chess.Board(fen)), depth + deeper) == lines[deeper]


def python_perft(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in list(board.legal_moves):
        board.push(move)
        total += python_perft(board, depth - 1)
        board.pop()
    return total


@pytest.mark.parametrize("number", [0, 356, 518, 692, 959])
def test_perft_of_chess960_agrees_with_python_chess(number: int) -> None:
    board = chess.Board.from_chess960_pos(number)
    assert perft(placed(board), 3) == python_perft(board, 3)


@pytest.mark.parametrize(
    "fen",
    [
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w BGbg - 0 1",
        "2r1kr2/8/8/8/8/8/8/1RK2R2 w FBfc - 0 1",
        "rk2r3/8/8/8/8/8/6q1/RK1R4 w DAea - 0 1",
        "4k3/8/8/8/8/8/8/r1RK3R w CH - 0 1",
    ],
)
def test_perft_of_castling_in_chess960_agrees_with_python_chess(fen: str) -> None:
    board = chess.Board(fen, chess960=True)
    assert perft(placed(board), 3) == python_perft(board, 3)


def legal_moves(search: Any, chess960: bool) -> set[str]:
    found = set()
    for index in range(generate(search, 0, True)):
        move = int(search["moves"][0, index])
        make_move(search, 0, move)
        if not is_check(search, 1, search["turn"][0]):
            found.add(uci_text(move, chess960=chess960))
    return found


@pytest.mark.parametrize("chess960", first(1, [True, False]))
def test_random_games_have_the_same_moves_and_keys_as_python_chess(chess960: bool) -> None:
    choice = random.Random(7)
    for _ in range(3):
        board = chess.Board.from_chess960_pos(choice.randrange(960)) if chess960 else chess.Board()
        while not board.is_game_over() and board.ply() < 120:
            search = placed(board)
            assert legal_moves(search, chess960) == {board.uci(move) for move in board.legal_moves}
            move = choice.choice(list(board.legal_moves))
            make_move(search, 0, from_chess(board, move))
            board.push(move)
            assert search["key"][1] == position_key(board)


def test_noisy_moves_are_the_captures_and_promotions_to_a_queen() -> None:
    for fen, *_ in KNOWN:
        board = chess.Board(fen)
        search = placed(board)
        count = generate(search, 0, False)
        found = {uci_text(int(move), chess960=False) for move in search["moves"][0, :count]}
        wanted = {
            move.uci()
            for move in board.pseudo_legal_moves
            if move.promotion == chess.QUEEN or (board.is_capture(move) and not move.promotion)
        }
        assert found == wanted
