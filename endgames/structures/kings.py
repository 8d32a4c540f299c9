"""One structure solved: from which squares of the kings White wins, while no pawn moves and after one does.

The two kings on the board are a graph of 64 x 64 x 2 positions. Who wins by leaving it is told by later
structures; the rest is a least fixed point, so that endless play is no win. What a promotion leads to is told
by its edge, in one of two ways (`mask_of`): as little as is proven for White, or as much as is not disproven.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import lowest_bit
from endgames.structures.boards import (
    BITS,
    EDGED,
    FULL,
    KING,
    ONE,
    OPEN,
    U8,
    ZERO,
    around,
    bit,
    black_attacks,
    black_may_move,
    jit,
    legal_masks,
    neighbours,
    white_attacks,
    white_may_move,
)
from endgames.structures.closure import (
    BLACK,
    CHANGED,
    CHILD,
    DOUBLE,
    EDGE,
    FIRST_PASSED,
    HIGH_KNOWN,
    IS_BLACK,
    KIND,
    KING_TAKES,
    LOW_KNOWN,
    NODES,
    ORIGIN,
    QUEENS,
    SLOT,
    TARGET,
)

WHITE_MOVES, BLACK_MOVES = range(2)
"""Sides to move, as `Store.wins` has them."""
LEAST, MOST = range(2)
"""What is asked: what White wins at least, at most."""
GUESSED, STRICT, EACH = range(3)
"""What a promotion that is not verified counts for: what it seems to be, what cannot be wrong, a win of
White's, one of Black's too that White's follows."""
_FIRST = np.uint64(0xFF)
_SECOND, _SEVENTH = np.uint64(0xFF00), np.uint64(0x00FF000000000000)


class Scratch(NamedTuple):
    """Room for one structure, 64 masks each: `legal_white`, `legal_black`, `exits` (White wins by leaving),
    `spoilt` (Black does not lose by leaving), `moves` (Black can leave), `able` (Black is not stalemated),
    `edge`, `one`, `two`; `free` and `beside` for `neighbours`."""

    legal_white: Any
    legal_black: Any
    exits: Any
    spoilt: Any
    moves: Any
    able: Any
    edge: Any
    one: Any
    two: Any
    free: Any
    beside: Any


def new_scratch() -> Scratch:
    """Room for one structure."""
    sizes = {"free": EDGED, "beside": EDGED}
    return Scratch(*(np.zeros(sizes.get(name, 64), np.uint64) for name in Scratch._fields))


@jit
def mask_of(edge, asked, trust, s, out) -> None:
    """Into `out`: the white kings with which White wins after the promotion, unless the new queen is taken at
    once. With Black's queen it is White's move."""
    known = s.edges[edge, HIGH_KNOWN] if asked == MOST else s.edges[edge, LOW_KNOWN]
    slot = np.int64(s.edges[edge, SLOT])
    if known or trust == STRICT:
        if slot < 0:
            out[:] = FULL if asked == MOST else ZERO
        else:
            out[:] = s.high[slot] if asked == MOST else s.low[slot]
        return
    seems = ZERO
    if s.edges[edge, IS_BLACK]:
        if trust == EACH and asked == LEAST and s.edge_pawns[edge, 0] & _SEVENTH:
            seems = FULL
    elif not s.edges[edge, LOW_KNOWN]:
        near = (s.edge_pawns[edge, 1] & _SECOND) >> U8
        near |= around(around(near) | near)
        seems = FULL if near == ZERO or trust == EACH else near
    out[:] = seems
    if slot >= 0:
        for b in range(64):
            out[b] = (seems | s.low[slot, b]) & s.high[slot, b]


@jit
def takeable(wp, square, bk):
    """The white kings with which Black's king can take a new queen on `square`."""
    if KING[bk] & bit(square) and not white_attacks(wp) & bit(square):
        return ~KING[square]
    return ZERO


@jit
def black_stuck(wp, bp, bk):
    """The white kings with which Black, to move, is stalemated (captures en passant aside)."""
    if white_attacks(wp) & bit(bk):
        return ZERO
    free = ZERO
    aims = KING[bk] & ~bp
    while aims:
        target = lowest_bit(aims)
        aims &= aims - ONE
        free |= white_may_move(wp & ~bit(target), bp, target)
    rest = bp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        if not (wp | bp | bit(bk)) & bit(origin - 8):
            free |= ~bit(origin - 8)
        if black_attacks(bit(origin)) & wp:
            taken = black_attacks(bit(origin)) & wp
            while taken:
                target = lowest_bit(taken)
                taken &= taken - ONE
                if not white_attacks(wp & ~bit(target)) & bit(bk):
                    free = FULL
    return black_may_move(wp, bp, bk) & ~free


