"""A whole board solved: as the sum of its local games, else under assumptions, else by play on all of it.

Owns what is said of a board: value, scores, best moves. Scores are Black's, without komi; `value` leaves out
the immortal stones, which count under area rules alone (`fixed_stones`). Where a local game comes back to
itself, it is bounded from both sides: where that comes out the same the score is exact, else an interval.
Play on the whole board (`whole_board`) shows scores and moves, and no value. Of a sum that is too large the
thermographs of its games bound the scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple

from endgames.cgt.games import MAX_STEPS, Game, Games
from endgames.cgt.sums import Player, thermostrat, total
from endgames.cgt.thermographs import Thermographs
from endgames.go.assumptions import AREA, SCORE, Assumed, Assumption, assumed
from endgames.go.board import OTHER, Shape, read_rows
from endgames.go.local_games import Endless, Region, RegionBounds, RegionGames, Rules
from endgames.go.reach import MOST_POINTS, Reach, Reached
from endgames.go.safety import with_living, with_safe_blocks
from endgames.go.whole_board import MOST_PLACES, WholeBoard
from endgames.refusals import GameTooLarge, LoopyGame, RefusedError, UnfitError

_ASSUMED_STEPS, _MOST_EMPTY = 30_000, 8
"""Of a computation under assumptions, and empty points of a region."""
TURNS = (4, 8, 12, 16, 24)
"""Moves of a local game that comes back to itself that are looked at, one after the other."""


@dataclass(frozen=True, slots=True)
class LocalGame:
    """A region and its value: between `low` and `high`, which are one where nothing comes back."""

    region: Region
    low: Game
    high: Game


@dataclass(frozen=True, slots=True)
class Span:
    """A score, at least and at most."""

    low: Fraction
    high: Fraction

    def within(self, other: Span) -> Span:
        return Span(max(self.low, other.low), min(self.high, other.high))

    @property
    def exact(self) -> Fraction | None:
        return self.low if self.low == self.high else None


@dataclass(frozen=True, slots=True)
class SolvedBoard:
    """A board: `text` with immortal stones in capitals; `parts` without regions that are settled, which
    `settled` counts; `low` and `high` bound the value, None where only scores were found; `kos`: points where
    a stone is taken that can be taken back; best moves by point, such as keep the lowest (for White: highest)
    score; `may_lose`: what they lose at most, where the sum is too large and thermographs chose them;
    `assumptions`: all is true if these are."""

    shape: Shape
    text: str
    parts: list[LocalGame]
    settled: int
    low: Game | None
    high: Game | None
    fixed_stones: int
    black_first: Span
    white_first: Span
    kos: list[str]
    best_black: list[str]
    best_white: list[str]
    may_lose: Fraction | None = None
    assumptions: list[Assumption] = field(default_factory=list)

    @property
    def is_proven(self) -> bool:
        return not self.assumptions

    @property
    def is_exact(self) -> bool:
        return self.black_first.exact is not None and self.white_first.exact is not None


@dataclass(slots=True)
class _Sums:
    """The parts of a board by one of the two bounds."""

    local: RegionBounds
    settled: int
    values: list[Game]

    def of(self, games: Sequence[Game]) -> Game:
        return total([self.local.games.number(self.settled), *games])

    def look(self, regions: Sequence[Region], turns: int) -> None:
        before, self.local.turns = self.local.turns, turns
        try:
            self.values = [self.local.value(region) for region in regions]
        except GameTooLarge:
            self.local.turns = before
            if not before:
                raise


def solve(rows: Sequence[str], rules: Rules, *, proven_only: bool = False) -> SolvedBoard:
    """Solve a board. Raises UnfitError, GameTooLarge; the place is a point of what is refused."""
    shape, text = read_rows(rows)
    safe = with_safe_blocks(shape, text)
    try:
        summed = _summed(shape, Assumed(safe, safe, []), rules)
    except (UnfitError, GameTooLarge):
        found = None if proven_only else _assumed(shape, text, rules)
        found = found or _played(shape, text, rules, None)
        if found is None:
            raise
        return found
    if summed.is_exact:
        return summed
    if summed.may_lose is None:
        return _played(shape, text, rules, summed) or summed
    played = _played(shape, text, rules, None)
    return played if played is not None and played.is_exact else summed


def _assumed(shape: Shape, text: str, rules: Rules) -> SolvedBoard | None:
    """The board under assumptions, where playouts tell a score; else None."""
    if len(text) - text.count("#") > MOST_POINTS:
        return None
    safe = with_living(shape, text)
    reaches = {color: Reach(shape, safe, rules, color) for color in OTHER}
    with ThreadPoolExecutor(len(OTHER)) as pool:  # what is compiled runs side by side
        reached = dict(zip(OTHER, pool.map(Reach.found, reaches.values()), strict=True))
    told = {color: each for color, each in reached.items() if each is not None}
    if not told:
        return None
    ground = assumed(shape, safe, [owners for each in told.values() for owners in each.owners])
    spans = [Span(*reach.bounds()) for reach in reaches.values()]
    found = _sum_of(shape, ground, rules) if ground.assumptions else None
    if found is None or [found.black_first, found.white_first] != spans:
        best = [_best_of(shape, reaches[color], reached[color]) for color in OTHER]
        scores = [Assumption(frozenset(), color, each.share, SCORE) for color, each in told.items()]
        by_playouts = _by_scores(shape, ground.text, spans, best)
        found = replace(by_playouts, assumptions=[*ground.assumptions, *scores])
    return _proven_if_shown(found, text, rules)


def _best_of(shape: Shape, reach: Reach, reached: Reached | None) -> list[str]:
    """The move that playouts play most for the score; none for a pass."""
    if reached is None:
        return []
    return [shape.name(point) for point in reach.moves(reached.score)[:1] if point >= 0]


def _sum_of(shape: Shape, ground: Assumed, rules: Rules) -> SolvedBoard | None:
    if ground.largest(shape) > _MOST_EMPTY:
        return None
    try:
        found = _summed(shape, ground, rules, _ASSUMED_STEPS)
    except (UnfitError, GameTooLarge):
        return None
    return found if found.is_exact else None


def _by_scores(shape: Shape, text: str, spans: Sequence[Span], best: Sequence[list[str]]) -> SolvedBoard:
    """A board of which only scores and best moves are known, of either side that moves first."""
    return SolvedBoard(
        shape=shape,
        text=text,
        parts=[],
        settled=0,
        low=None,
        high=None,
        fixed_stones=0,
        black_first=spans[0],
        white_first=spans[1],
        kos=[],
        best_black=best[0],
        best_white=best[1],
    )


def _proven_if_shown(found: SolvedBoard, text: str, rules: Rules) -> SolvedBoard:
    """The same without its assumptions, if a short search of the whole board shows both scores."""
    if found.is_proven or not found.is_exact:
        return found
    whole = WholeBoard(found.shape, text, rules)
    spans = zip(OTHER, (found.black_first, found.white_first), strict=True)
    if all(whole.shows(first, int(span.low)) for first, span in spans):
        return replace(found, assumptions=[])
    return found


def _played(shape: Shape, text: str, rules: Rules, summed: SolvedBoard | None) -> SolvedBoard | None:
    """The board by play on the whole of it, where that tells more; None: it does not."""
    if len(text) > MOST_PLACES:
        return None
    whole = WholeBoard(shape, text, rules)
    black, white = (_span(*whole.score(first)) for first in OTHER)
    if black is None or white is None:
        return None
    if summed is not None:
        black, white = black.within(summed.black_first), white.within(summed.white_first)
    best = {"x": summed.best_black if summed else [], "o": summed.best_white if summed else []}
    if black != white:
        for color, span in (("x", black), ("o", white)):
            if span.exact is not None:
                best[color] = [shape.name(point) for point in whole.keeping(color, int(span.exact))]
    if summed is not None:
        return replace(
            summed, black_first=black, white_first=white, best_black=best["x"], best_white=best["o"]
        )
    return _by_scores(shape, text, (black, white), (best["x"], best["o"]))


def _span(low: int | None, high: int | None) -> Span | None:
    return None if low is None or high is None else Span(Fraction(low), Fraction(high))


def _summed(shape: Shape, ground: Assumed, rules: Rules, steps: int | None = None) -> SolvedBoard:
    """The board as a sum, by proof; with `steps` under the assumptions of `ground`. Raises as `solve`."""
    plain = RegionGames(rules, Games(steps or MAX_STEPS), assumed=steps is not None)
    text = ground.text
    regions, settled, kos = _open_regions(shape, ground.filled, plain)
    settled += _counted(ground, rules)
    low, high = (_Sums(RegionBounds(plain, endless), settled, []) for endless in Endless)
    _bound(shape, low, high, regions)
    fixed = text.count("X") - text.count("O") if rules is Rules.AREA else 0
    parts = [LocalGame(*part) for part in zip(regions, low.values, high.values, strict=True)]
    try:
        with plain.games.with_reserve():
            found = _added(low, high, regions)
    except GameTooLarge:
        found = _by_thermographs(low, high, regions)
    black, white = (Span(span.low + fixed, span.high + fixed) for span in (found.black, found.white))
    return SolvedBoard(
        shape=shape,
        text=text,
        parts=parts,
        settled=settled,
        low=found.low,
        high=found.high,
        fixed_stones=fixed,
        black_first=black,
        white_first=white,
        kos=kos,
        best_black=found.best_black,
        best_white=found.best_white,
        may_lose=found.may_lose,
        assumptions=ground.assumptions,
    )


class _Found(NamedTuple):
    """As of `SolvedBoard`, without fixed stones."""

    low: Game | None
    high: Game | None
    black: Span
    white: Span
    best_black: list[str]
    best_white: list[str]
    may_lose: Fraction | None


def _added(low: _Sums, high: _Sums, regions: Sequence[Region]) -> _Found:
    """By the sum itself. Raises GameTooLarge."""
    least, most = low.of(low.values), high.of(high.values)
    return _Found(
        least,
        most,
        Span(least.left_stop, most.left_stop),
        Span(least.right_stop, most.right_stop),
        _best(low, regions, "x"),
        _best(high, regions, "o"),
        None,
    )


def _by_thermographs(low: _Sums, high: _Sums, regions: Sequence[Region]) -> _Found:
    """By means and temperatures: who begins has the mean at least, and no more than the highest temperature
    beyond it. Raises GameTooLarge."""
    thermographs = Thermographs()
    least, most = (
        Fraction(sums.settled) + sum(thermographs.mean(value) for value in sums.values)
        for sums in (low, high)
    )
    temperatures = (thermographs.temperature(value) for value in (*low.values, *high.values))
    heat = max(Fraction(0), *temperatures)
    return _Found(
        None,
        None,
        _whole(least, most + heat),
        _whole(least - heat, most),
        _hot(low, regions, "x", thermographs),
        _hot(high, regions, "o", thermographs),
        Fraction(floor(most + heat - least)),
    )


def _whole(low: Fraction, high: Fraction) -> Span:
    """Scores are whole points."""
    return Span(Fraction(ceil(low)), Fraction(floor(high)))


def _hot(sums: _Sums, regions: Sequence[Region], color: str, thermographs: Thermographs) -> list[str]:
    """The points of thermostrat's move."""
    found = thermostrat(sums.values, Player.LEFT if color == "x" else Player.RIGHT, thermographs)
    if found is None:
        return []
    part, ambient = found
    heat = max(ambient, Fraction(0))
    moves = {
        move.point: thermographs.of(move.after).right.at(heat)
        if color == "x"
        else -thermographs.of(move.after).left.at(heat)
        for move in sums.local.first_moves(regions[part], color)
    }
    most = max(moves.values())
    return [regions[part].shape.name(point) for point, wall in moves.items() if wall == most]


