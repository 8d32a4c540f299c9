"""The network inside the search: accumulators that follow the moves, and a position's score.

Owns the record of the weights (`network_type`, `load_network`) and the evaluation in centipawns. The formula
is in `weights`; here it is only kept up to date. A position's accumulators are computed when its score is
asked for, from the nearest position below it on the line that has them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endgames.compiled import count_bits, lowest_bit
from server.analysis.builtin.compiled import jit
from server.analysis.builtin.moves import KING, QUEEN, ROOK
from server.analysis.nn.weights import Weights

MAX_SCORE = 16_000
"""Bound of an evaluation, in centipawns."""

PIECE_VALUES = np.array([100, 320, 330, 500, 900], np.int64)
"""Centipawns by kind, pawn to queen: the classical material that a mode blends in (Michniewski's simplified
evaluation function)."""

_EDGE = np.array([max(abs(2 * (s % 8) - 7), abs(2 * (s // 8) - 7)) // 2 for s in range(64)], np.int64)
"""0 in the middle ... 3 on the edge."""

_NONE = np.uint64(0)
_ONE = np.uint64(1)
_ZERO = np.float32(0)
_UNIT = np.float32(1)


def network_type(weights: Weights) -> np.dtype[Any]:
    """The record of weights of this shape."""
    buckets, double, hidden = weights.l1_w.shape
    return np.dtype(
        [
            ("rows", "f4", (768, double // 2)),
            ("bias", "f4", (double // 2,)),
            ("table", "f4", (768,)),
            ("inner", "f4", (buckets, hidden, double)),  # transposed: a unit's weights lie together
            ("inner_bias", "f4", (buckets, hidden)),
            ("outer", "f4", (buckets, hidden)),
            ("outer_bias", "f4", (buckets,)),
            ("scale", "f4"),  # centipawns per logit
            ("share", "i8"),  # per cent of the network in the evaluation, the rest is material
        ],
        align=True,
    )


def load_network(weights: Weights, share: int) -> Any:
    """The weights as a record for the search; `share`: 0..100, per cent of the network in the evaluation."""
    network = np.zeros(1, network_type(weights))[0]
    network["rows"] = weights.acc_w
    network["bias"] = weights.acc_b
    network["table"] = weights.psq
    network["inner"] = weights.l1_w.transpose(0, 2, 1)
    network["inner_bias"] = weights.l1_b
    network["outer"] = weights.out_w
    network["outer_bias"] = weights.out_b
    network["scale"] = 1 / weights.k
    network["share"] = share
    return network


@jit
def white_feature(placed):  # type: ignore[no-untyped-def]
    """The row of piece * 64 + square in White's view; in Black's view it is the number itself."""
    return (placed + 384) % 768 ^ 56


@jit
def _refresh(search, network, ply):  # type: ignore[no-untyped-def]
    """Sum the accumulators of the position at `ply` from nothing."""
    for view in range(2):
        for index in range(network.bias.shape[0]):
            search.accumulator[ply, view, index] = network.bias[index]
    score = _ZERO
    pieces = search.bits[ply, 12] | search.bits[ply, 13]
    while pieces != _NONE:
        square = lowest_bit(pieces)
        pieces &= pieces - _ONE
        placed = np.int64(search.squares[ply, square]) * 64 + square
        score += network.table[white_feature(placed)]
        for view in range(2):
            row = network.rows[placed if view else white_feature(placed)]
            for index in range(row.shape[0]):
                search.accumulator[ply, view, index] += row[index]
    search.table_score[ply] = score
    search.fresh[ply] = 1


@jit
def _follow_view(search, network, ply, view):  # type: ignore[no-untyped-def]
    """One view's accumulator from the one before: one or two rows added, one or two taken away."""
    before = search.accumulator[ply - 1, view]
    after = search.accumulator[ply, view]
    added = search.added[ply]
    removed = search.removed[ply]
    turned = view == 0
    plus = network.rows[white_feature(added[0]) if turned else added[0]]
    minus = network.rows[white_feature(removed[0]) if turned else removed[0]]
    if search.removed_count[ply] == 1:
        for index in range(after.shape[0]):
            after[index] = before[index] + plus[index] - minus[index]
        return
    taken = network.rows[white_feature(removed[1]) if turned else removed[1]]
    if search.added_count[ply] == 1:
        for index in range(after.shape[0]):
            after[index] = before[index] + plus[index] - minus[index] - taken[index]
        return
    rook = network.rows[white_feature(added[1]) if turned else added[1]]
    for index in range(after.shape[0]):
        after[index] = before[index] + plus[index] + rook[index] - minus[index] - taken[index]


