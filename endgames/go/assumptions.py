"""What is assumed of a board where it cannot be proven: which stones live, and what they enclose.

Owns the choice, and no play: whose the points are in nearly all playouts in which both sides know what they
play for. Stones are alive then, empty points between them territory, the other side's stones in it dead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from endgames.go.board import OTHER, SIGN, Shape
from endgames.go.local_games import without_room

_LIVES = 0.5
"""How much more often than the other side's points must end as a side's."""
_OPEN = frozenset(".xo")
LIVES, AREA, SCORE = "lives", "area", "score"
"""What is assumed."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """Of an owner (`x` or `o`): that stones live, that points are its own with the other side's stones on
    them (`area`), or that what playouts find is the score where it moves first. `share`: in which part of the
    playouts, 0 to 1."""

    points: frozenset[int]
    owner: str
    share: float
    what: str


@dataclass(frozen=True, slots=True)
class Assumed:
    """A board under assumptions: `text` with walls in capitals; `filled` with areas in capitals as well."""

    text: str
    filled: str
    assumptions: list[Assumption]

    def largest(self, shape: Shape) -> int:
        """Empty points of the largest region that is left open."""
        regions = shape.groups(self.filled, _OPEN.__contains__)
        return max((sum(self.filled[point] == "." for point in region) for region in regions), default=0)


def assumed(shape: Shape, text: str, maps: Sequence[Sequence[float]]) -> Assumed:
    """The board with what is assumed of it: whose each point is, by several maps (1 Black's, -1 White's). The
    map that is worst for a side counts. Capitals of `text` live anyway."""
    living = [each for color in OTHER for each in _living(shape, text, maps, color)]
    walls = _marked(shape, text, living)
    areas = [each for color in OTHER for each in _areas(shape, walls, maps, color)]
    return Assumed(walls, _marked(shape, walls, areas), living + areas)


def _share(points: Iterable[int], maps: Sequence[Sequence[float]], color: str) -> float:
    """How much more often points end as a colour's than not, -1 to 1."""
    places = list(points)
    return min(SIGN[color] * sum(each[point] for point in places) / len(places) for each in maps)


def _marked(shape: Shape, text: str, assumptions: Iterable[Assumption]) -> str:
    for each in assumptions:
        text = shape.put(text, each.points, each.owner.upper())
    return text


def _living(shape: Shape, text: str, maps: Sequence[Sequence[float]], color: str) -> Iterator[Assumption]:
    for block in shape.groups(text, color.__eq__):
        share = _share(block, maps, color)
        if share >= _LIVES:
            yield Assumption(frozenset(block), color, (1 + share) / 2, LIVES)


def _areas(shape: Shape, text: str, maps: Sequence[Sequence[float]], color: str) -> Iterator[Assumption]:
    """Of a board with walls in capitals, without what these hold anyway: points with nothing but walls and
    such points beside them."""
    walls = "#" + color.upper()
    own = {p for p, sign in enumerate(text) if sign in _OPEN and _share([p], maps, color) >= _LIVES}
    inside = {p for p in own if all(near in own or text[near] in walls for near in shape.neighbours(p))}
    marked = shape.put("." * len(text), inside, "x")
    for area in shape.groups(marked, "x".__eq__):
        is_whole = all(text[near] in walls for near in shape.around(area))
        if not (is_whole and without_room(shape, text, area, color.upper())):
            yield Assumption(frozenset(area), color, (1 + _share(area, maps, color)) / 2, AREA)
