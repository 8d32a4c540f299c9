"""The positions of one slice of a table and their moves, compiled.

Two sides, 0 White and 1 Black. A position is its squares: both kings, then the men; -1 is a man that is gone.
The pawns of a slice stand still: a move of theirs leads to another slice, as a capture does to another table.

A code says what is known of a position: 2 * plies, one more where the side to move wins; from OPEN on how
many of its moves are not known to lose; from SPECIAL on what `layout` says of it (STALEMATE, DRAW, ILLEGAL).
`work` holds the codes of a slice, White to move and then Black to move.

`shape` rows describe a table, our own (row 0) or one that a capture or promotion leads to: [address of its
bytes or 0 for a draw, colours exchanged, its first pawn or -1, men, entries, bytes of a block, then for each
man: its place among ours, its stride, what of a pawn it is]. `ways[captured man, promoted man, new type]`
finds the row, `meanings[row, half, byte]` the code. `zeroing`: plies are counted to the next capture or pawn
move instead of to the mate, so what a move of those leads to is none away."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from endgames.compiled import byte_at, compiler
from endgames.tables.building.geometry import (
    ATTACKS,
    BETWEEN,
    BISHOP,
    JUMPS,
    KING_ATTACKS,
    KING_SLOTS,
    KNIGHT,
    PAWN,
    ROOK,
    STEPS,
)
from endgames.tables.layout import DRAW, ILLEGAL, STALEMATE

jit = compiler(Path(__file__).parent)

# numba compiles anew for every plain number that is handed over; these are variables to it.
COUNT, LOOK, CONVERSIONS = np.int64(0), np.int64(1), np.int64(2)
"""What `expand` does with moves that stay in the slice: counts them, looks them up, leaves them out."""
WHITE = np.int64(0)
NONE = 1000
"""No win is known: more plies than any."""
OPEN, SPECIAL = 4096, 65280
STALE, DRAWN, WRONG = (SPECIAL | said & 255 for said in (STALEMATE, DRAW, ILLEGAL))
ADDRESS, SWAPPED, LEAD, MEN, ENTRIES, BLOCK, FIRST = range(7)
"""Columns of `shape`; from FIRST on three for each man."""
PIECE, FIRST_PAWN, OTHER_PAWN = range(3)
"""The last of the three."""

_ONE = np.uint64(1)


@jit
def new_room():
    """For the moves of a position."""
    return np.empty((128, 3), np.int64)


@jit
def bit(square: int):
    return _ONE << np.uint64(square)


@jit
def attacked(square: int, by: int, squares, types, colors, occupied) -> bool:
    """Whether a man or the king of side `by` attacks the square."""
    target = bit(square)
    if KING_ATTACKS[squares[by]] & target:
        return True
    for man in range(len(types)):
        origin = squares[2 + man]
        if colors[man] == by and origin >= 0:
            kind = types[man] + by if types[man] == PAWN else types[man]
            if ATTACKS[kind, origin] & target and not BETWEEN[origin, square] & occupied:
                return True
    return False


@jit
def occupied_by(squares):
    """All squares as bits; 0 where two men share one."""
    occupied = np.uint64(0)
    for square in squares:
        if square >= 0:
            one = bit(square)
            if occupied & one:
                return np.uint64(0)
            occupied |= one
    return occupied


@jit
def place(row, squares) -> int:
    """The index of a position in the half of the table that `row` describes."""
    swapped = 56 if row[SWAPPED] else 0
    white, black = (squares[1], squares[0]) if swapped else (squares[0], squares[1])
    flip, slanted = swapped, False
    if row[LEAD] >= 0:
        if squares[2 + row[LEAD]] & 4:
            flip ^= 7
        slot = white ^ flip
    else:
        king = white ^ flip
        if king & 4:
            flip ^= 7
            king ^= 7
        if king & 32:
            flip ^= 56
            king ^= 56
        slanted = (king >> 3) > (king & 7)
        slot = KING_SLOTS[(king >> 3) | ((king & 7) << 3) if slanted else king]
    black ^= flip
    if slanted:
        black = (black >> 3) | ((black & 7) << 3)
    index = (slot * 64 + black) * row[BLOCK]
    for man in range(row[MEN]):
        column = FIRST + 3 * man
        square = squares[2 + row[column]] ^ flip
        kind = row[column + 2]
        if slanted:
            square = (square >> 3) | ((square & 7) << 3)
        elif kind == FIRST_PAWN:
            square = (square >> 3) * 4 + (square & 7) - 4
        elif kind == OTHER_PAWN:
            square -= 8
        index += square * row[column + 1]
    return index


@jit
def look_up(number: int, squares, side: int, shape, meanings) -> int:
    """The code of a position with `side` to move in the table of a row."""
    row = shape[number]
    if row[ADDRESS] == 0:
        return DRAWN
    half = side ^ row[SWAPPED]
    return meanings[number, half, byte_at(row[ADDRESS] + half * row[ENTRIES] + place(row, squares))]


@jit
def after_double_step(pawn: int, side: int, code: int, squares, facts) -> int:
    """The code of a position for the other side, which may take `pawn` en passant now. `code`: without that
    right."""
    types, colors, shape, ways, meanings, _zeroing = facts
    target = squares[2 + pawn]
    behind = target - 8 if side == 0 else target + 8
    loss, drawn, win = -1, False, NONE
    for man in range(len(types)):
        origin = squares[2 + man]
        if types[man] != PAWN or colors[man] == side or not ATTACKS[PAWN + 1 - side, origin] & bit(behind):
            continue
        squares[2 + man], squares[2 + pawn] = behind, -1
        if not attacked(squares[1 - side], side, squares, types, colors, occupied_by(squares)):
            found = look_up(ways[pawn, len(types), 0], squares, side, shape, meanings)
            if found >= OPEN:
                drawn = True
            elif found & 1:
                loss = max(loss, (found >> 1) + 1)
            else:
                win = min(win, (found >> 1) + 1)
        squares[2 + man], squares[2 + pawn] = origin, target
    if code < OPEN and code & 1:
        win = min(win, code >> 1)
    if win < NONE:
        return win * 2 + 1
    if loss < 0 and not drawn:
        return code
    if code == STALE or code == 0:  # it has to take
        return DRAWN if drawn else loss * 2
    return DRAWN if drawn or code >= OPEN else max(loss * 2, code)


@jit
def pawn_target(origin: int, side: int, direction: int, occupied) -> int:
    """Where a pawn can go: 0 a step, 1 two steps, 2 and 3 captures; -1 if it cannot."""
    ahead = 8 if side == 0 else -8
    target = origin + ahead
    if direction < 2:
        if occupied & bit(target):
            return -1
        if direction == 0:
            return target
        home = 1 if side == 0 else 6
        return target + ahead if origin >> 3 == home and not occupied & bit(target + ahead) else -1
    file = (origin & 7) + (1 if direction == 2 else -1)
    if file < 0 or file > 7:
        return -1
    target = (target & 56) | file
    return target if occupied & bit(target) else -1


@jit
def list_moves(squares, side: int, types, colors, occupied, found) -> int:
    """All moves that go, checks aside, into `found`: place of the man in `squares`, target, captured man or
    the number of men -> how many."""
    men, number = len(types), 0
    for mover in range(-1, men):
        if mover >= 0 and (colors[mover] != side or squares[2 + mover] < 0):
            continue
        slot = side if mover < 0 else 2 + mover
        kind = -1 if mover < 0 else types[mover]
        first = 4 if kind == BISHOP else 0
        last = 4 if kind in (ROOK, PAWN) else 8
        slides = 0 <= kind <= BISHOP
        for direction in range(first, last):
            if kind == PAWN:
                target = pawn_target(squares[slot], side, direction, occupied)
            else:
                target = (
                    JUMPS[squares[slot], direction] if kind == KNIGHT else STEPS[squares[slot], direction]
                )
            while target >= 0:
                taken, blocked = men, False
                if occupied & bit(target):
                    blocked = True
                    for man in range(men):
                        if squares[2 + man] == target:
                            taken = man
                    if taken == men or colors[taken] == side:
                        break
                found[number, 0], found[number, 1], found[number, 2] = slot, target, taken
                number += 1
                target = STEPS[target, direction] if slides and not blocked else -1
    return number


@jit
def is_free(squares, side: int, types, colors) -> bool:
    """Whether no man of the other side would attack the king of `side` on an empty board: no move but the
    king's own can leave it in check."""
    target = bit(squares[side])
    for man in range(len(types)):
        origin = squares[2 + man]
        if colors[man] != side and origin >= 0:
            kind = types[man] + 1 - side if types[man] == PAWN else types[man]
            if ATTACKS[kind, origin] & target:
                return False
    return True


