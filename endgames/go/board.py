"""A Go board as one text: blocks, liberties, regions, moves with captures.

Owns the rules of play. `X`, `O` are immortal stones, `x`, `o` stones that can be captured, `.` is empty, `#`
is no point. A point is its place in the text, which is `width` wide with a rim of `#` right and below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from endgames.refusals import UnfitError, message

MAX_SIDE = 19
_SIGNS = frozenset("XOxo.#")
_COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
OTHER = {"x": "o", "o": "x"}
SIGN = {"x": 1, "o": -1, "X": 1, "O": -1}
"""How points of a side count for Black."""


@dataclass(frozen=True, slots=True)
class AfterMove:
    """The board after a move, and how many stones it took."""

    text: str
    taken: int


@dataclass(frozen=True, slots=True)
class Shape:
    """The size of a board: what the texts of one board have in common."""

    width: int
    height: int

    def neighbours(self, point: int) -> tuple[int, int, int, int]:
        # The rim stands on the right and below; a step left or up from the first leads to it, as it wraps.
        return point - 1, point + 1, point - self.width - 1, point + self.width + 1

    def name(self, point: int) -> str:
        row, column = divmod(point, self.width + 1)
        return f"{_COLUMNS[column]}{self.height - row}"

    def group(self, text: str, start: int, belongs: Callable[[str], bool]) -> set[int]:
        """The points connected with `start` whose signs belong."""
        found, waiting = {start}, [start]
        while waiting:
            for near in self.neighbours(waiting.pop()):
                if near not in found and belongs(text[near]):
                    found.add(near)
                    waiting.append(near)
        return found

    def groups(self, text: str, belongs: Callable[[str], bool]) -> Iterator[set[int]]:
        seen: set[int] = set()
        for point, sign in enumerate(text):
            if belongs(sign) and point not in seen:
                found = self.group(text, point, belongs)
                seen |= found
                yield found

    def around(self, points: Iterable[int]) -> set[int]:
        """The points beside these, without them."""
        own = set(points)
        return {near for point in own for near in self.neighbours(point)} - own

    def play(self, text: str, point: int, color: str) -> AfterMove | None:
        """The board after a stone of `color` (x or o) on an empty point, connected stones made immortal; None
        for a suicide."""
        board = text[:point] + color + text[point + 1 :]
        taken = 0
        for near in self.neighbours(point):
            if board[near] == OTHER[color]:
                block = self.group(board, near, OTHER[color].__eq__)
                if not any(board[each] == "." for each in self.around(block)):
                    taken += len(block)
                    board = self.put(board, block, ".")
        block = self.group(board, point, color.__eq__)
        beside = {board[each] for each in self.around(block)}
        if color.upper() in beside:
            return AfterMove(self.put(board, block, color.upper()), taken)
        return AfterMove(board, taken) if "." in beside else None

    def put(self, text: str, points: Iterable[int], sign: str) -> str:
        signs = list(text)
        for point in points:
            signs[point] = sign
        return "".join(signs)


def read_rows(rows: Sequence[str]) -> tuple[Shape, str]:
    """The shape and text of rows. Raises UnfitError with the place of what is wrong."""
    width = max((len(row) for row in rows), default=0)
    if not rows or not width or width > len(_COLUMNS) or any(len(row) != width for row in rows):
        raise UnfitError(message("fault-go-rows"))
    for number, row in enumerate(rows, start=1):
        for column, sign in enumerate(row, start=1):
            if sign not in _SIGNS:
                place = f"row {number}, column {column}"
                raise UnfitError(message("fault-go-sign", sign=sign), place=place)
    rim = "#" * (width + 1)
    return Shape(width, len(rows)), "".join(f"{row}#" for row in rows) + rim
