"""The local games of a board and their values under one of the two ways of counting.

Owns partition, local trees and what ends them. A region that borders on immortal stones of one colour alone,
has no loose stones of it and at most one point which is not beside the wall is settled: every other point can
be filled from the wall, so nothing in it can have two eyes. With more such points it is refused, and so is a
region that comes back to itself (a ko), is too large, or where nobody wants to move or somebody cannot: what
it counts is then not told by play. Values are Black's: Black is Left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from server.analysis.errors import GameError
from server.analysis.exact.cgt.games import Game, Games
from server.analysis.exact.cgt.refusals import GameTooLarge, LoopyGame
from server.analysis.exact.go.board import Shape
from server.analysis.exact.go.safety import with_living
from server.i18n.texts import sentence

MAX_DEPTH = 100
"""Moves of a local tree, at most."""
_MOVE_STEPS = 5
"""What trying a move costs, beside what comparing values does."""
_FREE = frozenset(".xo")
_SIGN = {"x": 1, "o": -1, "X": 1, "O": -1}


class Rules(StrEnum):
    """What counts: empty points and prisoners, or stones and empty points."""

    TERRITORY = "territory"
    AREA = "area"


@dataclass(frozen=True, slots=True)
class Region:
    """A local game: its points, and the board with nothing but it and its walls."""

    shape: Shape
    points: frozenset[int]
    text: str

    def cropped(self) -> Region:
        """The same on the smallest board: what is equal but for its place becomes equal."""
        width = self.shape.width + 1
        held = [point for point, sign in enumerate(self.text) if sign != "#"]
        rows = range(min(held) // width, max(held) // width + 1)
        columns = [point % width for point in held]
        first, last = min(columns), max(columns)
        lines = [self.text[row * width + first : row * width + last + 1] + "#" for row in rows]
        text = "".join(lines) + "#" * len(lines[0])
        shape = Shape(last - first + 1, len(rows))
        return Region(shape, frozenset(p for p, sign in enumerate(text) if sign in _FREE), text)


@dataclass(frozen=True, slots=True)
class FirstMove:
    point: int
    after: Game


class LocalGames:
    """The values of regions, each computed once wherever it lies. Methods raise GameTooLarge, LoopyGame,
    GameError."""

    def __init__(self, rules: Rules, games: Games) -> None:
        self.rules, self.games = rules, games
        self._values: dict[Region, Game] = {}
        self._open: set[Region] = set()

    def regions(self, shape: Shape, text: str, within: frozenset[int] | None = None) -> Iterator[Region]:
        """The connected parts that are not immortal."""
        for found in shape.groups(text, _FREE.__contains__):
            if within is None or found <= within:
                kept = found | shape.around(found)
                blanked = "".join(s if p in kept else "#" for p, s in enumerate(text))
                yield Region(shape, frozenset(found), blanked)

    def value(self, region: Region) -> Game:
        region = region.cropped()
        found = self._values.get(region)
        if found is None:
            self.games.spend(_MOVE_STEPS * len(region.points))
            if region in self._open:
                raise LoopyGame(sentence("fault-go-ko"))
            if len(self._open) > MAX_DEPTH:
                raise GameTooLarge(sentence("fault-game-depth", limit=MAX_DEPTH))
            settled = self.settled(region)
            if settled is not None:
                found = self.games.number(settled)
            else:
                self._open.add(region)
                sides = [[move.after for move in self.first_moves(region, color)] for color in "xo"]
                self._open.remove(region)
                self._must_be_played_out(*sides)
                found = self.games.build(*sides)
            self._values[region] = found
        return found

    def _must_be_played_out(self, left: list[Game], right: list[Game]) -> None:
        best = [max((each.right_stop for each in left), default=None)]
        best.append(min((each.left_stop for each in right), default=None))
        if best[0] is None or best[1] is None or best[0] < best[1]:
            raise GameError(sentence("fault-go-seki"))

    def first_moves(self, region: Region, color: str) -> Iterator[FirstMove]:
        """The moves of a colour in a region, each with what the region is worth then."""
        for point in sorted(region.points):
            if region.text[point] == ".":
                played = region.shape.play(region.text, point, color)
                if played is not None:
                    after = self._after(region, played.text, played.taken * _SIGN[color])
                    yield FirstMove(point, after)

    def _after(self, region: Region, text: str, prisoners: int) -> Game:
        text = with_living(region.shape, text)
        if self.rules is Rules.TERRITORY:
            counted = prisoners
        else:
            counted = sum(_SIGN[text[point]] for point in region.points if text[point] in "XO")
        value = self.games.number(counted)
        for part in self.regions(region.shape, text, region.points):
            value = value + self.value(part)
        return value

    def settled(self, region: Region) -> int | None:
        """The points of a region that belongs to one side, Black's positive; None: it is still played for."""
        walls = {region.text[near] for near in region.shape.around(region.points)} & {"X", "O"}
        if len(walls) != 1:
            return None
        (wall,) = walls
        inner = [
            point
            for point in region.points
            if not any(region.text[near] == wall for near in region.shape.neighbours(point))
        ]
        if len(inner) > 1:
            raise GameError(sentence("fault-go-open"))
        signs = [region.text[point] for point in region.points]
        if wall.lower() in signs:
            return None
        if self.rules is Rules.AREA:
            return _SIGN[wall] * len(region.points)
        foreign = "o" if wall == "X" else "x"
        return _SIGN[wall] * (signs.count(".") + 2 * signs.count(foreign))
