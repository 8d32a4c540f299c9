"""What a result leans on: the promotions that one way of playing it out needs to be as they were guessed.

From the root the positions are followed that a strategy keeps: where White is said to win, one move of White
in each and all of Black, always nearer to the end; where White is said not to win, one of Black and all of
White. This only chooses what to verify: what is claimed is reckoned anew (`kings.STRICT`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import lowest_bit
from endgames.structures.boards import (
    KING,
    NOT_A,
    NOT_H,
    ONE,
    U7,
    U8,
    U9,
    ZERO,
    around,
    bit,
    black_attacks,
    black_may_move,
    jit,
    legal_masks,
    neighbours,
    white_may_move,
)
from endgames.structures.closure import (
    BLACK,
    CHILD,
    DOUBLE,
    EDGE,
    FIRST_PASSED,
    HIGH_KNOWN,
    KIND,
    KING_TAKES,
    LOW_KNOWN,
    NEEDED,
    NODES,
    ORIGIN,
    QUEENS,
    SLOT,
    TARGET,
)
from endgames.structures.kings import (
    BLACK_MOVES,
    LEAST,
    MOST,
    STRICT,
    WHITE_MOVES,
    black_leaves,
    prepare,
    retaken,
    takeable,
    white_leaves,
)

_LAYERS = 200
TAKEN, NO_ROOM, TRUST, FOLLOWED = range(4)
"""Places in `Wanted.counts`."""


class Wanted(NamedTuple):
    """Positions that a strategy comes to: `slot` of a structure or -1; `seen`: [slot, side to move, black
    king] -> white kings. `layers`: [layer, side to move, black king]; `rest`, `open`: 64 masks each; `step`,
    `masks`: room for one move. `counts`: slots that are taken, whether there was no room, how promotions are
    trusted (`kings.GUESSED`, `EACH`), the structures that were followed."""

    slot: Any
    seen: Any
    layers: Any
    rest: Any
    open: Any
    step: Any
    masks: Any
    counts: Any


def new_wanted(nodes: int, room: int) -> Wanted:
    """Room for the positions of `room` structures out of `nodes`."""
    return Wanted(
        slot=np.full(nodes, -1, np.int32),
        seen=np.empty((room, 2, 64), np.uint64),
        layers=np.empty((_LAYERS, 2, 64), np.uint64),
        rest=np.empty(64, np.uint64),
        open=np.empty(64, np.uint64),
        step=np.empty(64, np.uint64),
        masks=np.empty(64, np.uint64),
        counts=np.zeros(4, np.int64),
    )


@jit
def add(node, side, b, mask, s, d) -> None:
    if mask == ZERO:
        return
    slot = _slot_of(node, s, d)
    if slot >= 0:
        d.seen[slot, side, b] |= mask


@jit
def _add_all(node, side, s, d) -> None:
    """Add `masks`."""
    some = ZERO
    for b in range(64):
        some |= d.masks[b]
    if some == ZERO:
        return
    slot = _slot_of(node, s, d)
    if slot >= 0:
        for b in range(64):
            d.seen[slot, side, b] |= d.masks[b]


@jit
def _slot_of(node, s, d):
    """The structure's slot, a new one if need be; -1 where White never wins, and without room."""
    if s.wp[node] == ZERO:
        return np.int64(-1)
    slot = np.int64(d.slot[node])
    if slot >= 0:
        return slot
    slot = d.counts[TAKEN]
    if slot >= len(d.seen):
        d.counts[NO_ROOM] = 1
        return np.int64(-1)
    d.counts[TAKEN] = slot + 1
    d.slot[node] = slot
    d.seen[slot] = ZERO
    return np.int64(slot)


@jit
def clear(s, d) -> None:
    """Forget all positions."""
    d.slot[: s.counts[NODES]] = -1
    d.counts[TAKEN] = d.counts[NO_ROOM] = 0


@jit
def follow(asked, s, t, d):
    """Mark the promotions (`NEEDED`) that the results of the positions added so far lean on and that are not
    verified -> how many; -1 without room."""
    count = 0
    for back in range(s.counts[NODES]):
        at = np.int64(s.order[s.counts[NODES] - 1 - back])
        if d.slot[at] < 0:
            continue
        d.counts[FOLLOWED] += 1
        prepare(at, asked, d.counts[TRUST], s, t)
        if asked == LEAST:
            count += _keep_win(at, s, t, d)
        else:
            count += _keep_rest(at, s, t, d)
        if d.counts[NO_ROOM]:
            return -1
    return count


