from __future__ import annotations

from server.analysis.collection.tournament.entries import Row, met
from server.analysis.collection.tournament.ties import (
    adjusted_scores,
    buchholz,
    direct,
    ranked,
    results_of,
    scores_of,
    sonneborn_berger,
    wins,
    with_absences,
)
from server.analysis.collection.tournament.tournament import tournament_of
from tests.analysis.collection.tournament.made import row, table


def test_a_round_that_was_not_played_counts_the_players_own_points() -> None:
    """A: 1 from B, a forfeit, half a bye: 2.5. B lost to A and beat C: 1."""
    rows = [row(1, "A-B 1-0"), row(2, "C-A -:+", 0), row(3, "A-BYE 1/2-1/2", 0), row(4, "B-C 1-0")]
    results = results_of(met(rows))
    scores = scores_of(results)
    assert scores == {"a": 2.5, "b": 1, "c": 0}
    assert buchholz(results["a"], 2.5, scores) == 1 + 2.5 + 2.5
    assert sonneborn_berger(results["a"], 2.5, scores) == 1 + 2.5 + 1.25
    assert wins(results["a"]) == 1


EXERCISE = """
1  +W9  =B13 =W2  +B15 =W4
2  +B10 +W7  =B1  +W16 =B3
3  =W11 +B6  +W8  =B4  =W2
4  +B12 =BYE +W13 =W3  =B1
5  -W13 -B15 +W11 =B7  +W10
6  -B14 -W3  +BYE +W10 +B8
7  +W15 -B2  -B16 =W5  -B11
8  =B16 +W14 -B3  +W13 -W6
9  -B1  -W10 =BYE -F11 +BYE
10 -W2  +B9  -W15 -B6  -B5
11 =B3  -W16 -B5  +F9  +W7
12 -W4  +BYE +F14 --   --
13 +B5  =W1  -B4  -B8  -W14
14 +W6  -B8  -F12 --   +B13
15 -B7  +W5  +B10 -W1  -B16
16 =W8  +B11 +W7  -B2  +W15
"""
"""A Swiss with byes, forfeits, an absence and a withdrawal, from the exercises of FIDE's Technical Commission
(tec.fide.com, 18 March 2024)."""
ANSWERS = {"1": 12.5, "2": 13, "3": 15.5, "4": 15, "5": 8.5, "8": 13.5, "11": 13.5, "16": 12.5}
"""What they say of Buchholz."""
SCORES = {"+": ("1-0", "+:-", 1), "=": ("1/2-1/2", "", 0.5), "-": ("0-1", "-:+", 0)}


def exercise() -> list[Row]:
    """Each pairing once: as White has it, a forfeit as the first of the two has it."""
    rows: list[Row] = []
    for line in EXERCISE.strip().splitlines():
        player, *cells = line.split()
        for round_, cell in enumerate(cells, start=1):
            sign, how, other, headers = cell[0], cell[1], cell[2:], {"Round": str(round_)}
            if sign + how == "--" or (how == "B" and other != "YE"):
                continue
            if other == "YE":
                rows.append(row(len(rows) + 1, f"{player}-BYE {SCORES[sign][0]}", 0, headers=headers))
            elif how == "W":
                rows.append(row(len(rows) + 1, f"{player}-{other} {SCORES[sign][0]}", headers=headers))
            elif int(player) < int(other):
                rows.append(row(len(rows) + 1, f"{player}-{other} {SCORES[sign][1]}", 0, headers=headers))
    return rows


def test_unplayed_rounds_and_a_withdrawal_count_as_in_fides_exercises() -> None:
    found = tournament_of(exercise())
    buchholz_of = {player["name"]: player["buchholz"] for player in found["players"]}
    assert {name: buchholz_of[name] for name in ANSWERS} == ANSWERS
    points = {player["name"]: (player["points"], player["scored"]) for player in found["players"]}
    assert points["12"] == (2, 3), "a round without a game is none of the player's"


def test_who_has_left_has_drawn_since_for_the_opponents_alone() -> None:
    """A beats B, then is away; C wins twice, D loses twice: B meets A 1 + 1/2."""
    games = met(
        [
            row(1, "A-B 1-0", headers={"Round": "1"}),
            row(2, "C-D 1-0", headers={"Round": "1"}),
            row(3, "C-B 1-0", headers={"Round": "2"}),
            row(4, "D-BYE 0-1", 0, headers={"Round": "2"}),
        ]
    )
    rounds = with_absences(results_of(games), games)
    assert adjusted_scores(rounds) == {"a": 1.5, "b": 0, "c": 2, "d": 0.5}
    assert buchholz(rounds["b"], 0, adjusted_scores(rounds)) == 1.5 + 2
    assert buchholz(rounds["a"], 1, adjusted_scores(rounds)) == 0 + 1


def test_who_came_late_has_nothing_for_the_rounds_before_and_a_lost_forfeit_is_no_draw() -> None:
    games = met(
        [
            row(1, "B-C 1-0", headers={"Round": "1"}),
            row(2, "A-B 1-0", headers={"Round": "2"}),
            row(3, "A-B -:+", 0, headers={"Round": "3"}),
        ]
    )
    rounds = with_absences(results_of(games), games)
    assert [result.points for result in rounds["a"]] == [0, 1, 0]
    assert adjusted_scores(rounds) == {"a": 1, "b": 2, "c": 1}


def test_a_round_that_is_being_played_makes_nobody_absent() -> None:
    games = met(
        [
            row(1, "A-B 1-0", headers={"Round": "1"}),
            row(2, "C-D 1-0", headers={"Round": "1"}),
            row(3, "A-C *", headers={"Round": "2"}),
        ]
    )
    rounds = with_absences(results_of(games), games)
    assert {player: len(mine) for player, mine in rounds.items()} == {"a": 1, "b": 1, "c": 1, "d": 1}


def test_equals_are_parted_by_their_own_games_only_if_all_have_met() -> None:
    results = results_of(met(table("A-B 1-0", "B-C 1-0", "A-D 1-0")))
    assert direct(["a", "b"], results) == {"a": 1, "b": 0}
    assert direct(["a", "b", "c"], results) == {"a": None, "b": None, "c": None}
    assert direct(["a"], results) == {"a": None}


def test_a_forfeit_is_no_meeting() -> None:
    assert direct(["a", "b"], results_of(met([row(1, "A-B +:-", 0)]))) == {"a": None, "b": None}


def test_each_criterion_is_asked_of_those_that_are_equal_so_far() -> None:
    asked: list[list[str]] = []

    def second(group: list[str]) -> dict[str, float | None]:
        asked.append(list(group))
        return {"x": None, "y": 1, "z": 0}

    first = {"w": 3.0, "x": 1.0, "y": 1.0, "z": 1.0}
    assert ranked("zyxw", [lambda _: first, second]) == [["w"], ["y"], ["x", "z"]]  # type: ignore[list-item]
    assert asked == [["x", "y", "z"]]
