from __future__ import annotations

import pytest

from server.analysis.collection.tournament.completion import completed
from server.analysis.collection.tournament.entries import Row
from server.analysis.collection.tournament.player_list import read_list
from server.analysis.collection.tournament.shapes import Tournament
from server.analysis.collection.tournament.tournament import tournament_of
from server.analysis.collection.tournament.trf import read_trf
from server.analysis.collection.tournament.trf_export import EventFacts, trf_of
from tests.analysis.collection.tournament.made import row
from tests.analysis.collection.tournament.simulated import event
from tests.analysis.collection.tournament.test_trf import FOUR, line
from tests.sampling import first


def standings(told: Tournament) -> list[tuple[object, ...]]:
    return [
        (player["rank"], player["name"], player["points"], player["rating"], *player["ties"])
        for player in told["players"]
    ]


@pytest.mark.parametrize("seed", first(12, range(40)))
def test_of_played_games_alone_a_report_makes_the_whole_tournament(seed: int) -> None:
    made = event(seed)
    whole = tournament_of(made.rows())
    played = [each for each in made.rows() if each.plies]
    assert standings(tournament_of(played)) != standings(whole)
    done = completed(played, read_trf(trf_of(whole, EventFacts("Cup", "", []))))
    told = tournament_of(done.rows)
    assert standings(told) == standings(whole)
    assert told["gaps"] == [] and not done.facts["strangers"] and not done.facts["differs"]
    numbers = {cell["number"] for player in told["players"] for cell in player["games"]}
    assert numbers == {each.number for each in played} | {None}


def game(text: str, **headers: str) -> Row:
    return row(1, text, headers=headers)


@pytest.mark.parametrize(
    ("white", "found"),
    [
        ({"White": "Adler, Anna"}, True),
        ({"White": "Anna Adler"}, True),
        ({"White": "ADLER,A"}, True),
        ({"White": "A. Adler"}, True),
        ({"White": "Adler"}, True),
        ({"White": "Somebody", "WhiteFideId": "4600001"}, True),
        ({"White": "Adler, Bert"}, False),
        ({"White": "Somebody"}, False),
    ],
)
def test_players_are_known_by_id_or_name(white: dict[str, str], found: bool) -> None:
    done = completed([game("A-B 1-0", **white, Black="Brandt, Boris", Round="1")], read_trf(FOUR))
    headers = done.rows[0].headers
    assert (headers["White"] == "Adler, Anna", headers.get("WhiteTitle") == "GM") == (found, found)
    assert (headers["WhiteElo"], headers.get("WhiteTeam")) == (("2501", "Ulm") if found else ("2000", None))
    assert done.facts["strangers"] == ([] if found else [white["White"]])


def test_of_two_players_of_one_surname_the_first_letter_tells_which() -> None:
    report = read_list('name,rating\n"Müller, Jörg",2000\n"Müller, Karl",2100\n')
    rows = [
        game("A-B 1-0", White="Muller,K", Black="Müller"),
        row(2, "A-B 1-0", headers={"White": "Jorg Muller"}),
    ]
    first, second = completed(rows, report).rows
    assert (first.headers["WhiteElo"], first.headers["Black"]) == ("2100", "Müller"), "either may be meant"
    assert second.headers["White"] == "Müller, Jörg"


def test_a_game_gets_the_round_and_the_result_that_the_report_has() -> None:
    done = completed([game("A-B *", White="Adler", Black="Brandt")], read_trf(FOUR))
    assert (done.rows[0].headers["Round"], done.rows[0].headers["Result"]) == ("1", "1-0")
    assert done.facts["differs"] == []


def test_where_results_differ_the_reports_counts_and_it_is_told() -> None:
    done = completed([game("A-B 1-0", White="Brandt", Black="Adler", Round="1.4")], read_trf(FOUR))
    assert (done.rows[0].headers["Result"], done.rows[0].headers["Round"]) == ("0-1", "1.4")
    assert done.facts["differs"] == [1]


def test_a_bye_that_stands_in_both_is_one() -> None:
    rows = [row(1, "A-BYE 1-0", 0, headers={"White": "Castellano, Chiara", "Round": "1"})]
    done = completed(rows, read_trf(FOUR))
    byes = [
        each for each in done.rows if each.headers["White"] == "Castellano, Chiara" and each.kind == "bye"
    ]
    assert [each.number for each in byes] == [1]


def test_a_game_that_the_report_does_not_know_stays() -> None:
    rows = [game("A-B 1-0", White="Adler", Black="Dumitrescu", Round="3")]
    told = tournament_of(completed(rows, read_trf(FOUR)).rows)
    assert {player["name"]: player["points"] for player in told["players"]}["Adler, Anna"] == 2.5


def test_a_pairing_whose_game_is_not_in_the_collection_counts() -> None:
    report = read_trf(
        "\n".join([line(1, "A", "   2 b 0", rating="2000"), line(2, "B", "   1 w 1", rating="1900")])
    )
    told = tournament_of(completed([], report).rows)
    first = told["players"][0]
    assert (first["name"], first["wins"], first["in_games"]) == ("B", 1, None)
    assert (first["games"][0]["number"], first["games"][0]["side"]) == (None, "white")
    assert told["awards"]["upset"] is None, "there is no game to show"


def test_a_list_gives_byes_but_to_nobody_who_played() -> None:
    report = read_list("name,byes\nAnn,1=0.5 2=0.5\nBob,\n")
    rows = [game("A-B 1-0", White="Ann", Black="Bob", Round="1"), row(2, "A-B 1-0", headers={"Round": "2"})]
    told = tournament_of(completed(rows, report).rows)
    assert {player["name"]: player["points"] for player in told["players"]} == {
        "Ann": 1.5,
        "Bob": 0,
        "A": 1,
        "B": 0,
    }
