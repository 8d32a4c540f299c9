"""A motif as a value: which one, by which piece, against what, and which move of the line shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import chess

from server.analysis.reasons.motifs.line import Step


@dataclass(frozen=True, slots=True)
class Motif:
    """`name`: lichess's name of the theme. `by`: the small letter of the piece that does it and the square
    where it stands then, None where no one piece does. `targets`: the squares that it is aimed at, most
    valuable first. `side`: who has it. `index`: the place in the line, from 0, of the move that shows it."""

    name: str
    by: tuple[str, str] | None
    targets: tuple[str, ...]
    side: chess.Color
    index: int


def shown(name: str, step: Step, targets: Iterable[chess.Square] = ()) -> Motif:
    """The motif that the piece moved in `step` has from where it stands then."""
    by = (chess.piece_symbol(step.placed), chess.square_name(step.target))
    return Motif(name, by, _names(targets), step.mover, step.index)


def shown_from(name: str, step: Step, square: chess.Square, targets: Iterable[chess.Square] = ()) -> Motif:
    """The motif that the piece on `square` has after `step`."""
    kind = step.after.piece_type_at(square) or step.placed
    by = (chess.piece_symbol(kind), chess.square_name(square))
    return Motif(name, by, _names(targets), step.mover, step.index)


def _names(squares: Iterable[chess.Square]) -> tuple[str, ...]:
    return tuple(chess.square_name(square) for square in squares)
