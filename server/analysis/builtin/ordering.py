"""Which move to try first: exchanges on a square, killers, and what was good elsewhere in the tree."""

from __future__ import annotations

import numpy as np

from server.analysis.builtin.attacks import bishop_attacks, rook_attacks
from server.analysis.builtin.compiled import jit
from server.analysis.builtin.movegen import attackers, bit
from server.analysis.builtin.moves import BISHOP, CASTLING, EMPTY, EN_PASSANT, KING, PAWN, QUEEN, ROOK
from server.analysis.builtin.state import MAX_QUIETS, NO_ARRIVAL

EXCHANGE_VALUES = np.array([100, 320, 330, 500, 950, 20_000], np.int64)
"""Centipawns by kind, as exchanges count them."""

HISTORY_LIMIT = 16_384
"""Bound of a history score."""

_NONE = np.uint64(0)
_TABLE_MOVE = 1 << 30
_GOOD_CAPTURE = 1 << 26
_KILLER = 1 << 24
_BAD_CAPTURE = -(1 << 26)


@jit
def is_quiet(search, ply, move):  # type: ignore[no-untyped-def]
    """Whether the move takes nothing and promotes nothing."""
    kind = (move >> 15) & 3
    if kind == CASTLING:
        return True
    taken = search.squares[ply, (move >> 6) & 63] != EMPTY or kind == EN_PASSANT
    return not taken and (move >> 12) & 7 == 0


@jit
def arrival(search, ply, move):  # type: ignore[no-untyped-def]
    """piece * 64 + target of a move that is about to be made: what the histories are kept by."""
    return np.int64(search.squares[ply, move & 63]) * 64 + ((move >> 6) & 63)


@jit
def taken_value(search, ply, move):  # type: ignore[no-untyped-def]
    """What the move wins at once, in centipawns."""
    value = 0
    kind = (move >> 15) & 3
    taken = np.int64(search.squares[ply, (move >> 6) & 63])
    if kind == EN_PASSANT:
        value = EXCHANGE_VALUES[PAWN]
    elif taken != EMPTY and kind != CASTLING:
        value = EXCHANGE_VALUES[taken % 6]
    promotion = (move >> 12) & 7
    if promotion:
        value += EXCHANGE_VALUES[promotion] - EXCHANGE_VALUES[PAWN]
    return value


@jit
def exchange_wins(search, ply, move, threshold):  # type: ignore[no-untyped-def]
    """Whether all exchanges on the target, both sides with the cheapest piece first, win `threshold`."""
    if (move >> 15) & 3 == CASTLING:
        return threshold <= 0
    origin, target = move & 63, (move >> 6) & 63
    balance = taken_value(search, ply, move) - threshold
    if balance < 0:
        return False
    promotion = (move >> 12) & 7
    next_victim = promotion if promotion else np.int64(search.squares[ply, origin]) % 6
    balance -= EXCHANGE_VALUES[next_victim]
    if balance >= 0:
        return True
    bits = search.bits[ply]
    occupied = (bits[12] | bits[13]) & ~bit(origin) | bit(target)
    if (move >> 15) & 3 == EN_PASSANT:
        occupied &= ~bit(target - 8 + 16 * search.turn[ply])
    diagonal = bits[BISHOP] | bits[6 + BISHOP] | bits[QUEEN] | bits[6 + QUEEN]
    straight = bits[ROOK] | bits[6 + ROOK] | bits[QUEEN] | bits[6 + QUEEN]
    attacking = attackers(search, ply, target, occupied) & occupied
    mover = search.turn[ply]
    side = 1 - mover
    while True:
        own = attacking & bits[12 + side]
        if own == _NONE:
            break
        kind = PAWN
        while (own & bits[6 * side + kind]) == _NONE:
            kind += 1
        chosen = own & bits[6 * side + kind]
        occupied ^= chosen & (_NONE - chosen)
        attacking |= (bishop_attacks(target, occupied) & diagonal) | (
            rook_attacks(target, occupied) & straight
        )
        attacking &= occupied
        side = 1 - side
        balance = -balance - 1 - EXCHANGE_VALUES[kind]
        if balance >= 0:
            if kind == KING and (attacking & bits[12 + side]) != _NONE:
                side = 1 - side  # the king may not take into an attack
            break
    return side != mover


