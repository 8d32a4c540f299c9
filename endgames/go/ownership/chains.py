"""A board on which games are played fast: stones, chains and their liberties, kept up to date by each move.

Owns the rules of play on it: what is legal, what a move takes, what a ko bars.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler

jit = compiler(Path(__file__).parent)

EMPTY, BLACK, WHITE, OUTSIDE = range(4)
"""Cells."""
PASS = -1
CELL, HEAD, NEXT, SIZE, FREE, SUM, SQUARES, ROOM, SLOT = range(9)
"""The rows of a board, by place: its cell; of a stone one stone that stands for its chain, and the chain's
next stone, in a ring; of a chain its stones, and the number, the sum and the sum of squares of its liberties,
each counted for every stone beside it. Then the empty places in any order (their number last), and where each
is."""
FIXED = 1 << 20
"""Liberties of a chain that is never taken."""


class Field(NamedTuple):
    """What stays the same: the `points` of the board, the `steps` to a neighbour and to a diagonal, the
    stones that live anyway (`fixed`, by place)."""

    points: Any
    steps: Any
    diagonals: Any
    fixed: Any


@jit
def is_atari(board, head):
    """Whether all liberties of a chain are one."""
    return board[FREE, head] * board[SQUARES, head] == board[SUM, head] * board[SUM, head]


@jit
def _count_liberty(board, head, place, more):
    board[FREE, head] += more
    board[SUM, head] += more * place
    board[SQUARES, head] += more * place * place


@jit
def _join(board, one, other):
    """Makes two chains one."""
    if board[SIZE, one] < board[SIZE, other]:
        one, other = other, one
    stone = other
    while True:
        board[HEAD, stone] = one
        stone = board[NEXT, stone]
        if stone == other:
            break
    board[NEXT, one], board[NEXT, other] = board[NEXT, other], board[NEXT, one]
    for row in (SIZE, FREE, SUM, SQUARES):
        board[row, one] += board[row, other]


@jit
def _take(board, head, steps):
    """Takes a chain off the board."""
    color, stone = board[CELL, head], head
    while True:
        board[CELL, stone] = 0
        room = board[ROOM, -1]
        board[ROOM, room], board[SLOT, stone], board[ROOM, -1] = stone, room, room + 1
        for step in steps:
            if board[CELL, stone + step] == 3 - color:
                _count_liberty(board, board[HEAD, stone + step], stone, 1)
        stone = board[NEXT, stone]
        if stone == head:
            break


@jit
def place(board, point, color, field):
    """Plays a legal move: the point that a ko bars then, or `PASS`."""
    room = board[ROOM, -1] - 1
    slot, moved = board[SLOT, point], board[ROOM, room]
    board[ROOM, slot], board[SLOT, moved], board[ROOM, -1] = moved, slot, room
    board[CELL, point], board[SIZE, point] = color, 1
    board[HEAD, point], board[NEXT, point] = point, point
    board[FREE, point], board[SUM, point], board[SQUARES, point] = 0, 0, 0
    if field.fixed[point]:
        board[FREE, point], board[SQUARES, point] = FIXED, 1
    for step in field.steps:
        near = point + step
        if board[CELL, near] == 0:
            _count_liberty(board, point, near, 1)
        elif board[CELL, near] != 3:
            _count_liberty(board, board[HEAD, near], point, -1)
    taken, gone = 0, PASS
    for step in field.steps:
        near = point + step
        if board[CELL, near] == color and board[HEAD, near] != board[HEAD, point]:
            _join(board, board[HEAD, near], board[HEAD, point])
        elif board[CELL, near] == 3 - color and board[FREE, board[HEAD, near]] == 0:
            taken += board[SIZE, board[HEAD, near]]
            _take(board, board[HEAD, near], field.steps)
            gone = near
    head = board[HEAD, point]
    return gone if taken == 1 and board[SIZE, head] == 1 and board[FREE, head] == 1 else PASS


@jit
def after(board, point, color, field):
    """(liberties, no more than two, stones) of a chain after a move of it on a point, before anything is
    taken."""
    free = total = squares = 0
    size = 1
    for index in range(4):
        near = point + field.steps[index]
        if board[CELL, near] == 0:
            free, total, squares = free + 1, total + near, squares + near * near
        elif board[CELL, near] == color:
            head = board[HEAD, near]
            free, total, squares = free - 1, total - point, squares - point * point
            is_new = True
            for before in range(index):
                other = point + field.steps[before]
                if board[CELL, other] == color and board[HEAD, other] == head:
                    is_new = False
            if is_new:
                free, total = free + board[FREE, head], total + board[SUM, head]
                squares += board[SQUARES, head]
                size += board[SIZE, head]
    if free == 0:
        return 0, size
    return 1 if free * squares == total * total else 2, size


@jit
def takes(board, point, color, field):
    """Whether a move takes something."""
    for step in field.steps:
        if board[CELL, point + step] == 3 - color and is_atari(board, board[HEAD, point + step]):
            return True
    return False


@jit
def is_legal(board, point, color, field):
    return after(board, point, color, field)[0] > 0 or takes(board, point, color, field)


@jit
def is_eye(board, point, color, field):
    for step in field.steps:
        if board[CELL, point + step] != color and board[CELL, point + step] != 3:
            return False
    foreign, rim = 0, False
    for step in field.diagonals:
        foreign += board[CELL, point + step] == 3 - color
        rim = rim or board[CELL, point + step] == 3
    return foreign == 0 or (foreign == 1 and not rim)


@jit
def count(cells, owners, field, ends):
    """Black's points less White's where play is over, and (`ends`) whose each is: living stones, and regions
    beside those of one side alone. A stone is dead where its place is the other side's."""
    ends[:] = 0
    total, todo, seen = 0, np.zeros(len(field.points), np.int64), np.zeros(len(cells), np.bool_)
    for point in field.points:
        if cells[point]:
            sign = 1 if cells[point] == BLACK else -1
            if owners[point] * sign >= 0:
                ends[point], seen[point] = sign, True
                total += sign
    for first in field.points:
        if seen[first]:
            continue
        todo[0], known, done, beside = first, 1, 0, 0
        seen[first] = True
        while done < known:
            for step in field.steps:
                near = todo[done] + step
                if cells[near] == OUTSIDE:
                    continue
                if not seen[near]:
                    seen[near], todo[known], known = True, near, known + 1
                elif ends[near] and cells[near]:
                    beside |= cells[near]
            done += 1
        sign = 1 if beside == BLACK else -1 if beside == WHITE else 0
        for index in range(known):
            ends[todo[index]] = sign
        total += sign * known
    return total


@jit
def new_board(cells, field):
    """A board with all that is known of its chains."""
    board = np.zeros((9, len(cells)), np.int64)
    board[CELL, :] = 3
    for index in range(len(field.points)):
        point = field.points[index]
        board[CELL, point], board[ROOM, index], board[SLOT, point] = 0, point, index
    board[ROOM, -1] = len(field.points)
    for point in field.points:
        if cells[point]:
            place(board, point, cells[point], field)
    return board
