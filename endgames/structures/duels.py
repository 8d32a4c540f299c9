"""A queen each and pawns: where it is proven that White wins, or does not lose.

One arrangement of pawns is solved backwards for all squares of both kings and both queens (64^4 x 2, 4 MB).
White's moves are those of king, queen and pawns but for promotions; Black has all moves, and White fails
where what they lead to is not known: a second queen that is not taken at once, a structure that is not
solved. So all that is claimed here is a lower bound. What White claims against a queen holds against a rook
or bishop too: they have no move that a queen has not, and Black is never left with moves of that piece alone.
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
    ZERO,
    around,
    bit,
    black_attacks,
    jit,
    neighbours,
    white_attacks,
)
from endgames.structures.chases import SHADOW, sight, slide
from endgames.structures.closure import steps_left
from endgames.structures.geometry import BETWEEN, QUEEN, REACH
from endgames.structures.trades import after_trade

WINS, HOLDS = range(2)
"""What is asked, as `queens.py` has it."""
NONE = -1
COUNT, SOLVED = range(2)
"""Places in `counts`: structures noted, solved."""


class Duels(NamedTuple):
    """Structures: pawns; `key`: Black's piece and what is asked; `wanted` and `done` (how many pawn moves and
    captures deep; -1: none); `good`: [structure, side to move, White's queen, Black's piece, black king] ->
    white kings with which it is so."""

    wp: Any
    bp: Any
    key: Any
    wanted: Any
    done: Any
    good: Any
    counts: Any


def new_duels(room: int) -> Duels:
    """Room for so many structures, 4 MB each; the system gives memory as it is written to."""
    return Duels(
        wp=np.empty(room, np.uint64),
        bp=np.empty(room, np.uint64),
        key=np.empty(room, np.int64),
        wanted=np.empty(room, np.int64),
        done=np.empty(room, np.int64),
        good=np.empty((room, 2, 64, 64, 64), np.uint64),
        counts=np.zeros(2, np.int64),
    )


class Arena(NamedTuple):
    """Room for one structure, masks by White's queen, Black's piece and black king: where White or Black may
    be to move, where White has what it wants by leaving (`exits`), where no move of Black but its piece's and
    its king's spoils it (`able`); `open`: whether both may stand so; `alone`: after a trade; the rest is
    room."""

    legal_white: Any
    legal_black: Any
    exits: Any
    able: Any
    open: Any
    alone: Any
    bad: Any
    out: Any
    free: Any
    beside: Any
    near: Any
    passed: Any


def new_arena() -> Arena:
    """Room for one structure."""
    cube, square = (64, 64, 64), (64, 64)
    sizes: dict[str, int | tuple[int, ...]] = {"free": EDGED, "beside": EDGED, "near": 64, "passed": 64}
    sizes |= {"bad": square, "out": square, "open": square, "alone": (2, 64)}
    return Arena(*(np.zeros(sizes.get(name, cube), np.uint64) for name in Arena._fields))


@jit
def key_of(kind, asked):
    return kind * 2 + asked


@jit
def find(wp, bp, key, d):
    """The structure's number, NONE if it is not there."""
    for number in range(d.counts[COUNT]):
        if d.wp[number] == wp and d.bp[number] == bp and d.key[number] == key:
            return number
    return NONE


@jit
def _want(wp, bp, key, depth, listed, count, d):
    """Note a structure -> how many are listed; more than there is room for: it is too much."""
    if depth < 0 or count >= len(listed):
        return count
    number = find(wp, bp, key, d)
    if number >= 0 and (d.done[number] >= depth or d.wanted[number] >= depth):
        return count
    if number < 0:
        number = d.counts[COUNT]
        if number >= len(d.wp):
            return len(listed)
        d.counts[COUNT] += 1
        d.wp[number], d.bp[number], d.key[number] = wp, bp, key
        d.done[number] = -1
    d.wanted[number] = depth
    listed[count] = number
    return count + 1


@jit
def _want_after(number, listed, count, d):
    """Note all structures that this one is made of."""
    wp, bp, key, depth = d.wp[number], d.bp[number], d.key[number], d.wanted[number] - 1
    rest = wp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = wp & ~bit(origin)
        count = _want(left, bp, key, depth, listed, count, d)
        for target in _pushes(origin, True, wp, bp):
            if target >= 0:
                count = _want(left | bit(target), bp, key, depth, listed, count, d)
        aims = white_attacks(bit(origin)) & bp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            count = _want(left | bit(target), bp & ~bit(target), key, depth, listed, count, d)
    rest = bp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = bp & ~bit(origin)
        count = _want(wp, left, key, depth, listed, count, d)
        for target in _pushes(origin, False, wp, bp):
            if target >= 0:
                count = _want(wp, left | bit(target), key, depth, listed, count, d)
        aims = black_attacks(bit(origin)) & wp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            count = _want(wp & ~bit(target), left | bit(target), key, depth, listed, count, d)
    return count


