from __future__ import annotations

from server.analysis.collection.tournament.entries import met
from server.analysis.collection.tournament.ties import (
    buchholz,
    direct,
    ranked,
    results_of,
    scores_of,
    sonneborn_berger,
    wins,
)
from tests.analysis.collection.tournament.made import row, table


def test_a_round_that_was_not_played_counts_the_players_own_points() -> None:
    """A: 1 from B, a forfeit, half a bye: 2.5. B lost to A and beat C: 1."""
    rows = [row(1, "A-B 1-0"), row(2, "C-A -:+", 0), row(3, "A-BYE 1/2-1/2", 0), row(4, "B-C 1-0")]
    results = results_of(met(rows))
    scores = scores_of(results)
    assert scores == {"a": 2.5, "b": 1, "c": 0}
    assert buchholz("a", results["a"], scores) == 1 + 2.5 + 2.5
    assert sonneborn_berger("a", results["a"], scores) == 1 + 2.5 + 1.25
    assert wins(results["a"]) == 1


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
