"""The transposition table: what earlier searches found of a position. Compiled; one thread.

An array of uint64 `[entries, 2]`: the position's key, and its data packed: move 17 bits, score 16, evaluation
15, depth 8, bound 2, age 6. Two neighbouring entries share a place: the deeper one stays, the other is
replaced.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from server.analysis.builtin.compiled import jit
from server.analysis.builtin.values import MATE_BOUND

EXACT, LOWER, UPPER = 1, 2, 3
"""What the score is: the value, at least that, at most that."""

AGES = 64

NO_SCORE = -16_384
"""No evaluation known; within the 15 bits, outside of every evaluation."""

MISSING = np.uint64(0)
_SCORE_SHIFT, _STATIC_SHIFT, _DEPTH_SHIFT, _BOUND_SHIFT, _AGE_SHIFT = 17, 33, 48, 56, 58
_SCORE_ZERO = 32_768
_STATIC_ZERO = 16_384


def new_table(megabytes: int) -> Any:
    """An empty table of at most `megabytes` MiB; its length is a power of two."""
    entries = 1 << ((megabytes << 20) // 16).bit_length() - 1
    return np.zeros((entries, 2), np.uint64)


@jit
def probe(table, key):  # type: ignore[no-untyped-def]
    """The packed data of `key`, or MISSING."""
    place = np.int64(key & np.uint64(table.shape[0] - 1))
    if table[place, 0] == key:
        return table[place, 1]
    if table[place ^ 1, 0] == key:
        return table[place ^ 1, 1]
    return MISSING


@jit
def move_of(data):  # type: ignore[no-untyped-def]
    return np.int64(data & np.uint64(0x1FFFF))


@jit
def score_of(data, ply):  # type: ignore[no-untyped-def]
    """The score, mates counted from the root again."""
    score = np.int64((data >> np.uint64(_SCORE_SHIFT)) & np.uint64(0xFFFF)) - _SCORE_ZERO
    if score > MATE_BOUND:
        return score - ply
    if score < -MATE_BOUND:
        return score + ply
    return score


@jit
def static_of(data):  # type: ignore[no-untyped-def]
    return np.int64((data >> np.uint64(_STATIC_SHIFT)) & np.uint64(0x7FFF)) - _STATIC_ZERO


@jit
def depth_of(data):  # type: ignore[no-untyped-def]
    return np.int64((data >> np.uint64(_DEPTH_SHIFT)) & np.uint64(0xFF))


@jit
def bound_of(data):  # type: ignore[no-untyped-def]
    return np.int64((data >> np.uint64(_BOUND_SHIFT)) & np.uint64(3))


@jit
def _age_of(data):  # type: ignore[no-untyped-def]
    return np.int64(data >> np.uint64(_AGE_SHIFT))


@jit
def _place_for(table, key, depth, age):  # type: ignore[no-untyped-def]
    place = np.int64(key & np.uint64(table.shape[0] - 1))
    if table[place, 0] == key:
        return place
    if table[place ^ 1, 0] == key:
        return place ^ 1
    place &= ~1
    deep = table[place, 1]
    if _age_of(deep) != age or depth >= depth_of(deep):
        return place
    return place + 1


@jit
def store(table, key, ply, move, score, static, depth, bound, age):  # type: ignore[no-untyped-def]
    """Remember a search. `move` 0 keeps the move that is known; `depth` under 0 counts as 0."""
    place = _place_for(table, key, depth, age)
    if table[place, 0] == key and move == 0:
        move = move_of(table[place, 1])
    if table[place, 0] == key and bound != EXACT:
        old = table[place, 1]
        if _age_of(old) == age and depth_of(old) > depth + 3:
            return
    if score > MATE_BOUND:
        score += ply
    elif score < -MATE_BOUND:
        score -= ply
    table[place, 0] = key
    table[place, 1] = (
        np.uint64(move)
        | np.uint64(score + _SCORE_ZERO) << np.uint64(_SCORE_SHIFT)
        | np.uint64(static + _STATIC_ZERO) << np.uint64(_STATIC_SHIFT)
        | np.uint64(max(depth, 0)) << np.uint64(_DEPTH_SHIFT)
        | np.uint64(bound) << np.uint64(_BOUND_SHIFT)
        | np.uint64(age) << np.uint64(_AGE_SHIFT)
    )
