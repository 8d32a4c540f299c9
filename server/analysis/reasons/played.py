"""A line played out on the board: what each move takes, and what stands on the board then.

Owns the walk and the balance along it; where it is quiet is `quiet.py`'s. A move that is not legal ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import chess

from server.analysis.events.values import Fact
from server.analysis.notation import in_san
from server.analysis.reasons.material import VALUES, balance

PLIES = 12
"""Plies of a line that count: what an engine shows beyond is a guess, and a stored line is cut later."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a line. `piece`: what moved (a pawn that promotes is one); `captured`: the piece taken, on
    `where`; `check`: it gives one."""

    move: chess.Move
    mover: chess.Color
    piece: chess.PieceType
    captured: chess.PieceType | None
    where: chess.Square
    check: bool

    @property
    def quiet(self) -> bool:
        """Neither a capture nor a promotion nor a check."""
        return self.captured is None and self.move.promotion is None and not self.check

    @property
    def taken(self) -> Fact:
        """The fields of a fact that say what it takes, and where that stood; only of a capture."""
        assert self.captured is not None
        piece, square = chess.piece_symbol(self.captured), chess.square_name(self.where)
        return {"piece": piece, "square": square}  # type: ignore[typeddict-item]


class Played:
    """`moves` (UCI) from `start`, at most `plies` of them. `boards[k]`: the position after k moves."""

    def __init__(self, start: chess.Board, moves: Sequence[str], plies: int = PLIES) -> None:
        self.boards = [start]
        self.steps: list[Step] = []
        for uci in moves[:plies]:
            board = self.boards[-1]
            try:
                move = board.parse_uci(uci)
            except ValueError:
                break
            if not move:
                break
            after = board.copy(stack=False)
            after.push(move)
            self.steps.append(_step(board, move, after))
            self.boards.append(after)

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def end(self) -> chess.Board:
        """The position after the last move."""
        return self.boards[-1]

    @cached_property
    def balances(self) -> list[int]:
        """Points that White has more, after 0, 1, 2 ... moves."""
        found = [balance(self.boards[0], chess.WHITE)]
        for step in self.steps:
            gain = VALUES[step.captured] if step.captured else 0
            gain += VALUES[step.move.promotion] - 1 if step.move.promotion else 0
            found.append(found[-1] + (gain if step.mover else -gain))
        return found

    def stood(self, index: int, since: int) -> chess.Square:
        """Where the piece that the move `index` takes stood after the first `since` moves."""
        square, taker = self.steps[index].where, self.steps[index].mover
        for step in reversed(self.steps[since:index]):
            if step.mover != taker and step.move.to_square == square and not step.move.promotion:
                square = step.move.from_square
        return square

    def gain(self, color: chess.Color, until: int) -> int:
        """Points that the first `until` moves win for `color`."""
        change = self.balances[until] - self.balances[0]
        return change if color else -change

    def taken(self, color: chess.Color, until: int) -> list[chess.PieceType]:
        """What `color` takes in the first `until` moves."""
        return [step.captured for step in self.steps[:until] if step.captured and step.mover == color]

    def uci(self, until: int | None = None) -> list[str]:
        """The first moves."""
        return [board.uci(step.move) for board, step in zip(self.boards, self.steps[:until], strict=False)]

    def san(self, until: int | None = None) -> list[str]:
        """The same as people write them."""
        return in_san(self.boards[0], self.uci(until))


def _step(board: chess.Board, move: chess.Move, after: chess.Board) -> Step:
    piece = board.piece_type_at(move.from_square)
    assert piece is not None
    where, captured = move.to_square, None
    if board.is_en_passant(move):
        where, captured = (
            chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square)),
            1,
        )
    elif board.color_at(move.to_square) == (not board.turn):
        captured = board.piece_type_at(move.to_square)
    return Step(move, board.turn, piece, captured, where, after.is_check())
