"""Games of Go that the network plays with itself, and what it learns from them.

    python -m models.training.go.games FOLDER --size 7 --games 1000 --seed 1 [--network FILE]

Owns how these games go, and the form of a shard. A game begins with moves at random, then with moves that
the network finds likely. From then on each is searched, by playouts for about the score that is expected; in
one game of four a move now and then is at random again, and in two of five some chains are never taken. By
territory a game goes on after two passes, and costs nothing then, until two more: that shows what was dead.
Every position that was searched is kept: what it looks like, how often each move was played there, whose the
points were, and the lead, all as the mover sees it.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from endgames.go.ownership import network as net
from endgames.go.ownership.chains import (
    BLACK,
    CELL,
    HEAD,
    OUTSIDE,
    PASS,
    WHITE,
    count,
    is_eye,
    is_legal,
    new_board,
    place,
)
from endgames.go.ownership.playouts import Playouts
from models.training.go.finishing import owners

GAMES_IN_SHARD = 50
_PLAYOUTS, _SCALE = 250, 1.5
"""Of a search; the points that it tells apart about the score that is expected."""
_TERRITORY = 0.8
"""How often a game is played by territory."""
_RANDOM, _LIKELY = 0.3, 0.35
"""Moves at random, and likely ones after them, at most: as parts of the points."""
_FIXED = (0.0, 0.0, 0.0, 0.3, 0.7)
"""How often a chain is never taken from the first search on: one of these for each game."""
_SLIPS = (0.0, 0.0, 0.0, 0.08)
"""How often a move that would be searched is played at random: one of these for each game."""


@dataclass(slots=True)
class Position:
    """A position that was searched. `spent`: Black's moves that cost a point, less White's, until then."""

    planes: Any
    moves: Any
    owned: Any
    mover: int
    costs: bool
    stones: int
    spent: int
    ply: int


@dataclass(slots=True)
class Shard:
    """What `size` x `size` positions look like (`planes` [n, 8, size, size]), how often each move was played
    (`moves` [n, size * size + 1], the pass last), whose the points were (`owners` [n, size, size], -1 to 1)
    and the lead (`leads`); `sure`: no move came later that was not searched; `games`: numbers."""

    planes: list[Any] = field(default_factory=list)
    moves: list[Any] = field(default_factory=list)
    owners: list[Any] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    sure: list[bool] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def save(self, file: Path) -> None:
        arrays = {name: np.array(getattr(self, name)) for name in Shard.__slots__}
        np.savez_compressed(file, **arrays)


class Game:
    """One game of the network with itself."""

    def __init__(self, size: int, chance: random.Random, network: net.Network) -> None:
        self._size, self._chance = size, chance
        self._points = [row * (size + 1) + column for row in range(size) for column in range(size)]
        cells = ([0] * size + [OUTSIDE]) * size + [OUTSIDE] * (size + 1)
        self._playouts = Playouts(size, cells, [False] * len(cells), network)
        self._board = self._playouts.board
        self._color, self._bar, self._spent, self._last_slip = BLACK, PASS, 0, -1
        self._costs = chance.random() < _TERRITORY
        self._passed = self._board[CELL].copy()
        self._positions: list[Position] = []

    def play(self, number: int, shard: Shard) -> None:
        """Plays it to its end and adds its positions."""
        at_random = int(self._chance.random() * _RANDOM * self._size**2)
        until = at_random + int(self._chance.random() * _LIKELY * self._size**2)
        slips, passes = self._chance.choice(_SLIPS), 0
        for ply in range(3 * self._size**2):
            if ply == until:
                self._fix(self._chance.choice(_FIXED))
            if ply < at_random or (ply >= until and self._chance.random() < slips):
                move, self._last_slip = self._chance.choice(self._legal()), ply
            elif ply < until:
                move, self._last_slip = self._likely(), ply
            else:
                move = self._searched(ply)
            passes = 0 if move >= 0 else passes + 1
            self._make(move)
            if passes == 2:
                if not self._costs:
                    break
                self._costs, passes, slips = False, 0, 0.0
                self._passed = self._board[CELL].copy()
        else:  # who wants to go on for ever teaches nothing
            return
        self._add(number, shard)

    def _fix(self, share: float) -> None:
        """Has some chains live anyway, of those that are likely to."""
        board, points, said = self._board, self._playouts.asked.field, self._judged()
        signs = {self._color: 1, 3 - self._color: -1}
        chosen = {
            head
            for head in self._points
            if board[CELL, head]
            and signs[int(board[CELL, head])] * said.maps[head, net.OWNER] > 1
            and self._chance.random() < share
        }
        for point in self._points:
            points.fixed[point] = board[CELL, point] and int(board[HEAD, point]) in chosen
        board[:] = new_board(board[CELL].copy(), points)
        self._playouts.asked.judged.keys[:] = 0

    def _legal(self) -> list[int]:
        """Moves that fill no own eye, and the pass."""
        board, points = self._board, self._playouts.asked.field
        return [
            point
            for point in self._points
            if board[CELL, point] == 0
            and point != self._bar
            and is_legal(board, point, self._color, points)
            and not is_eye(board, point, self._color, points)
        ] + [PASS]

    def _make(self, move: int) -> None:
        self._bar = PASS
        if move >= 0:
            self._bar = int(place(self._board, move, self._color, self._playouts.asked.field))
            if self._costs:
                self._spent += 1 if self._color == BLACK else -1
        self._color = 3 - self._color

    def _likely(self) -> int:
        said, legal = self._judged(), self._legal()
        logits = [said.whole[net.PASS_MOVE] if move < 0 else said.maps[move, net.MOVE] for move in legal]
        chances = np.exp(logits)
        return self._chance.choices(legal, chances.tolist())[0]

    def _judged(self) -> net.Judgement:
        asked = self._playouts.asked
        net.judge(
            asked.network, self._board, self._color, self._bar, self._costs, asked.field, asked.judgement
        )
        return asked.judgement

    def _searched(self, ply: int) -> int:
        """The move played most, for about the score that is expected."""
        said, size = self._judged(), self._size
        planes = said.planes[self._points].T.reshape(net.PLANES, size, size).astype(np.uint8)
        expected = self._playouts.score(self._color, territory=self._costs)
        search = self._playouts.reach(self._color, expected, territory=self._costs, scale=_SCALE)
        played = search.played(_PLAYOUTS)
        moves, tree = np.zeros(size * size + 1, np.float32), search.tree
        for child in range(int(tree.first[0]), int(tree.first[0] + tree.count[0])):
            point = int(tree.move[child])
            if point != self._bar or point < 0:
                moves[self._points.index(point) if point >= 0 else -1] = tree.games[child]
        moves[-1] += not moves.any()  # all were for what a ko bars
        owned = np.array(played.owners, np.float32)[self._points]
        cells = self._board[CELL, self._points]
        stones = int((cells == BLACK).sum() - (cells == WHITE).sum())
        self._positions.append(
            Position(planes, moves / moves.sum(), owned, self._color, self._costs, stones, self._spent, ply)
        )
        best = int(moves.argmax())
        return self._points[best] if best < len(self._points) else PASS

    def _add(self, number: int, shard: Shard) -> None:
        points = self._playouts.asked.field
        found = owners(self._board, self._color, points)
        territory = np.zeros(len(found), np.int64)
        count(self._passed, found, points, territory)
        for position in self._positions:
            sign, is_sure = 1 if position.mover == BLACK else -1, position.ply > self._last_slip
            ends = (territory if position.costs else found)[self._points]
            cost = position.stones + self._spent - position.spent if position.costs else 0
            owned = 0.8 * ends + 0.2 * position.owned if is_sure else position.owned
            shard.planes.append(position.planes)
            shard.moves.append(position.moves)
            shard.owners.append((sign * owned).reshape(self._size, self._size).astype(np.float32))
            shard.leads.append(float(sign * (ends.sum() - cost)))
            shard.sure.append(is_sure)
            shard.games.append(number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, help="where shards go")
    parser.add_argument("--size", type=int, default=7)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", type=Path, default=net.FILE)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    chance, network = random.Random(given.seed), net.load(given.network)
    for first in range(0, given.games, GAMES_IN_SHARD):
        shard = Shard()
        for number in range(first, min(first + GAMES_IN_SHARD, given.games)):
            Game(given.size, chance, network).play(number, shard)
        shard.save(given.folder / f"{given.size}-{given.seed}-{first}.npz")


if __name__ == "__main__":
    main()
