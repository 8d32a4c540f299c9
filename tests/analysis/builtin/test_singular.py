"""Whether the table's move is the only good one: when it is asked, and what follows."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.builtin import hash_table, movegen, singular
from server.analysis.builtin.hash_table import EXACT, LOWER, UPPER, new_table
from server.analysis.builtin.state import position_key
from server.analysis.builtin.values import MATE
from tests.analysis.builtin.interpreted import record

pytestmark = pytest.mark.usefixtures("interpreted")

PLY = 2


def known(score: int, depth: int = 8, bound: int = LOWER) -> Any:
    """Packed data as the table holds it."""
    memory = new_table(1)
    key = position_key(chess.Board())
    hash_table.store(memory, key, PLY, 1, score, 0, depth, bound, 0)
    return hash_table.probe(memory, key)


@pytest.fixture
def search() -> Any:
    """At ply 2, with 8 plies to go, the table's move worth 50 at least."""
    made = record()
    for ply in (1, PLY):
        movegen.make_pass(made, ply - 1)
    made.depth[0], made.depth[PLY] = 10, 8
    made.alpha[PLY], made.beta[PLY] = 0, 1
    made.table_data[PLY] = known(50)
    return made


def test_a_deep_node_with_a_known_move_is_tested(search: Any) -> None:
    assert singular.is_testable(search, PLY)


@pytest.mark.parametrize(("field", "value"), [("depth", 5), ("tested", 1), ("barred", 7), ("check", 1)])
def test_no_test_where_it_would_not_pay(search: Any, field: str, value: int) -> None:
    search[field][PLY] = value
    assert not singular.is_testable(search, PLY)


def test_the_root_and_lines_that_were_extended_too_far_are_not_tested(search: Any) -> None:
    assert not singular.is_testable(search, 0)
    search.depth[0] = 1
    assert not singular.is_testable(search, PLY)


@pytest.mark.parametrize(
    "data",
    [{"depth": 4}, {"bound": UPPER}, {"score": MATE - 5}],
    ids=["shallow", "only a bound above", "mate"],
)
def test_what_the_table_knows_must_be_good_enough(search: Any, data: dict[str, int]) -> None:
    search.table_data[PLY] = known(**{"score": 50} | data)
    assert not singular.is_testable(search, PLY)


def test_the_test_is_of_the_same_position_in_a_window_below_the_known_score(search: Any) -> None:
    singular.place_test(search, PLY)
    for field in ("turn", "key", "passant", "check"):
        assert search[field][PLY + 1] == search[field][PLY], field
    assert (search.tested[PLY], search.may_pass[PLY + 1]) == (1, 0)
    assert search.margin[PLY] == 50 - 2 * 8
    assert singular.test_depth(search, PLY) == 3


@pytest.mark.parametrize(
    ("others", "beta", "more"),
    [(34, 100, 0), (34, 50, -1), (33, 100, 1), (14, 100, 1), (13, 100, 2)],
    ids=["not alone", "not alone and far above", "alone", "almost far", "alone by far"],
)
def test_the_only_good_move_gets_more_plies(search: Any, others: int, beta: int, more: int) -> None:
    search.alpha[PLY], search.beta[PLY] = beta - 1, beta
    singular.place_test(search, PLY)
    assert singular.extension(search, PLY, others) == more


def test_in_a_wide_window_one_ply_is_enough(search: Any) -> None:
    search.alpha[PLY], search.beta[PLY] = 0, 100
    singular.place_test(search, PLY)
    assert singular.extension(search, PLY, -500) == 1


def test_another_move_that_holds_beta_needs_no_search_of_the_rest(search: Any) -> None:
    search.table_data[PLY] = known(50, bound=EXACT)
    singular.place_test(search, PLY)  # the margin is 34
    search.beta[PLY] = 34
    assert singular.proves_cut(search, PLY, 34)
    assert not singular.proves_cut(search, PLY, 33)
    search.beta[PLY] = 35
    assert not singular.proves_cut(search, PLY, 40)
