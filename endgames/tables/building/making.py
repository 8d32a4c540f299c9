"""One table, made slice by slice: the compiled kernels in their order, on as many threads as are given.

With pawns the threads take slices of the same count of steps, which know nothing of each other. Without,
there is one slice, and threads never write to the same position: White's moves leave the black king where it
is, so the blocks are dealt out by the black king's square there (with its images), else by the white king's.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from endgames.refusals import message
from endgames.tables.building import kernels, positions
from endgames.tables.files import Far, meanings
from endgames.tables.layout import (
    DRAW,
    FIFTY,
    LAST_BYTE,
    SLOTS,
    STALEMATE,
    Layout,
    across_diagonal,
)
from endgames.tables.names import LETTERS, Material, TableError
from endgames.tables.ways import ways_of

Bytes = Any
"""A numpy array of uint8."""
Codes = list[list[int]]
"""Of each half: byte -> code, as the compiled code knows it."""
Slice = tuple[int, Any]
"""Where it begins in its half, and the squares with its pawns among them."""


ZEROING_CODES: Codes = [[byte if byte <= LAST_BYTE else positions.SPECIAL | byte for byte in range(256)]] * 2
"""What the bytes of `files.ZEROING` are."""


class Maker:
    """Makes the table of a material into `out`, both halves. `halves`: the whole tables of `ways.needs`, by
    name, and what their bytes are. `zeroing`: makes what `files.ZEROING` says instead of plies to mate, of
    tables that say that, or plies up to 100."""

    def __init__(
        self,
        material: Material,
        out: Bytes,
        halves: Mapping[str, tuple[Bytes, Codes]],
        threads: int = 1,
        *,
        zeroing: bool = False,
    ) -> None:
        self.layout = Layout(material)
        self._out = out.reshape(2, self.layout.entries)
        self._halves = halves  # they must outlive the addresses
        self._threads = threads
        strong = len(material.strong)
        men = self.layout.letters
        self.types = np.array([LETTERS.index(letter) for letter in men], np.int64)
        self.colors = np.array([int(man >= strong) for man in range(len(men))], np.int64)
        self.kings = np.array(self.layout.kings, np.int64)
        self.facts = (self.types, self.colors, *self._describe(zeroing=zeroing), np.int64(zeroing))
        self._zeroing = zeroing
        self._bytes_of = np.full((2, positions.OPEN), DRAW & 255 if zeroing else -1, np.int64)
        if zeroing:
            self._bytes_of[:, : 2 * FIFTY + 2] = np.arange(2 * FIFTY + 2)
        self._far: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._naming = threading.Lock()

    def make(self) -> Far:
        """Fill it -> what has no room in a byte. Raises TableError where that is too much."""
        with ThreadPoolExecutor(self._threads) as pool:
            if not self.layout.pawns:
                work = self._room()
                self._solve_whole(work, pool)
                self._write(0, work)
                return self._far
            rooms = threading.local()

            def solve(piece: Slice) -> None:
                if not hasattr(rooms, "work"):
                    rooms.work = self._room()
                start, standing = piece
                kernels.solve(start, standing, self.kings, rooms.work, self.facts)
                self._write(start, rooms.work)

            for together in self._in_turn():
                list(pool.map(solve, together))
        return self._far

    def faults(self, slices: Iterable[Slice] | None = None) -> int:
        """How many bytes of a finished table, or of some of its slices, differ from what the moves of their
        positions lead to."""
        blocks, work, wrong = np.arange(len(self.kings) * 64), self._room(), 0
        for start, standing in self.slices() if slices is None else slices:
            for half in range(2):
                there = self._out[half, start : start + self.layout.slice]
                kernels.read(there, self.facts[4][0, half], work[half])
            wrong += kernels.faults(blocks, start, standing, self.kings, work, self.facts)
        return wrong

    def slices(self) -> Iterable[Slice]:
        """All slices, in the order of the layout."""
        for number, squares in enumerate(self.layout.structures()):
            standing = np.zeros(2 + len(self.types), np.int64)
            for man, square in zip(self.layout.pawns, squares, strict=True):
                standing[2 + man] = square
            yield number * self.layout.slice, standing

    def _in_turn(self) -> list[list[Slice]]:
        """The slices, those together that no pawn's step leads between, the last of all steps first."""
        turns: dict[int, list[Slice]] = {}
        for start, standing in self.slices():
            ranks = ((int(standing[2 + man]) >> 3, self.colors[man]) for man in self.layout.pawns)
            steps = sum(7 - rank if color else rank for rank, color in ranks)
            turns.setdefault(steps, []).append((start, standing))
        return [turns[steps] for steps in sorted(turns, reverse=True)]

    def _room(self) -> Any:
        return np.empty((2, self.layout.slice), np.uint16)

    def _solve_whole(self, work: Any, pool: ThreadPoolExecutor) -> None:
        """The one slice of a table without pawns."""
        standing = np.zeros(2 + len(self.types), np.int64)
        by_white, by_black = self._deal(by_black=False), self._deal(by_black=True)
        rest = (np.int64(0), standing, self.kings, work, self.facts)

        def on_all(do: Callable[[Any], int], parts: list[Any]) -> int:
            return max(pool.map(do, parts))

        top = on_all(lambda part: kernels.prepare(part, *rest), by_white)
        plies = 0
        while plies <= top:
            for side, parts in ((0, by_white), (1, by_black)):
                spread, now, who = kernels.spread, plies, side
                top = max(top, on_all(lambda part: spread(now, who, part, *rest), parts))  # noqa: B023
            plies += 1

    def _write(self, start: int, work: Any) -> None:
        """The bytes of a slice."""
        for half in range(2):
            if not self._zeroing:
                self._name_levels(half, np.flatnonzero(kernels.levels(work[half])).tolist())
            out = self._out[half, start : start + self.layout.slice]
            kernels.write(work[half], self._bytes_of[half], out)

    @property
    def deepest(self) -> int:
        """The most plies to mate of a table that is made."""
        return int(np.flatnonzero((self._bytes_of >= 0).any(axis=0)).max(initial=0)) >> 1

    def _name_levels(self, half: int, codes: list[int]) -> None:
        """See that there is a byte for all of these codes: that of their plies, if it is free."""
        bytes_of = self._bytes_of[half]
        with self._naming:
            for code in codes:
                each = code >> 1
                if bytes_of[code] >= 0:
                    continue
                taken = {*bytes_of[bytes_of >= 0].tolist()}
                free = [byte for byte in (each, *range(LAST_BYTE, -1, -1)) if byte <= LAST_BYTE]
                byte = next((byte for byte in free if byte not in taken), None)
                if byte is None or each >= STALEMATE:
                    raise TableError(message("table-too-deep", name=self.layout.material.name))
                bytes_of[code] = byte
                if byte != each:
                    self._far[half][byte] = each
                    self.facts[4][0, half, byte] = code

    def _deal(self, *, by_black: bool) -> list[Any]:
        """The blocks of a table without pawns, dealt out to the threads."""
        hands: list[list[int]] = [[] for _ in range(self._threads)]
        for block in range(len(self.kings) * 64):
            king = SLOTS[_turned(block & 63)] if by_black else block >> 6
            hands[king % self._threads].append(block)
        return [np.array(hand, np.int64) for hand in hands]

    def _describe(self, *, zeroing: bool) -> tuple[Any, Any, Any]:
        """`shape`, `ways` and `meanings`, as the compiled code reads them."""
        men = len(self.types)
        ways = np.zeros((men + 1, men + 1, 4), np.int64)
        rows = [_row(self.layout, self._out.ctypes.data, False, tuple(range(men)), men)]
        codes = [ZEROING_CODES if zeroing else codes_of(({}, {}))]
        for way in ways_of(self.layout.material):
            ways[way.captured, way.promoted, way.new] = len(rows)
            table, its = (None, ZEROING_CODES) if way.material.drawn else self._halves[way.material.name]
            address = 0 if table is None else table.ctypes.data
            rows.append(_row(Layout(way.material), address, way.swapped, way.sources, men))
            codes.append(its)
        return np.array(rows, np.int64), ways, np.array(codes, np.uint16)


