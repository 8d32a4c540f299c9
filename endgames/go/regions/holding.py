"""Whether the owner of closed regions keeps all of them when the other side begins: a proof by search.

Owns the search: proof numbers, depth first, over the regions and their walls. The owner ("holder") may answer
each move of the other side ("intruder") by one of his own or by a pass, and must have a move after a pass, so
that he needs no help of the other side in the end. What is proven ends in positions where all walls live by
Benson's theorem and nothing else can have two eyes; the way there never comes back to a position, so no ko
stops the holder, whatever is threatened elsewhere. Where walls divide the room, each zone is held by itself:
a wall then has an eye in the largest zones that it borders on. What is not proven is unknown.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler

jit = compiler(Path(__file__).parent)

EMPTY, HOLDER, INTRUDER, OUTSIDE, HELPED, LIVING, WALL = range(7)
"""Cells. Of the stones of walls, which must not be lost, `HELPED` have one sure eye outside, `LIVING` live
without the region, `WALL` have nothing but the region. `HOLDER` are the holder's other stones."""
MOST_PARTS = 64
"""Chains of the holder, or parts between them, of one position."""
_PASS, _LOST = -1, -2
_INTRUDES, _HOLDS, _DIVIDED = range(3)
"""What a position of the line is: the intruder's move, the holder's, or zones that are all to be held."""
_MOST = 1 << 28
_DEPTH = 120
_TABLE_BITS = 21
_SIDE, _PASSED = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)


class Room(NamedTuple):
    """What stays the same: the `points` that are not outside, the `steps` from a point to its neighbours, and
    numbers that name positions (`names`, by place and cell)."""

    points: Any
    steps: Any
    names: Any


class Scratch(NamedTuple):
    """Room for one position: `stack` and `seen` by place (`seen` holds marks of `clock`); the `chain` and the
    `part` of each place; of chains the `help` from outside, up to two eyes, whether they are walls, whether
    they live; of parts the `empty` points or the size, whether they count as eyes; by both how much of the
    part is `beside` the chain."""

    stack: Any
    seen: Any
    clock: Any
    chain: Any
    part: Any
    help: Any
    wall: Any
    living: Any
    empty: Any
    counts: Any
    beside: Any


class Tree(NamedTuple):
    """The line that is searched, by depth, and the table: `proof` and `refutation` by a position's name; the
    `work` so far, in points looked at."""

    boards: Any
    name: Any
    kind: Any
    passed: Any
    count: Any
    moves: Any
    children: Any
    proof_limit: Any
    refutation_limit: Any
    keys: Any
    proof: Any
    refutation: Any
    work: Any


@jit
def _belongs(sign, color):
    return sign == color or (color == 1 and sign >= 4)


@jit
def _group(cells, start, color, room, scratch):
    """The group of a stone, left on the stack: (its size, whether it has a liberty, its help from outside,
    whether it is a wall)."""
    stack, seen = scratch.stack, scratch.seen
    scratch.clock[0] += 1
    mark = scratch.clock[0]
    seen[start] = mark
    stack[0] = start
    size, at, free, aid, wall = 1, 0, False, 0, False
    while at < size:
        point = stack[at]
        at += 1
        sign = cells[point]
        if sign >= 4:
            wall = True
            if sign < 6:
                aid = max(aid, sign - 3)
        for step in room.steps:
            near = point + step
            if cells[near] == 0:
                free = True
            elif seen[near] != mark and _belongs(cells[near], color):
                seen[near] = mark
                stack[size] = near
                size += 1
    return size, free, aid, wall


@jit
def place(cells, point, color, room, scratch):
    """Play on `cells`: 0, or -1 for a suicide (`cells` are spoilt then), -2 where a wall is taken."""
    cells[point] = color
    other = 3 - color
    for step in room.steps:
        near = point + step
        if _belongs(cells[near], other):
            size, free, aid, wall = _group(cells, near, other, room, scratch)
            if not free and aid == 0:
                if wall:
                    return -2
                for index in range(size):
                    cells[scratch.stack[index]] = 0
    _, free, aid, _ = _group(cells, point, color, room, scratch)
    return 0 if free or aid > 0 else -1


@jit
def name_of(cells, room):
    name = np.uint64(0)
    for point in room.points:
        name ^= room.names[point, cells[point]]
    return name


