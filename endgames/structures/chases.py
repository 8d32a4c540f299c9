"""After a promotion of Black that White's queen cannot answer by taking: checks without end, or to a win.

The new piece stays where it is, or comes between and is taken; White's queen gives check with every move.
Then only the black king's ways matter, and a structure is solved as fast as with one queen. A rook or bishop
can do nothing in this that a queen cannot; a knight can, and is looked at as well.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import lowest_bit
from endgames.structures.boards import (
    EDGED,
    FULL,
    KING,
    ONE,
    OPEN,
    U8,
    ZERO,
    bit,
    black_attacks,
    jit,
    neighbours,
    white_attacks,
)
from endgames.structures.geometry import BETWEEN, KNIGHT, LINES, QUEEN, RAYS, REACH

_HOME = np.uint64(0x00FF000000000000)
_U16 = np.uint64(16)
SHADOW = np.array(
    [[sum(1 << s for s in range(64) if int(BETWEEN[t, s]) >> x & 1) for x in range(64)] for t in range(64)],
    dtype=np.uint64,
)
"""[piece, blocker] -> the squares in line that the blocker hides."""


class Chase(NamedTuple):
    """Room for one chase, masks by White's queen and Black's king: `won` (White to move), `check` (Black to
    move, in check, and no answer but its king's helps), `goes` (Black's king may come there), `taken` (White
    takes the new piece), `lost` (Black to move), `both` (`won` against either kind); `free`,
    `beside`, `near` for `neighbours`, `out` for `slide`."""

    won: Any
    check: Any
    goes: Any
    taken: Any
    both: Any
    lost: Any
    free: Any
    beside: Any
    near: Any
    out: Any


def new_chase() -> Chase:
    """Room for one chase."""
    sizes = {"free": EDGED, "beside": EDGED, "near": 64}
    return Chase(*(np.zeros(sizes.get(name, (64, 64)), np.uint64) for name in Chase._fields))


@jit
def chase(wp, bp, square, after, forever, alone, c) -> None:
    """Into `c.both`: [queen, black king] -> the white kings with which White, to move, wins by checks against
    any new piece on `square`, or (`forever`) does not lose. `after`: where that is so once it is taken, with
    Black to move; `alone`: without queens, [side to move, black king]."""
    _set_up(wp, bp, square, QUEEN, after, alone, c)
    _run(wp | bp, square, forever, c)
    some = ZERO
    for a in range(64):
        for b in range(64):
            c.both[a, b] = c.won[a, b]
            some |= c.won[a, b]
    if some == ZERO:
        return
    _set_up(wp, bp, square, KNIGHT, after, alone, c)
    _run(wp | bp, square, forever, c)
    for a in range(64):
        for b in range(64):
            c.both[a, b] &= c.won[a, b]


@jit
def _taking(a, square, b, taken, guarded, after):
    """The white kings with which White takes a piece on `square` and has what it wants."""
    found = ZERO
    if REACH[QUEEN, a] & bit(square) and not BETWEEN[a, square] & (taken | bit(b)):
        found |= ~BETWEEN[a, square] & after[square, b]
    if not (guarded | KING[b]) & bit(square) and after[a, b] & bit(square):
        found |= KING[square]
    return found


@jit
def _set_up(wp, bp, square, kind, after, alone, c) -> None:
    """All that does not depend on where White wins."""
    taken, guarded, checks = wp | bp, black_attacks(bp), white_attacks(wp)
    pushes = (bp >> U8) & ~taken
    pushes |= (((bp & _HOME) >> U8 & ~taken) >> U8) & ~taken
    attacked = sight(square, kind, taken)
    there = taken | bit(square)
    beside = ZERO if guarded & bit(square) else KING[square]
    for a in range(64):
        c.check[a, :] = ZERO
        if there & bit(a):
            c.taken[a, :] = ZERO
            c.goes[a, :] = ZERO
            continue
        seen = sight(a, QUEEN, there)
        line = (
            ~BETWEEN[a, square] if REACH[QUEEN, a] & bit(square) and not BETWEEN[a, square] & taken else ZERO
        )
        c.taken[a, :] = ZERO
        retaking(square, line, beside, after[a], after[square], c.taken[a])
        _may_go(a, seen, there | bit(a), checks, c.goes[a])
        if guarded & bit(a):
            continue
        rest = seen & ~there
        while rest:
            b = lowest_bit(rest)
            rest &= rest - ONE
            if BETWEEN[a, b] & pushes:
                continue
            hit = attacked & ~SHADOW[square, a] & ~SHADOW[square, b]
            kings = ~(there | bit(a) | bit(b) | KING[b] | guarded | hit | BETWEEN[a, b])
            if kings:
                c.check[a, b] = kings & ~_answers(wp, bp, square, attacked, a, b, after, alone)


@jit
def retaking(square, line, beside, stays, goes, out) -> None:
    """As `_taking`, into `out` for all squares of the black king. `line`: what need not be free between the
    queen and the piece, nothing if it does not see it; `stays`, `goes`: `after`, by where the queen is."""
    place, near = np.uint64(square), KING[square]
    for b in range(64):
        by_queen = line & goes[b] & (ZERO - (line >> np.uint64(b) & ONE))
        by_king = beside & (ZERO - (stays[b] >> place & ONE)) & ((near >> np.uint64(b) & ONE) - ONE)
        out[b] |= by_queen | by_king


@jit
def _may_go(a, seen, there, checks, out) -> None:
    for b in range(64):
        free = OPEN[b] & (BETWEEN[a, b] | ((seen >> np.uint64(b) & ONE) - ONE))
        out[b] = free & (((there | checks) >> np.uint64(b) & ONE) - ONE)


@jit
def sight(square, kind, taken):
    """The squares that a piece attacks, with `taken` alone in the way."""
    found = ZERO
    for direction in range(8):
        for step in range(7):
            to = RAYS[kind, square, direction, step]
            if to < 0:
                break
            found |= bit(to)
            if taken & bit(to):
                break
    return found


@jit
def _answers(wp, bp, square, attacked, a, b, after, alone):
    """The white kings with which Black has an answer to a check that spoils it: takes the queen, takes a pawn
    with the king, puts the piece, which has `attacked`, between where it is not taken."""
    taken, guarded, pawns = wp | bp, black_attacks(bp), white_attacks(wp)
    bad = ZERO
    if KING[b] & bit(a) and not pawns & bit(a):
        bad |= ~KING[a]
    if attacked & bit(a) and not BETWEEN[square, a] & bit(b):
        bad |= ~BETWEEN[square, a] & ~(KING[a] if alone[1, b] & bit(a) else ZERO)
    pawns = KING[b] & wp & ~pawns
    while pawns:
        at = lowest_bit(pawns)
        pawns &= pawns - ONE
        bad |= ~KING[at]
    between = BETWEEN[a, b] & attacked
    while between:
        x = lowest_bit(between)
        between &= between - ONE
        if not BETWEEN[square, x] & (bit(a) | bit(b)):
            bad |= ~BETWEEN[square, x] & ~_taking(a, x, b, taken, guarded, after)
    return bad


@jit
def _run(taken, square, forever, c) -> None:
    """The least fixed point, or the greatest."""
    blocked = taken | bit(square)
    told = np.ones(64, np.bool_)
    news = np.ones(64, np.bool_)
    first = forever
    for a in range(64):
        there = blocked & bit(a)
        for b in range(64):
            c.won[a, b] = ZERO if there else FULL if forever else c.taken[a, b]
            c.lost[a, b] = ZERO
        news[a] = not there
    while _cornered(news, told, c) or first:
        if first:
            told[:] = True
        first = False
        for a in range(64):
            for b in range(64):
                c.out[a, b] = c.taken[a, b] if forever else c.won[a, b]
        slide(c.lost, QUEEN, blocked, forever, told, c.near, c.out)
        for a in range(64):
            changed = ZERO
            if not blocked & bit(a):
                for b in range(64):
                    now = c.out[a, b]
                    changed |= now ^ c.won[a, b]
                    c.won[a, b] = now
            news[a] = changed != ZERO


@jit
def _cornered(news, told, c):
    """Black in check by the queens of `news`; into `told` for which anything changed -> whether for any."""
    some = ZERO
    for a in range(64):
        told[a] = False
        if not news[a]:
            continue
        for b in range(64):
            c.free[b + 8] = c.goes[a, b] & ~c.won[a, b]
        neighbours(c.free, c.beside, c.near)
        changed = ZERO
        for b in range(64):
            now = c.check[a, b] & ~c.near[b]
            changed |= now ^ c.lost[a, b]
            c.lost[a, b] = now
        told[a] = changed != ZERO
        some |= changed
    return some != ZERO


@jit
def slide(good, piece, taken, every, told, passed, out) -> None:
    """White's piece goes along its lines: to `out` is added where it comes to `good` (both by the piece and
    the black king). `told`: where `good` is new, all that is looked at unless `every`; `passed`: room."""
    for line in LINES[piece]:
        if line[0] < 0:
            return
        new = every
        for square in line:
            new |= square >= 0 and told[square]
        if not new:
            continue
        passed[:] = ZERO
        for square in line:
            if square < 0:
                break
            if taken & bit(square):
                passed[:] = ZERO
                continue
            elsewhere = ~bit(square)
            for b in range(64):
                out[square, b] |= passed[b]
                passed[b] = good[square, b] | passed[b] & elsewhere
            passed[square] = ZERO
