"""Thermographs: what a game is worth to either side under a tax of t a move; mean, temperature, cooling.

Owns the walls for t >= 0. Temperature is the smallest t at which they meet, 0 for what is infinitesimally
near a number; a number's own is below 0 (`numbers.temperature`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from endgames.cgt import numbers
from endgames.cgt.games import Game
from endgames.cgt.lines import PiecewiseLine, highest, lowest


@dataclass(frozen=True, slots=True)
class Thermograph:
    """The walls as functions of t >= 0; from `temperature` up both are `mean`."""

    left: PiecewiseLine
    right: PiecewiseLine
    mean: Fraction
    temperature: Fraction

    def corners(self) -> list[tuple[Fraction, Fraction, Fraction]]:
        """(t, left wall, right wall) wherever a wall turns, from t = 0 to where the mast begins."""
        places = {t for wall in (self.left, self.right) for t, _ in wall.corners}
        return [(t, self.left.at(t), self.right.at(t)) for t in sorted(places)]


class Thermographs:
    """The thermographs of games, each computed once."""

    def __init__(self) -> None:
        self._known: dict[Game, Thermograph] = {}
        self._cooled: dict[tuple[Game, Fraction], Game] = {}

    def of(self, game: Game) -> Thermograph:
        """The thermograph. Raises GameTooLarge."""
        found = self._known.get(game)
        if found is None:
            found = self._known[game] = self._drawn(game)
        return found

    def _drawn(self, game: Game) -> Thermograph:
        if game.number is not None:
            mast = PiecewiseLine.constant(game.number)
            return Thermograph(mast, mast, game.number, numbers.temperature(game.number))
        rights, lefts = [], []
        for option in game.left:
            rights.append(self.of(option).right)
        for option in game.right:
            lefts.append(self.of(option).left)
        game.games.spend(sum(len(line.corners) for line in (*rights, *lefts)))
        left, right = highest(rights).tilted(-1), lowest(lefts).tilted(1)
        temperature = left.meets(right)
        assert temperature is not None  # the gap between the walls closes by at least 1 for each t in the end
        return Thermograph(left.cut(temperature), right.cut(temperature), left.at(temperature), temperature)

    def mean(self, game: Game) -> Fraction:
        return self.of(game).mean

    def temperature(self, game: Game) -> Fraction:
        return self.of(game).temperature

    def cooled(self, game: Game, t: Fraction) -> Game:
        """G cooled by t >= 0: a number from above its temperature; at it what is infinitesimal stays. Raises
        GameTooLarge."""
        key = (game, t)
        found = self._cooled.get(key)
        if found is None:
            found = self._cooled[key] = self._cool(game, t)
        return found

    def _cool(self, game: Game, t: Fraction) -> Game:
        games = game.games
        if game.number is not None or t == 0:
            return game
        if t > self.temperature(game):
            return games.number(self.mean(game))
        tax = games.number(t)
        return games.build(
            self._taxed(game.left, t, -tax),
            self._taxed(game.right, t, tax),
        )

    def _taxed(self, options: Sequence[Game], t: Fraction, tax: Game) -> list[Game]:
        taxed = []
        for option in options:
            taxed.append(self.cooled(option, t) + tax)
        return taxed
