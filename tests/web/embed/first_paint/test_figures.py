from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chess

from server.web.embed.first_paint.figures import accuracy_of, moments_of, rows_of
from tests.folded import fold

Json = dict[str, Any]
LOG = json.loads((Path(__file__).parents[3] / "data" / "fold" / "complete.json").read_text())["events"]
STATE = fold(LOG)


def say(key: str, **_: object) -> str:
    return key


def until(seq: int) -> Any:
    return fold([event for event in LOG if event["seq"] <= seq])


def test_a_game_that_black_begins_is_numbered_so() -> None:
    game = {
        "start_fen": chess.STARTING_FEN.replace(" w ", " b ").replace("0 1", "0 7"),
        "moves": [{"san": "e5"}, {"san": "e4"}],
    }
    rows = list(rows_of(fold([]) | {"game": game, "moves": [None, None]}))
    assert [(row["number"], row["label"]) for row in rows] == [("7…", "7…"), ("8.", "8.")]


def test_before_a_report_the_faults_so_far_are_the_key_moments() -> None:
    assert [moment["ply"] for moment in moments_of(until(8))] == [2]
    assert moments_of(fold([])) == []


def test_before_a_report_a_moment_says_its_swing_as_the_page_does() -> None:
    judged = {"classification": "blunder", "expected_before": 0.62, "expected_after": 0.3}
    moves = [{**judged, "ply": 1}, {**judged, "ply": 2}]
    game = {"start_fen": chess.STARTING_FEN, "moves": [{"san": "f3"}, {"san": "g5"}]}
    state = fold([]) | {"game": game, "moves": moves}
    assert [moment["swing"] for moment in moments_of(state)] == ["−32", "−32"]
    moves[0].update(expected_before=None, expected_after=None)
    assert [moment["swing"] for moment in moments_of(state)] == ["", "−32"]


def test_an_accuracy_is_told_once_it_is_complete() -> None:
    assert accuracy_of(fold([]), "white") == "–"
    report = {"white": {"accuracy": 101.2}, "black": {"accuracy": None}}
    state = fold([]) | {"report": report}
    assert (accuracy_of(state, "white"), accuracy_of(state, "black")) == ("100.0", "–")
