"""Moves, key moments and accuracies of the first paint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from server.analysis.events.events import Side
from server.analysis.events.fold import State, known, mover

Json = dict[str, Any]
SIDES: tuple[Side, ...] = ("white", "black")
GLYPHS = {
    "brilliant": "!!",
    "critical": "!",
    "best": "★",
    "excellent": "✓",
    "okay": "•",
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
    "risky": "!?",
    "theory": "≡",
    "forced": "→",
}
"""The classes as characters, in the order of the report card."""

_MOMENTS = frozenset(["brilliant", "critical", "mistake", "blunder"])


def rows_of(state: State) -> Iterator[Json]:
    """The moves: `ply`, `label` ("12." or "12…"), `number` (the label where it is written: before White's
    moves and a first one of Black), `san`, `class`."""
    fen = known(state["game"])["start_fen"].split()
    offset, first = (0 if fen[1] == "w" else 1), int(fen[5])
    for index, record in enumerate(known(state["game"])["moves"]):
        half = index + offset
        label = f"{first + half // 2}{'…' if half % 2 else '.'}"
        verdict = state["moves"][index]
        yield {
            "ply": index + 1,
            "label": label,
            "number": label if half % 2 == 0 or index == 0 else "",
            "san": record["san"],
            "class": verdict["classification"] if verdict else None,
        }


def moments_of(state: State) -> list[Json]:
    """The key moments: the report's or, before there is one, the faults and feats judged so far. Each a row
    of `rows_of` with `kind` and `swing`, the change of the mover's expected points ("−0.34")."""
    if state["game"] is None:
        return []
    rows = {row["ply"]: row for row in rows_of(state)}
    return [
        {**rows[found["ply"]], "kind": found["kind"], "swing": _swing(state, found)}
        for found in _moments(state)
    ]


def _moments(state: State) -> list[Json]:
    if state["report"]:
        return [dict(moment) for moment in state["report"]["key_moments"]]
    judged = [move for move in state["moves"] if move and move["classification"] in _MOMENTS]
    return [{"ply": move["ply"], "kind": move["classification"], "swing": None} for move in judged]


def _swing(state: State, moment: Json) -> str:
    own = (moment["swing"] or 0.0) * (1 if mover(state, moment["ply"]) == "white" else -1)
    return f"{'−' if own < 0 else '+'}{abs(own):.2f}" if abs(own) >= 0.005 else ""


def accuracy_of(state: State, side: Side) -> str:
    """A side's accuracy for show; "–" until all its moves are judged."""
    figures = state["report"] and state["report"][side]
    value = figures["accuracy"] if figures else None
    return "–" if value is None else f"{min(100.0, max(0.0, value)):.1f}"


def present_classes(state: State) -> list[str]:
    """The classes that some move of the game has, in the order of the card."""
    return [name for name in GLYPHS if any(state["counts"][side].get(name) for side in SIDES)]
