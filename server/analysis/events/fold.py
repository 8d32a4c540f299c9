"""The state of a page as a fold of events: `(state, event) -> state`.

The twin of `static/js/state/fold.js`: `tests/data/fold/*.json` holds example logs that test both. Works
on wire JSON alone. An event that was applied before (by its `seq`) changes nothing, so replay and live may
overlap.
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
        "earlier": None,
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
            new |= _begun(body)
        case "phases" | "report" | "preview":
            new[event["type"]] = body
        case "plan":
            new |= _planned(state, {"pass": 1, **body})
        case "position":
            new |= _with_position(state, body)
        case "move":
            new |= _with_move(state, {"pass": 1, **body})
        case "done":
            new |= {"status": "done", "end": body}
        case "failed":
            new |= {"status": "stopped" if body["code"] == "stopped" else "failed", "end": body}
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


def _begun(game: Json) -> Json:
    moves = len(game["moves"])
    progress = {"moves": moves, "judged": 0, "positions": moves + 1, "evaluated": 0, "nodes": 0}
    return {
        "game": game,
        "moves": [None] * moves,
        "positions": [None] * (moves + 1),
        "counts": {"white": {}, "black": {}},
        "progress": progress,
    }


def _planned(state: State, plan: Json) -> Json:
    """A run begins. With a deeper pass all that is there can change, and nothing of the pass is done yet."""
    begun = {"plan": plan, "status": "running", "end": None}
    if state["plan"] is None or plan["pass"] <= state["plan"]["pass"]:
        return begun
    return {
        **begun,
        "earlier": _standing(state),
        "moves": [move and {**move, "provisional": True} for move in state["moves"]],
        "report": state["report"] and {**state["report"], "provisional": True},
        "progress": {**state["progress"], "judged": 0, "evaluated": 0, "nodes": 0},
    }


def _standing(state: State) -> Json:
    """What stands when a deeper pass begins: the class of each move, the accuracies, and who gave them."""
    plan, report = state["plan"], state["report"]
    return {
        "pass": plan["pass"],
        "nodes": plan["nodes"],
        "engine": plan["engine"],
        "classes": [move and move["classification"] for move in state["moves"]],
        **{
            side: {name: report and report[side][name] for name in ("accuracy", "accuracy_lichess")}
            for side in ("white", "black")
        },
    }


def _with_position(state: State, body: Json) -> Json:
    old, progress = state["positions"][body["ply"]], state["progress"]
    old = old if old and _is_current(state, old) else None
    evaluated = progress["evaluated"] + (old is None)
    nodes = progress["nodes"] + body["nodes"] - (old["nodes"] if old else 0)
    return {
        "positions": _replaced(state["positions"], body["ply"], body),
        "progress": {**progress, "evaluated": evaluated, "nodes": nodes},
    }


def _with_move(state: State, body: Json) -> Json:
    old, progress = state["moves"][body["ply"] - 1], state["progress"]
    judged = progress["judged"] + _is_judged(state, body) - _is_judged(state, old)
    side = mover(state, body["ply"])
    counts = dict(state["counts"][side])
    for move, change in ((old, -1), (body, 1)):
        if move and move["classification"]:
            counts[move["classification"]] = counts.get(move["classification"], 0) + change
    return {
        "moves": _replaced(state["moves"], body["ply"] - 1, body),
        "counts": {**state["counts"], side: {name: count for name, count in counts.items() if count}},
        "progress": {**progress, "judged": judged},
    }


def _is_judged(state: State, move: Json | None) -> bool:
    return move is not None and move["accuracy"] is not None and _is_current(state, move)


def _is_current(state: State, item: Json) -> bool:
    """Whether a position or a move is of the pass that runs, or ran last."""
    current: int = state["plan"]["pass"] if state["plan"] else 1
    return bool(item.get("pass", 1) >= current)


def _replaced(items: list[Any], index: int, value: Any) -> list[Any]:
    return [*items[:index], value, *items[index + 1 :]]
