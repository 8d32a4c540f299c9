"""The retrograde analysis of one table, compiled; the moves are in `positions.py`.

Two sides, 0 White and 1 Black. While a table is made, a byte below its side's base is plies to mate; from the
base to 252 it counts the moves that are not known to lose, one more where one leads to a draw in another
table; 254 marks a position whose double step can be answered en passant: those are not counted but looked at
in full, level by level. `table` holds both halves.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from server.analysis.exact.tables.building.geometry import (
    BISHOP,
    JUMPS,
    KNIGHT,
    PAWN,
    ROOK,
    STEPS,
)
from server.analysis.exact.tables.building.positions import (
    ALL,
    BLOCK,
    CONVERSIONS,
    COUNT,
    ENTRIES,
    FIRST,
    LOOK,
    NONE,
    PAWNS,
    WHITE,
    attacked,
    bit,
    expand,
    is_legal,
    jit,
    occupied_by,
    place,
    set_up,
)
from server.analysis.exact.tables.layout import DRAW, ILLEGAL, STALEMATE


@jit
def prepare(blocks: Any, bases: Any, kings: Any, table: Any, facts: Any) -> int:
    """Fill the blocks with what depends on no other position of this table -> the highest number of plies in
    them now, or -1 if it does not fit into a byte."""
    types, colors, shape, _ways = facts
    squares = np.empty(2 + len(types), np.int64)
    size, entries, top = shape[0, BLOCK], shape[0, ENTRIES], 0
    for block in blocks:
        for rest in range(size):
            set_up(block, rest, squares, types, kings)
            for side in range(2):
                code = ILLEGAL
                if is_legal(squares, side, types, colors):
                    count, win, held, loss, special, legal = expand(squares, side, COUNT, ALL, table, facts)
                    if not legal:
                        checked = attacked(
                            squares[side], 1 - side, squares, types, colors, occupied_by(squares)
                        )
                        code = 0 if checked else STALEMATE
                    elif special:
                        code = DRAW
                        top = max(top, loss, win if win < NONE else 0)
                    elif win < NONE or (count == 0 and not held):
                        code = win if win < NONE else loss
                        top = max(top, code)
                        if code >= bases[side]:
                            return -1
                    else:
                        code = bases[side] + count + (1 if held else 0)
                table[side * entries + block * size + rest] = code
    return top


@jit
def mark(table: Any, index: int, plies: int, base: int) -> int:
    """A position from which a move leads to one of so many plies -> the plies that are known of it by that, 0
    if none, -1 where this was the last of the moves that are counted: it is lost. Small, so as to be inlined.
    """
    code = table[index]
    if plies & 1:
        if code <= base or code >= STALEMATE:
            return 0
        table[index] = code - 1
        return 0 if code > base + 1 else -1
    if (code < base and code & 1 and code > plies + 1) or base <= code < STALEMATE:
        table[index] = plies + 1
        return plies + 1
    return 0


@jit
def lose(index: int, plies: int, side: int, squares: Any, table: Any, facts: Any) -> int:
    """Mark a position as lost -> its plies to mate: by moves to positions of `plies`, or by slower ones to
    other tables."""
    loss = max(expand(squares, side, CONVERSIONS, ALL, table, facts)[3], plies + 1)
    table[index] = min(loss, STALEMATE)
    return loss


@jit
def retract(index: int, plies: int, side: int, base: int, squares: Any, table: Any, facts: Any) -> int:
    """Mark all positions of `side` from which a move of a man leads here; `index` is this position's place
    in their half -> the most plies that came to be known."""
    types, colors, shape, _ways = facts
    occupied = occupied_by(squares)
    top = 0
    for mover in range(-1, len(types)):
        if (mover < 0 and side == 0) or (mover >= 0 and colors[mover] != side):
            continue
        slot = 1 if mover < 0 else 2 + mover
        kind = -1 if mover < 0 else types[mover]
        stride = shape[0, BLOCK] if mover < 0 else shape[0, FIRST + 3 * mover + 1]
        origin = squares[slot]
        first = 4 if kind == BISHOP else 0
        last = 4 if kind == ROOK else 1 if kind == PAWN else 8
        for direction in range(first, last):
            if kind == PAWN:
                target = pawn_origin(origin, side, occupied)
            else:
                target = JUMPS[origin, direction] if kind == KNIGHT else STEPS[origin, direction]
            steps = 0
            while target >= 0 and not occupied & bit(target):
                squares[slot] = target
                there = index + (target - origin) * stride
                found = mark(table, there, plies, base)
                top = max(top, lose(there, plies, side, squares, table, facts) if found < 0 else found)
                steps += 1
                if kind == PAWN:
                    target = second_origin(origin, target, side) if steps == 1 else -1
                else:
                    target = STEPS[target, direction] if 0 <= kind <= BISHOP else -1
            squares[slot] = origin
    return top


@jit
def pawn_origin(origin: int, side: int, occupied: Any) -> int:
    """Where a pawn that has made a step comes from, or -1."""
    target = origin - 8 if side == 0 else origin + 8
    return target if 8 <= target < 56 else -1


@jit
def second_origin(origin: int, target: int, side: int) -> int:
    """Where a pawn that has made two steps comes from, behind the square of one; or -1."""
    if side == 0:
        return target - 8 if origin >> 3 == 3 else -1
    return target + 8 if origin >> 3 == 4 else -1


@jit
def retract_king(plies: int, base: int, squares: Any, image: Any, table: Any, facts: Any) -> int:
    """The same for the white king, whose moves turn the board. On the diagonal both images of a position are
    stored: from there the other image leads above it, and what comes onto it is marked in both."""
    _types, _colors, shape, _ways = facts
    occupied = occupied_by(squares)
    origin, top = squares[0], 0
    pawns = shape[0, PAWNS] != 0
    slanted = not pawns and (origin >> 3) == (origin & 7)
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
        found = mark(table, index, plies, base)
        top = max(top, lose(index, plies, WHITE, squares, table, facts) if found < 0 else found)
        if not pawns and not slanted and rank == file:
            for man in range(len(squares)):
                image[man] = (squares[man] >> 3) | ((squares[man] & 7) << 3)
            index = place(shape[0], image)
            found = mark(table, index, plies, base)
            top = max(top, lose(index, plies, WHITE, image, table, facts) if found < 0 else found)
    squares[0] = origin
    return top


@jit
def spread(plies: int, side: int, blocks: Any, bases: Any, kings: Any, table: Any, facts: Any) -> int:
    """Tell all positions of so many plies with `side` to move, in these blocks, to those that lead to them ->
    the most plies that came to be known; -1 where they have no room in a byte."""
    types, _colors, shape, _ways = facts
    squares = np.empty(2 + len(types), np.int64)
    image = np.empty(2 + len(types), np.int64)
    size, entries, top, other = shape[0, BLOCK], shape[0, ENTRIES], 0, 1 - side
    for block in blocks:
        start = side * entries + block * size
        for rest in range(size):
            if table[start + rest] != plies:
                continue
            set_up(block, rest, squares, types, kings)
            index = other * entries + block * size + rest
            found = retract(index, plies, other, bases[other], squares, table, facts)
            top = max(top, found)
            if other == 0:
                found = retract_king(plies, bases[0], squares, image, table, facts)
                top = max(top, found)
    return top if top < bases[other] else -1


@jit
def settle(plies: int, specials: Any, kings: Any, table: Any, facts: Any) -> int:
    """Of the positions with a double step that can be answered en passant those that are known to be of so
    many plies -> how many."""
    types, _colors, shape, _ways = facts
    squares = np.empty(2 + len(types), np.int64)
    size, entries, number = shape[0, BLOCK], shape[0, ENTRIES], 0
    for index in specials:
        if table[index] != DRAW:
            continue
        side = 1 if index >= entries else 0
        rest = index - side * entries
        set_up(rest // size, rest % size, squares, types, kings)
        _, win, held, loss, _, _ = expand(squares, side, LOOK, plies - 1, table, facts)
        if win <= plies or (win == NONE and not held and loss <= plies):
            table[index] = win if win < NONE else loss
            number += 1
    return number


@jit
def finish(bases: Any, table: Any, entries: int) -> None:
    """What is not known by now is a draw."""
    for side in range(2):
        for index in range(side * entries, (side + 1) * entries):
            if bases[side] <= table[index] < STALEMATE:
                table[index] = DRAW


@jit
def faults(blocks: Any, kings: Any, table: Any, facts: Any) -> int:
    """How many bytes of a finished table differ from what their positions' moves lead to."""
    types, colors, shape, _ways = facts
    squares = np.empty(2 + len(types), np.int64)
    size, entries, wrong = shape[0, BLOCK], shape[0, ENTRIES], 0
    for block in blocks:
        for rest in range(size):
            set_up(block, rest, squares, types, kings)
            for side in range(2):
                code = ILLEGAL
                if is_legal(squares, side, types, colors):
                    _, win, held, loss, _, legal = expand(squares, side, LOOK, ALL, table, facts)
                    if not legal:
                        checked = attacked(
                            squares[side], 1 - side, squares, types, colors, occupied_by(squares)
                        )
                        code = 0 if checked else STALEMATE
                    else:
                        code = win if win < NONE else DRAW if held else loss
                wrong += table[side * entries + block * size + rest] != code
    return wrong
