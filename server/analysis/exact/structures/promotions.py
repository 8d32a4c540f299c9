"""What a strategy needs of promotions, verified: masks for the edges of `closure.Store`.

White's queen: what White wins at least (`queens.WINS`), and at most, which is told without white pawns alone.
Black's: where Black, seen as White, holds with it, White does not win; of wins against it none is claimed.
"""

# mypy: allow-any-explicit
# What numba compiles takes machine numbers, which Python's types do not know.

from __future__ import annotations

from typing import Any

import numpy as np

from server.analysis.exact.structures import closure, queens
from server.analysis.exact.structures.boards import FULL, ZERO

_DEEP = 30
"""Moves of Black that are looked at where White has no pawns: all."""
_TURNED = np.arange(64) ^ 56


class TooMuch(Exception):  # noqa: N818  (a fact, not a fault)
    """More work or memory than is allowed."""


class Promotions:
    """Verifies. `depth`: how many moves of Black deep; `together`: the most structures that one promotion may
    take; `room`: the most that are kept, 70 KB each."""

    def __init__(self, depth: int, together: int, room: int) -> None:
        self._depth = depth
        self._together = together
        self._queens = queens.new_queens(room)
        self._field = queens.new_field()

    @property
    def solved(self) -> int:
        """Structures with a queen so far."""
        return int(self._queens.counts[queens.SOLVED])

    def verify(self, store: closure.Store, edge: int, *, least: bool) -> int:
        """See that the edge's low masks (`least`) or its high ones are right, the guess forgotten -> how many
        structures that took. Raises TooMuch without room."""
        row = store.edges[edge]
        row[closure.NEEDED] = 0
        if row[closure.SLOT] < 0:
            if store.counts[closure.SLOTS] >= len(store.low):
                raise TooMuch
            row[closure.SLOT] = store.counts[closure.SLOTS]
            store.counts[closure.SLOTS] += 1
        before = self.solved
        wp, bp = store.edge_pawns[edge]
        file, black = int(row[closure.SQUARE]) & 7, bool(row[closure.IS_BLACK])
        if least:
            store.low[row[closure.SLOT]] = ZERO if black else self._least(wp, bp, file)
            row[closure.LOW_KNOWN] = 1
        else:
            store.high[row[closure.SLOT]] = self._held(wp, bp, file) if black else self._most(wp, bp, file)
            row[closure.HIGH_KNOWN] = 1
        row[closure.CHANGED] = 1
        return self.solved - before

    def _least(self, wp: Any, bp: Any, file: int) -> Any:
        """What White wins at least with a new queen, or a rook where that may save a stalemate."""
        found = self._fresh(wp, bp, queens.WINS, self._depth, file)
        masks = np.zeros(64, np.uint64) if found is None else found
        if int(bp).bit_count() <= 1:
            rook = self._fresh(wp, bp, queens.WINS_BY_ROOK, self._depth, file)
            masks = masks if rook is None else masks | rook
        return masks

    def _most(self, wp: Any, bp: Any, file: int) -> Any:
        """What White wins at most with any new piece."""
        masks = np.zeros(64, np.uint64)
        for asked in range(queens.MAY_WIN, len(queens.PIECE)):
            found = None if wp else self._fresh(wp, bp, np.int64(asked), _DEEP, file)
            if found is None:
                return FULL
            masks |= found
        return masks

    def _held(self, wp: Any, bp: Any, file: int) -> Any:
        """What White wins at most against Black's new queen."""
        found = self._fresh(bp.byteswap(), wp.byteswap(), queens.HOLDS, self._depth, file)
        return FULL if found is None else ~turned(found)

    def _fresh(self, wp: Any, bp: Any, asked: Any, depth: int, file: int) -> Any:
        """The masks of a new queen, None where that takes too much; what is known is forgotten where there is
        no room any more."""
        for _ in range(2):
            number = queens.solve(wp, bp, asked, depth, self._together, self._queens, self._field)
            if number >= 0:
                return self._queens.fresh[number, file].copy()
            if not self._queens.counts[queens.FULL_UP]:
                return None
            self._queens.counts[[queens.COUNT, queens.FULL_UP]] = 0
            self._queens.table[:] = -1
        return None


def turned(masks: Any) -> Any:
    """Masks as the other side has them: the white kings by the black king, ranks exchanged."""
    bits = np.unpackbits(masks.view(np.uint8).reshape(64, 8), axis=1, bitorder="little")
    there = np.ascontiguousarray(bits[np.ix_(_TURNED, _TURNED)].T)
    return np.packbits(there, axis=1, bitorder="little").view(np.uint64).reshape(64)
