"""What the trainer sees of the folders of records. Owns loading, the split by game and the order of
batches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from server.analysis.nn.features import PositionBatch
from server.analysis.nn.weights import bucket_of

from .data.folder import load_all
from .data.records import BLACK_TO_MOVE, CASTLING, Records, hashes, parent_ids, unpack_boards

HELD_OUT = 50
"""One game in so many is for validation, its positions and all that were made from them."""

_MEN = np.array([(pair >> 4 > 0) + (pair & 15 > 0) for pair in range(256)], np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Dataset:
    """`n` positions. `boards`: `[n, 32]` as in the records; `score`: centipawns, White's view; `family`:
    equal for moves from one position (or from two siblings); `men`: pieces on the board."""

    boards: npt.NDArray[np.uint8]
    black: npt.NDArray[np.bool_]
    fixed: npt.NDArray[np.bool_]  # some castling right is left: never to be mirrored
    score: npt.NDArray[np.float32]
    family: npt.NDArray[np.uint64]
    men: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.boards)

    def take(self, rows: npt.NDArray[np.intp]) -> Dataset:
        """These rows, in their order."""
        return Dataset(*(getattr(self, name)[rows] for name in self.__slots__))


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Positions sorted by bucket; `counts`: `[B]` of them in each. `pairs`: `[m, 2]` rows of siblings."""

    data: Dataset
    mirror: npt.NDArray[np.bool_]
    counts: npt.NDArray[np.int64]
    pairs: npt.NDArray[np.intp]


def load(folders: Sequence[Path]) -> tuple[Dataset, Dataset]:
    """All positions of the folders, each once (as the first folder has it): for training, for validation. The
    folders after the first must be made from the first, so that the games' numbers agree."""
    loaded = [load_all(folder) for folder in folders]
    source = np.concatenate([np.full(len(part), at, np.uint64) for at, part in enumerate(loaded)])
    records = np.concatenate(loaded)
    _, first = np.unique(hashes(records), return_index=True)
    records, source = records[first], source[first]
    held = records["game"] * np.uint32(2654435761) % np.uint32(HELD_OUT) == 0
    whole = _dataset(records, source)
    return whole.take(np.flatnonzero(~held)), whole.take(np.flatnonzero(held))


def _dataset(records: Records, source: npt.NDArray[np.uint64]) -> Dataset:
    boards = np.ascontiguousarray(records["board"])
    flags = records["flags"]
    return Dataset(
        boards=boards,
        black=(flags & BLACK_TO_MOVE).astype(bool),
        fixed=(flags & CASTLING).astype(bool),
        score=records["score"].astype(np.float32),
        family=parent_ids(records) << np.uint64(2) | source,
        men=_MEN[boards].sum(axis=1, dtype=np.uint8),
    )


def batches(
    data: Dataset, size: int, buckets: int, rng: np.random.Generator, *, families: bool = True
) -> Iterator[Batch]:
    """One pass in random order, families kept together if siblings are to meet; the last part batch is left
    out."""
    order = np.argsort(_shuffled(data.family, rng), kind="stable") if families else rng.permutation(len(data))
    for start in range(0, len(data) - size + 1, size):
        yield batch_of(data.take(order[start : start + size]), buckets, rng)


def _shuffled(family: npt.NDArray[np.uint64], rng: np.random.Generator) -> npt.NDArray[np.uint64]:
    """A random key for each family: multiplication by an odd number and a shift permute the numbers."""
    odd, offset = rng.integers(0, 2**63, 2, dtype=np.uint64)
    mixed = (family ^ offset) * (odd << np.uint64(1) | np.uint64(1))
    mixed ^= mixed >> np.uint64(31)
    mixed *= np.uint64(0x9E3779B97F4A7C15)
    return mixed


def batch_of(data: Dataset, buckets: int, rng: np.random.Generator | None = None) -> Batch:
    """The positions as one batch, half of those that may be mirrored being so; without `rng` none is."""
    bucket = bucket_of(data.men.astype(np.intp), buckets)
    order = np.argsort(bucket, kind="stable")
    back = np.empty_like(order)
    back[order] = np.arange(len(order))
    together = np.flatnonzero(data.family[1:] == data.family[:-1])
    pairs = np.stack([back[together], back[together + 1]], axis=1)
    data = data.take(order)
    mirror = np.zeros(len(data), np.bool_) if rng is None else ~data.fixed & (rng.random(len(data)) < 0.5)
    return Batch(data, mirror, np.bincount(bucket, minlength=buckets), pairs)


def positions_of(records: Records) -> PositionBatch:
    """Records as the network's plain form takes them."""
    return PositionBatch(unpack_boards(records), (records["flags"] & BLACK_TO_MOVE).astype(bool))
