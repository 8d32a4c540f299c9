"""The retrograde analysis of one slice of a table, compiled; the moves, and what a code is, are in
`positions.py`. Two sides, 0 White and 1 Black."""

from __future__ import annotations

import numpy as np

from endgames.tables.building.geometry import (
    BISHOP,
    JUMPS,
    KNIGHT,
    PAWN,
    ROOK,
    STEPS,
)
from endgames.tables.building.positions import (
    BLOCK,
    CONVERSIONS,
    COUNT,
    DRAWN,
    FIRST,
    LEAD,
    LOOK,
    NONE,
    OPEN,
    SPECIAL,
    STALE,
    WHITE,
    WRONG,
    attacked,
    bit,
    expand,
    is_legal,
    jit,
    new_room,
    occupied_by,
    place,
    set_up,
)


@jit
def solve(start: int, standing, kings, work, facts) -> int:
    """Fill a whole slice -> the most plies in it. `standing`: the squares with the pawns among them."""
    blocks = np.arange(len(kings) * 64)
    top = prepare(blocks, start, standing, kings, work, facts)
    plies = 0
    while plies <= top:
        for side in range(2):
            top = max(top, spread(plies, side, blocks, start, standing, kings, work, facts))
        plies += 1
    return top


@jit
def prepare(blocks, start: int, standing, kings, work, facts) -> int:
    """Fill the blocks with what depends on no other position of this slice -> the most plies in them now."""
    types, colors, shape = facts[:3]
    squares, room = standing.copy(), new_room()
    size, top = shape[0, BLOCK], 0
    for block in blocks:
        for rest in range(size):
            set_up(block, rest, squares, types, kings)
            for side in range(2):
                code = WRONG
                if is_legal(squares, side, types, colors):
                    count, win, held, loss, legal = expand(squares, side, COUNT, start, room, work, facts)
                    if not legal:
                        code = end_of(squares, side, types, colors)
                    elif win < NONE:
                        code, top = 2 * win + 1, max(top, win)
                    elif count == 0 and not held:
                        code, top = 2 * loss, max(top, loss)
                    else:
                        code = OPEN + count + (1 if held else 0)
                work[side, block * size + rest] = code
    return top


@jit
def end_of(squares, side: int, types, colors) -> int:
    """The code of a position without moves."""
    return 0 if attacked(squares[side], 1 - side, squares, types, colors, occupied_by(squares)) else STALE


@jit
def mark(codes, index: int, known: int) -> int:
    """A position from which a move leads to one of the code `known` -> the plies that are known of it by
    that, 0 if none, -1 where this was the last of the moves that are counted: it is lost. Small, so as to be
    inlined."""
    code = codes[index]
    if known & 1:
        if code <= OPEN or code >= SPECIAL:
            return 0
        codes[index] = code - 1
        return 0 if code > OPEN + 1 else -1
    better = known + 3
    if (code < OPEN and code & 1 and code > better) or OPEN <= code < SPECIAL:
        codes[index] = better
        return better >> 1
    return 0


@jit
def lose(index: int, known: int, side: int, start: int, squares, room, work, facts) -> int:
    """Mark a position as lost -> its plies: by moves to positions of the code `known`, or by slower ones that
    lead elsewhere."""
    found = expand(squares, side, CONVERSIONS, start, room, work, facts)
    loss = max(found[3], (known >> 1) + 1)
    work[side, index] = 2 * loss
    return loss


@jit
def retract(index: int, known: int, side: int, start: int, squares, room, work, facts) -> int:
    """Mark all positions of `side` from which a move of a man within the slice leads here -> the most plies
    that came to be known. Where there are pawns, the white king is a man like the others."""
    types, colors, shape = facts[:3]
    occupied = occupied_by(squares)
    pieces, codes = shape[0, BLOCK], work[side]
    top = 0
    for mover in range(-1, len(types)):
        if (mover < 0 and side == 0 and shape[0, LEAD] < 0) or (
            mover >= 0 and (colors[mover] != side or types[mover] == PAWN)
        ):
            continue
        slot = side if mover < 0 else 2 + mover
        kind = -1 if mover < 0 else types[mover]
        king_stride = pieces if side == 1 else 64 * pieces
        stride = king_stride if mover < 0 else shape[0, FIRST + 3 * mover + 1]
        origin = squares[slot]
        for direction in range(4 if kind == BISHOP else 0, 4 if kind == ROOK else 8):
            target = JUMPS[origin, direction] if kind == KNIGHT else STEPS[origin, direction]
            while target >= 0 and not occupied & bit(target):
                squares[slot] = target
                there = index + (target - origin) * stride
                found = mark(codes, there, known)
                if found < 0:
                    found = lose(there, known, side, start, squares, room, work, facts)
                top = max(top, found)
                target = STEPS[target, direction] if 0 <= kind <= BISHOP else -1
            squares[slot] = origin
    return top


