"""What is assumed of a board where it cannot be proven: which stones live, and what they enclose.

Owns the choice, and no play. Playouts with either side to move first name what may be a side's. The other
side then tries to take a part of it, moving first, in games that are played for nothing else. What it takes
in few of them is assumed: first stones, then what these enclose (empty points are territory, the other side's
stones in it dead), and what lies deep on one side of a region that is too large to be searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from endgames.go.board import OTHER, Shape
from endgames.go.local_games import without_room
from endgames.go.ownership.playouts import BLACK, WHITE, Playouts

_GAMES, _TRIES = 1000, 1000
"""Playouts where one side moves first, and of an attack."""
_MAYBE, _IS_DEEP = 0.2, 0.6
"""How much more often than the other side's points must end as a side's to be tried, and to lie deep."""
_HOLDS, _TOGETHER, _LONG = 0.65, 0.5, 4000
"""The part of the attacks that what is assumed must stand, each and together, and playouts of a longer one.
What holds stays where it is then, what does not falls to nothing."""
_FALLS, _ROOM = 0.2, 2
"""How much rarer is kept what a move beside it threatens, and the steps that are open around it then."""
_MOST_PLAYED = 8
"""Points of a region between both sides of which all are played for."""
CODES = {".": 0, "x": BLACK, "X": BLACK, "o": WHITE, "O": WHITE, "#": 3}
"""Cells of playouts, and of `x` and `o` the sides."""
_OPEN = frozenset(".xo")
_SIGN = {"x": 1, "o": -1}


@dataclass(frozen=True, slots=True)
class Assumption:
    """Stones that live, or (`is_area`) points that are the owner's, with the other side's stones on them. The
    owner is `x` or `o`; `share` is the part of the attacks, 0 to 1, in which nothing of it was lost."""

    points: frozenset[int]
    owner: str
    share: float
    is_area: bool


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


def playouts(shape: Shape, text: str) -> Playouts:
    """Games from a board. Capitals are never taken."""
    return Playouts(shape.width, [CODES[sign] for sign in text], [sign in "XO" for sign in text])


def assumed(shape: Shape, text: str) -> Assumed:
    """The board with what is assumed of it. Capitals of `text` live anyway."""
    guess = _Guess(shape, text)
    living = list(guess.living())
    areas = list(guess.areas(_marked(shape, text, living)))
    found = [each for color in OTHER for each in _held(shape, text, living + areas, color)]
    return _ground(shape, text, found)


def _marked(shape: Shape, text: str, assumptions: Iterable[Assumption]) -> str:
    for each in assumptions:
        text = shape.put(text, each.points, each.owner.upper())
    return text


def _ground(shape: Shape, text: str, found: list[Assumption]) -> Assumed:
    walls = _marked(shape, text, (each for each in found if not each.is_area))
    return Assumed(walls, _marked(shape, text, found), found)


def _held(shape: Shape, text: str, found: list[Assumption], owner: str) -> list[Assumption]:
    """What is assumed of one side and stands a longer attack on all of it, without what it may have to answer
    for; nothing if it does not stand: one move may threaten two groups of which each would live."""
    own = [each for each in found if each.owner == owner]
    if not own:
        return []
    games, side = playouts(shape, text), CODES[owner]

    def together() -> float:
        return games.keep(side, _LONG, {point for each in own for point in each.points})[0]

    share = together()
    if share < _TOGETHER:
        own = [each for each in own if games.keep(side, _LONG, each.points)[0] >= _HOLDS]
        share = together()
    if not own or share < _TOGETHER:
        return []
    loose = _threatened(shape, text, _ground(shape, text, found), own, share)
    return [] if loose is None else _without(own, loose)


def _threatened(
    shape: Shape, text: str, ground: Assumed, held: list[Assumption], usual: float
) -> set[int] | None:
    """Where a move beside what a side holds threatens it: the stones that are lost then, and the empty points
    near. None: even the rest is lost then."""
    owner, targets = held[0].owner, {point for each in held for point in each.points}
    side, found = CODES[owner], set[int]()
    for point, own in enumerate(ground.filled):
        if own != "." or not any(ground.filled[near] == owner.upper() for near in shape.neighbours(point)):
            continue
        played = shape.play(text, point, OTHER[owner])
        if played is None:
            continue
        games = playouts(shape, played.text)
        share, move = games.keep(side, _TRIES, targets)
        if share < usual - _FALLS / 2:
            share, move = games.keep(side, _LONG, targets)
        if share >= usual - _FALLS:
            continue
        near = {point, move} - {-1}
        beside = {each for place in near for each in shape.neighbours(place) if text[each] == owner}
        for block in {frozenset(shape.group(text, each, owner.__eq__)) for each in beside}:
            if games.keep(side, _TRIES, block)[0] < _HOLDS:
                near |= block
        for _ in range(_ROOM):
            near |= {each for place in near for each in shape.neighbours(place) if text[each] == "."}
        if games.keep(side, _LONG, targets - near)[0] < usual - _FALLS:
            return None
        found |= near
    return found


def _without(found: Iterable[Assumption], loose: set[int]) -> list[Assumption]:
    """Areas without loose points, and only stones that are not loose."""
    kept = []
    for each in found:
        if not each.is_area and not each.points & loose:
            kept.append(each)
        elif each.is_area and each.points - loose:
            kept.append(replace(each, points=each.points - loose))
    return kept


class _Guess:
    """Whose each point of a board seems to be, by who moves first."""

    def __init__(self, shape: Shape, text: str) -> None:
        self._shape, self._text, self._playouts = shape, text, playouts(shape, text)
        self._maps = [self._playouts.open(side, _GAMES).owners for side in (BLACK, WHITE)]

    def share(self, points: Iterable[int], color: str) -> float:
        """How much more often points end as a colour's than not, -1 to 1, by the map that is worse for it."""
        places = list(points)
        return min(_SIGN[color] * sum(each[p] for p in places) / len(places) for each in self._maps)

    def _tried(self, points: Iterable[int], owner: str, *, is_area: bool) -> Iterator[Assumption]:
        """The assumption that points are a side's, if they stand an attack."""
        places = frozenset(points)
        if self.share(places, owner) >= _MAYBE:
            share, _ = self._playouts.keep(CODES[owner], _TRIES, places)
            if share >= _HOLDS:
                yield Assumption(places, owner, share, is_area)

    def living(self) -> Iterator[Assumption]:
        for color in OTHER:
            blocks = list(self._shape.groups(self._text, color.__eq__))
            blocks = [block for block in blocks if self.share(block, color) >= _MAYBE]
            share, _ = self._playouts.keep(CODES[color], _TRIES, frozenset().union(*blocks))
            for block in blocks:
                if share >= _HOLDS:
                    yield Assumption(frozenset(block), color, share, is_area=False)
                else:
                    yield from self._tried(block, color, is_area=False)

    def areas(self, text: str) -> Iterator[Assumption]:
        """Of the board with walls in capitals, without what these hold anyway."""
        self._text, self._playouts = text, playouts(self._shape, text)
        for region in self._shape.groups(text, _OPEN.__contains__):
            walls = {text[near].lower() for near in self._shape.around(region)} & OTHER.keys()
            owner = min(walls) if len(walls) == 1 else None
            if owner is not None and without_room(self._shape, text, region, owner.upper()):
                continue
            whole = [] if owner is None else [*self._tried(region, owner, is_area=True)]
            yield from whole
            if not whole and len(region) > _MOST_PLAYED:
                yield from self._deep(region)

    def _deep(self, region: set[int]) -> Iterator[Assumption]:
        """The parts of a region that lie deep on one side."""
        for color in OTHER:
            own = {point for point in region if self.share([point], color) >= _IS_DEEP}
            sides = "#" + color.upper()
            deep = {
                point
                for point in own
                if all(near in own or self._text[near] in sides for near in self._shape.neighbours(point))
            }
            marked = self._shape.put("." * len(self._text), deep, "x")
            for part in self._shape.groups(marked, "x".__eq__):
                beside = {point for point in self._shape.around(part) if self._text[point] == color}
                blocks = (self._shape.group(self._text, point, color.__eq__) for point in beside)
                yield from self._tried(part.union(*blocks), color, is_area=True)