@jit
def _pushes(origin, white, wp, bp):
    """(Where a pawn steps to, where it steps twice), -1: it does not, or becomes a piece."""
    taken = wp | bp
    step = 8 if white else -8
    one = origin + step
    if one < 8 or one >= 56 or taken & bit(one):
        return -1, -1
    two = one + step
    if not (origin < 16 if white else origin >= 48) or taken & bit(two):
        return one, -1
    return one, two


@jit
def listed_for(wp, bp, key, depth, most, d):
    """The numbers of the structures to solve for this one, in their order; none where that is more than
    `most`."""
    listed, before = np.empty(most + 1, np.int64), d.counts[COUNT]
    count = _want(wp, bp, key, depth, listed, 0, d)
    at = 0
    while at < count and count <= most:
        count = _want_after(listed[at], listed, count, d)
        at += 1
    if count > most:
        d.counts[COUNT], count = before, 0
        d.wanted[:before] = d.done[:before]
    steps = np.empty(count, np.int64)
    for place in range(count):
        steps[place] = steps_left(d.wp[listed[place]], d.bp[listed[place]])
    return listed[:count][np.argsort(steps, kind="mergesort")]


@jit
def settle(number, queen, q, t, d, r) -> None:
    """Solve a structure. `queen`: that of White's queen alone in `q` (`Queens`), NONE where it is not known;
    `t`: `Trades`."""
    wp, bp, kind, holds = d.wp[number], d.bp[number], d.key[number] >> 1, d.key[number] & 1 == HOLDS
    after_trade(wp, bp, holds, t, r.alone)
    for a in range(64):
        for x in range(64):
            _lay_out(wp, bp, kind, holds, a, x, r)
            if r.open[a, x]:
                if queen >= 0:
                    _take_piece(wp | bp, a, x, q.good[queen, 1], r)
                _piece_takes(wp, bp, kind, a, x, r)
    _white_exits(number, d, r)
    _black_exits(number, d, r)
    _fixed_point(number, kind, holds, d, r)
    d.done[number] = d.wanted[number]
    d.counts[SOLVED] += 1


@jit
def _legal_white(taken, wp, a, x, b):
    """The white kings with which White may be to move: Black is not in check."""
    there = taken | bit(a) | bit(x)
    if (there | white_attacks(wp)) & bit(b):
        return ZERO
    free = ~(there | KING[b] | bit(b))
    if REACH[QUEEN, a] & bit(b) and not BETWEEN[a, b] & (taken | bit(x)):
        free &= BETWEEN[a, b]
    return free


@jit
def _lay_out(wp, bp, kind, holds, a, x, r) -> None:
    """Who may be to move where, with White's queen on `a` and Black's piece on `x`."""
    taken = wp | bp
    r.open[a, x] = a != x and not taken & (bit(a) | bit(x))
    if not r.open[a, x]:
        r.legal_white[a, x] = ZERO
        r.legal_black[a, x] = ZERO
        r.exits[a, x] = ZERO
        r.able[a, x] = ZERO
        return
    there = taken | bit(a) | bit(x)
    attacked, guarded, checks = sight(x, kind, there), black_attacks(bp), white_attacks(wp)
    for b in range(64):
        r.exits[a, x, b] = ZERO
        r.legal_white[a, x, b] = _legal_white(taken, wp, a, x, b)
        if there & bit(b):
            r.legal_black[a, x, b] = ZERO
            continue
        hit = attacked & ~SHADOW[x, b] if attacked & bit(b) else attacked
        r.legal_black[a, x, b] = ~(there | KING[b] | bit(b) | guarded | hit)
    for b in range(64):
        r.free[b + 8] = r.legal_white[a, x, b]
    neighbours(r.free, r.beside, r.near)
    for b in range(64):
        # In check, or its king may go; White may claim no stalemate, whatever the piece is.
        check = ~r.legal_white[a, x, b] if not checks & bit(b) else FULL
        r.able[a, x, b] = r.legal_black[a, x, b] & (FULL if holds else check | r.near[b])


@jit
def _take_piece(taken, a, x, alone, r) -> None:
    """White takes Black's piece. `alone`: Black's side with White's queen alone."""
    between, place = BETWEEN[a, x], np.uint64(x)
    line = REACH[QUEEN, a] & bit(x) and not between & taken
    for b in range(64):
        if line and not between & bit(b):
            r.exits[a, x, b] |= alone[x, b] & ~between
        r.exits[a, x, b] |= KING[x] & (ZERO - (alone[a, b] >> place & ONE))


