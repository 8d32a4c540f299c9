"""Records that are explained without an engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.analysis.errors import GameError
from server.analysis.reasons.batch import explain_record
from server.system.paths import ROOT

ROWS = [json.loads(text) for text in (ROOT / "tests/data/explain.jsonl").read_text("utf-8").splitlines()]


def test_a_record_becomes_facts_and_sentences_in_both_languages() -> None:
    found = explain_record(next(row for row in ROWS if row["id"] == "43:26"))
    assert found["id"] == "43:26"
    assert found["facts"][0]["kind"] == "hangs"
    assert found["facts"][0]["proven"] is False, "nobody has tried to defend"
    assert found["text"]["en"].startswith("In the engine’s line 14.Rxa5 wins the queen.")
    assert found["text"]["de"].startswith("In der Zugfolge der Engine gewinnt 14.Txa5 die Dame.")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_every_record_is_said_without_arithmetic(row: dict[str, Any]) -> None:
    text = explain_record(row)["text"]
    assert not any("expected points" in text[language] or "%" in text[language] for language in ("en", "de"))


def test_of_a_fault_nothing_is_said_only_where_the_game_was_decided() -> None:
    quiet = [found for row in ROWS if not all((found := explain_record(row))["text"].values())]
    assert [found["id"] for found in quiet] == ["2:71", "43:42"]
    assert all(found["facts"][0]["kind"] == "noise" and not any(found["text"].values()) for found in quiet)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"move": "e2e5"}, "game 43:26, move 13, Black"),
        ({"fen": "nonsense"}, "game 43:26, start_fen"),
        ({"before": [{"index": 1, "depth": 1, "pv": []}]}, "game 43:26, before"),
        ({"after": [{"index": 1, "depth": 1, "pv": []}]}, "game 43:26, after"),
        ({"after": None}, "game 43:26, after"),
        ({"before": [{"index": "x", "depth": 1, "cp": 1, "pv": []}]}, "game 43:26, before, 0, index"),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(change: dict[str, Any], place: str) -> None:
    row = next(row for row in ROWS if row["id"] == "43:26")
    with pytest.raises(GameError) as refused:
        explain_record({**row, **change})
    assert refused.value.place == place
