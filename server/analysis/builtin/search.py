"""Alpha-beta on the network's score: one depth of one root, compiled, that can stop and go on at any node.

Owns the tree: what is searched, reduced, pruned. Knows no clock, no depths from 1 on and no ranks
(`deepening`).

The search is one loop over a stack of frames in the record (`state`), for two reasons: compiled recursive
functions crash when they are loaded from the cache, and a loop can be left after a number of nodes and
entered again. A frame's life is ENTER (can it be answered at once?), then for each move ADVANCE, DESCEND and,
when its value comes back, RECEIVE, and at last LEAVE with a value of its own.
"""

from __future__ import annotations

from server.analysis.builtin.accumulator import evaluate
from server.analysis.builtin.compiled import jit
from server.analysis.builtin.draws import is_drawn
from server.analysis.builtin.estimate import estimate, learn
from server.analysis.builtin.hash_table import (
    EXACT,
    LOWER,
    MISSING,
    UPPER,
    bound_of,
    depth_of,
    move_of,
    probe,
    score_of,
    store,
)
from server.analysis.builtin.movegen import generate, is_check, make_move, make_pass
from server.analysis.builtin.moves import NO_MOVE
from server.analysis.builtin.ordering import (
    arrival,
    is_quiet,
    next_move,
    note_quiet,
    order_moves,
    remember_quiet,
)
from server.analysis.builtin.pruning import (
    is_far_above,
    is_far_below,
    is_pass_promising,
    may_prune,
    pass_depth,
    reduction,
    skips,
    skips_capture,
)
from server.analysis.builtin.singular import extension, is_testable, place_test, proves_cut, test_depth
from server.analysis.builtin.state import MAX_PLY, NO_ARRIVAL
from server.analysis.builtin.values import INFINITE, MATE, MATE_BOUND

ENTER, ADVANCE, DESCEND, RECEIVE, LEAVE, DONE = range(6)
_FIRST, _REDUCED, _NARROW, _WIDE, _PASSED, _TESTED = range(6)
"""Phases: what the value that comes back was asked for."""


@jit
def begin(search, depth, alpha, beta):  # type: ignore[no-untyped-def]
    """Make ready to search the root (`state.place_board`) to `depth`, with a window; `run` does it."""
    search.ply = 0
    search.step = ENTER
    search.alpha[0] = alpha
    search.beta[0] = beta
    search.depth[0] = depth
    search.may_pass[0] = 0
    search.barred[0] = NO_MOVE
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
def _is_answered(search, ply, data):  # type: ignore[no-untyped-def]
    """Whether an earlier search answers this one."""
    alpha, beta = search.alpha[ply], search.beta[ply]
    if ply == 0 or beta - alpha > 1 or search.barred[ply] or depth_of(data) < search.depth[ply]:
        return False
    score = score_of(data, ply)
    bound = bound_of(data)
    return bound == EXACT or (bound == LOWER and score >= beta) or (bound == UPPER and score <= alpha)


@jit
def _enter(search, network, table, ply):  # type: ignore[no-untyped-def]
    """Begin a frame: draws, the table, the estimate, pruning, then the moves."""
    search.line_length[ply] = 0
    search.past[search.past_count + ply] = search.key[ply]
    search.best_move[ply] = NO_MOVE
    if ply > 0 and is_drawn(search, ply):
        return _leave(search, 0)
    if ply >= MAX_PLY:
        return _leave(search, evaluate(search, network, ply))
    if search.check[ply] and _extends_check(search, ply):
        search.depth[ply] += 1
    if ply > 0 and _closes_window(search, ply):
        return _leave(search, search.alpha[ply])
    search.alpha_start[ply] = search.alpha[ply]
    data = probe(table, search.key[ply])
    search.table_data[ply] = data
    search.table_move[ply] = move_of(data) if data != MISSING else NO_MOVE
    if data != MISSING and _is_answered(search, ply, data):
        return _leave(search, score_of(data, ply))
    estimate(search, network, ply)
    search.best[ply] = -INFINITE
    search.tried[ply] = 0
    search.tested[ply] = 0
    search.extension[ply] = 0
    search.next[ply] = 0
    search.quiet_count[ply] = 0
    if search.depth[ply] <= 0:
        return _enter_captures(search, ply)
    return _enter_full(search, ply)


