"""The four figures by which a comparison network is judged (`docs/network.md`), for anything that compares
positions.

Owns the sets' form and the figures' meaning; `bench/network.py` prints them for a file.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import chess
import numpy as np
import numpy.typing as npt

from server.analysis.nn.features import PositionBatch, from_boards
from server.analysis.nn.weights import Weights, scores

CLEAR = 50
"""Centipawns by which a pair must differ to count, and that a picked move may lose."""
PAIRS = 40_000
"""Random pairs of figure a."""
SIBLING_PAIRS = 60
"""Random pairs of siblings of one parent in figure b, at most."""

Floats = npt.NDArray[np.float64]
Compare = Callable[[PositionBatch, PositionBatch], npt.NDArray[np.float32] | npt.NDArray[np.float64]]
"""Probabilities `[n]` that the first of two positions is the better one for White."""


@dataclass(frozen=True, slots=True)
class Figures:
    """a: share of random pairs ordered right; b: of siblings; c: Spearman correlation of the comparison with
    the start position; d: share of parents where the move picked loses under CLEAR; mean_loss: of d,
    centipawns, each capped at 1,000."""

    a: float
    b: float
    c: float
    d: float
    mean_loss: float

    def __str__(self) -> str:
        shares = f"a {self.a:.4f}  b {self.b:.4f}  c {self.c:.4f}  d {self.d:.4f}"
        return f"{shares}  mean loss {self.mean_loss:.0f} cp"


@dataclass(frozen=True, slots=True, eq=False)
class Development:
    """The two sets. `cp`: White's view. `children` of parent i are those with `parent == i`, and White is to
    move in it if `white_to_move[i]`."""

    positions: PositionBatch
    cp: Floats
    children: PositionBatch
    children_cp: Floats
    parent: npt.NDArray[np.intp]
    white_to_move: npt.NDArray[np.bool_]


def read_development(folder: Path) -> Development:
    """From `nn_positions.csv` and `nn_siblings.csv`. Raises OSError if one is not there."""
    singles, siblings = _rows(folder / "nn_positions.csv"), _rows(folder / "nn_siblings.csv")
    parents = list(dict.fromkeys(row["parent"] for row in siblings))
    number = {fen: at for at, fen in enumerate(parents)}
    return Development(
        positions=from_boards([chess.Board(row["fen"]) for row in singles]),
        cp=np.array([float(row["cp"]) for row in singles]),
        children=from_boards([chess.Board(row["child_fen"]) for row in siblings]),
        children_cp=np.array([float(row["cp"]) for row in siblings]),
        parent=np.array([number[row["parent"]] for row in siblings]),
        white_to_move=np.array([" w " in fen for fen in parents]),
    )


def _rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def measure(compare: Compare, sets: Development) -> Figures:
    """All four figures; the pairs are drawn with a fixed seed."""
    rng = np.random.default_rng(1)
    start = from_boards([chess.Board()])
    one, other = rng.integers(0, len(sets.cp), (2, 2 * PAIRS))
    clear = np.flatnonzero(abs(sets.cp[one] - sets.cp[other]) >= CLEAR)[:PAIRS]
    a = _ordered(compare, sets.positions, sets.cp, one[clear], other[clear])
    b = _ordered(compare, sets.children, sets.children_cp, *_sibling_pairs(sets, rng))
    c = spearman(np.asarray(compare(sets.positions, _times(start, len(sets.cp))), np.float64), sets.cp)
    losses = _losses(compare(sets.children, _times(start, len(sets.children_cp))), sets)
    return Figures(a, b, c, float(np.mean(losses < CLEAR)), float(np.mean(losses.clip(max=1000))))


def figures_of(weights: Weights, sets: Development) -> Figures:
    """The figures of weights, by the plain numpy score."""
    return measure(lambda a, b: 1 / (1 + np.exp(scores(weights, b) - scores(weights, a))), sets)


def _times(one: PositionBatch, n: int) -> PositionBatch:
    return PositionBatch(np.repeat(one.codes, n, axis=0), np.repeat(one.black_to_move, n))


def _at(positions: PositionBatch, rows: npt.NDArray[np.intp]) -> PositionBatch:
    return PositionBatch(positions.codes[rows], positions.black_to_move[rows])


def _ordered(
    compare: Compare,
    positions: PositionBatch,
    cp: Floats,
    one: npt.NDArray[np.intp],
    other: npt.NDArray[np.intp],
) -> float:
    said = compare(_at(positions, one), _at(positions, other)) > 0.5
    return float(np.mean(said == (cp[one] > cp[other])))


def _sibling_pairs(
    sets: Development, rng: np.random.Generator
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    firsts, seconds = [], []
    for parent in range(len(sets.white_to_move)):
        rows = np.flatnonzero(sets.parent == parent)
        one, other = rng.choice(rows, (2, 400))
        clear = np.flatnonzero(abs(sets.children_cp[one] - sets.children_cp[other]) >= CLEAR)[:SIBLING_PAIRS]
        firsts.append(one[clear])
        seconds.append(other[clear])
    return np.concatenate(firsts), np.concatenate(seconds)


def _losses(probabilities: npt.NDArray[np.float32] | npt.NDArray[np.float64], sets: Development) -> Floats:
    losses = []
    for parent, white in enumerate(sets.white_to_move):
        rows = np.flatnonzero(sets.parent == parent)
        sign = 1 if white else -1
        values = sign * sets.children_cp[rows]
        losses.append(values.max() - values[np.argmax(sign * probabilities[rows])])
    return np.array(losses)


def spearman(one: Floats, other: Floats) -> float:
    """Rank correlation; equal values share their mean rank."""
    return float(np.corrcoef(_ranks(one), _ranks(other))[0, 1])


def _ranks(values: Floats) -> Floats:
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    ranks: Floats = (ends - (counts - 1) / 2)[place]
    return ranks
