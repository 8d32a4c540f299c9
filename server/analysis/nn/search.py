"""Alpha-beta on the network's score: one depth of one root, compiled, that can stop and go on at any node.

Owns the tree: what is searched, reduced, pruned. Knows no clock, no depths from 1 on and no ranks
(`deepening`).

The search is one loop over a stack of frames in the record (`state`), for two reasons: compiled recursive
functions crash when they are loaded from the cache, and a loop can be left after a number of nodes and
entered again. A frame's life is ENTER (can it be answered at once?), then for each move ADVANCE, DESCEND and,
when its value comes back, RECEIVE, and at last LEAVE with a value of its own.
"""

from __future__ import annotations

import numpy as np

from server.analysis.nn.accumulator import evaluate, is_dead
from server.analysis.nn.compiled import jit
from server.analysis.nn.movegen import generate, is_check, make_move, make_pass
from server.analysis.nn.moves import BISHOP, KNIGHT, NO_MOVE, QUEEN, ROOK
from server.analysis.nn.ordering import (
    HISTORY_LIMIT,
    arrival,
    exchange_wins,
    is_bad_capture,
    is_quiet,
    next_move,
    note_quiet,
    order_moves,
    quiet_history,
    remember_quiet,
    taken_value,
)
from server.analysis.nn.state import MAX_PLY, NO_ARRIVAL
from server.analysis.nn.table import (
    EXACT,
    LOWER,
    MISSING,
    NO_SCORE,
    UPPER,
    bound_of,
    depth_of,
    move_of,
    probe,
    score_of,
    static_of,
    store,
)

MATE = 30_000
"""Score of a mate on the board; each ply before it is one point less."""

MATE_BOUND = 29_000
"""Scores beyond are mates."""

INFINITE = 31_000

ENTER, ADVANCE, DESCEND, RECEIVE, LEAVE, DONE = range(6)
_FIRST, _REDUCED, _NARROW, _WIDE, _PASSED = range(5)
"""Phases: what the value that comes back was asked for."""

_COUNTS = np.arange(64).clip(1)
_REDUCTIONS = (0.5 + np.log(_COUNTS)[:, None] * np.log(_COUNTS)[None, :] / 2.1).astype(np.int64)
"""Plies less for a late quiet move, by depth and number of the move."""

_NONE = np.uint64(0)
_ONE = np.uint64(1)


@jit
def begin(search, depth, alpha, beta):  # type: ignore[no-untyped-def]
    """Make ready to search the root (`state.place_board`) to `depth`, with a window; `run` does it."""
    search.ply = 0
    search.step = ENTER
    search.alpha[0] = alpha
    search.beta[0] = beta
    search.depth[0] = depth
    search.may_pass[0] = 0
    search.arrival[0] = NO_ARRIVAL
    search.check[0] = is_check(search, search.ply, search.turn[0])
    search.best_move[0] = NO_MOVE
    search.line_length[0] = 0


@jit
def run(search, network, table, node_limit):  # type: ignore[no-untyped-def]
    """Search on until the root has its value, in `search.value` (-> True), or `search.nodes` is
    `node_limit` (-> False: call again to go on)."""
    step = search.step
    ply = search.ply
    while step != DONE:
        if step == ENTER:
            if search.nodes >= node_limit:
                break
            search.nodes += 1
            step = _enter(search, network, table, ply)
        elif step == ADVANCE:
            step = _advance(search, table, ply)
        elif step == DESCEND:
            ply += 1
            step = ENTER
        elif step == LEAVE:
            ply -= 1
            step = RECEIVE if ply >= 0 else DONE
        else:
            step = _receive(search, table, ply)
    search.step = step
    search.ply = ply
    return step == DONE


@jit
def _leave(search, value):  # type: ignore[no-untyped-def]
    search.value = value
    return LEAVE


@jit
def _is_repeated(search, ply):  # type: ignore[no-untyped-def]
    """Whether the position was there once on this line, or twice in the game."""
    last = search.past_count + ply
    key = search.key[ply]
    seen = 0
    for back in range(4, min(search.clock[ply], last) + 1, 2):
        if search.past[last - back] == key:
            if back <= ply:
                return True
            seen += 1
            if seen == 2:
                return True
    return False


