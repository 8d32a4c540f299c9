"""What a game can be found by: its material and pawn structures, read from the positions.

A feature counts once it has been on the board for some plies, because many exchanges isolate a pawn for a
moment. `docs/season.md` defines each.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypedDict

from server.analysis.collection.finding.shapes import KindGroup
from server.analysis.endgame_types import CATCH_ALL, EndgameType, slug
from server.analysis.events.values import Side

KEY = 8
"""Characters of a position's key in `keys_of`."""
_KEY_BYTES = 6
_STEADY = 6
"""Positions in a row that make a pawn structure."""
_REACHED = 2
"""Positions in a row that make an ending; the last position of a game alone is enough."""
_LEAST_PAWNS = 4
"""Pawns that a side needs at least: with fewer, an isolated queen's pawn is just a pawn of an ending."""
_EMPTY = str.maketrans({"/": "", **{str(number): "." * number for number in range(1, 9)}})
_NO_PAWNS = str.maketrans(dict.fromkeys("KQRBNkqrbn", "."))
_A, _B, _C, _D, _E, _F = range(6)


_Whose = tuple[str, Side | None]
"""A kind, and the side that has it; None: both alike."""


class Feature(TypedDict):
    """A feature of a game. `side`: whose it is, None: both sides' alike; `ply`: where it is first on the
    board; `men`: the position there, as a FEN begins."""

    kind: str
    side: Side | None
    ply: int
    men: str


Pawns = tuple[tuple[int, ...], ...]
"""A side's pawns: by file the ranks that they stand on, counted from the side's own first rank."""
Condition = Callable[[Pawns, Pawns], bool]
"""Whether a side's pawns, against the other side's, have a structure."""


def _bare(pawns: Pawns, *files: int) -> bool:
    """Whether none stands on any of these files."""
    return not any(pawns[file] for file in files)


def _isolated_queens_pawn(own: Pawns, theirs: Pawns) -> bool:
    alone = len(own[_D]) == 1 and _bare(own, _C, _E)
    among = sum(map(len, own)) >= _LEAST_PAWNS and not _bare(theirs, _C, _E)
    return alone and among and _bare(theirs, _D)


def _hanging_pawns(own: Pawns, theirs: Pawns) -> bool:
    return own[_C] == own[_D] == (4,) and _bare(own, _B, _E) and _bare(theirs, _C, _D)


def _carlsbad(own: Pawns, theirs: Pawns) -> bool:
    centre = own[_D] == theirs[_D] == (4,)
    return centre and _bare(own, _C) and bool(own[_E]) and _bare(theirs, _E) and bool(theirs[_C])


def _maroczy(own: Pawns, theirs: Pawns) -> bool:
    return own[_C] == own[_E] == (4,) and _bare(own, _D) and _bare(theirs, _C) and bool(theirs[_D])


def _stonewall(own: Pawns, theirs: Pawns) -> bool:
    return own[_D : _F + 1] == ((4,), (3,), (4,)) and theirs[_D] == (4,)


def _doubled_pawns(own: Pawns, _theirs: Pawns) -> bool:
    return any(len(ranks) > 1 for ranks in own)


_ENDINGS = (
    "pawns",
    "rooks",
    "queens",
    "knights",
    "opposite-bishops",
    "rooks-opposite-bishops",
    "bishop-knight",
)
"""Kings, pawns, and what is named."""
_ALIKE = {"": "pawns", "R": "rooks", "Q": "queens", "N": "knights"}
"""Endings by the kind of piece that both sides have, in whatever number."""
_STRUCTURES: Mapping[str, Condition] = {
    "isolated-queens-pawn": _isolated_queens_pawn,
    "hanging-pawns": _hanging_pawns,
    "carlsbad": _carlsbad,
    "maroczy": _maroczy,
    "stonewall": _stonewall,
    "doubled-pawns": _doubled_pawns,
}
"""What one side's pawns make."""
_TYPES = {
    type_.value: f"type-{slug(type_.value)}"
    for type_ in EndgameType
    if type_.value not in (EndgameType.PAWN.value, CATCH_ALL)
}
"""The types of endgames of docs/phases.md that say more than the endings above."""
KINDS = (*_ENDINGS, *_TYPES.values(), *_STRUCTURES)
"""All kinds, in the order in which they are offered."""


