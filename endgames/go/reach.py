"""The scores that playouts reach, and how often.

Owns the questions, and no proof: playouts are a tree of good moves whose positions a network judges. A score
is told where playouts reach it often and one more seldom.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from endgames.go.board import Shape
from endgames.go.local_games import Rules
from endgames.go.ownership.chains import BLACK, EMPTY, OUTSIDE, WHITE
from endgames.go.ownership.playouts import Played, Playouts, Search

CODES = {".": EMPTY, "x": BLACK, "X": BLACK, "o": WHITE, "O": WHITE, "#": OUTSIDE}
"""Cells of playouts, and of `x` and `o` the sides."""
_ROUGH, _GAMES = 400, 6000
"""Games to look for a score, and to tell it; fewer on a board of more than `_POINTS`, where each takes
longer."""
_POINTS = 49
MOST_POINTS = 81
"""Of a board: the network has learned from no larger ones."""
_MOST_STEPS, _MOST_TOLD, _MOST_MORE = 24, 4, 2
"""Scores that are looked at, one after the other, with few games and with more; how often it is played on."""
_STEPS = (1, 1, 2, 4, 8, 16, 32)
"""How far bounds are moved, one step after the other."""
_SEEN, _SURE = 0.04, 0.15
"""How far from even the shares of a score and of one more must be to play on, and to tell it."""


class Reached(NamedTuple):
    """Black's `score`, how often playouts confirm it (`share`, 0.5 to 1: how often they reach it, or miss one
    more, whichever is less), and whose each point is by place where Black plays for it, and for one more (1
    Black's, -1 White's)."""

    score: int
    share: float
    owners: tuple[list[float], list[float]]


def playouts(shape: Shape, text: str) -> Playouts:
    """Games from a board. Capitals are never taken."""
    return Playouts(shape.width, [CODES[sign] for sign in text], [sign in "XO" for sign in text])


class Reach:
    """What playouts tell of a board where a colour moves first. Scores are Black's."""

    def __init__(self, shape: Shape, text: str, rules: Rules, color: str) -> None:
        self._playouts, self._territory = playouts(shape, text), rules is Rules.TERRITORY
        self._color, self._most = color, sum(sign != "#" for sign in text)
        self._part = min(1.0, _POINTS / self._most)
        self._rough, self._told = dict[int, Played](), dict[int, Played]()
        self._searches: dict[int, Search] = {}
        self._guess: int | None = None

    def found(self) -> Reached | None:
        """The score, where playouts tell it."""
        if _margin(self._rough, self._near()) <= 0:
            return None
        for _ in range(1 + _MOST_MORE):
            self._guess = score = self._settled(self._near(), self._at, _MOST_TOLD)
            margin = _margin(self._told, score)
            if margin >= _SURE:
                return Reached(score, 0.5 + margin, (self._at(score).owners, self._at(score + 1).owners))
            if margin < _SEEN:
                break
            self._go_on(score)
            self._go_on(score + 1)
        return None

    def bounds(self) -> tuple[Fraction, Fraction]:
        """A score that is reached often enough, and one that is exceeded seldom enough."""
        low = high = self._near()
        for step in _STEPS:
            if low > -self._most and self._best(low).result < 0.5 + _SURE:
                low -= step
            if high < self._most and self._best(high + 1).result > 0.5 - _SURE:
                high += step
        return Fraction(max(low, -self._most)), Fraction(min(high, self._most))

    def moves(self, score: int) -> list[int]:
        """The first moves (-1: a pass) that are played most for a score, the best first."""
        goal = score if self._color == "x" else score + 1
        for _ in range(_MOST_MORE):
            share = self._at(goal).result
            if (share if self._color == "x" else 1 - share) >= 0.5 + _SURE:
                break
            self._go_on(goal)
        return self._at(goal).moves

    def _go_on(self, score: int) -> None:
        self._told[score] = self._played(self._searches[score], _GAMES)

    def _near(self) -> int:
        """The score by few games."""
        if self._guess is None:
            score = self._playouts.score(CODES[self._color], territory=self._territory)
            self._guess = self._settled(score, self._roughly, _MOST_STEPS)
        return self._guess

    @staticmethod
    def _settled(score: int, asked: Callable[[int], Played], most: int) -> int:
        """The score that is reached mostly, where one more is not, from a guess on."""
        for _ in range(most):
            if asked(score).result < 0.5:
                score -= 1
            elif asked(score + 1).result >= 0.5:
                score += 1
            else:
                break
        return score

    def _best(self, score: int) -> Played:
        return self._told.get(score) or self._roughly(score)

    def _roughly(self, score: int) -> Played:
        if score not in self._rough:
            self._rough[score] = self._played(self._search(score), _ROUGH)
        return self._rough[score]

    def _at(self, score: int) -> Played:
        if score not in self._told:
            self._searches[score] = self._search(score)
            self._go_on(score)
        return self._told[score]

    def _played(self, search: Search, games: int) -> Played:
        return search.played(int(self._part * games))

    def _search(self, score: int) -> Search:
        return self._playouts.reach(CODES[self._color], score, territory=self._territory)


def _margin(shares: dict[int, Played], score: int) -> float:
    """How far from even the shares of a score and of one more are; 0 where one of them is not known."""
    if not {score, score + 1} <= shares.keys():
        return 0
    return min(shares[score].result - 0.5, 0.5 - shares[score + 1].result)
