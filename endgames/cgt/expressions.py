"""Expressions of games read: `{3|{2|*}}`, `^2*`, `{4|2||-1}`, `tiny(2)-+-1`, sums with + and -.

Owns the grammar and its faults, each with its column. An expression becomes a list of small steps for a
machine with a stack (`valued`): reading goes no deeper than MAX_NESTING, and does not stand under computing.

    sum    = term {("+" | "-") term}
    term   = "+-" several | "+-" term | "-" term | place | value
    place  = "(" sum ")" | ("tiny" | "miny") "(" sum ")" | game [small]
    several = ("{" | "(") sum "," sum {"," sum} ("}" | ")")     +-{a,b} = {a,b|-a,-b}
    value  = ["-"] [number] [small]           one part at least
           | ["-"] number ("tiny" | "miny") "(" sum ")"         a sum, as CGSuite writes it
           | ["-"] number "*" place                             a multiple of what stands in braces
    small  = [arrows] ["*" [digits]]
    arrows = ("^" | "v") ([digits] | "<" digits ">" | "[" digits "]")      ^^ is ^2; also ↑, up and ↓, down
    number = digits ["/" digits]                                the divisor a power of two
    game   = "{" side bars side {bars side} "}"                 bars = "|" | "||" | ...: the most divide last
    side   = [sum {"," sum}]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from endgames.cgt import numbers
from endgames.cgt.games import Game, Games
from endgames.refusals import ExpressionError, message

MAX_NESTING = 60
MAX_LETTERS = 10_000
MAX_DIGITS = 18
MAX_BARS = 12

_TOKEN = re.compile(
    r"(?P<number>[0-9]+(?:/[0-9]+)?)|(?P<uptimal>[\^v↑↓](?:<[0-9]+>|\[[0-9]+\]))"
    r"|(?P<loopy>(?:[\^v↑↓][\[<])?(?:on|over)[\]>]?|off|under|dud|pass)|(?P<point>[\^v↑↓]\.)"
    r"|(?P<ups>\^+|v+|↑+|↓+|up|down)|(?P<star>\*)|(?P<bars>\|+)|(?P<switch>\+-|±)"
    r"|(?P<word>[Tt]iny|[Mm]iny)|(?P<sign>[-+,(){}])"
)
_SPACE = re.compile(r"[ \t]*")

Step = Callable[[Games, list[Game]], None]


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int
    end: int


@dataclass(slots=True)
class _Side:
    """Steps that leave `options` games on the stack."""

    steps: list[Step] = field(default_factory=list)
    options: int = 0


def read_expression(text: str) -> list[Step]:
    """The steps of an expression. Raises ExpressionError."""
    if len(text) > MAX_LETTERS:
        raise ExpressionError(message("fault-game-expression-long", limit=MAX_LETTERS), MAX_LETTERS + 1)
    reader = _ExpressionReader(text)
    steps = reader.sum()
    reader.end()
    return steps


def parts_of(line: str, games: Games) -> list[Game]:
    """The values of expressions with a ; between them, one at least. Raises ExpressionError, GameTooLarge."""
    if len(line) > MAX_LETTERS:
        raise ExpressionError(message("fault-game-expression-long", limit=MAX_LETTERS), MAX_LETTERS + 1)
    found, start = [], 0
    for text in line.split(";"):
        try:
            found.append(valued(text, games))
        except ExpressionError as error:
            raise ExpressionError(error.message, start + error.column) from None
        start += len(text) + 1
    return found


def valued(text: str, games: Games) -> Game:
    """The value of an expression. Raises ExpressionError, GameTooLarge."""
    stack: list[Game] = []
    for step in read_expression(text):
        step(games, stack)
    (value,) = stack
    return value


class _ExpressionReader:
    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self._next = 0
        self._nesting = 0

    @property
    def _token(self) -> _Token:
        return self._tokens[self._next]

    def _take(self, kind: str, text: str | None = None) -> _Token | None:
        """The next token if it is of this kind."""
        token = self._token
        if token.kind != kind or (text is not None and token.text != text):
            return None
        self._next += 1
        return token

    def _must(self, sign: str) -> None:
        if not self._take("sign", sign):
            raise self._unexpected()

    def _unexpected(self) -> ExpressionError:
        token = self._token
        if token.kind == "loopy":
            return ExpressionError(message("fault-game-loopy-name", name=token.text), token.start + 1)
        if token.kind == "point":
            return ExpressionError(message("fault-game-uptimal", arrow=token.text[0]), token.start + 1)
        key = "fault-game-unexpected" if token.text else "fault-game-ends"
        return ExpressionError(message(key, sign=token.text[:20]), token.start + 1)

    def end(self) -> None:
        if self._token.text:
            raise self._unexpected()

    def sum(self) -> list[Step]:
        steps = self._term()
        while True:
            if self._take("sign", "+"):
                steps += [*self._term(), _add]
            elif self._take("sign", "-"):
                steps += [*self._term(), _negate, _add]
            elif self._token.kind == "switch":
                steps += [*self._term(), _add]
            else:
                return steps

    def _term(self) -> list[Step]:
        """A term; signs before it are read in a loop, as there may be many. A minus before a number is the
        number's: -2^ is -2 + ^, as names are written."""
        signs: list[Step] = []
        while True:
            if self._take("sign", "-"):
                if self._token.kind == "number":
                    return [*self._value(-1), *reversed(signs)]
                signs.append(_negate)
            elif self._take("switch"):
                signs.append(_switch)
            elif signs and signs[-1] is _switch:
                return [*self._bare_term(switched=True), *reversed(signs[:-1])]
            else:
                return [*self._bare_term(), *reversed(signs)]

    def _bare_term(self, *, switched: bool = False) -> list[Step]:
        """A term without signs; `switched`: with a +- before it, which may stand before several games."""
        self._enter()
        options = 1
        if self._token.text in ("{", "("):
            steps, options = self._bracketed(several=switched)
            if options == 1:
                steps += self._small_of_braces()
        elif self._token.kind == "word":
            steps = self._tiny()
        else:
            steps = self._value()
        self._nesting -= 1
        return [*steps, _switched(options)] if switched else steps

    def _enter(self) -> None:
        self._nesting += 1
        if self._nesting > MAX_NESTING:
            place = self._token.start + 1
            raise ExpressionError(message("fault-game-nesting", limit=MAX_NESTING), place)

    def _tiny(self) -> list[Step]:
        word = self._token
        self._next += 1
        self._must("(")
        steps = self.sum()
        self._must(")")
        return [*steps, _WORDS[word.text.lower()]]

    def _bracketed(self, *, several: bool) -> tuple[list[Step], int]:
        """What stands in braces or brackets, and how many games it is: more than one only where `several` may
        be."""
        if self._take("sign", "{"):
            return self._braces(several=several)
        self._must("(")
        steps, options = self.sum(), 1
        while several and self._take("sign", ","):
            steps += self.sum()
            options += 1
        self._must(")")
        return steps, options

    def _small_of_braces(self) -> list[Step]:
        """Ups and star right after a closing brace."""
        before, token = self._tokens[self._next - 1], self._token
        if before.text == "}" and token.kind in ("ups", "uptimal", "star") and token.start == before.end:
            return [*self._value(), _add]
        return []

    def _braces(self, *, several: bool) -> tuple[list[Step], int]:
        sides, bars = [self._side()], []
        while (bar := self._take("bars")) is not None:
            bars.append(bar)
            sides.append(self._side())
        (side, *others) = sides
        if not others and not (several and side.options > 1):
            raise self._unexpected()
        self._must("}")
        return (_grouped(sides, bars), 1) if others else (side.steps, side.options)

    def _side(self) -> _Side:
        side = _Side()
        if self._token.kind == "bars" or self._token.text == "}":
            return side
        while True:
            side.steps += self.sum()
            side.options += 1
            if not self._take("sign", ","):
                return side

    def _value(self, sign: int = 1) -> list[Step]:
        first = self._next
        number = self._take("number")
        base = Fraction(0) if number is None else sign * _number(number)
        star_then = self._tokens[self._next + 1].text if self._token.kind == "star" else ""
        if number is not None and star_then in ("{", "("):
            return self._multiple(base)
        if number is not None and self._token.kind == "word" and self._token.start == number.end:
            return [lambda games, stack: stack.append(games.number(base)), *self._bare_term(), _add]
        uptimal = self._uptimal(first)
        ups = self._ups(first) if uptimal is None else 0
        star = self._count(1) if self._joined("star", first) is not None else 0
        if self._next == first:
            raise self._unexpected()
        steps: list[Step] = [lambda games, stack: stack.append(games.ups(base, ups, star))]
        return steps if uptimal is None else [*steps, uptimal, _add]

    def _multiple(self, times: Fraction) -> list[Step]:
        """Integer times what stands in braces or brackets; nothing small may follow, as it would be unclear
        whether it is multiplied."""
        if times.denominator != 1:
            raise self._unexpected()
        self._next += 1
        self._enter()
        steps, _ = self._bracketed(several=False)
        self._nesting -= 1
        return [*steps, _times(times.numerator)]

    def _uptimal(self, first: int) -> Step | None:
        token = self._joined("uptimal", first)
        if token is None:
            return None
        height = int(_digits(token.text[2:-1], token))
        if height == 0:
            self._next -= 1
            raise self._unexpected()
        return _uptimal(token.text[0], height, is_power=token.text[1] == "<")

    def _ups(self, first: int) -> int:
        arrows = self._joined("ups", first)
        if arrows is None:
            return 0
        ups = 1 if arrows.text in ("up", "down") else len(arrows.text)
        if ups == 1:
            ups = self._count(1)
        return ups if arrows.text[0] in "^↑u" else -ups

    def _joined(self, kind: str, first: int) -> _Token | None:
        """The next token if it is of this kind and nothing lies between it and the one before in a value."""
        if self._next > first and self._tokens[self._next - 1].end != self._token.start:
            return None
        return self._take(kind)

    def _count(self, otherwise: int) -> int:
        """Digits that follow at once."""
        token = self._token
        if token.kind != "number" or token.start != self._tokens[self._next - 1].end:
            return otherwise
        if "/" in token.text:
            raise self._unexpected()
        self._next += 1
        return int(_number(token))