@jit
def _extends_check(search, ply):  # type: ignore[no-untyped-def]
    """Whether a check is searched a ply deeper: at the end, so that no capture is judged in check, and in the
    first part of the line, as endings of queens would check without end."""
    return search.depth[ply] == 0 or (search.depth[ply] > 0 and ply < search.depth[0])


@jit
def _closes_window(search, ply):  # type: ignore[no-untyped-def]
    """Narrow the window to what is possible, as nothing here is better than a mate that is nearer; whether
    nothing is left of it."""
    search.alpha[ply] = max(search.alpha[ply], ply - MATE)
    search.beta[ply] = min(search.beta[ply], MATE - ply - 1)
    return search.alpha[ply] >= search.beta[ply]


@jit
def _enter_captures(search, ply):  # type: ignore[no-untyped-def]
    """Captures only, as the side to move may also do without them; out of check every move."""
    if not search.check[ply]:
        guess = search.guess[ply]
        if guess >= search.beta[ply]:
            return _leave(search, guess)
        search.best[ply] = guess
        search.alpha[ply] = max(search.alpha[ply], guess)
    search.count[ply] = generate(search, ply, search.check[ply] != 0)
    order_moves(search, ply, search.table_move[ply])
    return ADVANCE


@jit
def _enter_full(search, ply):  # type: ignore[no-untyped-def]
    if may_prune(search, ply):
        if is_far_above(search, ply):
            return _leave(search, search.guess[ply])
        if is_far_below(search, ply):
            search.depth[ply] = 0
            return _enter_captures(search, ply)
        if is_pass_promising(search, ply):
            return _pass(search, ply)
    return _begin_moves(search, ply)


@jit
def _begin_moves(search, ply):  # type: ignore[no-untyped-def]
    """All moves; a ply less deep where none is known to be good."""
    if search.depth[ply] >= 4 and search.table_move[ply] == NO_MOVE:
        search.depth[ply] -= 1
    search.killers[ply + 1, 0] = NO_MOVE
    search.killers[ply + 1, 1] = NO_MOVE
    search.count[ply] = generate(search, ply, search.depth[ply] > 0)
    order_moves(search, ply, search.table_move[ply])
    return ADVANCE


@jit
def _pass(search, ply):  # type: ignore[no-untyped-def]
    """Null move: if even passing holds beta, so will a move."""
    make_pass(search, ply)
    search.phase[ply] = _PASSED
    search.arrival[ply + 1] = NO_ARRIVAL
    search.check[ply + 1] = 0
    search.may_pass[ply + 1] = 0
    beta = search.beta[ply]
    return _descend(search, ply, pass_depth(search, ply), -beta, 1 - beta)


@jit
def _test(search, ply):  # type: ignore[no-untyped-def]
    """Search the position without the table's move, which will be next again."""
    search.next[ply] -= 1
    place_test(search, ply)
    search.phase[ply] = _TESTED
    margin = search.margin[ply]
    step = _descend(search, ply, test_depth(search, ply), margin - 1, margin)
    search.barred[ply + 1] = search.table_move[ply]
    return step


@jit
def _receive_test(search, ply):  # type: ignore[no-untyped-def]
    value = search.value  # not turned: the same side is to move
    if proves_cut(search, ply, value):
        return _leave(search, search.margin[ply])
    search.extension[ply] = extension(search, ply, value)
    return ADVANCE


@jit
def _descend(search, ply, depth, alpha, beta):  # type: ignore[no-untyped-def]
    """Ask the position one ply up; its window is already turned round."""
    search.depth[ply + 1] = max(depth, 0)
    search.barred[ply + 1] = NO_MOVE
    search.alpha[ply + 1] = alpha
    search.beta[ply + 1] = beta
    return DESCEND


