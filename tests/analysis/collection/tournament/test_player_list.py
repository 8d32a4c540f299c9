from __future__ import annotations

import re

import pytest

from server.analysis.collection.tournament.player_list import read_list
from server.analysis.errors import ReportError

LIST = """Name;Elo;FIDE-ID;Titel;Verein;Spielfrei
Adler, Anna;2501;4600001;gm;Ulm;
Brandt, Boris;0;;;;3=½ 5=0; 6:1
"""


def test_the_columns_are_found_by_their_names_in_both_languages() -> None:
    first, second = read_list(LIST)["players"]
    assert (first["name"], first["rating"], first["fide_id"]) == ("Adler, Anna", 2501, "4600001")
    assert (first["title"], first["team"], first["rounds"]) == ("GM", "Ulm", {})
    assert (second["rating"], second["fide_id"], second["number"]) == (None, None, 2)


def test_byes_are_rounds_with_their_points() -> None:
    rounds = read_list("name\tbyes\nB\t3=½ 5=0, 6:1 7=0,5 8 = 1/2\n")["players"][0]["rounds"]
    assert {at: each["points"] for at, each in rounds.items()} == {
        "3": 0.5,
        "5": 0,
        "6": 1,
        "7": 0.5,
        "8": 0.5,
    }
    assert {each["kind"] for each in rounds.values()} == {"bye"}


def test_commas_part_columns_where_the_name_is_quoted() -> None:
    (player,) = read_list('Rating,Player\n1850,"Castellano, Chiara"\n\n')["players"]
    assert (player["name"], player["rating"]) == ("Castellano, Chiara", 1850)


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("name,rating\nA,abc\n", "line 2", "rating is not a number: “abc”"),
        ("name,rating\nA,1\n,2\n", "line 3", "no name"),
        ("name;byes\nA;in round 3\n", "line 2", "not as “in round 3”"),
        ("name;byes\nA;3=2\n", "line 2", "not as “3=2”"),
        ("name;byes\nA;0=1\n", "line 2", "not as"),
        ("names,ratings\nA,1\n", None, "no column is named name"),
        ("", None, "neither a TRF file"),
        ("name\n", None, "neither a TRF file"),
        ('name\n"' + "x" * 200_000 + '"\n', "line 2", "not valid CSV"),
        ("name\n" + "A\n" * 1001, "line 1,002", "1,000 players"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, place: str | None, words: str) -> None:
    with pytest.raises(ReportError, match=re.escape(words)) as fault:
        read_list(text)
    assert fault.value.place == place
