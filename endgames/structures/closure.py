"""All arrangements of pawns ("structures") that play can reach, and the moves from one to another.

Pawns only go forward, so no structure comes back: each move lowers the steps that all pawns have left, and in
that order the structures can be solved. A structure without white pawns is left alone: there White never
wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import lowest_bit
from endgames.structures.boards import (
    ONE,
    ZERO,
    bit,
    black_attacks,
    hashed,
    jit,
    white_attacks,
)

PUSH, DOUBLE, TAKES, KING_TAKES, QUEENS = range(5)
"""Kinds of moves that change the structure; KING_TAKES takes the pawn on `origin`, of the other side."""
KIND, BLACK, ORIGIN, TARGET, CHILD, FIRST_PASSED, SECOND_PASSED, EDGE = range(8)
"""Columns of a move: its kind, whether Black makes it, squares, the structure it leads to (a promotion: the
one without the pawn), those after either capture en passant, the promotion; -1: none."""
_MOST_MOVES = 40
"""Of one structure."""
NODES, MOVES, EDGES, SLOTS, FAILED = range(5)
"""Places in `counts`; FAILED: there was no room."""
SQUARE, IS_BLACK, LOW_KNOWN, HIGH_KNOWN, CHANGED, NEEDED, SLOT = range(7)
"""Columns of a promotion: where the queen stands, whose it is, which bounds were looked for, notes, and where
its masks lie."""


EVERYWHERE = (1 << 64) - 1
Pawns = tuple[Any, Any]
"""White's, Black's."""


class Store(NamedTuple):
    """The structures of one question. `wp`, `bp`: their pawns; `wins`: [structure, side to move, black king]
    -> white kings with which White wins; `moves` of structure i: `first[i]` to `first[i + 1]`. By slot of a
    promotion: `low`, `high`, what White is proven to win after it at least, at most. `pushes`: the squares
    from which White's and Black's pawns step forward."""

    wp: Any
    bp: Any
    table: Any
    first: Any
    moves: Any
    wins: Any
    steps: Any
    order: Any
    dirty: Any
    edge_pawns: Any
    edges: Any
    edge_table: Any
    low: Any
    high: Any
    counts: Any
    pushes: Any


def new_store(
    nodes: int, promotions: int, slots: int, pushes: tuple[int, int] = (EVERYWHERE, EVERYWHERE)
) -> Store:
    """Room for so many; the system gives memory as it is written to."""
    return Store(
        wp=np.empty(nodes, np.uint64),
        bp=np.empty(nodes, np.uint64),
        table=np.full(1 << (2 * nodes - 1).bit_length(), -1, np.int32),
        first=np.zeros(nodes + 1, np.int64),
        moves=np.empty((nodes * 14 + _MOST_MOVES, 8), np.int32),
        wins=np.empty((nodes, 2, 64), np.uint64),
        steps=np.empty(nodes, np.int16),
        order=np.empty(nodes, np.int32),
        dirty=np.zeros(nodes, np.bool_),
        edge_pawns=np.empty((promotions, 2), np.uint64),
        edges=np.zeros((promotions, 7), np.int32),
        edge_table=np.full(1 << (2 * promotions - 1).bit_length(), -1, np.int32),
        low=np.empty((slots, 64), np.uint64),
        high=np.empty((slots, 64), np.uint64),
        counts=np.zeros(5, np.int64),
        pushes=np.array(pushes, np.uint64),
    )


@jit
def node_of(wp, bp, s, adds):
    """The structure's number; a new one if it is not there and `adds`, else -1."""
    size = np.uint64(len(s.table) - 1)
    slot = hashed(wp, bp, ZERO) & size
    while True:
        found = np.int64(s.table[np.int64(slot)])
        if found < 0:
            break
        if s.wp[found] == wp and s.bp[found] == bp:
            return found
        slot = (slot + ONE) & size
    if not adds:
        return np.int64(-1)
    number = s.counts[NODES]
    if number >= len(s.wp):
        s.counts[FAILED] = 1
        return np.int64(0)
    s.table[np.int64(slot)] = number
    s.wp[number], s.bp[number] = wp, bp
    s.counts[NODES] = number + 1
    return np.int64(number)


@jit
def _edge_of(wp, bp, square, is_black, s):
    """The number of the promotion on `square` that leaves these pawns."""
    size = np.uint64(len(s.edge_table) - 1)
    slot = hashed(wp, bp, np.uint64(1 + square * 2 + is_black)) & size
    while True:
        found = np.int64(s.edge_table[np.int64(slot)])
        if found < 0:
            break
        same = s.edge_pawns[found, 0] == wp and s.edge_pawns[found, 1] == bp
        if same and s.edges[found, SQUARE] == square and s.edges[found, IS_BLACK] == is_black:
            return found
        slot = (slot + ONE) & size
    number = s.counts[EDGES]
    if number >= len(s.edge_pawns):
        s.counts[FAILED] = 1
        return np.int64(0)
    s.edge_table[np.int64(slot)] = number
    s.edge_pawns[number, 0], s.edge_pawns[number, 1] = wp, bp
    s.edges[number, SQUARE], s.edges[number, IS_BLACK] = square, is_black
    s.edges[number, SLOT] = -1
    s.counts[EDGES] = number + 1
    return np.int64(number)