@jit
def _need(edge, asked, leant, s):
    """Note the promotion if what is leant on, 64 masks, is not proven -> how many that adds."""
    known = s.edges[edge, HIGH_KNOWN] if asked == MOST else s.edges[edge, LOW_KNOWN]
    if known or s.edges[edge, NEEDED]:
        return 0
    slot, some = np.int64(s.edges[edge, SLOT]), ZERO
    for b in range(64):
        proven = ZERO
        if slot >= 0:
            proven = ~s.high[slot, b] if asked == MOST else s.low[slot, b]
        some |= leant[b] & ~proven
    if some == ZERO:
        return 0
    s.edges[edge, NEEDED] = 1
    return 1


@jit
def _layer(s, node, t, d):
    """How many moves of the kings the win is away, by layers -> the last of them."""
    for b in range(64):
        d.layers[0, 0, b] = t.exits[b]
    last = 0
    while True:
        for b in range(64):
            t.free[b + 8] = t.legal_white[b] & ~d.layers[last, 0, b]
        neighbours(t.free, t.beside, t.two)
        for b in range(64):
            d.layers[last, 1, b] = s.wins[node, BLACK_MOVES, b] & ~t.two[b]
        if last + 1 >= _LAYERS:
            return last
        changed = ZERO
        for b in range(64):
            won = d.layers[last, 0, b] | (around(d.layers[last, 1, b]) & t.legal_white[b])
            changed |= won ^ d.layers[last, 0, b]
            d.layers[last + 1, 0, b] = won
        if changed == ZERO:
            return last
        last += 1


@jit
def _moved(mask, direction):
    if direction == 0:
        return mask << U8
    if direction == 1:
        return mask >> U8
    if direction == 2:
        return (mask & NOT_H) << ONE
    if direction == 3:
        return (mask & NOT_A) >> ONE
    if direction == 4:
        return (mask & NOT_H) << U9
    if direction == 5:
        return (mask & NOT_A) >> U9
    if direction == 6:
        return (mask & NOT_A) << U7
    return (mask & NOT_H) >> U7


@jit
def _keep_win(node, s, t, d):
    """Follow the quickest way to leave the structure with a win."""
    slot = np.int64(d.slot[node])
    white, black = d.seen[slot, 0], d.seen[slot, 1]
    for layer in range(_layer(s, node, t, d), -1, -1):
        for b in range(64):
            found = black[b] & d.layers[layer, 1, b]
            if layer > 0:
                found &= ~d.layers[layer - 1, 1, b]
            if found:
                aims = KING[b]
                while aims:
                    at = lowest_bit(aims)
                    aims &= aims - ONE
                    white[at] |= found & t.legal_white[at]
        if layer == 0:
            break
        for b in range(64):
            left = white[b] & d.layers[layer, 0, b] & ~d.layers[layer - 1, 0, b]
            direction = 0
            while left and direction < 8:
                to = _moved(left, direction) & d.layers[layer - 1, 1, b]
                black[b] |= to
                left &= ~_moved(to, direction ^ 1)
                direction += 1
    for b in range(64):
        d.rest[b] = white[b] & t.exits[b]
        d.open[b] = black[b]
    return _leave_winning(node, s, t, d)


@jit
def _leave_winning(node, s, t, d):
    """White's moves out of the structure for the positions in `rest`, promotions first, the proven before
    the others; all of Black's for those in `open`."""
    wp, bp, count = s.wp[node], s.bp[node], 0
    for turn in range(3):
        for row in range(s.first[node], s.first[node + 1]):
            move = s.moves[row]
            queens = move[KIND] == QUEENS
            if (turn < 2) != (queens and not move[BLACK]):
                continue
            if move[BLACK]:
                t.moves[:] = ZERO
                black_leaves(move, wp, bp, LEAST, d.counts[TRUST], s, t)
                for b in range(64):
                    d.step[b] = d.open[b] & t.moves[b]
                    if queens:
                        d.masks[b] = d.step[b] & ~retaken(move, bp, b, s)
                if queens:
                    count += _need(np.int64(move[EDGE]), LEAST, d.masks, s)
                after_black(move, bp, s, d)
                continue
            t.exits[:] = ZERO
            white_leaves(move, wp, bp, LEAST, STRICT if turn == 0 else d.counts[TRUST], s, t)
            if not _take(t.exits, d):
                continue
            if turn == 1:
                count += _need(np.int64(move[EDGE]), LEAST, d.step, s)
            after_white(move, wp, s, d)
    return count


