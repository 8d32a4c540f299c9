"""An explanation that may be told: what it says, which share of the loss it accounts for, how simple it is.

Owns the form that all kinds have, and how one is made of a point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.points.point import PointOf
from server.i18n.texts import Text

Param = str | int | float | Text
NOTHING: Mapping[str, Param] = {}
BESIDE = 0.3
"""The share of what says no more than why the better move can be played: too little to stand alone."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """`share`: the part of the loss that it accounts for, 0..1. `ease`: how quickly a reader sees it, about
    1. `fact`, `text`: how it is told."""

    fact: Fact
    text: Text
    share: float
    ease: float

    @property
    def name(self) -> str:
        return self.fact.get("name", "")

    @property
    def answers(self) -> bool:
        """Whether it is about the answer to the fault, not the better move."""
        return self.fact["kind"] == "point"


def made(
    point: PointOf,
    name: str,
    share: float,
    ease: float,
    *moves: chess.Move,
    squares: Sequence[chess.Square] = (),
    shown: int = 0,
    told: Mapping[str, Param] = NOTHING,
) -> Candidate:
    """A candidate of a point. `moves`: those that follow it till the reader sees why; the sentence writes the
    first `shown` of them behind the move (all: -1). `squares`: what it aims at; the first two are told.
    `told`: what the sentence says beside."""
    said = moves if shown < 0 else moves[:shown]
    params: dict[str, Param] = {"move": point.san(*said)}
    for key, square in zip(("", "2"), squares, strict=False):
        params |= {f"piece{key}": point.stood(square), f"square{key}": chess.square_name(square)}
    fact = point.fact(name, *moves, squares=squares)
    text: Text = {"key": f"reason-{fact['kind']}-{name}", "params": {**params, **told}}
    return Candidate(fact, text, share, ease)


def in_order(
    point: PointOf,
    share: float,
    ease: float,
    then: str,
    *moves: chess.Move,
    squares: Sequence[chess.Square] = (),
    taken: str = "none",
    won: str = "none",
) -> Candidate:
    """That the point's move comes first, and `then` another. `taken`: the small letter of what the first one
    takes; `won`: of what the second one wins; `squares`: what the first one attacks."""
    name = "order-hits" if squares else "order"
    told = {"then": then, "taken": taken, "won": won}
    return made(point, name, share, ease, *moves, squares=squares, told=told)