@jit
def _follow(search, network, ply):  # type: ignore[no-untyped-def]
    """The accumulators at `ply` from those one ply below."""
    score = search.table_score[ply - 1]
    for index in range(search.added_count[ply]):
        score += network.table[white_feature(search.added[ply, index])]
    for index in range(search.removed_count[ply]):
        score -= network.table[white_feature(search.removed[ply, index])]
    search.table_score[ply] = score
    if search.added_count[ply] == 0:  # a null move
        for view in range(2):
            for index in range(network.bias.shape[0]):
                search.accumulator[ply, view, index] = search.accumulator[ply - 1, view, index]
    else:
        _follow_view(search, network, ply, 0)
        _follow_view(search, network, ply, 1)
    search.fresh[ply] = 1


@jit
def _bring_up(search, network, ply):  # type: ignore[no-untyped-def]
    start = ply
    while start > 0 and search.fresh[start] == 0:
        start -= 1
    if search.fresh[start] == 0:
        _refresh(search, network, start)
    for index in range(start + 1, ply + 1):
        _follow(search, network, index)


@jit
def _activate(search, ply, view, offset):  # type: ignore[no-untyped-def]
    source = search.accumulator[ply, view]
    for index in range(source.shape[0]):
        value = min(max(source[index], _ZERO), _UNIT)
        search.hidden[offset + index] = value * value


@jit
def score_logits(search, network, ply):  # type: ignore[no-untyped-def]
    """The network's score of the position at `ply`, in logits, in the view of the side to move."""
    _bring_up(search, network, ply)
    side = search.turn[ply]
    width = network.bias.shape[0]
    _activate(search, ply, side, 0)
    _activate(search, ply, 1 - side, width)
    men = count_bits(search.bits[ply, 12] | search.bits[ply, 13])
    bucket = (men - 1) * network.outer_bias.shape[0] // 32
    score = network.outer_bias[bucket]
    hidden = search.hidden
    for unit in range(network.outer.shape[1]):
        row = network.inner[bucket, unit]
        total = network.inner_bias[bucket, unit]
        for index in range(hidden.shape[0]):
            total += hidden[index] * row[index]
        total = min(max(total, _ZERO), _UNIT)
        score += total * total * network.outer[bucket, unit]
    table = search.table_score[ply]
    return score + (table if side == 0 else -table)


@jit
def material(search, ply):  # type: ignore[no-untyped-def]
    """Classical material in centipawns, in the view of the side to move."""
    total = 0
    for kind in range(5):
        total += PIECE_VALUES[kind] * (
            count_bits(search.bits[ply, kind]) - count_bits(search.bits[ply, 6 + kind])
        )
    return total if search.turn[ply] == 0 else -total


@jit
def _drive(search, ply, lone):  # type: ignore[no-untyped-def]
    """Centipawns for driving the bare king of side `lone` to the edge with one's own king near it."""
    bare = lowest_bit(search.bits[ply, 6 * lone + KING])
    king = lowest_bit(search.bits[ply, 6 * (1 - lone) + KING])
    distance = max(abs((bare & 7) - (king & 7)), abs((bare >> 3) - (king >> 3)))
    return 30 * _EDGE[bare] + 10 * (7 - distance)


@jit
def _bare_king(search, ply):  # type: ignore[no-untyped-def]
    """Correction against a bare king, in the view of the side to move: the network saw too few of these."""
    side = search.turn[ply]
    for lone in range(2):
        bits = search.bits[ply]
        other = 6 * (1 - lone)
        if bits[12 + lone] == bits[6 * lone + KING] and (bits[other + ROOK] | bits[other + QUEEN]) != _NONE:
            bonus = 400 + _drive(search, ply, lone)
            return -bonus if side == lone else bonus
    return 0


@jit
def evaluate(search, network, ply):  # type: ignore[no-untyped-def]
    """The position's score in centipawns, -MAX_SCORE..MAX_SCORE, in the view of the side to move."""
    score = np.int64(score_logits(search, network, ply) * network.scale)
    share = network.share
    if share != 100:
        score = (share * score + (100 - share) * material(search, ply)) // 100
    score += _bare_king(search, ply)
    score = score * (220 - min(search.clock[ply], 100)) // 220  # a draw comes nearer with every quiet ply
    return min(max(score, -MAX_SCORE), MAX_SCORE)
