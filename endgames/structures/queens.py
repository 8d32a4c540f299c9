"""White with a new queen (or rook) against pawns: where it is proven that White wins, or does not lose.

One arrangement of pawns is solved for all squares of both kings and of the queen (64 x 64 x 64 x 2). White's
own pawns stay where they are, which can only make White's result worse; Black has all moves. A black
promotion must be answered by taking the new piece, or by checks; queens are traded where it is known what
that leads to (`trades.py`). Structures after more than so many pawn moves and captures of Black are not
looked at, and count as if White failed there: so all that is claimed here is a lower bound.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import lowest_bit
from endgames.paths import DATA
from endgames.structures.boards import (
    EDGED,
    FULL,
    KING,
    ONE,
    ZERO,
    around,
    bit,
    black_attacks,
    hashed,
    jit,
    legal_masks,
    neighbours,
    white_attacks,
)
from endgames.structures.chases import Chase, chase, new_chase, retaking, sight, slide
from endgames.structures.geometry import BETWEEN, BISHOP, KNIGHT, QUEEN, RAYS, REACH, ROOK
from endgames.structures.trades import after_trade

WINS, HOLDS, WINS_BY_ROOK, MAY_WIN = range(4)
"""What is asked of a structure: that White wins, does not lose, wins with a rook in place of the queen (lower
bounds); where it has no pawns, that it may win, with a queen and (the next three) rook, bishop, knight."""
PIECE = np.array([QUEEN, QUEEN, ROOK, QUEEN, ROOK, BISHOP, KNIGHT], np.int64)
"""White's piece, by what is asked."""
DEEPEST = 100
"""How deep a structure is solved that has no end but its own."""
COUNT, SOLVED, FULL_UP, EACH = range(4)
"""Places in `counts`: structures noted, solved (again), whether there was no room; how many of `each`."""


class Queens(NamedTuple):
    """Structures with a white queen. `asked`, `wanted` and `done` (how many moves of Black deep; -1 none);
    `good`: [structure, side to move, queen, black king] -> white kings with which it is so; `fresh`:
    [structure, file] the same for a queen on the last rank and Black to move, who does not take it now.
    `each`: the same with White to move after a promotion of Black, by queen and black king; `each_key`: its
    pawns, square and what is asked."""

    wp: Any
    bp: Any
    asked: Any
    wanted: Any
    done: Any
    good: Any
    fresh: Any
    table: Any
    duels: Any
    each: Any
    each_key: Any
    counts: Any


def new_queens(room: int, each: int = 0) -> Queens:
    """Room for so many structures, 70 KB each, and for a queen `each`, 32 KB."""
    return Queens(
        wp=np.empty(room, np.uint64),
        bp=np.empty(room, np.uint64),
        asked=np.empty(room, np.int64),
        wanted=np.empty(room, np.int64),
        done=np.empty(room, np.int64),
        good=np.empty((room, 2, 64, 64), np.uint64),
        fresh=np.empty((room, 8, 64), np.uint64),
        table=np.full(1 << (4 * room - 1).bit_length(), -1, np.int32),
        duels=_duels(),
        each=np.empty((each, 64, 64), np.uint64),
        each_key=np.empty((each, 3), np.uint64),
        counts=np.zeros(4, np.int64),
    )


def _duels() -> Any:
    """[what is asked, white piece, file of Black's new piece, black king] -> white kings with which it is so
    with White to move and no pawns left, against whatever Black has promoted to."""
    found = np.zeros((len(PIECE), 64, 8, 64), np.uint64)
    with np.load(DATA / "duels.npz") as masks:
        for asked, name in ((WINS, "wins"), (HOLDS, "holds"), (MAY_WIN, "may_q"), (MAY_WIN + 1, "may_r")):
            found[asked] = masks[name]
    return found


class Field(NamedTuple):
    """Room for one structure, masks by queen and black king: `seen` (the queen attacks the second square),
    `legal_white`, `legal_black`, `exits`, `spoilt`, `moves`, `able` (Black to move, no answer but its king's
    helps), `takes` (Black takes the queen); `alone`, `then`: after a trade, [side to move, black king], now
    and after a promotion; `hope`, `out`: room; the rest for `neighbours`."""

    seen: Any
    legal_white: Any
    legal_black: Any
    exits: Any
    spoilt: Any
    moves: Any
    able: Any
    takes: Any
    alone: Any
    then: Any
    free: Any
    beside: Any
    near: Any
    hope: Any
    out: Any
    chase: Chase


