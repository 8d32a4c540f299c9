"""Whole boards: every position of the collection, by both ways of counting."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bench.go_sums import AlphaBeta
from server.analysis.errors import KibitzError
from server.analysis.exact.cgt.names import Names
from server.analysis.exact.cgt.refusals import LoopyGame
from server.analysis.exact.cgt.thermographs import Thermographs
from server.analysis.exact.go.local_games import Rules
from server.analysis.exact.go.solve import Solved, solve

DATA = json.loads((Path(__file__).parents[3] / "data" / "go_sums.json").read_text())


def cases() -> Iterator[Any]:
    for position in DATA["positions"]:
        for rules in Rules:
            if rules in position:
                yield pytest.param(
                    position["rows"], rules, position[rules], id=f"{position['name']}, {rules}"
                )
    for summed in DATA["sums"]:
        yield pytest.param(summed["rows"], Rules(summed["rule"]), summed, id=summed["name"])


def named(solved: Solved) -> dict[str, Any]:
    thermographs = Thermographs()
    value = Names(thermographs).of(solved.value)
    chilled = Names(thermographs).of(thermographs.cooled(solved.value, Fraction(1)))
    return {
        **dict.fromkeys(("value", "value_excluding_fixed_stones", "sum"), value),
        **dict.fromkeys(("chilled_by_1", "chilled_sum"), chilled),
        "mean": str(thermographs.mean(solved.value)),
        "temperature": str(thermographs.temperature(solved.value)),
        "score_black_first": str(solved.score_black_first),
        "score_white_first": str(solved.score_white_first),
        "fixed_stones": solved.fixed_stones,
        "best_black": sorted(solved.best_black),
        "best_white": sorted(solved.best_white),
        "values": sorted(Names(thermographs).of(part.value) for part in solved.parts),
    }


@pytest.mark.parametrize(("rows", "rules", "expected"), list(cases()))
def test_a_board_is_solved_as_the_collection_says(
    rows: list[str], rules: Rules, expected: dict[str, Any]
) -> None:
    found = named(solve(rows, rules))
    wanted = {key: sorted(each) if isinstance(each, list) else each for key, each in expected.items()}
    common = found.keys() & wanted.keys()
    assert {"score_black_first", "score_white_first"} <= common
    assert {key: found[key] for key in common} == {key: wanted[key] for key in common}


@pytest.mark.parametrize("summed", DATA["sums"], ids=lambda summed: summed["name"])
def test_the_best_moves_of_a_sum_lie_in_the_parts_of_the_collection(summed: dict[str, Any]) -> None:
    solved = solve(summed["rows"], Rules(summed["rule"]))
    for best, expected in (
        (solved.best_black, summed["best_components_black"]),
        (solved.best_white, summed["best_components_white"]),
    ):
        parts = {
            index
            for index, part in enumerate(solved.parts)
            if {solved.shape.name(point) for point in part.region.points} & set(best)
        }
        assert sorted(parts) == expected


def test_a_ko_is_refused_with_its_place() -> None:
    with pytest.raises(LoopyGame) as caught:
        solve(["XXOO", "Xo.O", "XXOO"], Rules.AREA)
    assert caught.value.place == "B2"


def test_many_corridors_are_one_sum() -> None:
    rows = ["X" * 8, *["X......O", "X" * 8] * 12]
    solved = solve(rows, Rules.TERRITORY)
    assert len(solved.parts) == 12
    assert solved.score_black_first - solved.score_white_first in (0, 1)
    assert Thermographs().mean(solved.value) == 12 * (4 + Fraction(1, 32))


def test_small_boards_are_worth_what_a_search_of_the_whole_board_finds() -> None:
    chance, agreed = random.Random(11), 0
    for _ in range(400):
        width = chance.randint(3, 5)
        rows = ["".join(chance.choice("XO") for _ in range(width + 2)) for _ in range(3)]
        inner = "".join(chance.choice("xo..") for _ in range(width))
        rows[1] = rows[1][0] + inner + rows[1][-1]
        try:
            solved = solve(rows, Rules.AREA)
        except KibitzError:
            continue
        assert AlphaBeta(solved.shape, solved.text).score() == solved.score_black_first, rows
        agreed += 1
    assert agreed > 100
