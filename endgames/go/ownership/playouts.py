"""Who seems to own what: a tree of games from a position, whose ends are played at random. No proof.

Owns the rules of these games: no side fills its own eye; it takes what the last move left in atari, saves
what that move put there, and else plays anywhere but where its stones can be taken at once. The tree prefers
moves after which a side had more points, so that what needs one answer is mostly answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler

jit = compiler(Path(__file__).parent)

EMPTY, BLACK, WHITE, OUTSIDE = range(4)
"""Cells."""
_PASS, _SUICIDE = -1, -2
_SCALE = 12.0
"""Points between the best and the worst result that the tree tells apart."""
_CURIOSITY = 0.1
"""How much is tried."""
_TRUST, _HOPE = 300.0, 2.0
"""Games through a node that count as much as those in which its move came later (all but half); even games
that a move is credited with."""
_DEEPEST = 390
"""Moves of a line in the tree."""
_FAR = 1e9
_MOST_NODES = 1 << 19
_TRIES = 8
"""Places at random that are looked at before all are."""


class Field(NamedTuple):
    """What stays the same: the `points` of the board, the `steps` to a neighbour and to a diagonal, the
    stones that live anyway (`fixed`, by place)."""

    points: Any
    steps: Any
    diagonals: Any
    fixed: Any


class Scratch(NamedTuple):
    """Room for one chain: `stack`, and `seen` with marks of `clock`; `state` is the generator's."""

    stack: Any
    seen: Any
    clock: Any
    state: Any


class Tree(NamedTuple):
    """By node: its first child and how many there are (-1: not opened), the move there, games and their
    results as the mover of that move sees them: those through the node, and (`late`) those of its parent in
    which the move was played by the same side at any later time."""

    first: Any
    count: Any
    move: Any
    games: Any
    results: Any
    late_games: Any
    late_results: Any
    points: Any


class Goal(NamedTuple):
    """What a game is played for. With `side` 0 for `least` points of Black's, by territory where
    `territory`, or (`is_open`) for as many as can be had; else `side` plays to lose none of the `targets`."""

    least: float
    territory: bool
    is_open: bool
    side: int
    targets: Any


