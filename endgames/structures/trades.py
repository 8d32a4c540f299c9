"""What is left when the queens are traded: pawns alone, of which a question knows more and more.

Before, nothing is known, and a traded queen counts against the claim.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from endgames.structures import closure
from endgames.structures.boards import (
    ONE,
    ZERO,
    black_attacks,
    flipped,
    hashed,
    jit,
    legal_masks,
    white_attacks,
)


class Trades(NamedTuple):
    """The structures of a question, as `closure.Store` has them, and what is proven of them: where White wins
    (`least`), where it may win (`most`); each as `Store.wins`, without a row where nothing is known."""

    wp: Any
    bp: Any
    table: Any
    least: Any
    most: Any


def no_trades() -> Trades:
    """Nothing is known."""
    return trades_of(closure.new_store(1, 1, 1), None, None)


def trades_of(store: closure.Store, least: Any, most: Any) -> Trades:
    nothing = np.empty((0, 2, 64), np.uint64)
    return Trades(
        store.wp,
        store.bp,
        store.table,
        nothing if least is None else least,
        nothing if most is None else most,
    )


@jit
def after_trade(wp, bp, holds, t: Trades, out) -> None:
    """Into `out`, [side to move, black king] -> the white kings with which White wins with these pawns alone,
    or (`holds`) does not lose: there the question sees the board from the other side."""
    out[:] = ZERO
    if (bp if holds else wp) == ZERO:
        if holds:
            _may_stand(wp, bp, out)
        return
    known = t.most if holds else t.least
    node = _node(flipped(bp) if holds else wp, flipped(wp) if holds else bp, t) if len(known) else -1
    if node < 0:
        return
    if not holds:
        out[:] = known[node]
        return
    _may_stand(wp, bp, out)
    for side in range(2):
        for w in range(64):
            may_win = known[node, 1 - side, w ^ 56]
            for b in range(64):
                if may_win >> np.uint64(b ^ 56) & ONE:
                    out[side, b] &= ~(ONE << np.uint64(w))


@jit
def _may_stand(wp, bp, out) -> None:
    """All that is legal of White's king."""
    legal_masks(wp | bp, wp | bp | white_attacks(wp), out[0])
    legal_masks(wp | bp | black_attacks(bp), wp | bp, out[1])


@jit
def _node(wp, bp, t: Trades):
    """The structure's number, -1 if it is not there."""
    size = np.uint64(len(t.table) - 1)
    slot = hashed(wp, bp, ZERO) & size
    while True:
        found = np.int64(t.table[np.int64(slot)])
        if found < 0 or (t.wp[found] == wp and t.bp[found] == bp):
            return found
        slot = (slot + ONE) & size