def new_field() -> Field:
    """Room for one structure."""
    sizes: dict[str, int | tuple[int, int]] = {"free": EDGED, "beside": EDGED, "near": 64, "hope": 64}
    sizes |= {"alone": (2, 64), "then": (2, 64)}
    names = [name for name in Field._fields if name != "chase"]
    masks = {name: np.zeros(sizes.get(name, (64, 64)), np.uint64) for name in names}
    return Field(**masks, chase=new_chase())


@jit
def entry_of(wp, bp, asked, adds, q):
    """The structure's number; a new one if it is not there and `adds`, else -1; -1 without room."""
    size = np.uint64(len(q.table) - 1)
    slot = hashed(wp, bp, np.uint64(asked + 1)) & size
    while True:
        found = np.int64(q.table[np.int64(slot)])
        if found < 0:
            break
        if q.wp[found] == wp and q.bp[found] == bp and q.asked[found] == asked:
            return found
        slot = (slot + ONE) & size
    number = q.counts[COUNT]
    if not adds:
        return np.int64(-1)
    if number >= len(q.wp):
        q.counts[FULL_UP] = 1
        return np.int64(-1)
    q.table[np.int64(slot)] = number
    q.wp[number], q.bp[number], q.asked[number] = wp, bp, asked
    q.wanted[number] = q.done[number] = -1
    q.counts[COUNT] = number + 1
    return np.int64(number)


@jit
def _drop(number, q) -> None:
    """Forget the structures from this number on: the last that were noted."""
    size = np.uint64(len(q.table) - 1)
    while q.counts[COUNT] > number:
        last = q.counts[COUNT] - 1
        slot = hashed(q.wp[last], q.bp[last], np.uint64(q.asked[last] + 1)) & size
        while q.table[np.int64(slot)] != last:
            slot = (slot + ONE) & size
        q.table[np.int64(slot)] = -1
        q.counts[COUNT] = last


@jit
def _want(wp, bp, asked, depth, listed, count, q):
    if depth < 0:
        return count
    number = entry_of(wp, bp, asked, True, q)
    if number < 0 or q.done[number] >= depth or q.wanted[number] >= depth or count >= len(listed):
        return count
    q.wanted[number] = depth
    listed[count] = number
    return count + 1


@jit
def _want_after(number, listed, count, q):
    """Note all structures that this one is made of."""
    wp, bp, asked, depth = q.wp[number], q.bp[number], q.asked[number], q.wanted[number]
    rest = bp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = bp & ~bit(origin)
        count = _want(wp, left, asked, depth, listed, count, q)
        target = origin - 8
        if target >= 8 and not (wp | bp) & bit(target):
            count = _want(wp, left | bit(target), asked, depth - 1, listed, count, q)
            if origin >= 48 and not (wp | bp) & bit(origin - 16):
                count = _want(wp, left | bit(origin - 16), asked, depth - 1, listed, count, q)
        aims = black_attacks(bit(origin)) & wp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            count = _want(wp & ~bit(target), left | bit(target), asked, depth - 1, listed, count, q)
    rest = wp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        count = _want(wp & ~bit(origin), bp, asked, depth - 1, listed, count, q)
    return count


@jit
def steps(wp, bp):
    steps = 0
    while wp:
        steps += 1
        wp &= wp - ONE
    while bp:
        steps += 1 + (lowest_bit(bp) >> 3)
        bp &= bp - ONE
    return steps


@jit
def solve(wp, bp, asked, depth, most, t, q, f):
    """Solve a structure and all that it leads to, so many moves of Black deep -> its number, -1 where there
    is no room or it would take more than `most` structures. `t`: `Trades`."""
    listed, before = np.empty(most, np.int64), q.counts[COUNT]
    count = _want(wp, bp, asked, depth, listed, 0, q)
    root = entry_of(wp, bp, asked, False, q)
    at = 0
    while at < count:
        count = _want_after(listed[at], listed, count, q)
        at += 1
    if root < 0 or q.counts[FULL_UP] or count >= most:
        for place in range(count):
            q.wanted[listed[place]] = q.done[listed[place]]
        _drop(before, q)
        return np.int64(-1)
    keys = np.empty(count, np.int64)
    for place in range(count):
        keys[place] = steps(q.wp[listed[place]], q.bp[listed[place]])
    for place in np.argsort(keys, kind="mergesort"):
        number = listed[place]
        if q.done[number] < q.wanted[number]:
            _look(number, q, f)
            _white_exits(number, q, f)
            _black_exits(number, t, q, f)
            _traded(q.wp[number], q.bp[number], q.asked[number], t, f.alone)
            _close(number, q, f)
            _fixed_point(number, q.asked[number] == HOLDS, q, f)
            _fresh(number, q, f)
            q.done[number] = _depth_of(number, q)
            q.counts[SOLVED] += 1
    return root