@jit
def _take(wanted, d):
    """Of `rest` into `step` -> whether there is any."""
    some = ZERO
    for b in range(64):
        d.step[b] = d.rest[b] & wanted[b]
        d.rest[b] &= ~d.step[b]
        some |= d.step[b]
    return some != ZERO


@jit
def after_white(move, wp, s, d) -> None:
    """Positions after a winning move of White from those in `step`, for all answers of Black."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == QUEENS:
        square, taking = np.int64(move[TARGET]), ZERO
        for b in range(64):
            if d.step[b] and KING[square] & bit(b):
                taking |= d.step[b] & takeable(wp & ~bit(move[ORIGIN]), square, b)
        add(child, WHITE_MOVES, square, taking, s, d)
        return
    for b in range(64):
        here = d.step[b] & s.wins[child, BLACK_MOVES, b]
        if kind == KING_TAKES:
            here = bit(move[ORIGIN]) if d.step[b] else ZERO
        d.masks[b] = here
    _add_all(child, BLACK_MOVES, s, d)
    for column in (FIRST_PASSED, FIRST_PASSED + 1):
        after = np.int64(move[column])
        if after >= 0:
            for b in range(64):
                add(after, WHITE_MOVES, b, d.step[b] & white_may_move(s.wp[after], s.bp[after], b), s, d)


@jit
def _into(square, d):
    """All of `step` with the black king beside a square."""
    found = ZERO
    for b in range(64):
        found |= d.step[b] & (ZERO - (KING[square] >> np.uint64(b) & ONE))
    return found


@jit
def after_black(move, bp, s, d) -> None:
    """Positions after a losing move of Black from those in `step`, for one answer of White."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == KING_TAKES:
        add(child, WHITE_MOVES, np.int64(move[ORIGIN]), _into(move[ORIGIN], d), s, d)
        return
    if kind == QUEENS:
        for b in range(64):
            takes = d.step[b] and d.step[b] & retaken(move, bp, b, s)
            d.masks[b] = bit(move[TARGET]) if takes else ZERO
        _add_all(child, BLACK_MOVES, s, d)
        return
    for b in range(64):
        d.masks[b] = d.step[b] & s.wins[child, WHITE_MOVES, b]
    _add_all(child, WHITE_MOVES, s, d)
    for column in (FIRST_PASSED, FIRST_PASSED + 1):
        after = np.int64(move[column])
        if after >= 0:
            for b in range(64):
                left = d.step[b] & ~s.wins[child, WHITE_MOVES, b]
                add(after, BLACK_MOVES, b, left & s.wins[after, BLACK_MOVES, b], s, d)


@jit
def _keep_rest(node, s, t, d):
    """Follow Black's moves that keep White from winning, the king's first."""
    slot = np.int64(d.slot[node])
    white, black = d.seen[slot, 0], d.seen[slot, 1]
    d.rest[:] = ZERO
    d.open[:] = ZERO
    while True:
        changed = ZERO
        for b in range(64):
            kept = t.legal_black[b] & ~s.wins[node, BLACK_MOVES, b]
            found = black[b] | (around(white[b]) & kept)
            changed |= found ^ black[b]
            black[b] = found
        for b in range(64):
            left = black[b] & ~d.open[b]
            if left == ZERO:
                continue
            d.open[b] |= left
            aims = KING[b]
            while aims and left:
                at = lowest_bit(aims)
                aims &= aims - ONE
                kept = left & t.legal_white[at] & ~s.wins[node, WHITE_MOVES, at]
                changed |= kept & ~white[at]
                white[at] |= kept
                left &= ~kept
            d.rest[b] |= left
        if changed == ZERO:
            break
    return _leave_drawing(node, s, t, d)


@jit
def _leave_drawing(node, s, t, d):
    """All of White's moves out of the structure; Black's for the positions in `rest`, promotions first."""
    wp, bp, count = s.wp[node], s.bp[node], 0
    white = d.seen[np.int64(d.slot[node]), 0]
    for turn in range(3):
        for row in range(s.first[node], s.first[node + 1]):
            move = s.moves[row]
            queens = move[KIND] == QUEENS
            if (turn != 1) != (queens and move[BLACK]):
                continue
            if move[BLACK]:
                t.moves[:] = ZERO
                t.spoilt[:] = ZERO
                black_leaves(move, wp, bp, MOST, STRICT if turn == 0 else d.counts[TRUST], s, t)
                if not _take(t.spoilt, d):
                    continue
                if turn == 2:
                    count += _need(np.int64(move[EDGE]), MOST, d.step, s)
                after_drawing(move, bp, s, d)
            else:
                for b in range(64):
                    d.step[b] = white[b]
                after_failing(move, wp, bp, s, d)
                if queens:
                    count += _need(np.int64(move[EDGE]), MOST, d.masks, s)
    return count


