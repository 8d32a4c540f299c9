"""What one move attacks: a fork, a double check, an attack or a check that it uncovers."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine, Step
from server.analysis.reasons.motifs.motif import Motif, shown, shown_from
from server.analysis.reasons.motifs.pieces import (
    VALUES,
    attacked_enemies,
    between,
    can_be_won,
    is_hanging,
    worth,
)


def forks(line: MotifLine) -> Iterator[Motif]:
    """`fork`: a piece that may stay where it went attacks two at once that are worth more or have no guard.
    The last move of a line forks nothing that the line takes."""
    for step in line.own[:-1]:
        if step.placed == chess.KING or can_be_won(step.after, step.target):
            continue
        targets = [square for square in attacked_enemies(step.after, step.target) if _is_forked(step, square)]
        if len(targets) > 1:
            yield shown("fork", step, sorted(targets, key=lambda square: -worth(step.after, square)))


def _is_forked(step: Step, square: chess.Square) -> bool:
    board = step.after
    if board.piece_type_at(square) == chess.PAWN:
        return False
    if worth(board, square) > VALUES[step.placed]:
        return True
    return is_hanging(board, square) and step.target not in board.attacks(square)


def double_checks(line: MotifLine) -> Iterator[Motif]:
    """`doubleCheck`: two pieces check at once."""
    for step in line.own:
        if step.check and len(step.after.checkers()) > 1:
            yield shown("doubleCheck", step, [step.enemy_king])


def discovered_attacks(line: MotifLine) -> Iterator[Motif]:
    """`discoveredAttack`: a piece leaves a line, and the piece behind it checks, or takes by the next move
    what stood at the line's other end."""
    for step in line.own:
        if step.check and step.target not in step.after.checkers():
            checker = chess.lsb(step.after.checkers_mask())
            yield shown_from("discoveredAttack", step, checker, [step.enemy_king])
    for first, reply, second in line.pairs:
        if not second.captured or second.target in (first.target, reply.target):
            continue
        if (
            second.origin != first.target
            and between(second.origin, second.target) & chess.BB_SQUARES[first.origin]
        ):
            yield shown_from("discoveredAttack", first, second.origin, [second.target])
