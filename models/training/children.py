"""More data from a finished folder: random moves from every position in it, scored by Stockfish at depth 1.

Owns what is labelled and how; the form of records and folders is `data/`'s. Telling siblings apart is what
the network is weakest at, and at depth 1 (moves tried, captures searched to the end) Stockfish still orders
nine of ten pairs of them right at a tenth of the cost of a game's labels. Each shard of the source makes one
of the target, seeded by its number, so a stopped run goes on where it was.

    python -m models.training.children SOURCE TARGET --exclude nn_positions.csv --exclude nn_siblings.csv
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path

import chess
import numpy as np

from .data import folder
from .data.records import BROKEN_OFF, CASTLING, RECORD, Position, Records, key_of, pack, to_board
from .shallow import Answer, Shallow

PARENTS_AT_ONCE = 2000
"""Positions whose children are sent to the engine in one go."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run does. `moves`: children a position at most; `excluded`: keys of
    positions that must not be in the data."""

    source: Path
    target: Path
    moves: int
    seed: int
    excluded: frozenset[bytes]


@dataclass(frozen=True, slots=True)
class _Child:
    """A position to be scored: how the engine is told of it, and what is known without the engine."""

    asked: str
    game: int
    position: Position


def make_shard(plan: Plan, number: int) -> int:
    """Writes the children of the source's shard; how many there are, or 0 if that had been done."""
    target = folder.shard_file(plan.target, number)
    if target.exists():
        return 0
    parents = np.load(folder.shard_file(plan.source, number), allow_pickle=False)
    rng = random.Random(f"{plan.seed} {number}")
    records = []
    with Shallow() as engine:
        for start in range(0, len(parents), PARENTS_AT_ONCE):
            block = parents[start : start + PARENTS_AT_ONCE]
            children = [child for parent in block for child in _children(parent, plan, rng)]
            records.append(_labelled(children, engine))
    whole = np.concatenate([np.zeros(0, RECORD), *records])
    folder.write_shard(plan.target, number, whole)
    return len(whole)


def _children(parent: np.void, plan: Plan, rng: random.Random) -> Iterator[_Child]:
    board = to_board(parent)
    if parent["flags"] & CASTLING:
        # A record does not say which rights are left: all that king and rooks allow.
        board.castling_rights = chess.BB_CORNERS
        board.castling_rights = board.clean_castling_rights()
    moves = list(board.legal_moves)
    fen = board.fen()
    for move in rng.sample(moves, min(plan.moves, len(moves))):
        board.push(move)
        child = board.fen(en_passant="fen")
        board.pop()
        if key_of(child) not in plan.excluded:
            position = Position(child, int(parent["ply"]) + 1, 0, False, True)
            yield _Child(f"{fen} moves {move.uci()}", int(parent["game"]), position)


def _labelled(children: Sequence[_Child], engine: Shallow) -> Records:
    answers = engine.search_all([child.asked for child in children])
    records = [
        pack([_scored(child.position, answer)], game=child.game, result=BROKEN_OFF)
        for child, answer in zip(children, answers, strict=True)
        if answer is not None
    ]
    return np.concatenate([np.zeros(0, RECORD), *records])


def _scored(position: Position, answer: Answer) -> Position:
    white = answer.score if " w " in position.fen else -answer.score
    return replace(position, score=white, mate=answer.mate)


def main() -> None:
    """Runs until every shard of the source has its children."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--exclude", type=Path, action="append", default=[])
    parser.add_argument("--moves", type=int, default=6, help="children a position at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    excluded = folder.read_excluded(given.exclude)
    plan = Plan(given.source, given.target, given.moves, given.seed, excluded)
    plan.target.mkdir(parents=True, exist_ok=True)
    numbers = range(len(folder.shard_files(plan.source)))
    total = 0
    with ProcessPoolExecutor(given.processes) as workers:
        for number, made in zip(numbers, workers.map(make_shard, repeat(plan), numbers), strict=True):
            total += made
            print(f"shard {number}: {made:,} positions; {total:,} in all", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