@jit
def _sees(kind, x, target, taken):
    """Whether Black's piece sees a square past pawns and White's queen."""
    return REACH[kind, x] & bit(target) and not BETWEEN[x, target] & taken


@jit
def _piece_takes(wp, bp, kind, a, x, r) -> None:
    """Black takes White's queen: White's king may take back, then the pawns are alone."""
    if black_attacks(bp) & bit(a):
        r.able[a, x] = ZERO
        return
    between, line = BETWEEN[x, a], _sees(kind, x, a, wp | bp)
    guarded = white_attacks(wp) & bit(a)
    for b in range(64):
        if line and not between & bit(b):
            back = KING[a] & (ZERO - (r.alone[1, b] >> np.uint64(a) & ONE))
            r.able[a, x, b] &= between | back
        if KING[b] & bit(a) and not guarded:
            r.able[a, x, b] &= KING[a]


@jit
def _white_exits(number, d, r) -> None:
    """White's captures of pawns, and its pawn moves."""
    wp, bp, key = d.wp[number], d.bp[number], d.key[number]
    rest = bp
    while rest:
        target = lowest_bit(rest)
        rest &= rest - ONE
        child = find(wp, bp & ~bit(target), key, d)
        if child >= 0 and d.done[child] >= 0:
            _white_takes(target, wp | bp, d.good[child, 1], r)
    rest = wp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = wp & ~bit(origin)
        one, two = _pushes(origin, True, wp, bp)
        if one >= 0:
            _white_goes(find(left | bit(one), bp, key, d), bit(one), d, r)
        if two >= 0 and not bp & KING[two] & (np.uint64(0xFF) << np.uint64(two & 56)):
            _white_goes(find(left | bit(two), bp, key, d), bit(one) | bit(two), d, r)
        aims = white_attacks(bit(origin)) & bp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            _white_goes(find(left | bit(target), bp & ~bit(target), key, d), bit(target), d, r)


@jit
def _white_takes(target, taken, after, r) -> None:
    """King or queen take the pawn on `target`. `after`: Black's side, then."""
    place = np.uint64(target)
    for a in range(64):
        between = BETWEEN[a, target]
        for x in range(64):
            if not r.open[a, x]:
                continue
            line = REACH[QUEEN, a] & bit(target) and not between & (taken | bit(x))
            for b in range(64):
                if line and not between & bit(b):
                    r.exits[a, x, b] |= after[target, x, b] & ~between
                r.exits[a, x, b] |= KING[target] & (ZERO - (after[a, x, b] >> place & ONE))


@jit
def _white_goes(child, path, d, r) -> None:
    """A pawn move of White over `path`, not to be answered en passant."""
    if child < 0 or d.done[child] < 0:
        return
    for a in range(64):
        for x in range(64):
            if r.open[a, x] and not path & (bit(a) | bit(x)):
                for b in range(64):
                    if not path & bit(b):
                        r.exits[a, x, b] |= d.good[child, 1, a, x, b] & ~path


@jit
def _black_exits(number, d, r) -> None:
    """Black's captures of pawns, and its pawn moves."""
    wp, bp, key = d.wp[number], d.bp[number], d.key[number]
    rest = wp
    while rest:
        target = lowest_bit(rest)
        rest &= rest - ONE
        _black_takes(target, wp & ~bit(target), bp, key, d, r)
    rest = bp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = bp & ~bit(origin)
        one, two = _pushes(origin, False, wp, bp)
        if one >= 0:
            _black_goes(wp, left | bit(one), bit(one), key, d, r)
        if two >= 0:
            _black_goes(wp, left | bit(two), bit(one) | bit(two), key, d, r)
        if origin < 16 and not (wp | bp) & bit(origin - 8):
            _black_queens(wp, left, origin - 8, key, d, r)
        aims = black_attacks(bit(origin)) & wp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            _black_goes(wp & ~bit(target), left | bit(target), bit(target), key, d, r)


