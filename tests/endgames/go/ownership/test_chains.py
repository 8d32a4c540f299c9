"""Boards of playouts: that they know the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from endgames.go.board import OTHER, Shape, read_rows
from endgames.go.ownership.chains import count, is_atari, is_legal, place
from endgames.go.reach import CODES, playouts


@pytest.mark.parametrize("games", [6, pytest.param(300, marks=pytest.mark.nightly)])
def test_moves_captures_and_liberties_are_those_of_the_board(games: int) -> None:
    chance, shape = random.Random(1), Shape(7, 7)
    _, empty = read_rows(["." * 7] * 7)
    for _ in range(games):
        text, color, barred = empty, "x", -1
        asked = playouts(shape, text)
        board, field = asked.board.copy(), asked.asked.field
        for _ in range(120):
            legal = []
            for point in (point for point, sign in enumerate(text) if sign == "."):
                after = shape.play(text, point, color)
                assert is_legal(board, point, CODES[color], field) == (after is not None)
                if after is not None and point != barred:
                    legal.append((point, after.text))
            if not legal:
                break
            point, text = chance.choice(legal)
            barred = place(board, point, CODES[color], field)
            color = OTHER[color]
            agrees_with(board, shape, text)


def agrees_with(board: Any, shape: Shape, text: str) -> None:
    """Stones, chains, and which of them are in atari."""
    cells, heads = board[0], board[1]
    assert all(cells[point] == CODES[sign] for point, sign in enumerate(text))
    for side in OTHER:
        for block in shape.groups(text, side.__eq__):
            (head,) = {int(heads[point]) for point in block}
            liberties = sum(text[point] == "." for point in shape.around(block))
            assert is_atari(board, head) == (liberties == 1)


@pytest.mark.parametrize(
    ("rows", "owned", "points"),
    [
        (["x.o", "x.o", "x.o"], "x.ox.ox.o", 0),
        (["x.o", "xxo", ".xo"], "xxoxxoxxo", 2),
        ([".xo", "oxo", ".xo"], "xxoxxoxxo", 3),
        ([".xo", "oxo", ".xo"], "oxooxooxo", -1),
    ],
    ids=["points between", "a point of one side", "a dead stone", "a living stone"],
)
def test_points_are_counted_where_one_side_alone_lives_beside_them(
    rows: list[str], owned: str, points: int
) -> None:
    shape, text = read_rows(rows)
    asked, owners = playouts(shape, text), [0] * len(text)
    for place_, sign in zip((p for p, each in enumerate(text) if each != "#"), owned, strict=True):
        owners[place_] = {"x": 1, "o": -1, ".": 0}[sign]
    ends = np.zeros(len(text), np.int64)
    assert count(asked.board[0], np.array(owners), asked.asked.field, ends) == ends.sum() == points
