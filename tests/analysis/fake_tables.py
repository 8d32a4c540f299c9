"""Tables by a rule of thumb: queen or rook against a lone king wins unless it falls at once, by move 30."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import chess

from endgames.refusals import Message, message
from endgames.tables.answers import MoveAnswer, TableAnswer
from endgames.tables.probing import TableFolder
from server.analysis.errors import Stopped

LAST = 30
"""The number of the move that mates, whatever is played: each move of the winner brings the mate nearer."""


class FakeTables:
    """Stands in for a worker's source of tables. `missing`: names that cannot be had; `slow`: positions (EPD)
    from which a win takes so many moves more; `asked` notes the names that were waited for, `probed` the
    positions."""

    def __init__(self, missing: Sequence[str] = (), slow: Mapping[str, int] | None = None) -> None:
        self.missing = missing
        self.slow = slow or {}
        self.asked: list[str] = []
        self.probed: list[str] = []
        self._names = TableFolder(None)

    def wanted(self, board: chess.Board) -> str | None:
        return self._names.wanted(board)

    def ready(self, name: str) -> bool:
        return name not in self.missing

    def ensure(self, names: Sequence[str], should_stop: Callable[[], bool]) -> Mapping[str, Message]:
        if should_stop():
            raise Stopped("The review was stopped.")
        self.asked += names
        return {name: message("table-not-there", name=name) for name in names if name in self.missing}

    def probe(self, board: chess.Board) -> TableAnswer | None:
        name = self.wanted(board)
        if name is None or name in self.missing or board.is_game_over():
            return None
        self.probed.append(board.epd())
        moves = sorted((self._move(board, move) for move in board.legal_moves), key=_order)
        wdl, dtm = moves[0].wdl, moves[0].dtm
        return TableAnswer(wdl, dtm, None, name, "kibitz 1", tuple(moves))

    def close(self) -> None:
        pass

    def _move(self, board: chess.Board, move: chess.Move) -> MoveAnswer:
        after = board.copy(stack=False)
        after.push(move)
        wdl, dtm = self._of(after)
        further = dtm if dtm is None or wdl > 0 else dtm + 1
        return MoveAnswer(board.uci(move), board.san(move), -wdl, further, None)

    def _of(self, board: chess.Board) -> tuple[int, int | None]:
        """The result for the side to move, and the moves to mate."""
        if board.is_checkmate():
            return -2, 0
        strong = next((color for color in chess.COLORS if _has_major(board, color)), None)
        if strong is None or board.is_stalemate():
            return 0, None
        left = LAST - board.fullmove_number
        if board.turn == strong:
            return 2, left + 1
        if any(board.is_capture(move) for move in board.legal_moves):
            return 0, None
        return -2, left + (not strong) + self.slow.get(board.epd(), 0)


def _has_major(board: chess.Board, color: chess.Color) -> bool:
    return bool(board.pieces_mask(chess.QUEEN, color) | board.pieces_mask(chess.ROOK, color))


def _order(move: MoveAnswer) -> tuple[int, int, str]:
    length = move.dtm or 0
    return -move.wdl, length if move.wdl > 0 else -length, move.uci
