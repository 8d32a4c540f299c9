"""The state of a page as a fold of events: `(state, event) -> state`.

The twin of `static/js/fold.js`: `tests/data/fold/*.json` holds example logs that test both. Works on wire
JSON alone. An event that was applied before (by its `seq`) changes nothing, so replay and live may overlap.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]
State = dict[str, Any]


def initial_state() -> State:
    """The state before the first event."""
    return {
        "seq": 0,
        "status": "waiting",
        "game": None,
        "phases": None,
        "plan": None,
        "preview": None,
        "positions": [],
        "moves": [],
        "report": None,
        "end": None,
        "counts": {"white": {}, "black": {}},
        "progress": {"moves": 0, "judged": 0, "positions": 0, "evaluated": 0, "nodes": 0},
    }


def apply_event(state: State, event: Json) -> State:
    """The state after `event` (wire JSON with its `seq`). The old state is not changed."""
    if event["seq"] <= state["seq"]:
        return state
    body = {key: value for key, value in event.items() if key not in ("seq", "type")}
    new = {**state, "seq": event["seq"]}
    match event["type"]:
        case "game":
            new["game"] = body
            new["moves"] = [None] * len(body["moves"])
            new["positions"] = [None] * (len(body["moves"]) + 1)
        case "phases" | "report":
            new[event["type"]] = body
        case "preview":
            new["preview"] = body
        case "plan":
            new |= {"plan": body, "status": "running", "end": None}
        case "position":
            new["positions"] = _replaced(state["positions"], body["ply"], body)
        case "move":
            new["moves"] = _replaced(state["moves"], body["ply"] - 1, body)
            new["counts"] = _counts(new)
        case "done":
            new |= {"status": "done", "end": body}
        case "failed":
            new |= {"status": "stopped" if body["code"] == "stopped" else "failed", "end": body}
    new["progress"] = _progress(new)
    return new


def fold(events: Iterable[Json], state: State | None = None) -> State:
    """Apply `events` in order to `state` (the initial one by default)."""
    state = initial_state() if state is None else state
    for event in events:
        state = apply_event(state, event)
    return state


def mover(state: State, ply: int) -> str:
    """ "white" or "black": the side that played the move of `ply` (1..N)."""
    white_starts = state["game"]["start_fen"].split()[1] == "w"
    return "white" if (ply % 2 == 1) == white_starts else "black"


def _replaced(items: list[Any], index: int, value: Any) -> list[Any]:
    return [*items[:index], value, *items[index + 1 :]]


def _counts(state: State) -> Json:
    counts: dict[str, dict[str, int]] = {"white": {}, "black": {}}
    for move in state["moves"]:
        if move and move["classification"]:
            side = counts[mover(state, move["ply"])]
            side[move["classification"]] = side.get(move["classification"], 0) + 1
    return counts


def _progress(state: State) -> Json:
    known = [position for position in state["positions"] if position]
    return {
        "moves": len(state["moves"]),
        "judged": sum(1 for move in state["moves"] if move and move["accuracy"] is not None),
        "positions": len(state["positions"]),
        "evaluated": len(known),
        "nodes": sum(position["nodes"] for position in known),
    }
