"""One table, made in memory: the compiled kernels in their order, on as many threads as are given.

Threads never write to the same position: White's moves leave the black king where it is, so the blocks are
dealt out by the black king's square there (with its images), else by the white king's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from server.analysis.exact.tables.building import kernels, positions
from server.analysis.exact.tables.building.geometry import PAWN
from server.analysis.exact.tables.layout import DRAW, SLOTS, STALEMATE, Layout, across_diagonal
from server.analysis.exact.tables.names import LETTERS, Material, TableError
from server.analysis.exact.tables.ways import ways_of
from server.i18n.texts import sentence

_MOVES = {"Q": 27, "R": 14, "B": 13, "N": 8, "P": 2}
"""The most moves of a man that keep the material."""
_MOST_COUNT = STALEMATE - 1
Bytes = Any
"""A numpy array of uint8."""


class Maker:
    """Makes the table of a material. `halves`: the whole tables of `ways.needs`, by name."""

    def __init__(self, material: Material, halves: Mapping[str, Bytes], threads: int = 1) -> None:
        self.layout = Layout(material)
        self._halves = halves  # they must outlive the addresses
        self._threads = threads
        strong = len(material.strong)
        men = self.layout.letters
        self.types = np.array([LETTERS.index(letter) for letter in men], np.int64)
        self.colors = np.array([int(man >= strong) for man in range(len(men))], np.int64)
        self.kings = np.array(self.layout.kings, np.int64)
        self.bases = np.array([_base(material.strong), _base(material.weak)], np.int64)
        self.shape, self.ways = self._describe()
        self._facts = (self.types, self.colors, self.shape, self.ways)

    def make(self) -> Bytes:
        """Both halves. Raises TableError where mates lie too far for a byte."""
        layout, facts = self.layout, self._facts
        table = np.empty(2 * layout.entries, np.uint8)
        with ThreadPoolExecutor(self._threads) as pool:
            by_white, by_black = self._deal(by_black=False), self._deal(by_black=True)

            def on_all(work: Callable[[Any], int], parts: list[Any]) -> int:
                results = list(pool.map(work, parts))
                if min(results) < 0:
                    raise TableError(sentence("table-too-deep", name=layout.material.name))
                return max(results)

            top = on_all(lambda part: kernels.prepare(part, self.bases, self.kings, table, facts), by_white)
            specials = self._specials(table)
            plies = 0
            while plies <= top + 1:
                if len(specials):
                    kernels.settle(plies, specials, self.kings, table, facts)
                for side, parts in ((0, by_white), (1, by_black)):
                    args = (self.bases, self.kings, table, facts)
                    spread = kernels.spread
                    now, who = plies, side
                    top = max(top, on_all(lambda part: spread(now, who, part, *args), parts))  # noqa: B023
                plies += 1
        kernels.finish(self.bases, table, layout.entries)
        return table

    def faults(self, table: Bytes) -> int:
        """How many bytes of a table differ from what the moves of their positions lead to."""
        blocks = np.arange(len(self.kings) * 64)
        wrong: int = kernels.faults(blocks, self.kings, table, self._facts)
        return wrong

    def _specials(self, table: Bytes) -> Any:
        """The positions with a double step that can be answered en passant."""
        if len(set(self.colors[self.types == PAWN].tolist())) < 2:
            return np.empty(0, np.int64)
        return np.flatnonzero(table == DRAW)

    def _deal(self, *, by_black: bool) -> list[Any]:
        """The blocks, dealt out to the threads."""
        slots = SLOTS[self.layout.material.has_pawns]
        hands: list[list[int]] = [[] for _ in range(self._threads)]
        for block in range(len(self.kings) * 64):
            king = slots[self._turned(block & 63)] if by_black else block >> 6
            hands[king % self._threads].append(block)
        return [np.array(hand, np.int64) for hand in hands]

    def _turned(self, square: int) -> int:
        """The image of a square on which the white king would have a slot."""
        square ^= 7 if square & 4 else 0
        if self.layout.material.has_pawns:
            return square
        square ^= 56 if square & 32 else 0
        return across_diagonal(square) if square >> 3 > square & 7 else square

    def _describe(self) -> tuple[Any, Any]:
        """`shape` and `ways`, as the compiled code reads them."""
        men = len(self.types)
        ways = np.zeros((men + 1, men + 1, 4), np.int64)
        rows = [_row(self.layout, 0, False, tuple(range(men)), men)]
        for way in ways_of(self.layout.material):
            ways[way.captured, way.promoted, way.new] = len(rows)
            address = 0 if way.material.drawn else self._halves[way.material.name].ctypes.data
            rows.append(_row(Layout(way.material), address, way.swapped, way.sources, men))
        return np.array(rows, np.int64), ways


def _base(men: str) -> int:
    """The byte from which a side's moves are counted: below it are plies."""
    return _MOST_COUNT - 1 - 8 - sum(_MOVES[letter] for letter in men)


def _row(layout: Layout, address: int, swapped: bool, sources: tuple[int, ...], men: int) -> list[int]:
    row = [address, int(swapped), int(layout.material.has_pawns), len(sources), layout.entries, layout.block]
    stride = layout.block
    for source, radix in zip(sources, layout.radixes, strict=True):
        stride //= radix
        row += [source, stride, 8 if radix == 48 else 0]
    return row + [0] * (positions.FIRST + 3 * men - len(row))
