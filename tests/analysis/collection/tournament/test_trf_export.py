from __future__ import annotations

from server.analysis.collection.tournament.tournament import tournament_of
from server.analysis.collection.tournament.trf import read_trf
from server.analysis.collection.tournament.trf_export import EventFacts, trf_of
from tests.analysis.collection.tournament.made import row, swiss

EVENT = EventFacts("Club  Cup", "Ulm", ["2026.11.22", "2026.11.20"])


def test_the_event_stands_above_its_players() -> None:
    lines = trf_of(tournament_of(swiss()), EVENT).split("\r\n")
    assert lines[:7] == [
        "012 Club Cup",
        "022 Ulm",
        "042 2026/11/20",
        "052 2026/11/22",
        "062 9",
        "072 9",
        "092 Individual: Swiss-System",
    ]


def test_a_players_line_has_each_word_in_its_columns() -> None:
    more = {"WhiteTitle": "GM", "WhiteFideId": "4600001", "WhiteTeam": "Ulm", "Round": "1"}
    text = trf_of(tournament_of([row(1, "A-B 1-0", headers=more)]), EVENT)
    line = next(line for line in text.splitlines() if line.startswith("001"))
    assert (line[4:8], line[10:13], line[14:47].strip(), line[48:52]) == ("   1", " GM", "A", "2000")
    assert (line[57:68], line[80:84], line[85:89], line[91:]) == ("    4600001", " 1.0", "   1", "   2 w 1")
    assert text.splitlines()[-1] == f"013 {'Ulm':<32}    1"


def test_byes_forfeits_and_games_have_the_signs_of_the_format() -> None:
    rows = [
        row(1, "A-BYE 1-0", 0, headers={"Round": "1"}),
        row(2, "B-BYE 1/2-1/2", 0, headers={"Round": "1"}),
        row(3, "C-BYE 0-1", 0, headers={"Round": "1"}),
        row(4, "A-B +:-", 0, headers={"Round": "2"}),
        row(5, "A-C 1/2-1/2", headers={"Round": "3"}),
        row(6, "B-C *", headers={"Round": "4"}),
    ]
    lines = [line[91:] for line in trf_of(tournament_of(rows), EVENT).splitlines() if line.startswith("001")]
    assert lines == [
        "0000 - U     2 w +     3 w =",
        "0000 - H     1 b -               3 w",
        "0000 - Z               1 b =     2 b",
    ]


def test_what_is_written_is_read_again() -> None:
    report = read_trf(trf_of(tournament_of(swiss()), EVENT))
    assert [player["name"] for player in report["players"]] == list("ABCDEFGHI")
    assert (
        sum(each["kind"] == "bye" for player in report["players"] for each in player["rounds"].values()) == 5
    )
