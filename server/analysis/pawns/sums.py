"""A pawn ending as the sum of its local games: value, outcome, winning moves, and whether it is proven.

Owns what is said of a position (`docs/pawns.md`). Left is White: a positive value is White's spare moves.
"""

from __future__ import annotations

from typing import Any, Literal

import chess
from msgspec import Struct

from server.analysis.evaluation import Line

Outcome = Literal["L", "R", "N", "P"]


class Thermograph(Struct, frozen=True):
    """Both walls as corners (t, value), t >= 0; from the last corner on a wall is upright. Numbers as "3/4"."""

    left: tuple[tuple[str, str], ...]
    right: tuple[tuple[str, str], ...]


class PawnGroup(Struct, frozen=True):
    """A local game: its squares, its value as `kibitz value` writes it, mean, temperature, thermograph. Where
    en passant leaves two values open, `value` is both, "low..high", and the figures are those of the low one."""

    squares: tuple[str, ...]
    value: str
    mean: str
    temperature: str
    thermograph: Thermograph


class PawnSums(Struct, frozen=True):
    """`outcome`: L, R: White, Black wins whoever moves; N: whoever moves; P: whoever does not. `winning_moves`:
    SAN, of the side to move; `other_winning_moves`: of the other side, if it were to move. `certified`: proven
    by search; else `doubt` says why not (a sentence)."""

    groups: tuple[PawnGroup, ...]
    sum: str
    outcome: Outcome
    winning_moves: tuple[str, ...]
    certified: bool
    other_winning_moves: tuple[str, ...] = ()
    doubt: str = ""


class Refused(Struct, frozen=True):
    """Not computed; `reason`: a sentence."""

    reason: str


def solve(board: chess.Board, values: Any = None) -> PawnSums | Refused:
    """What a pawn ending is worth. `values`: a database of local positions, or None."""
    return Refused("not built yet")


def agrees(board: chess.Board, sums: PawnSums, lines: list[Line]) -> bool:
    """Whether the engine's lines of `board` say the same as `sums`: nothing is claimed where they do not."""
    return False
