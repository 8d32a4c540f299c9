"""The network that judges a position of Go: whose the points will be, the score, likely moves. No proof.

Owns its form and its arithmetic, in numba, as a search asks it thousands of times. What it has learned from,
and how: `models/GO_CARD.md`.

Eight planes, as the side to move sees the board (`_describe`), go through a layer of 3 x 3 points and through
blocks of two such layers, each added to what went in; ReLU everywhere. The mean of the board goes into the
middle block. Then three numbers a point (whose it will be, how well a move there, and what it adds to the
lead) and three a board (how well a pass, what is added to the lead, how sure that is).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler
from endgames.go.ownership.chains import CELL, FIXED, FREE, HEAD, NEXT
from endgames.paths import DATA

jit = compiler(Path(__file__).parent)

FILE = DATA / "go_network.npz"
PLANES, WIDTH = 8, 32
OWN, OTHERS, ONE, TWO, BARRED, BOARD, COSTS, MORE = range(PLANES)
"""Planes: stones of the side to move and of the other; chains with one liberty and with two; the point that a
ko bars; all points; all points where a move costs one, as by territory; chains with more liberties."""
OWNER, MOVE, LEAD = range(3)
"""The numbers of a point: logits that it becomes the mover's, and of a move there; its part of the lead."""
PASS_MOVE, MORE_LEAD, SPREAD = range(3)
"""The numbers of a board: a logit, points, and what `scale` is made of."""
LEAD_PART, LEAST_SCALE = 0.3, 0.1
"""What a point's part of the lead counts; points of the scale at least."""


class Network(NamedTuple):
    """Weights, float32: layers `[9, in, WIDTH]` (3 x 3 points by rows) with biases, `inner` two for each
    block; `pooled` `[WIDTH, WIDTH]` for the mean of the board; `maps` and `whole` `[WIDTH, 3]`."""

    first: Any
    first_bias: Any
    inner: Any
    inner_bias: Any
    pooled: Any
    pooled_bias: Any
    maps: Any
    maps_bias: Any
    whole: Any
    whole_bias: Any


class Judgement(NamedTuple):
    """What is said of a board, by place (`maps`) and of all of it (`whole`), and room to work in. There is a
    place more than the board has."""

    maps: Any
    whole: Any
    planes: Any
    layers: Any
    seen: Any
    mean: Any


@cache
def load(file: Path = FILE) -> Network:
    with np.load(file) as arrays:
        return Network(*(np.ascontiguousarray(arrays[name], np.float32) for name in Network._fields))


def blank(places: int) -> Judgement:
    return Judgement(
        np.zeros((places, 3), np.float32),
        np.zeros(3, np.float32),
        np.zeros((places + 1, PLANES), np.float32),
        np.zeros((3, places + 1, WIDTH), np.float32),
        np.zeros(places, np.int64),
        np.zeros(WIDTH, np.float32),
    )


@jit
def _liberties(board, head, field, seen):
    """Of a chain, three at most."""
    free, stone = 0, head
    while free < 3:
        for step in field.steps:
            near = stone + step
            if board[CELL, near] == 0 and seen[near] != head:
                seen[near] = head
                free += 1
        stone = board[NEXT, stone]
        if stone == head:
            break
    return free


@jit
def describe(board, color, bar, costs, field, judgement):
    """Fills the planes for a colour to move. A chain that is never taken is in all planes of liberties."""
    planes = judgement.planes
    planes[:] = 0
    judgement.seen[:] = -1
    for point in field.points:
        planes[point, BOARD] = 1
        planes[point, COSTS] = 1 if costs else 0
        if board[CELL, point] == 0:
            continue
        planes[point, OWN if board[CELL, point] == color else OTHERS] = 1
        if board[HEAD, point] == point:
            is_fixed = board[FREE, point] >= FIXED
            free, stone = 0 if is_fixed else _liberties(board, point, field, judgement.seen), point
            while True:
                planes[stone, ONE] = is_fixed or free == 1
                planes[stone, TWO] = is_fixed or free == 2
                planes[stone, MORE] = is_fixed or free > 2
                stone = board[NEXT, stone]
                if stone == point:
                    break
    if bar >= 0:
        planes[bar, BARRED] = 1


