"""What happens along the lines of bishops, rooks and queens: pin, skewer, X-ray; a line cut or cleared."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine, Step
from server.analysis.reasons.motifs.motif import Motif, shown, shown_from
from server.analysis.reasons.motifs.pieces import RANGED, VALUES, between, can_be_won, is_hanging, worth


def pins(line: MotifLine) -> Iterator[Motif]:
    """`pin`: a piece that may not leave the line to its king, and so cannot take what it attacks, or cannot
    flee. Each pinned square is told once."""
    pinned: set[chess.Square] = set()
    for step in line.own:
        board = step.after
        king = step.enemy_king
        near = (
            chess.BB_RANK_ATTACKS[king][0] | chess.BB_FILE_ATTACKS[king][0] | chess.BB_DIAG_ATTACKS[king][0]
        )
        for square in chess.scan_forward(board.occupied_co[not line.side] & near):
            if square in pinned or not board.is_pinned(not line.side, square):
                continue
            ray = board.pin_mask(not line.side, square)
            if _cannot_take(board, square, ray) or _cannot_flee(board, square, ray):
                pinned.add(square)
                pinner = chess.msb(ray & board.attackers_mask(line.side, square))
                yield shown_from("pin", step, pinner, [square, king])


def _cannot_take(board: chess.Board, square: chess.Square, ray: chess.Bitboard) -> bool:
    """Whether the pin keeps the piece from taking one that is worth more or has no guard."""
    attacked = board.attacks_mask(square) & board.occupied_co[not board.turn] & ~ray
    return any(
        worth(board, target) > worth(board, square) or is_hanging(board, target)
        for target in chess.scan_forward(attacked)
    )


def _cannot_flee(board: chess.Board, square: chess.Square, ray: chess.Bitboard) -> bool:
    """Whether the pinned piece could go elsewhere but for the pin, and can be won: it has no guard, or what
    pins it is cheaper."""
    pinners = ray & board.attackers_mask(not board.turn, square)
    if _may_take(board, square, pinners) or not _has_moves_off(board, square, ray):
        return False
    return is_hanging(board, square) or any(
        worth(board, pinner) < worth(board, square) for pinner in chess.scan_forward(pinners)
    )


def _may_take(board: chess.Board, square: chess.Square, pinners: chess.Bitboard) -> bool:
    """Whether it can trade itself for what pins it."""
    reached = board.attacks_mask(square) & pinners
    return any(worth(board, pinner) >= worth(board, square) for pinner in chess.scan_forward(reached))


def _has_moves_off(board: chess.Board, square: chess.Square, ray: chess.Bitboard) -> bool:
    moves = board.generate_pseudo_legal_moves(chess.BB_SQUARES[square], ~ray & chess.BB_ALL)
    return next(moves, None) is not None


def skewers(line: MotifLine) -> Iterator[Motif]:
    """`skewer`: a piece that was attacked steps aside, and one of less worth behind it is taken."""
    for first, reply, second in line.pairs:
        if not second.captured or second.placed not in RANGED or second.mate:
            continue
        if reply.target == second.target or VALUES[reply.piece] <= second.gain:
            continue
        if not between(second.origin, second.target) & chess.BB_SQUARES[reply.origin]:
            continue
        traded = second.after.attackers_mask(not line.side, second.target)
        if not traded or VALUES[second.placed] < second.gain:
            yield shown_from("skewer", first, second.origin, [reply.origin, second.target])


def x_rays(line: MotifLine) -> Iterator[Motif]:
    """`xRayAttack`: on one square it takes, is taken and takes again, by a piece that looked there through
    the enemy that took."""
    for first, reply, second in line.pairs:
        if not first.target == reply.target == second.target or not second.captured:
            continue
        if between(second.origin, second.target) & chess.BB_SQUARES[reply.origin]:
            yield shown_from("xRayAttack", first, second.origin, [second.target])


def interferences(line: MotifLine) -> Iterator[Motif]:
    """`interference`: a piece of either side steps between a guard and the piece it guards, which is then
    taken."""
    for first, reply, second in line.pairs:
        if not second.captured or second.target in (first.target, reply.target):
            continue
        if not is_hanging(second.before, second.target):
            continue
        guard = _cut_off(first, second.target)
        guard = _cut_off(reply, second.target) if guard is None else guard
        if guard is not None:
            yield shown("interference", first, [guard, second.target])


def _cut_off(step: Step, guarded: chess.Square) -> chess.Square | None:
    """The guard of `guarded` whose line the move of `step` cuts."""
    board = step.before
    ranged = board.bishops | board.rooks | board.queens
    color = board.color_at(guarded)
    if color is None:
        return None
    for guard in chess.scan_forward(board.attackers_mask(color, guarded) & ranged):
        if between(guard, guarded) & chess.BB_SQUARES[step.target]:
            return guard
    return None


def clearances(line: MotifLine) -> Iterator[Motif]:
    """`clearance`: a piece leaves a square, by a quiet move or as a sacrifice, so that another one of the
    side's can go there, or through it, by the next move."""
    for first, reply, second in line.pairs:
        if first.move.promotion or second.captured or second.placed not in RANGED:
            continue
        if first.target in (second.origin, second.target) or second.before.is_check():
            continue
        way = between(second.origin, second.target)
        if way & chess.BB_SQUARES[first.target] or not _clears(first, second, way):
            continue
        if second.check and reply.piece == chess.KING:
            continue  # a chase of the king, where squares become free by the way
        if first.captured and not can_be_won(first.after, first.target):
            continue  # it left in order to take
        yield shown("clearance", first, [first.origin])


def _clears(first: Step, second: Step, way: chess.Bitboard) -> bool:
    return first.origin == second.target or bool(way & chess.BB_SQUARES[first.origin])
