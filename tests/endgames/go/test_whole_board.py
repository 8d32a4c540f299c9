"""Claims on whole boards: never more than play finds, and what is claimed of moves."""

from __future__ import annotations

import random

import pytest

from endgames.go.board import OTHER, read_rows
from endgames.go.local_games import Rules
from endgames.go.solver import solve
from endgames.go.whole_board import WholeBoard
from tests.endgames.go.whole_play import WholePlay


@pytest.mark.parametrize(
    ("height", "width", "boards"),
    [
        (2, 3, 40),
        pytest.param(3, 3, 60, marks=pytest.mark.nightly),
        pytest.param(2, 4, 2000, marks=pytest.mark.nightly),
    ],
)
def test_nothing_is_claimed_that_play_does_not_find(height: int, width: int, boards: int) -> None:
    shape, empty = read_rows(["." * width] * height)
    whole = WholePlay(shape, [empty], most=60_000)
    texts = sorted({text for text, _, passed, bar in whole.least if not passed and bar < 0})
    exact = 0
    for text in random.Random(6).sample(texts, min(boards, len(texts))):
        board = WholeBoard(shape, text, Rules.AREA, work=200_000)
        for first in OTHER:
            low, high = board.score(first)
            state = (text, first, False, -1)
            if state in whole.least:
                assert low is None or low <= whole.least[state], (text, first)
                assert high is None or whole.most[state] <= high, (text, first)
                exact += low is not None and low == high
    assert exact > boards


def test_moves_that_keep_the_score_are_told() -> None:
    shape, text = read_rows([".x.o.", "xx.oo", ".x.o."])
    board = WholeBoard(shape, text, Rules.AREA)
    low, high = board.score("x")
    assert low == high == 1
    assert {shape.name(point) for point in board.keeping("x", 1)} == {"C1", "C2", "C3"}


@pytest.mark.parametrize("rules", Rules)
def test_borders_are_worth_what_the_sum_of_local_games_says(rules: Rules) -> None:
    rows = [".x.x.x.", "xxxxxxx", "x.....o", "xxxxooo", "xx...oo", "xxoooo.", "xxo.o.o"]
    solved = solve(rows, rules)
    shape, text = read_rows(rows)
    board = WholeBoard(shape, text, rules)
    for first, span in (("x", solved.black_first), ("o", solved.white_first)):
        assert list(board.score(first)) == [span.low, span.high]


def test_too_little_work_claims_nothing() -> None:
    shape, text = read_rows([".....", ".xxx.", ".....", ".ooo.", "....."])
    assert WholeBoard(shape, text, Rules.AREA, work=0).score("x") == (None, None)
