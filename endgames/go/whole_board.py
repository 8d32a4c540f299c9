"""What a whole board is worth by play: scores that either side is shown to have, and moves that keep them.

Owns what is asked of `claiming`. A side's claim must be shown against all that the other side may do; what
seems to be the other side's is given to it for good, so that a claim that is shown needs no guess to be true,
and the less is left open the sooner it is shown. Scores are Black's, without komi; `prisoners` not counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from endgames.go.board import OTHER, SIGN, AfterMove, Shape
from endgames.go.local_games import Rules
from endgames.go.ownership.chains import BLACK, WHITE
from endgames.go.reach import playouts
from endgames.go.regions.claiming import MOST_OPEN, Claims, Ground

WORK = 1_200_000
"""Positions looked at for the score where one side moves first, and half of it for its moves, at most: two
seconds or three."""
_QUESTION, _AGAIN, _LONG, _MOVE = 200_000, 60_000, 600_000, 40_000
"""Of them for a claim, for one after one that was not shown, for the last gap, for a move."""
_GIVEN = ((0.0, 0.3), (0.45, 0.6), (0.3, 2.0))
"""How often chains and points must end as the other side's to be given to it: no points, in the end."""
_STEPS = (1, 2, 3, 4, 6, 8, 12)
"""How far below a claim that was not shown others are tried."""
MOST_PLACES = 420
"""Of a board that is looked at: 19 by 19 with its rim."""
_FIRST_SIGHT = 0.15


@dataclass(frozen=True, slots=True)
class Board:
    """A position that is asked about: `guess` says whose each place seems to be, 1 Black's to -1 White's;
    `bar` is the place where a ko may not be taken back."""

    shape: Shape
    text: str
    guess: list[float]
    bar: int | None = None

    def blocks(self, color: str) -> Iterable[set[int]]:
        return self.shape.groups(self.text, (color + color.upper()).__contains__)

    def given(self, color: str, chain: float, point: float) -> set[int]:
        """The places that are given to a colour: its chains, dead stones and empty points within."""
        sign = SIGN[color]
        found = {place for place, own in enumerate(self.text) if own == color.upper()}
        for least, side in ((chain, color), (point, OTHER[color])):
            for block in self.blocks(side):
                share = sum(sign * self.guess[place] for place in block) / len(block)
                if share >= least and not any(self.text[place] == side.upper() for place in block - found):
                    found |= block
        foreign = OTHER[color] + OTHER[color].upper()
        alive = {place for place, own in enumerate(self.text) if own in foreign} - found
        for place, own in enumerate(self.text):
            if (
                own == "."
                and sign * self.guess[place] >= point
                and not alive & {*self.shape.neighbours(place)}
            ):
                found.add(place)
        return found


@dataclass(frozen=True, slots=True)
class _OpenGround:
    """What is open where one side claims, and the points of the rest: by area, of all stones by territory."""

    ground: Ground
    rest: int
    places: list[int]


def _asked(board: Board, color: str, given: set[int], rules: Rules) -> _OpenGround | None:
    """None: more is open than can be searched."""
    shape, text, other = board.shape, board.text, OTHER[color]
    lasting = {place for place, sign in enumerate(text) if sign == color.upper()}
    closed = given | lasting
    bits = {place: 1 << number for number, place in enumerate(_open(text, closed))}
    if len(bits) > MOST_OPEN:
        return None

    def beside(places: set[int]) -> int:
        return sum(bit for place, bit in bits.items() if places & {*shape.neighbours(place)})

    def stones(side: str) -> int:
        return sum(bit for place, bit in bits.items() if text[place] == side)

    near = tuple(sum(bits.get(each, 0) for each in shape.neighbours(place)) for place in bits)
    rest = len(lasting) - len(given)
    if rules is Rules.TERRITORY:
        rest -= sum(1 if sign.lower() == color else -1 for sign in text if sign.lower() in OTHER)
    ground = Ground(near, (beside(lasting), beside(given)), (stones(color), stones(other)))
    return _OpenGround(ground, rest, list(bits))


def _open(text: str, closed: set[int]) -> list[int]:
    return [place for place, sign in enumerate(text) if sign != "#" and place not in closed]


