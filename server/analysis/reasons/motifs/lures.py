"""How the opponent's pieces are led: drawn to a square, drawn away from one, kept waiting."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine, Step
from server.analysis.reasons.motifs.motif import Motif, shown
from server.analysis.reasons.motifs.pieces import VALUES

_DRAWN = (chess.KING, chess.QUEEN, chess.ROOK)
"""What is worth drawing to a square."""


def attractions(line: MotifLine) -> Iterator[Motif]:
    """`attraction`: king, queen or rook takes what is offered, and is attacked where it then stands: the king
    by the next move with check, the others so that they fall there."""
    for first, reply, second in line.pairs:
        if reply.target != first.target or reply.piece not in _DRAWN or second.target == first.target:
            continue
        if not second.after.attacks_mask(second.target) & chess.BB_SQUARES[first.target]:
            continue
        third = line.at(second.index + 2)
        if reply.piece == chess.KING or (third and third.target == first.target and third.captured):
            yield shown("attraction", first, [reply.origin])


def deflections(line: MotifLine) -> Iterator[Motif]:
    """`deflection`: a check or an offer makes a guard leave, and what it guarded is taken, or the pawn
    promotes where it stood guard."""
    for first, reply, second in line.pairs:
        if not second.captured and not second.move.promotion:
            continue
        if second.target in (first.target, reply.target) or second.gain > VALUES[second.placed]:
            continue  # who takes something bigger than himself need not mind the guard
        if not first.check and reply.target != first.target:
            continue
        if not _is_offer(first) or first.move.promotion not in (None, chess.QUEEN):
            continue
        if _guards(first.after, second, reply.origin) and not _guards(second.before, second, reply.target):
            yield shown("deflection", first, [reply.origin, second.target])


def _is_offer(step: Step) -> bool:
    """Whether the move takes less than it stakes: en passant aside, where the pawn is not on the target."""
    return step.before.color_at(step.target) is None or step.gain < VALUES[step.piece]


def _guards(board: chess.Board, step: Step, square: chess.Square) -> bool:
    """Whether the enemy on `square` covers the target of `step`, also through the piece that goes there."""
    occupied = board.occupied & ~chess.BB_SQUARES[step.origin]
    guards = board.attackers_mask(not step.mover, step.target, occupied)
    return bool(guards & chess.BB_SQUARES[square])


def intermezzos(line: MotifLine) -> Iterator[Motif]:
    """`intermezzo`: something could have been taken back at once; another move comes first, and then it is
    taken by the same move."""
    for first, reply, second in line.pairs:
        earlier = line.at(first.index - 1)
        if not earlier or not earlier.captured or not second.captured:
            continue
        if earlier.target != second.target or second.target in (first.target, reply.target):
            continue
        if first.after.attackers_mask(not line.side, second.target) & chess.BB_SQUARES[reply.origin]:
            continue  # the guard was drawn away: a deflection
        if line.at(first.index - 2) and first.captured and not _unguards(earlier, first.target):
            continue  # it could be taken a move before as well: the idea of the line, not an interlude
        if first.before.is_legal(second.move):
            yield shown("intermezzo", first, [second.target])


def _unguards(step: Step, square: chess.Square) -> bool:
    """Whether the piece moved in `step` stood guard over `square`, as it stood."""
    return bool(step.before.attacks_mask(step.origin) & chess.BB_SQUARES[square])