def _open_regions(shape: Shape, text: str, plain: RegionGames) -> tuple[list[Region], int, list[str]]:
    """The regions that are played for, what the others count, and where a ko is. Raises as `solve`."""
    settled = 0
    found: list[Region] = []
    kos: list[str] = []
    for region in plain.regions(shape, text):
        with _placed(shape, region):
            points = plain.settled(region)
            if points is not None:
                settled += points
                continue
            found.append(region)
            try:
                plain.value(region)
            except LoopyGame:
                kos += _kos(region)
    return found, settled, kos


@contextmanager
def _placed(shape: Shape, region: Region) -> Iterator[None]:
    """What is raised is told with the place of the region."""
    try:
        yield
    except RefusedError as error:
        error.place = shape.name(min(region.points))
        raise


def _bound(shape: Shape, low: _Sums, high: _Sums, regions: Sequence[Region]) -> None:
    """The bounds of the regions, from more and more moves until they meet or that is too much."""
    games = low.local.games
    for turns in TURNS:
        with _placed(shape, min(regions, key=lambda each: min(each.points))) if regions else nullcontext():
            for sums in (low, high):
                sums.look(regions, turns)
        apart = (
            one is not other and (one.left_stop, one.right_stop) != (other.left_stop, other.right_stop)
            for one, other in zip(low.values, high.values, strict=True)
        )
        if not any(apart) or low.local.turns < turns or high.local.turns < turns or games.is_half_spent:
            return