@jit
def after_drawing(move, bp, s, d) -> None:
    """Positions after a move of Black that keeps White from winning, from those in `step`."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == KING_TAKES:
        add(child, WHITE_MOVES, np.int64(move[ORIGIN]), _into(move[ORIGIN], d), s, d)
        return
    if kind == QUEENS:
        square = np.int64(move[TARGET])
        guarded = black_attacks(bp & ~bit(move[ORIGIN]))
        for b in range(64):
            takes = d.step[b] & KING[square] and not (guarded | KING[b]) & bit(square)
            d.masks[b] = bit(square) if takes else ZERO
        _add_all(child, BLACK_MOVES, s, d)
        return
    for b in range(64):
        d.masks[b] = d.step[b]
    _add_all(child, WHITE_MOVES, s, d)
    for column in (FIRST_PASSED, FIRST_PASSED + 1):
        after = np.int64(move[column])
        if after >= 0:
            for b in range(64):
                add(after, BLACK_MOVES, b, d.step[b] & black_may_move(s.wp[after], s.bp[after], b), s, d)


@jit
def after_failing(move, wp, bp, s, d) -> None:
    """Positions after a move of White that does not win, from those in `step`; of a promotion into `masks`
    those where the new queen stays."""
    kind, child = move[KIND], np.int64(move[CHILD])
    if kind == QUEENS:
        _queens_in_vain(move, wp, bp, s, d)
        return
    taken = s.wp[child] | s.bp[child]
    legal_masks(taken | black_attacks(s.bp[child]), taken, d.masks)
    if kind == KING_TAKES:
        square = np.int64(move[ORIGIN])
        for b in range(64):
            d.masks[b] &= bit(square) if d.step[b] & KING[square] else ZERO
    elif kind == DOUBLE:
        _step_twice(move, s, d)
    else:
        for b in range(64):
            d.masks[b] &= d.step[b]
    _add_all(child, BLACK_MOVES, s, d)


@jit
def _queens_in_vain(move, wp, bp, s, d) -> None:
    child, square = np.int64(move[CHILD]), np.int64(move[TARGET])
    for b in range(64):
        d.masks[b] = ZERO
        legal = d.step[b] & ~(black_attacks(bp) | bit(square))
        if b != square and legal:
            takes = takeable(wp & ~bit(move[ORIGIN]), square, b) & ~s.wins[child, WHITE_MOVES, square]
            add(child, WHITE_MOVES, square, legal & takes, s, d)
            d.masks[b] = legal & ~takes


@jit
def _step_twice(move, s, d) -> None:
    """Into `masks`, which has what is legal, what comes of a double step but for captures en passant."""
    between, child = np.int64(move[ORIGIN]) + 8, np.int64(move[CHILD])
    for b in range(64):
        legal = d.masks[b] & d.step[b] & ~bit(between) if b != between else ZERO
        won = legal & s.wins[child, BLACK_MOVES, b]
        for column in (FIRST_PASSED, FIRST_PASSED + 1):
            after = np.int64(move[column])
            if after >= 0:
                lost = white_may_move(s.wp[after], s.bp[after], b) & ~s.wins[after, WHITE_MOVES, b]
                add(after, WHITE_MOVES, b, won & lost, s, d)
        d.masks[b] = legal & ~s.wins[child, BLACK_MOVES, b]


@jit
def begin_after(node, row, b, mask, asked, s, d):
    """Add what comes after this move of a structure -> promotions that this takes at once."""
    move, wp, bp = s.moves[row], s.wp[node], s.bp[node]
    d.step[:] = ZERO
    d.step[b] = mask
    if asked == LEAST and move[BLACK]:
        after_black(move, bp, s, d)
    elif asked == LEAST:
        after_white(move, wp, s, d)
    elif move[BLACK]:
        after_drawing(move, bp, s, d)
    else:
        after_failing(move, wp, bp, s, d)
    if move[KIND] != QUEENS:
        return 0
    if asked == LEAST or move[BLACK]:
        d.masks[:] = d.step
        if asked == LEAST and move[BLACK]:
            d.masks[b] &= ~retaken(move, bp, b, s)
    return _need(np.int64(move[EDGE]), asked, d.masks, s)
