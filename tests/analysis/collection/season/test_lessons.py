"""What to train first: by hand."""

from __future__ import annotations

from typing import Any

from server.analysis.collection.season.player_games import Source
from server.analysis.collection.season.season import season_of
from server.analysis.collection.season.shapes import Season
from tests.analysis.collection.season.made import digest, fault, source

CLUB: Any = {"id": "club", "title": "Club"}
EASY, HARD, BETWEEN = [0.9] * 5, [0.1] * 5, [0.5] * 5
RATED = {"WhiteElo": "1500"}


def season(games: list[Source]) -> Season:
    found = season_of(CLUB, games, "Ann")
    assert found is not None
    return found


def games(*faults: Any, rated: bool = True) -> list[Source]:
    """Five games, the first faults in the first."""
    headers = RATED if rated else {}
    first = source(1, digest(faults=list(faults)), **headers)
    return [first, *(source(number, digest(), **headers) for number in range(2, 6))]


def plies(made: Season, at: list[int]) -> list[int]:
    return [made["positions"][index]["ply"] for index in at]


def test_errors_that_others_avoid_stand_apart_from_hard_ones() -> None:
    faults = [
        fault(1, good=EASY, loss=0.1),
        fault(3, good=HARD),
        fault(5, good=BETWEEN),
        fault(7),
        fault(9, good=EASY, loss=0.4),
        fault(11, good=EASY, quiet=True),
    ]
    extra = [source(number, digest(faults=[fault(1, good=BETWEEN)]), **RATED) for number in range(6, 10)]
    level: Any = season([*games(*faults), *extra])["level"]
    made = season([*games(*faults), *extra])
    assert (level["avoided"]["value"], level["hard"]["value"], level["avoided"]["n"]) == (2, 1, 5)
    assert plies(made, level["avoided"]["at"]) == [9, 1], "what pays most first"


def test_without_a_rating_or_a_judgement_nothing_is_said_of_others() -> None:
    assert season(games(fault(1, good=EASY), rated=False))["level"] is None
    assert season(games(fault(1)))["level"] is None


def test_the_lessons_are_the_habits_that_cost_most_and_others_avoid() -> None:
    hangs = [fault(ply, good=EASY, loss=0.2) for ply in (1, 3, 5)]
    hard = [fault(ply, good=HARD, loss=0.3, kinds=["missed:misses_win"]) for ply in (7, 9, 11, 13)]
    [first, second] = season(games(*hangs, *hard))["lessons"]
    assert (first["way"], first["key"], first["cost"], first["avoided"]) == ("allowed", "hangs", 0.6, 3)
    assert (second["key"], second["cost"], second["avoided"]) == ("misses_win", 1.2, 0)


def test_a_fault_counts_for_one_lesson() -> None:
    both = [fault(ply, kinds=["allowed:loses", "allowed:motif.fork"]) for ply in (1, 3, 5)]
    [only] = season(games(*both))["lessons"]
    assert only["count"]["value"] == 3


def test_what_a_narrower_habit_explains_is_no_loss_of_material_beside_it() -> None:
    hangs = [fault(ply, kinds=["allowed:loses", "allowed:hangs"], loss=0.2) for ply in (1, 3, 5)]
    loses = [fault(ply, kinds=["allowed:loses"], loss=0.1) for ply in (7, 9, 11)]
    rare = fault(13, kinds=["allowed:loses", "allowed:motif.fork"], loss=0.1)
    made = season(games(*hangs, *loses, rare))
    told = [(each["key"], plies(made, each["count"]["at"])) for each in made["lessons"]]
    assert told == [("hangs", [1, 3, 5]), ("loses", [1, 3, 5, 7, 9, 11, 13])]


def test_a_habit_and_its_kind_have_the_same_count() -> None:
    both = [fault(ply, kinds=["allowed:threat.overlooked", "allowed:loses"], loss=0.2) for ply in (1, 3, 5)]
    loses = [fault(ply, kinds=["allowed:loses"]) for ply in (7, 9, 11)]
    made = season(games(*both, *loses, fault(13, kinds=["allowed:loses"], quiet=True)))
    kinds = {kind["key"]: kind["count"] for kind in made["kinds"]}
    assert {each["key"] for each in made["lessons"]} == {"threat.overlooked", "loses"}
    for lesson in made["lessons"]:
        assert (lesson["count"]["value"], lesson["count"]["n"]) == (
            kinds[lesson["key"]]["value"],
            kinds[lesson["key"]]["n"],
        )


def test_twice_is_no_habit_and_what_nobody_can_name_none_to_train() -> None:
    assert season(games(fault(1), fault(3)))["lessons"] == []
    assert season(games(*(fault(ply, kinds=["other:unproven"]) for ply in (1, 3, 5))))["lessons"] == []
    assert season(games(*(fault(ply, quiet=True) for ply in (1, 3, 5))))["lessons"] == []


def test_there_are_no_lessons_of_few_games() -> None:
    assert season(games(*(fault(ply) for ply in (1, 3, 5)))[:4])["lessons"] == []


def test_there_are_at_most_three() -> None:
    kinds = ("hangs", "loses", "allows_mate", "shortens")
    faults = [fault(ply, kinds=[f"allowed:{kind}"]) for kind in kinds for ply in (1, 3, 5)]
    assert len(season(games(*faults))["lessons"]) == 3


def test_a_position_says_what_it_pays() -> None:
    made = season(games(fault(1, good=EASY, loss=0.2), fault(3, loss=0.2), fault(5, quiet=True)))
    told = {each["ply"]: each.get("pays") for each in made["positions"] if "san" in each}
    assert told == {1: 0.18, 3: 0.1, 5: None}