@jit
def white_double(move, b, s):
    """The white kings with which White's double step wins: captures en passant lose as well."""
    child = s.wins[move[CHILD], BLACK_MOVES, b]
    between = move[ORIGIN] + 8
    if b == between:
        return ZERO
    for column in (FIRST_PASSED, FIRST_PASSED + 1):
        after = np.int64(move[column])
        if after >= 0:
            legal = white_may_move(s.wp[after], s.bp[after], b)
            if legal:
                stuck = black_stuck(s.wp[move[CHILD]], s.bp[move[CHILD]], b)
                child |= stuck & legal
    for column in (FIRST_PASSED, FIRST_PASSED + 1):
        after = np.int64(move[column])
        if after >= 0:
            child &= ~(white_may_move(s.wp[after], s.bp[after], b) & ~s.wins[after, WHITE_MOVES, b])
    return child & ~bit(between)


@jit
def white_queens(move, wp, bp, b, edge, s):
    """The white kings with which White's promotion wins, `edge` by `mask_of`."""
    square = np.int64(move[TARGET])
    if b == square:
        return ZERO
    left = wp & ~bit(move[ORIGIN])
    takes = takeable(left, square, b)
    won = edge & (~takes | s.wins[move[CHILD], WHITE_MOVES, square])
    return won & ~(black_attacks(bp) | bit(square))


@jit
def white_exit(move, wp, bp, b, edge, s):
    """The white kings with which White wins by this move of its own. Legality of the position aside."""
    kind = move[KIND]
    if kind == DOUBLE:
        return white_double(move, b, s)
    if kind == KING_TAKES:
        won = s.wins[move[CHILD], BLACK_MOVES, b] & bit(move[ORIGIN])
        return KING[move[ORIGIN]] if won else ZERO
    if kind == QUEENS:
        return white_queens(move, wp, bp, b, edge, s)
    return s.wins[move[CHILD], BLACK_MOVES, b]


@jit
def retaken(move, bp, b, s):
    """The white kings with which White wins by taking Black's new queen."""
    square = np.int64(move[TARGET])
    left = bp & ~bit(move[ORIGIN])
    if (black_attacks(left) | KING[b]) & bit(square):
        return ZERO
    return KING[square] if s.wins[move[CHILD], BLACK_MOVES, b] & bit(square) else ZERO


@jit
def black_exit(move, wp, bp, b, edge, s):
    """(the white kings with which Black has this move, those with which White wins after it)."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == KING_TAKES:
        square = np.int64(move[ORIGIN])
        if not KING[square] & bit(b):
            return ZERO, ZERO
        return white_may_move(s.wp[child], s.bp[child], square), s.wins[child, WHITE_MOVES, square]
    if kind == QUEENS:
        square = np.int64(move[TARGET])
        if b == square or white_attacks(wp) & bit(b):
            return ZERO, ZERO
        return ~bit(square), retaken(move, bp, b, s) | edge
    legal = white_may_move(s.wp[child], s.bp[child], b)
    won = s.wins[child, WHITE_MOVES, b]
    if kind == DOUBLE:
        between = move[ORIGIN] - 8
        legal = legal & ~bit(between) if b != between else ZERO
        for column in (FIRST_PASSED, FIRST_PASSED + 1):
            after = np.int64(move[column])
            if after >= 0:
                won |= s.wins[after, BLACK_MOVES, b]
    return legal, won


@jit
def prepare(node, asked, trust, s, t) -> None:
    """All of `Scratch` that the structure's fixed point is made of."""
    wp, bp = s.wp[node], s.bp[node]
    taken, checks = wp | bp, white_attacks(wp)
    legal_masks(taken, taken | checks, t.legal_white)
    legal_masks(taken | black_attacks(bp), taken, t.legal_black)
    t.free[8:72] = t.legal_white
    for b in range(64):
        t.exits[b] = t.spoilt[b] = t.moves[b] = ZERO
    for row in range(s.first[node], s.first[node + 1]):
        move = s.moves[row]
        if move[BLACK]:
            black_leaves(move, wp, bp, asked, trust, s, t)
        else:
            white_leaves(move, wp, bp, asked, trust, s, t)
    # A pawn that may step in truth, though not here: Black is not stalemated, wherever the kings stand.
    if (bp & ~s.pushes[1]) >> U8 & ~taken & ~_FIRST:
        t.moves[:] = FULL
    neighbours(t.free, t.beside, t.able)
    for b in range(64):
        in_check = ZERO - (checks >> np.uint64(b) & ONE)
        t.exits[b] &= t.legal_white[b]
        t.able[b] = (t.able[b] | t.moves[b] | in_check) & t.legal_black[b]


