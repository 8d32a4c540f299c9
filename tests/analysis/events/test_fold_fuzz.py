"""The two folds agree on any log that a review could write: Python's and the page's, on generated ones."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.analysis.classes import Classification
from server.analysis.events.fold import apply_event, fold, initial_state
from server.system.paths import ROOT
from tests.page import node

Json = dict[str, Any]
Fold = Callable[[list[Json]], Any]

_PLIES = 4
_accuracies = st.none() | st.floats(-1.28, 99.99)
_side = st.fixed_dictionaries({"accuracy": _accuracies, "accuracy_lichess": _accuracies})
_report = st.fixed_dictionaries(
    {"type": st.just("report"), "white": _side, "black": _side, "provisional": st.booleans()}
)


def _of(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    """Events of a kind; `age`: how many passes ago."""
    return st.fixed_dictionaries({"type": st.just(kind), **fields, "age": st.integers(0, 2)})


_position = _of("position", ply=st.integers(0, _PLIES), nodes=st.integers(0, 9), win=st.floats(0, 1))
_move = _of(
    "move",
    ply=st.integers(1, _PLIES),
    classification=st.none() | st.sampled_from([*map(str, Classification)]),
    accuracy=_accuracies,
    provisional=st.booleans(),
)
_note = st.fixed_dictionaries(
    {
        "type": st.just("note"),
        "ply": st.integers(0, _PLIES),
        "line": st.lists(st.sampled_from(["e7e5", "g1f3"]), max_size=2),
        "comment": st.text(max_size=3),
        "removed": st.booleans(),
    }
)
_end = st.sampled_from(
    [
        {"type": "done", "totals": {"moves": _PLIES}},
        {"type": "failed", "code": "stopped", "retry": True},
        {"type": "failed", "code": "engine", "retry": True},
    ]
)
_other = st.sampled_from(
    [{"type": "weather", "mood": "fine"}, {"type": "preview", "win": [0.5]}, {"type": "phases", "by_ply": []}]
)
_game = st.fixed_dictionaries(
    {
        "type": st.just("game"),
        "start_fen": st.sampled_from([f"8/8/8/8/8/8/8/8 {turn} - - 0 1" for turn in "wwwb"]),
        "variant": st.sampled_from(["standard"] * 5 + ["chess960"]),
        "moves": st.lists(st.fixed_dictionaries({"uci": st.sampled_from("aaab")}), max_size=_PLIES),
    }
)
_plan = st.fixed_dictionaries({"type": st.just("plan"), "deeper": st.booleans(), "nodes": st.integers(1, 9)})


@st.composite
def logs(draw: st.DrawFn) -> list[Json]:
    """A game, then anything that it can say of its moves, of no later pass than the last plan's, which never
    falls; the game may grow or be corrected. An event may come twice."""
    found: list[Any] = draw(
        st.lists(_position | _move | _note | _plan | _report | _end | _other | _game, max_size=24)
    )
    events: list[Json] = [draw(_game), *found] if draw(st.booleans()) or found else []
    number, current, plies = 0, 0, 0
    stored: list[Json] = []
    for event in events:
        plies = len(event["moves"]) if event["type"] == "game" else plies
        if event.get("ply", 0) > plies:
            continue
        number += draw(st.integers(1, 2))
        if event["type"] == "plan":
            current = max(1, current + event["deeper"])
            event = {"type": "plan", "engine": {"name": "x"}, "nodes": event["nodes"], "pass": current}
        elif "age" in event:
            made_in = max(1, current - event["age"])
            event = {name: value for name, value in event.items() if name != "age"} | {"pass": made_in}
        stored.append({"seq": number, **event})
        if draw(st.booleans()):
            stored.append(draw(st.sampled_from(stored)))
    return stored


@pytest.fixture(scope="module")
def page_fold() -> Iterator[Fold]:
    """The page's fold: one process for all logs."""
    script = ROOT / "tests" / "js" / "fold_lines.js"
    with subprocess.Popen(
        node(f"import {json.dumps(str(script))};"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as asked:
        assert asked.stdin is not None and asked.stdout is not None
        given_to, told_by = asked.stdin, asked.stdout

        def ask(log: list[Json]) -> Any:
            given_to.write(json.dumps(log) + "\n")
            given_to.flush()
            return json.loads(told_by.readline())

        yield ask
        given_to.close()


@settings(max_examples=200, deadline=None, derandomize=True)
@given(logs())
def test_both_folds_agree(page_fold: Fold, log: list[Json]) -> None:
    assert page_fold(log) == json.loads(json.dumps(fold(log)))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(logs())
def test_a_state_is_never_changed(log: list[Json]) -> None:
    state = initial_state()
    for event in log:
        before = json.dumps(state)
        after = apply_event(state, event)
        assert json.dumps(state) == before
        state = after


def test_before_the_first_event_nothing_is_known(page_fold: Fold) -> None:
    state = page_fold([])
    assert state == fold([])
    assert state["progress"] == {"moves": 0, "judged": 0, "positions": 0, "evaluated": 0, "nodes": 0}
    assert (state["status"], state["counts"]) == ("waiting", {"white": {}, "black": {}})