@jit
def _layer(read, weights, bias, field, depth, written):
    """Two points at a time, so that a weight is read half as often; what is over goes beside the board."""
    last = len(field.points) - 1
    for index in range(0, last + 1, 2):
        one, two = field.points[index], field.points[min(index + 1, last)]
        first, second = written[one], written[two if index < last else len(written) - 1]
        for out in range(WIDTH):
            first[out] = bias[out]
            second[out] = bias[out]
        for row in range(9):
            step = (row // 3 - 1) * field.steps[3] + row % 3 - 1
            left, right, kernel = read[one + step], read[two + step], weights[row]
            for given in range(0, depth, 4):
                a, b, c, d = left[given], left[given + 1], left[given + 2], left[given + 3]
                e, f, g, h = right[given], right[given + 1], right[given + 2], right[given + 3]
                for out in range(WIDTH):
                    p, q = kernel[given, out], kernel[given + 1, out]
                    r, s = kernel[given + 2, out], kernel[given + 3, out]
                    first[out] += a * p + b * q + c * r + d * s
                    second[out] += e * p + f * q + g * r + h * s
    written[len(written) - 1] = 0


@jit
def _clip(layer, field):
    """What is below 0 becomes 0."""
    for point in field.points:
        for out in range(WIDTH):
            layer[point, out] = max(layer[point, out], np.float32(0))


@jit
def _average(read, field, mean):
    mean[:] = 0
    for point in field.points:
        for given in range(WIDTH):
            mean[given] += read[point, given] / len(field.points)


@jit
def _sum(read, weights, bias, out):
    total = bias[out]
    for given in range(WIDTH):
        total += read[given] * weights[given, out]
    return total


@jit
def judge(network, board, color, bar, costs, field, judgement):
    """Fills `maps` and `whole` for a colour to move: logits, the lead and its scale. The lead is the mover's
    points less the other side's, each less, where moves cost, the stones there and those yet to come."""
    describe(board, color, bar, costs, field, judgement)
    kept, inner, given = judgement.layers[0], judgement.layers[1], judgement.layers[2]
    planes, mean = judgement.planes, judgement.mean
    _layer(planes, network.first, network.first_bias, field, PLANES, kept)
    _clip(kept, field)
    blocks = len(network.inner) // 2
    for block in range(blocks):
        _layer(kept, network.inner[2 * block], network.inner_bias[2 * block], field, WIDTH, inner)
        _clip(inner, field)
        if block == blocks // 2:
            _average(kept, field, mean)
            for out in range(WIDTH):
                more = _sum(mean, network.pooled, network.pooled_bias, out)
                for point in field.points:
                    inner[point, out] += more
            _clip(inner, field)
        _layer(inner, network.inner[2 * block + 1], network.inner_bias[2 * block + 1], field, WIDTH, given)
        for point in field.points:
            for out in range(WIDTH):
                kept[point, out] += given[point, out]
        _clip(kept, field)
    _average(kept, field, mean)
    maps, whole = judgement.maps, judgement.whole
    for number in range(3):
        whole[number] = _sum(mean, network.whole, network.whole_bias, number)
    for point in field.points:
        for number in range(3):
            maps[point, number] = _sum(kept[point], network.maps, network.maps_bias, number)
        stone = planes[point, OWN] - planes[point, OTHERS]
        whole[MORE_LEAD] += np.tanh(maps[point, OWNER] / 2) + LEAD_PART * maps[point, LEAD]
        whole[MORE_LEAD] -= planes[point, COSTS] * stone
    whole[SPREAD] = np.log(1 + np.exp(whole[SPREAD])) + LEAST_SCALE
