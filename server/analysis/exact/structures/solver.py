"""Pawn endings solved: who wins, and which moves keep that. Nothing that is not proven is said.

Owns which questions are asked, in which order. Each colour's win is a question of its own (`questions.py`),
asked with the board turned where it is Black's. The positions of a game are asked together: all that follows
is solved once for them. The 50-move rule is left out, as repetitions are not: endless play is a draw.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

import chess

from server.analysis.exact.structures.kings import EACH, GUESSED
from server.analysis.exact.structures.promotions import NoRoom, TooMuch
from server.analysis.exact.structures.questions import Bounds, Limits, Question, Shared, Target
from server.analysis.exact.themes import Supposed

Result = Literal["1-0", "1/2-1/2", "0-1"]
WON: dict[chess.Color, Result] = {chess.WHITE: "1-0", chess.BLACK: "0-1"}
DRAWN: Result = "1/2-1/2"
_SHARES = (16, 4, 1)
"""Of all work, what one way may take: the first time, the second and the third."""


class Answer(NamedTuple):
    """`result`: None where nothing is proven. `moves`: those that are proven to keep it, SAN; `unsure`: those
    of which it is not proven whether they do. `work`: as `Limits` has it, for all positions that were asked
    together."""

    result: Result | None
    moves: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()
    work: int = 0


def solve(board: chess.Board, limits: Limits | None = None) -> Answer:
    """Solve a valid position with kings and pawns alone; the same position and limits have always the same
    answer."""
    return Solver([board], limits or Limits()).answers()[0]


class Solver:
    """Solves some positions of one game, in its order; where it is too much, what is found until then
    stays."""

    def __init__(self, boards: Sequence[chess.Board], limits: Limits) -> None:
        self._limits = limits
        self._positions = [_Position(board) for board in boards]
        self._shared = Shared(limits)
        self._questions: dict[chess.Color, Question] = {}
        self._bounds: dict[chess.Color, Bounds] = {}

    @property
    def work(self) -> int:
        """Structures solved so far."""
        return self._limits.work - max(self._shared.left, 0)

    def answers(self) -> list[Answer]:
        """The answers, in order."""
        with suppress(TooMuch):
            self._find_results()
        self._shared.begin(self._limits.work)
        with suppress(TooMuch):
            self._find_kept()
            while any(position.is_unsure for position in self._positions) and self._shared.deeper():
                self._find_kept()
        return [position.answer(self.work) for position in self._positions]

    def proves(self, supposed: Sequence[Supposed]) -> list[bool]:
        """Of each whether it is proven."""
        found = [False] * len(supposed)
        self._shared.begin(self._limits.work)
        with suppress(TooMuch):
            self._suppose(supposed, found)
            while not all(found) and self._shared.deeper():
                self._suppose(supposed, found)
        return found

    def _suppose(self, supposed: Sequence[Supposed], found: list[bool]) -> None:
        for color, wins in itertools.product(chess.COLORS, (True, False)):
            same = [at for at, each in enumerate(supposed) if (each.color, each.wins) == (color, wins)]
            asked = [at for at in same if not found[at]]
            targets = {at: self._target_of(supposed[at].board, color) for at in asked}
            known = {at: target for at, target in targets.items() if target.node >= 0}
            if known:
                ask = self._question(color).won if wins else self._question(color).not_won
                for at, holds in zip(known, ask([*known.values()]), strict=True):
                    found[at] = holds

    def _find_results(self) -> None:
        """What is quick comes first. Raises TooMuch."""
        for share in _SHARES:
            for ask, color, trust in self._ways():
                if left := [position for position in self._open() if color not in position.safe]:
                    self._shared.begin(self._limits.work // share)
                    self._shared.promotions.meets = trust == EACH and share != _SHARES[0]
                    with suppress(NoRoom):
                        ask(left, color, trust)
            if not self._open():
                return
            self._shared.deeper()

    def _ways(self) -> Iterator[tuple[_Way, chess.Color, int]]:
        """What is tried of each colour's win: as it seems, then with what is known of pawns alone."""
        for color, trust in itertools.product(self._order(), (GUESSED, EACH)):
            yield self._win, color, trust
            yield self._save, color, trust

    def _win(self, left: Sequence[_Position], color: chess.Color, trust: int) -> None:
        """Prove of the positions that `color` wins."""
        if trust == EACH:
            self._question(color).deepen(least=True)
        for position in self._proven(self._seeming(left, color) if trust == GUESSED else left, color, trust):
            position.result = WON[color]

    def _save(self, left: Sequence[_Position], color: chess.Color, trust: int) -> None:
        """Prove of the positions that `color` does not win."""
        if trust == EACH:
            self._question(color).deepen(least=False)
        for position in self._safe(left, color):
            position.safe.add(color)
            if len(position.safe) == 2:
                position.result = DRAWN

    def _open(self) -> list[_Position]:
        return [position for position in self._positions if position.result is None]

    def _order(self) -> list[chess.Color]:
        """The colours, the one first whose win is more likely: its pawns are more and further on."""
        board = self._positions[0].board
        ahead = {
            color: sum(
                7 + (square >> 3 if color else 7 - (square >> 3))
                for square in board.pieces(chess.PAWN, color)
            )
            for color in chess.COLORS
        }
        ahead[board.turn] += 1
        return sorted(chess.COLORS, key=lambda color: -ahead[color])

    def _question(self, color: chess.Color) -> Question:
        """Whether this colour wins; of the other colour's question only what is found of promotions is kept
        where both are too large."""
        if color not in self._questions:
            other = self._questions.get(not color)
            if other and other.nodes > self._limits.nodes // 2:
                self._bounds[not color] = other.bounds()
                del self._questions[not color], other
            boards = (seen(board, color) for each in self._positions for board in each.boards())
            self._questions[color] = Question(boards, self._limits, self._shared)
            if color in self._bounds:
                self._questions[color].recall(self._bounds.pop(color))
        return self._questions[color]

    def _target_of(self, board: chess.Board, color: chess.Color) -> Target:
        return self._question(color).position(seen(board, color))

    def _target(self, position: _Position, move: chess.Move, color: chess.Color) -> Target | None:
        turned = move
        if not color:
            turned = chess.Move(move.from_square ^ 56, move.to_square ^ 56, move.promotion)
        return self._question(color).move(seen(position.board, color), turned)

    def _root(self, position: _Position, color: chess.Color) -> list[Target]:
        """The position; all its moves where one is a capture en passant, none if that cannot be asked."""
        if not position.board.has_legal_en_passant():
            return [self._target_of(position.board, color)]
        targets = [self._target(position, move, color) for move in position.moves]
        return [target for target in targets if target] if all(targets) else []

    def _asked(self, positions: Iterable[_Position], color: chess.Color) -> list[_Asked]:
        roots = ((position, self._root(position, color)) for position in positions)
        return [_Asked(position, targets) for position, targets in roots if targets]

    def _seeming(self, positions: Sequence[_Position], color: chess.Color) -> list[_Position]:
        """Those that `color` seems to win."""
        found = self._asked(positions, color)
        seems = (map(self._question(color).seems_won, each.targets) for each in found)
        return [each.position for each, won in zip(found, seems, strict=True) if each.wins([*won], color)]

    def _proven(
        self, positions: Sequence[_Position], color: chess.Color, trust: int = GUESSED
    ) -> list[_Position]:
        """Those of which it is proven that `color` wins."""
        found = self._asked(positions, color)
        if not found:
            return []
        won = iter(self._question(color).won(_all(found), trust=trust))
        return [each.position for each in found if each.wins([next(won) for _ in each.targets], color)]

    def _safe(self, positions: Sequence[_Position], color: chess.Color) -> list[_Position]:
        """Those of which it is proven that `color` does not win."""
        found = self._asked(positions, color)
        if not found:
            return []
        safe = iter(self._question(color).not_won(_all(found)))
        may_win = ([not next(safe) for _ in each.targets] for each in found)
        return [each.position for each, won in zip(found, may_win, strict=True) if not each.wins(won, color)]

    def _find_kept(self) -> None:
        """Of each move whether it keeps the result. Raises TooMuch; what is found before stays."""
        for color in chess.COLORS:
            asked = [position for position in self._positions if position.asks(color)]
            moves = [
                (position, at, target)
                for position in asked
                for at, move in enumerate(position.moves)
                if position.kept[at] is None and (target := self._target(position, move, color))
            ]
            if not moves:
                continue
            for (position, at, _), wins in zip(
                moves, self._question(color).won([target for _, _, target in moves]), strict=True
            ):
                if wins:
                    position.kept[at] = color == position.board.turn
            rest = [(position, at, target) for position, at, target in moves if position.kept[at] is None]
            safe = self._question(color).not_won([target for _, _, target in rest]) if rest else []
            for (position, at, _), is_safe in zip(rest, safe, strict=True):
                if is_safe:
                    position.kept[at] = color != position.board.turn