@jit
def _find_chains(cells, room, scratch):
    """Numbers the holder's chains; how many there are, -1: one that needs an eye here has no liberty here."""
    count = 0
    scratch.chain[:] = -1
    for start in room.points:
        if _belongs(cells[start], 1) and scratch.chain[start] < 0 and count < MOST_PARTS:
            size, free, aid, wall = _group(cells, start, 1, room, scratch)
            if not free and aid < 2:
                return -1
            for index in range(size):
                scratch.chain[scratch.stack[index]] = count
            scratch.help[count] = aid
            scratch.wall[count] = wall
            scratch.living[count] = True
            count += 1
    return count


@jit
def _find_parts(cells, room, scratch, chains):
    """Numbers the parts between the chains, with their empty points; `beside` counts those beside each chain,
    -1: no border."""
    stack, count = scratch.stack, 0
    scratch.part[:] = -1
    for start in room.points:
        if scratch.part[start] >= 0 or (cells[start] != 0 and cells[start] != 2) or count == MOST_PARTS:
            continue
        scratch.counts[count] = True
        scratch.beside[count, :chains] = -1
        scratch.part[start] = count
        stack[0] = start
        size, at, empty = 1, 0, 0
        while at < size:
            point = stack[at]
            at += 1
            empty += cells[point] == 0
            for number in range(len(room.steps)):
                near = point + room.steps[number]
                sign = cells[near]
                if sign == 0 or sign == 2:
                    if scratch.part[near] < 0:
                        scratch.part[near] = count
                        stack[size] = near
                        size += 1
                elif sign != 3:
                    chain = scratch.chain[near]
                    again = cells[point] != 0
                    for earlier in range(number):
                        again = again or scratch.chain[point + room.steps[earlier]] == chain
                    known = max(scratch.beside[count, chain], 0)
                    scratch.beside[count, chain] = known if again else known + 1
        scratch.empty[count] = empty
        count += 1
    return count


@jit
def _benson(scratch, chains, parts):
    """Which chains live whatever is played; how many eyes the walls lack."""
    changed, lacking = True, 0
    while changed:
        changed, lacking = False, 0
        for chain in range(chains):
            eyes = scratch.help[chain]
            for part in range(parts):
                if scratch.counts[part] and scratch.beside[part, chain] == scratch.empty[part]:
                    eyes += 1
            if scratch.wall[chain]:
                lacking += max(2 - eyes, 0)
            if scratch.living[chain] and eyes < 2:
                scratch.living[chain] = False
                changed = True
        for part in range(parts):
            for chain in range(chains):
                if scratch.counts[part] and scratch.beside[part, chain] >= 0 and not scratch.living[chain]:
                    scratch.counts[part] = False
                    changed = True
    return lacking


@jit
def _room_for_eyes(cells, room, scratch):
    """Points too many that lie off the living walls: 0 where no two eyes fit anywhere. Two eyes need two such
    points of one part that are not neighbours."""
    stack, seen, too_many = scratch.stack, scratch.seen, 0
    scratch.clock[0] += 1
    mark = scratch.clock[0]
    for start in room.points:
        chain = scratch.chain[start]
        if cells[start] == 3 or seen[start] == mark or (chain >= 0 and scratch.living[chain]):
            continue
        seen[start] = mark
        stack[0] = start
        size, at, inner, first, apart = 1, 0, 0, -1, False
        while at < size:
            point = stack[at]
            at += 1
            walled = False
            for step in room.steps:
                near = point + step
                if cells[near] == 3:
                    continue
                chain = scratch.chain[near]
                if chain >= 0 and scratch.living[chain]:
                    walled = True
                elif seen[near] != mark:
                    seen[near] = mark
                    stack[size] = near
                    size += 1
            if not walled:
                inner += 1
                if first < 0:
                    first = point
                else:
                    beside = False
                    for step in room.steps:
                        beside = beside or first + step == point
                    apart = apart or inner > 2 or not beside
        if apart:
            too_many += inner - 1
    return too_many


@jit
def lacks(cells, room, scratch):
    """What the holder lacks before all is his whatever is played: 0 nothing, -1: a wall is lost."""
    chains = _find_chains(cells, room, scratch)
    if chains < 0:
        return -1
    parts = _find_parts(cells, room, scratch, chains)
    lacking = _benson(scratch, chains, parts)
    for chain in range(chains):
        if scratch.wall[chain] and not scratch.living[chain]:
            lacking = max(lacking, 1)
    return lacking * 2 + _room_for_eyes(cells, room, scratch)


