"""The compiled moves against python-chess's: as many, and legal in the same positions."""

from __future__ import annotations

import random
from typing import Any

import chess
import numpy as np
import pytest

from endgames.tables.names import read_name
from tests.endgames.tables.building.made import Made

pytest.importorskip("numba", reason="tables are built with numba")

from endgames.tables.building import positions


def board_of(name: str, squares: list[int], turn: chess.Color) -> chess.Board:
    material = read_name(name)
    board = chess.Board(None)
    board.turn = turn
    for square, letter in zip(squares, "Kk" + material.strong + material.weak.lower(), strict=True):
        board.set_piece_at(square, chess.Piece.from_symbol(letter))
    return board


def placements(count: int, seed: int) -> list[list[int]]:
    """Squares of two kings and a man that may be a pawn."""
    chance = random.Random(seed)
    return [[*chance.sample(range(64), 2), chance.randrange(8, 56)] for _ in range(count)]


@pytest.mark.parametrize("name", ["KQvK", "KRvK", "KPvK"])
def test_the_same_positions_are_legal_and_have_as_many_moves(made: Made, name: str) -> None:
    made.table(name)
    maker = made.makers[name]
    room: Any = positions.new_room()
    work: Any = np.zeros((2, maker.layout.slice), np.uint16)
    for squares in placements(150, 1):
        for side in (0, 1):
            board = board_of(name, squares, side == 0) if len(set(squares)) == 3 else None
            legal = board is not None and board.is_valid()
            here = np.array(squares, np.int64)
            assert positions.is_legal(here, side, maker.types, maker.colors) == legal
            if board is not None and legal:
                counted = positions.expand(here, side, positions.COUNT, 0, room, work, maker.facts)
                leaving = {move for move in board.legal_moves if board.is_zeroing(move)}
                assert counted[0] == board.legal_moves.count() - len(leaving)
                assert counted[4] == any(board.legal_moves)
                assert here.tolist() == squares