def _counted(ground: Assumed, rules: Rules) -> int:
    """The points of the areas, Black's positive: dead stones count twice by territory, own ones not."""
    found = 0
    for area in (each for each in ground.assumptions if each.what == AREA):
        signs = [ground.text[point] for point in area.points]
        by_territory = sum(1 if sign == "." else 2 if sign != area.owner else 0 for sign in signs)
        points = len(signs) if rules is Rules.AREA else by_territory
        found += points if area.owner == "x" else -points
    return found


def _kos(region: Region) -> list[str]:
    """The points of a region where a stone may take one that could take it back."""
    found = []
    for point in sorted(region.points):
        for color, other in OTHER.items():
            played = region.shape.play(region.text, point, color) if region.text[point] == "." else None
            if played is None or played.taken != 1 or region.shape.name(point) in found:
                continue
            (gone,) = (p for p in region.points if region.text[p] == other and played.text[p] == ".")
            back = region.shape.play(played.text, gone, other)
            if back is not None and back.text == region.text:
                found.append(region.shape.name(point))
    return found


def _best(sums: _Sums, regions: Sequence[Region], color: str) -> list[str]:
    """The points after which the sum stops where it does for best play."""
    whole, values = sums.of(sums.values), sums.values
    found: list[str] = []
    tried: dict[tuple[Game, Game], Game] = {}
    for index, (region, value) in enumerate(zip(regions, values, strict=True)):
        for move in sums.local.first_moves(region, color):
            key = (value, move.after)
            if key not in tried:
                tried[key] = sums.of([*values[:index], *values[index + 1 :], move.after])
            after = tried[key]
            if color == "x":
                is_best = after.right_stop == whole.left_stop
            else:
                is_best = after.left_stop == whole.right_stop
            if is_best:
                found.append(region.shape.name(move.point))
    return found
