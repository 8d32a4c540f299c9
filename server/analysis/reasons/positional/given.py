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
    Loss("stuck", True, "king", "uncastled"),
    Loss("outpost", False, "activity", "lets_outpost"),
    Loss("open_file", False, "activity", "lets_file"),
    Loss("seventh", False, "activity", "lets_seventh"),
)


class Ends:
    """What a side has at the start, at the quiet end of the played line, and at that of the better one."""

    def __init__(self, scene: Scene, side: chess.Color) -> None:
        played, better = scene.ends
        self.board = scene.played.boards[played]
        boards = (scene.board, self.board, scene.better.boards[better])
        self.start, self.end, self.other = (terms(board, side) for board in boards)
        self.side = side

    def fresh(self, term: str) -> tuple[chess.Bitboard, int]:
        """The squares of a term that the end has and the start has not; by how much it has more of it than
        the start and the better line's end."""
        start, end, other = (found[term] for found in (self.start, self.end, self.other))
        return end & ~start, end.bit_count() - max(start.bit_count(), other.bit_count())


def given_facts(scene: Scene) -> Iterator[Fact]:
    """What the played line gives up and the better one does not, the costliest first."""
    if not len(scene.better) or scene.got != scene.could:
        return
    least = max(FLOOR, SHARE * CENTIPAWNS * scene.loss)
    ends = {True: Ends(scene, scene.mover), False: Ends(scene, not scene.mover)}
    found = [each for loss in _TOLD if (each := _lost(scene, loss, ends[loss.ours])) and each[0] >= least]
    for _, fact in sorted(found, key=lambda each: -each[0]):
        yield fact


def _lost(scene: Scene, loss: Loss, ends: Ends) -> tuple[float, Fact] | None:
    """Its worth and the fact, if it comes early and stays."""
    if not _fits(scene, loss, ends):
        return None
    fresh, more = ends.fresh(loss.term)
    if not fresh or more < 1:
        return None
    place = _since(scene, loss.term, ends.side, fresh)
    if place > SOON:
        return None
    return abs(worth(loss.term, ends.board)) * more, _fact(scene, loss, chess.msb(fresh), place)


def _fits(scene: Scene, loss: Loss, ends: Ends) -> bool:
    """Whether the term means what it is called: the same king's shelter, a castling that was possible, a
    square that a minor piece can use."""
    match loss.term:
        case "bare":
            return scene.board.king(ends.side) == ends.board.king(ends.side)
        case "stuck":
            return bool(ends.start["may_castle"])
        case "hole":
            minors = ends.board.knights | ends.board.bishops
            return bool(minors & ends.board.occupied_co[not ends.side])
    return True


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
