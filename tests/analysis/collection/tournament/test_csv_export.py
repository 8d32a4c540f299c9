from __future__ import annotations

import csv

from server.analysis.collection.tournament.csv_export import table_of
from server.analysis.collection.tournament.tournament import tournament_of
from tests.analysis.collection.tournament.made import row, swiss, table


def test_a_swiss_has_a_column_for_each_round() -> None:
    lines = list(csv.DictReader(table_of(tournament_of(swiss())).splitlines()))
    assert [line["name"] for line in lines] == ["A", "D", "B", "C", "I", "F", "H", "E", "G"]
    assert [lines[5][f"round {at}"] for at in range(1, 6)] == ["0w3", "0b4", "1fw7", "1bye", "1b9"]
    assert (lines[2]["points"], lines[2]["buchholz"], lines[2]["direct_encounter"]) == ("3", "15.5", "")
    assert (lines[0]["rating"], lines[0]["performance"]) == ("2000", "2010")


def test_a_round_robin_has_one_for_each_player() -> None:
    lines = list(csv.DictReader(table_of(tournament_of(table("A-B 1-0", "B-A 1/2-1/2"))).splitlines()))
    assert [(line["name"], line["vs 1"], line["vs 2"]) for line in lines] == [
        ("A", "", "1 0.5"),
        ("B", "0 0.5", ""),
    ]


def test_no_cell_begins_as_a_formula_does() -> None:
    text = table_of(tournament_of([row(1, "A-B 1-0", headers={"White": "=1+1", "WhiteTeam": "@x"})]))
    assert "'=1+1" in text and "'@x" in text
