"""Whether the table's move is the only good one: then it deserves more depth than the others.

Owns the test: the position is searched without that move, less deep, in a window below the move's known
score. If nothing reaches it, the move is singular. The frame of the test is a copy of the position one ply
up, with the same side to move. Technique: https://www.chessprogramming.org/Singular_Extensions
"""

from __future__ import annotations

from server.analysis.builtin.compiled import jit
from server.analysis.builtin.hash_table import UPPER, bound_of, depth_of, score_of
from server.analysis.builtin.movegen import make_pass
from server.analysis.builtin.values import MATE_BOUND

_LEAST_DEPTH = 6
_FAR_BELOW = 20
"""Centipawns under the window from which on the move gets two plies."""


@jit
def is_testable(search, ply):  # type: ignore[no-untyped-def]
    """Whether a test of the table's move is due: deep enough to pay, and its score known well enough."""
    depth = search.depth[ply]
    if depth < _LEAST_DEPTH or search.tested[ply] or search.barred[ply]:
        return False
    if ply == 0 or search.check[ply] or ply >= 2 * search.depth[0]:
        return False
    data = search.table_data[ply]
    known = depth_of(data) >= depth - 3 and bound_of(data) != UPPER
    return known and abs(score_of(data, ply)) < MATE_BOUND


@jit
def place_test(search, ply):  # type: ignore[no-untyped-def]
    """Copy the position one ply up and set the test's window, `margin`."""
    above = ply + 1
    make_pass(search, ply)
    search.turn[above] = search.turn[ply]
    search.key[above] = search.key[ply]
    search.passant[above] = search.passant[ply]
    search.arrival[above] = search.arrival[ply]
    search.check[above] = search.check[ply]
    search.may_pass[above] = 0
    search.tested[ply] = 1
    search.margin[ply] = score_of(search.table_data[ply], ply) - 2 * search.depth[ply]


@jit
def test_depth(search, ply):  # type: ignore[no-untyped-def]
    depth = (search.depth[ply] - 1) // 2
    return depth - 1 if search.check[ply] else depth  # a check is extended there once more


@jit
def extension(search, ply, value):  # type: ignore[no-untyped-def]
    """Plies more for the table's move, when the best of the others is worth `value`."""
    margin = search.margin[ply]
    beta = search.beta[ply]
    if value < margin:
        narrow = beta - search.alpha[ply] == 1
        return 2 if narrow and value < margin - _FAR_BELOW else 1
    return -1 if score_of(search.table_data[ply], ply) >= beta else 0


@jit
def proves_cut(search, ply, value):  # type: ignore[no-untyped-def]
    """Whether even another move holds beta, so that no move need be searched."""
    margin = search.margin[ply]
    return value >= margin and margin >= search.beta[ply]
