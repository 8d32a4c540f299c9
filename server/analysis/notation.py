"""How moves are written for people: their numbers, and the lines of an engine.

The page has the same in `static/js/chess/position.ts`; `tests/analysis/test_notation.py` holds them together.
Knows boards and FENs alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import chess

from server.i18n.texts import Sentence, sentence

ELLIPSIS = "…"
"""Behind the number of a move of Black, for people; programs and terminals read "..."."""


@dataclass(frozen=True, slots=True)
class MoveNumber:
    """The full-move number of a move, and whether White plays it."""

    number: int
    white: bool

    @staticmethod
    def before(fen: str) -> MoveNumber:
        """Of a move that is played on the position of a FEN; a field that it lacks is as at the start."""
        fields = fen.split()
        turn, number = fields[1:2], fields[5:6]
        return MoveNumber(int(number[0]) if number else 1, turn != ["b"])

    @staticmethod
    def on(board: chess.Board) -> MoveNumber:
        """Of a move that is played on `board`."""
        return MoveNumber(board.fullmove_number, board.turn == chess.WHITE)

    def later(self, half_moves: int) -> MoveNumber:
        """The number of the move this many half moves (0 or more) further on."""
        passed = half_moves + (not self.white)
        return MoveNumber(self.number + passed // 2, passed % 2 == 0)

    def text(self, ellipsis: str = ELLIPSIS) -> str:
        """ "24." or "24…"."""
        return f"{self.number}{'.' if self.white else ellipsis}"

    def place(self) -> Sentence:
        """ "move 17, Black", as faults name it."""
        return sentence("place-move", number=str(self.number), side="white" if self.white else "black")


def in_san(board: chess.Board, line: Iterable[str]) -> list[str]:
    """The moves of `line` (UCI), played from `board`, which is left as it is, as people write them. Raises
    ValueError for one that is not legal."""
    board, sans = board.copy(stack=False), []
    for uci in line:
        move = board.parse_uci(uci)
        sans.append(board.san(move))
        board.push(move)
    return sans