@jit
def _is_drawn(search, ply):  # type: ignore[no-untyped-def]
    if search.clock[ply] >= 100 and search.check[ply] == 0:
        return True
    return is_dead(search, ply) or _is_repeated(search, ply)


@jit
def _cuts(data, ply, depth, alpha, beta):  # type: ignore[no-untyped-def]
    """Whether an earlier search answers this one."""
    if depth_of(data) < depth:
        return False
    score = score_of(data, ply)
    bound = bound_of(data)
    return bound == EXACT or (bound == LOWER and score >= beta) or (bound == UPPER and score <= alpha)


@jit
def _enter(search, network, table, ply):  # type: ignore[no-untyped-def]
    """Begin a frame: draws, the table, the static evaluation, pruning, then the moves."""
    search.line_length[ply] = 0
    search.past[search.past_count + ply] = search.key[ply]
    search.best_move[ply] = NO_MOVE
    if ply > 0 and _is_drawn(search, ply):
        return _leave(search, 0)
    if ply >= MAX_PLY:
        return _leave(search, evaluate(search, network, ply))
    if search.check[ply] and search.depth[ply] >= 0:
        search.depth[ply] += 1
    alpha = search.alpha[ply]
    beta = search.beta[ply]
    if ply > 0:  # nothing here can be better than a mate that is known to be nearer
        alpha = max(alpha, ply - MATE)
        beta = min(beta, MATE - ply - 1)
        if alpha >= beta:
            return _leave(search, alpha)
        search.alpha[ply] = alpha
        search.beta[ply] = beta
    search.alpha_start[ply] = alpha
    data = probe(table, search.key[ply])
    search.table_move[ply] = NO_MOVE
    if data != MISSING:
        search.table_move[ply] = move_of(data)
        depth = max(search.depth[ply], 0)
        if ply > 0 and beta - alpha == 1 and _cuts(data, ply, depth, alpha, beta):
            return _leave(search, score_of(data, ply))
    _set_static(search, network, ply, data)
    search.best[ply] = -INFINITE
    search.tried[ply] = 0
    search.next[ply] = 0
    search.quiet_count[ply] = 0
    if search.depth[ply] <= 0:
        return _enter_captures(search, ply)
    return _enter_full(search, ply)


@jit
def _set_static(search, network, ply, data):  # type: ignore[no-untyped-def]
    if search.check[ply]:
        search.static[ply] = NO_SCORE
        return
    static = static_of(data) if data != MISSING else NO_SCORE
    search.static[ply] = static if static != NO_SCORE else evaluate(search, network, ply)


@jit
def _enter_captures(search, ply):  # type: ignore[no-untyped-def]
    """Captures only, as the side to move may also do without them; out of check every move."""
    if not search.check[ply]:
        static = search.static[ply]
        if static >= search.beta[ply]:
            return _leave(search, static)
        search.best[ply] = static
        search.alpha[ply] = max(search.alpha[ply], static)
    search.count[ply] = generate(search, ply, search.check[ply] != 0)
    order_moves(search, ply, search.table_move[ply])
    return ADVANCE


@jit
def _enter_full(search, ply):  # type: ignore[no-untyped-def]
    depth = search.depth[ply]
    beta = search.beta[ply]
    narrow = beta - search.alpha[ply] == 1
    static = search.static[ply]
    if narrow and not search.check[ply] and beta > -MATE_BOUND:
        if depth <= 7 and static - 80 * (depth - _improves(search, ply)) >= beta and static < MATE_BOUND:
            return _leave(search, static)
        if depth <= 2 and static + 250 * depth < search.alpha[ply]:
            search.depth[ply] = 0
            return _enter_captures(search, ply)
        if depth >= 3 and search.may_pass[ply] and static >= beta and _has_pieces(search, ply):
            return _pass(search, ply)
    if depth >= 4 and search.table_move[ply] == NO_MOVE:
        search.depth[ply] -= 1
    return _begin_moves(search, ply)


@jit
def _begin_moves(search, ply):  # type: ignore[no-untyped-def]
    search.killers[ply + 1, 0] = NO_MOVE
    search.killers[ply + 1, 1] = NO_MOVE
    search.count[ply] = generate(search, ply, search.depth[ply] > 0)
    order_moves(search, ply, search.table_move[ply])
    return ADVANCE


