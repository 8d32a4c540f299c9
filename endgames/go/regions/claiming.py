"""Whether a side has a score on what is open of a board, whatever the other side does: a proof by search.

Owns the search: proof numbers, depth first, over positions of at most 64 points as two sets of bits. The one
that claims must have so many points more than the other side, by area; by territory a stone costs its side a
point, until both have passed: then play goes on for nothing, the other side first. A stone is not taken back
at once (ko); any longer repetition counts against the claim, so a proof holds under any rule about it. What
lives by Benson's theorem, and what it encloses without room for two eyes, needs no moves. What is not proven
is unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler, count_bits, lowest_bit

jit = compiler(Path(__file__).parent)

MOST_OPEN = 64
"""Points, a bit each."""
_PASS, _ELSEWHERE = -1, -2
"""Moves that change nothing: a pass, and a stone where it is lost, which is one as long as a ko is barred."""
_EYE = 4
"""What an eye that a chain lacks counts, in points, where a proof is guessed at."""
_MOST = 1 << 28
_DEPTH = 160
_TABLE_BITS = 21


class Net(NamedTuple):
    """What stays the same: the `near` points of each; the points beside stones of the claiming side (0) and
    of the other (1) that live anyway (`beside`); `all` points; a number that tells this board from others
    (`salt`)."""

    near: Any
    beside: Any
    all: Any
    salt: Any


class Line(NamedTuple):
    """The line that is searched, by depth, and the table. `stones` of either side; `side` to move; `flags`:
    the other side has passed (1), stones cost (2), it is counted by territory (4); `bar`: the point of a ko,
    or -1; `need`: the points that are claimed."""

    stones: Any
    side: Any
    flags: Any
    bar: Any
    need: Any
    name: Any
    count: Any
    moves: Any
    children: Any
    hopes: Any
    limits: Any
    keys: Any
    values: Any
    work: Any


class Blocks(NamedTuple):
    """Room for Benson's theorem: chains, their liberties, regions, their empty points."""

    chains: Any
    liberties: Any
    lives: Any
    regions: Any
    empties: Any
    borders: Any
    rims: Any
    counts: Any


@jit
def _spread(seed, area, near):
    """(what is connected with `seed` in `area`, all points beside any of it)."""
    grown, front, beside = seed, seed, np.uint64(0)
    while front:
        new = np.uint64(0)
        while front:
            new |= near[lowest_bit(front)]
            front &= front - np.uint64(1)
        beside |= new
        front = new & area & ~grown
        grown |= front
    return grown, beside


@jit
def owned(own, other, side, net, blocks):
    """(the points that are a side's whatever is played, the eyes and walls that it lacks where it would have
    more, the points that it would have then)."""
    empty = net.all & ~(own | other)
    chains, left = 0, own
    while left:
        chain, beside = _spread(left & (~left + np.uint64(1)), own, net.near)
        left &= ~chain
        blocks.chains[chains] = chain
        blocks.liberties[chains] = beside & empty
        blocks.lives[chains] = 2 if chain & net.beside[side] else 1
        chains += 1
    regions, left = 0, net.all & ~own
    while left:
        region, beside = _spread(left & (~left + np.uint64(1)), net.all & ~own, net.near)
        left &= ~region
        blocks.regions[regions] = region
        blocks.empties[regions] = region & empty
        blocks.borders[regions] = beside & own
        _, blocks.rims[regions] = _spread(beside & own, beside & own, net.near)
        blocks.counts[regions] = (region & net.beside[1 - side]) == 0
        regions += 1
    changed, dead, lacking, hoped = True, np.uint64(0), 0, own
    for region in range(regions):
        if blocks.counts[region]:
            hoped |= blocks.regions[region]
            lacking += max(
                count_bits(blocks.regions[region] & ~net.beside[side] & ~blocks.rims[region]) - 1, 0
            )
    first = True
    while changed:
        changed = False
        for chain in range(chains):
            if blocks.lives[chain] == 1:
                eyes = 0
                for region in range(regions):
                    if blocks.counts[region] and blocks.empties[region] & ~blocks.liberties[chain] == 0:
                        eyes += 1
                if first:
                    lacking += _EYE * max(2 - eyes, 0)
                if eyes < 2:
                    blocks.lives[chain] = 0
                    dead |= blocks.chains[chain]
                    changed = True
        for region in range(regions):
            if blocks.counts[region] and blocks.borders[region] & dead:
                blocks.counts[region] = False
                changed = True
        first = False
    living, walls = own & ~dead, net.beside[side]
    for chain in range(chains):
        if blocks.lives[chain]:
            _, beside = _spread(blocks.chains[chain], blocks.chains[chain], net.near)
            walls |= beside
    found, left = living, net.all & ~living
    while left:
        part, _ = _spread(left & (~left + np.uint64(1)), net.all & ~living, net.near)
        left &= ~part
        inner = part & ~walls
        if part & net.beside[1 - side] == 0 and inner != part:
            size = count_bits(inner)
            if size <= 1 or (size == 2 and net.near[lowest_bit(inner)] & inner):
                found |= part
    return found, lacking, hoped


