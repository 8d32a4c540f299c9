"""Who seems to own what, and which scores are reached: a tree of games from a position. No proof.

Owns how these games are played. A network says which moves are likely, and judges the last position of each;
a move is played the more often the better its games end, and the likelier it is. By territory play goes on
after two passes, and costs nothing then: it shows what is dead where they passed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from endgames.compiled import compiler
from endgames.go.ownership import network as net
from endgames.go.ownership.chains import (
    BLACK,
    CELL,
    OUTSIDE,
    PASS,
    ROOM,
    WHITE,
    Field,
    count,
    is_eye,
    is_legal,
    new_board,
    place,
)

jit = compiler(Path(__file__).parent)

_CURIOSITY, _FLOOR = 0.4, 0.01
"""How much is tried, and the part of it that all moves share alike."""
_UNTRIED = 0.15
"""How much worse than its position a move seems before it is played."""
_LEAST, _SCALE = 0.05, 48.0
"""What points beside the goal count, and between how many they are told apart."""
_NEARLY = 0.02
"""How much worse than the best move a pass may do and be played."""
_DEEPEST = 120
"""Moves of a line in the tree."""
_MOST_NODES, _JUDGED = 1 << 19, 1 << 14
"""Nodes of a tree; positions whose judgement is kept."""


class Tree(NamedTuple):
    """By node: its first child and how many there are (-1: not opened), the move there, how likely it is, its
    games and their results as the mover of that move sees them. `used`: how many nodes there are."""

    first: Any
    count: Any
    move: Any
    chance: Any
    games: Any
    results: Any
    used: Any


class Judged(NamedTuple):
    """Positions and who moves, by slot: their names; whose the points will be (1 Black's, -1 White's); how
    well each move fits (logits, the pass last); Black's lead, and its scale."""

    keys: Any
    owners: Any
    moves: Any
    leads: Any


class Asked(NamedTuple):
    """What the games of one board share."""

    field: Any
    network: Any
    judgement: Any
    judged: Any


class Goal(NamedTuple):
    """`least` points of Black's, by territory where `territory`. `scale`: within how many points more or less
    is nearly as good, at least."""

    least: int
    territory: bool
    scale: float


@jit
def _judge(board, color, bar, costs, asked):
    """The slot of what the network says of a position where a colour moves."""
    field, judged, said = asked.field, asked.judged, asked.judgement
    key = np.uint64(color + 4 * (bar + 2) + (1 << 20 if costs else 0))
    for point in field.points:
        key = (key * np.uint64(0x9E3779B97F4A7C15) + np.uint64(board[CELL, point])) ^ (key >> np.uint64(29))
    slot = np.int64(key >> np.uint64(20)) % _JUDGED
    if judged.keys[slot] != key:
        judged.keys[slot] = key
        net.judge(asked.network, board, color, bar, costs, field, said)
        sign = 1 if color == BLACK else -1
        for point in field.points:
            judged.owners[slot, point] = sign * np.tanh(said.maps[point, net.OWNER] / 2)
            if field.fixed[point]:
                judged.owners[slot, point] = 1 if board[CELL, point] == BLACK else -1
            judged.moves[slot, point] = said.maps[point, net.MOVE]
        judged.moves[slot, -1] = said.whole[net.PASS_MOVE]
        judged.leads[slot, 0] = sign * said.whole[net.MORE_LEAD]
        judged.leads[slot, 1] = said.whole[net.SPREAD]
    return slot


@jit
def _open(tree, node, board, color, bar, field, moves):
    """Adds the children of a node, with how likely they are."""
    nodes = tree.used[0]
    tree.first[node], total = nodes, 0.0
    for index in range(board[ROOM, -1] + 1):
        point = board[ROOM, index] if index < board[ROOM, -1] else PASS
        if point >= 0 and (
            point == bar or is_eye(board, point, color, field) or not is_legal(board, point, color, field)
        ):
            continue
        tree.move[nodes], tree.chance[nodes] = point, np.exp(moves[point])  # the pass is the last one
        tree.count[nodes], tree.games[nodes], tree.results[nodes] = -1, 0, 0.0
        total += tree.chance[nodes]
        nodes += 1
    count = nodes - tree.used[0]
    for child in range(tree.used[0], nodes):
        tree.chance[child] = (1 - _FLOOR) * tree.chance[child] / total + _FLOOR / count
    tree.count[node], tree.used[0] = count, nodes


@jit
def _choose(tree, node):
    """The child that looks best (PUCT: Silver and others, 2017)."""
    games, best, most = max(tree.games[node], 1), -1, -1.0
    untried, curiosity = 1.0 - tree.results[node] / games - _UNTRIED, _CURIOSITY * np.sqrt(games)
    for child in range(tree.first[node], tree.first[node] + tree.count[node]):
        played = tree.games[child]
        value = tree.results[child] / played if played else untried
        value += curiosity * tree.chance[child] / (played + 1)
        if value > most:
            best, most = child, value
    return best


@jit
def _stones(board, field):
    """Black's less White's."""
    total = 0
    for point in field.points:
        total += (board[CELL, point] == BLACK) - (board[CELL, point] == WHITE)
    return total


@jit
def _end(lead, goal, costs, spent, points, field):
    """Black's score by a lead, and how likely it is that Black reaches the goal. `spent`: Black's stones and
    moves less White's; `points`: Black's less White's stones, or, after two passes, points."""
    score, limit = lead[0], goal.least - 0.5
    if goal.territory:
        score = lead[0] + points - spent if costs else points - spent
    else:  # every point is a side's: one score in two can be had
        limit = goal.least - 1 + (goal.least + len(field.points)) % 2
    return score, 1 / (1 + np.exp((limit - score) / max(lead[1], goal.scale)))


