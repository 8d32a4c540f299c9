"""Every value of the collection: by its options, by its name, written out, as a sum, cooled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from endgames.cgt.expressions import MAX_LETTERS, valued
from endgames.cgt.games import Games
from endgames.cgt.printed import record_of, value_record
from endgames.cgt.thermographs import Thermographs
from endgames.refusals import ExpressionError, GameTooLarge

VALUES = json.loads((Path(__file__).parents[2] / "data" / "cgt_values.json").read_text())["values"]


def written(game: Any) -> str:
    if isinstance(game, list):
        return "{" + "|".join(",".join(map(written, side)) for side in game) + "}"
    return str(game)


def ways(value: dict[str, Any]) -> Iterator[str]:
    """The expressions of a value; the form of *6 is longer than is read."""
    yield written([value["left"], value["right"]])
    yield value["canonical"]
    if len(value["structural"]) <= MAX_LETTERS:
        yield value["structural"]
    if value.get("ruleset") == "sum":
        yield "+".join(f"({part})" for part in value["position"])


def test_the_collection_is_whole() -> None:
    assert len(VALUES) == 72


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value["name"])
def test_a_value_is_what_the_collection_says(value: dict[str, Any]) -> None:
    for expression in ways(value):
        record = value_record(expression)
        assert record == {key: value[key] for key in record}


@pytest.mark.parametrize("value", [value for value in VALUES if value.get("ruleset") == "cool"])
def test_cooled_values(value: dict[str, Any]) -> None:
    game, t = value["position"]
    cooled = Thermographs().cooled(valued(game, Games()), Fraction(t))
    assert record_of(cooled)["canonical"] == value["canonical"]


def test_of_a_sum_the_best_moves_of_both_players_are_told() -> None:
    record = value_record("^; {4|2||-1}; +-1; ^")
    assert record["canonical"] == value_record("^^+{4|2||-1}+-1")["canonical"]
    assert record["best"] == {
        "left": [{"parts": [2], "to": "{4|2}", "stop": "3", "last_word": True}],
        "right": [{"parts": [2], "to": "-1", "stop": "0", "last_word": False}],
    }
    assert "best" not in value_record("{4|2||-1}")


def test_equal_parts_share_their_best_moves_and_without_a_move_there_is_none() -> None:
    assert value_record("{2|0}; 1; {2|0}")["best"]["left"] == [
        {"parts": [1, 3], "to": "2", "stop": "3", "last_word": False}
    ]
    assert value_record("-1; -2")["best"]["left"] == []


@pytest.mark.parametrize(
    ("line", "column"),
    [("1;2)", 4), ("1;", 3), (";", 1), ("1; 2; {0|1/3}", 10), ("1;" * MAX_LETTERS, MAX_LETTERS + 1)],
)
def test_a_fault_in_a_part_names_its_column_in_the_line(line: str, column: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        value_record(line)
    assert caught.value.column == column


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(";".join(map(str, range(1900))), marks=pytest.mark.nightly),
        ";".join(["{2|0}"] * 1600),
        "^9;" * 2000 + "*",
    ],
)
def test_a_sum_of_too_many_parts_is_refused(line: str) -> None:
    with pytest.raises(GameTooLarge):
        value_record(line)


def test_the_thermograph_is_told_by_its_corners() -> None:
    corners = [("0", "2", "-1"), ("1", "2", "0"), ("2", "1", "1")]
    assert value_record("{4|2||-1}", with_thermograph=True)["thermograph"] == corners
    assert value_record("3/4", with_thermograph=True)["thermograph"] == [("0", "3/4", "3/4")]