@jit
def white_leaves(move, wp, bp, asked, trust, s, t) -> None:
    """Into `exits` where White wins by this move. Not `white_exit` for every square: that takes ten times as
    long."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == QUEENS:
        mask_of(np.int64(move[EDGE]), asked, trust, s, t.edge)
        for b in range(64):
            t.exits[b] |= white_queens(move, wp, bp, b, t.edge[b], s)
    elif kind == KING_TAKES:
        origin = np.uint64(move[ORIGIN])
        _by_king(s.wins[child, BLACK_MOVES], origin, KING[move[ORIGIN]], t.exits)
    elif kind == DOUBLE and move[FIRST_PASSED] >= 0:
        for b in range(64):
            t.exits[b] |= white_double(move, b, s)
    else:
        between = np.uint64(move[ORIGIN] + 8)
        _by_pawn(s.wins[child, BLACK_MOVES], BITS[between] if kind == DOUBLE else ZERO, t.exits)


@jit
def _by_king(won, origin, beside, exits) -> None:
    for b in range(64):
        exits[b] |= beside & (ZERO - (won[b] >> origin & ONE))


@jit
def _by_pawn(won, between, exits) -> None:
    """`between`: the square that a double step leaps, or nothing."""
    for b in range(64):
        exits[b] |= won[b] & ~between & ((between >> np.uint64(b) & ONE) - ONE)


@jit
def black_leaves(move, wp, bp, asked, trust, s, t) -> None:
    """Into `moves` where Black has this move, into `spoilt` where it is good. See `white_leaves`."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == KING_TAKES:
        _taken_by_king(np.int64(move[ORIGIN]), s.wp[child], s.bp[child], s.wins[child, WHITE_MOVES], t)
    elif kind == QUEENS or (kind == DOUBLE and move[FIRST_PASSED] >= 0):
        if kind == QUEENS:
            mask_of(np.int64(move[EDGE]), asked, trust, s, t.edge)
        for b in range(64):
            legal, won = black_exit(move, wp, bp, b, t.edge[b], s)
            t.moves[b] |= legal
            t.spoilt[b] |= legal & ~won
    else:
        taken = s.wp[child] | s.bp[child]
        if kind == DOUBLE:
            taken |= BITS[move[ORIGIN] - 8]
        closed = taken | white_attacks(s.wp[child])
        _gone(s.wins[child, WHITE_MOVES], taken, closed, t.moves, t.spoilt)


@jit
def _taken_by_king(square, wp, bp, won, t) -> None:
    legal = white_may_move(wp, bp, square)
    if legal == ZERO:
        return
    spoilt = legal & ~won[square]
    rest = KING[square]
    while rest:
        b = lowest_bit(rest)
        rest &= rest - ONE
        t.moves[b] |= legal
        t.spoilt[b] |= spoilt


@jit
def _gone(won, taken, closed, moves, spoilt) -> None:
    """`taken`, `closed`: as `boards.legal_masks` has them."""
    for b in range(64):
        legal = OPEN[b] & ~taken & ((closed >> np.uint64(b) & ONE) - ONE)
        moves[b] |= legal
        spoilt[b] |= legal & ~won[b]


@jit
def settle(node, s, t):
    """Solve the structure from what `prepare` found -> whether anything is other than before."""
    white, black = s.wins[node, WHITE_MOVES], s.wins[node, BLACK_MOVES]
    for b in range(64):
        t.one[b] = t.exits[b]
        t.able[b] &= ~t.spoilt[b]
    while True:
        grown = ZERO
        for b in range(64):
            t.free[b + 8] = t.legal_white[b] & ~t.one[b]
        neighbours(t.free, t.beside, t.two)
        for b in range(64):
            t.edge[b] = t.able[b] & ~t.two[b]
        for b in range(64):
            won = (t.exits[b] | around(t.edge[b])) & t.legal_white[b]
            grown |= won ^ t.one[b]
            t.one[b] = won
        if grown == ZERO:
            break
    changed = ZERO
    for b in range(64):
        changed |= (white[b] ^ t.one[b]) | (black[b] ^ t.edge[b])
        white[b], black[b] = t.one[b], t.edge[b]
    return changed != ZERO


@jit
def sweep(asked, trust, everything, s, t):
    """Solve all structures, or those only that something changed for, in their order -> how many."""
    solved = 0
    for place in range(s.counts[NODES]):
        node = np.int64(s.order[place])
        s.dirty[node] = False
        if s.wp[node] == ZERO:
            if everything:
                s.wins[node, 0, :] = ZERO
                s.wins[node, 1, :] = ZERO
            continue
        if not everything and not _is_touched(node, s):
            continue
        prepare(node, asked, trust, s, t)
        if everything:
            s.wins[node, 0, :] = ZERO
            s.wins[node, 1, :] = ZERO
        s.dirty[node] = settle(node, s, t)
        solved += 1
    return solved


@jit
def _is_touched(node, s):
    for row in range(s.first[node], s.first[node + 1]):
        move = s.moves[row]
        if move[KIND] == QUEENS and s.edges[move[EDGE], CHANGED]:
            return True
        for column in range(CHILD, EDGE):
            if move[column] >= 0 and s.dirty[move[column]]:
                return True
    return False


@jit
def after_move(node, row, b, asked, trust, s, t):
    """The white kings with which White wins after this move of the structure, whoever makes it."""
    move = s.moves[row]
    if move[KIND] == QUEENS:
        mask_of(np.int64(move[EDGE]), asked, trust, s, t.edge)
    if move[BLACK]:
        _legal, won = black_exit(move, s.wp[node], s.bp[node], b, t.edge[b], s)
        return won
    return white_exit(move, s.wp[node], s.bp[node], b, t.edge[b], s)
