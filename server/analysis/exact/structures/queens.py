"""White with a new queen (or rook) against pawns: where it is proven that White wins, or does not lose.

One arrangement of pawns is solved for all squares of both kings and of the queen (64 x 64 x 64 x 2). White's
own pawns stay where they are, which can only make White's result worse; Black has all moves. A black
promotion must be answered by taking the new piece. Structures after more than so many pawn moves and captures
of Black are not looked at, and count as if White failed there: so all that is claimed here is a lower bound.
"""

# mypy: allow-any-explicit
# What numba compiles takes machine numbers, which Python's types do not know.

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from server.analysis.builtin.compiled import lowest_bit
from server.analysis.exact.structures.boards import (
    BITS,
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
    neighbours,
    white_attacks,
)
from server.analysis.exact.structures.chases import Chase, chase, new_chase
from server.analysis.exact.structures.geometry import BETWEEN, BISHOP, KNIGHT, QUEEN, RAYS, REACH, ROOK
from server.system.paths import RESOURCES

WINS, HOLDS, WINS_BY_ROOK, MAY_WIN = range(4)
"""What is asked of a structure: that White wins, does not lose, wins with a rook in place of the queen (lower
bounds); where it has no pawns, that it may win, with a queen and (the next three) rook, bishop, knight."""
PIECE = np.array([QUEEN, QUEEN, ROOK, QUEEN, ROOK, BISHOP, KNIGHT], np.int64)
"""White's piece, by what is asked."""
COUNT, SOLVED, FULL_UP = range(3)
"""Places in `counts`: structures noted, solved (again), whether there was no room."""


class Queens(NamedTuple):
    """Structures with a white queen. `asked`, `wanted` and `done` (how many moves of Black deep; -1 none);
    `good`: [structure, side to move, queen, black king] -> white kings with which it is so; `fresh`:
    [structure, file] the same for a queen on the last rank and Black to move, who does not take it now."""

    wp: Any
    bp: Any
    asked: Any
    wanted: Any
    done: Any
    good: Any
    fresh: Any
    table: Any
    duels: Any
    counts: Any


def new_queens(room: int) -> Queens:
    """Room for so many structures, 70 KB each; the system gives memory as it is written to."""
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
        counts=np.zeros(3, np.int64),
    )


def _duels() -> Any:
    """[what is asked, white piece, file of Black's new piece, black king] -> white kings with which it is so
    with White to move and no pawns left, against whatever Black has promoted to."""
    found = np.zeros((len(PIECE), 64, 8, 64), np.uint64)
    with np.load(RESOURCES / "tables" / "duels.npz") as masks:
        for asked, name in ((WINS, "wins"), (HOLDS, "holds"), (MAY_WIN, "may_q"), (MAY_WIN + 1, "may_r")):
            found[asked] = masks[name]
    return found


class Field(NamedTuple):
    """Room for one structure, masks by queen and black king: `seen` (the queen attacks the second square),
    `legal_white`, `legal_black`, `exits`, `spoilt`, `moves`, `able`,
    `takes` (Black's king takes the queen); `free`, `beside` and `near` for `neighbours`."""

    seen: Any
    legal_white: Any
    legal_black: Any
    exits: Any
    spoilt: Any
    moves: Any
    able: Any
    takes: Any
    free: Any
    beside: Any
    near: Any
    chase: Chase


def new_field() -> Field:
    """Room for one structure."""
    sizes = {"free": EDGED, "beside": EDGED, "near": 64}
    names = [name for name in Field._fields if name != "chase"]
    masks = {name: np.zeros(sizes.get(name, (64, 64)), np.uint64) for name in names}
    return Field(**masks, chase=new_chase())


@jit
def entry_of(wp: Any, bp: Any, asked: Any, adds: Any, q: Any) -> Any:
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
def _want(wp: Any, bp: Any, asked: Any, depth: Any, listed: Any, count: Any, q: Any) -> Any:
    if depth < 0:
        return count
    number = entry_of(wp, bp, asked, True, q)
    if number < 0 or q.done[number] >= depth or q.wanted[number] >= depth or count >= len(listed):
        return count
    q.wanted[number] = depth
    listed[count] = number
    return count + 1


@jit
def _want_after(number: Any, listed: Any, count: Any, q: Any) -> Any:
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
def steps(wp: Any, bp: Any) -> Any:
    steps = 0
    while wp:
        steps += 1
        wp &= wp - ONE
    while bp:
        steps += 1 + (lowest_bit(bp) >> 3)
        bp &= bp - ONE
    return steps


