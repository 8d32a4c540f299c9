"""The local games of a board and their values under one of the two ways of counting.

Owns partition, local trees and what ends them. A region that borders on immortal stones of one colour alone,
and has at most one point which is not beside the wall, is settled: every other point can be filled from the
wall, so nothing in it can have two eyes. Loose stones of the owner change nothing: he answers a move by one
at most, and in the end all is his, so that what is taken of them was paid for in moves. With more such points
it is refused, and so is a region that is too large. Under assumptions (`assumed`) what is small is settled as
well, or played out.

A position that comes back in its own play (a ko, say) has no value of this kind; it is bounded from both
sides (`RegionBounds`): play that is not over after so many moves is given to White, then to Black. Where
nobody wants to move the stones stay as they stand (a seki). Values are Black's: Black is Left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum
from fractions import Fraction

from endgames.cgt.games import Game, Games
from endgames.go.board import SIGN, Shape
from endgames.go.safety import with_living
from endgames.refusals import GameTooLarge, LoopyGame, UnfitError, message

MAX_DEPTH = 100
"""Moves of a local tree, at most."""
_MOVE_STEPS = 5
"""What trying a move costs, beside what comparing values does."""
_NO_ROOM, _ROOM, _PLAYED_OUT = 6, 12, 6
"""Under assumptions, behind one wall, after a move: points in which nothing lives, and points in which
nothing lives that is not there yet; empty points of a region that is played out."""
_FREE = frozenset(".xo")
_FAR = 100_000
"""Points, more than any board has."""


class Rules(StrEnum):
    """What counts: empty points and prisoners, or stones and empty points."""

    TERRITORY = "territory"
    AREA = "area"


class Endless(Enum):
    """Whom play that does not end counts for."""

    WHITE = -1
    BLACK = 1


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


class RegionGames:
    """The values of regions, each computed once wherever it lies. Methods raise GameTooLarge, LoopyGame,
    UnfitError."""

    def __init__(self, rules: Rules, games: Games, *, assumed: bool = False) -> None:
        self.rules, self.games, self.assumed = rules, games, assumed
        self.sekis: set[Region] = set()
        self._values: dict[Region, Game] = {}
        self._loopy: set[Region] = set()
        self._open: set[Region] = set()
        self._by_area: RegionGames | None = None

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
            if region in self._open or region in self._loopy:
                self._loopy |= self._open
                raise LoopyGame(message("fault-go-ko"))
            if len(self._open) > MAX_DEPTH:
                raise GameTooLarge(message("fault-game-depth", limit=MAX_DEPTH))
            settled = self.settled(region)
            if settled is not None:
                found = self.games.number(settled)
            else:
                self._open.add(region)
                try:
                    found = self._played(region)
                finally:
                    self._open.remove(region)
            self._values[region] = found
        return found

    def _played(self, region: Region) -> Game:
        left, right = ([move.after for move in self.first_moves(region, color)] for color in "xo")
        return self._as_it_stands(region, left, right) or self.games.build(left, right)

    def _as_it_stands(self, region: Region, left: list[Game], right: list[Game]) -> Game | None:
        """The value of a region where nobody wants to move or somebody cannot, else None. Either side may
        pass, and answer what the other side does."""
        low = max((each.right_stop for each in left), default=-Fraction(_FAR))
        high = min((each.left_stop for each in right), default=Fraction(_FAR))
        if low >= high:
            return None
        if self.rules is Rules.AREA:
            least = most = Fraction(self._standing(region))
        else:
            least, most = self._played_on(region)
        return self.games.number(self._stays(region, (low, high), (least, most)))

    def _stays(
        self, region: Region, moving: tuple[Fraction, Fraction], staying: tuple[Fraction, Fraction]
    ) -> Fraction:
        """What a region counts, by what the two sides get by moving and, at least and at most, by staying."""
        if not moving[0] <= staying[0] == staying[1] <= moving[1]:
            raise UnfitError(message("fault-go-seki"))
        self.sekis.add(region)
        return staying[0]

    def _standing(self, region: Region) -> int:
        """What a region counts by area if nobody moves."""
        count = sum(SIGN.get(region.text[point], 0) for point in region.points)
        for empty in region.shape.groups(region.text, ".".__eq__):
            colors = {region.text[near].lower() for near in region.shape.around(empty)} & {"x", "o"}
            if len(colors) == 1:
                count += SIGN[colors.pop()] * len(empty)
        return count

    def _played_on(self, region: Region) -> tuple[Fraction, Fraction]:
        """What a region counts by territory if nobody moves, at least and at most: whose its points are is
        shown by playing on, which costs nothing. Eyes in a seki are refused: rules differ."""
        if len(self._open) > MAX_DEPTH // 2:
            raise GameTooLarge(message("fault-game-depth", limit=MAX_DEPTH // 2))
        by_area = self.by_area()
        value = by_area.value(region)
        stones = sum(SIGN.get(region.text[point], 0) for point in region.points)
        least, most = value.right_stop - stones, value.left_stop - stones
        if region.cropped() in by_area.sekis and (least or most):
            raise UnfitError(message("fault-go-seki"))
        return least, most

    def by_area(self) -> RegionGames:
        """The same regions, counted by area."""
        if self._by_area is None:
            self._by_area = RegionGames(Rules.AREA, self.games, assumed=self.assumed)
        return self._by_area

    def first_moves(self, region: Region, color: str) -> Iterator[FirstMove]:
        """The moves of a colour in a region, each with what the region is worth then."""
        for point in sorted(region.points):
            if region.text[point] == ".":
                played = region.shape.play(region.text, point, color)
                if played is not None:
                    after = self._after(region, played.text, played.taken * SIGN[color])
                    yield FirstMove(point, after)

    def _after(self, region: Region, text: str, prisoners: int) -> Game:
        text = with_living(region.shape, text)
        if self.rules is Rules.TERRITORY:
            counted = prisoners
        else:
            counted = sum(SIGN[text[point]] for point in region.points if text[point] in "XO")
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
        signs = [region.text[point] for point in region.points]
        foreign = "o" if wall == "X" else "x"
        is_held = without_room(region.shape, region.text, region.points, wall)
        if not is_held and not (self.assumed and self._is_small(signs, foreign)):
            if self.assumed and signs.count(".") <= _PLAYED_OUT:
                return None
            raise UnfitError(message("fault-go-open"))
        if self.rules is Rules.AREA:
            return SIGN[wall] * len(region.points)
        return SIGN[wall] * (signs.count(".") + 2 * signs.count(foreign))

    def _is_small(self, signs: list[str], foreign: str) -> bool:
        return bool(self._open) and len(signs) <= (_NO_ROOM if foreign in signs else _ROOM)


def without_room(shape: Shape, text: str, region: Iterable[int], wall: str) -> bool:
    """Whether no more than one point of a region is not beside its wall, so that nothing lives in it."""
    return sum(wall not in map(text.__getitem__, shape.neighbours(point)) for point in region) <= 1


class RegionBounds(RegionGames):
    """The least (`Endless.WHITE`) or the most that regions are worth to Black, as `turns` moves show it. More
    turns show more."""

    def __init__(self, plain: RegionGames, endless: Endless) -> None:
        super().__init__(plain.rules, plain.games, assumed=plain.assumed)
        self.turns = 0
        self._plain, self._endless = plain, endless
        self._bounds: dict[tuple[Region, int], Game] = {}

    def value(self, region: Region) -> Game:
        region = region.cropped()
        found = self._bounds.get((region, self.turns))
        if found is None:
            try:
                found = self._plain.value(region)
            except LoopyGame:
                found = self._after_turns(region)
            self._bounds[region, self.turns] = found
        return found

    def _after_turns(self, region: Region) -> Game:
        if self.turns == 0:
            return self.games.number(self._endless.value * _FAR)
        self.turns -= 1
        try:
            return self._played(region)
        finally:
            self.turns += 1

    def _stays(
        self, region: Region, moving: tuple[Fraction, Fraction], staying: tuple[Fraction, Fraction]
    ) -> Fraction:
        if self._endless is Endless.WHITE:
            return min(moving[1], staying[0])
        return max(moving[0], staying[1])

    def by_area(self) -> RegionGames:
        if self._by_area is None:
            self._by_area = RegionBounds(self._plain.by_area(), self._endless)
        assert isinstance(self._by_area, RegionBounds)
        self._by_area.turns = self.turns
        return self._by_area