@jit
def _improves(search, ply):  # type: ignore[no-untyped-def]
    """1 if the side to move stands better than at its move before, else 0."""
    if ply < 2 or search.check[ply]:
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
def _pass(search, ply):  # type: ignore[no-untyped-def]
    """Null move: if even passing holds beta, so will a move."""
    depth = search.depth[ply]
    beta = search.beta[ply]
    reduction = 3 + depth // 4 + min((search.static[ply] - beta) // 150, 3)
    make_pass(search, ply)
    search.phase[ply] = _PASSED
    search.arrival[ply + 1] = NO_ARRIVAL
    search.check[ply + 1] = 0
    search.may_pass[ply + 1] = 0
    return _descend(search, ply, depth - reduction, -beta, 1 - beta)


@jit
def _descend(search, ply, depth, alpha, beta):  # type: ignore[no-untyped-def]
    """Ask the position one ply up; its window is already turned round."""
    search.depth[ply + 1] = max(depth, 0)
    search.alpha[ply + 1] = alpha
    search.beta[ply + 1] = beta
    return DESCEND


@jit
def _advance(search, table, ply):  # type: ignore[no-untyped-def]
    """Make the next move that is legal and worth it, or close the frame."""
    quiescent = search.depth[ply] <= 0
    while search.next[ply] < search.count[ply]:
        move = next_move(search, ply)
        if ply == 0 and _is_excluded(search, move):
            continue
        quiet = is_quiet(search, ply, move)
        if quiescent:
            if _skips_capture(search, ply, move):
                continue
        elif ply > 0 and search.best[ply] > -MATE_BOUND and _skips(search, ply, move, quiet):
            continue
        make_move(search, ply, move)
        side = search.turn[ply]
        if is_check(search, ply + 1, side):
            continue
        search.check[ply + 1] = is_check(search, ply + 1, 1 - side)
        search.arrival[ply + 1] = arrival(search, ply, move)
        search.may_pass[ply + 1] = 1
        search.current[ply] = move
        search.tried[ply] += 1
        if quiescent:
            search.phase[ply] = _FIRST
            search.depth[ply + 1] = search.depth[ply] - 1
            search.alpha[ply + 1] = -search.beta[ply]
            search.beta[ply + 1] = -search.alpha[ply]
            return DESCEND
        return _descend_move(search, ply, move, quiet)
    return _close(search, table, ply)


@jit
def _is_excluded(search, move):  # type: ignore[no-untyped-def]
    for index in range(search.excluded_count):  # noqa: SIM110  (numba has no any)
        if search.excluded[index] == move:
            return True
    return False


@jit
def _skips_capture(search, ply, move):  # type: ignore[no-untyped-def]
    """Whether the capture loses material or cannot win enough."""
    if search.check[ply] or search.best[ply] <= -MATE_BOUND:
        return False
    if is_bad_capture(search, ply):
        return True
    hope = search.static[ply] + 200
    if hope + taken_value(search, ply, move) <= search.alpha[ply]:
        return True
    return hope <= search.alpha[ply] and not exchange_wins(search, ply, move, np.int64(1))


@jit
def _skips(search, ply, move, quiet):  # type: ignore[no-untyped-def]
    """Whether a move that is not the first is not worth a search at this depth."""
    depth = search.depth[ply]
    if search.check[ply]:
        return False
    if not quiet:
        return (
            depth <= 5 and is_bad_capture(search, ply) and not exchange_wins(search, ply, move, -100 * depth)
        )
    narrow = search.beta[ply] - search.alpha[ply] == 1
    if (
        narrow
        and depth <= 7
        and search.quiet_count[ply] >= (4 + depth * depth) // (2 - _improves(search, ply))
    ):
        return True
    left = max(depth - _REDUCTIONS[min(depth, 63), min(search.tried[ply], 63)], 0)
    if narrow and left <= 6 and search.static[ply] + 100 + 90 * left <= search.alpha[ply]:
        return True
    return left <= 5 and not exchange_wins(search, ply, move, -25 * left * left - 20)


