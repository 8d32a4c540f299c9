"""Canonical games, one object for each value: comparison, sum, negation, canonical form, outcome, stops.

Owns the values of one computation (`Games`) and what bounds it: a game deeper than MAX_DEPTH, a computation
of more than `steps` steps is refused by name. Depth bounds recursion as well: comparing two games goes no
deeper than their depths together. The theorems are named in `docs/games.md`.

Letters, as in the literature: G = {L|R}; Left is positive. `ups` is (x, n, k) of x + n.up + star-k.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from fractions import Fraction
from typing import TypeVar

from endgames.cgt import numbers
from endgames.cgt.numbers import NumberGap
from endgames.refusals import GameTooLarge, LoopyGame, message

MAX_DEPTH = 100
"""Moves of a game until it is a number, at most."""
MAX_STEPS = 1_000_000
"""Comparisons and options of a computation, at most: some seconds, and some hundred MB."""
MAX_BITS = 128
"""Of a number's numerator and denominator."""

Ups = tuple[Fraction, int, int]
Position = TypeVar("Position", bound=Hashable)


class OutcomeClass(StrEnum):
    """Who wins: Left, Right, who moves next (Next), who has just moved (Previous)."""

    LEFT = "L"
    RIGHT = "R"
    NEXT = "N"
    PREVIOUS = "P"


class Game:
    """A canonical game of a `Games`; equal values are one object. Options of numbers are made when asked for.

    `number`: the game as a number, or None; `depth`: moves until it is one; `left_stop`, `right_stop`: the
    number reached by good play until one is reached, by who begins.
    """

    __slots__ = ("_left", "_right", "depth", "games", "left_stop", "number", "right_stop", "serial", "ups")

    def __init__(self, games: Games, serial: int, left: tuple[Game, ...], right: tuple[Game, ...]) -> None:
        self.games, self.serial = games, serial
        self._left: tuple[Game, ...] | None = left
        self._right: tuple[Game, ...] | None = right
        self.number: Fraction | None = None
        self.ups: Ups | None = None
        self.depth: int = 1 + max((option.depth for option in (*left, *right)), default=0)
        self.left_stop: Fraction = max((option.right_stop for option in left), default=Fraction(0))
        self.right_stop: Fraction = min((option.left_stop for option in right), default=Fraction(0))

    @property
    def left(self) -> tuple[Game, ...]:
        if self._left is None:
            self._expand()
        return self._left or ()

    @property
    def right(self) -> tuple[Game, ...]:
        if self._right is None:
            self._expand()
        return self._right or ()

    def _expand(self) -> None:
        assert self.number is not None
        low, high = numbers.options(self.number)
        self._left = () if low is None else (self.games.number(low),)
        self._right = () if high is None else (self.games.number(high),)

    def become_number(self, number: Fraction) -> None:
        self._left = self._right = None
        self.number, self.ups = number, (number, 0, 0)
        self.depth = 0
        self.left_stop = self.right_stop = number

    def __add__(self, other: Game) -> Game:
        return self.games.sum(self, other)

    def __sub__(self, other: Game) -> Game:
        return self.games.sum(self, self.games.negative(other))

    def __neg__(self) -> Game:
        return self.games.negative(self)

    def __le__(self, other: Game) -> bool:
        return self.games.at_most(self, other)

    def __ge__(self, other: Game) -> bool:
        return self.games.at_most(other, self)

    @property
    def outcome(self) -> OutcomeClass:
        zero = self.games.number(0)
        above, below = zero <= self, self <= zero
        if above:
            return OutcomeClass.PREVIOUS if below else OutcomeClass.LEFT
        return OutcomeClass.RIGHT if below else OutcomeClass.NEXT


