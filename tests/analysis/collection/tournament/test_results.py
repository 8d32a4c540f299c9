from __future__ import annotations

from server.analysis.collection.tournament.entries import met
from server.analysis.collection.tournament.regulations import USUAL, Regulations
from server.analysis.collection.tournament.results import (
    Result,
    adjusted_scores,
    begun_since,
    capped,
    results_of,
    rounds_of,
    scores_of,
    with_absences,
)
from server.analysis.collection.tournament.ties import buchholz
from tests.analysis.collection.tournament.made import row, table


def test_points_are_those_of_the_scoring() -> None:
    results = results_of(met(table("A-B 1-0", "A-C 1/2-1/2")), Regulations(scoring="3-1-0"))
    assert scores_of(results) == {"a": 4, "b": 0, "c": 1}
    assert [result.share for result in results["a"]] == [1, 0.5]


def test_a_round_is_over_once_every_game_of_it_has_a_result() -> None:
    games = met(
        [
            row(1, "A-B *", headers={"Round": "10"}),
            row(2, "C-D 1-0", headers={"Round": "10"}),
            row(3, "A-D 1-0", headers={"Round": "9.1"}),
        ]
    )
    assert rounds_of(games) == (["9", "10"], ["9"])


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


def test_the_first_date_of_the_games_tells_when_a_tournament_began() -> None:
    dated = [
        row(at, "A-B 1-0", headers={"Date": date}) for at, date in enumerate(("2026.03.02", "2026.02.28"))
    ]
    assert [begun_since(met(dated), day) for day in ("2026.02.28", "2026.03.01")] == [True, False]
    assert not begun_since(met([row(1, "A-B 1-0", headers={"Date": "2026.??.??"})]), "2000.01.01")


def test_what_a_round_without_a_game_is_worth_is_capped() -> None:
    """A has 4 of 4: the bye is worth a draw in each round, 2; the forfeit what B's points are, 1."""
    rounds = {
        "a": [
            Result("b", 1, 1),
            Result("c", 1, 1),
            Result(None, 1, 1, is_bye=True),
            Result(None, 1, 1, paired="b"),
        ]
    }
    scores = {"b": 1.0, "c": 3.0}
    assert buchholz(rounds["a"], 4, scores) == 1 + 3 + 4 + 4
    assert buchholz(capped(rounds, scores, USUAL)["a"], 4, scores) == 1 + 3 + 2 + 1


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
