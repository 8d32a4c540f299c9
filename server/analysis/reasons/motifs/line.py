"""A line as the motifs look at it: its moves with the board before and after each, and the side that profits.

Owns the walk along a line and what is true of one move of it. What a motif is, its family's module says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import chess

from server.analysis.reasons.material import balance
from server.analysis.reasons.motifs.pieces import VALUES


@dataclass(frozen=True)
class Step:
    """One move of a line. `index`: its place in the line, from 0. `before` and `after` are the boards around
    it, without their history; nobody may change them."""

    index: int
    before: chess.Board
    move: chess.Move
    after: chess.Board

    @property
    def mover(self) -> chess.Color:
        """The side that makes the move."""
        return self.before.turn

    @property
    def origin(self) -> chess.Square:
        """Where the piece comes from."""
        return self.move.from_square

    @cached_property
    def target(self) -> chess.Square:
        """Where the piece goes; of castling, the king."""
        if self.before.is_castling(self.move):
            return chess.msb(self.after.kings & self.after.occupied_co[self.mover])
        return self.move.to_square

    @cached_property
    def piece(self) -> chess.PieceType:
        """What moves; of a promotion the pawn."""
        return self.before.piece_type_at(self.move.from_square) or chess.PAWN

    @cached_property
    def placed(self) -> chess.PieceType:
        """What stands on the target then; of a promotion the new piece."""
        return self.move.promotion or self.piece

    @cached_property
    def captured(self) -> chess.PieceType | None:
        """What the move takes."""
        if self.before.is_en_passant(self.move):
            return chess.PAWN
        if self.before.occupied_co[not self.mover] & chess.BB_SQUARES[self.move.to_square]:
            return self.before.piece_type_at(self.move.to_square)
        return None

    @cached_property
    def check(self) -> bool:
        """Whether the move gives check."""
        return self.after.is_check()

    @cached_property
    def mate(self) -> bool:
        """Whether the move mates."""
        return self.check and self.after.is_checkmate()

    @property
    def enemy_king(self) -> chess.Square:
        """Where the king of the other side stands."""
        return chess.msb(self.after.kings & self.after.occupied_co[not self.mover])

    @property
    def gain(self) -> int:
        """The worth of what the move takes, in points."""
        return VALUES[self.captured] if self.captured else 0


@dataclass(frozen=True)
class MotifLine:
    """The moves of a line and the side whose motifs are looked for."""

    steps: tuple[Step, ...]
    side: chess.Color

    @classmethod
    def of(cls, board: chess.Board, moves: Sequence[chess.Move], side: chess.Color) -> MotifLine:
        """The line `moves`, which are legal one after the other, from `board`, which stays as it is."""
        steps, before = [], board.copy(stack=False)
        for index, move in enumerate(moves):
            after = before.copy(stack=False)
            after.push(move)
            after.clear_stack()
            steps.append(Step(index, before, move, after))
            before = after
        return cls(tuple(steps), side)

    @cached_property
    def own(self) -> tuple[Step, ...]:
        """The moves of the side that profits."""
        return tuple(step for step in self.steps if step.mover == self.side)

    @cached_property
    def pairs(self) -> tuple[tuple[Step, Step, Step], ...]:
        """Each move of the side with its next one, and the reply between."""
        return tuple(
            (first, self.steps[first.index + 1], second)
            for first, second in zip(self.own, self.own[1:], strict=False)
        )

    def at(self, index: int) -> Step | None:
        """The move at a place of the line; None where there is none."""
        return self.steps[index] if 0 <= index < len(self.steps) else None

    def gained(self, step: Step) -> int:
        """The side's balance of material after `step`, in points, against that before its own first move."""
        return balance(step.after, self.side) - balance(self.own[0].before, self.side)
