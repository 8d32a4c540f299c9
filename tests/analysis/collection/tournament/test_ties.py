from __future__ import annotations

from server.analysis.collection.tournament.entries import Row, met
from server.analysis.collection.tournament.results import Result, results_of, scores_of
from server.analysis.collection.tournament.ties import (
    buchholz,
    buchholz_cut1,
    buchholz_median,
    direct,
    direct_order,
    progressive,
    ranked,
    sonneborn_berger,
    wins,
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


def test_equals_are_parted_by_their_own_games_only_if_all_have_met() -> None:
    results = results_of(met(table("A-B 1-0", "B-C 1-0", "A-D 1-0")))
    assert direct(["a", "b"], results) == {"a": 1, "b": 0}
    assert direct(["a", "b", "c"], results) == {"a": None, "b": None, "c": None}
    assert direct(["a"], results) == {"a": None}


def test_a_forfeit_is_no_meeting() -> None:
    assert direct(["a", "b"], results_of(met([row(1, "A-B +:-", 0)]))) == {"a": None, "b": None}


def order(*games: str, of: str = "abc") -> list[list[str]]:
    return direct_order(list(of), results_of(met(table(*games))))


def test_equals_of_whom_all_have_met_stand_by_their_own_games() -> None:
    assert order("A-B 1-0", "B-C 1-0", "A-C 1/2-1/2") == [["a"], ["b"], ["c"]]
    assert order("A-B 1-0", "B-C 1-0", "C-A 1-0") == [["a", "b", "c"]], "a circle"


def test_those_whom_their_games_leave_equal_are_asked_among_themselves_again() -> None:
    games = ("A-B 1-0", "C-A 1-0", "B-C 1-0", "B-D 1-0", "A-D 1-0", "D-C 1-0")
    assert order(*games, of="abcd") == [["a"], ["b"], ["d"], ["c"]]


def test_where_not_all_have_met_only_what_no_game_could_change_counts() -> None:
    assert order("A-B 1-0", "A-C 1-0") == [["a"], ["b", "c"]]
    assert order("A-B 1-0", "C-D 1-0") == [["a", "b", "c"]], "C could have beaten both"
    assert order("A-B 1-0", "A-C 1-0", "A-D 1-0", "B-C 1-0", "B-D 1-0", of="abcd") == [
        ["a"],
        ["b"],
        ["c", "d"],
    ]


def test_a_pair_that_met_more_than_once_counts_by_its_mean() -> None:
    assert order("A-B 1-0", "A-B 0-1", "A-B 1-0", "B-C 1-0", "A-C 0-1") == [["b"], ["c"], ["a"]]


def test_the_least_and_the_most_are_left_out() -> None:
    scores = {"b": 3.0, "c": 1.0, "d": 2.0}
    mine = [Result(name, 1, 1) for name in "bcd"]
    assert buchholz_cut1(mine, 3, scores) == 5
    assert buchholz_median(mine, 3, scores) == 2
    assert buchholz_median(mine[:1], 1, scores) == buchholz_cut1([], 0, {}) == 0


def test_a_round_that_the_player_chose_not_to_play_is_left_out_first() -> None:
    """The bye counts the own 2 points, which is not the least."""
    scores = {"b": 3.0, "c": 1.0}
    mine = [Result("b", 1, 1), Result("c", 0.5, 0.5), Result(None, 0.5, 0.5, is_bye=True)]
    assert buchholz_cut1(mine, 2, scores) == 3 + 1
    given = [*mine[:2], Result(None, 1, 1, is_bye=True)]
    assert buchholz_cut1(given, 2.5, scores) == 3 + 2.5


def test_points_are_added_up_round_by_round() -> None:
    assert progressive([Result("b", 1, 1), Result("c", 0, 0), Result(None, 0.5, 0.5)]) == 1 + 1 + 1.5


def test_each_criterion_is_asked_of_those_that_are_equal_so_far() -> None:
    asked: list[list[str]] = []

    def second(group: list[str]) -> dict[str, float | None]:
        asked.append(list(group))
        return {"x": None, "y": 1, "z": 0}

    first = {"w": 3.0, "x": 1.0, "y": 1.0, "z": 1.0}
    assert ranked("zyxw", [lambda _: first, second]) == [["w"], ["y"], ["x", "z"]]  # type: ignore[list-item]
    assert asked == [["x", "y", "z"]]
