"""The database of local positions: what a group is worth, computed once and kept.

Owns the records and the file. A group is found again shifted, mirrored, and with colours reversed. A file
has a line of its version, then a line for each group: checksum, space, JSON. It is only ever appended to,
each line in one write under a lock, so several processes can share it and a kill spoils one line at most; a
line that does not fit its checksum is passed over, a file of another version begun anew. It grows to
MAX_BYTES. What goes wrong with the disk costs the keeping, and nothing else.
"""

from __future__ import annotations

import fcntl
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import chess
import msgspec
from msgspec import Struct

from endgames.cgt.games import Games
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.paths import make_private_folder
from endgames.pawns.local import LocalGames, LocalPosition, PawnMove, TooEntangled, pawn_moves
from endgames.refusals import GameTooLarge, NoValueError, message

FILE = "pawns.values"
VERSION = b"kibitz pawns 1\n"
"""Another one whenever the values of a group, or the limits on them, change."""
MAX_BYTES = 8_000_000
GROUP_STEPS = 12_000
"""Of a group's computation: a second at worst."""
MAX_NAME = 400
"""Letters of a value that is kept; a longer one nobody reads."""


class GroupMoveRecord(Struct, frozen=True, array_like=True):
    """A first move in a group, by White or by Black, and the two values that it leads to."""

    white: bool
    origin: tuple[int, int]
    target: tuple[int, int]
    low: str
    high: str


class GroupRecord(Struct, frozen=True, array_like=True):
    """The two values of a group and those after each first move, or why it has none: "large" or "check"."""

    low: str
    high: str
    moves: tuple[GroupMoveRecord, ...] = ()
    refused: str = ""


class Values:
    """The records of a folder, or of this process alone (None). `read_only`: nothing is written."""

    def __init__(self, folder: Path | None, *, read_only: bool = False) -> None:
        self._path = None if folder is None else folder / FILE
        self._read_only = read_only
        self._known: dict[str, GroupRecord] = {}
        self._read_to = 0

    def record(self, position: LocalPosition) -> GroupRecord:
        """What is known of a group, computed if need be. `position` stands as `standing` has it."""
        key = key_of(position)
        found = self._known.get(key) or self._from_disk(key)
        if found is None:
            found = self._known[key] = computed(position)
            self._keep(key, found)
        return found

    def _from_disk(self, key: str) -> GroupRecord | None:
        """The record after what others have appended since."""
        if self._path is None:
            return None
        with suppress(OSError), self._path.open("rb") as file:
            if self._read_to == 0:
                if file.readline() != VERSION:
                    return None
                self._read_to = len(VERSION)
            file.seek(self._read_to)
            text = file.read(2 * MAX_BYTES)
            whole = text[: text.rfind(b"\n") + 1]
            self._read_to += len(whole)
            for line in whole.splitlines():
                read = _read_line(line)
                if read is not None:
                    self._known.setdefault(*read)
        return self._known.get(key)

    def _keep(self, key: str, record: GroupRecord) -> None:
        if self._path is None or self._read_only:
            return
        body = msgspec.json.encode((key, record))
        line = b"%08x %s\n" % (zlib.crc32(body), body)
        with suppress(OSError), _locked(self._path) as file:
            size = os.fstat(file).st_size
            if os.pread(file, len(VERSION), 0) != VERSION:
                os.ftruncate(file, 0)
                self._read_to = size = 0
                line = VERSION + line
            elif os.pread(file, 1, size - 1) != b"\n":
                line = b"\n" + line  # somebody was stopped in the middle of a line
            if size + len(line) <= MAX_BYTES:
                os.write(file, line)


@contextmanager
def _locked(path: Path) -> Iterator[int]:
    make_private_folder(path.parent)
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)  # groups of played games
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file
    finally:
        os.close(file)


def _read_line(line: bytes) -> tuple[str, GroupRecord] | None:
    checksum, _, body = line.partition(b" ")
    if checksum != b"%08x" % zlib.crc32(body):
        return None
    try:
        return msgspec.json.decode(body, type=tuple[str, GroupRecord])
    except msgspec.DecodeError:
        return None


def key_of(position: LocalPosition) -> str:
    """A position as a short text: "P01p06", and behind a dot the square that a pawn has just passed."""
    pieces = "".join(f"{sign}{file}{rank}" for file, rank, sign in position.pieces)
    return pieces if position.ep is None else f"{pieces}.{position.ep[0]}{position.ep[1]}"


def computed(position: LocalPosition) -> GroupRecord:
    """The record of a group, within GROUP_STEPS."""
    local = LocalGames(Games(GROUP_STEPS))
    names = Names(Thermographs())

    def name(of: LocalPosition, side: int) -> str:
        text = names.of(local.value(of, side))
        if len(text) > MAX_NAME:
            raise GameTooLarge(message("fault-game-name", limit=MAX_NAME))
        return text

    def after(move: PawnMove, color: chess.Color) -> GroupMoveRecord:
        if move.promotes:
            return GroupMoveRecord(color, move.origin, move.target, "", "")
        low, high = (name(move.after, side) for side in (-1, 1))
        return GroupMoveRecord(color, move.origin, move.target, low, high)

    try:
        low, high = name(position, -1), name(position, 1)
        moves = [after(move, color) for color in chess.COLORS for move in pawn_moves(position, color)]
    except TooEntangled:
        return GroupRecord("", "", (), "check")
    except NoValueError:
        return GroupRecord("", "", (), "large")
    return GroupRecord(low, high, tuple(moves))