@jit
def _random(scratch, most):
    scratch.state[0] = (scratch.state[0] * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return (scratch.state[0] >> 33) % most


@jit
def _chain(cells, start, most, field, scratch):
    """(its liberties, no more than `most` of them, one of them, its size): of a chain with fewer all stones
    are left on the stack."""
    stack, seen, color = scratch.stack, scratch.seen, cells[start]
    scratch.clock[0] += 1
    mark = scratch.clock[0]
    seen[start] = mark
    stack[0] = start
    size, at, free, last = 1, 0, 0, -1
    while at < size:
        point = stack[at]
        at += 1
        if field.fixed[point]:
            return most, last, size
        for step in field.steps:
            near = point + step
            if seen[near] == mark:
                continue
            if cells[near] == 0:
                seen[near] = mark
                free += 1
                last = near
                if free == most:
                    return free, last, size
            elif cells[near] == color:
                seen[near] = mark
                stack[size] = near
                size += 1
    return free, last, size


@jit
def _place(cells, point, color, field, scratch):
    """Play on `cells`: the point that a ko bars then, `_PASS` for none, `_SUICIDE` if nothing was played."""
    cells[point] = color
    taken, gone = 0, -1
    for step in field.steps:
        near = point + step
        if cells[near] == 3 - color:
            free, _, size = _chain(cells, near, 1, field, scratch)
            if free == 0:
                for index in range(size):
                    cells[scratch.stack[index]] = 0
                taken += size
                gone = near
    free, _, size = _chain(cells, point, 2, field, scratch)
    if free == 0:
        cells[point] = 0
        return _SUICIDE
    return gone if taken == 1 and size == 1 and free == 1 else _PASS


@jit
def _is_suicide(cells, point, color, field, scratch):
    cells[point] = color
    free, _, _ = _chain(cells, point, 1, field, scratch)
    for step in field.steps:
        if free == 0 and cells[point + step] == 3 - color:
            beside, _, _ = _chain(cells, point + step, 1, field, scratch)
            free = 1 - beside
    cells[point] = 0
    return free == 0


@jit
def _is_eye(cells, point, color, field):
    for step in field.steps:
        if cells[point + step] != color and cells[point + step] != 3:
            return False
    foreign, rim = 0, False
    for step in field.diagonals:
        foreign += cells[point + step] == 3 - color
        rim = rim or cells[point + step] == 3
    return foreign == 0 or (foreign == 1 and not rim)


@jit
def _urgent(cells, last, color, field, scratch):
    """A move that takes what the last move left in atari, or saves what it put there; -1: none."""
    if last < 0:
        return -1
    free, point, _ = _chain(cells, last, 2, field, scratch)
    if free == 1:
        return point
    for step in field.steps:
        near = last + step
        if cells[near] != color:
            continue
        free, point, size = _chain(cells, near, 2, field, scratch)
        if free != 1:
            continue
        for index in range(size):  # what threatens it may be taken
            stone = scratch.stack[index]
            for other in field.steps:
                if cells[stone + other] == 3 - color:
                    aid, place, _ = _chain(cells, stone + other, 2, field, scratch)
                    if aid == 1:
                        return place
                    _chain(cells, near, 2, field, scratch)
        cells[point] = color
        free, _, _ = _chain(cells, point, 2, field, scratch)
        cells[point] = 0
        if free > 1:
            return point
    return -1


@jit
def _is_wanted(cells, point, color, field, scratch):
    """Not an own eye, and nothing that the other side takes at once but a stone that takes or blocks."""
    if _is_eye(cells, point, color, field):
        return False
    lonely = True
    for step in field.steps:
        near = point + step
        if cells[near] == 0:
            return True
        if cells[near] == 3 - color:
            free, _, _ = _chain(cells, near, 2, field, scratch)
            if free == 1:
                return True
        lonely = lonely and cells[near] != color
    if lonely:
        return True
    cells[point] = color
    free, _, size = _chain(cells, point, 2, field, scratch)
    cells[point] = 0
    return free > 1 or size < 3


@jit
def _play_out(cells, color, last, bar, field, scratch, firsts):
    """Moves until both sides pass; `firsts` notes who played first where."""
    passes, size = 0, len(field.points)
    for _ in range(3 * size):
        if passes == 2:
            return
        passes += 1
        point = _urgent(cells, last, color, field, scratch)
        last = -1
        if point >= 0 and point != bar:
            after = _place(cells, point, color, field, scratch)
            if after != _SUICIDE:
                last, passes = point, 0
                firsts[point] = firsts[point] or color
        first = _random(scratch, size)
        for index in range(size if last < 0 else 0):
            if index < _TRIES:
                point = field.points[_random(scratch, size)]
            else:
                point = field.points[(first + index) % size]
            if cells[point] != 0 or point == bar or not _is_wanted(cells, point, color, field, scratch):
                continue
            after = _place(cells, point, color, field, scratch)
            if after != _SUICIDE:
                last, passes = point, 0
                firsts[point] = firsts[point] or color
                break
        bar = after if last >= 0 else -1
        color = 3 - color


@jit
def _count(cells, field, owned):
    """Black's points less White's where play is over, added to `owned`."""
    score = 0
    for point in field.points:
        sign, near = cells[point], 0
        if sign == 0:
            for step in field.steps:
                if cells[point + step] == 1 or cells[point + step] == 2:
                    near |= cells[point + step]
            sign = near if near < 3 else 0
        share = 1 if sign == 1 else -1 if sign == 2 else 0
        owned[point] += share
        score += share
    return score


@jit
def _open(tree, node, nodes, cells, color, bar, field, scratch):
    """Adds the children of a node; how many nodes there are then."""
    tree.first[node] = nodes
    start = _random(scratch, len(field.points))
    for index in range(len(field.points)):
        point = field.points[(start + index) % len(field.points)]
        if cells[point] != 0 or point == bar or _is_eye(cells, point, color, field):
            continue
        if not _is_suicide(cells, point, color, field, scratch):
            tree.move[nodes] = point
            nodes += 1
    tree.move[nodes] = _PASS
    tree.count[node] = nodes + 1 - tree.first[node]
    return nodes + 1


@jit
def _choose(tree, node):
    """The child that looks best: by its own games and, the fewer they are, by those where its move came
    later."""
    total, best, most = np.log(max(tree.games[node], 1)), -1, -_FAR
    for child in range(tree.first[node], tree.first[node] + tree.count[node]):
        games = tree.games[child]
        rough = (tree.late_results[child] + _HOPE) / (tree.late_games[child] + 2 * _HOPE)
        weight = np.sqrt(_TRUST / (3.0 * games + _TRUST))
        value = (1.0 - weight) * tree.results[child] / max(games, 1) + weight * rough
        value += _CURIOSITY * np.sqrt(total / (games + 1.0))
        if value > most:
            best, most = child, value
    return best


@jit
def _learn(tree, path, depth, color, result, firsts):
    """Adds a result, Black's, along a path, and to the moves that were played later."""
    for level in range(depth, -1, -1):
        node, mover = path[level], color if level % 2 == 0 else 3 - color
        won = result if mover == 1 else 1.0 - result
        tree.games[node] += 1
        tree.results[node] += 1.0 - won
        if level < depth and tree.move[path[level + 1]] >= 0:
            firsts[tree.move[path[level + 1]]] = mover
        for child in range(tree.first[node], tree.first[node] + max(tree.count[node], 0)):
            if tree.move[child] >= 0 and firsts[tree.move[child]] == mover:
                tree.late_games[child] += 1
                tree.late_results[child] += won


@jit
def _result(goal, score, base, owners, field):
    """What a game counts for Black, 0 to 1."""
    if goal.side:
        for point in field.points:
            if goal.targets[point] and owners[point] != (1 if goal.side == 1 else -1):
                return 1.0 if goal.side == 2 else 0.0
        return 1.0 if goal.side == 1 else 0.0
    if goal.is_open:
        return min(max(0.5 + (score - base) / _SCALE, 0.0), 1.0)
    return 1.0 if score >= goal.least else 0.0


@jit
def _grow(tree, start, color, games, goal, field, scratch, owned):
    """So many games from a position. The mean result of the later half (Black's; points where the goal is
    open), whose ends `owned` counts."""
    cells, path = start.copy(), np.zeros(_DEEPEST + 1, np.int64)
    owners, firsts = np.zeros(len(start), np.int64), np.zeros(len(start), np.int64)
    stones = 0
    for point in field.points:
        stones += (start[point] == 1) - (start[point] == 2)
    tree.count[0], tree.games[0] = -1, 0
    nodes, base, total, later = 1, 0.0, 0.0, 0.0
    for game in range(games):
        cells[:], owners[:], firsts[:] = start, 0, 0
        node, depth, mover, ko, last, passes, moved = 0, 0, color, -1, -1, 0, 0
        while tree.count[node] >= 0 and passes < 2 and depth < _DEEPEST:
            node = _choose(tree, node)
            move = tree.move[node]
            depth += 1
            path[depth] = node
            if move >= 0:
                ko = _place(cells, move, mover, field, scratch)
                last, passes = move, 0
                moved += 1 if mover == 1 else -1
            else:
                ko, last, passes = -1, -1, passes + 1
            mover = 3 - mover
        is_known = passes == 2 or (tree.games[node] < 2 and node)
        if not is_known and tree.count[node] < 0 and nodes + len(field.points) + 1 < len(tree.first):
            first = nodes
            nodes = _open(tree, node, nodes, cells, mover, ko, field, scratch)
            for child in range(first, nodes):
                tree.count[child], tree.games[child], tree.results[child] = -1, 0, 0.0
                tree.late_games[child], tree.late_results[child], tree.points[child] = 0, 0.0, 0.0
        _play_out(cells, mover, last, ko, field, scratch, firsts)
        score = float(_count(cells, field, owners))
        if goal.territory:  # a move costs a point; where play goes on, one side makes the last one
            score -= stones + moved
            if passes < 2:
                score -= 0.5 if mover == 1 else -0.5
        if passes == 2:  # the same ends are played again and again: their mean tells
            tree.points[node] += score
            score = tree.points[node] / (tree.games[node] + 1) + 0.25
        total += score
        if game < 64:
            base = total / (game + 1)
        result = _result(goal, score, base, owners, field)
        if 2 * game >= games:
            owned += owners
            later += score if goal.is_open else result
        _learn(tree, path, depth, color, result, firsts)
    return later / (games - (games + 1) // 2)


class Played(NamedTuple):
    """What games say: `owners` by place, +1 where Black ended with every game, -1 where White did; the first
    `moves` (-1: a pass), the most played first; the mean `result`: Black's points, or the share in which
    Black reached the goal."""

    owners: list[float]
    moves: list[int]
    result: float


class Playouts:
    """Games from one position. `cells` are by place, with a rim outside; `fixed` stones are never taken."""

    def __init__(self, width: int, cells: Sequence[int], fixed: Sequence[bool]) -> None:
        places, step = len(cells), width + 1
        self._cells = np.array(cells, np.int8)
        self._field = Field(
            np.array([place for place, sign in enumerate(cells) if sign != OUTSIDE], np.int64),
            np.array([-1, 1, -step, step], np.int64),
            np.array([-step - 1, -step + 1, step - 1, step + 1], np.int64),
            np.array(fixed, np.bool_),
        )
        seen, clock = np.zeros(places, np.int64), np.zeros(1, np.int64)
        self._scratch = Scratch(np.zeros(places, np.int64), seen, clock, np.array([12345], np.int64))

    def open(self, color: int, games: int, *, territory: bool = False) -> Played:
        """Games for as many points as can be had, where a colour moves first."""
        return self._played(color, games, self._goal(territory=territory, is_open=True))

    def reach(self, color: int, games: int, least: int, *, territory: bool) -> Played:
        """Games in which Black plays for so many points."""
        return self._played(color, games, self._goal(least=least - 0.25, territory=territory))

    def keep(self, side: int, games: int, targets: Iterable[int]) -> tuple[float, int]:
        """The share of games in which a side loses none of the targets, where the other moves first, and that
        move (-1: a pass)."""
        goal = self._goal(side=side)
        goal.targets[list(targets)] = True
        found = self._played(BLACK + WHITE - side, games, goal)
        return found.result if side == BLACK else 1 - found.result, found.moves[0]

    def _goal(
        self, *, least: float = 0.0, territory: bool = False, is_open: bool = False, side: int = 0
    ) -> Goal:
        return Goal(least, territory, is_open, side, np.zeros(len(self._cells), np.bool_))

    def _played(self, color: int, games: int, goal: Goal) -> Played:
        tree = _new_tree(min(games * (len(self._cells) + 1), _MOST_NODES))
        owned = np.zeros(len(self._cells), np.int64)
        result = _grow(tree, self._cells, color, games, goal, self._field, self._scratch, owned)
        children = range(int(tree.first[0]), int(tree.first[0] + tree.count[0]))
        most = sorted(children, key=lambda child: -int(tree.games[child]))
        later = games - (games + 1) // 2
        moves = [int(tree.move[child]) for child in most]
        return Played([float(each) / later for each in owned], moves, float(result))


def _new_tree(nodes: int) -> Tree:
    counts = np.zeros((5, nodes), np.int64)
    results = np.zeros((3, nodes))
    return Tree(counts[0], counts[1], counts[2], counts[3], results[0], counts[4], results[1], results[2])
