"""The opening book: the name of a position by its piece placement alone.

Owns reading `resources/openings.json`, which `scripts/build_openings.py` makes. Side to move, castling rights
and counters are ignored and each position is looked up by itself, so a game can leave the book and come back
(docs/classification.md, section 2). Whether a move is theory is for others to say.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chess

from server.system.paths import RESOURCES

BOOK_PATH = RESOURCES / "openings.json"


@dataclass(frozen=True, slots=True)
class Opening:
    """`eco`: code A00..E99. `name`: as "Sicilian Defense: Najdorf Variation"."""

    eco: str
    name: str


class OpeningBook:
    """The named positions and those passed on the way to them; the start position is not among them."""

    def __init__(self, entries: Mapping[str, Opening]) -> None:
        """`entries`: piece placement (first field of a FEN) -> opening."""
        self._entries = dict(entries)

    def __len__(self) -> int:
        return len(self._entries)

    def lookup(self, board: chess.Board) -> Opening | None:
        """The opening of the position; None if it is not in the book."""
        return self._entries.get(board.board_fen())

    def lookup_fen(self, fen: str) -> Opening | None:
        """The same for a position that is written down."""
        return self._entries.get(fen.split(" ", 1)[0])

    def names(self, boards: Iterable[chess.Board]) -> list[Opening | None]:
        """`lookup` of each position."""
        return [self.lookup(board) for board in boards]


def load_book(path: Path | None = None) -> OpeningBook:
    """The book of `path` (default: the one that comes with Kibitz), read once in a process.

    Raises OSError if it cannot be read, ValueError if it is no book.
    """
    return _read_book(path or BOOK_PATH)


@cache
def _read_book(path: Path) -> OpeningBook:
    entries = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(entries, dict):
        raise ValueError(f"{path} is no opening book")
    return OpeningBook(_share(entries, path))


def _share(entries: Mapping[str, Mapping[str, str]], path: Path) -> dict[str, Opening]:
    """One `Opening` for all placements of a name: half as many objects."""
    shared: dict[Opening, Opening] = {}
    try:
        openings = {key: Opening(entry["eco"], entry["name"]) for key, entry in entries.items()}
    except (TypeError, KeyError) as fault:
        raise ValueError(f"{path} is no opening book: an entry lacks eco or name") from fault
    return {key: shared.setdefault(opening, opening) for key, opening in openings.items()}
