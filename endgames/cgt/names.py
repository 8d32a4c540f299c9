"""How games are written: numbers, n.up, star-k, switches, tiny, miny, and braces for the rest.

Owns the notation (`docs/games.md`) and the order in which options are written: by mean, then as their forms
written out in braces would sort. `expressions` reads what this writes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cmp_to_key

from endgames.cgt.games import Game, Ups
from endgames.cgt.thermographs import Thermographs
from endgames.refusals import GameTooLarge, message

MAX_LETTERS = 20_000
"""Of a name."""


class Names:
    """The names of games, each made once."""

    def __init__(self, thermographs: Thermographs) -> None:
        self._thermographs = thermographs
        self._names: dict[Game, str] = {}
        self._orders: dict[tuple[Game, Game], int] = {}

    def of(self, game: Game) -> str:
        """The name. Raises GameTooLarge for one that is too long."""
        found = self._names.get(game)
        if found is None:
            found = self._names[game] = self._made(game)
            game.games.spend(1 + len(found) // 100)
            if len(found) > MAX_LETTERS:
                raise GameTooLarge(message("fault-game-name", limit=MAX_LETTERS))
        return found

    def _made(self, game: Game) -> str:
        if game.ups is not None:
            return name_of_ups(game.ups)
        switch = _switch(game)
        if switch is not None:
            return f"+-{switch}"
        return self._tiny(game) or self._miny(game) or self._braces(game)

    def _tiny(self, game: Game) -> str | None:
        """x + tiny(G) = {x | {x | x-G}}, G > 0."""
        number = _only_number(game.left)
        if number is None or len(game.right) != 1:
            return None
        threat = game.right[0]
        if threat.left != game.left or len(threat.right) != 1:
            return None
        return self._small("tiny", number, game.left[0] - threat.right[0])

    def _miny(self, game: Game) -> str | None:
        number = _only_number(game.right)
        if number is None or len(game.left) != 1:
            return None
        threat = game.left[0]
        if threat.right != game.right or len(threat.left) != 1:
            return None
        return self._small("miny", number, threat.left[0] - game.right[0])

    def _small(self, word: str, number: Fraction, of: Game) -> str | None:
        zero = of.games.number(0)
        if of is zero or not zero <= of:
            return None
        written = f"{word}({self.of(of)})"
        return f"{number}+{written}" if number else written

    def _braces(self, game: Game) -> str:
        sides = []
        for side in (game.left, game.right):
            names = []
            for option in self.ordered(side):
                names.append(self.of(option))
            sides.append(",".join(names))
        return f"{{{sides[0]}|{sides[1]}}}"

    def ordered(self, options: Iterable[Game]) -> list[Game]:
        """Options in the order in which they are written."""
        by_form = sorted(options, key=cmp_to_key(self._compare))
        return sorted(by_form, key=self._thermographs.mean)

    def _compare(self, one: Game, other: Game) -> int:
        """Which of two forms, written out in braces, sorts first: -1 or 1; 0: they are the same."""
        if one is other:
            return 0
        if one.number is not None or other.number is not None:
            return -1 if _first_letters(one) < _first_letters(other) else 1
        key = (one, other)
        found = self._orders.get(key)
        if found is None:
            one.games.spend()
            found = self._orders[key] = self._compare_sides(one, other)
        return found

    def _compare_sides(self, one: Game, other: Game) -> int:
        for own, foreign in ((one.left, other.left), (one.right, other.right)):
            mine, theirs = self._by_form(own), self._by_form(foreign)
            for first, second in zip(mine, theirs, strict=False):
                found = self._compare(first, second)
                if found:
                    return found
            if len(mine) != len(theirs):
                # One side ends where the other goes on with a comma, which sorts before both ends.
                return 1 if len(mine) < len(theirs) else -1
        return 0

    def _by_form(self, options: Sequence[Game]) -> list[Game]:
        return sorted(options, key=cmp_to_key(self._compare)) if len(options) > 1 else list(options)


def name_of_ups(ups: Ups) -> str:
    """1^2*3 for 1 + 2.up + star-3."""
    number, height, star = ups
    arrows = ""
    if height:
        arrows = ("^" if height > 0 else "v") + (str(abs(height)) if abs(height) > 1 else "")
    stars = "*" + (str(star) if star > 1 else "") if star else ""
    return f"{number if number or not arrows + stars else ''}{arrows}{stars}"


def _only_number(options: Sequence[Game]) -> Fraction | None:
    return options[0].number if len(options) == 1 else None


def _switch(game: Game) -> Fraction | None:
    """x of +-x = {x|-x}."""
    left, right = _only_number(game.left), _only_number(game.right)
    return left if left is not None and right is not None and left == -right else None


def _first_letters(game: Game) -> str:
    """Enough of a form to sort it beside a number; a brace sorts after all digits."""
    return "{" if game.number is None else f"{game.number},"
