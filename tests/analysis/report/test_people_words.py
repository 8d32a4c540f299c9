"""What exports say of a move by what people play: at the rating of the game's headers alone."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.events.fold import initial_state
from server.analysis.people.ratings import Rating
from server.analysis.report.people_words import people_said

MOVES = [
    {"uci": "e2e4", "san": "e4", "target": "e4"},
    {"uci": "d7d5", "san": "d5", "target": "d5"},
    {"uci": "e4d5", "san": "exd5", "target": "d5"},
    {"uci": "a7a6", "san": "a6", "target": "a6"},
]
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def share(value: float) -> list[float]:
    return [value] * 5


PEOPLE = {
    "played": share(0.02),
    "best": share(0.9),
    "good": share(0.92),
    "as_bad": share(0.03),
    "covered": share(0.97),
    "moves": [
        {"uci": "d8d5", "san": "Qxd5", "p": share(0.9), "expected": 0.48, "nodes": 0},
        {"uci": "a7a6", "san": "a6", "p": share(0.02), "expected": 0.25, "nodes": 0},
    ],
}


def state(headers: dict[str, str], people: Any = PEOPLE) -> Any:
    made: Any = initial_state()
    move = {"people": people, "classification": "mistake", "expected_before": 0.48}
    game = {"headers": headers, "start_fen": START, "moves": MOVES}
    return {**made, "game": game, "moves": [None, None, None, move]}


def test_it_is_told_at_the_movers_rating() -> None:
    said: Any = people_said(state({"BlackElo": "1500", "WhiteElo": "900"}), 4)
    assert said["key"] == "people-says-recapture"
    assert said["params"] == {"count": 9, "of": 10, "level": "about"}
    said = people_said(state({"BlackElo": "1500", "Site": "https://lichess.org/AbCd1234"}), 4)
    assert said["params"]["level"] == "this"


def test_another_rating_may_be_asked_for() -> None:
    said: Any = people_said(state({"WhiteElo": "900"}), 4, Rating(1700, about=True))
    assert said["params"]["level"] == "about"


@pytest.mark.parametrize("headers", [{}, {"WhiteElo": "1500"}, {"BlackElo": "?"}])
def test_without_a_rating_of_the_mover_nothing_is_told(headers: dict[str, str]) -> None:
    assert people_said(state(headers), 4) is None


def test_of_a_move_that_is_not_judged_nothing_is_told() -> None:
    given = state({"BlackElo": "1500"}, people=None)
    assert people_said(given, 4) is None
    assert people_said(given, 1) is None
    given["game"] = None
    assert people_said(given, 4) is None