@jit
def retract_king(known: int, squares, image, room, work, facts) -> int:
    """The same for the white king without pawns, whose moves turn the board. On the diagonal both images of a
    position are stored: from there the other image leads above it, and what comes onto it is marked in both.
    """
    shape = facts[2]
    occupied = occupied_by(squares)
    origin, top = squares[0], 0
    slanted = (origin >> 3) == (origin & 7)
    for direction in range(8):
        target = STEPS[origin, direction]
        if target < 0 or occupied & bit(target):
            continue
        turned = target ^ 7 if target & 4 else target
        turned = turned ^ 56 if turned & 32 else turned
        rank, file = turned >> 3, turned & 7
        if slanted and rank > file:
            continue
        squares[0] = target
        index = place(shape[0], squares)
        found = mark(work[0], index, known)
        if found < 0:
            found = lose(index, known, WHITE, 0, squares, room, work, facts)
        top = max(top, found)
        if not slanted and rank == file:
            for man in range(len(squares)):
                image[man] = (squares[man] >> 3) | ((squares[man] & 7) << 3)
            index = place(shape[0], image)
            found = mark(work[0], index, known)
            if found < 0:
                found = lose(index, known, WHITE, 0, image, room, work, facts)
            top = max(top, found)
    squares[0] = origin
    return top


@jit
def spread(plies: int, side: int, blocks, start: int, standing, kings, work, facts) -> int:
    """Tell all positions of so many plies with `side` to move, in these blocks, to those that lead to them ->
    the most plies that came to be known."""
    types, _colors, shape = facts[:3]
    squares, image, room = standing.copy(), standing.copy(), new_room()
    size, top, other = shape[0, BLOCK], 0, 1 - side
    codes = work[side]
    for block in blocks:
        for rest in range(size):
            index = block * size + rest
            known = codes[index]
            if known >> 1 != plies:
                continue
            set_up(block, rest, squares, types, kings)
            top = max(top, retract(index, known, other, start, squares, room, work, facts))
            if other == 0 and shape[0, LEAD] < 0:
                top = max(top, retract_king(known, squares, image, room, work, facts))
    return top


@jit
def levels(codes):
    """Which codes there are in a half of a slice: [code] -> whether."""
    there = np.zeros(OPEN, np.bool_)
    for code in codes:
        if code < OPEN:
            there[code] = True
    return there


@jit
def write(codes, bytes_of, out) -> None:
    """The bytes of a half of a slice, of which all is known now; what is still open is a draw. `bytes_of`: by
    code."""
    for index in range(len(codes)):
        code = codes[index]
        if code < OPEN:
            out[index] = bytes_of[code]
        else:
            out[index] = (code if code >= SPECIAL else DRAWN) & 255


@jit
def read(bytes_there, meanings, codes) -> None:
    """The codes of a half of a slice by its bytes."""
    for index in range(len(codes)):
        codes[index] = meanings[bytes_there[index]]


@jit
def faults(blocks, start: int, standing, kings, work, facts) -> int:
    """How many codes of a finished slice differ from what their positions' moves lead to."""
    types, colors, shape = facts[:3]
    squares, room = standing.copy(), new_room()
    size, wrong = shape[0, BLOCK], 0
    for block in blocks:
        for rest in range(size):
            set_up(block, rest, squares, types, kings)
            for side in range(2):
                code = WRONG
                if is_legal(squares, side, types, colors):
                    _, win, held, loss, legal = expand(squares, side, LOOK, start, room, work, facts)
                    if not legal:
                        code = end_of(squares, side, types, colors)
                    else:
                        code = 2 * win + 1 if win < NONE else DRAWN if held else 2 * loss
                wrong += work[side, block * size + rest] != code
    return wrong
