"""The fold of events, held to the same tables as its twin in JavaScript (tests/js/state/fold.test.js).

A table: `events` in the order they arrive (one may arrive twice), `checks` [{after: seq, path, value}] on the
state once that event is in, and the whole `state` at the end.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from server.analysis.events.events import EVENTS
from server.analysis.events.fold import apply_event, fen_at, fold, initial_state, mover
from tests.folded import numbered

TABLES = sorted((Path(__file__).parents[2] / "data" / "fold").glob("*.json"))


def load(path: Path) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(path.read_text())
    return table


def at(state: Any, path: str) -> Any:
    for key in path.split("."):
        state = state[int(key)] if isinstance(state, list) else state[key]
    return state


def events_up_to(table: dict[str, Any], seq: int) -> list[dict[str, Any]]:
    return [event for event in table["events"] if event["seq"] <= seq]


def test_there_are_tables() -> None:
    assert len(TABLES) >= 5


def test_every_kind_of_event_is_in_a_table() -> None:
    kinds = {event["type"] for path in TABLES for event in load(path)["events"]}
    assert kinds >= {event.type for event in EVENTS}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_log_folds_to_its_state(path: Path) -> None:
    table = load(path)
    assert fold(table["events"]) == table["state"]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_the_state_on_the_way_is_as_the_table_says(path: Path) -> None:
    table = load(path)
    for check in table["checks"]:
        state = fold(events_up_to(table, check["after"]))
        assert at(state, check["path"]) == check["value"], check


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_applying_an_event_leaves_the_old_state_alone(path: Path) -> None:
    state = initial_state()
    for event in load(path)["events"]:
        before = copy.deepcopy(state)
        after = apply_event(state, event)
        assert state == before
        state = after


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_replay_and_live_may_overlap(path: Path) -> None:
    events = load(path)["events"]
    for cut in range(len(events)):
        assert fold(events, fold(events[:cut])) == fold(events)


def test_the_side_of_a_ply_follows_the_start_position() -> None:
    white = load(TABLES[0].with_name("complete.json"))["state"]
    black = load(TABLES[0].with_name("black_starts.json"))["state"]
    assert [mover(white, 1), mover(white, 2)] == ["white", "black"]
    assert [mover(black, 1), mover(black, 2)] == ["black", "white"]


def test_the_position_after_a_ply_is_the_games() -> None:
    game: Any = {"start_fen": "start", "moves": [{"fen": "first"}, {"fen": "second"}]}
    assert [fen_at(game, ply) for ply in range(3)] == ["start", "first", "second"]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_fold_goes_on_where_it_was_and_takes_nothing_older(path: Path) -> None:
    table = load(path)
    events = sorted(table["events"], key=lambda event: event["seq"])
    for cut in range(len(events)):
        state = fold(events[:cut])
        assert fold(events[cut:], state) == fold(events)
        assert apply_event(state, {"seq": state["seq"], "type": "failed", "code": "stopped"}) == state


def test_the_classes_of_what_stands_are_counted_when_a_game_grows() -> None:
    game: dict[str, Any] = {"type": "game", "start_fen": "8/8/8/8/8/8/8/8 w - - 0 1", "variant": "standard"}
    moves = [{"uci": uci} for uci in ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5")]
    told = [
        {"type": "move", "ply": ply, "classification": name, "accuracy": 90.0, "pass": 1}
        for ply, name in ((1, "best"), (2, "okay"), (3, "best"), (4, "best"))
    ]
    events = [{**game, "moves": moves[:4]}, *told, {**game, "moves": moves}]
    state = fold(numbered(events))
    assert state["counts"] == {"white": {"best": 2}, "black": {"okay": 1, "best": 1}}
