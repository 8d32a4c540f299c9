"""Playouts: whose points they say it is, and what they play for."""

from __future__ import annotations

import pytest

from endgames.go.board import read_rows
from endgames.go.ownership.chains import BLACK, WHITE
from endgames.go.reach import playouts

VITAL = ["...xo", "xxxxo", "ooooo", ".o.o.", "ooooo"]
"""Who plays in the middle of the three points lives, or kills."""


@pytest.mark.parametrize("first", [BLACK, WHITE])
def test_walls_that_divide_a_board_own_their_halves_for_either_side_to_begin(first: int) -> None:
    shape, text = read_rows([".x.x.", "xxxxx", ".....", "ooooo", ".o.o."])
    owners = playouts(shape, text).reach(first, 0, territory=False).played(400).owners
    assert all(share > 0.9 for share, sign in zip(owners, text, strict=True) if sign == "x")
    assert all(share < -0.9 for share, sign in zip(owners, text, strict=True) if sign == "o")


@pytest.mark.parametrize(("first", "least"), [(BLACK, -9), (WHITE, -24)])
def test_the_move_that_decides_is_played_most(first: int, least: int) -> None:
    shape, text = read_rows(VITAL)
    played = playouts(shape, text).reach(first, least, territory=False).played(1000)
    assert shape.name(played.moves[0]) == "B5"


@pytest.mark.parametrize("first", [BLACK, WHITE])
def test_stones_in_capitals_are_never_taken(first: int) -> None:
    shape, text = read_rows(["Xo.", "oo.", "..."])
    assert playouts(shape, text).reach(first, 0, territory=False).played(50).owners[0] > 0


def test_a_score_is_reached_in_nearly_all_games_and_one_more_in_few() -> None:
    shape, text = read_rows(VITAL)
    games = playouts(shape, text)
    assert games.reach(BLACK, -9, territory=False).played(2000).result > 0.8
    assert games.reach(BLACK, -8, territory=False).played(2000).result < 0.2
