from __future__ import annotations

from server.analysis.collection.tournament.regulations import Regulations
from server.analysis.collection.tournament.shapes import TieBreak, Tournament
from server.analysis.collection.tournament.tournament import tournament_of
from tests.analysis.collection.tournament.made import row, swiss, table


def ranks(tournament: Tournament) -> list[tuple[int, str]]:
    return [(player["rank"], player["name"]) for player in tournament["players"]]


def test_the_tie_breaks_are_asked_in_the_order_that_somebody_chose() -> None:
    """A and C have two points each, of games that they did not play with each other."""
    games = table("A-B 1-0", "A-D 1/2-1/2", "A-E 1/2-1/2", "C-F 1-0", "C-G 1-0", "C-B 0-1", "D-E 1-0")
    orders: dict[TieBreak, str] = {"wins": "CA", "sonneborn_berger": "AC"}
    for tie, order in orders.items():
        told = tournament_of(games, Regulations((tie,)))
        assert [name for _, name in ranks(told)[:2]] == list(order)
        assert (told["ties"], told["chosen"]) == ([tie], True)
    assert ranks(tournament_of(games, Regulations(())))[:2] == [(1, "A"), (1, "C")]


def test_each_player_has_what_the_table_shows() -> None:
    told = tournament_of(swiss(), Regulations(("buchholz_cut1", "progressive", "performance")))
    for player in told["players"]:
        assert player["ties"][2] == player["performance"]
        assert player["ties"][0] is not None and player["ties"][0] <= player["buchholz"]
    first = told["players"][0]
    rounds = [cell["points"] or 0 for cell in first["games"]]
    assert first["ties"][1] == sum(sum(rounds[:at]) for at in range(1, len(rounds) + 1))


def test_a_win_may_be_worth_three_points() -> None:
    games = table("A-B 1-0", "A-C 0-1", "B-C 1/2-1/2", "B-D 1/2-1/2", "C-D 0-1", "A-D 1/2-1/2")
    told = tournament_of(games, Regulations(scoring="3-1-0"))
    points = {player["name"]: player["points"] for player in told["players"]}
    assert points == {"A": 4, "B": 2, "C": 4, "D": 5}
    berger = {player["name"]: player["sonneborn_berger"] for player in told["players"]}
    assert berger["A"] == 3 * 2 + 0 + 1 * 5
    assert [cell["points"] for cell in told["players"][0]["games"]] == [0.5, 1, 0.5], "as they were played"


def test_a_bye_gives_what_a_win_or_a_draw_gives() -> None:
    games = [
        row(1, "A-BYE 1-0", 0, headers={"Round": "1"}),
        row(2, "B-BYE 1/2-1/2", 0, headers={"Round": "1"}),
        row(3, "A-B 1/2-1/2", headers={"Round": "2"}),
        row(4, "C-BYE 1-0", 0, headers={"Round": "2"}),
    ]
    told = tournament_of(games, Regulations(scoring="3-1-0"))
    assert {player["name"]: player["points"] for player in told["players"]} == {"A": 4, "B": 2, "C": 3}


def test_a_tournament_of_today_has_fides_caps_and_an_older_one_has_not() -> None:
    def buchholz(date: str) -> float:
        games = [
            row(1, "A-B 1-0", headers={"Round": "1", "Date": date}),
            row(2, "C-D 1-0", headers={"Round": "1"}),
            row(3, "A-C +:-", 0, headers={"Round": "2"}),
            row(4, "B-D 1-0", headers={"Round": "2"}),
        ]
        return tournament_of(games)["players"][0]["buchholz"]

    assert buchholz("2026.02.28") == 1 + 2, "the forfeit counts the own points"
    assert buchholz("2026.03.01") == 1 + 1, "and now no more than the opponent's"
