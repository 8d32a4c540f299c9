"""A table as a file: written whole or not at all, read through a map of which every page is checked when it
is first read.

    header page: magic, length of the JSON, JSON (name, version, entries, seconds, sums), CRC of both
    sums: CRC-32 of every page of the table, padded to a page
    the table: White to move, Black to move

A file that is cut short, of another version or damaged is told by `BrokenTableError`; nothing of it is
believed."""

from __future__ import annotations

import json
import mmap
import os
import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypedDict

from server.analysis.exact.tables.layout import Layout
from server.analysis.exact.tables.names import TableError, read_name
from server.i18n.texts import sentence

VERSION = 1
"""Of the layout and of what stands in it; a table of another one is built again."""
ENDING = ".kbt"
PART = ".part"
"""Ends the name of a file that is being written."""
_MAGIC = b"KIBITZ-T"
_START = struct.Struct("<8sI")
_SUM = struct.Struct("<I")
_PAGE_BITS = 12
PAGE = 1 << _PAGE_BITS


class BrokenTableError(TableError):
    """A file that is no sound table of this version; `place` is its path."""

    code = "broken_table"


class Head(NamedTuple):
    """What a file says of itself. `seconds`: how long it took to build; `entries`: bytes of each half."""

    name: str
    entries: int
    seconds: float


class _Written(TypedDict):
    """The JSON of a file. `sums`: the CRC of the pages' sums."""

    version: int
    name: str
    entries: int
    seconds: float
    sums: int


class TableFile:
    """A table, mapped. Raises OSError where it cannot be read, BrokenTableError where it is no sound one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size < PAGE:
                raise self._broken()
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        try:
            self.head, sums = self._read_head()
            self.layout = Layout(read_name(self.head.name))
            pages = -(-2 * self.head.entries // PAGE)
            self._start = PAGE + _padded(4 * pages)
            checksums = self._map[PAGE : PAGE + 4 * pages]
            expected = self._start + 2 * self.head.entries
            sound = self.head.entries == self.layout.entries and self.head.name == path.stem
            if not sound or size != expected or zlib.crc32(checksums) != sums:
                raise self._broken()
        except BaseException:
            self._map.close()
            raise
        self.size = size
        self._checked = bytearray(pages)

    @property
    def name(self) -> str:
        return self.head.name

    def byte(self, side: int, index: int) -> int:
        """The byte of a position, by its half (0 White to move) and place. Raises BrokenTableError."""
        place = side * self.head.entries + index
        page = place >> _PAGE_BITS
        if not self._checked[page]:
            self._check(page)
        return self._map[self._start + place]

    def check(self) -> None:
        """Read what has not been read yet. Raises BrokenTableError."""
        for page, checked in enumerate(self._checked):
            if not checked:
                self._check(page)

    def whole(self) -> memoryview:
        """Both halves."""
        return memoryview(self._map)[self._start :]

    def close(self) -> None:
        with suppress(BufferError):  # somebody still looks at the whole
            self._map.close()

    def _check(self, page: int) -> None:
        start = self._start + (page << _PAGE_BITS)
        checksum: int = _SUM.unpack_from(self._map, PAGE + 4 * page)[0]
        if zlib.crc32(self._map[start : start + PAGE]) != checksum:
            raise self._broken()
        self._checked[page] = 1

    def _read_head(self) -> tuple[Head, int]:
        magic, length = _START.unpack_from(self._map)
        end = _START.size + length
        if magic != _MAGIC or end + _SUM.size > PAGE:
            raise self._broken()
        if _SUM.unpack_from(self._map, end)[0] != zlib.crc32(self._map[:end]):
            raise self._broken()
        head: _Written = json.loads(self._map[_START.size : end])
        if head["version"] != VERSION:
            raise self._broken()
        return Head(head["name"], head["entries"], head["seconds"]), head["sums"]

    def _broken(self) -> BrokenTableError:
        return BrokenTableError(sentence("table-broken", file=self.path.name), place=str(self.path))


def write_table(path: Path, head: Head, halves: memoryview) -> None:
    """Write a table; at `path` it is there whole or not at all. Raises OSError, and leaves nothing then."""
    sums = b"".join(_sums(halves))
    head_fields = {"version": VERSION, **head._asdict(), "sums": zlib.crc32(sums)}
    text = json.dumps(head_fields).encode()
    start = _START.pack(_MAGIC, len(text)) + text
    start += _SUM.pack(zlib.crc32(start))
    temporary = path.with_name(f"{path.name}{PART}")
    try:
        with temporary.open("wb") as file:
            file.write(start.ljust(PAGE, b"\0"))
            file.write(sums.ljust(_padded(len(sums)), b"\0"))
            file.write(halves)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _sums(halves: memoryview) -> Iterator[bytes]:
    for start in range(0, len(halves), PAGE):
        yield _SUM.pack(zlib.crc32(halves[start : start + PAGE]))


def _padded(size: int) -> int:
    return -(-size // PAGE) * PAGE
