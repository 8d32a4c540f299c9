from __future__ import annotations

from typing import Any

import pytest

from server.analysis.collection.openings.tree import tree_of
from server.analysis.collection.season.player_games import Source

ITALIAN = "e2e4 e7e5 g1f3 b8c6 f1c4"
BY_BISHOP = "e2e4 e7e5 f1c4 b8c6 g1f3"
OTHER = "d2d4 d7d5"


def source(number: int, line: str | None, result: str = "1-0", **more: Any) -> Source:
    white, black = more.get("players", ("Ann", "Bob"))
    facts: Any = {"headers": {"White": white, "Black": black, "Result": result}, "plies": 40, "opening": None}
    digest: Any = {
        "line": None if line is None else line.split(),
        "opening_end": {"ply": 10, "fen": "", "win": more.get("win", 0.5)},
        "faults": more.get("faults", []),
    }
    return Source(number, facts, f"r{number}", digest)


def fault(ply: int, side: str, phase: str = "opening") -> dict[str, Any]:
    return {"ply": ply, "side": side, "phase": phase}


def tree(*sources: Source, **asked: Any) -> Any:
    return tree_of(sources, lambda fen: None, **asked)


def test_lines_that_transpose_meet_in_one_position() -> None:
    made = tree(source(1, ITALIAN), source(2, BY_BISHOP))
    there = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2"
    (met,) = (each for each in made["positions"] if each["fen"].startswith(there))
    assert (met["games"], met["plies"]) == ([0, 1], [5, 5])
    assert [" ".join(game["line"]) for game in made["games"]] == [ITALIAN, BY_BISHOP]
    start, e4, e5, *_ = made["positions"]
    assert [(move["san"], move["games"]) for move in start["moves"]] == [("e4", 2)]
    assert made["positions"][start["moves"][0]["to"]] == e4
    assert [(move["san"], move["to"]) for move in e5["moves"]] == [("Bc4", None), ("Nf3", None)]


def test_a_position_tells_results_points_and_faults() -> None:
    faults = [fault(2, "black"), fault(5, "white"), fault(30, "black", "endgame")]
    made = tree(
        source(1, ITALIAN, "1-0", win=0.8, faults=faults),
        source(2, ITALIAN, "0-1", win=0.3),
        source(3, OTHER, "1/2-1/2", win=None),
    )
    start, e4, e5, *_ = made["positions"]
    assert (start["white"], start["draws"], start["black"]) == (1, 1, 1)
    assert e4["points"] == 0.55
    assert start["faults"] == {"white": 1, "black": 1}
    assert e5["faults"] == {"white": 1, "black": 0}
    assert [(move["san"], move["games"], move["faults"]) for move in e4["moves"]] == [("e5", 2, 1)]
    assert [move["san"] for move in start["moves"]] == ["e4", "d4"]


def test_a_game_counts_once_in_a_position_that_it_repeats() -> None:
    made = tree(source(1, "g1f3 g8f6 f3g1 f6g8 e2e4"), source(2, "e2e4"))
    start = made["positions"][0]
    assert (start["games"], start["plies"]) == ([0, 1], [0, 0])
    assert {(move["san"], move["games"]) for move in start["moves"]} == {("Nf3", 1), ("e4", 2)}


def test_a_players_games_with_one_side_alone() -> None:
    others = [source(number, OTHER, players=("Cid", name)) for number, name in ((2, "Ann"), (3, "Bob"))]
    games = (source(1, ITALIAN), *others)
    assert [game["number"] for game in tree(*games, player="Ann")["games"]] == [1, 2]
    assert [game["number"] for game in tree(*games, player="Ann", side="black")["games"]] == [2]
    assert tree(*games, side="black")["side"] is None  # of no player
    assert tree(*games, player="Nobody") is None


def test_games_that_begin_elsewhere_or_are_not_reviewed_are_left_out() -> None:
    made = tree(source(1, None), source(2, ITALIAN), Source(3, source(3, OTHER).facts, "r3", None))
    assert (made["left_out"], len(made["games"])) == (1, 1)


def test_names_are_those_of_the_book() -> None:
    made: Any = tree_of([source(1, ITALIAN)], lambda fen: {"eco": "A00", "name": fen[:3]})
    assert made["positions"][0]["name"] == {"eco": "A00", "name": "rnb"}


@pytest.mark.parametrize("count", [0, 1])
def test_few_games_give_the_start_position(count: int) -> None:
    made = tree(*(source(number, ITALIAN) for number in range(count)))
    assert [position["fen"].split()[0][:8] for position in made["positions"]] == ["rnbqkbnr"]