@jit
def _find_zones(cells, room, scratch, chains):
    """Numbers what lies between the walls (`part`); `beside` is the size of the zone, 0: no border."""
    stack, count = scratch.stack, 0
    scratch.part[:] = -1
    for start in room.points:
        chain = scratch.chain[start]
        walled = chain >= 0 and scratch.wall[chain]
        if cells[start] == 3 or walled or scratch.part[start] >= 0 or count == MOST_PARTS:
            continue
        scratch.beside[count, :chains] = 0
        scratch.part[start] = count
        stack[0] = start
        size, at = 1, 0
        while at < size:
            point = stack[at]
            at += 1
            for step in room.steps:
                near = point + step
                if cells[near] == 3:
                    continue
                chain = scratch.chain[near]
                if chain >= 0 and scratch.wall[chain]:
                    scratch.beside[count, chain] = 1
                elif scratch.part[near] < 0:
                    scratch.part[near] = count
                    stack[size] = near
                    size += 1
        scratch.beside[count, :chains] *= size
        count += 1
    return count


@jit
def _cell_in_zone(sign, point, zone, zones, scratch):
    """What a cell is for one zone: a wall that borders on others as well is helped by the largest of them."""
    if scratch.part[point] == zone:
        return sign
    chain = scratch.chain[point]
    if chain < 0 or not scratch.wall[chain] or scratch.beside[zone, chain] == 0:
        return 3
    own, bordered, larger = scratch.beside[zone, chain], 0, 0
    for other in range(zones):
        size = scratch.beside[other, chain]
        if size > 0:
            bordered += 1
            if size > own or (size == own and other < zone):
                larger += 1
    if bordered == 1:
        return sign
    return 5 if larger >= 2 - scratch.help[chain] else 4


@jit
def _zones(cells, room, scratch):
    chains = _find_chains(cells, room, scratch)
    return _find_zones(cells, room, scratch, chains)


@jit
def _take_zone(cells, after, zone, zones, room, scratch):
    """The position of one zone. Follows `_zones`."""
    after[:] = 3
    for point in room.points:
        after[point] = _cell_in_zone(cells[point], point, zone, zones, scratch)


@jit
def _look_up(tree, key):
    slot = key & np.uint64((1 << _TABLE_BITS) - 1)
    if tree.keys[slot] == key:
        return np.int64(tree.proof[slot]), np.int64(tree.refutation[slot])
    return 1, 1


@jit
def _keep(tree, key, proof, refutation):
    slot = key & np.uint64((1 << _TABLE_BITS) - 1)
    tree.keys[slot] = key
    tree.proof[slot] = proof
    tree.refutation[slot] = refutation


@jit
def _lacks_by_zones(tree, cells, room, scratch, spare):
    """As `lacks`; where walls divide the room, what the zone lacks that lacks most."""
    lacking = lacks(cells, room, spare)
    tree.work[0] += len(room.points)
    if lacking <= 0:
        return lacking
    zones = _zones(cells, room, scratch)
    if zones > 1:
        tree.work[0] += zones * len(room.points)
        lacking, open_zones = 0, 0
        for zone in range(zones):
            _take_zone(cells, tree.boards[_DEPTH], zone, zones, room, scratch)
            found = lacks(tree.boards[_DEPTH], room, spare)
            if found < 0:
                return -1
            open_zones += found > 0
            lacking = max(lacking, found)
        lacking += max(open_zones - 1, 0)
    return lacking


@jit
def _rate(tree, cells, name, room, scratch, spare):
    """Puts a position where the intruder moves into the table, if it is new; False: a wall is lost."""
    if tree.keys[name & np.uint64((1 << _TABLE_BITS) - 1)] != name:
        lacking = _lacks_by_zones(tree, cells, room, scratch, spare)
        if lacking < 0:
            return False
        _keep(tree, name, lacking, 1 if lacking > 0 else _MOST)
    return True


