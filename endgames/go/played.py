"""A game of Go as it is played, and moves that the solver vouches for.

Owns the positions so far, what is legal (no suicide, no stone taken back at once in a ko) and what each side
was promised. A promise is what the solver shows a side to have, or what is assumed; it plays on such as keep
that, or passes. What is assumed is kept by playouts, and what is proven where the solver does not tell how.
Scores are without komi, and as the side sees them: what is better for it is more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from endgames.go.board import OTHER, Shape
from endgames.go.local_games import Rules
from endgames.go.printed import AssumptionRecord, record_of
from endgames.go.reach import Reach
from endgames.go.safety import with_living
from endgames.go.solver import SolvedBoard, Span, solve
from endgames.refusals import RefusedError

MOST_MOVES = 1000
MOST_TRIED = 8
"""Moves that are solved for one answer, at most."""


class NoAnswerError(Exception):
    """The solver does not tell."""


class Promise(NamedTuple):
    """What a side has, as it sees it."""

    score: Fraction
    is_proven: bool


@dataclass(frozen=True, slots=True)
class GoPosition:
    """`prisoners` are Black's less White's; `promised` is by colour; `last` is the point played, if any."""

    text: str
    prisoners: int = 0
    last: int | None = None
    promised: dict[str, Promise] = field(default_factory=dict)


class PlayedGame:
    """Points are those of `shape`, None is a pass; colours are `x` and `o`."""

    def __init__(self, size: int, rules: Rules, *, proven_only: bool = False) -> None:
        self.shape, self.rules, self.proven_only = Shape(size, size), rules, proven_only
        rim = "#" * (size + 1)
        self.positions = [GoPosition(("." * size + "#") * size + rim)]

    @property
    def here(self) -> GoPosition:
        return self.positions[-1]

    @property
    def is_full(self) -> bool:
        return len(self.positions) > MOST_MOVES

    def rows(self) -> list[str]:
        return _rows(self.shape, self.here.text)

    def play(self, color: str, point: int | None) -> bool:
        """Whether it is legal. A move from elsewhere ends what its colour was promised."""
        after = self._after(color, point)
        if after is None or self.is_full:
            return False
        promised = {side: score for side, score in after.promised.items() if side != color}
        self.positions.append(GoPosition(after.text, after.prisoners, after.last, promised))
        return True

    def undo(self) -> bool:
        """Whether there was a move."""
        if len(self.positions) > 1:
            self.positions.pop()
            return True
        return False

    def score(self) -> Fraction:
        """Black's, where it is the same for either side to move. Raises NoAnswerError."""
        solved = self._solved(self.here)
        if solved is None or solved.black_first.exact is None or solved.black_first != solved.white_first:
            raise NoAnswerError
        return solved.black_first.exact + self._counted(self.here)

    def assumptions(self) -> list[AssumptionRecord]:
        """What the solver assumes here; none where it has proven its answer. Raises NoAnswerError."""
        solved = self._solved(self.here)
        if solved is None:
            raise NoAnswerError
        return record_of(solved)["assumptions"]

    def answer(self, color: str) -> int | None:
        """Plays a best move of a colour, or passes where that is as good. Raises NoAnswerError where the
        solver shows none."""
        promise, after = self.here.promised.get(color), None
        if promise is None or promise.is_proven:
            solved = self._solved(self.here, proven_only=promise is not None)
            promise = self._promise(color, solved)
            after = self._kept(color, promise.score, solved) if promise.is_proven else None
        after = after or self._tried(color, promise.score)
        if after is None or self.is_full:
            raise NoAnswerError
        kept = {**after.promised, color: promise}
        self.positions.append(GoPosition(after.text, after.prisoners, after.last, kept))
        return after.last

    def _promise(self, color: str, solved: SolvedBoard | None) -> Promise:
        """What a colour to move has: by the solver where that is exact, or more than before; else as before.
        Raises NoAnswerError."""
        before = self.here.promised.get(color)
        if solved is not None:
            sure = self._sure(self.here, color, solved, color)
            if _first(solved, color).exact is not None or (before is not None and sure >= before.score):
                return Promise(sure, solved.is_proven)
        if before is None:
            raise NoAnswerError
        return before

    def _kept(self, color: str, promised: Fraction, solved: SolvedBoard | None) -> GoPosition | None:
        """The position after a pass or a move that keeps a promise: one after which that is proven again,
        else one that is best by what the solver says now."""
        if solved is not None and self._sure(self.here, color, solved, OTHER[color]) >= promised:
            return self._after(color, None)
        best = [] if solved is None else solved.best_black if color == "x" else solved.best_white
        sums_keep = solved is not None and self._sure(self.here, color, solved, color) >= promised
        vouched: GoPosition | None = None
        for tried, (name, after) in enumerate(self._moves(color, best)):
            if tried == MOST_TRIED or (vouched is not None and name not in best):
                break
            then = self._solved(after, proven_only=True)
            if then is not None and self._sure(after, color, then, OTHER[color]) >= promised:
                return after
            if sums_keep and name in best and vouched is None:
                vouched = after
        return vouched

    def _tried(self, color: str, promised: Fraction) -> GoPosition | None:
        """The position after the move, or the pass, that playouts prefer to keep a promise; None where
        nothing may be guessed."""
        if self.proven_only:
            return None
        text, counted = with_living(self.shape, self.here.text), self._counted(self.here)
        score = int(promised) - counted if color == "x" else -int(promised) - counted
        seen = {position.text for position in self.positions}
        for point in Reach(self.shape, text, self.rules, color).moves(score):
            after = self._after(color, None if point < 0 else point)
            if after is not None and (point < 0 or after.text not in seen):
                return after
        return None

    def _moves(self, color: str, best: list[str]) -> Iterator[tuple[str, GoPosition]]:
        """Legal moves that bring back no position: the best ones first, then by their way from the last."""
        seen = {position.text for position in self.positions}
        width, last = self.shape.width + 1, self.here.last

        def order(point: int) -> tuple[bool, int, int]:
            row, column = divmod(point, width)
            there = (row, column) if last is None else divmod(last, width)
            return self.shape.name(point) not in best, abs(row - there[0]) + abs(column - there[1]), point

        free = (point for point, sign in enumerate(self.here.text) if sign == ".")
        for point in sorted(free, key=order):
            after = self._after(color, point)
            if after is not None and after.text not in seen:
                yield self.shape.name(point), after

    def _after(self, color: str, point: int | None) -> GoPosition | None:
        """None: it is not legal."""
        here = self.here
        if point is None:
            return GoPosition(here.text, here.prisoners, None, here.promised)
        played = self.shape.play(here.text, point, color) if here.text[point] == "." else None
        if played is None or (len(self.positions) > 1 and played.text == self.positions[-2].text):
            return None
        taken = played.taken if color == "x" else -played.taken
        return GoPosition(played.text, here.prisoners + taken, point, here.promised)

    def _solved(self, position: GoPosition, *, proven_only: bool = False) -> SolvedBoard | None:
        proven_only = proven_only or self.proven_only
        try:
            return solve(_rows(self.shape, position.text), self.rules, proven_only=proven_only)
        except RefusedError:
            return None

    def _counted(self, position: GoPosition) -> int:
        """What was counted already: prisoners, by territory."""
        return position.prisoners if self.rules is Rules.TERRITORY else 0

    def _sure(self, position: GoPosition, color: str, solved: SolvedBoard, first: str) -> Fraction:
        """What a colour has at least when `first` moves."""
        span = _first(solved, first)
        counted = self._counted(position)
        return span.low + counted if color == "x" else -(span.high + counted)


def _first(solved: SolvedBoard, color: str) -> Span:
    return solved.black_first if color == "x" else solved.white_first


def _rows(shape: Shape, text: str) -> list[str]:
    width = shape.width + 1
    return [text[start : start + shape.width] for start in range(0, width * shape.height, width)]
