"""The network inside the search agrees with its plain score, whatever way a position was reached."""

from __future__ import annotations

import random

import chess
import numpy as np
import pytest

from server.analysis.builtin.accumulator import load_network, material, score_logits
from server.analysis.builtin.movegen import make_move
from server.analysis.builtin.moves import from_chess
from server.analysis.builtin.state import MAX_PLY, place_board, search_type
from server.analysis.nn.features import from_boards
from server.analysis.nn.weights import Weights, scores
from tests.analysis.builtin.positions import material as white_material
from tests.analysis.builtin.random_weights import SHAPES, random_weights

TOLERANCE = 0.02
"""Centipawns; the engine rounds to whole ones."""


def plain_score(weights: Weights, board: chess.Board) -> float:
    """Centipawns in the view of the side to move."""
    white = float(scores(weights, from_boards([board]))[0]) / float(weights.k)
    return white if board.turn else -white


@pytest.mark.parametrize("chess960", [False, True])
def test_score_followed_move_by_move_is_the_plain_score(weights: Weights, chess960: bool) -> None:
    follow_games(weights, 2, chess960=chess960)


@pytest.mark.nightly
@pytest.mark.parametrize("shape", SHAPES)
def test_networks_of_other_shapes_are_followed_too(shape: tuple[int, int, int]) -> None:
    follow_games(random_weights(*shape), 2, chess960=False)


def follow_games(weights: Weights, games: int, *, chess960: bool) -> None:
    """Random games, each one line of the search: every score asked for is the plain one."""
    choice = random.Random(3)
    network = load_network(weights, 100)
    for _ in range(games):
        board = chess.Board.from_chess960_pos(choice.randrange(960)) if chess960 else chess.Board()
        search = np.zeros(1, search_type(weights.width))[0]
        place_board(search, board)
        for ply in range(MAX_PLY):
            if board.is_game_over():
                break
            if choice.random() < 0.6:  # else the next one follows over more than one move
                score = score_logits(search, network, ply) * network["scale"]
                assert score == pytest.approx(plain_score(weights, board), abs=TOLERANCE)
                assert material(search, ply) == white_material(board) * (1 if board.turn else -1)
            castling = [move for move in board.legal_moves if board.is_castling(move)]
            move = choice.choice(castling or list(board.legal_moves))
            make_move(search, ply, from_chess(board, move))
            board.push(move)


def test_score_of_swapped_colours_is_the_same_for_the_side_to_move(weights: Weights) -> None:
    network = load_network(weights, 100)
    for fen in (
        "r3k2r/pp1b1ppp/2n2n2/1B2N3/Q2Pq3/2P1B3/P4PPP/R3K2R w KQkq - 1 13",
        "8/5p2/R7/5k2/8/8/P4P2/6K1 b - - 1 36",
    ):
        found = []
        for board in (chess.Board(fen), chess.Board(fen).mirror()):
            search = np.zeros(1, search_type(weights.width))[0]
            place_board(search, board)
            found.append(float(score_logits(search, network, 0)))
        assert found[0] == pytest.approx(found[1], abs=1e-4)