class Games:
    """The games of one computation. All methods raise GameTooLarge."""

    def __init__(self, steps: int = MAX_STEPS) -> None:
        self._limit = self._steps = steps
        self._serial = 0
        self._numbers: dict[Fraction, Game] = {}
        self._ups: dict[Ups, Game] = {}
        self._forms: dict[tuple[tuple[int, ...], tuple[int, ...]], Game] = {}
        self._at_most: dict[tuple[int, int], bool] = {}
        self._sums: dict[tuple[int, int], Game] = {}
        self._negatives: dict[int, Game] = {}
        self._built: dict[tuple[tuple[int, ...], tuple[int, ...]], Game] = {}

    def spend(self, steps: int = 1) -> None:
        """Count what is done; raises GameTooLarge when it is too much."""
        self._steps -= steps
        if self._steps < 0:
            raise GameTooLarge(message("fault-game-steps", limit=self._limit))

    @contextmanager
    def with_reserve(self) -> Iterator[None]:
        """Within, an eighth of the steps that are left is not to be had: it stays for what follows."""
        kept = self._steps // 8
        self._steps -= kept
        try:
            yield
        finally:
            self._steps = max(self._steps, 0) + kept

    @property
    def is_half_spent(self) -> bool:
        return self._steps < self._limit // 2

    def number(self, value: Fraction | int) -> Game:
        """The game of a dyadic number."""
        value = Fraction(value)
        found = self._numbers.get(value)
        if found is None:
            if max(abs(value.numerator), value.denominator).bit_length() > MAX_BITS:
                raise GameTooLarge(message("fault-game-number"))
            found = self._new((), ())
            found.become_number(value)
            self._numbers[value] = found
        return found

    def ups(self, number: Fraction | int, ups: int = 0, star: int = 0) -> Game:
        """number + ups.up + star-k; ups below 0 are downs."""
        number = Fraction(number)
        if max(abs(ups), star) > MAX_DEPTH:
            raise GameTooLarge(message("fault-game-depth", limit=MAX_DEPTH))
        found = self._ups.get((number, ups, star))
        if found is None:
            found = self._ups[number, ups, star] = self._made_of_ups(number, ups, star)
        return found

    def _made_of_ups(self, number: Fraction, ups: int, star: int) -> Game:
        base = self.number(number)
        if ups < 0:
            return self.negative(self.ups(-number, -ups, star))
        if ups == 0:
            stars = [base]
            for _ in range(star):
                stars.append(self._form(stars, stars))
            return stars[-1]
        # n.up + *k = {0 | (n-1).up + *(k^1)}, but ^* = {0,*|0}: from the lowest up.
        last = star ^ (ups & 1)
        found, own = self.ups(number, 0, last), last
        for height in range(1, ups + 1):
            own ^= 1
            if (height, own) == (1, 1):
                found = self._form([base, self.ups(number, 0, 1)], [base])
            else:
                found = self._form([base], [found])
        return found

    def build(self, left: Iterable[Game], right: Iterable[Game]) -> Game:
        """The value of {left|right}."""
        lefts, rights = _once(left), _once(right)
        key = _key(lefts, rights)
        found = self._built.get(key)
        if found is None:
            found = self._built[key] = self._canonical(lefts, rights)
        return found

    def value(
        self,
        position: Position,
        left: Callable[[Position], Iterable[Position]],
        right: Callable[[Position], Iterable[Position]],
        known: dict[Position, Game] | None = None,
    ) -> Game:
        """The value of a position of any game; its options are asked for when they are needed, once for each
        position. `known` may be kept for further positions. Raises LoopyGame where a position comes back."""
        known = {} if known is None else known
        opened: dict[Position, tuple[list[Position], list[Position]]] = {}
        stack = [position]
        while stack:
            top = stack[-1]
            if top in known:
                stack.pop()
                continue
            if top not in opened:
                self.spend()
                opened[top] = list(left(top)), list(right(top))
                # Options are opened one by one: what is open is what led here.
                if any(option in opened for side in opened[top] for option in side):
                    raise LoopyGame(message("fault-game-loopy"))
            waiting = (option for side in opened[top] for option in side if option not in known)
            following = next(waiting, None)
            if following is not None:
                stack.append(following)
                continue
            stack.pop()
            lefts, rights = opened.pop(top)
            known[top] = self.build([known[each] for each in lefts], [known[each] for each in rights])
        return known[position]

    def negative(self, game: Game) -> Game:
        """-G."""
        if game.number is not None:
            return self.number(-game.number)
        found = self._negatives.get(game.serial)
        if found is None:
            left, right = [], []
            for option in game.right:
                left.append(self.negative(option))
            for option in game.left:
                right.append(self.negative(option))
            found = self._form(left, right)
            self._negatives[game.serial], self._negatives[found.serial] = found, game
        return found

    def at_most(self, one: Game, other: Game) -> bool:
        """Whether one <= other: no left option of one is at least other, and no right option of other at most
        one. Of a number no options are needed against what is none."""
        if one is other:
            return True
        if one.number is not None and other.number is not None:
            return one.number <= other.number
        if one.left_stop > other.left_stop or one.right_stop > other.right_stop:
            return False
        if one.left_stop < other.right_stop:
            return True
        key = (one.serial, other.serial)
        found = self._at_most.get(key)
        if found is None:
            self.spend()
            found = self._at_most[key] = self._is_at_most(one, other)
        return found

    def _is_at_most(self, one: Game, other: Game) -> bool:
        if one.number is None:
            for option in one.left:
                if self.at_most(other, option):
                    return False
        if other.number is None:
            for option in other.right:
                if self.at_most(option, one):
                    return False
        return True

    def sum(self, one: Game, other: Game) -> Game:
        """G + H; of number + G the options of G alone count (number translation)."""
        if one.ups is not None and other.ups is not None:
            return self._sum_of_ups(one.ups, other.ups)
        key = (min(one.serial, other.serial), max(one.serial, other.serial))
        found = self._sums.get(key)
        if found is None:
            self.spend()
            if one.depth + other.depth > MAX_DEPTH:
                raise GameTooLarge(message("fault-game-depth", limit=MAX_DEPTH))
            opposite = one is self._negatives.get(other.serial)
            found = self._sums[key] = self.number(0) if opposite else self._sum(one, other)
        return found

    def _sum_of_ups(self, one: Ups, other: Ups) -> Game:
        return self.ups(one[0] + other[0], one[1] + other[1], one[2] ^ other[2])

    def _sum(self, one: Game, other: Game) -> Game:
        left, right = [], []
        for game, rest in ((one, other), (other, one)):
            if game.number is None:
                for option in game.left:
                    left.append(self.sum(option, rest))
                for option in game.right:
                    right.append(self.sum(option, rest))
        if one.number is not None or other.number is not None:
            return self._form(left, right)
        return self.build(left, right)

    def _canonical(self, lefts: list[Game], rights: list[Game]) -> Game:
        gap = self._gap(lefts, rights)
        if not gap.empty:
            return self.number(gap.simplest())
        whole = self._new(tuple(lefts), tuple(rights))
        left = self._irreversible(whole, lefts, is_left=True)
        right = self._irreversible(whole, rights, is_left=False)
        return self._form(
            [each for each in left if not any(other is not each and each <= other for other in left)],
            [each for each in right if not any(other is not each and other <= each for other in right)],
        )

    def _gap(self, lefts: list[Game], rights: list[Game]) -> NumberGap:
        """The numbers that no left option reaches and that reach no right option: if there are any, the game
        is the simplest of them."""
        low = max((each.right_stop for each in lefts), default=None)
        high = min((each.left_stop for each in rights), default=None)
        has_low = low is None or not any(self.number(low) <= each for each in lefts if each.right_stop == low)
        has_high = high is None or not any(
            each <= self.number(high) for each in rights if each.left_stop == high
        )
        return NumberGap(low, high, has_low, has_high)

    def _irreversible(self, whole: Game, options: list[Game], *, is_left: bool) -> list[Game]:
        """The options, those bypassed that the other side answers with something at least as good for it."""
        waiting, kept, seen = list(options), [], set(options)
        while waiting:
            self.spend()
            option = waiting.pop()
            answer = next(self._answers(whole, option, is_left=is_left), None)
            if answer is None:
                kept.append(option)
                continue
            fresh = [each for each in (answer.left if is_left else answer.right) if each not in seen]
            seen.update(fresh)
            waiting += fresh
        return kept

    def _answers(self, whole: Game, option: Game, *, is_left: bool) -> Iterator[Game]:
        for answer in option.right if is_left else option.left:
            if self.at_most(answer, whole) if is_left else self.at_most(whole, answer):
                yield answer

    def _form(self, left: Iterable[Game], right: Iterable[Game]) -> Game:
        """The game of canonical options that is no number."""
        lefts, rights = _once(left), _once(right)
        key = _key(lefts, rights)
        found = self._forms.get(key)
        if found is None:
            self.spend(len(lefts) + len(rights))
            found = self._new(tuple(lefts), tuple(rights))
            found.ups = _ups_of(lefts, rights)
            self._forms[key] = found
        return found

    def _new(self, left: tuple[Game, ...], right: tuple[Game, ...]) -> Game:
        self._serial += 1
        made = Game(self, self._serial, left, right)
        if made.depth > MAX_DEPTH:
            raise GameTooLarge(message("fault-game-depth", limit=MAX_DEPTH))
        return made


