"""Who seems to own what: a tree of games from a position, whose ends are played at random. No proof.

Owns how these games are played: no side fills its own eye; it takes what the last move left in atari, or
saves what that move put there, and else plays anywhere but where its stones can be taken at once. A position
in the tree is judged by several such games: each point is the side's that has it in most of them. The tree
prefers moves after which a side did better, so that what needs one answer is mostly answered. By territory
play goes on after two passes, and costs nothing then: it shows what is dead.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler
from endgames.go.ownership.chains import (
    CELL,
    FREE,
    HEAD,
    NEXT,
    OUTSIDE,
    PASS,
    ROOM,
    SIZE,
    SUM,
    Field,
    after,
    is_atari,
    is_eye,
    is_legal,
    new_board,
    place,
    takes,
)

jit = compiler(Path(__file__).parent)

_SCALE, _LEAST = 12.0, 0.1
"""Points between the best and the worst result that the tree tells apart; what they count beside a goal."""
_CURIOSITY = 0.1
"""How much is tried."""
_TRUST, _HOPE = 0.04, 2.0
"""How fast the games through a node count more than those in which its move came later; even games that a
move is credited with."""
_DEEPEST = 390
"""Moves of a line in the tree."""
_FAR = 1e9
_MOST_NODES = 1 << 19
_JUDGED, _FIRST, _SURE = 1 << 14, 24, 64
"""Positions whose judgement is kept; games for it the first time, and in the end."""


class Tree(NamedTuple):
    """By node: its first child and how many there are (-1: not opened), the move there, games and their
    results as the mover of that move sees them: those through the node, and (`late`) those of its parent in
    which the move was played by the same side at any later time. `used`: how many nodes there are."""

    first: Any
    count: Any
    move: Any
    games: Any
    results: Any
    late_games: Any
    late_results: Any
    used: Any


class Judged(NamedTuple):
    """Positions and who moves: their names, games from them, whose each place ended. `state` is the
    generator's."""

    keys: Any
    games: Any
    owners: Any
    state: Any


class Goal(NamedTuple):
    """What is played for: `least` points of Black's, by territory where `territory`, or (`is_open`) as many
    as can be had."""

    least: float
    territory: bool
    is_open: bool


