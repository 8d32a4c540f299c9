"""What a fault gives up at the quiet end of its line: terms that the better line's end has not.

Told is what comes early in the line and is still so at its end, the costliest first by its fitted worth; what
is worth little, or much less than the fault costs, explains nothing and is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.positional.terms import terms
from server.analysis.reasons.positional.worth import worth
from server.analysis.reasons.scene import Scene, answer_line

SOON = 5
"""Plies of the played line within which it must come about."""
FLOOR = 12.0
"""Centipawns that a fact must be worth."""
SHARE = 0.15
"""Of what the fault costs, so much at least."""
CENTIPAWNS = 1100.0
"""A point of expected points, near the balance."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A term that tells: whose it is (`ours`: the mover's), and what it is called."""

    term: str
    ours: bool
    kind: str
    name: str


_TOLD = (
    Loss("isolated", True, "structure", "isolated"),
    Loss("backward", True, "structure", "backward"),
    Loss("hole", True, "structure", "hole"),
    Loss("bare", True, "king", "bared"),
    Loss("stuck", True, "king", "stuck"),
    Loss("outpost", False, "activity", "lets_outpost"),
    Loss("open_file", False, "activity", "lets_file"),
    Loss("seventh", False, "activity", "lets_seventh"),
)


def given_facts(scene: Scene) -> Iterator[Fact]:
    """What the played line gives up and the better one does not, the costliest first."""
    if not len(scene.better) or scene.got != scene.could:
        return
    least = max(FLOOR, SHARE * CENTIPAWNS * scene.loss)
    found = [each for loss in _TOLD if (each := _lost(scene, loss)) and each[0] >= least]
    for _, fact in sorted(found, key=lambda each: -each[0]):
        yield fact


def _lost(scene: Scene, loss: Loss) -> tuple[float, Fact] | None:
    """Its worth and the fact, if the end of the played line has more of it than the start and the better
    line's end."""
    side = scene.mover if loss.ours else not scene.mover
    ends = scene.ends
    end = terms(scene.played.boards[ends[0]], side)[loss.term]
    start = terms(scene.board, side)[loss.term]
    other = terms(scene.better.boards[ends[1]], side)[loss.term]
    if loss.term == "bare" and scene.board.king(side) != scene.played.boards[ends[0]].king(side):
        return None  # it is another shelter
    fresh = end & ~start
    more = end.bit_count() - max(start.bit_count(), other.bit_count())
    if not fresh or more < 1:
        return None
    ply = _since(scene, loss.term, side, fresh)
    if ply > SOON:
        return None
    square = chess.msb(fresh)
    price = abs(worth(loss.term, scene.played.boards[ends[0]])) * more
    return price, _fact(scene, loss, square, ply)


def _since(scene: Scene, term: str, side: chess.Color, fresh: chess.Bitboard) -> int:
    """The number of moves of the played line after which one of `fresh` is there to the end."""
    place = scene.ends[0]
    while place > 1 and terms(scene.played.boards[place - 1], side)[term] & fresh:
        place -= 1
    return place


def _fact(scene: Scene, loss: Loss, square: chess.Square, place: int) -> Fact:
    fact: Fact = {"kind": loss.kind, "name": loss.name, "square": chess.square_name(square)}  # type: ignore[typeddict-item]
    if place <= 1:
        return fact
    return {**fact, "ply": place - 2, **answer_line(scene, place - 1)}
