from __future__ import annotations

from server.analysis.collection.season.figures import LEAST, Positions, count, mean, sample
from server.analysis.collection.season.player_games import games_of
from tests.analysis.collection.season.made import digest, fault, source


def test_under_five_games_nothing_is_said_but_how_many() -> None:
    assert LEAST == 5
    assert mean([1, 0, 1, 0], [1, 2, 3, 4]) == {"value": None, "n": 4, "at": [1, 2, 3, 4]}
    assert mean([1, 0, 1, 0, 1], [1, 2, 3, 4, 5])["value"] == 0.6
    assert count([7, 8], 4) == {"value": None, "n": 4, "at": []}
    assert count([7, 8], 5) == {"value": 2, "n": 5, "at": [7, 8]}
    assert sample([3]) == {"value": 1, "n": 1, "at": [3]}


def test_a_mean_is_rounded() -> None:
    assert mean([1, 1, 1, 1, 0, 0], [])["value"] == 0.6667
    assert mean([80.04, 80.04, 80.04, 80.04, 80.04], [], 1)["value"] == 80.0


def test_a_position_stands_once_and_a_fault_is_another_than_the_place_it_is_at() -> None:
    made = digest()
    [game] = games_of([source(3, made)], "Ann")
    positions = Positions([game])
    assert positions.of_game(game) == 0
    assert positions.of_fault(game, fault(1, clock=59.0, quiet=True)) == 1
    assert positions.of_ply(game, 1) == 2
    assert positions.of_game(game) == 0
    assert positions.of_place(game, {"ply": 2, "fen": "after 2", "win": None}) == 3
    assert positions.listed == [
        {"game": 0, "ply": 0},
        {
            "game": 0,
            "ply": 1,
            "san": "move1",
            "fen": "before 1",
            "classification": "blunder",
            "clock": 59.0,
            "quiet": True,
        },
        {"game": 0, "ply": 1},
        {"game": 0, "ply": 2, "fen": "after 2"},
    ]
    assert positions.games[0]["review"] == "r3"
    assert positions.games[0]["reviewed"]
