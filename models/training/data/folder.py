"""A folder of shards: `recipe.json` and `shard-000000.npy`, `shard-000001.npy`, ... Owns their names, how
they come into being and how they are read; knows no engine.

A shard is complete or not there: it is written under another name and renamed. Finished ones never change.
"""

from __future__ import annotations

import csv
import fcntl
import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from .records import RECORD, Records, hashes, key_of

FEN_COLUMNS = ("fen", "parent", "child_fen")
"""Columns of the development sets that hold positions."""


class FolderError(Exception):
    """The folder belongs to another recipe, or another run is using it."""


def shard_file(folder: Path, number: int) -> Path:
    """Where the shard is, or will be."""
    return folder / f"shard-{number:06d}.npy"


def shard_files(folder: Path) -> list[Path]:
    """The finished shards, by number."""
    return sorted(folder.glob("shard-*.npy"))


def next_shard(folder: Path, *, worker: int, workers: int) -> int:
    """The least unfinished shard among the worker's: those with number % workers == worker."""
    number = worker
    while shard_file(folder, number).exists():
        number += workers
    return number


def write_shard(folder: Path, number: int, records: Records) -> None:
    """Puts a finished shard into the folder, whole or not at all."""
    target = shard_file(folder, number)
    draft = target.with_suffix(".part")
    with draft.open("wb") as file:
        np.save(file, records, allow_pickle=False)
    draft.rename(target)


def count_positions(folder: Path) -> int:
    """Positions in all finished shards, from the files' headers alone."""
    return sum(len(np.load(file, mmap_mode="r", allow_pickle=False)) for file in shard_files(folder))


def load_all(folder: Path) -> Records:
    """Every record of the folder, in the order of the shards; a position may be there more than once."""
    shards = [np.load(file, allow_pickle=False) for file in shard_files(folder)]
    return np.concatenate([np.zeros(0, RECORD), *shards])


def load_distinct(folder: Path) -> Records:
    """The folder's records, each placement with its side to move once: as it was met first."""
    records = load_all(folder)
    _, first = np.unique(hashes(records), return_index=True)
    return records[np.sort(first)]


def read_excluded(files: Iterable[Path]) -> frozenset[bytes]:
    """Keys of all positions in the CSV files. Raises FolderError if one has no column of positions."""
    return frozenset(key for file in files for key in _keys_in(file))


def _keys_in(file: Path) -> Iterator[bytes]:
    with file.open(encoding="utf-8", newline="") as text:
        rows = csv.DictReader(text)
        columns = [name for name in rows.fieldnames or () if name in FEN_COLUMNS]
        if not columns:
            raise FolderError(f"no column of positions ({', '.join(FEN_COLUMNS)}) in {file}")
        for row in rows:
            yield from (key_of(row[column]) for column in columns)


def digest_of(keys: frozenset[bytes]) -> str:
    """A fingerprint of a set of keys, whatever their order."""
    return hashlib.sha256(b"".join(sorted(keys))).hexdigest()


def settle_recipe(folder: Path, recipe: dict[str, str | int]) -> None:
    """Writes the recipe into a new folder; raises FolderError if the folder was begun with another one."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "recipe.json"
    if not file.exists():
        file.write_text(json.dumps(recipe, indent=2) + "\n", encoding="utf-8")
    there = json.loads(file.read_text(encoding="utf-8"))
    if there != recipe:
        changed = sorted(name for name in {*there, *recipe} if there.get(name) != recipe.get(name))
        raise FolderError(f"{folder} was begun with another {', '.join(changed)}: take a new folder")


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Holds the folder against a second run. Raises FolderError if another holds it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderError(f"another run is writing to {folder}") from None
        yield