@jit
def solve(wp: Any, bp: Any, asked: Any, depth: Any, most: Any, q: Any, f: Any) -> Any:
    """Solve a structure and all that it leads to, so many moves of Black deep -> its number, -1 where there
    is no room or it would take more than `most` structures."""
    listed = np.empty(most, np.int64)
    count = _want(wp, bp, asked, depth, listed, 0, q)
    root = entry_of(wp, bp, asked, False, q)
    at = 0
    while at < count:
        count = _want_after(listed[at], listed, count, q)
        at += 1
    if root < 0 or q.counts[FULL_UP] or count >= most:
        for place in range(count):
            q.wanted[listed[place]] = q.done[listed[place]]
        return np.int64(-1)
    keys = np.empty(count, np.int64)
    for place in range(count):
        keys[place] = steps(q.wp[listed[place]], q.bp[listed[place]])
    for place in np.argsort(keys, kind="mergesort"):
        number = listed[place]
        if q.done[number] < q.wanted[number]:
            _look(number, q, f)
            _white_exits(number, q, f)
            _black_exits(number, q, f)
            _close(number, q, f)
            _fixed_point(number, q.asked[number] == HOLDS, q, f)
            _fresh(number, q, f)
            q.done[number] = q.wanted[number]
            q.counts[SOLVED] += 1
    return root


@jit
def _look(number: Any, q: Any, f: Any) -> None:
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
        f.takes[a, :] = ZERO
        for direction in range(8):
            for step in range(7):
                b = RAYS[piece, a, direction, step]
                if b < 0:
                    break
                f.seen[a, b] = ~BETWEEN[a, b]
                if taken & bit(b):
                    break
        for b in range(64):
            base = ~(taken | KING[b] | bit(b) | bit(a))
            if taken & (bit(a) | bit(b)) or a == b:
                base = ZERO
            f.legal_black[a, b] = base & ~guarded
            f.legal_white[a, b] = ZERO if checks & bit(b) else base & ~f.seen[a, b]


@jit
def _white_exits(number: Any, q: Any, f: Any) -> None:
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
            if taken & bit(a):
                continue
            sees = f.seen[a, target]
            for b in range(64):
                if sees and not BETWEEN[a, target] & bit(b):
                    f.exits[a, b] |= sees & black[target, b]
                if black[a, b] & bit(target):
                    f.exits[a, b] |= KING[target]


@jit
def _in_line(a: Any, b: Any, taken: Any, asked: Any) -> Any:
    """Whether the queen sees a square, pawns alone in between."""
    return REACH[PIECE[asked], a] & bit(b) and not BETWEEN[a, b] & taken


@jit
def _black_exits(number: Any, q: Any, f: Any) -> None:
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
                _black_queens(number, origin, q, f)
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
def _black_goes(number: Any, wp: Any, bp: Any, path: Any, q: Any, f: Any) -> None:
    """A pawn move of Black over `path` to these pawns."""
    asked = q.asked[number]
    child = entry_of(wp, bp, asked, False, q)
    known = child >= 0 and q.done[child] >= 0
    taken, checks = wp | bp, white_attacks(wp)
    hope = FULL if asked >= MAY_WIN else ZERO
    for a in range(64):
        if path & bit(a):
            continue
        for b in range(64):
            if (path | checks) & bit(b):
                continue
            legal = f.legal_black[a, b] & ~path
            if _in_line(a, b, taken, asked):
                legal &= BETWEEN[a, b]
            f.moves[a, b] |= legal
            f.spoilt[a, b] |= legal & ~(q.good[child, 0, a, b] if known else hope)


@jit
def _black_queens(number: Any, origin: Any, q: Any, f: Any) -> None:
    """A promotion of Black: White has to take the new piece."""
    wp, asked = q.wp[number], q.asked[number]
    left = q.bp[number] & ~bit(origin)
    square = origin - 8
    child = entry_of(wp, left, asked, False, q)
    known = child >= 0 and q.done[child] >= 0
    taken, checks = wp | left | bit(square), white_attacks(wp)
    guarded = black_attacks(left) & bit(square)
    alone = wp == ZERO and left == ZERO
    hope = FULL if asked >= MAY_WIN and not alone else ZERO
    chased = known and asked <= HOLDS and not alone
    if chased:
        chase(wp, left, square, q.good[child, 1], asked == HOLDS, f.chase)
    for a in range(64):
        if a == square:
            continue
        for b in range(64):
            if b == square or checks & bit(b):
                continue
            legal = f.legal_black[a, b] & ~bit(square)
            if _in_line(a, b, taken, asked):
                legal &= BETWEEN[a, b]
            answered = hope
            if alone:
                answered |= q.duels[asked, a, square, b]
            if chased:
                answered |= f.chase.both[a, b]
            if known:
                if _in_line(a, square, wp | left | bit(b), asked):
                    answered |= ~BETWEEN[a, square] & q.good[child, 1, square, b]
                near = not guarded and not KING[b] & bit(square)
                if near and q.good[child, 1, a, b] & bit(square):
                    answered |= KING[square]
            f.moves[a, b] |= legal
            f.spoilt[a, b] |= legal & ~answered


@jit
def _black_king_takes(number: Any, square: Any, q: Any, f: Any) -> None:
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
        seen = _in_line(a, square, left | bp, asked)
        for b in range(64):
            if not KING[square] & bit(b):
                continue
            legal = f.legal_black[a, b] & ~KING[square]
            if seen:
                legal &= BETWEEN[a, square]
            f.moves[a, b] |= legal
            f.spoilt[a, b] |= legal & ~(q.good[child, 0, a, square] if known else hope)


