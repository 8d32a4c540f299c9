"""What is in a folder of shards, as tables for the model card. Owns the figures; writes nothing but text.

With a development set beside it (CSV with the columns fen, cp, ply) the same figures are given for that.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .folder import load_all, shard_files
from .records import (
    BLACK_TO_MOVE,
    BROKEN_OFF,
    CASTLING,
    MATE,
    SIBLING,
    Records,
    hashes,
    parent_ids,
    unpack_boards,
)

BALANCE_LIMITS = (50, 100, 300, 600, 1000, 1500)
PIECE_LIMITS = (6, 10, 14, 18, 22, 26, 30, 32)
PLY_LIMITS = (10, 20, 40, 60, 80, 120, 400)


@dataclass(frozen=True, slots=True)
class Sample:
    """The columns that are compared, one entry a position: centipawns (White's view), number of pieces, plies
    since the start, Black to move, some castling right left."""

    score: npt.NDArray[np.int64]
    pieces: npt.NDArray[np.int64]
    ply: npt.NDArray[np.int64]
    black: npt.NDArray[np.bool_]
    castling: npt.NDArray[np.bool_]


def sample_of(records: Records) -> Sample:
    """The columns of the records."""
    return Sample(
        records["score"].astype(np.int64),
        (unpack_boards(records) > 0).sum(axis=1),
        records["ply"].astype(np.int64),
        (records["flags"] & BLACK_TO_MOVE) > 0,
        (records["flags"] & CASTLING) > 0,
    )


def sample_of_csv(file: Path) -> Sample:
    """The columns of a development set."""
    with file.open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    fens = [row["fen"].split() for row in rows]
    return Sample(
        np.array([int(row["cp"]) for row in rows]),
        np.array([sum(map(str.isalpha, fen[0])) for fen in fens]),
        np.array([int(row["ply"]) for row in rows]),
        np.array([fen[1] == "b" for fen in fens]),
        np.array([fen[2] != "-" for fen in fens]),
    )


def describe(folder: Path, against: Path | None = None) -> str:
    """Counts and distributions in Markdown. Raises ValueError if the folder has no finished shard."""
    records = load_all(folder)
    if not len(records):
        raise ValueError(f"no finished shard in {folder}")
    _, first = np.unique(hashes(records), return_index=True)
    distinct = records[np.sort(first)]
    sibling = (distinct["flags"] & SIBLING) > 0
    samples = {
        "all": sample_of(distinct),
        "games": sample_of(distinct[~sibling]),
        "siblings": sample_of(distinct[sibling]),
    }
    if against is not None:
        samples[against.stem] = sample_of_csv(against)
    return "\n".join([*_counts(folder, records, distinct), "", *_table(samples)])


def _counts(folder: Path, records: Records, distinct: Records) -> list[str]:
    games, (black, drawn, white, broken) = _results(distinct)
    _, family = np.unique(parent_ids(distinct), return_counts=True)
    return [
        f"- positions: {len(distinct):,} distinct of {len(records):,} in {len(shard_files(folder)):,} shards "
        f"({1 - len(distinct) / len(records):.2%} duplicates)",
        f"- games: {games:,} (White won {white:.1%}, drawn {drawn:.1%}, Black won {black:.1%}, broken off "
        f"{broken:.1%})",
        f"- siblings: {_share(distinct['flags'] & SIBLING)}; parents with two or more labelled moves: "
        f"{int((family > 1).sum()):,}, with three or more: {int((family > 2).sum()):,}",
        f"- mates: {_share(distinct['flags'] & MATE)}",
    ]


def _results(records: Records) -> tuple[int, list[float]]:
    """Number of games and the shares of results -1, 0, 1 and BROKEN_OFF."""
    _, first = np.unique(records["game"], return_index=True)
    results = records["result"][first]
    return len(first), [float((results == value).mean()) for value in (-1, 0, 1, BROKEN_OFF)]


def _share(marks: npt.NDArray[np.signedinteger[Any]]) -> str:
    return f"{float((marks > 0).mean()):.1%}"


def _table(samples: dict[str, Sample]) -> list[str]:
    columns = list(samples.values())
    rows = [("positions", [f"{len(sample.score):,}" for sample in columns])]
    rows += [
        (f"within {limit} cp", _shares([np.abs(sample.score) <= limit for sample in columns]))
        for limit in BALANCE_LIMITS
    ]
    rows += _bands("pieces", PIECE_LIMITS, [sample.pieces for sample in columns])
    rows += _bands("ply", PLY_LIMITS, [sample.ply for sample in columns])
    rows.append(("Black to move", _shares([sample.black for sample in columns])))
    rows.append(("castling rights left", _shares([sample.castling for sample in columns])))
    head = [f"| | {' | '.join(samples)} |", f"|---|{'---|' * len(samples)}"]
    return head + [f"| {name} | {' | '.join(cells)} |" for name, cells in rows]


def _bands(
    name: str, limits: Sequence[int], columns: Sequence[npt.NDArray[np.int64]]
) -> list[tuple[str, list[str]]]:
    """A row for each band from above the last limit to this one."""
    lows = (-1, *limits[:-1])
    return [
        (f"{name} {low + 1}-{high}", _shares([(column > low) & (column <= high) for column in columns]))
        for low, high in zip(lows, limits, strict=True)
    ]


def _shares(marks: Sequence[npt.NDArray[np.bool_]]) -> list[str]:
    return [f"{float(mark.mean()):.1%}" if len(mark) else "" for mark in marks]