@jit
def _descend_move(search, ply, move, quiet):  # type: ignore[no-untyped-def]
    """Principal variation search: the first move with the whole window, others shown to be no better."""
    depth = search.depth[ply] - 1
    if search.tried[ply] == 1:
        search.phase[ply] = _FIRST
        if quiet:
            note_quiet(search, ply, move)
        return _descend(search, ply, depth, -search.beta[ply], -search.alpha[ply])
    reduction = _reduction(search, ply, move, quiet)
    if quiet:
        note_quiet(search, ply, move)
    search.phase[ply] = _REDUCED if reduction > 0 else _NARROW
    return _descend(search, ply, depth - reduction, -search.alpha[ply] - 1, -search.alpha[ply])


@jit
def _reduction(search, ply, move, quiet):  # type: ignore[no-untyped-def]
    """Plies less for a late move."""
    depth = search.depth[ply]
    wide = search.beta[ply] - search.alpha[ply] > 1
    if depth < 3 or search.tried[ply] <= (3 if wide else 2) or search.check[ply] or search.check[ply + 1]:
        return 0
    if not quiet:
        return 1 if is_bad_capture(search, ply) else 0
    reduction = _REDUCTIONS[min(depth, 63), min(search.tried[ply], 63)]
    reduction -= 1 if wide else 0
    reduction += 1 - _improves(search, ply)
    reduction -= quiet_history(search, ply, move) // (HISTORY_LIMIT // 2)
    return min(max(reduction, 0), depth - 2)


@jit
def _receive(search, table, ply):  # type: ignore[no-untyped-def]
    """A value comes back: search the move again if it promises more than was asked, else judge it."""
    value = -search.value
    phase = search.phase[ply]
    alpha = search.alpha[ply]
    if phase == _PASSED:
        if value >= search.beta[ply]:
            return _leave(search, min(value, MATE_BOUND))
        if search.depth[ply] >= 4 and search.table_move[ply] == NO_MOVE:
            search.depth[ply] -= 1
        return _begin_moves(search, ply)
    if value > alpha and phase == _REDUCED:
        search.phase[ply] = _NARROW
        return _descend(search, ply, search.depth[ply] - 1, -alpha - 1, -alpha)
    if alpha < value < search.beta[ply] and phase == _NARROW:
        search.phase[ply] = _WIDE
        return _descend(search, ply, search.depth[ply] - 1, -search.beta[ply], -alpha)
    return _judge(search, table, ply, value)


@jit
def _judge(search, table, ply, value):  # type: ignore[no-untyped-def]
    """Compare a move's final value with the best so far."""
    if value <= search.best[ply]:
        return ADVANCE
    search.best[ply] = value
    if value <= search.alpha[ply]:
        return ADVANCE
    search.best_move[ply] = search.current[ply]
    search.alpha[ply] = value
    _extend_line(search, ply)
    if value < search.beta[ply]:
        return ADVANCE
    if search.depth[ply] > 0 and is_quiet(search, ply, search.current[ply]):
        remember_quiet(search, ply, search.depth[ply])
    return _close(search, table, ply)


@jit
def _extend_line(search, ply):  # type: ignore[no-untyped-def]
    """The line from here is the current move and the line from there."""
    length = search.line_length[ply + 1]
    search.line[ply, 0] = search.current[ply]
    for index in range(length):
        search.line[ply, index + 1] = search.line[ply + 1, index]
    search.line_length[ply] = length + 1


@jit
def _close(search, table, ply):  # type: ignore[no-untyped-def]
    """All moves are tried, or enough: remember the value and leave."""
    full = search.depth[ply] > 0
    if search.tried[ply] == 0 and (full or search.check[ply]) and search.best[ply] == -INFINITE:
        if ply == 0 and search.excluded_count > 0:
            return _leave(search, -INFINITE)
        return _leave(search, ply - MATE if search.check[ply] else 0)
    best = search.best[ply]
    bound = EXACT
    if best >= search.beta[ply]:
        bound = LOWER
    elif best <= search.alpha_start[ply]:
        bound = UPPER
    if ply > 0 or search.excluded_count == 0:
        store(
            table,
            search.key[ply],
            ply,
            search.best_move[ply],
            best,
            search.static[ply],
            search.depth[ply],
            bound,
            search.age,
        )
    return _leave(search, best)
