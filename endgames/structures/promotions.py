"""What a strategy needs of promotions, verified: masks for the edges of `closure.Store`.

White's queen: what White wins at least (`queens.WINS`), and at most, which is told without white pawns alone.
Black's: where Black, seen as White, holds with it, White does not win; of wins against it none is claimed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endgames.structures import closure, duels, queens, trades
from endgames.structures.boards import FULL
from endgames.structures.geometry import KNIGHT, QUEEN

_DEEP = 30
"""Moves of Black that are looked at where White has no pawns: all."""
_AS_MUCH = 300
"""Structures that take as long as one with a queen each."""
_DUEL_DEEP, _DUEL_TOGETHER, _DUEL_ROOM = 3, 16, 60
"""Of a queen each: pawn moves and captures, structures at once, those that are kept, 4 MB each."""
_TURNED = np.arange(64) ^ 56


class TooMuch(Exception):  # noqa: N818  (a fact, not a fault)
    """More work or memory than is allowed."""


class NoRoom(TooMuch):
    """What follows on one way of playing, or is to be learnt, is too much; another may be less."""


class Promotions:
    """Verifies. `depth`: how many moves of Black deep; `together`: the most structures that one promotion may
    take; `room`: the most that are kept, 70 KB each; `each`: the most with a queen each."""

    def __init__(self, depth: int, together: int, room: int, each: int = 0) -> None:
        self.depth = depth
        self._together = together
        self._queens = queens.new_queens(room, each)
        self._field = queens.new_field()
        self._trades = trades.no_trades()
        self._duels = duels.new_duels(_DUEL_ROOM if each else 0)
        self._each = each
        self._arena: duels.Arena | None = None
        self.meets = False
        """Whether a queen each is looked at as well."""

    def learn(self, known: trades.Trades) -> None:
        """What is proven of trades, from now on."""
        self._trades = known
        self._forget()

    def _forget(self) -> None:
        self._queens.counts[[queens.COUNT, queens.FULL_UP]] = 0
        self._queens.table[:] = -1

    @property
    def solved(self) -> int:
        """Structures with a queen so far."""
        return int(self._queens.counts[queens.SOLVED]) + _AS_MUCH * int(self._duels.counts[duels.SOLVED])

    def verify(self, store: closure.Store, edge: int, *, least: bool) -> int:
        """Find the edge's low masks (`least`) or its high ones, the guess forgotten -> how many structures
        that took. Raises NoRoom."""
        row, before = store.edges[edge], self.solved
        row[closure.NEEDED] = 0
        if row[closure.SLOT] < 0:
            if store.counts[closure.SLOTS] >= len(store.low):
                raise NoRoom
            row[closure.SLOT] = store.counts[closure.SLOTS]
            store.counts[closure.SLOTS] += 1
            store.low[row[closure.SLOT]], store.high[row[closure.SLOT]] = 0, FULL
        slot = row[closure.SLOT]
        wp, bp = store.edge_pawns[edge]
        file, black = int(row[closure.SQUARE]) & 7, bool(row[closure.IS_BLACK])
        if least:
            store.low[slot] |= (
                self._followed(wp, bp, file, queens.WINS) if black else self._least(wp, bp, file)
            )
        else:
            store.high[slot] &= self._held(wp, bp, file) if black else self._most(wp, bp, file)
        row[closure.LOW_KNOWN if least else closure.HIGH_KNOWN] = 1
        row[closure.CHANGED] = 1
        return self.solved - before

    def _least(self, wp: Any, bp: Any, file: int) -> Any:
        """What White wins at least with a new queen, or a rook where that may save a stalemate."""
        found = self._fresh(wp, bp, queens.WINS, self.depth, file)
        masks = np.zeros(64, np.uint64) if found is None else found
        if int(bp).bit_count() <= 1:
            rook = self._fresh(wp, bp, queens.WINS_BY_ROOK, self.depth, file)
            masks = masks if rook is None else masks | rook
        return masks

    def _most(self, wp: Any, bp: Any, file: int) -> Any:
        """What White wins at most with any new piece."""
        masks = np.zeros(64, np.uint64)
        held = ~turned(self._followed(bp.byteswap(), wp.byteswap(), file, queens.HOLDS))
        for asked in range(queens.MAY_WIN, len(queens.PIECE)):
            found = None if wp else self._fresh(wp, bp, np.int64(asked), _DEEP, file)
            if found is None:
                return held
            masks |= found
        return masks & held

    def _held(self, wp: Any, bp: Any, file: int) -> Any:
        """What White wins at most against Black's new queen."""
        found = self._fresh(bp.byteswap(), wp.byteswap(), queens.HOLDS, self.depth, file)
        return FULL if found is None else ~turned(found)

    def _followed(self, wp: Any, bp: Any, file: int, asked: int) -> Any:
        """Where White has what is asked by a promotion at once, after Black's on the first rank."""
        masks = np.zeros(64, np.uint64)
        for origin in range(48, 56):
            square = origin + 8
            if not self.meets or not int(wp) >> origin & 1 or int(wp | bp) >> square & 1:
                continue
            left = wp & ~np.uint64(1 << origin)
            found = self._both(left, bp, asked)
            if found:
                both = np.bitwise_and.reduce([self._duels.good[number, 1, square, file] for number in found])
                both[square] = 0
                masks |= both & ~np.uint64(1 << square)
        return masks

    def _meet(self, wp: Any, bp: Any, asked: int) -> None:
        """Solve a queen each for the promotions of Black that come next."""
        for origin in range(8, 16):
            square, left = origin - 8, bp & ~np.uint64(1 << origin)
            if not self.meets or not int(bp) >> origin & 1 or int(wp | bp) >> square & 1:
                continue
            room = self._queens
            if (not wp and not left) or queens.each_of(wp, left, square, asked, room) >= 0:
                continue
            found = self._both(wp, left, asked)
            number = int(room.counts[queens.EACH])
            if found and number < len(room.each):
                room.each[number] = np.bitwise_and.reduce(
                    [self._duels.good[each, 0, :, square] for each in found]
                )
                room.each_key[number] = wp, left, square * 8 + asked
                room.counts[queens.EACH] += 1
                known = queens.entry_of(wp, bp, asked, False, room)
                if known >= 0:
                    room.done[known] = -1

    def _both(self, wp: Any, bp: Any, asked: int) -> list[int]:
        """The numbers of a queen each, and of a queen and a knight; none without room."""
        if self._duels.counts[duels.SOLVED] >= self._each:
            return []
        self._arena = self._arena or duels.new_arena()
        if self._duels.counts[duels.COUNT] + 2 * _DUEL_TOGETHER > _DUEL_ROOM:
            self._duels.counts[duels.COUNT] = 0
        found = [self._duel(wp, bp, kind, asked) for kind in (QUEEN, KNIGHT)]
        return [] if min(found) < 0 else found

    def _duel(self, wp: Any, bp: Any, kind: Any, asked: int) -> int:
        """The number of a queen (`kind`) each, solved as deep as there is room for; -1 without."""
        room, key = self._duels, duels.key_of(kind, asked)
        known = int(duels.find(wp, bp, key, room))
        if known >= 0 and room.done[known] >= 0:
            return known
        for depth in range(_DUEL_DEEP, -1, -1):
            for number in duels.listed_for(wp, bp, key, depth, _DUEL_TOGETHER, room):
                pawns = room.wp[number], room.bp[number]
                queen = self._solve(*pawns, np.int64(asked), self.depth)
                duels.settle(number, queen, self._queens, self._trades, room, self._arena)
            known = int(duels.find(wp, bp, key, room))
            if known >= 0 and room.done[known] >= 0:
                return known
        return -1

    def _fresh(self, wp: Any, bp: Any, asked: Any, depth: int, file: int) -> Any:
        """The masks of a new queen, None where that takes too much."""
        if asked <= queens.HOLDS:
            self._meet(wp, bp, asked)
        number = self._solve(wp, bp, asked, depth)
        return self._queens.fresh[number, file].copy() if number >= 0 else None

    def _solve(self, wp: Any, bp: Any, asked: Any, depth: int) -> int:
        """The number of White's queen alone, -1 where that takes too much; what is known is forgotten where
        there is no room any more."""
        room = self._queens
        for _ in range(2):
            number = queens.solve(wp, bp, asked, depth, self._together, self._trades, room, self._field)
            if number >= 0 or not room.counts[queens.FULL_UP]:
                return int(number)
            self._forget()
        return -1


def turned(masks: Any) -> Any:
    """Masks as the other side has them: the white kings by the black king, ranks exchanged."""
    bits = np.unpackbits(masks.view(np.uint8).reshape(64, 8), axis=1, bitorder="little")
    there = np.ascontiguousarray(bits[np.ix_(_TURNED, _TURNED)].T)
    return np.packbits(there, axis=1, bitorder="little").view(np.uint64).reshape(64)