def _code(said: int) -> int:
    """The code of what `layout` says."""
    return 2 * said + (said & 1) if said < STALEMATE else positions.SPECIAL | said & 255


def codes_of(far: Far) -> Codes:
    """What the bytes of plies to mate are."""
    return [[_code(said) for said in half] for half in meanings(far)]


def _turned(square: int) -> int:
    """The image of a square on which the white king would have a slot, without pawns."""
    square ^= 7 if square & 4 else 0
    square ^= 56 if square & 32 else 0
    return across_diagonal(square) if square >> 3 > square & 7 else square


def _row(layout: Layout, address: int, swapped: bool, sources: tuple[int, ...], men: int) -> list[int]:
    lead = sources[layout.pawns[0]] if layout.pawns else -1
    row = [address, int(swapped), lead, len(sources), layout.entries, layout.block]
    piece, pawn = layout.block, layout.entries
    for man, source in enumerate(sources):
        if man not in layout.pawns:
            piece //= 64
            row += [source, piece, positions.PIECE]
        elif man == layout.pawns[0]:
            pawn //= 24
            row += [source, pawn, positions.FIRST_PAWN]
        else:
            pawn //= 48
            row += [source, pawn, positions.OTHER_PAWN]
    return row + [0] * (positions.FIRST + 3 * men - len(row))
