"""Who owns what where a game of Go is over: games at random from there, in which nobody gives anything away.

Owns how these go: no side fills its own eye; it takes what the last move left in atari, or saves what that
move put there, and else plays anywhere but where its stones can be taken at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from endgames.compiled import compiler
from endgames.go.ownership.chains import (
    CELL,
    FREE,
    HEAD,
    NEXT,
    ROOM,
    SIZE,
    SUM,
    Field,
    after,
    is_atari,
    is_eye,
    place,
    takes,
)

jit = compiler(Path(__file__).parent)

_GAMES = 200
_CLEAR = 0.3
"""By how much of the games a point must be one side's more often than the other's."""


@jit
def _catch(board, head, color, field):
    """The move that takes a chain in atari; -1: it is in none, or that puts three stones or more in atari."""
    if not is_atari(board, head):
        return -1
    point = board[SUM, head] // board[FREE, head]
    free, size = after(board, point, color, field)
    return -1 if board[SIZE, head] == 1 and free == 0 and size > 2 else point


@jit
def _urgent(board, last, color, field):
    """A move that takes what the last move left in atari, or saves what it put there; -1: none."""
    if last < 0:
        return -1
    point = _catch(board, board[HEAD, last], color, field)
    if point >= 0:
        return point
    for step in field.steps:
        if board[CELL, last + step] != color:
            continue
        head = board[HEAD, last + step]
        if not is_atari(board, head):
            continue
        stone = head
        while True:  # what threatens it may be taken
            for other in field.steps:
                if board[CELL, stone + other] == 3 - color:
                    point = _catch(board, board[HEAD, stone + other], color, field)
                    if point >= 0:
                        return point
            stone = board[NEXT, stone]
            if stone == head:
                break
        point = board[SUM, head] // board[FREE, head]
        if after(board, point, color, field)[0] > 1:
            return point
    return -1


@jit
def _is_wanted(board, point, color, field):
    """A legal move, not in an own eye, after which the other side does not take three stones or more at
    once."""
    for step in field.steps:
        if board[CELL, point + step] == 0:
            return True
    if is_eye(board, point, color, field):
        return False
    free, size = after(board, point, color, field)
    return free > 1 or (free == 1 and size < 3) or takes(board, point, color, field)


@jit
def _play_out(board, color, field):
    """Moves until both sides pass."""
    passes, last, bar = 0, -1, -1
    for _ in range(3 * len(field.points)):
        if passes == 2:
            return
        point = _urgent(board, last, color, field)
        if point == bar:
            point = -1
        room = board[ROOM, -1]
        start = np.random.randint(room) if room > 0 and point < 0 else 0
        for index in range(room if point < 0 else 0):
            tried = board[ROOM, (start + index) % room]
            if tried != bar and _is_wanted(board, tried, color, field):
                point = tried
                break
        last, bar = point, -1
        if point >= 0:
            bar, passes = place(board, point, color, field), 0
        else:
            passes += 1
        color = 3 - color


@jit
def _count(board, field, owned):
    """Adds whose each point is where play is over."""
    for point in field.points:
        sign, near = board[CELL, point], 0
        if sign == 0:
            for step in field.steps:
                if board[CELL, point + step] == 1 or board[CELL, point + step] == 2:
                    near |= board[CELL, point + step]
            sign = near if near < 3 else 0
        owned[point] += 1 if sign == 1 else -1 if sign == 2 else 0


@jit
def _counted(board, color, field, games):
    owned = np.zeros(board.shape[1], np.int64)
    for _ in range(games):
        work = board.copy()
        _play_out(work, color, field)
        _count(work, field, owned)
    return owned


def owners(board: Any, color: int, field: Field) -> Any:
    """By place, where a colour would move: 1 Black's, -1 White's, 0 nobody's."""
    share = _counted(board, color, field, _GAMES) / _GAMES
    return np.where(np.abs(share) > _CLEAR, np.sign(share), 0).astype(np.int64)
