"""Many games at once at depth 1: more positions of games, and more games, than the careful generator has time
for.

Owns how these games go. Their form, openings and folders are `data/`'s; so are the careful games, whose
labels are better and ten times dearer. What the network lacks most is variety: children of known positions
taught it less than positions of new games do.

    python -m models.training.swift FOLDER --until 4000000 --exclude nn_positions.csv --exclude
    nn_siblings.csv

Every game starts from a random opening line and up to three random plies. On each ply the position is
labelled, and mostly a random move from it; that move is played if it costs little, or, rarely, whatever it
costs, else the engine's. A game ends by rule, at a score drawn from 300 to 2,000 centipawns, or at a ply
drawn from 30 to 220.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count, repeat
from pathlib import Path

import chess
import numpy as np

from .data import folder
from .data.games import draw_start
from .data.openings import Line, load_lines
from .data.records import BROKEN_OFF, GAMES_IN_SHARD, RECORD, Position, Records, key_of, pack
from .shallow import Answer, Shallow

SIBLING_CHANCE = 0.75
"""Of a random move being labelled on a ply."""
CHEAP = 50
"""Centipawns that a random move may cost to be played as if it were a good one..."""
CHEAP_CHANCE = 0.5
"""...this often."""
BLUNDER_CHANCE = 0.02
"""Of a random move being played whatever it costs."""
GAMES_AT_ONCE = 256


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run does. `excluded`: keys of positions that must not be in the data."""

    target: Path
    seed: int
    games: int
    excluded: frozenset[bytes]


@dataclass(slots=True)
class _Game:
    """A game in progress. `side`: a random move from the position on the board, to be labelled beside it."""

    number: int
    board: chess.Board
    rng: random.Random
    give_up: int
    last_ply: int
    positions: list[Position] = field(default_factory=list)
    side: chess.Move | None = None

    def questions(self) -> list[str]:
        """The positions to be scored now: the one on the board, and the side move's if there is one."""
        fen = self.board.fen()
        chosen = self.rng.random() < SIBLING_CHANCE
        self.side = self.rng.choice(list(self.board.legal_moves)) if chosen else None
        return [fen] if self.side is None else [fen, f"{fen} moves {self.side.uci()}"]

    def take(self, answers: Sequence[Answer | None]) -> bool:
        """Notes what the engine said and plays on; false if the game is over."""
        best = answers[0]
        if best is None or best.move is None:
            return False
        here = best.score if self.board.turn else -best.score
        self.positions.append(Position(self.board.fen(), self.board.ply(), here, best.mate, False))
        self.board.push(self._choose(best, answers[1] if len(answers) > 1 else None))
        over = best.mate or abs(here) > self.give_up or self.board.ply() > self.last_ply
        return not (over or self.board.is_game_over() or self.board.is_repetition(3))

    def _choose(self, best: Answer, side: Answer | None) -> chess.Move:
        assert best.move is not None
        usual = chess.Move.from_uci(best.move)
        if self.side is None or side is None:
            return usual
        cost = best.score + side.score  # the side move's score is the other player's view
        cheap = cost <= CHEAP and self.rng.random() < CHEAP_CHANCE
        if cheap or self.rng.random() < BLUNDER_CHANCE:
            return self.side
        self._note_side(side)
        return usual

    def _note_side(self, side: Answer) -> None:
        assert self.side is not None
        white = -side.score if self.board.turn else side.score
        self.board.push(self.side)
        self.positions.append(Position(self.board.fen(), self.board.ply(), white, side.mate, True))
        self.board.pop()


def make_shard(plan: Plan, number: int) -> int:
    """Plays and writes the shard's games; how many positions they have."""
    target = folder.shard_file(plan.target, number)
    if not target.exists():
        folder.write_shard(plan.target, number, _play(plan, number))
    return len(np.load(target, mmap_mode="r", allow_pickle=False))


def _play(plan: Plan, shard: int) -> Records:
    lines = load_lines()
    waiting = (_begin(plan, lines, shard * GAMES_IN_SHARD + at) for at in range(plan.games))
    live: list[_Game] = []
    done: list[Records] = []
    with Shallow() as engine:
        while live := live + _next(waiting, GAMES_AT_ONCE - len(live)):
            live, ended = _play_one_ply(engine, live)
            done += [_packed(game, plan.excluded) for game in ended]
    return np.concatenate([np.zeros(0, RECORD), *done])


def _next(games: Iterator[_Game], most: int) -> list[_Game]:
    return [game for _, game in zip(range(most), games, strict=False)]


def _begin(plan: Plan, lines: Sequence[Line], number: int) -> _Game:
    rng = random.Random(f"{plan.seed} {number}")
    board = draw_start(rng, lines)
    give_up = round(300 * (2000 / 300) ** rng.random())
    return _Game(number, board, rng, give_up, rng.randint(30, 220))


def _play_one_ply(engine: Shallow, games: Sequence[_Game]) -> tuple[list[_Game], list[_Game]]:
    asked = [game.questions() for game in games]
    answers = iter(engine.search_all([question for questions in asked for question in questions]))
    live: list[_Game] = []
    ended: list[_Game] = []
    for game, questions in zip(games, asked, strict=True):
        on = game.take([next(answers) for _ in questions])
        (live if on else ended).append(game)
    return live, ended


def _packed(game: _Game, excluded: frozenset[bytes]) -> Records:
    kept = [position for position in game.positions if key_of(position.fen) not in excluded]
    return pack(kept, game=game.number, result=BROKEN_OFF)


def main() -> None:
    """Plays until there are enough positions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--until", type=int, required=True, help="positions in all")
    parser.add_argument("--exclude", type=Path, action="append", default=[])
    parser.add_argument("--games", type=int, default=600, help="in a shard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    plan = Plan(given.folder, given.seed, given.games, folder.read_excluded(given.exclude))
    plan.target.mkdir(parents=True, exist_ok=True)
    total = 0
    with ProcessPoolExecutor(given.processes) as workers:
        for first in count(0, given.processes):
            numbers = range(first, first + given.processes)
            total += sum(workers.map(make_shard, repeat(plan), numbers))
            print(f"{first + given.processes} shards, {total:,} positions", flush=True)  # noqa: T201
            if total >= given.until:
                return


if __name__ == "__main__":
    main()