@jit
def _black_takes(target, wp, bp, key, d, r) -> None:
    """Black's king or piece take the white pawn on `target`, which leaves these."""
    child = find(wp, bp, key, d)
    known, taken, guarded = child >= 0 and d.done[child] >= 0, wp | bp, white_attacks(wp)
    for a in range(64):
        for x in range(64):
            if not r.open[a, x]:
                continue
            between, line = BETWEEN[x, target], _sees(key >> 1, x, target, taken | bit(a))
            for b in range(64):
                if line and not between & bit(b):
                    legal = _legal_white(taken, wp, a, target, b) & ~between
                    won = d.good[child, 0, a, target, b] if known else ZERO
                    r.able[a, x, b] &= ~(legal & ~won)
                if KING[b] & bit(target) and not guarded & bit(target):
                    legal = _legal_white(taken, wp, a, x, target)
                    won = d.good[child, 0, a, x, target] if known else ZERO
                    r.able[a, x, b] &= ~(legal & ~won)


@jit
def _black_goes(wp, bp, path, key, d, r) -> None:
    """A pawn move of Black over `path` to these pawns."""
    child = find(wp, bp, key, d)
    known, taken = child >= 0 and d.done[child] >= 0, wp | bp
    for a in range(64):
        for x in range(64):
            if not r.open[a, x] or path & (bit(a) | bit(x)):
                continue
            for b in range(64):
                if not path & bit(b):
                    legal = _legal_white(taken, wp, a, x, b) & ~path
                    won = d.good[child, 0, a, x, b] if known else ZERO
                    r.able[a, x, b] &= ~(legal & ~won)


@jit
def _black_queens(wp, bp, square, key, d, r) -> None:
    """A second piece of Black on `square`, which White has to take at once."""
    child = find(wp, bp, key, d)
    known, taken, place = child >= 0 and d.done[child] >= 0, wp | bp, np.uint64(square)
    for a in range(64):
        between = BETWEEN[a, square]
        for x in range(64):
            if not r.open[a, x] or square in (a, x):
                continue
            line = REACH[QUEEN, a] & bit(square) and not between & (taken | bit(x))
            for b in range(64):
                if b == square:
                    continue
                legal = _legal_white(taken | bit(square), wp, a, x, b)
                if known:
                    if line and not between & bit(b):
                        legal &= ~(d.good[child, 1, square, x, b] & ~between)
                    legal &= ~(KING[square] & (ZERO - (d.good[child, 1, a, x, b] >> place & ONE)))
                r.able[a, x, b] &= ~legal


@jit
def _fixed_point(number, kind, holds, d, r) -> None:
    """The least fixed point: White wins; with `holds` the greatest: endless play included."""
    taken = d.wp[number] | d.bp[number]
    white, black = d.good[number, 0], d.good[number, 1]
    news, told = np.ones(64, np.bool_), np.ones(64, np.bool_)
    for a in range(64):
        for x in range(64):
            for b in range(64):
                legal = r.legal_white[a, x, b]
                white[a, x, b] = legal if holds else r.exits[a, x, b] & legal
                black[a, x, b] = ZERO
    every = np.ones(64, np.bool_)
    some = True
    while some:
        told[:] = False
        for a in range(64):
            if news[a] and not taken & bit(a):
                _black_answers(a, kind, taken, white, black, every, told, r)
        news[:] = False
        some = False
        for x in range(64):
            if told[x] and not taken & bit(x):
                some |= _white_answers(x, taken, white, black, every, news, r)


@jit
def _black_answers(a, kind, taken, white, black, every, told, r) -> None:
    """Black's side with White's queen on `a`; into `told` for which squares of its piece it has changed."""
    for x in range(64):
        for b in range(64):
            r.bad[x, b] = r.legal_white[a, x, b] & ~white[a, x, b]
            r.out[x, b] = ZERO
    slide(r.bad, kind, taken | bit(a), True, every, r.passed, r.out)
    for x in range(64):
        if not r.open[a, x]:
            continue
        for b in range(64):
            r.free[b + 8] = r.bad[x, b]
        neighbours(r.free, r.beside, r.near)
        changed = ZERO
        for b in range(64):
            now = r.able[a, x, b] & ~r.near[b] & ~r.out[x, b]
            changed |= now ^ black[a, x, b]
            black[a, x, b] = now
        if changed:
            told[x] = True


@jit
def _white_answers(x, taken, white, black, every, news, r):
    """White's side with Black's piece on `x`; into `news` for which squares of its queen it has changed ->
    whether for any."""
    for a in range(64):
        for b in range(64):
            r.bad[a, b] = black[a, x, b]
            r.out[a, b] = r.exits[a, x, b] | around(black[a, x, b])
    slide(r.bad, QUEEN, taken | bit(x), True, every, r.passed, r.out)
    some = False
    for a in range(64):
        changed = ZERO
        for b in range(64):
            now = r.out[a, b] & r.legal_white[a, x, b]
            changed |= now ^ white[a, x, b]
            white[a, x, b] = now
        if changed:
            news[a] = some = True
    return some
