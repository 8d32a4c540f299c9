"""Syzygy's tables, probed by python-chess: who wins, and the plies to the next capture or pawn move.

Up to seven men, in folders that the owner names; Kibitz builds and fetches none.
"""

from __future__ import annotations

import logging
import mmap
from collections.abc import Sequence
from pathlib import Path

import chess
import chess.syzygy

from endgames.tables.answers import MoveAnswer, TableAnswer
from endgames.tables.names import material_of

MOST_MEN = 7
SOURCE = "syzygy"
_CERTAIN = 99
"""Plies to the next capture or pawn move, with those since the last: DTZ may be one too small."""
_MOST_OPEN = 32
"""Files that stay open; one that was closed is opened again at little cost."""
_log = logging.getLogger(__name__)


class Syzygy:
    """The tables of some folders; one that cannot be read is reported once and left out. For one thread."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._tables = chess.syzygy.Tablebase(max_fds=_MOST_OPEN) if folders else None
        self._reported: set[str] = set()
        for folder in folders:
            assert self._tables is not None
            try:
                self._tables.add_directory(str(folder))
            except OSError as error:
                _log.warning("no Syzygy tables in %s: %s", folder, error.strerror)

    def probe(self, board: chess.Board) -> TableAnswer | None:
        """The answer for a legal position without castling rights; None where a table is missing."""
        if self._tables is None or chess.popcount(board.occupied) > MOST_MEN:
            return None
        try:
            wdl, dtz = self._value(self._tables, board)
            moves = [self._move_answer(self._tables, board, move) for move in board.legal_moves]
        except chess.syzygy.MissingTableError:
            return None
        except Exception as error:  # of a damaged file: python-chess has no error of its own for that
            self._tell(f"{type(error).__name__}: {error}")
            return None
        finally:
            _let_go(self._tables)
        moves.sort(key=_worth, reverse=True)
        material, _ = material_of(board)
        wdl = moves[0].wdl if moves else wdl
        return TableAnswer(wdl, None, dtz, material.name, SOURCE, tuple(moves))

    def close(self) -> None:
        if self._tables is not None:
            self._tables.close()

    def _move_answer(
        self, tables: chess.syzygy.Tablebase, board: chess.Board, move: chess.Move
    ) -> MoveAnswer:
        san = board.san(move)
        after = board.copy(stack=False)
        after.push(move)
        wdl, dtz = self._value(tables, after)
        mates = 1 if after.is_checkmate() else None
        return MoveAnswer(move.uci(), san, -wdl, mates, abs(dtz))

    def _value(self, tables: chess.syzygy.Tablebase, board: chess.Board) -> tuple[int, int]:
        """(wdl, dtz) for the side to move, the plies since the last capture or pawn move regarded."""
        if board.is_checkmate():
            return -2, 0
        if board.is_stalemate():
            return 0, 0
        wdl, dtz = tables.probe_wdl(board), tables.probe_dtz(board)
        if abs(wdl) == 2 and board.halfmove_clock and abs(dtz) + board.halfmove_clock > _CERTAIN:
            wdl //= 2
        return wdl, abs(dtz)

    def _tell(self, fault: str) -> None:
        if fault not in self._reported:
            self._reported.add(fault)
            _log.error("a Syzygy table cannot be read: %s", fault)


def _let_go(tables: chess.syzygy.Tablebase) -> None:
    """Let the system take back the memory of what was read of the open files."""
    for table in tables.lru:
        if table.data is not None:
            table.data.madvise(mmap.MADV_DONTNEED)


def _worth(move: MoveAnswer) -> tuple[int, int]:
    """A win near the next capture or pawn move, a loss far from it."""
    distance = move.dtz or 0
    return move.wdl, -distance if move.wdl > 0 else distance
