"""Names of tables: "KRvKP" from a board, from what a person writes, and what a table consists of.

The side with more men stands first, else the one with the stronger men; within a side queens, rooks, bishops,
knights, pawns. White is the first side in a table; a position with the colours exchanged is turned around.
"""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

import chess

from endgames.refusals import RefusedError, message

LETTERS = "QRBNP"
MOST_MEN = 4
"""Men of the tables that reviews build by themselves."""
MOST_BUILT = 5
"""Men of the tables that can be built at all."""
_NAME = re.compile(r"K([QRBNP]*)v?K([QRBNP]*)")
_DRAWN = frozenset({"", "B", "N"})
"""What mates nobody beside a lone king."""


class TableError(RefusedError):
    """A table that does not exist, cannot be built or cannot be read."""


class Material(NamedTuple):
    """The men beside the kings: `strong` (White in a table) and `weak`, as letters in their order."""

    strong: str
    weak: str

    @property
    def name(self) -> str:
        return f"K{self.strong}vK{self.weak}"

    @property
    def men(self) -> int:
        return 2 + len(self.strong) + len(self.weak)

    @property
    def has_pawns(self) -> bool:
        return "P" in self.strong + self.weak

    @property
    def drawn(self) -> bool:
        """Whether neither side can ever mate, so that there is no table."""
        return not self.weak and self.strong in _DRAWN


def material_of(board: chess.Board) -> tuple[Material, bool]:
    """The table's material, and whether it has the colours exchanged (Black is the strong side)."""
    white, kinds = board.occupied_co[chess.WHITE], (board.queens, board.rooks, board.bishops, board.knights)
    return _of_counts(
        *((kind & white).bit_count() << 8 | kind.bit_count() for kind in kinds),
        (board.pawns & white).bit_count() << 8 | board.pawns.bit_count(),
    )


@functools.lru_cache(4096)
def _of_counts(*counts: int) -> tuple[Material, bool]:
    """Of each kind White's men (shifted by 8 bits) and all men."""
    white = "".join(letter * (count >> 8) for letter, count in zip(LETTERS, counts, strict=True))
    black = (letter * ((count & 255) - (count >> 8)) for letter, count in zip(LETTERS, counts, strict=True))
    return ordered(white, "".join(black))


def ordered(white: str, black: str) -> tuple[Material, bool]:
    """The same of men that are already known."""
    swapped = _rank(black) > _rank(white)
    return (Material(black, white) if swapped else Material(white, black)), swapped


def read_name(text: str) -> Material:
    """A name as a person may write it: "KRvKP", "KPKR", "krpkr". Raises TableError."""
    text = text.strip()
    found = _NAME.fullmatch(text.upper().replace("V", "v"))
    if not found:
        raise TableError(message("fault-table-name", name=text), place=text)
    return ordered(*(in_order(men) for men in found.groups()))[0]


def check_buildable(material: Material) -> Material:
    """The same material. Raises TableError where Kibitz builds no table of it."""
    name = material.name
    if material.drawn:
        raise TableError(message("table-nothing-to-build", name=name), place=name)
    if material.men > MOST_BUILT:
        told = message("table-too-many-men", name=name, men=material.men, limit=MOST_BUILT)
        raise TableError(told, place=name)
    return material


def in_order(men: str) -> str:
    return "".join(sorted(men, key=LETTERS.index))


def _rank(men: str) -> tuple[int, list[int]]:
    return len(men), [-LETTERS.index(letter) for letter in men]


def every_name(men: int) -> list[str]:
    """The names of all tables with this many men, without the drawn ones."""
    names = set()
    for sides in _splits(men - 2):
        material = ordered(*sides)[0]
        if not material.drawn:
            names.add(material.name)
    return sorted(names)


def _splits(count: int) -> list[tuple[str, str]]:
    lists = [[""]]
    for _ in range(count):
        last = lists[-1]
        lists.append(
            [men + letter for men in last for letter in LETTERS if in_order(men + letter) == men + letter]
        )
    return [(one, other) for size in range(count + 1) for one in lists[size] for other in lists[count - size]]