def _tokens(text: str) -> list[_Token]:
    found, place = [], _space(text, 0)
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None:
            raise ExpressionError(message("fault-game-unexpected", sign=text[place]), place + 1)
        found.append(_Token(str(match.lastgroup), match.group(), place, match.end()))
        place = _space(text, match.end())
    return [*found, _Token("end", "", place, place)]


def _space(text: str, place: int) -> int:
    match = _SPACE.match(text, place)
    return match.end() if match else place


def _number(token: _Token) -> Fraction:
    above, _, below = token.text.partition("/")
    divisor = int(_digits(below or "1", token))
    above = _digits(above, token)
    if divisor == 0 or not numbers.is_dyadic(Fraction(int(above), divisor)):
        raise ExpressionError(message("fault-game-dyadic", number=token.text), token.start + 1)
    return Fraction(int(above), divisor)


def _digits(digits: str, token: _Token) -> str:
    """The digits, if there are not too many."""
    if len(digits) > MAX_DIGITS:
        raise ExpressionError(message("fault-game-digits", limit=MAX_DIGITS), token.start + 1)
    return digits


def _grouped(sides: list[_Side], bars: list[_Token]) -> list[Step]:
    """The steps of what stands in braces: the longest bar divides the whole, and must be the only one."""
    most = max(bars, key=lambda bar: len(bar.text))
    place = bars.index(most)
    again = next((bar for bar in bars[place + 1 :] if len(bar.text) == len(most.text)), None)
    if again is not None:
        raise ExpressionError(message("fault-game-bars", bars=again.text[:20]), again.start + 1)
    if len(most.text) > MAX_BARS:
        raise ExpressionError(message("fault-game-unexpected", sign=most.text[:20]), most.start + 1)
    left = _one_side(sides[: place + 1], bars[:place])
    right = _one_side(sides[place + 1 :], bars[place + 1 :])
    return [*left.steps, *right.steps, _braced(left.options, right.options)]


