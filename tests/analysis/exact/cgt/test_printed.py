"""Every value of the collection: by its options, by its name, written out, as a sum, cooled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from server.analysis.exact.cgt.expressions import MAX_LETTERS, valued
from server.analysis.exact.cgt.games import Games
from server.analysis.exact.cgt.printed import record_of, value_record
from server.analysis.exact.cgt.thermographs import Thermographs

VALUES = json.loads((Path(__file__).parents[3] / "data" / "cgt_values.json").read_text())["values"]


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
