from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.tournament.entries import Row
from server.analysis.collection.tournament.shapes import Gap, Standing, Tournament
from server.analysis.collection.tournament.tournament import tournament_of
from tests.analysis.collection.tournament.made import row, swiss, table


def of(tournament: Tournament, name: str) -> Standing:
    return next(player for player in tournament["players"] if player["name"] == name)


def test_a_swiss_with_byes_a_forfeit_and_a_duplicate_stands_as_worked_out_by_hand() -> None:
    """Points: A 4, D 3.5, B C F I 3, E H 2, G 1.5. Buchholz of B: F 3 + A 4 + C 3 + D 3.5 + H 2 = 15.5; of F:
    B 3 + C 3 + G 1.5, and its own 3 for the bye and for the game that H forfeited = 13.5. Sonneborn-Berger of
    E: G 1.5 + its own 2 for the bye; of H: E 2 + its own 2: so H stands before E."""
    found = tournament_of(swiss())
    rows = [
        (each["rank"], each["name"], each["points"], each["buchholz"], each["sonneborn_berger"])
        for each in found["players"]
    ]
    assert rows == [
        (1, "A", 4, 14.5, 11.5),
        (2, "D", 3.5, 15, 9.5),
        (3, "B", 3, 15.5, 8.5),
        (4, "C", 3, 15, 9),
        (5, "I", 3, 14, 6.5),
        (6, "F", 3, 13.5, 7.5),
        (7, "H", 2, 12.5, 4),
        (8, "E", 2, 12.5, 3.5),
        (9, "G", 1.5, 12.5, 3),
    ]
    assert (found["form"], found["rounds"]) == ("rounds", ["1", "2", "3", "4", "5"])
    assert found["duplicates"] == [{"number": 26, "same_as": 6}]
    assert found["unplayed"] == [5, 10, 14, 15, 20, 25]


def test_the_swiss_tells_each_players_rounds_and_what_they_were_worth() -> None:
    found = tournament_of(swiss())
    player = of(found, "F")
    told = [(cell["round"], cell["kind"], cell["side"], cell["points"]) for cell in player["games"]]
    assert told == [
        ("1", "played", "white", 0),
        ("2", "played", "black", 0),
        ("3", "forfeit", "white", 1),
        ("4", "bye", "white", 1),
        ("5", "played", "black", 1),
    ]
    names = [
        None if (at := cell["opponent"]) is None else found["players"][at]["name"] for cell in player["games"]
    ]
    assert names == ["B", "C", "H", None, "G"]
    assert player["wins"] == 1  # neither the bye nor the forfeit
    assert (player["performance"], player["rated"]) == (1800 - 125, 3)  # 33 % against 1900, 1850, 1650
    assert of(found, "A")["performance"] == 1770 + 240  # 80 %
    assert (of(found, "H")["direct"], of(found, "E")["direct"]) == (1, 0)
    assert of(found, "B")["direct"] is None  # C and I have not met
    assert found["awards"]["upset"] == {"number": 13, "winner": 4, "difference": 200}


def test_in_a_round_robin_the_game_of_equals_decides_before_sonneborn_berger() -> None:
    """A and B have 2, C and D 1; A beat B, C beat D, though D's Sonneborn-Berger is 2 and C's 1."""
    found = tournament_of(table("A-B 1-0", "A-C 1-0", "D-A 1-0", "B-C 1-0", "B-D 1-0", "C-D 1-0"))
    assert found["form"] == "robin"
    assert [(each["rank"], each["name"], each["points"]) for each in found["players"]] == [
        (1, "A", 2),
        (2, "B", 2),
        (3, "C", 1),
        (4, "D", 1),
    ]
    assert [each["sonneborn_berger"] for each in found["players"]] == [3, 2, 1, 2]


def test_who_is_equal_in_everything_shares_a_rank() -> None:
    found = tournament_of(table("A-B 1-0", "B-C 1-0", "C-A 1-0", "A-D 1-0", "B-D 1-0", "C-D 1-0"))
    assert [(each["rank"], each["name"]) for each in found["players"]] == [
        (1, "A"),
        (1, "B"),
        (1, "C"),
        (4, "D"),
    ]


