"""Building into a folder: one at a time for all callers, whole or not at all, what a table leads to first.

A lock on the folder lets one process build a table of up to four men, another one of five: nobody waits for
the long ones. The system takes a lock away with its process, however that ends. What a killed one has left is
a file of another name, which the next one deletes.
"""

from __future__ import annotations

import fcntl
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import numpy as np
import numpy.typing as npt

from endgames.paths import make_private_folder
from endgames.tables.building.making import ZEROING_CODES, Codes, Maker, codes_of
from endgames.tables.costs import lacking
from endgames.tables.files import (
    ENDING,
    PART,
    ZEROING,
    BrokenTableError,
    Draft,
    TableFile,
    men_of,
)
from endgames.tables.layout import FIFTY, LAST_BYTE, Layout
from endgames.tables.names import MOST_MEN, Material, read_name
from endgames.tables.probing import SHIPPED
from endgames.tables.ways import needs

LOCK, FIVE_LOCK = "building.lock", "five.lock"
_PART = 1 << 24
"""Bytes that are looked at at once."""
_log = logging.getLogger(__name__)


class Builder:
    """Builds into `folder`, with this many threads. Raises OSError, MemoryError, TableError."""

    def __init__(self, folder: Path, threads: int = 1) -> None:
        self._folder = folder
        self._threads = threads

    def build(self, material: Material, *, anew: bool = False) -> None:
        """See that a sound table of it is there, in the folder or come with Kibitz; `anew`: in any case."""
        make_private_folder(self._folder)

        def is_there(name: str) -> bool:
            return not (anew and name == material.name) and self._sound(read_name(name)) is not None

        for each in lacking([material], is_there):
            with self._alone(of_five=each.men > MOST_MEN):
                if not is_there(each.name):  # somebody else has built it meanwhile
                    self._build(each)

    def _build(self, material: Material) -> None:
        started = time.monotonic()
        draft = Draft(self._folder / f"{material.name}{ENDING}", material.name, Layout(material).entries)
        try:
            maker = self._maker(material, draft)
            far = maker.make()
            if maker.deepest > FIFTY:
                self._build_zeroing(material)
            seconds = round(time.monotonic() - started, 2)
            draft.finish(seconds, far)
        finally:
            draft.drop()
        _log.info("the table %s is built: %g s", material.name, seconds)

    def _build_zeroing(self, material: Material) -> None:
        """What is said of the 50-move rule; it is there before the table is."""
        started = time.monotonic()
        draft = Draft(self._folder / f"{material.name}{ZEROING}", material.name, Layout(material).entries)
        try:
            self._maker(material, draft, zeroing=True).make()
            draft.finish(round(time.monotonic() - started, 2))
        finally:
            draft.drop()

    def _maker(self, material: Material, draft: Draft, *, zeroing: bool = False) -> Maker:
        there: dict[str, tuple[npt.NDArray[np.uint8], Codes]] = {}
        for needed in needs(material):
            file = self._sound(needed)
            assert file is not None
            other = self._zeroing_of(needed, file) if zeroing else None
            file = other or file
            codes = ZEROING_CODES if other else codes_of(file.head.far)
            there[file.name] = np.frombuffer(file.whole(), np.uint8), codes
        return Maker(material, np.frombuffer(draft.area, np.uint8), there, self._threads, zeroing=zeroing)

    def _zeroing_of(self, material: Material, file: TableFile) -> TableFile | None:
        """What is said of the 50-move rule, made where it is missing; None where all mates come in time."""
        found = self._sound(material, ZEROING)
        if found is None and _is_deep(file):
            self._build_zeroing(material)
            found = self._sound(material, ZEROING)
        return found

    def _sound(self, material: Material, ending: str = ENDING) -> TableFile | None:
        """The table's file, read whole once; None if there is none."""
        for folder in (self._folder, SHIPPED):
            with suppress(FileNotFoundError, BrokenTableError):
                file = TableFile(folder / f"{material.name}{ending}")
                file.check()
                return file
        return None

    @contextmanager
    def _alone(self, *, of_five: bool) -> Iterator[None]:
        with (self._folder / (FIVE_LOCK if of_five else LOCK)).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            for left in self._folder.glob(f"*{PART}"):
                if (men_of(left) > MOST_MEN) == of_five:
                    left.unlink(missing_ok=True)
            yield


def _is_deep(file: TableFile) -> bool:
    """Whether a mate of the table lies beyond 50 moves."""
    table = np.frombuffer(file.whole(), np.uint8)
    parts = (table[start : start + _PART] for start in range(0, len(table), _PART))
    return any(file.head.far) or any(((part > FIFTY) & (part <= LAST_BYTE)).any() for part in parts)
