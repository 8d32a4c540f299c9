"""What a position seems worth: the evaluation, the table's word, and what searches taught."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import chess
import numpy as np
import pytest

from server.analysis.builtin import estimate, hash_table
from server.analysis.builtin.hash_table import EXACT, LOWER, MISSING, NO_SCORE, UPPER
from server.analysis.builtin.state import NO_ARRIVAL
from server.analysis.builtin.values import MATE
from tests.analysis.builtin.interpreted import plain_python, record


@pytest.fixture(autouse=True)
def evaluated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every position is worth 30, by the evaluation."""
    with plain_python():
        monkeypatch.setattr(estimate, "evaluate", lambda search, network, ply: 30)
        yield


@pytest.fixture
def search() -> Any:
    made = record()
    made.arrival[:] = NO_ARRIVAL
    made.depth[0] = 8
    return made


def known(score: int, bound: int, static: int = 30) -> Any:
    memory = hash_table.new_table(1)
    hash_table.store(memory, np.uint64(4), 0, 1, score, static, 8, bound, 0)
    return hash_table.probe(memory, np.uint64(4))


def estimated(search: Any) -> tuple[int, int, int]:
    estimate.estimate(search, None, 0)
    return int(search.raw[0]), int(search.static[0]), int(search.guess[0])


def test_in_check_nothing_is_estimated(search: Any) -> None:
    search.check[0] = 1
    assert estimated(search) == (NO_SCORE,) * 3


def test_a_position_that_nobody_searched_is_worth_its_evaluation(search: Any) -> None:
    assert search.table_data[0] == MISSING
    assert estimated(search) == (30, 30, 30)


def test_an_evaluation_that_the_table_has_is_not_made_again(search: Any) -> None:
    search.table_data[0] = known(0, LOWER, static=-70)
    assert estimated(search)[:2] == (-70, -70)
    search.table_data[0] = known(0, LOWER, static=NO_SCORE)
    assert estimated(search)[:2] == (30, 30)


@pytest.mark.parametrize(
    ("score", "bound", "guess"),
    [
        (50, EXACT, 50),
        (10, EXACT, 10),
        (50, LOWER, 50),
        (10, LOWER, 30),
        (50, UPPER, 30),
        (10, UPPER, 10),
        (MATE - 3, EXACT, 30),
    ],
)
def test_the_tables_score_counts_where_it_says_more(search: Any, score: int, bound: int, guess: int) -> None:
    search.table_data[0] = known(score, bound)
    assert estimated(search) == (30, 30, guess)


def test_searches_that_end_higher_teach_to_expect_more(search: Any) -> None:
    found = []
    for _ in range(5):
        found.append(estimated(search)[1])
        estimate.learn(search, 0, 130, EXACT)
    assert found[0] == 30
    assert found == sorted(set(found)) and found[-1] <= 130


def test_what_was_learnt_holds_for_the_other_side_of_the_same_pawns_no_more(search: Any) -> None:
    for _ in range(5):
        estimated(search)
        estimate.learn(search, 0, 130, EXACT)
    search.turn[0] = 1
    by_pieces = int(search.by_pieces.sum()) // 192
    assert estimated(search)[1] == 30 + by_pieces


@pytest.mark.parametrize(
    ("value", "bound"),
    [(20, LOWER), (40, UPPER), (MATE - 4, EXACT)],
    ids=["at least less", "at most more", "mate"],
)
def test_what_is_no_news_teaches_nothing(search: Any, value: int, bound: int) -> None:
    estimated(search)
    estimate.learn(search, 0, value, bound)
    assert not search.by_pawns.any() and not search.by_pieces.any()


def test_a_capture_that_was_best_teaches_nothing(search: Any) -> None:
    search = record(chess.Board("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1"))
    search.arrival[:] = NO_ARRIVAL
    search.depth[0] = 8
    estimated(search)
    for best, taught in (("d1d5", False), ("d1d4", True)):
        move = chess.Move.from_uci(best)
        search.best_move[0] = move.from_square | move.to_square << 6
        estimate.learn(search, 0, 130, EXACT)
        assert bool(search.by_pawns.any()) == taught, best