@jit
def _random(judged, most):
    judged.state[0] = (judged.state[0] * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return (judged.state[0] >> 33) % most


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
def _play_out(board, color, last, bar, field, judged, firsts):
    """Moves until both sides pass; `firsts` notes who played first where."""
    passes = 0
    for _ in range(3 * len(field.points)):
        if passes == 2:
            return
        point = _urgent(board, last, color, field)
        if point == bar:
            point = -1
        room = board[ROOM, -1]
        start = _random(judged, room) if room > 0 and point < 0 else 0
        for index in range(room if point < 0 else 0):
            tried = board[ROOM, (start + index) % room]
            if tried != bar and _is_wanted(board, tried, color, field):
                point = tried
                break
        last, bar = point, -1
        if point >= 0:
            bar = place(board, point, color, field)
            firsts[point] = firsts[point] or color
            passes = 0
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
def _judge(board, work, color, last, bar, field, judged, firsts, owners):
    """Black's points less White's where a colour moves: each point is the side's that mostly has it."""
    key = np.uint64(color + 4 * (bar + 2))
    for point in field.points:
        key = (key * np.uint64(0x9E3779B97F4A7C15) + np.uint64(board[CELL, point])) ^ (key >> np.uint64(29))
    slot = np.int64(key >> np.uint64(20)) % _JUDGED
    if judged.keys[slot] != key:
        judged.keys[slot], judged.games[slot], judged.owners[slot, :] = key, 0, 0
    games = judged.games[slot]
    for _ in range(_FIRST if games == 0 else 1 if games < _SURE else 0):
        work[:] = board
        firsts[:] = 0
        _play_out(work, color, last, bar, field, judged, firsts)
        _count(work, field, judged.owners[slot])
        judged.games[slot] += 1
    score = 0
    for point in field.points:
        owners[point] = np.sign(judged.owners[slot, point])
        score += owners[point]
    return score


@jit
def _open(tree, node, board, color, bar, field, judged):
    """Adds the children of a node."""
    nodes, room = tree.used[0], board[ROOM, -1]
    tree.first[node] = nodes
    start = _random(judged, room) if room > 0 else 0
    for index in range(room):
        point = board[ROOM, (start + index) % room]
        if point != bar and not is_eye(board, point, color, field) and is_legal(board, point, color, field):
            tree.move[nodes] = point
            nodes += 1
    tree.move[nodes] = PASS
    nodes += 1
    tree.count[node] = nodes - tree.first[node]
    for child in range(tree.first[node], nodes):
        tree.count[child], tree.games[child], tree.results[child] = -1, 0, 0.0
        tree.late_games[child], tree.late_results[child] = 0, 0.0
    tree.used[0] = nodes


@jit
def _choose(tree, node):
    """The child that looks best: by its own games and, the fewer they are, by those where its move came
    later."""
    total, best, most = np.log(max(tree.games[node], 1)), -1, -_FAR
    for child in range(tree.first[node], tree.first[node] + tree.count[node]):
        games, late = tree.games[child], tree.late_games[child] + 2 * _HOPE
        rough = (tree.late_results[child] + _HOPE) / late
        weight = late / (late + games + _TRUST * late * games)
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
def _result(goal, score, base):
    """What a game counts for Black, 0 to 1. Beside the goal a better score counts a little."""
    if goal.is_open:
        return min(max(0.5 + (score - base) / _SCALE, 0.0), 1.0)
    more = _LEAST * min(max(0.5 + (score - goal.least) / (4 * _SCALE), 0.0), 1.0)
    return 1.0 - _LEAST + more if score >= goal.least else more


@jit
def _grow(tree, start, color, games, goal, field, judged, owned):
    """So many games more from a position. Of their later half the mean (Black's points, where the goal is
    open, else how often it is reached), and whose the points were (`owned`)."""
    board, work, path = start.copy(), start.copy(), np.zeros(_DEEPEST + 1, np.int64)
    owners, firsts = np.zeros(start.shape[1], np.int64), np.zeros(start.shape[1], np.int64)
    stones = 0
    for point in field.points:
        stones += (start[CELL, point] == 1) - (start[CELL, point] == 2)
    base, total, later = 0.0, 0.0, 0.0
    for game in range(games):
        board[:], firsts[:] = start, 0
        node, depth, mover, bar, last, passes, moved = 0, 0, color, -1, -1, 0, 0
        costs = goal.territory
        while tree.count[node] >= 0 and passes < 2 and depth < _DEEPEST:
            node = _choose(tree, node)
            last, bar = tree.move[node], -1
            depth += 1
            path[depth] = node
            passes += 1
            if last >= 0:
                bar, passes = place(board, last, mover, field), 0
                if costs:
                    moved += 1 if mover == 1 else -1
            elif passes == 2 and costs:  # play goes on to show what is dead, and costs nothing
                costs, passes = False, 0
            mover = 3 - mover
        is_known = passes == 2 or (tree.games[node] < 2 and node)
        if not is_known and tree.count[node] < 0 and tree.used[0] + len(field.points) + 1 < len(tree.first):
            _open(tree, node, board, mover, bar, field, judged)
        score = float(_judge(board, work, mover, last, bar, field, judged, firsts, owners))
        if goal.territory:  # a move costs a point; where play goes on, one side makes the last one
            score -= stones + moved
            if costs:
                score -= 0.5 if mover == 1 else -0.5
        total += score
        if game < 64:
            base = total / (game + 1)
        if 2 * game >= games:
            owned += owners
            later += score if goal.is_open else 1.0 if score >= goal.least else 0.0
        _learn(tree, path, depth, color, _result(goal, score, base), firsts)
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
        self.field = Field(
            np.array([place for place, sign in enumerate(cells) if sign != OUTSIDE], np.int64),
            np.array([-1, 1, -step, step], np.int64),
            np.array([-step - 1, -step + 1, step - 1, step + 1], np.int64),
            np.array(fixed, np.bool_),
        )
        self.board = new_board(np.array(cells, np.int64), self.field)
        self.judged = Judged(
            np.zeros(_JUDGED, np.uint64),
            np.zeros(_JUDGED, np.int64),
            np.zeros((_JUDGED, places), np.int64),
            np.array([12345], np.int64),
        )

    def open(self, color: int, *, territory: bool = False) -> Search:
        """Games for as many points as can be had, where a colour moves first."""
        return Search(self, color, Goal(0.0, territory, True))

    def reach(self, color: int, least: int, *, territory: bool) -> Search:
        """Games in which Black plays for so many points."""
        return Search(self, color, Goal(least - 0.25, territory, False))


class Search:
    """Games from a position for one goal."""

    def __init__(self, playouts: Playouts, color: int, goal: Goal) -> None:
        self._playouts, self._color, self._goal = playouts, color, goal
        counts, results = np.zeros((5, _MOST_NODES), np.int64), np.zeros((2, _MOST_NODES))
        nodes = [*counts[:4], results[0], counts[4], results[1]]
        self._tree = Tree._make([*nodes, np.ones(1, np.int64)])
        self._tree.count[0] = -1

    def played(self, games: int) -> Played:
        """What so many games more say."""
        tree, asked = self._tree, self._playouts
        owned = np.zeros(asked.board.shape[1], np.int64)
        result = _grow(tree, asked.board, self._color, games, self._goal, asked.field, asked.judged, owned)
        children = range(int(tree.first[0]), int(tree.first[0] + tree.count[0]))
        most = sorted(children, key=lambda child: -int(tree.games[child]))
        later = games - (games + 1) // 2
        moves = [int(tree.move[child]) for child in most]
        return Played([float(each) / later for each in owned], moves, float(result))
