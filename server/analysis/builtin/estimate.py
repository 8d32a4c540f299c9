"""What a position seems worth before it is searched: the evaluation, and what earlier searches teach of it.

Owns the corrections: how far searches ended from the evaluation, by structure of pawns, by the other pieces
and by the move that led there. The network's errors stay much the same as long as these do, so the next such
position is corrected by them. Technique:
https://www.chessprogramming.org/Static_Evaluation_Correction_History
"""

from __future__ import annotations

import numpy as np

from server.analysis.builtin.accumulator import MAX_SCORE, evaluate
from server.analysis.builtin.compiled import jit
from server.analysis.builtin.hash_table import (
    EXACT,
    LOWER,
    MISSING,
    NO_SCORE,
    UPPER,
    bound_of,
    score_of,
    static_of,
)
from server.analysis.builtin.moves import NO_MOVE
from server.analysis.builtin.ordering import is_quiet
from server.analysis.builtin.state import CORRECTIONS, NO_ARRIVAL, TURN_KEY
from server.analysis.builtin.values import MATE_BOUND

_UNIT = 192
"""Parts of a centipawn in which corrections are kept."""

_LIMIT = 16_384
_STEP = _LIMIT // 4
"""Most that each correction is, and that one search changes it by."""

_PLACES = np.uint64(CORRECTIONS - 1)


@jit
def estimate(search, network, ply):  # type: ignore[no-untyped-def]
    """Set the frame's `raw`, `static` and `guess`; NO_SCORE in check, where nothing is still."""
    if search.check[ply]:
        search.raw[ply] = NO_SCORE
        search.static[ply] = NO_SCORE
        search.guess[ply] = NO_SCORE
        return
    data = search.table_data[ply]
    raw = static_of(data) if data != MISSING else NO_SCORE
    if raw == NO_SCORE:
        raw = evaluate(search, network, ply)
    static = min(max(raw + _correction(search, ply), -MAX_SCORE), MAX_SCORE)
    search.raw[ply] = raw
    search.static[ply] = static
    search.guess[ply] = _guess(data, ply, static) if data != MISSING else static


@jit
def _guess(data, ply, static):  # type: ignore[no-untyped-def]
    """The table's score where it says more than the evaluation."""
    score = score_of(data, ply)
    bound = bound_of(data)
    better = bound == EXACT or (bound == LOWER and score > static) or (bound == UPPER and score < static)
    return score if better and abs(score) < MATE_BOUND else static


@jit
def _pawn_place(search, ply):  # type: ignore[no-untyped-def]
    return np.int64((search.pawn_key[ply] ^ TURN_KEY * np.uint64(search.turn[ply])) & _PLACES)


@jit
def _piece_place(search, ply):  # type: ignore[no-untyped-def]
    return np.int64((search.key[ply] ^ search.pawn_key[ply]) & _PLACES)


@jit
def _correction(search, ply):  # type: ignore[no-untyped-def]
    """All three together, in centipawns."""
    total = np.int64(search.by_pawns[_pawn_place(search, ply)])
    total += np.int64(search.by_pieces[_piece_place(search, ply)])
    if search.arrival[ply] != NO_ARRIVAL:
        total += np.int64(search.by_move[search.arrival[ply]])
    return total // _UNIT


@jit
def _grown(correction, change):  # type: ignore[no-untyped-def]
    """The nearer to the limit, the less it grows."""
    old = np.int64(correction)
    return old + change - old * abs(change) // _LIMIT


@jit
def learn(search, ply, value, bound):  # type: ignore[no-untyped-def]
    """Correct the estimates by a search that ended with `value`, unless that is no news or a capture's."""
    static = search.static[ply]
    if search.check[ply] or abs(value) > MATE_BOUND:
        return
    if (bound == LOWER and value <= static) or (bound == UPPER and value >= static):
        return
    move = search.best_move[ply]
    if move != NO_MOVE and not is_quiet(search, ply, move):
        return
    change = min(max((value - static) * search.depth[ply] * 4, -_STEP), _STEP)
    pawns, pieces = _pawn_place(search, ply), _piece_place(search, ply)
    search.by_pawns[pawns] = _grown(search.by_pawns[pawns], change)
    search.by_pieces[pieces] = _grown(search.by_pieces[pieces], change)
    before = search.arrival[ply]
    if before != NO_ARRIVAL:
        search.by_move[before] = _grown(search.by_move[before], change)