@jit
def _depth_of(number, q):
    """How deep the structure is solved now: as deep as any, if Black has not more moves."""
    left, deep = q.wp[number], 0
    while left:
        deep += 1
        left &= left - ONE
    left = q.bp[number]
    while left:
        deep += (lowest_bit(left) >> 3) - 1
        left &= left - ONE
    return DEEPEST if q.wanted[number] >= deep else q.wanted[number]


@jit
def _look(number, q, f) -> None:
    """What stands where, and what the queen attacks, through the black king."""
    wp, bp = q.wp[number], q.bp[number]
    taken = wp | bp
    piece = PIECE[q.asked[number]]
    checks, guarded = white_attacks(wp), black_attacks(bp)
    for a in range(64):
        f.seen[a, :] = ZERO
        f.exits[a, :] = ZERO
        f.spoilt[a, :] = ZERO
        f.moves[a, :] = ZERO
        for direction in range(8):
            for step in range(7):
                b = RAYS[piece, a, direction, step]
                if b < 0:
                    break
                f.seen[a, b] = ~BETWEEN[a, b]
                if taken & bit(b):
                    break
        there = taken | bit(a)
        closed = FULL if taken & bit(a) else there
        legal_masks(there | guarded, closed, f.legal_black[a])
        legal_masks(there, closed | checks, f.legal_white[a])
        for b in range(64):
            f.legal_white[a, b] &= ~f.seen[a, b]


@jit
def _white_exits(number, q, f) -> None:
    """Captures of pawns by queen and king."""
    wp, bp, asked = q.wp[number], q.bp[number], q.asked[number]
    taken = wp | bp
    rest = bp
    while rest:
        target = lowest_bit(rest)
        rest &= rest - ONE
        child = entry_of(wp, bp & ~bit(target), asked, False, q)
        if child < 0 or q.done[child] < 0:
            continue
        black = q.good[child, 1]
        for a in range(64):
            if not taken & bit(a):
                line, beside = BETWEEN[a, target], KING[target]
                _white_takes(target, line, f.seen[a, target], beside, black[a], black[target], f.exits[a])


@jit
def _white_takes(target, line, sees, beside, stays, goes, exits) -> None:
    """`stays`, `goes`: Black's side with the queen where it was, and on `target`."""
    place = np.uint64(target)
    for b in range(64):
        by_queen = sees & goes[b] & ((line >> np.uint64(b) & ONE) - ONE)
        exits[b] |= by_queen | beside & (ZERO - (stays[b] >> place & ONE))


@jit
def _in_line(a, b, taken, asked):
    """Whether the queen sees a square, pawns alone in between."""
    return REACH[PIECE[asked], a] & bit(b) and not BETWEEN[a, b] & taken


@jit
def _black_exits(number, t, q, f) -> None:
    """Pawn moves of Black, and captures of pawns by its king."""
    wp, bp = q.wp[number], q.bp[number]
    rest = bp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        left = bp & ~bit(origin)
        target = origin - 8
        if not (wp | bp) & bit(target):
            if target < 8:
                _black_queens(number, origin, t, q, f)
            else:
                _black_goes(number, wp, left | bit(target), bit(target), q, f)
                if origin >= 48 and not (wp | bp) & bit(origin - 16):
                    path = bit(target) | bit(origin - 16)
                    _black_goes(number, wp, left | bit(origin - 16), path, q, f)
        aims = black_attacks(bit(origin)) & wp
        while aims:
            target = lowest_bit(aims)
            aims &= aims - ONE
            if target < 8:
                continue
            _black_goes(number, wp & ~bit(target), left | bit(target), bit(target), q, f)
    rest = wp
    while rest:
        origin = lowest_bit(rest)
        rest &= rest - ONE
        _black_king_takes(number, origin, q, f)


