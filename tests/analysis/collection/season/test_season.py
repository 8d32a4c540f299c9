"""A season worked out by hand: six reviewed games of Ann's, and one that is not reviewed."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.collection.season.player_games import Source
from server.analysis.collection.season.season import season_of
from server.analysis.collection.season.shapes import Season
from tests.analysis.collection.season.made import digest, fault, source

CLUB: Any = {"id": "club", "title": "Club"}
CLOCKS: Any = {"more": {"moves": 2, "accuracy": 180.0}}
FORK = ["allowed:loses", "allowed:motif.fork"]
MISSED = ["missed:misses_win", "missed:motif.fork"]


def place(ply: int) -> Any:
    return {"ply": ply, "fen": f"after {ply}", "win": 0.9}


def games() -> list[Source]:
    won, lost = {"won": place(3)}, {"lost": place(2)}
    return [
        source(1, digest(white={**won, "clocks": CLOCKS}, faults=[fault(1, clock=30.0)]), Date="2026.01.05"),
        source(2, digest(white={**won, "clocks": CLOCKS}, faults=[fault(3, clock=100.0)]), Result="0-1"),
        source(3, digest(white={**won, **lost}, faults=[fault(1, kinds=FORK), fault(3, kinds=MISSED)])),
        source(4, digest(white=won, faults=[fault(1, classification="mistake")]), Result="1/2-1/2"),
        source(5, digest(white={**won, "clocks": CLOCKS}, faults=[fault(2, "black")]), Date="2026.02.05"),
        source(6, digest(white=lost, faults=[fault(1, phase="endgame", quiet=True)]), Result="0-1"),
        source(7, None, Result="0-1"),
    ]


@pytest.fixture
def season() -> Season:
    found = season_of(CLUB, games(), "Ann")
    assert found is not None
    return found


def test_the_whole_of_it(season: Season) -> None:
    totals = season["totals"]
    assert {name: figure["value"] for name, figure in totals.items()} == {  # type: ignore[index]
        "games": 7,
        "score": 0.5,
        "wins": 3,
        "draws": 1,
        "losses": 3,
        "accuracy": None,
        "faults": 6,
        "inaccuracy": 0,
        "mistake": 1,
        "blunder": 5,
        "under_minute": None,
        "under_two": None,
    }
    assert (season["reviewed"], season["first"], season["last"]) == (6, "2026.01.05", "2026.02.05")
    assert totals["under_minute"]["n"] == 3, "games with clocks: too few to say anything"


def test_what_the_faults_were(season: Season) -> None:
    counted = [(kind["way"], kind["key"], kind["count"]["value"]) for kind in season["kinds"]]
    assert counted == [
        ("allowed", "hangs", 4),
        ("allowed", "loses", 1),
        ("allowed", "motif.fork", 1),
        ("missed", "misses_win", 1),
        ("missed", "motif.fork", 1),
    ]
    hangs = season["kinds"][0]
    assert [season["positions"][at]["ply"] for at in hangs["count"]["at"]] == [1, 3, 1, 1]
    assert (hangs["opening"]["value"], hangs["endgame"]["value"]) == (3, 1)


def test_won_positions_won_and_lost_ones_saved(season: Season) -> None:
    conversion = season["conversion"]
    assert (conversion["share"]["value"], conversion["share"]["n"]) == (0.6, 5)
    assert (conversion["kept"]["value"], conversion["let_go"]["value"]) == (3, 2)
    assert [season["positions"][at] for at in conversion["let_go"]["at"]] == [
        {"game": 2, "ply": 3, "fen": "after 3"},
        {"game": 4, "ply": 3, "fen": "after 3"},
    ]
    saved = season["resourcefulness"]
    assert (saved["share"]["value"], saved["share"]["n"], saved["kept"]["value"]) == (None, 2, None)


def test_with_five_games_with_clocks_faults_in_haste_are_told() -> None:
    faults = [fault(1, clock=59.9), fault(3, clock=60.0), fault(5, clock=120.0), fault(7)]
    made = [
        source(number, digest(white={"clocks": CLOCKS}, faults=faults if number == 1 else []))
        for number in range(1, 6)
    ]
    found = season_of(CLUB, made, "Ann")
    assert found is not None
    assert found["totals"]["under_minute"]["value"] == 1
    assert found["totals"]["under_two"]["value"] == 2
    assert found["kinds"][0]["under_two"]["value"] == 2


def test_every_number_has_its_positions(season: Season) -> None:
    """As many as it counts, or one of each game that it is the mean of."""

    def check(part: Any) -> None:
        if isinstance(part, dict) and "at" in part:
            assert all(0 <= at < len(season["positions"]) for at in part["at"])
            if part["value"] is not None:
                assert len(part["at"]) in (part["n"], part["value"])
        elif isinstance(part, dict):
            for inner in part.values():
                check(inner)
        elif isinstance(part, list):
            for inner in part:
                check(inner)

    check(season)


def test_who_plays_no_game_has_no_season() -> None:
    assert season_of(CLUB, games(), "Zoe") is None
    bob = season_of(CLUB, games(), "bob")
    assert bob is not None
    assert (bob["player"], bob["totals"]["faults"]["value"]) == ("Bob", 1)
