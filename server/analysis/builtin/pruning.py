"""What is not worth a search, or not a whole one: positions far from the window, late and losing moves.

Owns the margins, in centipawns, and the reductions, in plies. All of it may be wrong in a position and is
right on the whole; the numbers are measured by matches of the engine against itself.
"""

from __future__ import annotations

import numpy as np

from server.analysis.builtin.compiled import jit
from server.analysis.builtin.moves import BISHOP, KNIGHT, QUEEN, ROOK
from server.analysis.builtin.ordering import (
    HISTORY_LIMIT,
    exchange_wins,
    is_bad_capture,
    quiet_history,
    taken_value,
)
from server.analysis.builtin.values import MATE_BOUND

_COUNTS = np.arange(64).clip(1)
_REDUCTIONS = (0.5 + np.log(_COUNTS)[:, None] * np.log(_COUNTS)[None, :] / 2.1).astype(np.int64)
"""Plies less for a late quiet move, by depth and number of the move."""

_NONE = np.uint64(0)
_ONE = np.uint64(1)


@jit
def may_prune(search, ply):  # type: ignore[no-untyped-def]
    """Whether the position as a whole may be judged without its moves: not where the exact value counts."""
    if search.check[ply] or search.barred[ply]:
        return False
    return search.beta[ply] - search.alpha[ply] == 1 and search.beta[ply] > -MATE_BOUND


@jit
def is_far_above(search, ply):  # type: ignore[no-untyped-def]
    """Whether the position is so good that a few plies cannot change it."""
    depth = search.depth[ply]
    guess = search.guess[ply]
    margin = 80 * (depth - improves(search, ply))
    return depth <= 7 and guess - margin >= search.beta[ply] and guess < MATE_BOUND


@jit
def is_far_below(search, ply):  # type: ignore[no-untyped-def]
    """Whether only captures could still help."""
    depth = search.depth[ply]
    return depth <= 2 and search.guess[ply] + 250 * depth < search.alpha[ply]


@jit
def is_pass_promising(search, ply):  # type: ignore[no-untyped-def]
    """Whether a null move is worth a try."""
    if search.depth[ply] < 3 or not search.may_pass[ply] or search.guess[ply] < search.beta[ply]:
        return False
    return _has_pieces(search, ply)


@jit
def pass_depth(search, ply):  # type: ignore[no-untyped-def]
    depth = search.depth[ply]
    return depth - 3 - depth // 4 - min((search.guess[ply] - search.beta[ply]) // 150, 3)


@jit
def improves(search, ply):  # type: ignore[no-untyped-def]
    """1 if the side to move stands better than at its move before, else 0."""
    if ply < 2 or search.check[ply] or search.turn[ply] != search.turn[ply - 2]:
        return 0
    return 1 if search.static[ply] > search.static[ply - 2] else 0


@jit
def _has_pieces(search, ply):  # type: ignore[no-untyped-def]
    """Whether the side to move has two pieces or more: with fewer, passing may be best and proves nothing."""
    bits = search.bits[ply]
    first = 6 * search.turn[ply]
    pieces = bits[first + KNIGHT] | bits[first + BISHOP] | bits[first + ROOK] | bits[first + QUEEN]
    return pieces & (pieces - _ONE) != _NONE


@jit
def skips_capture(search, ply, move):  # type: ignore[no-untyped-def]
    """Whether the capture loses material or cannot win enough."""
    if search.check[ply] or search.best[ply] <= -MATE_BOUND:
        return False
    if is_bad_capture(search, ply):
        return True
    hope = search.guess[ply] + 200
    if hope + taken_value(search, ply, move) <= search.alpha[ply]:
        return True
    return hope <= search.alpha[ply] and not exchange_wins(search, ply, move, np.int64(1))


@jit
def skips(search, ply, move, quiet):  # type: ignore[no-untyped-def]
    """Whether a move that is not the first is not worth a search at this depth."""
    depth = search.depth[ply]
    if ply == 0 or search.check[ply] or search.best[ply] <= -MATE_BOUND:
        return False
    if quiet:
        return _skips_quiet(search, ply, move, depth)
    return depth <= 5 and is_bad_capture(search, ply) and not exchange_wins(search, ply, move, -100 * depth)


@jit
def _skips_quiet(search, ply, move, depth):  # type: ignore[no-untyped-def]
    left = max(depth - _REDUCTIONS[min(depth, 63), min(search.tried[ply], 63)], 0)
    if search.beta[ply] - search.alpha[ply] == 1:
        enough = (4 + depth * depth) // (2 - improves(search, ply))
        if depth <= 7 and search.quiet_count[ply] >= enough:
            return True
        if left <= 6 and search.static[ply] + 100 + 90 * left <= search.alpha[ply]:
            return True
    return left <= 5 and not exchange_wins(search, ply, move, -25 * left * left - 20)


@jit
def reduction(search, ply, move, quiet):  # type: ignore[no-untyped-def]
    """Plies less for a late move."""
    depth = search.depth[ply]
    wide = search.beta[ply] - search.alpha[ply] > 1
    if depth < 3 or search.tried[ply] <= (3 if wide else 2) or search.check[ply] or search.check[ply + 1]:
        return 0
    if not quiet:
        return 1 if is_bad_capture(search, ply) else 0
    less = _REDUCTIONS[min(depth, 63), min(search.tried[ply], 63)]
    less -= 1 if wide else 0
    less += 1 - improves(search, ply)
    less -= quiet_history(search, ply, move) // (HISTORY_LIMIT // 2)
    return min(max(less, 0), depth - 2)