@jit
def _black_goes(number, wp, bp, path, q, f) -> None:
    """A pawn move of Black over `path` to these pawns."""
    asked = q.asked[number]
    child = entry_of(wp, bp, asked, False, q)
    known = child >= 0 and q.done[child] >= 0
    closed = path | white_attacks(wp)
    f.hope[:] = FULL if asked >= MAY_WIN else ZERO
    for a in range(64):
        if not path & bit(a):
            lines = sight(a, PIECE[asked], wp | bp)
            won = q.good[child, 0, a] if known else f.hope
            _black_steps(a, lines, path, closed, won, f.legal_black[a], f.moves[a], f.spoilt[a])


@jit
def _black_steps(a, lines, path, closed, won, legal_black, moves, spoilt) -> None:
    """`lines`: squares that the queen on `a` sees after the move, kings aside; `closed`: where the black king
    cannot be; `won`: where White has what is asked, then."""
    for b in range(64):
        place = np.uint64(b)
        legal = legal_black[b] & ~path & ((closed >> place & ONE) - ONE)
        legal &= BETWEEN[a, b] | ((lines >> place & ONE) - ONE)
        moves[b] |= legal
        spoilt[b] |= legal & ~won[b]


@jit
def _black_queens(number, origin, t, q, f) -> None:
    """A promotion of Black: White has to take the new piece, or chases the king."""
    wp, asked = q.wp[number], q.asked[number]
    left = q.bp[number] & ~bit(origin)
    square = origin - 8
    child = entry_of(wp, left, asked, False, q)
    known = child >= 0 and q.done[child] >= 0
    closed = bit(square) | white_attacks(wp)
    taken = wp | left | bit(square)
    alone = wp == ZERO and left == ZERO
    each = each_of(wp, left, square, asked, q)
    chased = known and asked <= HOLDS and not alone
    if chased:
        _traded(wp, left, asked, t, f.then)
        chase(wp, left, square, q.good[child, 1], asked == HOLDS, f.then, f.chase)
    for a in range(64):
        if a == square:
            continue
        f.hope[:] = FULL if asked >= MAY_WIN and not alone else ZERO
        for b in range(64):
            if alone:
                f.hope[b] |= q.duels[asked, a, square, b]
            if chased:
                f.hope[b] |= f.chase.both[a, b]
        if known:
            line = ~BETWEEN[a, square] if _in_line(a, square, wp | left, asked) else ZERO
            beside = ZERO if black_attacks(left) & bit(square) else KING[square]
            retaking(square, line, beside, q.good[child, 1, a], q.good[child, 1, square], f.hope)
        if each >= 0:
            for b in range(64):
                f.hope[b] |= q.each[each, a, b]
        lines = sight(a, PIECE[asked], taken)
        _black_steps(a, lines, bit(square), closed, f.hope, f.legal_black[a], f.moves[a], f.spoilt[a])


@jit
def each_of(wp, bp, square, asked, q):
    """The number of a queen each, Black's new on `square`; -1 where nothing is known."""
    more = np.uint64(square * 8 + asked)
    for number in range(q.counts[EACH]):
        key = q.each_key[number]
        if key[0] == wp and key[1] == bp and key[2] == more:
            return number
    return -1


@jit
def _black_king_takes(number, square, q, f) -> None:
    """The capture of a white pawn."""
    asked, bp = q.asked[number], q.bp[number]
    left = q.wp[number] & ~bit(square)
    if white_attacks(left) & bit(square):
        return
    child = entry_of(left, bp, asked, False, q)
    known = child >= 0 and q.done[child] >= 0
    hope = FULL if asked >= MAY_WIN else ZERO
    for a in range(64):
        if a == square:
            continue
        clear = ~KING[square]
        if _in_line(a, square, left | bp, asked):
            clear &= BETWEEN[a, square]
        spoilt = ~(q.good[child, 0, a, square] if known else hope)
        rest = KING[square]
        while rest:
            b = lowest_bit(rest)
            rest &= rest - ONE
            legal = f.legal_black[a, b] & clear
            f.moves[a, b] |= legal
            f.spoilt[a, b] |= legal & spoilt


