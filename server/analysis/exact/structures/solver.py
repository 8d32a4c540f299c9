"""A pawn ending solved: who wins, and which moves keep that. Nothing that is not proven is said.

Owns which questions are asked, in which order. Each colour's win is a question of its own (`questions.py`),
asked with the board turned where it is Black's. The 50-move rule is left out, as repetitions are not: endless
play is a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import chess

from server.analysis.exact.structures.promotions import TooMuch
from server.analysis.exact.structures.questions import Limits, Question, Shared, Target

Result = Literal["1-0", "1/2-1/2", "0-1"]
WON: dict[chess.Color, Result] = {chess.WHITE: "1-0", chess.BLACK: "0-1"}
DRAWN: Result = "1/2-1/2"


class Answer(NamedTuple):
    """`result`: None where nothing is proven. `moves`: those that are proven to keep it, SAN; `unsure`: those
    of which it is not proven whether they do. `work`: structures that were solved."""

    result: Result | None
    moves: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()
    work: int = 0


def solve(board: chess.Board, limits: Limits | None = None) -> Answer:
    """Solve a valid position with kings and pawns alone; the same position and limits have always the same
    answer."""
    return _Solver(board, limits or Limits()).answer()


class _Solver:
    def __init__(self, board: chess.Board, limits: Limits) -> None:
        self._board = board.copy(stack=False)
        self._limits = limits
        self._moves = [*board.legal_moves]
        self._shared = Shared(limits)
        self._questions: dict[chess.Color, Question] = {}

    def answer(self) -> Answer:
        result: Result | None = None
        kept: list[bool | None] = [None] * len(self._moves)
        try:
            result = self._result()
            if result is not None:
                kept = self._kept(result)
        except TooMuch:
            pass
        work = self._limits.work - max(self._shared.left, 0)
        if result is None:
            return Answer(None, work=work)
        sans = [self._board.san(move) for move in self._moves]
        return Answer(
            result,
            tuple(san for san, keeps in zip(sans, kept, strict=True) if keeps),
            tuple(san for san, keeps in zip(sans, kept, strict=True) if keeps is None),
            work,
        )

    def _result(self) -> Result | None:
        """The result, if it is proven. Raises TooMuch."""
        if not self._moves:
            return WON[not self._board.turn] if self._board.is_check() else DRAWN
        safe = dict.fromkeys(chess.COLORS, False)
        for color in self._order():
            if self._seems_won(color) and self._proves_win(color):
                return WON[color]
            safe[color] = self._proves_no_win(color)
        if all(safe.values()):
            return DRAWN
        for color in chess.COLORS:
            if not safe[color] and self._proves_win(color, hoping=True):
                return WON[color]
        return None

    def _order(self) -> list[chess.Color]:
        """The colours, the one first whose win is more likely: its pawns are more and further on."""
        ahead = {
            color: sum(
                7 + (square >> 3 if color else 7 - (square >> 3))
                for square in self._board.pieces(chess.PAWN, color)
            )
            for color in chess.COLORS
        }
        ahead[self._board.turn] += 1
        return sorted(chess.COLORS, key=lambda color: -ahead[color])

    def _question(self, color: chess.Color) -> Question:
        """Whether this colour wins; the other colour's question is forgotten where both are too large."""
        if color not in self._questions:
            other = self._questions.get(not color)
            if other and other.nodes > self._limits.nodes // 2:
                self._questions.clear()
            after = [self._after(move, color) for move in self._moves if not move.promotion]
            self._questions[color] = Question(
                self._seen(self._board, color), after, self._limits, self._shared
            )
        return self._questions[color]

    def _after(self, move: chess.Move, color: chess.Color) -> chess.Board:
        after = self._board.copy(stack=False)
        after.push(move)
        return self._seen(after, color)

    @staticmethod
    def _seen(board: chess.Board, color: chess.Color) -> chess.Board:
        """The board with `color` as White."""
        return board if color else board.mirror()

    def _target(self, move: chess.Move, color: chess.Color) -> Target | None:
        turned = move
        if not color:
            turned = chess.Move(move.from_square ^ 56, move.to_square ^ 56, move.promotion)
        return self._question(color).move(self._seen(self._board, color), turned)

    def _root(self, color: chess.Color) -> list[Target]:
        """The position; all its moves where one is a capture en passant, none if that cannot be asked."""
        if not self._board.has_legal_en_passant():
            return [self._question(color).position(self._seen(self._board, color))]
        targets = [self._target(move, color) for move in self._moves]
        return [target for target in targets if target] if all(targets) else []

    def _combined(self, color: chess.Color, won: Sequence[bool]) -> bool:
        """Whether `color` wins, of the root's targets."""
        return any(won) if self._board.turn == color else all(won)

    def _seems_won(self, color: chess.Color) -> bool:
        targets = self._root(color)
        return bool(targets) and self._combined(
            color, [self._question(color).seems_won(each) for each in targets]
        )

    def _proves_win(self, color: chess.Color, *, hoping: bool = False) -> bool:
        targets = self._root(color)
        return bool(targets) and self._combined(color, self._question(color).won(targets, hoping=hoping))

    def _proves_no_win(self, color: chess.Color) -> bool:
        targets = self._root(color)
        if not targets:
            return False
        return not self._combined(color, [not safe for safe in self._question(color).not_won(targets)])

    def _kept(self, result: Result) -> list[bool | None]:
        """Of each move whether it keeps the result; None: not proven. What is found before the work is too
        much stays."""
        mover = self._board.turn
        if result == WON[not mover]:
            return [True] * len(self._moves)
        asked = mover if result == WON[mover] else not mover
        found: list[bool | None] = [None] * len(self._moves)
        try:
            targets = [
                (at, target) for at, move in enumerate(self._moves) if (target := self._target(move, asked))
            ]
            won = self._question(asked).won([target for _, target in targets])
            for (at, _), wins in zip(targets, won, strict=True):
                if wins:
                    found[at] = asked == mover
            rest = [(at, target) for at, target in targets if found[at] is None]
            if rest:
                not_won = self._question(asked).not_won([target for _, target in rest])
                for (at, _), safe in zip(rest, not_won, strict=True):
                    if safe:
                        found[at] = asked != mover
        except TooMuch:
            pass
        return found