def group_of(kind: str) -> KindGroup:
    """Where a kind is offered."""
    return "ending" if kind in _ENDINGS else "structure" if kind in _STRUCTURES else "type"


def kind_of_type(type_: str) -> str | None:
    """The kind of an endgame's type."""
    return _TYPES.get(type_)


def key_of(men: str) -> str:
    """A position's key; `men`: as its FEN begins. Among 200 games about one search in ten billion finds
    another position with the same key."""
    return b64encode(hashlib.blake2b(men.encode(), digest_size=_KEY_BYTES).digest()).decode()


def keys_of(positions: Sequence[str]) -> str:
    """The keys of a game's positions in one text."""
    return "".join(map(key_of, positions))


def ply_of(keys: str, key: str) -> int | None:
    """The first ply whose position has this key."""
    place = keys.find(key)
    while place % KEY and place >= 0:
        place = keys.find(key, place + 1)
    return None if place < 0 else place // KEY


def features_of(positions: Sequence[str]) -> list[Feature]:
    """The features of a game but for the types of its endgame; `positions`: how the FEN of each begins, the
    start first."""
    begun: dict[_Whose, int] = {}
    lasting: dict[_Whose, int] = {}
    for ply, here in enumerate(_in_turn(positions)):
        begun = {whose: begun.get(whose, ply) for whose in here}
        last = ply == len(positions) - 1
        for whose, since in begun.items():
            steady = _STEADY if whose[0] in _STRUCTURES else 1 if last else _REACHED
            if ply - since + 1 >= steady:
                lasting.setdefault(whose, since)
    return [
        {"kind": kind, "side": side, "ply": ply, "men": positions[ply]}
        for (kind, side), ply in sorted(lasting.items(), key=lambda each: each[1])
    ]


def _in_turn(positions: Sequence[str]) -> Iterator[list[_Whose]]:
    """What is on the board in each position, and whose it is."""
    before, structures = "", list[_Whose]()
    for men in positions:
        board = men.translate(_EMPTY)
        pawns = board.translate(_NO_PAWNS)
        if pawns != before:
            before, structures = pawns, list(_structures(pawns))
        yield [*_endings(board), *structures]


def _structures(board: str) -> Iterator[_Whose]:
    """`board`: pawns alone, from a8 to h1."""
    white = tuple(_ranks(board[file::8][::-1], "P") for file in range(8))
    black = tuple(_ranks(board[file::8], "p") for file in range(8))
    for kind, holds in _STRUCTURES.items():
        if holds(white, black):
            yield kind, "white"
        if holds(black, white):
            yield kind, "black"


def _ranks(file: str, pawn: str) -> tuple[int, ...]:
    return tuple(rank for rank, sign in enumerate(file, start=1) if sign == pawn) if pawn in file else ()


def _endings(board: str) -> Iterator[_Whose]:
    """`board`: from a8 to h1."""
    white, black = ("".join(sign for sign in signs if sign in board) for signs in ("QRBN", "qrbn"))
    if white == black.upper():
        if white in _ALIKE:
            yield _ALIKE[white], None
        elif white in ("B", "RB") and _opposite_bishops(board):
            yield ("opposite-bishops" if white == "B" else "rooks-opposite-bishops"), None
    elif {white, black} in ({"B", "n"}, {"N", "b"}) and sum(map(board.count, "BNbn")) == 2:
        yield "bishop-knight", ("white" if white == "B" else "black")


def _opposite_bishops(board: str) -> bool:
    """Whether each side has one, and they stand on squares of different colours."""
    if not board.count("B") == board.count("b") == 1:
        return False
    white, black = (sum(divmod(board.index(bishop), 8)) for bishop in "Bb")
    return (white + black) % 2 == 1