@jit
def _close(number: Any, q: Any, f: Any) -> None:
    """Captures of the queen, and whether Black can move at all."""
    wp, bp = q.wp[number], q.bp[number]
    checks, guarded = white_attacks(wp), black_attacks(bp)
    for a in range(64):
        f.free[8:72] = f.legal_white[a]
        neighbours(f.free, f.beside, f.near)
        for b in range(64):
            f.exits[a, b] &= f.legal_white[a, b]
            if KING[b] & bit(a) and not checks & bit(a):
                f.takes[a, b] = ~KING[a]
            if guarded & bit(a):
                f.spoilt[a, b] = f.takes[a, b] = FULL
            able = f.moves[a, b] | f.seen[a, b] | f.takes[a, b] | f.near[b]
            if checks & bit(b):
                able = FULL
            f.able[a, b] = f.legal_black[a, b] & able


@jit
def _black_answers(number: Any, a: Any, holds: Any, q: Any, f: Any, out: Any) -> Any:
    """Into Black's side of the structure, for a queen on `a`: where no move of Black but the capture of the
    queen by its king spoils it -> whether anything changed. `out`: room for 64 masks."""
    white, black = q.good[number, 0, a], q.good[number, 1, a]
    for b in range(64):
        f.free[b + 8] = f.legal_white[a, b] & ~white[b]
    neighbours(f.free, f.beside, out)
    changed = ZERO
    for b in range(64):
        kept = (f.legal_black[a, b] if holds else f.able[a, b]) & ~f.spoilt[a, b] & ~f.takes[a, b] & ~out[b]
        changed |= kept ^ black[b]
        black[b] = kept
    return changed != ZERO


@jit
def _white_answers(number: Any, a: Any, every: Any, told: Any, q: Any, f: Any, out: Any) -> Any:
    """Into White's side of the structure, for a queen on `a`: where some move leads to Black's side -> if
    anything changed. `told`: the queens' squares where Black's side has changed; the rest is as before."""
    piece = PIECE[q.asked[number]]
    taken = q.wp[number] | q.bp[number]
    white = q.good[number, 0, a]
    for b in range(64):
        out[b] = f.exits[a, b]
    touched = False
    if every or told[a]:
        touched = True
        for b in range(64):
            out[b] |= around(q.good[number, 1, a, b])
    for direction in range(8):
        for step in range(7):
            to = RAYS[piece, a, direction, step]
            if to < 0 or taken & bit(to):
                break
            if not every and not told[to]:
                continue
            touched = True
            clear, black = ~BETWEEN[a, to], q.good[number, 1, to]
            for b in range(64):
                out[b] |= black[b] & clear & (ZERO if BETWEEN[a, to] & BITS[b] else FULL)
    if not touched:
        return False
    changed = ZERO
    for b in range(64):
        found = out[b] & f.legal_white[a, b]
        if not every:
            found |= white[b]
        changed |= found ^ white[b]
        white[b] = found
    return changed != ZERO


@jit
def _fixed_point(number: Any, every: Any, q: Any, f: Any) -> None:
    """The least fixed point: White wins; with `every` the greatest: White does not lose, endless play
    included."""
    taken = q.wp[number] | q.bp[number]
    told = np.zeros(64, np.bool_)
    news = np.ones(64, np.bool_)
    out = np.empty(64, np.uint64)
    for a in range(64):
        for b in range(64):
            q.good[number, 0, a, b] = f.legal_white[a, b] if every else f.exits[a, b]
            q.good[number, 1, a, b] = ZERO
    while True:
        some = False
        for a in range(64):
            told[a] = news[a] and not taken & bit(a) and _black_answers(number, a, every, q, f, out)
            some |= told[a]
        if not some:
            return
        for a in range(64):
            news[a] = (
                not taken & bit(a)
                and (not every or _sees_news(number, a, told, q))
                and _white_answers(number, a, every, told, q, f, out)
            )


@jit
def _sees_news(number: Any, a: Any, told: Any, q: Any) -> Any:
    """Whether a move of White with a queen on `a` leads to where Black's side has changed."""
    if told[a]:
        return True
    piece = PIECE[q.asked[number]]
    taken = q.wp[number] | q.bp[number]
    for direction in range(8):
        for step in range(7):
            to = RAYS[piece, a, direction, step]
            if to < 0 or taken & bit(to):
                break
            if told[to]:
                return True
    return False


@jit
def _fresh(number: Any, q: Any, f: Any) -> None:
    """A queen on the last rank whose capture is not looked at here."""
    holds = q.asked[number] == HOLDS
    for file in range(8):
        a = 56 + file
        for b in range(64):
            f.free[b + 8] = f.legal_white[a, b] & ~q.good[number, 0, a, b]
        neighbours(f.free, f.beside, f.near)
        for b in range(64):
            kept = (f.legal_black[a, b] if holds else f.able[a, b]) & ~f.spoilt[a, b]
            q.fresh[number, file, b] = kept & ~f.near[b]
