"""A move as the side sees it that plays it: it has White, and moves up."""

from __future__ import annotations

from functools import cached_property

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain
from server.analysis.reasons.played import Played

Pawns = tuple[chess.Bitboard, chess.Bitboard]
"""White's pawns and Black's."""


class Shift:
    """The first move of `line`. `board`, `after`: before and after it; `piece`: what moves."""

    def __init__(self, line: Played) -> None:
        step = line.steps[0]
        self.mover, self.piece, self.check = step.mover, step.piece, step.check
        self.board, self.after = (
            board if step.mover else board.copy(stack=False).mirror()
            for board in (line.boards[0], line.boards[1])
        )
        self.origin, self.to = (
            square if step.mover else chess.square_mirror(square)
            for square in (step.move.from_square, step.move.to_square)
        )

    @cached_property
    def had(self) -> Pawns:
        """The pawns before the move."""
        return _pawns(self.board)

    @cached_property
    def has(self) -> Pawns:
        """The pawns after it."""
        return _pawns(self.after)

    @cached_property
    def safe(self) -> bool:
        """Whether the piece that has moved cannot be taken with profit."""
        return attacked_gain(self.after, self.to) < 1

    def reach(self, board: chess.Board, square: chess.Square) -> chess.Bitboard:
        """Where the piece on `square` could go, its own side's squares aside."""
        return board.attacks_mask(square) & ~board.occupied_co[chess.WHITE]

    def name(self, square: chess.Square) -> str:
        """The square as it is called on the real board."""
        return chess.square_name(square if self.mover else chess.square_mirror(square))

    def fact(self, kind: str, name: str, square: chess.Square, piece: chess.PieceType | None = None) -> Fact:
        """A fact about `square`, and the piece there or another one."""
        what = piece or self.after.piece_type_at(square) or self.piece
        return {"kind": kind, "name": name, "piece": chess.piece_symbol(what), "square": self.name(square)}  # type: ignore[typeddict-item]


def _pawns(board: chess.Board) -> Pawns:
    return board.pieces_mask(chess.PAWN, chess.WHITE), board.pieces_mask(chess.PAWN, chess.BLACK)