@jit
def _quiet_order(search, ply, move):  # type: ignore[no-untyped-def]
    if move == search.killers[ply, 0]:
        return _KILLER + 2
    if move == search.killers[ply, 1]:
        return _KILLER + 1
    before = search.arrival[ply]
    if before != NO_ARRIVAL and move == search.counters[before]:
        return _KILLER
    return quiet_history(search, ply, move)


@jit
def quiet_history(search, ply, move):  # type: ignore[no-untyped-def]
    """How good the quiet move was elsewhere: within 3 * HISTORY_LIMIT either way."""
    here = arrival(search, ply, move)
    score = np.int64(search.history[here])
    for back in range(2):
        if ply >= back:
            before = search.arrival[ply - back]
            if before != NO_ARRIVAL:
                score += np.int64(search.followups[before, here])
    return score


@jit
def order_moves(search, ply, table_move):  # type: ignore[no-untyped-def]
    """Give each of the generated moves its number in `search.order`: the highest is tried first."""
    for index in range(search.count[ply]):
        move = np.int64(search.moves[ply, index])
        if move == table_move:
            order = _TABLE_MOVE
        elif is_quiet(search, ply, move):
            order = _quiet_order(search, ply, move)
        else:
            order = (
                16 * taken_value(search, ply, move)
                - EXCHANGE_VALUES[np.int64(search.squares[ply, move & 63]) % 6] // 16
            )
            order += _GOOD_CAPTURE if exchange_wins(search, ply, move, np.int64(0)) else _BAD_CAPTURE
        search.order[ply, index] = order


@jit
def next_move(search, ply):  # type: ignore[no-untyped-def]
    """The best of the moves not tried yet; there must be one."""
    first = search.next[ply]
    moves = search.moves[ply]
    order = search.order[ply]
    best = first
    for index in range(first + 1, search.count[ply]):
        if order[index] > order[best]:
            best = index
    moves[first], moves[best] = moves[best], moves[first]
    order[first], order[best] = order[best], order[first]
    search.next[ply] = first + 1
    return np.int64(moves[first])


@jit
def is_bad_capture(search, ply):  # type: ignore[no-untyped-def]
    """Whether the move that `next_move` gave last loses material by exchanges."""
    return search.order[ply, search.next[ply] - 1] < _BAD_CAPTURE // 2


@jit
def _grown(score, bonus):  # type: ignore[no-untyped-def]
    """Formula: https://www.chessprogramming.org/History_Heuristic (gravity)."""
    return score + bonus - score * abs(bonus) // HISTORY_LIMIT


@jit
def _reward(search, ply, move, bonus):  # type: ignore[no-untyped-def]
    here = arrival(search, ply, move)
    search.history[here] = _grown(np.int64(search.history[here]), bonus)
    for back in range(2):
        if ply >= back:
            before = search.arrival[ply - back]
            if before != NO_ARRIVAL:
                search.followups[before, here] = _grown(np.int64(search.followups[before, here]), bonus)


@jit
def remember_quiet(search, ply, depth):  # type: ignore[no-untyped-def]
    """The best move at `ply` is quiet and refuted the move before: order it first elsewhere, those tried
    before it last."""
    move = search.best_move[ply]
    bonus = min(32 * depth * depth + 64 * depth, 2_000)
    if search.killers[ply, 0] != move:
        search.killers[ply, 1] = search.killers[ply, 0]
        search.killers[ply, 0] = move
    if search.arrival[ply] != NO_ARRIVAL:
        search.counters[search.arrival[ply]] = move
    _reward(search, ply, move, bonus)
    for index in range(search.quiet_count[ply]):
        tried = np.int64(search.quiets[ply, index])
        if tried != move:
            _reward(search, ply, tried, -bonus)


@jit
def note_quiet(search, ply, move):  # type: ignore[no-untyped-def]
    """The quiet move is being tried."""
    if search.quiet_count[ply] < MAX_QUIETS:
        search.quiets[ply, search.quiet_count[ply]] = move
        search.quiet_count[ply] += 1
