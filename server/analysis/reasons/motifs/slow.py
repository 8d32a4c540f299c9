"""Moves without violence: the quiet move that prepares, the move that defends."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine, Step
from server.analysis.reasons.motifs.motif import Motif, shown
from server.analysis.reasons.motifs.pieces import attacked_enemies

CHOICE = 3
"""Legal moves that there must be for one of them to be a choice."""


def quiet_moves(line: MotifLine) -> Iterator[Motif]:
    """`quietMove`: a move, not the last one, that neither takes nor checks, answers no check and attacks no
    piece. Moves of the king and of a pawn close to promotion are plain ones."""
    for step in line.own[:-1]:
        if _is_still(step) and not step.before.is_check() and step.piece != chess.KING:
            yield shown("quietMove", step)


def _is_still(step: Step) -> bool:
    """Whether the move takes, checks and attacks nothing and threatens no promotion."""
    if step.check or step.captured or step.move.promotion or _is_far_pawn(step):
        return False
    return not attacked_enemies(step.after, step.target)


def _is_far_pawn(step: Step) -> bool:
    rank = chess.square_rank(step.target)
    return step.piece == chess.PAWN and (rank >= 5 if step.mover == chess.WHITE else rank <= 2)


def defensive_moves(line: MotifLine) -> Iterator[Motif]:
    """`defensiveMove`: the line ends with a still move, which then wins nothing but holds; or the side,
    before it has done anything else, meets a check without taking; there were other moves each time."""
    found = _meets_check(line) or _ends_still(line)
    if found:
        yield shown("defensiveMove", found)


def _ends_still(line: MotifLine) -> Step | None:
    last = line.own[-1] if len(line.own) > 1 else None
    return last if last and _is_still(last) and _has_choice(last) else None


def _meets_check(line: MotifLine) -> Step | None:
    for step in line.own:
        if step.check or step.captured:
            return None
        if step.before.is_check():
            return step if _has_choice(step) else None
    return None


def _has_choice(step: Step) -> bool:
    return step.before.legal_moves.count() >= CHOICE