@jit
def _traded(wp, bp, asked, t, out) -> None:
    """Into `out` what is claimed of a trade: nothing where all that may win is asked."""
    out[:] = ZERO
    if asked < MAY_WIN:
        after_trade(wp, bp, asked == HOLDS, t, out)


@jit
def _close(number, q, f) -> None:
    """Captures of the queen, whether Black can move at all, and where nothing but its king can spoil it."""
    wp, bp = q.wp[number], q.bp[number]
    checks, guarded = white_attacks(wp), black_attacks(bp)
    holds = q.asked[number] == HOLDS
    for a in range(64):
        f.free[8:72] = f.legal_white[a]
        neighbours(f.free, f.beside, f.near)
        near = ZERO if checks & bit(a) else KING[a]
        pawn_takes = FULL if guarded & bit(a) else ZERO
        for b in range(64):
            in_check = ZERO - (checks >> np.uint64(b) & ONE)
            f.exits[a, b] &= f.legal_white[a, b]
            takes = pawn_takes | ~KING[a] & (ZERO - (near >> np.uint64(b) & ONE))
            able = f.moves[a, b] | f.seen[a, b] | takes | f.near[b] | in_check
            f.takes[a, b] = pawn_takes | takes & ~f.alone[0, a]
            f.able[a, b] = f.legal_black[a, b] & ~(f.spoilt[a, b] | pawn_takes) & (FULL if holds else able)


@jit
def _black_answers(number, news, told, q, f):
    """Into Black's side of the structure, for the queens of `news`: where no move of Black but the capture of
    the queen by its king spoils it; into `told` for which anything changed -> whether for any."""
    some = ZERO
    for a in range(64):
        told[a] = False
        if not news[a]:
            continue
        for b in range(64):
            f.free[b + 8] = f.legal_white[a, b] & ~q.good[number, 0, a, b]
        neighbours(f.free, f.beside, f.near)
        changed = ZERO
        for b in range(64):
            kept = f.able[a, b] & ~f.takes[a, b] & ~f.near[b]
            changed |= kept ^ q.good[number, 1, a, b]
            q.good[number, 1, a, b] = kept
        told[a] = changed != ZERO
        some |= changed
    return some != ZERO


@jit
def _white_answers(number, every, told, news, q, f) -> None:
    """Into White's side of the structure: where some move leads to Black's side; into `news` for which
    queens anything changed. `told`: those where Black's side has changed; unless `every` the rest is as
    before."""
    taken = q.wp[number] | q.bp[number]
    for a in range(64):
        if every or told[a]:
            for b in range(64):
                f.out[a, b] = f.exits[a, b] | around(q.good[number, 1, a, b])
        else:
            for b in range(64):
                f.out[a, b] = f.exits[a, b]
    slide(q.good[number, 1], PIECE[q.asked[number]], taken, every, told, f.near, f.out)
    for a in range(64):
        changed, kept = ZERO, ZERO if every or taken & bit(a) else FULL
        for b in range(64):
            found = f.out[a, b] & f.legal_white[a, b] | q.good[number, 0, a, b] & kept
            changed |= found ^ q.good[number, 0, a, b]
            q.good[number, 0, a, b] = found
        news[a] = changed != ZERO


@jit
def _fixed_point(number, every, q, f) -> None:
    """The least fixed point: White wins; with `every` the greatest: White does not lose, endless play
    included. The least one begins with what is proven less deep."""
    begun = q.done[number] >= 0
    taken = q.wp[number] | q.bp[number]
    told = np.zeros(64, np.bool_)
    news = np.ones(64, np.bool_)
    for a in range(64):
        for b in range(64):
            known = q.good[number, 0, a, b] if begun else ZERO
            q.good[number, 0, a, b] = f.legal_white[a, b] if every else f.exits[a, b] | known
            q.good[number, 1, a, b] = ZERO
        news[a] = not taken & bit(a)
    while _black_answers(number, news, told, q, f):
        _white_answers(number, every, told, news, q, f)


@jit
def _fresh(number, q, f) -> None:
    """A queen on the last rank whose capture is not looked at here."""
    for file in range(8):
        a = 56 + file
        for b in range(64):
            f.free[b + 8] = f.legal_white[a, b] & ~q.good[number, 0, a, b]
        neighbours(f.free, f.beside, f.near)
        for b in range(64):
            q.fresh[number, file, b] = f.able[a, b] & ~f.near[b]
