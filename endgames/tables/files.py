"""A table as a file: written whole or not at all, read through a map of which every page is checked when it
is first read.

    header page: magic, length of the JSON, JSON (name, version, entries, seconds, sums), CRC of both
    sums: CRC-32 of every page of the table, padded to a page
    the table: White to move, Black to move

A file that is cut short, of another version or damaged is told by `BrokenTableError`; nothing of it is
believed. A byte is the plies that it says (`layout`), save where plies have no room in a byte: such a byte
is listed in the header (`far`), and nothing else of its half has it."""

from __future__ import annotations

import json
import mmap
import os
import struct
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

from endgames.refusals import message
from endgames.tables.layout import Layout, meaning
from endgames.tables.names import TableError, read_name

VERSION, PAWNS_VERSION = 1, 2
"""Of the layout without and with pawns; a table of another one is built again."""
ENDING, ZEROING = ".kbt", ".kbz"
"""The second beside the first, where some mates lie beyond 50 moves: 2 * plies to the next capture, pawn move
or mate that keeps the result under the 50-move rule, one more where the side to move wins; or a draw."""
PART = ".part"
"""Ends the name of a file that is being written."""
_MAGIC = b"KIBITZ-T"
_START = struct.Struct("<8sI")
_SUM = struct.Struct("<I")
_PAGE_BITS = 12
PAGE = 1 << _PAGE_BITS
_CHECKED_AT_ONCE = 4096
"""Pages that a check of the whole file keeps in memory."""


class BrokenTableError(TableError):
    """A file that is no sound table of this version; `place` is its path."""


Far = tuple[Mapping[int, int], Mapping[int, int]]
"""Of each half: byte -> plies that have no room in one."""


class Head(NamedTuple):
    """What a file says of itself. `seconds`: how long it took to build; `entries`: bytes of each half."""

    name: str
    entries: int
    seconds: float
    far: Far = ({}, {})


class _Written(TypedDict):
    """The JSON of a file. `sums`: the CRC of the pages' sums; `far`: of each half, not in old files."""

    version: int
    name: str
    entries: int
    seconds: float
    far: NotRequired[list[dict[str, int]]]
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
        self._meanings = meanings(self.head.far)

    @property
    def name(self) -> str:
        return self.head.name

    def says(self, side: int, index: int) -> int:
        """What is said of a position (`layout`), by its half (0 White to move) and place. Raises
        BrokenTableError."""
        place = side * self.head.entries + index
        page = place >> _PAGE_BITS
        if not self._checked[page]:
            self._check(page)
        return self._meanings[side][self._map[self._start + place]]

    def check(self) -> None:
        """Read what has not been read yet. Raises BrokenTableError."""
        for page, checked in enumerate(self._checked):
            if not checked:
                self._check(page)
                if page % _CHECKED_AT_ONCE == 0:
                    self.let_go()
        self.let_go()

    def let_go(self) -> None:
        """Let the system take back the memory of what was read. What is asked again is mapped again, from the
        system's cache as a rule."""
        self._map.madvise(mmap.MADV_DONTNEED)

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
        if head["version"] != version_of(head["name"]):
            raise self._broken()
        white, black = (
            {int(byte): plies for byte, plies in each.items()} for each in head.get("far", ({}, {}))
        )
        return Head(head["name"], head["entries"], head["seconds"], (white, black)), head["sums"]

    def _broken(self) -> BrokenTableError:
        return BrokenTableError(message("table-broken", file=self.path.name), place=str(self.path))


def meanings(far: Far) -> list[list[int]]:
    """Of each half: byte -> what it says (`layout`)."""
    return [[half.get(byte, meaning(byte)) for byte in range(256)] for half in far]


def men_of(path: Path) -> int:
    """How many men the table of a file has, by its name."""
    return sum(letter.isupper() for letter in path.name)


def version_of(name: str) -> int:
    return PAWNS_VERSION if "P" in name else VERSION


class Draft:
    """A table that is being written, mapped: its disk is taken at once, and at `path` it is there whole or
    not at all. `area`: both halves. Raises OSError; to be ended by `finish` or `drop`."""

    def __init__(self, path: Path, name: str, entries: int) -> None:
        self._path = path
        self._name, self._entries = name, entries
        self._temporary = path.with_name(f"{path.name}{PART}")
        self._start = PAGE + _padded(4 * -(-2 * entries // PAGE))
        self._file = self._temporary.open("w+b")
        try:
            os.posix_fallocate(self._file.fileno(), 0, self._start + 2 * entries)
            self._map = mmap.mmap(self._file.fileno(), 0)
        except BaseException:
            self._remove()
            raise
        self.area = memoryview(self._map)[self._start :]

    def finish(self, seconds: float, far: Far = ({}, {})) -> None:
        """Write what is said of it, and give it its name; the area is no more to be used."""
        sums = b"".join(_sums(self.area))
        head = Head(self._name, self._entries, seconds, far)
        fields = {"version": version_of(self._name), **head._asdict(), "sums": zlib.crc32(sums)}
        text = json.dumps(fields).encode()
        start = _START.pack(_MAGIC, len(text)) + text
        start += _SUM.pack(zlib.crc32(start))
        self._map[: len(start)] = start
        self._map[PAGE : PAGE + len(sums)] = sums
        try:
            self._map.flush()
            os.fsync(self._file.fileno())
            self._temporary.replace(self._path)
        finally:
            self.drop()

    def drop(self) -> None:
        """Leave nothing, save what is finished."""
        with suppress(BufferError):  # somebody still looks at the area
            self.area.release()
            self._map.close()
        self._remove()

    def _remove(self) -> None:
        self._file.close()
        self._temporary.unlink(missing_ok=True)


def write_table(path: Path, head: Head, halves: memoryview) -> None:
    """Write a table that is there already. Raises OSError, and leaves nothing then."""
    draft = Draft(path, head.name, head.entries)
    try:
        draft.area[:] = halves
        draft.finish(head.seconds, head.far)
    finally:
        draft.drop()


def _sums(halves: memoryview) -> Iterator[bytes]:
    for start in range(0, len(halves), PAGE):
        yield _SUM.pack(zlib.crc32(halves[start : start + PAGE]))


def _padded(size: int) -> int:
    return -(-size // PAGE) * PAGE