@jit
def _divide(tree, depth, zones, room, scratch, spare, third):
    """The children of a position in several zones. Follows `_zones` with `scratch`."""
    cells, after = tree.boards[depth], tree.boards[depth + 1]
    for zone in range(zones):
        _take_zone(cells, after, zone, zones, room, scratch)
        name = name_of(after, room)
        tree.children[depth, zone] = name
        tree.moves[depth, zone] = zone if _rate(tree, after, name, room, spare, third) else _LOST
    tree.count[depth] = zones


@jit
def _intruders_moves(tree, depth, room, scratch, spare):
    """The children of a position where the intruder moves."""
    count, cells, after = 0, tree.boards[depth], tree.boards[depth + 1]
    for index in range(-1, len(room.points)):
        point = _PASS if index < 0 else room.points[index]
        if index >= 0 and cells[point] != 0:
            continue
        after[:] = cells
        played = place(after, point, 2, room, scratch) if index >= 0 else 0
        if played == -1:
            continue
        key = name_of(after, room) ^ _SIDE
        if index < 0:
            key ^= _PASSED
        if played == 0 and tree.keys[key & np.uint64((1 << _TABLE_BITS) - 1)] != key:
            lacking = _lacks_by_zones(tree, after, room, scratch, spare)
            # What lacks nothing needs no answer.
            _keep(tree, key, lacking if lacking >= 0 else 2, 1 if lacking != 0 else _MOST)
        tree.moves[depth, count] = point if played == 0 else _LOST
        tree.children[depth, count] = key
        count += 1
    tree.count[depth] = count


@jit
def _comes_back(tree, depth, name, is_pass):
    """Whether a position has been on the line; for a pass, with the intruder to move."""
    for earlier in range(depth, -1, -1):
        if tree.name[earlier] == name and not (is_pass and tree.kind[earlier] == _HOLDS):
            return True
    return False


@jit
def _holders_moves(tree, depth, room, scratch, spare):
    """The children of a position where the holder moves; none that has been on the line."""
    count, cells, after = 0, tree.boards[depth], tree.boards[depth + 1]
    for index in range(-1, len(room.points)):
        point = _PASS if index < 0 else room.points[index]
        if (index < 0 and tree.passed[depth]) or (index >= 0 and cells[point] != 0):
            continue
        after[:] = cells
        if index >= 0 and place(after, point, 1, room, scratch) != 0:
            continue
        name = name_of(after, room)
        if not _comes_back(tree, depth, name, index < 0) and _rate(tree, after, name, room, scratch, spare):
            tree.moves[depth, count] = point
            tree.children[depth, count] = name
            count += 1
    tree.count[depth] = count


