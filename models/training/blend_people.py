"""The exponents of `server/analysis/people/blend.py`, fitted to rated games.

    python -m models.training.blend_people rated_games.jsonl.gz [--keep bench/data/people_games.jsonl.gz]

Least -ln P of the moves that were played from ply 10 on, in the first 3,000 games of an order drawn by lot
(always the same). `--keep` writes the last 600 of it, which `bench/people.py` measures. With the networks
given it is a logistic regression, so there is one best answer, and Newton's steps go there.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chess
import numpy as np
import numpy.typing as npt

from server.analysis.people.blend import EXPONENTS
from server.analysis.people.network import LEVELS
from server.analysis.people.prediction import predictions

Floats = npt.NDArray[np.float64]
Game = Mapping[str, Any]
"""A line of the file: `w`, `b` and `moves` matter."""

FIRST_PLY = 10
"""What comes before is in everybody's books."""
FITTED, KEPT = 3_000, 600
SEED = 7
STEPS = 8
"""Newton's: after four nothing moves any more."""


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """A move of a game. `rating`: its player's; `logits`: `[3, n]` as in a Prediction; `index`: the move's
    place among the legal ones."""

    rating: int
    logits: Floats
    index: int


def read_games(file: Path) -> list[Game]:
    """The games of a file of JSON lines, gzipped."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def drawn(games: Sequence[Game]) -> list[Game]:
    """The games in the order of the lot."""
    order = list(games)
    random.Random(SEED).shuffle(order)
    return order


def played(games: Iterable[Game]) -> Iterator[Played]:
    """The games' moves from FIRST_PLY on."""
    for game in games:
        moves = [chess.Move.from_uci(move) for move in game["moves"].split()]
        for ply, (move, seen) in enumerate(zip(moves, predictions(chess.Board(), moves), strict=False)):
            if ply >= FIRST_PLY:
                yield Played(game["b" if ply % 2 else "w"], seen.logits, seen.moves.index(move))


def fit(moves: Sequence[Played]) -> Floats:
    """Exponents `[ratings, levels]` at the ratings of `EXPONENTS`."""
    exponents = np.full(len(EXPONENTS) * len(LEVELS), 1 / len(LEVELS))
    for _ in range(STEPS):
        slope, bend = np.zeros_like(exponents), np.zeros((len(exponents), len(exponents)))
        for move in moves:
            seen = np.kron(_near(move.rating)[:, None], move.logits)
            powers = np.exp((logits := exponents @ seen) - logits.max())
            chances = powers / powers.sum()
            mean = seen @ chances
            slope += seen[:, move.index] - mean
            bend += (seen * chances) @ seen.T - np.outer(mean, mean)
        exponents = exponents + np.linalg.solve(bend, slope)
    return exponents.reshape(len(EXPONENTS), len(LEVELS))


def _near(rating: float) -> Floats:
    """`[ratings]`: how much each of the ratings of EXPONENTS counts at this one."""
    return np.array([np.interp(rating, list(EXPONENTS), row) for row in np.eye(len(EXPONENTS))])


def main() -> None:
    """Reads the arguments, and prints the exponents."""
    parser = argparse.ArgumentParser(description="the exponents of people/blend.py")
    parser.add_argument("games", type=Path)
    parser.add_argument("--keep", type=Path, help="write the games that are kept aside, and fit nothing")
    given = parser.parse_args()
    games = drawn(read_games(given.games))
    if given.keep:
        _write(games[-KEPT:], given.keep)
        return
    for rating, row in zip(EXPONENTS, fit(list(played(games[:FITTED]))), strict=True):
        print(f"{rating}: ({', '.join(f'{value:.2f}' for value in row)})")  # noqa: T201


def _write(games: Iterable[Game], file: Path) -> None:
    lines = (json.dumps({name: game[name] for name in ("w", "b", "moves")}) for game in games)
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))


if __name__ == "__main__":
    main()