def test_headers_say_who_it_is() -> None:
    rows = [
        row(1, "A-B 1-0", headers={"White": "Kasparov, G", "WhiteFideId": "4100018", "WhiteTitle": "GM"}),
        row(2, "B-A 0-1", headers={"Black": "Kasparov, Garry", "BlackFideId": "4100018", "BlackElo": "2812"}),
        row(3, "A-C *", headers={"White": "Kasparov, Garry", "Black": "?"}, plies=4),
    ]
    first = tournament_of(rows)["players"][0]
    assert (first["name"], first["title"], first["fide_id"]) == ("Kasparov, G", "GM", "4100018")
    assert (first["rating"], first["points"], first["scored"], len(first["games"])) == (2000, 2, 2, 3)


def test_without_names_there_is_no_tournament() -> None:
    empty = tournament_of([row(1, "White-Black 1-0"), row(2, "?-? *")])
    assert (empty["players"], empty["form"], empty["awards"]["upset"]) == ([], "games", None)


def test_who_shares_a_rank_stands_in_the_order_of_names_as_they_were_first_written() -> None:
    rows = [
        row(1, "Zoe-ann 1/2-1/2", headers={"WhiteFideId": "42"}),
        row(2, "Bea-Alma 1/2-1/2", headers={"BlackFideId": "42"}),
        row(3, "ann-Bea 1/2-1/2"),
    ]
    told = [(each["rank"], each["name"]) for each in tournament_of(rows)["players"]]
    assert told == [(1, "ann"), (1, "Bea"), (1, "Zoe")]


def test_a_player_s_games_come_by_round_and_what_was_written_last_counts() -> None:
    rows = [
        row(1, "A-B 1-0", headers={"Round": "10.3", "WhiteTitle": "GM", "WhiteTeam": "Ulm"}),
        row(2, "A-C 1-0", headers={"Round": "2", "WhiteTitle": "FM", "WhiteTeam": "Ulm", "BlackTeam": "Rom"}),
    ]
    found = tournament_of(rows)
    first = found["players"][0]
    assert (found["rounds"], first["title"]) == (["2", "10"], "FM")
    assert [cell["number"] for cell in first["games"]] == [2, 1]
    assert first["games"][1] == {
        "number": 1,
        "round": "10",
        "board": "3",
        "side": "white",
        "kind": "played",
        "opponent": 1,
        "points": 1,
    }
    assert [match["teams"] for match in found["matches"]] == [["Ulm", "Rom"]]
    assert [team["name"] for team in found["teams"]] == ["Ulm", "Rom"]


def test_without_a_round_robin_the_game_of_equals_decides_after_sonneborn_berger() -> None:
    """All have a point; B and D have Buchholz 2 and Sonneborn-Berger 1, and D beat B."""
    found = tournament_of(table("C-D 1-0", "B-D 0-1", "B-C 1-0", "A-C 1-0"))
    assert [(each["rank"], each["name"]) for each in found["players"]] == [
        (1, "C"),
        (2, "D"),
        (3, "B"),
        (4, "A"),
    ]


def in_round(number: int, round_: int, text: str, plies: int = 60) -> Row:
    return row(number, text, plies, headers={"Round": str(round_)})


def gaps(rows: Sequence[Row]) -> list[Gap]:
    return tournament_of(rows)["gaps"]


def test_a_swiss_with_its_byes_and_forfeits_says_all() -> None:
    assert gaps(swiss()) == []


def test_of_played_games_alone_nobody_knows_who_had_a_bye() -> None:
    played = [game for game in swiss() if game.plies]
    assert gaps(played) == [{"kind": "absent", "count": 5}]


def test_games_without_rounds_do_not_say_who_was_away() -> None:
    assert gaps(table("A-B 1-0", "B-C 1-0", "C-D 1-0")) == [{"kind": "rounds", "count": 3}]


def test_where_all_have_met_rounds_tell_nothing() -> None:
    assert gaps(table("A-B 1-0", "B-C 1-0", "C-A 1-0")) == []


def test_a_round_that_is_being_played_is_told_and_makes_nobody_absent() -> None:
    rows = [in_round(1, 1, "A-B 1-0"), in_round(2, 1, "C-D 1-0"), in_round(3, 2, "A-C *")]
    assert gaps(rows) == [{"kind": "open", "count": 1}]


def test_a_game_of_somebody_without_a_name_is_told() -> None:
    rows = [in_round(1, 1, "A-B 1-0"), in_round(2, 1, "C-? 1-0")]
    assert gaps(rows) == [{"kind": "names", "count": 1}]
