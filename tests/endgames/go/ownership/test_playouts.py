"""Playouts: whose points they say it is, what they play for, and that they know the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from endgames.go.board import OTHER, Shape, read_rows
from endgames.go.ownership import playouts as module
from endgames.go.ownership.playouts import BLACK, WHITE
from endgames.go.reach import CODES, playouts

VITAL = ["...xo", "xxxxo", "ooooo", ".o.o.", "ooooo"]
"""Who plays in the middle of the three points lives, or kills."""


@pytest.mark.parametrize("first", [BLACK, WHITE])
def test_walls_that_divide_a_board_own_their_halves_for_either_side_to_begin(first: int) -> None:
    shape, text = read_rows([".x.x.", "xxxxx", ".....", "ooooo", ".o.o."])
    owners = playouts(shape, text).open(first).played(400).owners
    assert all(share > 0.9 for share, sign in zip(owners, text, strict=True) if sign == "x")
    assert all(share < -0.9 for share, sign in zip(owners, text, strict=True) if sign == "o")


@pytest.mark.parametrize("first", [BLACK, WHITE])
def test_the_move_that_decides_is_played_most(first: int) -> None:
    shape, text = read_rows(VITAL)
    assert shape.name(playouts(shape, text).open(first).played(2000).moves[0]) == "B5"


@pytest.mark.parametrize("first", [BLACK, WHITE])
def test_stones_in_capitals_are_never_taken(first: int) -> None:
    shape, text = read_rows(["Xo.", "oo.", "..."])
    assert playouts(shape, text).open(first).played(50).owners[0] == 1


def test_a_score_is_reached_in_nearly_all_games_and_one_more_in_few() -> None:
    shape, text = read_rows(VITAL)
    games = playouts(shape, text)
    assert games.reach(BLACK, -9, territory=False).played(2000).result > 0.9
    assert games.reach(BLACK, -8, territory=False).played(2000).result < 0.1


@pytest.mark.parametrize("games", [6, pytest.param(300, marks=pytest.mark.nightly)])
def test_moves_captures_and_liberties_are_those_of_the_board(games: int) -> None:
    chance, shape = random.Random(1), Shape(7, 7)
    _, empty = read_rows(["." * 7] * 7)
    for _ in range(games):
        text, color, barred = empty, "x", -1
        asked = playouts(shape, text)
        board, field = asked.board.copy(), asked.field
        for _ in range(120):
            legal = []
            for point in (point for point, sign in enumerate(text) if sign == "."):
                after = shape.play(text, point, color)
                assert module._is_legal(board, point, CODES[color], field) == (after is not None)
                if after is not None and point != barred:
                    legal.append((point, after.text))
            if not legal:
                break
            point, text = chance.choice(legal)
            barred = module._place(board, point, CODES[color], field)
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
            assert module._is_atari(board, head) == (liberties == 1)
