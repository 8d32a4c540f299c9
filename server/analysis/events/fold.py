"""The state of a page as a fold of events: `(state, event) -> state`.

The twin of `static/js/state/fold.ts`: `tests/data/fold/*.json` holds example logs that test both, and so do
generated ones. Works on wire JSON alone. An event that was applied before (by its `seq`) changes nothing, so
replay and live may overlap; one of a type that is not known changes nothing but the `seq`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast

from server.analysis.events.events import EventJson
from server.analysis.events.state import Accuracies, Counts, Earlier, End, State
from server.analysis.events.values import Side
from server.analysis.events.wire import AnyEvent, Game, Move, Note, Phases, Plan, Position, Preview, Report

__all__ = [
    "State",
    "apply_event",
    "fold",
    "initial_state",
    "known",
    "mover",
    "plies_in_common",
]

_Item = TypeVar("_Item")
_Part = TypeVar("_Part")


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
        "notes": [],
    }


def apply_event(state: State, event: AnyEvent | EventJson) -> State:
    """The state after `event`, as it is stored. The old state is not changed."""
    event = cast(AnyEvent, event)
    if event["seq"] <= state["seq"]:
        return state
    body: EventJson = {key: value for key, value in event.items() if key not in ("seq", "type")}
    new = state.copy()
    new["seq"] = event["seq"]
    match event["type"]:
        case "game":
            _begin(new, cast(Game, body))
        case "phases":
            new["phases"] = cast(Phases, body)
        case "report":
            new["report"] = cast(Report, body)
        case "preview":
            new["preview"] = cast(Preview, body)
        case "plan":
            _plan(new, cast(Plan, body))
        case "position":
            _take_position(new, cast(Position, body))
        case "move":
            _take_move(new, cast(Move, body))
        case "note":
            _take_note(new, cast(Note, body))
        case "done":
            new["status"], new["end"] = "done", cast(End, body)
        case "failed":
            new["status"] = "stopped" if body["code"] == "stopped" else "failed"
            new["end"] = cast(End, body)
    return new


def fold(events: Iterable[AnyEvent] | Iterable[EventJson], state: State | None = None) -> State:
    """Apply `events` in order to `state` (the initial one by default)."""
    state = initial_state() if state is None else state
    for event in events:
        state = apply_event(state, event)
    return state


def known(part: _Part | None) -> _Part:
    """A part of a state that is there, as the caller knows: the game of a review that has begun."""
    assert part is not None
    return part


def plies_in_common(before: Game, game: Game) -> int:
    """The last ply up to which two games are the same, by their moves from the same start position under the
    same rules; -1: they have not even that in common."""
    if (before["start_fen"], before["variant"]) != (game["start_fen"], game["variant"]):
        return -1
    pairs = zip(before["moves"], game["moves"], strict=False)
    return next(
        (ply for ply, (old, new) in enumerate(pairs) if old["uci"] != new["uci"]),
        min(len(before["moves"]), len(game["moves"])),
    )


def fen_at(game: Game, ply: int) -> str:
    """The FEN after the move of `ply`; 0: of the start."""
    return game["moves"][ply - 1]["fen"] if ply else game["start_fen"]


def mover(state: State, ply: int) -> Side:
    """The side that played the move of `ply` (1..N)."""
    white_starts = known(state["game"])["start_fen"].split()[1] == "w"
    return "white" if (ply % 2 == 1) == white_starts else "black"


# What follows gives new parts to a state that nobody else has yet; the parts themselves are never changed.


def _begin(new: State, game: Game) -> None:
    """The game, or how it has grown or was corrected: what lies up to the last common ply stands, the rest is
    dropped, and a run is still to begin."""
    before, moves = new["game"], len(game["moves"])
    common = plies_in_common(before, game) if before else -1
    if common < len(new["moves"]):
        new["report"] = None  # it speaks of moves that are gone
    if not common == len(new["moves"]) == moves:
        new["phases"] = None
    new["game"], new["status"], new["end"] = game, "waiting", None
    new["moves"] = _cut(new["moves"], common, moves)
    new["positions"] = _cut(new["positions"], common + 1, moves + 1)
    new["notes"] = [note for note in new["notes"] if note["ply"] <= common]
    new["preview"] = new["preview"] and {**new["preview"], "win": new["preview"]["win"][: common + 1]}
    new["report"] = new["report"] and {**new["report"], "provisional": True}
    new["earlier"] = new["earlier"] and {
        **new["earlier"],
        "classes": _cut(new["earlier"]["classes"], common, moves),
    }
    _count_anew(new)


def _cut(items: list[_Item | None], stand: int, length: int) -> list[_Item | None]:
    """The first `stand` of `items`, and as many unknown ones as make it `length`."""
    kept = items[: max(0, stand)]
    return [*kept, *[None] * (length - len(kept))]


def _count_anew(new: State) -> None:
    """The classes and the progress, from the positions and moves that stand."""
    counts: Counts = {"white": {}, "black": {}}
    for move in new["moves"]:
        if move and move["classification"]:
            side = counts[mover(new, move["ply"])]
            side[move["classification"]] = side.get(move["classification"], 0) + 1
    known = [position for position in new["positions"] if position and _is_current(new, position)]
    new["counts"] = counts
    new["progress"] = {
        "moves": len(new["moves"]),
        "judged": sum(_is_judged(new, move) for move in new["moves"]),
        "positions": len(new["positions"]),
        "evaluated": len(known),
        "nodes": sum(position["nodes"] for position in known),
    }


def _plan(new: State, plan: Plan) -> None:
    """A run begins. With a deeper pass all that is there can change, and nothing of the pass is done yet."""
    before = new["plan"]
    if before is not None and plan["pass"] > before["pass"]:
        new["earlier"] = _standing(new, before)
        new["moves"] = [move and {**move, "provisional": True} for move in new["moves"]]
        new["report"] = new["report"] and {**new["report"], "provisional": True}
        new["progress"] = {**new["progress"], "judged": 0, "evaluated": 0, "nodes": 0}
    new["plan"], new["status"], new["end"] = plan, "running", None


def _standing(state: State, plan: Plan) -> Earlier:
    """What stands when a deeper pass begins: the class of each move, the accuracies, and who gave them."""
    return {
        "pass": plan["pass"],
        "nodes": plan["nodes"],
        "engine": plan["engine"],
        "classes": [move and move["classification"] for move in state["moves"]],
        "white": _accuracies(state["report"], "white"),
        "black": _accuracies(state["report"], "black"),
    }


def _accuracies(report: Report | None, side: Side) -> Accuracies:
    if report is None:
        return {"accuracy": None, "accuracy_lichess": None}
    return {"accuracy": report[side]["accuracy"], "accuracy_lichess": report[side]["accuracy_lichess"]}


def _take_position(new: State, body: Position) -> None:
    old, progress = new["positions"][body["ply"]], new["progress"]
    evaluated, nodes = progress["evaluated"], progress["nodes"]
    for position, change in ((old, -1), (body, 1)):
        if position and _is_current(new, position):
            evaluated += change
            nodes += change * position["nodes"]
    new["positions"] = _replaced(new["positions"], body["ply"], body)
    new["progress"] = {**progress, "evaluated": evaluated, "nodes": nodes}


def _take_move(new: State, body: Move) -> None:
    old, progress = new["moves"][body["ply"] - 1], new["progress"]
    judged = progress["judged"] + _is_judged(new, body) - _is_judged(new, old)
    side = mover(new, body["ply"])
    counts = dict(new["counts"][side])
    for move, change in ((old, -1), (body, 1)):
        if move and move["classification"]:
            counts[move["classification"]] = counts.get(move["classification"], 0) + change
    left = {name: count for name, count in counts.items() if count}
    new["moves"] = _replaced(new["moves"], body["ply"] - 1, body)
    both = new["counts"].copy()
    both[side] = left
    new["counts"] = both
    new["progress"] = {**progress, "judged": judged}


def _take_note(new: State, note: Note) -> None:
    """In place of the former one there; a note on moves that are gone meanwhile is none."""
    others = [held for held in new["notes"] if (held["ply"], held["line"]) != (note["ply"], note["line"])]
    holds = not note["removed"] and note["ply"] <= len(new["moves"])
    new["notes"] = [*others, note] if holds else others


def _is_judged(state: State, move: Move | None) -> bool:
    return move is not None and move["accuracy"] is not None and _is_current(state, move)


def _is_current(state: State, item: Position | Move) -> bool:
    """Whether a position or a move is of the pass that runs, or ran last."""
    current = state["plan"]["pass"] if state["plan"] else 1
    return item["pass"] >= current


def _replaced(items: list[_Item | None], index: int, value: _Item) -> list[_Item | None]:
    return [*items[:index], value, *items[index + 1 :]]
