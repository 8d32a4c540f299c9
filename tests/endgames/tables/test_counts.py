"""What the tables hold, against counts that others have confirmed (`tests/data/tablebase_stats.json`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from endgames.tables.counts import SideCounts, counts_of
from endgames.tables.files import Head, TableFile, write_table
from endgames.tables.layout import Layout
from endgames.tables.names import every_name, read_name
from endgames.tables.probing import SHIPPED

STATS = json.loads((Path(__file__).parents[2] / "data/tablebase_stats.json").read_text("utf-8"))["tables"]


def expected(name: str) -> dict[str, dict[str, int]]:
    return {side: {key: STATS[name][side][key] for key in SideCounts.__annotations__} for side in "wb"}


def test_the_counts_are_of_tables_that_there_are() -> None:
    assert set(every_name(3)) < set(STATS)
    assert set(STATS) < {*every_name(3), *every_name(4)}


@pytest.mark.parametrize("name", every_name(3))
def test_three_men_are_counted_as_others_count_them(name: str) -> None:
    assert counts_of(TableFile(SHIPPED / f"{name}.kbt")) == expected(name)


def test_a_table_without_wins_has_no_longest(tmp_path: Path) -> None:
    entries = Layout(read_name("KQvK")).entries
    write_table(tmp_path / "KQvK.kbt", Head("KQvK", entries, 0.0), memoryview(bytes([254]) * (2 * entries)))
    counted = counts_of(TableFile(tmp_path / "KQvK.kbt"))["w"]
    assert counted == {
        "legal": 64**3,
        "win": 0,
        "loss": 0,
        "draw": 64**3,
        "max_win_moves": 0,
        "max_loss_moves": 0,
    }