@jit
def _grow(tree, start, color, games, goal, asked, owned):
    """So many games more from a position. Of their later half how likely Black is to reach the goal, and
    whose the points were (`owned`)."""
    field, judged = asked.field, asked.judged
    board, path, later = start.copy(), np.zeros(_DEEPEST + 1, np.int64), 0.0
    stones = _stones(start, field) if goal.territory else 0
    passed, ends = start[CELL].copy(), np.zeros(start.shape[1], np.int64)
    for game in range(games):
        board[:] = start
        node, depth, mover, bar, passes = 0, 0, color, -1, 0
        costs, spent = goal.territory, stones
        while tree.count[node] >= 0 and passes < 2 and depth < _DEEPEST:
            node = _choose(tree, node)
            depth, bar, passes = depth + 1, -1, passes + 1
            path[depth] = node
            if tree.move[node] >= 0:
                bar, passes = place(board, tree.move[node], mover, field), 0
                if costs:
                    spent += 1 if mover == BLACK else -1
            elif passes == 2 and costs:
                costs, passes, passed[:] = False, 0, board[CELL]
            mover = 3 - mover
        slot = _judge(board, mover, bar, costs, asked)
        has_room = tree.used[0] + len(field.points) < len(tree.first)
        if passes < 2 and tree.count[node] < 0 and has_room:
            _open(tree, node, board, mover, bar, field, judged.moves[slot])
        points = 0
        if goal.territory:
            points = _stones(board, field) if costs else count(passed, judged.owners[slot], field, ends)
        score, won = _end(judged.leads[slot], goal, costs, spent, points, field)
        if 2 * game >= games:
            owned += judged.owners[slot]
            later += won
        won += _LEAST * (min(max(0.5 + (score - goal.least) / _SCALE, 0.0), 1.0) - won)
        for level in range(depth + 1):
            node = path[level]
            tree.games[node] += 1
            tree.results[node] += 1 - won if (color == BLACK) == (level % 2 == 0) else won
    return later / (games - (games + 1) // 2)


class Played(NamedTuple):
    """What games say: `owners` by place, +1 where Black ended with every game, -1 where White did; the first
    `moves` (-1: a pass), the most played first, but for a pass that does as well; the mean `result`: how
    likely Black reached the goal."""

    owners: list[float]
    moves: list[int]
    result: float


class Playouts:
    """Games from one position. `cells` are by place, with a rim outside; `fixed` stones are never taken."""

    def __init__(
        self, width: int, cells: Sequence[int], fixed: Sequence[bool], network: net.Network | None = None
    ) -> None:
        places, step = len(cells), width + 1
        field = Field(
            np.array([place for place, sign in enumerate(cells) if sign != OUTSIDE], np.int64),
            np.array([-1, 1, -step, step], np.int64),
            np.array([-step - 1, -step + 1, step - 1, step + 1], np.int64),
            np.array(fixed, np.bool_),
        )
        judged = Judged(
            np.zeros(_JUDGED, np.uint64),
            np.zeros((_JUDGED, places), np.float32),
            np.zeros((_JUDGED, places + 1), np.float32),
            np.zeros((_JUDGED, 2), np.float32),
        )
        self.board = new_board(np.array(cells, np.int64), field)
        self.asked = Asked(field, network or net.load(), net.blank(places), judged)

    def score(self, color: int, *, territory: bool) -> int:
        """Black's points where a colour moves first, as the network guesses them without a game."""
        slot = _judge(self.board, color, -1, territory, self.asked)
        return round(float(self.asked.judged.leads[slot, 0]))

    def owners(self, color: int, *, territory: bool) -> list[float]:
        """Whose the points will be, by place (1 Black's, -1 White's), by the same guess."""
        slot = _judge(self.board, color, -1, territory, self.asked)
        return [float(each) for each in self.asked.judged.owners[slot]]

    def reach(self, color: int, least: int, *, territory: bool, scale: float = 0.0) -> Search:
        """Games in which Black plays for so many points (or, by a `scale`, about so many)."""
        return Search(self, color, Goal(least, territory, scale))


class Search:
    """Games from a position for one goal."""

    def __init__(self, playouts: Playouts, color: int, goal: Goal) -> None:
        self._playouts, self._color, self._goal = playouts, color, goal
        counts, shares = np.empty((_MOST_NODES, 4), np.int64), np.empty((_MOST_NODES, 2))
        first, count, move, games = counts.T
        self.tree = Tree(first, count, move, shares[:, 0], games, shares[:, 1], np.ones(1, np.int64))
        self.tree.count[0], self.tree.games[0], self.tree.results[0] = -1, 0, 0

    def played(self, games: int) -> Played:
        """What so many games more say."""
        tree, asked = self.tree, self._playouts.asked
        owned = np.zeros(self._playouts.board.shape[1])
        result = _grow(tree, self._playouts.board, self._color, games, self._goal, asked, owned)
        children = range(int(tree.first[0]), int(tree.first[0] + tree.count[0]))
        most = sorted(children, key=lambda child: -int(tree.games[child]))
        values = {child: float(tree.results[child] / max(tree.games[child], 1)) for child in children}
        least = values[most[0]] - _NEARLY
        most.sort(key=lambda child: tree.move[child] >= 0 or values[child] < least)
        later = games - (games + 1) // 2
        return Played(
            [float(each) / later for each in owned], [int(tree.move[child]) for child in most], float(result)
        )
