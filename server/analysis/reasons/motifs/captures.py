"""What is taken, and why: it hung, had nowhere to go, had lost its guard; and what is given up first."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine, Step
from server.analysis.reasons.motifs.motif import Motif, shown, shown_from
from server.analysis.reasons.motifs.pieces import can_be_won, is_hanging, worth

SACRIFICED = 2
"""Points that a side is behind for a sacrifice: less is a pawn, or an even trade under way."""


def hanging_pieces(line: MotifLine) -> Iterator[Motif]:
    """`hangingPiece`: the first move takes an unguarded piece, not as half of a trade, and is still ahead by
    it after the next move."""
    if not line.own:
        return
    first = line.own[0]
    earlier = line.at(first.index - 1)
    if first.captured in (None, chess.PAWN) or not is_hanging(first.before, first.target):
        return
    if earlier and earlier.target == first.target and earlier.gain >= first.gain:
        return
    if len(line.own) == 1 or line.gained(line.own[1]) >= first.gain:
        yield shown("hangingPiece", first, [first.target])


def trapped_pieces(line: MotifLine) -> Iterator[Motif]:
    """`trappedPiece`: what is taken stood attacked, and none of its moves would have saved it."""
    for first, reply, second in line.pairs:
        if second.captured in (None, chess.PAWN):
            continue
        square = reply.origin if reply.target == second.target else second.target
        if not _is_trapped(reply.before, square):
            continue
        if square == reply.origin:
            yield shown("trappedPiece", first, [square])
        else:
            yield shown_from("trappedPiece", _arrival(line, first, second.origin), second.origin, [square])


def _arrival(line: MotifLine, last: Step, square: chess.Square) -> Step:
    """The move, up to `last`, by which the piece came to `square` that stands there then; `last` where it had
    been there before the line."""
    earlier = (step for step in reversed(line.own) if step.index <= last.index and step.target == square)
    return next(earlier, last)


def _is_trapped(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square`, whose side is to move, is lost wherever it goes."""
    color = board.turn
    if board.piece_type_at(square) in (chess.PAWN, chess.KING) or not can_be_won(board, square):
        return False
    if board.is_check() or board.is_pinned(color, square):
        return False  # check and pin hold it, not a lack of squares
    for move in board.generate_legal_moves(chess.BB_SQUARES[square]):
        if worth(board, move.to_square) >= worth(board, square):
            return False
        after = board.copy(stack=False)
        after.push(move)
        if not can_be_won(after, move.to_square):
            return False
    return True


def captured_defenders(line: MotifLine) -> Iterator[Motif]:
    """`capturingDefender`: the guard of a piece is taken without check, and by the next move the piece, which
    now has none."""
    for first, reply, second in line.pairs:
        if not first.captured or not second.captured or first.check or second.piece == chess.KING:
            continue
        if second.target in (first.target, reply.target) or not is_hanging(second.before, second.target):
            continue
        if second.origin == first.target:
            continue  # it goes on taking: its way leads over the guard
        if first.before.attackers_mask(not line.side, second.target) & chess.BB_SQUARES[first.target]:
            yield shown("capturingDefender", first, [first.target, second.target])


def sacrifices(line: MotifLine) -> Iterator[Motif]:
    """`sacrifice`: after a move of its own, the first one aside, the side is behind by more than a pawn."""
    if any(step.move.promotion and step.mover != line.side for step in line.steps[1:]):
        return  # it fell behind by the opponent's new piece, not by what it gave
    for first, reply, second in line.pairs:
        if line.gained(second) <= -SACRIFICED:
            yield shown("sacrifice", first, [reply.target] if reply.captured else [])
            return
