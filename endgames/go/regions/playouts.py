"""Who seems to own what: games at random from a position. A guess, which says what is worth proving."""

from __future__ import annotations

from typing import Any

import numpy as np

from endgames.go.regions.holding import OUTSIDE, Room, jit, new_scratch, place

_GAMES = 150


@jit
def _is_eye(cells, point, color, room):
    is_eye = True
    for step in room.steps:
        is_eye = is_eye and (cells[point + step] == color or cells[point + step] == 3)
    return is_eye


@jit
def _play_out(cells, points, color, room, scratch, state, after):
    """Moves at random, none into an own eye, until both sides pass; `state` is the generator's."""
    passes = 0
    for _ in range(4 * len(points)):
        if passes == 2:
            break
        state[0] = (state[0] * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        first, passes = (state[0] >> 33) % len(points), passes + 1
        for index in range(len(points)):
            point = points[(first + index) % len(points)]
            if cells[point] == 0 and not _is_eye(cells, point, color, room):
                after[:] = cells
                if place(after, point, color, room, scratch) == 0:
                    cells[:] = after
                    passes = 0
                    break
        color = 3 - color


@jit
def _owners(start, points, room, scratch, games, owned):
    state = np.array([12345], np.int64)
    cells, after = start.copy(), start.copy()
    for game in range(games):
        cells[:] = start
        _play_out(cells, points, 1 + game % 2, room, scratch, state, after)
        for point in points:
            sign = cells[point]
            for step in room.steps:
                if sign == 0 and (cells[point + step] == 1 or cells[point + step] == 2):
                    sign = cells[point + step]
            if sign == 1:
                owned[point] += 1
            elif sign == 2:
                owned[point] -= 1


def owners(cells: list[int], width: int) -> Any:
    """By place: +1 where Black (1) ended with every game, -1 where White (2) did."""
    points = np.array([place for place, sign in enumerate(cells) if sign != OUTSIDE], np.int64)
    steps = np.array([-1, 1, -width - 1, width + 1], np.int64)
    owned = np.zeros(len(cells), np.int64)
    room = Room(points, steps, np.zeros((1, 1), np.uint64))
    _owners(np.array(cells, np.int8), points, room, new_scratch(len(cells)), _GAMES, owned)
    return owned / _GAMES