@jit
def _place(stones, side, point, net):
    """(own stones, the other side's after a move, the point that is barred then or -1); a suicide has no own
    stones."""
    own, other = stones[side] | (np.uint64(1) << np.uint64(point)), stones[1 - side]
    taken, left = np.uint64(0), net.near[point] & other
    while left:
        chain, beside = _spread(left & (~left + np.uint64(1)), other, net.near)
        left &= ~chain
        if beside & ~(own | other) == 0 and chain & net.beside[1 - side] == 0:
            taken |= chain
    other &= ~taken
    chain, beside = _spread(np.uint64(1) << np.uint64(point), own, net.near)
    free = beside & ~(own | other)
    if free == 0 and chain & net.beside[side] == 0:
        return np.uint64(0), other, -1
    walled = chain & net.beside[side] != 0
    if count_bits(taken) == 1 and count_bits(chain) == 1 and free == taken and not walled:
        return own, other, lowest_bit(taken)
    return own, other, -1


@jit
def _as_it_stands(stones, mine, theirs, territory, net):
    """Points of the claiming side less those of the other where both have passed. `mine`, `theirs`: what is
    owned anyway. By territory an eye in a seki is none of the claiming side's, but one of the other's."""
    own = (stones[0] & ~theirs) | mine
    other = (stones[1] & ~mine) | theirs
    empty = net.all & ~(own | other)
    eyes, seki, score = np.uint64(0), np.uint64(0), count_bits(own) - count_bits(other)
    left = empty
    while left:
        part, beside = _spread(left & (~left + np.uint64(1)), empty, net.near)
        left &= ~part
        is_own = (beside & own) != 0 or (part & net.beside[0]) != 0
        is_other = (beside & other) != 0 or (part & net.beside[1]) != 0
        if is_own and not is_other:
            eyes |= part
        elif is_other and not is_own:
            score -= count_bits(part)
        else:
            seki |= part
    if territory and seki:
        reached, _ = _spread(seki, (own & ~mine) | eyes | seki, net.near)
        eyes &= ~reached
    return score + count_bits(eyes)


@jit
def _mixed(first, second):
    """A number that names two."""
    value = first * np.uint64(0x9E3779B97F4A7C15) ^ (second + np.uint64(0x632BE59BD9B4E019))
    value ^= value >> np.uint64(29)
    value *= np.uint64(0xBF58476D1CE4E5B9)
    value ^= value >> np.uint64(32)
    return value * np.uint64(0x94D049BB133111EB)


@jit
def _name(own, other, side, flags, bar, need, net):
    rest = np.uint64(side + 2 * flags + 16 * (bar + 1) + 2048 * (need + 1000))
    value = _mixed(_mixed(own, other), rest ^ net.salt)
    return value ^ (value >> np.uint64(31))


@jit
def _keep(line, name, proof, refutation):
    slot = name & np.uint64((1 << _TABLE_BITS) - 1)
    line.keys[slot] = name
    line.values[slot, 0] = proof
    line.values[slot, 1] = refutation


@jit
def _comes_back(line, depth, own, other):
    for earlier in range(depth, -1, -1):
        if line.stones[earlier, 0] == own and line.stones[earlier, 1] == other:
            return True
    return False


@jit
def _hope(stones, need, net, blocks):
    """(proof number, refutation number) of a position at first sight: by what either side lacks."""
    size = count_bits(net.all)
    mine, lacking, hoped = owned(stones[0], stones[1], 0, net, blocks)
    if 2 * count_bits(mine) - size >= need:
        return 0, _MOST
    theirs, lacked, feared = owned(stones[1], stones[0], 1, net, blocks)
    if size - 2 * count_bits(theirs) < need:
        return _MOST, 0
    proof = 1 + lacking + max(need + size - 2 * count_bits(hoped), 0)
    return proof, 1 + lacked + max(size - 2 * count_bits(feared) - need + 1, 0)