@jit
def _put(kind, is_black, origin, target, wp, bp, s):
    """Write down a move that leaves these pawns -> its row."""
    row = s.counts[MOVES]
    if row + 1 >= len(s.moves):
        s.counts[FAILED] = 1
        return row
    s.counts[MOVES] = row + 1
    move = s.moves[row]
    move[KIND], move[BLACK], move[ORIGIN], move[TARGET] = kind, is_black, origin, target
    move[CHILD] = node_of(wp, bp, s, True)
    move[FIRST_PASSED], move[SECOND_PASSED], move[EDGE] = -1, -1, -1
    return row


@jit
def _white(wp, bp, s) -> None:
    """White's pawn moves, and Black's captures of white pawns by the king."""
    rest = wp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = wp & ~bit(origin)
        target = origin + 8
        if not (wp | bp) & bit(target):
            if target >= 56:
                row = _put(QUEENS, 0, origin, target, left, bp, s)
                s.moves[row, EDGE] = _edge_of(left, bp, target, 0, s)
            elif s.pushes[0] & bit(origin):
                _put(PUSH, 0, origin, target, left | bit(target), bp, s)
                twice = origin + 16
                if origin < 16 and not (wp | bp) & bit(twice):
                    row = _put(DOUBLE, 0, origin, twice, left | bit(twice), bp, s)
                    column = FIRST_PASSED
                    for beside in (twice - 1, twice + 1):
                        if beside >> 3 == twice >> 3 and bp & bit(beside):
                            taken = (bp & ~bit(beside)) | bit(target)
                            s.moves[row, column] = node_of(left, taken, s, True)
                            column += 1
        aims = white_attacks(bit(origin)) & bp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            _put(TAKES, 0, origin, target, left | bit(target), bp & ~bit(target), s)
        _put(KING_TAKES, 1, origin, origin, left, bp, s)


@jit
def _black(wp, bp, s) -> None:
    """Black's pawn moves, and White's captures of black pawns by the king."""
    rest = bp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = bp & ~bit(origin)
        target = origin - 8
        if not (wp | bp) & bit(target):
            if target < 8:
                row = _put(QUEENS, 1, origin, target, wp, left, s)
                s.moves[row, EDGE] = _edge_of(wp, left, target, 1, s)
            elif s.pushes[1] & bit(origin):
                _put(PUSH, 1, origin, target, wp, left | bit(target), s)
                twice = origin - 16
                if origin >= 48 and not (wp | bp) & bit(twice):
                    row = _put(DOUBLE, 1, origin, twice, wp, left | bit(twice), s)
                    column = FIRST_PASSED
                    for beside in (twice - 1, twice + 1):
                        if beside >> 3 == twice >> 3 and wp & bit(beside):
                            taken = (wp & ~bit(beside)) | bit(target)
                            s.moves[row, column] = node_of(taken, left, s, True)
                            column += 1
        aims = black_attacks(bit(origin)) & wp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            _put(TAKES, 1, origin, target, wp & ~bit(target), left | bit(target), s)
        _put(KING_TAKES, 0, origin, origin, wp, left, s)


@jit
def steps_left(wp, bp):
    """Steps that all pawns have to go: what every pawn move and capture lowers."""
    steps = 0
    while wp:
        steps += 8 - (lowest_bit(wp) >> 3)
        wp &= wp - ONE
    while bp:
        steps += 1 + (lowest_bit(bp) >> 3)
        bp &= bp - ONE
    return steps


@jit
def grow(s, begun):
    """Follow the moves of all structures from number `begun` on, put all in the order in which they can be
    solved -> whether there was room."""
    at = begun
    while at < s.counts[NODES]:
        s.first[at] = s.counts[MOVES]
        if s.counts[MOVES] + _MOST_MOVES >= len(s.moves):
            s.counts[FAILED] = 1
        if s.counts[FAILED]:
            return False
        if s.wp[at]:
            _white(s.wp[at], s.bp[at], s)
            _black(s.wp[at], s.bp[at], s)
        s.steps[at] = steps_left(s.wp[at], s.bp[at])
        at += 1
        s.first[at] = s.counts[MOVES]
    if s.counts[FAILED]:
        return False
    _sort(s)
    return True


def size_of(roots: Iterable[Pawns], most: int, pushes: tuple[int, int] = (EVERYWHERE, EVERYWHERE)) -> int:
    """How many structures can be reached from some; `most` + 1: more."""
    store = new_store(most, most, 1, pushes)
    for white, black in roots:
        node_of(white, black, store, True)
    return int(store.counts[NODES]) if grow(store, 0) else most + 1


@jit
def _sort(s) -> None:
    number = s.counts[NODES]
    starts = np.zeros(256, np.int64)
    for at in range(number):
        starts[s.steps[at] + 1] += 1
    for at in range(1, 256):
        starts[at] += starts[at - 1]
    for at in range(number):
        s.order[starts[s.steps[at]]] = at
        starts[s.steps[at]] += 1
