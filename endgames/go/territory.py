"""Regions that are one side's, with walls that live: found by a guess, proven by search.

Owns what is asked. A closed region borders on the stones of one side alone, of those that seem to live. Its
owner must keep all of it when the other side begins (`holding`); a wall needs two such regions, or one in
which it lives by itself. What is proven for each region holds for all together, as a move is in one of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from endgames.go.board import OTHER, Shape
from endgames.go.regions import holding
from endgames.go.regions.holding import Search
from endgames.go.regions.playouts import owners

BUDGET = 8_000_000
"""Work for one region, in points looked at (`holding`), at most: two seconds or three."""
WHOLE_BUDGET = 16_000_000
"""The same for a board."""
MOST_POINTS = 30
"""Of a region that is searched."""
MOST_PLACES = 420
"""Of a board that is searched: 19 by 19 with its rim."""
_SEEM = (0.3, -0.3)
"""How often stones must end as their owner's to seem to live; first such as do, then such as may."""
CODES = {".": 0, "x": 1, "X": 1, "o": 2, "O": 2, "#": 3}


@dataclass(frozen=True, slots=True)
class Held:
    """A region that is a side's (`x` or `o`)."""

    points: frozenset[int]
    owner: str


def with_held(
    shape: Shape, text: str, given: Iterable[int] = (), budget: int = BUDGET
) -> tuple[str, list[Held]]:
    """The board with what lives in capitals, and the regions that are held. `given`: stones that are immortal
    by assumption. Others in capitals live by Benson as long as their owner leaves their eyes alone, which is
    no help inside those."""
    living = set(given)
    if len(text) > MOST_PLACES:
        return text, []
    guess = owners([CODES[sign] for sign in text], shape.width)
    search = Search(shape.width, len(text), WHOLE_BUDGET)
    held: list[Held] = []
    for seems in _SEEM:
        claimed: set[int] = set()
        for color, sign in (("x", 1), ("o", -1)):
            for block in shape.groups(text, (color + color.upper()).__contains__):
                share = sign * sum(guess[point] for point in block) / len(block)
                if share >= seems or any(text[point].isupper() for point in block):
                    claimed |= block
        taken = frozenset().union(claimed, *(each.points for each in held))
        free = "".join("." if p not in taken and sign != "#" else "#" for p, sign in enumerate(text))
        closed = [frozenset(found) for found in shape.groups(free, ".".__eq__)]
        for color in OTHER:
            found = _Claims(shape, text, color, claimed, closed, living, search, budget)
            held += [Held(points, color) for points in found.regions]
            living |= found.living()
            text = shape.put(text, found.living(), color.upper())
    return text, held


class _Claims:
    """The regions of a side that are held, of those that are closed, and the walls that then live."""

    def __init__(
        self,
        shape: Shape,
        text: str,
        color: str,
        claimed: set[int],
        closed: Iterable[frozenset[int]],
        living: set[int],
        search: Search,
        budget: int,
    ) -> None:
        self._shape, self._text, self._color = shape, text, color
        self._search, self._budget, self._living = search, budget, frozenset(living)
        own = color + color.upper()
        self._walls = [frozenset(block) for block in shape.groups(text, own.__contains__) if block & claimed]
        self.regions: list[frozenset[int]] = []
        for region in closed:
            beside = {text[near] for near in shape.around(region)} - {"#"}
            if beside and beside <= set(own) and len(region) <= MOST_POINTS:
                self.regions.append(region)
        self._known: dict[tuple[int, ...], bool] = {}
        while True:
            kept = [region for region in self.regions if self._is_held(region)]
            if len(kept) == len(self.regions):
                break
            self.regions = kept

    def _beside(self, wall: frozenset[int]) -> list[frozenset[int]]:
        """The regions at a wall, the largest first."""
        around = self._shape.around(wall)
        return sorted(
            (each for each in self.regions if each & around), key=lambda each: (-len(each), min(each))
        )

    def _is_held(self, region: frozenset[int]) -> bool:
        cells = [holding.OUTSIDE] * len(self._text)
        for point in region:
            sign = self._text[point].lower()
            cells[point] = holding.EMPTY if sign == "." else 1 if sign == self._color else 2
        for wall in self._walls:
            beside = self._beside(wall)
            if region in beside:
                code = self._code(wall, beside.index(region), len(beside))
                for point in wall:
                    cells[point] = code
        key = tuple(cells)
        if key not in self._known:
            self._known[key] = self._search.holds(cells, self._budget)
        return self._known[key]

    def _code(self, wall: frozenset[int], rank: int, regions: int) -> int:
        """What a wall is in one of its regions."""
        if wall & self._living or rank > 1:
            return holding.LIVING
        return holding.WALL if regions == 1 else holding.HELPED

    def living(self) -> set[int]:
        return {point for wall in self._walls if self._beside(wall) for point in wall}