@jit
def _add(line, depth, move, own, other, bar, net, blocks):
    """Adds a child."""
    side, flags, need, count = line.side[depth], line.flags[depth], line.need[depth], line.count[depth]
    costs, then = flags & 2, 1 - side
    if move == _PASS:
        after = flags ^ 1
        if flags & 1 and costs:
            after, then = 0, 1
        elif flags & 1:
            mine, _, _ = owned(own, other, 0, net, blocks)
            theirs, _, _ = owned(other, own, 1, net, blocks)
            stands = _as_it_stands(line.stones[depth], mine, theirs, flags & 4, net) >= need
            line.moves[depth, count] = move
            line.children[depth, count] = 0
            line.hopes[depth, count, 0] = 0 if stands else _MOST
            line.hopes[depth, count, 1] = _MOST if stands else 0
            line.count[depth] += 1
            return
        after |= flags & 4
    else:
        after = flags & 6
        if costs:
            need += 1 if side == 0 else -1
    name = _name(own, other, then, after, bar, need, net)
    slot = name & np.uint64((1 << _TABLE_BITS) - 1)
    if line.keys[slot] != name:
        line.stones[_DEPTH, 0], line.stones[_DEPTH, 1] = own, other
        proof, refutation = _hope(line.stones[_DEPTH], need, net, blocks)
        line.work[0] += 1
        _keep(line, name, proof, refutation)
    line.moves[depth, count] = move
    line.children[depth, count] = name
    line.hopes[depth, count, 0] = line.values[slot, 0]
    line.hopes[depth, count, 1] = line.values[slot, 1]
    line.count[depth] += 1


@jit
def _open(line, depth, net, blocks):
    """Finds the children of a position."""
    stones, side = line.stones[depth], line.side[depth]
    line.count[depth] = 0
    mine, _, _ = owned(stones[0], stones[1], 0, net, blocks)
    theirs, _, _ = owned(stones[1], stones[0], 1, net, blocks)
    settled = mine | theirs
    _add(line, depth, _PASS, stones[0], stones[1], -1, net, blocks)
    if line.bar[depth] >= 0 and side == 1:
        _add(line, depth, _ELSEWHERE, stones[0], stones[1], -1, net, blocks)
    left = net.all & ~(stones[0] | stones[1] | settled)
    while left:
        point = lowest_bit(left)
        left &= left - np.uint64(1)
        if point == line.bar[depth]:
            continue
        own, other, bar = _place(stones, side, point, net)
        if own == 0:
            continue
        if side == 1:
            own, other = other, own
        if _comes_back(line, depth, own, other):
            if side == 1:
                count = line.count[depth]
                line.moves[depth, count] = point
                line.children[depth, count] = 0
                line.hopes[depth, count, 0] = _MOST
                line.hopes[depth, count, 1] = 0
                line.count[depth] += 1
            continue
        _add(line, depth, point, own, other, bar, net, blocks)