class WholeBoard:
    """Claims on one board and on those a move away."""

    def __init__(self, shape: Shape, text: str, rules: Rules, work: int = WORK) -> None:
        self._rules, self._claims, self._work = rules, Claims(0), work
        self._asked: dict[tuple[str, str, float], _OpenGround | None] = {}
        games = playouts(shape, text)
        maps = (games.owners(side, territory=rules is Rules.TERRITORY) for side in (BLACK, WHITE))
        guess = [sum(pair) / 2 for pair in zip(*maps, strict=True)]
        lasting = [SIGN[sign.lower()] if sign in "XO" else 0 for sign in text]
        self.board = Board(shape, text, [one or other for one, other in zip(lasting, guess, strict=True)])

    def has(self, board: Board, color: str, first: str, score: int, budget: int) -> bool:
        """Whether a colour is shown to have a score (as it sees it) where `first` moves."""
        for chain, point in _GIVEN:
            key = (board.text, color, chain)
            if key not in self._asked:
                given = board.given(OTHER[color], chain, point)
                self._asked[key] = _asked(board, color, given, self._rules)
            asked = self._asked[key]
            if asked is None:
                return False
            found = self._claims.shows(
                asked.ground,
                0 if first == color else 1,
                score - asked.rest,
                territory=self._rules is Rules.TERRITORY,
                budget=budget,
                bar=asked.places.index(board.bar) if board.bar in asked.places else -1,
            )
            if found >= 0:
                return found == 1
        return False

    def shows(self, first: str, score: int) -> bool:
        """Whether Black's score where `first` moves is shown to be this one, by a short search."""
        self._claims.work = _QUESTION
        return all(self.has(self.board, color, first, SIGN[color] * score, _QUESTION) for color in OTHER)

    def score(self, first: str) -> tuple[int | None, int | None]:
        """What is shown of Black's score where `first` moves: at least and at most; None: nothing."""
        self._claims.work = self._work
        low = self._most("x", first, self._guessed())
        most = self._most("o", first, -(self._guessed() if low is None else low))
        if low is None or most is None:
            return low, None if most is None else -most
        return self._narrowed(first, low, -most)

    def _narrowed(self, first: str, low: int, high: int) -> tuple[int, int]:
        """Bounds of a score, brought closer."""
        for budget in (_QUESTION, _LONG):
            while low < high:
                if self.has(self.board, "x", first, low + 1, budget):
                    low += 1
                elif self.has(self.board, "o", first, 1 - high, budget):
                    high -= 1
                else:
                    break
        return low, high

    def _guessed(self) -> int:
        text, guess = self.board.text, self.board.guess
        points = sum((share > _FIRST_SIGHT) - (share < -_FIRST_SIGHT) for share in guess)
        if self._rules is Rules.TERRITORY:
            points -= sum(SIGN.get(sign.lower(), 0) for sign in text)
        return points

    def _most(self, color: str, first: str, start: int) -> int | None:
        """The most that a colour is shown to have, from a guess on."""
        if self.has(self.board, color, first, start, _QUESTION):
            while self.has(self.board, color, first, start + 1, _QUESTION):
                start += 1
            return start
        steps = (start - step for step in _STEPS)
        return next((less for less in steps if self.has(self.board, color, first, less, _AGAIN)), None)

    def keeping(self, color: str, score: int) -> list[int]:
        """The points where a move of a colour is shown to keep a score (Black's)."""
        found = []
        self._claims.work = self._work // 2
        for point, sign in enumerate(self.board.text):
            played = self.board.shape.play(self.board.text, point, color) if sign == "." else None
            if played is not None:
                bar = self._bar(played, color) if played.taken == 1 else None
                after = Board(self.board.shape, played.text, self.board.guess, bar)
                prisoners = played.taken if self._rules is Rules.TERRITORY else 0
                wanted = SIGN[color] * score - prisoners
                if self.has(after, color, OTHER[color], wanted, _MOVE):
                    found.append(point)
        return found

    def _bar(self, played: AfterMove, color: str) -> int | None:
        """Where a stone was taken that may not take back at once."""
        pairs = zip(self.board.text, played.text, strict=True)
        (gone,) = (place for place, pair in enumerate(pairs) if pair == (OTHER[color], "."))
        back = self.board.shape.play(played.text, gone, OTHER[color])
        return gone if back is not None and back.text == self.board.text else None