@jit
def expand(squares, side: int, mode: int, start: int, found, work, facts):
    """All moves of a legal position -> (moves counted, plies of the quickest win or NONE, whether some move
    is not known to lose, plies of the slowest loss or -1, whether there is any legal move). `start`: where
    the slice begins in its half; `found`: room for `list_moves`."""
    types, colors, shape, ways, meanings, zeroing = facts
    men, other = len(types), 1 - side
    occupied = occupied_by(squares)
    free = is_free(squares, side, types, colors)
    count, win, held, loss, legal = 0, NONE, False, -1, False
    for number in range(list_moves(squares, side, types, colors, occupied, found)):
        slot, target, taken = found[number, 0], found[number, 1], found[number, 2]
        pawn = slot > 1 and types[slot - 2] == PAWN
        leaves = pawn or taken < men
        if mode == CONVERSIONS and not leaves:
            continue
        origin = squares[slot]
        squares[slot] = target
        if taken < men:
            squares[2 + taken] = -1
        after = (occupied & ~bit(origin)) | bit(target)
        if (free and slot > 1) or not attacked(squares[side], other, squares, types, colors, after):
            legal = True
            promotes = pawn and (target < 8 or target > 55)
            if not leaves and mode == COUNT:
                count += 1
            else:
                for new in range(4 if promotes else 1):
                    if leaves:
                        way = ways[taken, slot - 2 if promotes else men, new]
                        code = look_up(way, squares, other, shape, meanings)
                        if pawn and abs(target - origin) == 16:
                            code = after_double_step(slot - 2, side, code, squares, facts)
                        if zeroing and code < OPEN:
                            code &= 1
                    else:
                        code = work[other, place(shape[0], squares) - start]
                    if code >= OPEN:
                        held = True
                    elif code & 1:
                        loss = max(loss, (code >> 1) + 1)
                    else:
                        win = min(win, (code >> 1) + 1)
        squares[slot] = origin
        if taken < men:
            squares[2 + taken] = target
    return count, win, held, loss, legal


@jit
def set_up(block: int, rest: int, squares, types, kings) -> None:
    """The squares of the position at `rest` in a block; the pawns stand already."""
    squares[0], squares[1] = kings[block >> 6], block & 63
    for man in range(len(types) - 1, -1, -1):
        if types[man] != PAWN:
            squares[2 + man] = rest & 63
            rest >>= 6


@jit
def is_legal(squares, side: int, types, colors) -> bool:
    """Whether no two men share a square and the side that has moved is not in check."""
    occupied = occupied_by(squares)
    return occupied != 0 and not attacked(squares[1 - side], side, squares, types, colors, occupied)
