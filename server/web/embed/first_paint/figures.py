"""Moves, what is said of them, key moments and accuracies of the first paint."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypedDict

from server.analysis.classes import FACTS, FAULTS, MOMENTS
from server.analysis.evaluation import shown_accuracy
from server.analysis.events.fold import State, known, mover
from server.analysis.events.values import Side
from server.analysis.events.wire import Move, Note
from server.analysis.notation import MoveNumber
from server.analysis.people.ratings import Rating
from server.analysis.report.people_words import people_said
from server.i18n.piece_letters import ENGLISH, in_letters
from server.i18n.texts import Text

ShownMove = TypedDict(
    "ShownMove",
    {"ply": int, "label": str, "number": str, "san": str, "class": str | None},
)
ShownMove.__doc__ = """A move. `label`: "12." or "12…"; `number`: the label where it is written, before
White's moves and a first one of Black; `san`: in the letters that were asked for."""


class ShownMoment(ShownMove):
    """A key moment. `swing`: the change of the mover's chances in per cent ("−34")."""

    kind: str
    swing: str


SIDES: tuple[Side, ...] = ("white", "black")
GLYPHS = {name: facts.glyph for name, facts in FACTS.items()}
"""The classes as characters, in the order of the report card."""


def rows_of(state: State, pieces: str = ENGLISH) -> Iterator[ShownMove]:
    """The moves, in the letters of `pieces` (server/i18n/piece_letters.py)."""
    first = MoveNumber.before(known(state["game"])["start_fen"])
    for index, record in enumerate(known(state["game"])["moves"]):
        move = first.later(index)
        label = move.text()
        verdict = state["moves"][index]
        yield {
            "ply": index + 1,
            "label": label,
            "number": label if move.white or index == 0 else "",
            "san": in_letters(record["san"], pieces),
            "class": verdict["classification"] if verdict else None,
        }


def said_at(state: State, ply: int, say: Callable[[Text], str | None], rating: int | str = "off") -> str:
    """Why the move of `ply` got its class, in the sentences of its reason, and what people play there at
    `rating` (as of the embed's options); empty where there is none. `say` gives a text's words, None for one
    that the catalogue lacks."""
    move = state["moves"][ply - 1] if ply else None
    said = [*move["reason"].get("said", [])] if move else []
    own = Rating(rating, about=True) if isinstance(rating, int) else None
    people = people_said(state, ply, own) if ply and rating != "off" else None
    return " ".join(filter(None, map(say, [*said, people] if people else said)))


def notes_of(state: State) -> dict[int, Note]:
    """The notes with words on positions of the game, by ply."""
    return {note["ply"]: note for note in state["notes"] if note["comment"] and not note["line"]}


def is_told(state: State, ply: int) -> bool:
    """Whether the list of moves says why: of a fault while the game was not decided."""
    move = state["moves"][ply - 1]
    return move is not None and move["classification"] in FAULTS and not move.get("quiet")


def moments_of(state: State, pieces: str = ENGLISH) -> list[ShownMoment]:
    """The key moments: the report's or, before there is one, the faults and feats judged so far."""
    if state["game"] is None:
        return []
    rows = {row["ply"]: row for row in rows_of(state, pieces)}
    return [
        {**rows[ply], "kind": kind, "swing": _swing(state, ply, swing)}
        for ply, kind, swing in _moments(state)
    ]


def _moments(state: State) -> list[tuple[int, str, float | None]]:
    """Ply, kind, and the change of White's expected points."""
    if state["report"]:
        return [(moment["ply"], moment["kind"], moment["swing"]) for moment in state["report"]["key_moments"]]
    return [
        (move["ply"], move["classification"], _white_swing(state, move))
        for move in state["moves"]
        if move and move["classification"] and move["classification"] in MOMENTS
    ]


def _white_swing(state: State, move: Move) -> float | None:
    """Change of White's expected points by a judged move, as a report says it; None where it is not known."""
    before, after = move["expected_before"], move["expected_after"]
    if before is None or after is None:
        return None
    own = after - before
    return own if mover(state, move["ply"]) == "white" else -own


def _swing(state: State, ply: int, swing: float | None) -> str:
    own = (swing or 0.0) * (1 if mover(state, ply) == "white" else -1)
    return f"{'−' if own < 0 else '+'}{100 * abs(own):.0f}" if abs(own) >= 0.005 else ""


def accuracy_of(state: State, side: Side) -> str:
    """A side's accuracy for show; "–" until all its moves are judged."""
    figures = state["report"] and state["report"][side]
    value = figures["accuracy"] if figures else None
    return "–" if value is None else f"{shown_accuracy(value):.1f}"


def present_classes(state: State) -> list[str]:
    """The classes that some move of the game has, in the order of the card."""
    return [name for name in GLYPHS if any(state["counts"][side].get(name) for side in SIDES)]