def _one_side(sides: list[_Side], bars: list[_Token]) -> _Side:
    return _Side(_grouped(sides, bars), 1) if bars else sides[0]


def _braced(lefts: int, rights: int) -> Step:
    def build(games: Games, stack: list[Game]) -> None:
        first = len(stack) - lefts - rights
        options = stack[first:]
        stack[first:] = [games.build(options[:lefts], options[lefts:])]

    return build


def _add(games: Games, stack: list[Game]) -> None:
    other = stack.pop()
    stack.append(stack.pop() + other)


def _negate(games: Games, stack: list[Game]) -> None:
    stack.append(-stack.pop())


def _switched(options: int) -> Step:
    """+-{a,b} = {a,b|-a,-b}; of one game +-G = {G|-G}."""

    def build(games: Games, stack: list[Game]) -> None:
        first = len(stack) - options
        left = stack[first:]
        stack[first:] = [games.build(left, [-each for each in left])]

    return build


_switch = _switched(1)


def _times(times: int) -> Step:
    """A multiple, by doubling."""

    def multiply(games: Games, stack: list[Game]) -> None:
        game, found = stack.pop(), games.number(0)
        for digit in f"{abs(times):b}":
            found = found + found
            if digit == "1":
                found = found + game
        stack.append(found if times > 0 else -found)

    return multiply


def _uptimal(arrow: str, height: int, *, is_power: bool) -> Step:
    """^[n] = {^[n-1]|*}, which is ^<1> + ... + ^<n>; ^<n> = {0|v[n-1]*}."""

    def build(games: Games, stack: list[Game]) -> None:
        found, star = games.number(0), games.ups(0, 0, 1)
        for _ in range(height - is_power):
            found = games.build([found], [star])
        if is_power:
            found = games.build([games.number(0)], [star - found])
        stack.append(found if arrow in "^↑" else -found)

    return build


def _tiny(games: Games, stack: list[Game]) -> None:
    """{0 | {0|-G}}."""
    zero = games.number(0)
    stack.append(games.build([zero], [games.build([zero], [-stack.pop()])]))


def _miny(games: Games, stack: list[Game]) -> None:
    _tiny(games, stack)
    _negate(games, stack)


_WORDS: Mapping[str, Step] = {"tiny": _tiny, "miny": _miny}
