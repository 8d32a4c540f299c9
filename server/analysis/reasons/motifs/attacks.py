"""What one move attacks or takes at once: fork, double check, a piece that hangs; what is given for it."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import Line, Step
from server.analysis.reasons.motifs.motif import Motif, shown
from server.analysis.reasons.motifs.pieces import (
    VALUES,
    attacked_enemies,
    can_be_won,
    is_hanging,
    worth,
)

SACRIFICED = 2
"""Points that a side is behind for a sacrifice: less is a pawn, or an even trade under way."""


def forks(line: Line) -> Iterator[Motif]:
    """`fork`: a piece that may stay where it went attacks two at once that are worth more or have no guard.
    The last move of a line forks nothing that the line takes."""
    for step in line.own:
        if step is line.own[-1] or step.placed == chess.KING or can_be_won(step.after, step.target):
            continue
        targets = [square for square in attacked_enemies(step.after, step.target) if _forked(step, square)]
        if len(targets) > 1:
            yield shown("fork", step, sorted(targets, key=lambda square: -worth(step.after, square)))


def _forked(step: Step, square: chess.Square) -> bool:
    board = step.after
    if board.piece_type_at(square) == chess.PAWN:
        return False
    if worth(board, square) > VALUES[step.placed]:
        return True
    return is_hanging(board, square) and step.target not in board.attacks(square)


def double_checks(line: Line) -> Iterator[Motif]:
    """`doubleCheck`: two pieces check at once."""
    for step in line.own:
        if step.check and len(step.after.checkers()) > 1:
            king = step.after.king(not line.side)
            yield shown("doubleCheck", step, [] if king is None else [king])


def hanging_pieces(line: Line) -> Iterator[Motif]:
    """`hangingPiece`: the first move takes a piece that nobody guards, not as half of a trade, and what it
    takes is still won after the next one."""
    if not line.own:
        return
    first = line.own[0]
    taken, earlier = first.captured, line.at(first.index - 1)
    if taken in (None, chess.PAWN) or not is_hanging(first.before, first.target):
        return
    if earlier and earlier.target == first.target and earlier.gain >= first.gain:
        return
    if len(line.own) == 1 or line.gained(line.own[1]) >= first.gain:
        yield shown("hangingPiece", first, [first.target])


def sacrifices(line: Line) -> Iterator[Motif]:
    """`sacrifice`: after a move of its own, the first one aside, the side is behind by more than a pawn."""
    if any(step.move.promotion and step.mover != line.side for step in line.steps[1:]):
        return  # it fell behind by the opponent's new piece, not by what it gave
    for earlier, step in zip(line.own, line.own[1:], strict=False):
        if line.gained(step) <= -SACRIFICED:
            given = line.steps[step.index - 1]
            yield shown("sacrifice", earlier, [given.target] if given.captured else [])
            return
