"""The course of a game: who was better when, from the expected points of its positions alone.

Owns what a lead is. Knows no moves, classes or words; `story.py` makes sentences of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess

from server.analysis.evaluation import points_of

LEAD = 0.62
"""Expected points from which a side is better (about +1.4 pawns), at the end of a game too; a position where
neither has them is level."""
KEPT = 0.55
"""Points down to which a lead is not lost yet: a score wavers."""
CLEAR = 0.65
"""Points that a lead must reach in two positions to be one (about +1.8)."""
WON = 0.75
"""Points from which it is won (about +3)."""
TURNED = 0.7
"""Points under which the winner does not fall any more after the turning point (about +2.4)."""
STILL_WON = 0.65
"""Points down to which what was won is won still."""
_LASTING = 3
"""Positions that a lead holds for at least: what is given back at once was a chance and no lead."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A side is better from position `start` to position `end`, both of them included. `peak`: the points it
    had in two positions at least (a single one may be an answer that was not found); `first`: those it had in
    its first ones."""

    side: chess.Color
    start: int
    end: int
    peak: float
    first: float


def leads(white: Sequence[float]) -> list[Lead]:
    """The leads of a game, in order; `white`: White's expected points at positions 0..N."""
    found: list[Lead] = []
    at = 0
    while at < len(white):
        side = next((color for color in chess.COLORS if _begins(white, at, color)), None)
        if side is None:
            at += 1
            continue
        end = _end(white, at, side)
        held = [*_held(white[at : end + 1], side)]
        lead = Lead(side, at, end, _peak(held), _peak(held[:_LASTING]))
        if lead.peak >= CLEAR:
            found.append(lead)
        at = end + 1
    return found


def turning_ply(white: Sequence[float], winner: chess.Color) -> int | None:
    """The ply of the turning point: the last move after which the winner's points never fall under TURNED
    again. None if they never were under it, or are at the end."""
    points = [*_held(white, winner)]
    under = max((at for at, value in enumerate(points) if value < TURNED), default=None)
    return None if under is None or under == len(points) - 1 else under + 1


def is_level(white: Sequence[float]) -> bool:
    """Whether no side was better at any of these positions."""
    return all(1 - LEAD < value < LEAD for value in white)


def _held(white: Sequence[float], side: chess.Color) -> Iterator[float]:
    return (points_of(value, side) for value in white)


def _begins(white: Sequence[float], at: int, side: chess.Color) -> bool:
    first, *rest = _held(white[at : at + _LASTING], side)
    return first >= LEAD and all(value >= KEPT for value in rest)


def _end(white: Sequence[float], start: int, side: chess.Color) -> int:
    """The last position of the lead that begins at `start`. One bad position does not end it if the next is
    good."""
    at = start
    for index in range(start + 1, len(white)):
        if points_of(white[index], side) >= KEPT:
            at = index
        elif index - at > 1 or _begins(white, index, not side):
            break
    return at


def _peak(points: Sequence[float]) -> float:
    best = sorted(points, reverse=True)
    return best[min(1, len(best) - 1)]