@jit
def _advance(search, table, ply):  # type: ignore[no-untyped-def]
    """Make the next move that is legal and worth it, or close the frame."""
    quiescent = search.depth[ply] <= 0
    while search.next[ply] < search.count[ply]:
        move = next_move(search, ply)
        if move == search.barred[ply] or (ply == 0 and _is_excluded(search, move)):
            continue
        if move == search.table_move[ply] and is_testable(search, ply):
            return _test(search, ply)
        quiet = is_quiet(search, ply, move)
        if skips_capture(search, ply, move) if quiescent else skips(search, ply, move, quiet):
            continue
        if not _make_legal(search, ply, move):
            continue
        return _descend_capture(search, ply) if quiescent else _descend_move(search, ply, move, quiet)
    return _close(search, table, ply)


@jit
def _make_legal(search, ply, move):  # type: ignore[no-untyped-def]
    """Make the move, unless it leaves the own king in check -> whether it is made."""
    make_move(search, ply, move)
    side = search.turn[ply]
    if is_check(search, ply + 1, side):
        return False
    search.check[ply + 1] = is_check(search, ply + 1, 1 - side)
    search.arrival[ply + 1] = arrival(search, ply, move)
    search.may_pass[ply + 1] = 1
    search.current[ply] = move
    search.tried[ply] += 1
    return True


@jit
def _descend_capture(search, ply):  # type: ignore[no-untyped-def]
    search.phase[ply] = _FIRST
    step = _descend(search, ply, 0, -search.beta[ply], -search.alpha[ply])
    search.depth[ply + 1] = search.depth[ply] - 1
    return step


@jit
def _is_excluded(search, move):  # type: ignore[no-untyped-def]
    for index in range(search.excluded_count):  # noqa: SIM110  (numba has no any)
        if search.excluded[index] == move:
            return True
    return False


@jit
def _descend_move(search, ply, move, quiet):  # type: ignore[no-untyped-def]
    """Principal variation search: the first move with the whole window, others shown to be no better."""
    depth = search.depth[ply] - 1
    if search.tried[ply] == 1:
        search.phase[ply] = _FIRST
        if quiet:
            note_quiet(search, ply, move)
        depth += search.extension[ply]
        return _descend(search, ply, depth, -search.beta[ply], -search.alpha[ply])
    less = reduction(search, ply, move, quiet)
    if quiet:
        note_quiet(search, ply, move)
    search.phase[ply] = _REDUCED if less > 0 else _NARROW
    return _descend(search, ply, depth - less, -search.alpha[ply] - 1, -search.alpha[ply])


@jit
def _receive(search, table, ply):  # type: ignore[no-untyped-def]
    """A value comes back: search the move again if it promises more than was asked, else judge it."""
    phase = search.phase[ply]
    if phase == _TESTED:
        return _receive_test(search, ply)
    value = -search.value
    alpha = search.alpha[ply]
    if phase == _PASSED:
        if value >= search.beta[ply]:
            return _leave(search, min(value, MATE_BOUND))
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
        return _leave(search, _moveless(search, ply))
    best = search.best[ply]
    if search.barred[ply]:
        return _leave(search, best)
    bound = EXACT
    if best >= search.beta[ply]:
        bound = LOWER
    elif best <= search.alpha_start[ply]:
        bound = UPPER
    if full:
        learn(search, ply, best, bound)
    if ply > 0 or search.excluded_count == 0:
        move, raw, depth = search.best_move[ply], search.raw[ply], search.depth[ply]
        store(table, search.key[ply], ply, move, best, raw, depth, bound, search.age)
    return _leave(search, best)


@jit
def _moveless(search, ply):  # type: ignore[no-untyped-def]
    """The value where no move could be tried: mate or stalemate, unless one was left out on purpose."""
    if ply == 0 and search.excluded_count > 0:
        return -INFINITE
    if search.barred[ply]:
        return search.alpha[ply]
    return ply - MATE if search.check[ply] else 0