@jit
def _weigh(tree, depth):
    """(proof, refutation, the child to search, its proof limit, its refutation limit). At the holder's move
    one child must be proven and all be refuted; else the other way round."""
    holder = tree.kind[depth] == _HOLDS
    least, second, most, unsolved, best = _MOST, _MOST, 0, 0, -1
    for index in range(tree.count[depth]):
        if tree.moves[depth, index] == _LOST:
            proof, refutation = _MOST, 0
        else:
            proof, refutation = _look_up(tree, tree.children[depth, index])
        own, foreign = (proof, refutation) if holder else (refutation, proof)
        if own < least:
            second = least
            least, best = own, index
        elif own < second:
            second = own
        if foreign > 0:
            unsolved += 1
        most = max(most, foreign)
    if 0 < most < _MOST:
        most = min(most + unsolved - 1, _MOST - 1)
    own_limit = tree.proof_limit[depth] if holder else tree.refutation_limit[depth]
    foreign_limit = tree.refutation_limit[depth] if holder else tree.proof_limit[depth]
    first = min(own_limit, second + second // 4 + 1)
    last = foreign_limit - max(unsolved - 1, 0)
    if holder:
        return least, most, best, first, last
    return most, least, best, last, first


@jit
def _open(tree, depth, room, scratch, spare, third):
    """Finds what a position is, and its children."""
    if tree.kind[depth] == _HOLDS:
        _holders_moves(tree, depth, room, scratch, spare)
        return
    zones = _zones(tree.boards[depth], room, scratch)
    if zones > 1:
        tree.kind[depth] = _DIVIDED
        _divide(tree, depth, zones, room, scratch, spare, third)
    else:
        _intruders_moves(tree, depth, room, scratch, spare)


@jit
def _go_down(tree, depth, best, room, scratch):
    """Sets up the position of a child."""
    cells, after, kind = tree.boards[depth], tree.boards[depth + 1], tree.kind[depth]
    move = tree.moves[depth, best]
    if kind == _DIVIDED:
        _take_zone(cells, after, move, _zones(cells, room, scratch), room, scratch)
    else:
        after[:] = cells
        if move >= 0:
            place(after, move, 1 if kind == _HOLDS else 2, room, scratch)
    tree.name[depth + 1] = name_of(after, room)
    tree.kind[depth + 1] = _HOLDS if kind == _INTRUDES else _INTRUDES
    tree.passed[depth + 1] = kind == _INTRUDES and move == _PASS


@jit
def search(tree, room, scratch, spare, third, budget):
    """1: the holder keeps all at `boards[0]`, 0: unknown, with so much `work`."""
    tree.name[0] = name_of(tree.boards[0], room)
    tree.kind[0] = _INTRUDES
    tree.proof_limit[0] = tree.refutation_limit[0] = _MOST
    lacking = lacks(tree.boards[0], room, scratch)
    if lacking <= 0:
        return 1 if lacking == 0 else 0
    depth, fresh, limit = 0, True, tree.work[0] + budget
    while True:
        if fresh:
            if tree.work[0] > limit:
                return 0
            _open(tree, depth, room, scratch, spare, third)
        tree.work[0] += tree.count[depth]
        proof, refutation, best, proof_limit, refutation_limit = _weigh(tree, depth)
        too_deep = depth + 2 >= _DEPTH and proof > 0
        if too_deep:
            proof, refutation = _MOST, 0
        if proof >= tree.proof_limit[depth] or refutation >= tree.refutation_limit[depth] or proof == 0:
            key = tree.name[depth]
            if tree.kind[depth] == _HOLDS:
                key ^= _SIDE
                if tree.passed[depth]:
                    key ^= _PASSED
            _keep(tree, key, proof, refutation)
            if depth == 0:
                return 1 if proof == 0 else 0
            depth -= 1
            fresh = False
            continue
        _go_down(tree, depth, best, room, scratch)
        depth += 1
        tree.proof_limit[depth] = proof_limit
        tree.refutation_limit[depth] = refutation_limit
        fresh = True


def _new_tree(places: int) -> Tree:
    size = 1 << _TABLE_BITS
    return Tree(
        np.zeros((_DEPTH + 1, places), np.int8),
        np.zeros(_DEPTH, np.uint64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(_DEPTH, np.bool_),
        np.zeros(_DEPTH, np.int64),
        np.zeros((_DEPTH, places + 1), np.int64),
        np.zeros((_DEPTH, places + 1), np.uint64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(size, np.uint64),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(1, np.int64),
    )


def new_scratch(places: int) -> Scratch:
    return Scratch(
        np.zeros(places, np.int64),
        np.zeros(places, np.int64),
        np.zeros(1, np.int64),
        np.zeros(places, np.int64),
        np.zeros(places, np.int64),
        np.zeros(MOST_PARTS, np.int64),
        np.zeros(MOST_PARTS, np.bool_),
        np.zeros(MOST_PARTS, np.bool_),
        np.zeros(MOST_PARTS, np.int64),
        np.zeros(MOST_PARTS, np.bool_),
        np.zeros((MOST_PARTS, MOST_PARTS), np.int64),
    )


class Search:
    """Questions about boards of one width, all together with so much `work` at most: points looked at, of all
    positions. What was found is kept for the next."""

    def __init__(self, width: int, places: int, work: int) -> None:
        self._tree, self._work = _new_tree(places), work
        self._scratch = [new_scratch(places) for _ in range(3)]
        self._names = np.random.default_rng(1).integers(1, 1 << 63, (places, 7), np.uint64)
        self._names[:, OUTSIDE] = 0
        self._steps = np.array([-1, 1, -width - 1, width + 1], np.int64)

    def holds(self, cells: list[int], budget: int) -> bool:
        """Whether the holder keeps all of `cells` (by place, with a rim outside); `budget` is the most work
        for it."""
        points = np.array([place for place, sign in enumerate(cells) if sign != OUTSIDE], np.int64)
        self._tree.boards[0] = cells
        room = Room(points, self._steps, self._names)
        left = self._work - int(self._tree.work[0])
        return bool(search(self._tree, room, *self._scratch, min(budget, left)))
