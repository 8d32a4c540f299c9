from __future__ import annotations

import csv
from typing import Any

from server.analysis.collection.tournament.csv_export import table_of
from server.analysis.collection.tournament.regulations import Regulations
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


def test_each_column_of_a_line_is_what_its_head_says() -> None:
    figures: Any = {"accuracy": 81.25, "moves": 30, "judged": 30}
    more = {"WhiteTitle": "GM", "WhiteFideId": "42", "WhiteTeam": "Ulm", "Round": "1"}
    games = [
        row(1, "A-B 1-0", headers=more, figures={"white": {**figures, "counts": {}, "acpl": None}}),
        row(2, "B-A *", headers={"Round": "2"}, plies=8),
        row(3, "C-B 1/2-1/2", headers={"Round": "2"}),
        row(4, "C-A 0-1", headers={"Round": "2"}),
        row(5, "?-D 0-1", headers={"Round": "1"}, plies=0),
    ]
    lines = table_of(tournament_of(games)).splitlines()
    assert lines == [
        "rank,title,name,fide_id,rating,team,round 1,round 2,points,games,buchholz,sonneborn_berger,"
        "direct_encounter,wins,performance,accuracy",
        "1,GM,A,42,2000,Ulm,1w4,*b4 1b3,2,2,1,1,,2,2675,81.2",
        "2,,D,,1800,,1f,,1,1,1,1,,0,,",
        "3,,C,,1850,,,0.5w4 0w1,0.5,2,3,0.25,0.5,0,1757,",
        "4,,B,,1900,,0b1,*w1 0.5b3,0.5,2,2.5,0.25,0.5,0,1732,",
    ]


def test_a_round_robin_has_no_column_but_for_its_players_and_games_without_rounds_have_none() -> None:
    robin = table_of(tournament_of([row(1, "A-B *", plies=4)])).splitlines()
    assert robin[0].split(",")[6:9] == ["vs 1", "vs 2", "points"]
    assert robin[1].split(",")[6:9] == ["", "*", "0"]
    loose = table_of(tournament_of([row(1, "A-B 1-0"), row(2, "C-D 1-0")])).splitlines()
    assert loose[0].split(",")[5:7] == ["team", "points"]


def test_the_tie_breaks_that_were_chosen_stand_first_in_their_order() -> None:
    told = tournament_of(swiss(), Regulations(("progressive", "wins", "buchholz_cut1")))
    head, first, *_ = table_of(told).splitlines()
    figures = dict(zip(head.split(","), first.split(","), strict=True))
    chosen = ["points", "games", "progressive", "wins", "buchholz_cut1", "buchholz", "sonneborn_berger"]
    assert list(figures)[-10:-3] == chosen
    assert figures["progressive"] == f"{told['players'][0]['ties'][0]:g}"