class _Position:
    """A position, and what is found of it: `kept`: of each move whether it keeps the result; None: not
    proven."""

    def __init__(self, board: chess.Board) -> None:
        self.board = board.copy(stack=False)
        self.moves = [*board.legal_moves]
        self.safe: set[chess.Color] = set()
        self.kept: list[bool | None] = [None] * len(self.moves)
        self.result: Result | None = None
        if not self.moves:
            self.result = WON[not board.turn] if board.is_check() else DRAWN

    def boards(self) -> Iterator[chess.Board]:
        """It, and what its moves lead to."""
        yield self.board
        for move in self.moves:
            if not move.promotion:
                after = self.board.copy(stack=False)
                after.push(move)
                yield after

    @property
    def is_unsure(self) -> bool:
        """Whether of a move it is not known whether it keeps the result."""
        return any(self.asks(color) for color in chess.COLORS) and None in self.kept

    def asks(self, color: chess.Color) -> bool:
        """Whether the wins of `color` tell which moves keep the result."""
        mover = self.board.turn
        if self.result is None or self.result == WON[not mover]:
            return False
        return color == (mover if self.result == WON[mover] else not mover)

    def answer(self, work: int) -> Answer:
        if self.result is None:
            return Answer(None, work=work)
        lost = self.result == WON[not self.board.turn]
        sans = map(self.board.san, self.moves)
        kept = [(san, lost or keeps) for san, keeps in zip(sans, self.kept, strict=True)]
        return Answer(
            self.result,
            tuple(san for san, keeps in kept if keeps),
            tuple(san for san, keeps in kept if keeps is None),
            work,
        )


_Way = Callable[[Sequence[_Position], chess.Color, int], None]


class _Asked(NamedTuple):
    """A position and its targets in one question."""

    position: _Position
    targets: list[Target]

    def wins(self, won: Sequence[bool], color: chess.Color) -> bool:
        """Whether `color` wins, of the targets."""
        return any(won) if self.position.board.turn == color else all(won)


def _all(asked: Iterable[_Asked]) -> list[Target]:
    return [target for each in asked for target in each.targets]


def seen(board: chess.Board, color: chess.Color) -> chess.Board:
    """The board with `color` as White."""
    return board if color else board.mirror()
