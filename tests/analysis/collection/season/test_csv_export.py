from __future__ import annotations

import csv
import io
from typing import Any

from server.analysis.collection.season.csv_export import table_of
from server.analysis.collection.season.player_games import Source
from server.analysis.collection.season.season import season_of
from server.analysis.game.games_file import GameFacts
from tests.analysis.collection.season.made import digest, fault, source

CLUB: Any = {"id": "club", "title": "Club"}


def lines(sources: list[Source]) -> list[list[str]]:
    season = season_of(CLUB, sources, "Ann")
    assert season is not None
    return list(csv.reader(io.StringIO(table_of(season))))


def test_a_line_for_each_figure_with_its_positions() -> None:
    found = lines([source(number, digest(faults=[fault(3)])) for number in range(1, 6)])
    assert found[0] == ["section", "row", "figure", "value", "games", "positions"]
    assert [
        "totals",
        "",
        "faults",
        "5",
        "5",
        "/r/r1?ply=3 /r/r2?ply=3 /r/r3?ply=3 /r/r4?ply=3 /r/r5?ply=3",
    ] in found
    assert [
        "kinds",
        "allowed hangs",
        "count",
        "5",
        "5",
        "/r/r1?ply=3 /r/r2?ply=3 /r/r3?ply=3 /r/r4?ply=3 /r/r5?ply=3",
    ] in found
    assert [
        "colours",
        "white",
        "score",
        "1",
        "5",
        "/r/r1?ply=0 /r/r2?ply=0 /r/r3?ply=0 /r/r4?ply=0 /r/r5?ply=0",
    ] in found
    assert ["conversion", "", "share", "", "0", ""] in found


def test_the_openings_of_a_family_are_lines_too() -> None:
    made = [source(number, digest()) for number in range(1, 7)]
    other: GameFacts = {**made[0].facts, "opening": {"eco": "C53", "name": "Italian Game: Closed"}}
    found = lines([Source(9, other, "r9", digest()), *made])
    rows = {line[1] for line in found if line[0] == "openings"}
    assert rows == {"white Italian Game", "white Italian Game: Closed", "white Italian Game: Quiet"}


def test_what_a_file_says_becomes_no_formula() -> None:
    made = source(1, digest())
    found = lines([Source(1, {**made.facts, "opening": {"eco": "A00", "name": "=1+1"}}, "-r", digest())])
    assert all(not cell.startswith(("=", "-")) for line in found for cell in line)