@jit
def _weigh(line, depth):
    """(proof, refutation, the child to search, its limits). Where the claiming side moves one child must be
    proven and all be refuted; else the other way round."""
    side = line.side[depth]
    least, second, most, unsolved, best = _MOST, _MOST, 0, 0, -1
    for index in range(line.count[depth]):
        name = line.children[depth, index]
        slot = name & np.uint64((1 << _TABLE_BITS) - 1)
        if name and line.keys[slot] == name:
            line.hopes[depth, index, 0] = line.values[slot, 0]
            line.hopes[depth, index, 1] = line.values[slot, 1]
        own, foreign = line.hopes[depth, index, side], line.hopes[depth, index, 1 - side]
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
    first = min(line.limits[depth, side], second + second // 4 + 1)
    last = line.limits[depth, 1 - side] - max(unsolved - 1, 0)
    if side == 0:
        return least, most, best, first, last
    return most, least, best, last, first


@jit
def _go_down(line, depth, best, net):
    """Sets up the position of a child."""
    move, side, flags = line.moves[depth, best], line.side[depth], line.flags[depth]
    line.stones[depth + 1, 0], line.stones[depth + 1, 1] = line.stones[depth, 0], line.stones[depth, 1]
    line.side[depth + 1], line.bar[depth + 1], line.need[depth + 1] = 1 - side, -1, line.need[depth]
    if move == _PASS:
        line.flags[depth + 1] = flags ^ 1
        if flags & 1:
            line.flags[depth + 1], line.side[depth + 1] = flags & 4, 1
    else:
        line.flags[depth + 1] = flags & 6
        if flags & 2:
            line.need[depth + 1] += 1 if side == 0 else -1
    if move >= 0:
        own, other, bar = _place(line.stones[depth], side, move, net)
        line.stones[depth + 1, side], line.stones[depth + 1, 1 - side] = own, other
        line.bar[depth + 1] = bar
    line.name[depth + 1] = line.children[depth, best]


@jit
def search(line, net, blocks, budget):
    """1: the claim of depth 0 is proven, 0: unknown with so much work, -1: refuted (repetition apart)."""
    proof, refutation = _hope(line.stones[0], line.need[0], net, blocks)
    own, other = line.stones[0, 0], line.stones[0, 1]
    line.name[0] = _name(own, other, line.side[0], line.flags[0], line.bar[0], line.need[0], net)
    if proof == 0 or refutation == 0:
        return 1 if proof == 0 else -1
    line.limits[0, :] = _MOST
    depth, fresh, limit = 0, True, line.work[0] + budget
    while True:
        if fresh:
            line.work[0] += 1
            if line.work[0] > limit:
                return 0
            _open(line, depth, net, blocks)
        proof, refutation, best, proof_limit, refutation_limit = _weigh(line, depth)
        if depth + 2 >= _DEPTH and proof > 0 and refutation > 0:
            proof, refutation = _MOST, 0
        if proof >= line.limits[depth, 0] or refutation >= line.limits[depth, 1] or proof == 0:
            _keep(line, line.name[depth], proof, refutation)
            if depth == 0:
                return 1 if proof == 0 else -1
            depth -= 1
            fresh = False
            continue
        _go_down(line, depth, best, net)
        depth += 1
        line.limits[depth, 0] = proof_limit
        line.limits[depth, 1] = refutation_limit
        fresh = True


def _new_line() -> Line:
    size, most = 1 << _TABLE_BITS, MOST_OPEN + 2
    return Line(
        np.zeros((_DEPTH + 1, 2), np.uint64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(_DEPTH, np.int64),
        np.zeros(_DEPTH, np.uint64),
        np.zeros(_DEPTH, np.int64),
        np.zeros((_DEPTH, most), np.int64),
        np.zeros((_DEPTH, most), np.uint64),
        np.zeros((_DEPTH, most, 2), np.int64),
        np.zeros((_DEPTH, 2), np.int64),
        np.zeros(size, np.uint64),
        np.zeros((size, 2), np.int32),
        np.zeros(1, np.int64),
    )


class Ground(NamedTuple):
    """What is open of a board, by bits: the points `near` each, those `beside` stones of the claiming side
    and of the other that live anyway, the `stones` of both."""

    near: Sequence[int]
    beside: tuple[int, int]
    stones: tuple[int, int]


class Claims:
    """Questions about boards, all together with so much `work` at most: positions looked at. What was found
    is kept for the next."""

    def __init__(self, work: int) -> None:
        self._line, self.work, self._salts = _new_line(), work, dict[Ground, int]()
        masks = np.zeros((6, MOST_OPEN), np.uint64)
        lives, counts = np.zeros(MOST_OPEN, np.int64), np.zeros(MOST_OPEN, np.bool_)
        self._blocks = Blocks(masks[0], masks[1], lives, masks[2], masks[3], masks[4], masks[5], counts)

    def shows(
        self, ground: Ground, first: int, need: int, *, territory: bool, budget: int, bar: int = -1
    ) -> int:
        """1: the claiming side (0) has `need` points more than the other (1) where `first` moves; else 0:
        unknown, or -1: refuted. By territory stones that are on the board count nothing. `bar`: the point
        that a ko bars."""
        line, salt = self._line, self._salts.setdefault(ground, len(self._salts) << 40)
        net = Net(
            np.array(ground.near, np.uint64),
            np.array(ground.beside, np.uint64),
            np.uint64((1 << len(ground.near)) - 1),
            np.uint64(salt),
        )
        line.stones[0] = ground.stones
        line.side[0], line.bar[0], line.need[0] = first, bar, need
        line.flags[0] = 6 if territory else 0
        before = int(line.work[0])
        found = int(search(line, net, self._blocks, min(budget, self.work)))
        self.work -= int(line.work[0]) - before
        return found
