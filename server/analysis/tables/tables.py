"""The tables that lie in a folder, asked: `Tables`.

Maps files and reads the bytes it needs; builds nothing and knows no process. A file that is broken is told of
once, and never believed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import chess

from server.analysis.tables.answers import TableAnswer
from server.analysis.tables.names import MOST_MEN, material_of
from server.texts import Sentence, sentence


class Tables:
    """Tables of `folder` (None: those that come with Kibitz alone) and of the `syzygy` folders."""

    def __init__(self, folder: Path | None, syzygy: tuple[Path, ...] = ()) -> None:
        self._folder = folder
        self._syzygy = syzygy

    def wanted(self, board: chess.Board) -> str | None:
        """The table of up to four men that Kibitz can build for this position; None: too many men, castling
        rights, or nothing to build."""
        if chess.popcount(board.occupied) > MOST_MEN or board.castling_rights or not board.is_valid():
            return None
        material, _ = material_of(board)
        return None if material.drawn else material.name

    def ready(self, name: str) -> bool:
        """Whether the table lies there and is sound."""
        return False

    def ensure(self, names: Sequence[str], should_stop: Callable[[], bool]) -> Mapping[str, Sentence]:
        """Nothing is built here: what is not there cannot be had."""
        return {name: sentence("table-not-there", name=name) for name in names if not self.ready(name)}

    def probe(self, board: chess.Board) -> TableAnswer | None:
        """The exact answer; None where no table knows it."""
        return None

    def close(self) -> None:
        """Let go of all files."""
