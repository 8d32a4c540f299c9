"""The tables as the web process uses them: it probes existing ones, one question at a time, and notes missing
ones for the workers."""

from __future__ import annotations

import threading
from pathlib import Path

import chess

from endgames.tables import MOST_BUILT, TableFolder, Wishes
from server.analysis.endings.solved import SolvedTable, table_of


class TableLookup:
    """`folder`: where the workers keep theirs; `syzygy`: folders of files by others; `five`: bytes that
    tables of five men may take."""

    def __init__(self, folder: Path, syzygy: tuple[Path, ...] = (), five: int = 0) -> None:
        self._tables = TableFolder(folder, syzygy)
        self._wishes = Wishes(folder, five)
        self._lock = threading.Lock()

    def look_up(self, board: chess.Board) -> tuple[SolvedTable | None, str | None]:
        """What a table knows of the position; and the table that a worker could build for it."""
        with self._lock:
            table, wanted = table_of(board, self._tables), self._tables.wanted(board, MOST_BUILT)
        return table, wanted if wanted and self._wishes.takes(wanted) else None

    def wish(self, name: str) -> bool:
        """Ask the workers for a table -> whether they hear of it."""
        return self._wishes.note(name)