def _once(games: Iterable[Game]) -> list[Game]:
    """Each game once, in the order of their making."""
    return sorted(set(games), key=lambda game: game.serial)


def _key(lefts: list[Game], rights: list[Game]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(game.serial for game in lefts), tuple(game.serial for game in rights)


def _ups_of(lefts: list[Game], rights: list[Game]) -> Ups | None:
    """(x, n, k) of {left|right} if it is x + n.up + star-k: its options are then such games themselves."""
    own_left = [each.ups for each in lefts]
    own_right = [each.ups for each in rights]
    found = _stars(own_left, own_right) or _more_ups(own_left, own_right)
    if found is None:
        mirrored = _more_ups([_negated(ups) for ups in own_right], [_negated(ups) for ups in own_left])
        found = _negated(mirrored)
    return found


def _negated(ups: Ups | None) -> Ups | None:
    return ups and (-ups[0], -ups[1], ups[2])


def _stars(lefts: list[Ups | None], rights: list[Ups | None]) -> Ups | None:
    """x + *k = {x, x*, ..., x*(k-1) | the same}."""
    first = lefts[0] if lefts else None
    if first is None or set(lefts) != set(rights):
        return None
    return (first[0], 0, len(lefts)) if set(lefts) == {(first[0], 0, k) for k in range(len(lefts))} else None


def _more_ups(lefts: list[Ups | None], rights: list[Ups | None]) -> Ups | None:
    """x + n.up + *k = {x | x + (n-1).up + *(k^1)}; x^* = {x, x* | x}."""
    if len(rights) != 1 or rights[0] is None:
        return None
    number, ups, star = rights[0]
    if set(lefts) == {(number, 0, 0)}:
        fits = ups > 0 or (ups == 0 and star > 0)
        return (number, ups + 1, star ^ 1) if fits else None
    if set(lefts) == {(number, 0, 0), (number, 0, 1)} and (ups, star) == (0, 0):
        return number, 1, 1
    return None
