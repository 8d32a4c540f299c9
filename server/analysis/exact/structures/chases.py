"""After a promotion of Black that White's queen cannot answer by taking: checks without end, or to a win.

The new piece stays where it is, or comes between and is taken; White's queen gives check with every move.
Then only the black king's ways matter, and a structure is solved as fast as with one queen. A rook or bishop
can do nothing in this that a queen cannot; a knight can, and is looked at as well.
"""

# mypy: allow-any-explicit
# What numba compiles takes machine numbers, which Python's types do not know.

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from server.analysis.builtin.compiled import lowest_bit
from server.analysis.exact.structures.boards import (
    BITS,
    EDGED,
    FULL,
    KING,
    ONE,
    U8,
    ZERO,
    bit,
    black_attacks,
    jit,
    neighbours,
    white_attacks,
)
from server.analysis.exact.structures.geometry import BETWEEN, KNIGHT, QUEEN, RAYS, REACH

_HOME = np.uint64(0x00FF000000000000)
_U16 = np.uint64(16)
_SHADOW = np.array(
    [[sum(1 << s for s in range(64) if int(BETWEEN[t, s]) >> x & 1) for x in range(64)] for t in range(64)],
    dtype=np.uint64,
)
"""[piece, blocker] -> the squares in line that the blocker hides."""


class Chase(NamedTuple):
    """Room for one chase, masks by White's queen and Black's king: `won` (White to move), `check` (Black to
    move, in check, and no answer but its king's helps), `goes` (Black's king may come there), `taken` (White
    takes the new piece), `lost` (Black to move), `both` (`won` against either kind); `free`,
    `beside`, `near` for `neighbours`."""

    won: Any
    check: Any
    goes: Any
    taken: Any
    both: Any
    lost: Any
    free: Any
    beside: Any
    near: Any


def new_chase() -> Chase:
    """Room for one chase."""
    sizes = {"free": EDGED, "beside": EDGED, "near": 64}
    return Chase(*(np.zeros(sizes.get(name, (64, 64)), np.uint64) for name in Chase._fields))


@jit
def chase(wp: Any, bp: Any, square: Any, after: Any, forever: Any, c: Any) -> None:
    """Into `c.both`: [queen, black king] -> the white kings with which White, to move, wins by checks against
    any new piece on `square`, or (`forever`) does not lose. `after`: where that is so once it is taken, with
    Black to move."""
    for kind in (QUEEN, KNIGHT):
        _set_up(wp, bp, square, kind, after, c)
        _run(wp | bp, square, forever, c)
        for a in range(64):
            for b in range(64):
                c.both[a, b] = c.won[a, b] if kind == QUEEN else c.both[a, b] & c.won[a, b]


@jit
def _taking(a: Any, square: Any, b: Any, taken: Any, guarded: Any, after: Any) -> Any:
    """The white kings with which White takes a piece on `square` and has what it wants."""
    found = ZERO
    if REACH[QUEEN, a] & bit(square) and not BETWEEN[a, square] & (taken | bit(b)):
        found |= ~BETWEEN[a, square] & after[square, b]
    if not (guarded | KING[b]) & bit(square) and after[a, b] & bit(square):
        found |= KING[square]
    return found


@jit
def _set_up(wp: Any, bp: Any, square: Any, kind: Any, after: Any, c: Any) -> None:
    """All that does not depend on where White wins."""
    taken, guarded, checks = wp | bp, black_attacks(bp), white_attacks(wp)
    pushes = (bp >> U8) & ~taken
    pushes |= (((bp & _HOME) >> U8 & ~taken) >> U8) & ~taken
    sight = _sight(square, kind, taken)
    for a in range(64):
        c.taken[a, :] = ZERO
        c.check[a, :] = ZERO
        c.goes[a, :] = ZERO
        if (taken | bit(square)) & bit(a):
            continue
        for b in range(64):
            if (taken | bit(square) | bit(a)) & bit(b):
                continue
            c.taken[a, b] = _taking(a, square, b, taken, guarded, after)
            seen = REACH[QUEEN, a] & bit(b) and not BETWEEN[a, b] & (taken | bit(square))
            if not checks & bit(b):
                c.goes[a, b] = ~(KING[b] | bit(b)) & (BETWEEN[a, b] if seen else FULL)
            if not seen or (guarded & bit(a)) or BETWEEN[a, b] & pushes:
                continue
            attacked = sight & ~_SHADOW[square, a] & ~_SHADOW[square, b]
            kings = ~(taken | bit(square) | bit(a) | bit(b) | KING[b] | guarded | attacked | BETWEEN[a, b])
            c.check[a, b] = kings & ~_answers(wp, bp, square, kind, a, b, after)


@jit
def _sight(square: Any, kind: Any, taken: Any) -> Any:
    """The squares that a black piece attacks, kings and White's queen aside."""
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
def _answers(wp: Any, bp: Any, square: Any, kind: Any, a: Any, b: Any, after: Any) -> Any:
    """The white kings with which Black has an answer to a check that spoils it: takes the queen, takes a pawn
    with the king, puts the piece between where it is not taken."""
    taken, guarded = wp | bp, black_attacks(bp)
    bad = ZERO
    if KING[b] & bit(a) and not white_attacks(wp) & bit(a):
        bad |= ~KING[a]
    if REACH[kind, square] & bit(a) and not BETWEEN[square, a] & (taken | bit(b)):
        bad |= ~BETWEEN[square, a]
    pawns = KING[b] & wp & ~white_attacks(wp)
    while pawns:
        at = lowest_bit(pawns)
        pawns &= pawns - ONE
        bad |= ~KING[at]
    between = BETWEEN[a, b]
    while between:
        x = lowest_bit(between)
        between &= between - ONE
        if REACH[kind, square] & bit(x) and not BETWEEN[square, x] & (taken | bit(a) | bit(b)):
            bad |= ~BETWEEN[square, x] & ~_taking(a, x, b, taken, guarded, after)
    return bad


@jit
def _run(taken: Any, square: Any, forever: Any, c: Any) -> None:
    """The least fixed point, or the greatest."""
    blocked = taken | bit(square)
    for a in range(64):
        for b in range(64):
            c.won[a, b] = FULL if forever else c.taken[a, b]
            c.lost[a, b] = ZERO
    changed = ONE
    while changed:
        changed = ZERO
        for a in range(64):
            if blocked & bit(a):
                continue
            for b in range(64):
                c.free[b + 8] = c.goes[a, b] & ~c.won[a, b]
            neighbours(c.free, c.beside, c.near)
            for b in range(64):
                now = c.check[a, b] & ~c.near[b]
                changed |= now ^ c.lost[a, b]
                c.lost[a, b] = now
        for a in range(64):
            if blocked & bit(a):
                c.won[a, :] = ZERO
            else:
                _check_from(a, blocked, c)


@jit
def _check_from(a: Any, blocked: Any, c: Any) -> None:
    """White to move with a queen on `a`: takes, or gives a check that is good."""
    won = c.won[a]
    for b in range(64):
        won[b] = c.taken[a, b]
    for direction in range(8):
        for step in range(7):
            to = RAYS[QUEEN, a, direction, step]
            if to < 0 or blocked & bit(to):
                break
            clear, lost = ~BETWEEN[a, to], c.lost[to]
            for b in range(64):
                won[b] |= lost[b] & clear & (ZERO if BETWEEN[a, to] & BITS[b] else FULL)
