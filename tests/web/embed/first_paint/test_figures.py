from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chess
import pytest

from server.i18n.texts import Text
from server.web.embed.first_paint.figures import accuracy_of, is_told, moments_of, rows_of, said_at
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


def test_a_move_says_its_reasons_sentences_and_one_without_says_nothing() -> None:
    said: list[Json] = [{"key": key, "params": {}} for key in ("reason-hangs", "gone", "too")]
    moves = [{"reason": {"said": said}}, {"reason": {}}, None]
    state = fold([]) | {"moves": moves}

    def words(text: Text) -> str | None:
        return None if text["key"] == "gone" else f"{text['key']}."

    assert [said_at(state, ply, words) for ply in range(4)] == ["", "reason-hangs. too.", "", ""]


@pytest.mark.parametrize(("rating", "told"), [("off", False), ("players", True), (1500, True)])
def test_a_reason_goes_on_with_what_people_play_there(rating: int | str, told: bool) -> None:
    shares = [0.9] * 5
    likely = {"uci": "f2f3", "san": "f3", "p": shares, "expected": 0.3, "nodes": 0}
    people = {"played": shares, "best": shares, "good": [0.1] * 5, "as_bad": shares, "covered": shares}
    move = {"classification": "mistake", "expected_before": 0.5, "reason": {}}
    game = {
        "start_fen": chess.STARTING_FEN,
        "moves": [{"san": "f3", "uci": "f2f3", "target": "f3"}],
        "headers": {"WhiteElo": "1500"},
    }
    state = fold([]) | {"game": game, "moves": [{**move, "people": {**people, "moves": [likely]}}]}
    said = said_at(state, 1, lambda text: text["key"], rating)
    assert said == ("people-says-natural" if told else "")


def test_the_list_of_moves_tells_the_faults_that_mattered() -> None:
    classes = ["blunder", "inaccuracy", "best", None]
    moves = [{"classification": name} for name in classes]
    state = fold([]) | {"moves": [*moves, None, {"classification": "blunder", "quiet": True}]}
    assert [is_told(state, ply) for ply in range(1, 7)] == [True, True, False, False, False, False]


def test_an_accuracy_is_told_once_it_is_complete() -> None:
    assert accuracy_of(fold([]), "white") == "–"
    report = {"white": {"accuracy": 101.2}, "black": {"accuracy": None}}
    state = fold([]) | {"report": report}
    assert (accuracy_of(state, "white"), accuracy_of(state, "black")) == ("100.0", "–")
