"""What a quiet move of a pawn does at once: a lever, room for a bishop, a guard, a way out for the king."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain
from server.analysis.reasons.positional.masks import CENTRE, HOME, beside, down, guarded
from server.analysis.reasons.positional.pawns import isolated, passed
from server.analysis.reasons.positional.shift import Shift

_OPEN = 2
"""Squares more that a bishop must reach to be said to be let out."""
_FAR = chess.BB_RANK_4 | chess.BB_RANK_5 | chess.BB_RANK_6
_QUEENSIDE = chess.BB_FILE_A | chess.BB_FILE_B | chess.BB_FILE_C
_KINGSIDE = chess.BB_FILE_F | chess.BB_FILE_G | chess.BB_FILE_H


def pushes(shift: Shift) -> Iterator[Fact]:
    """What the pawn's move does, the most telling first."""
    for rule in _RULES:
        yield from rule(shift)


def _passes(shift: Shift) -> Iterator[Fact]:
    """Another pawn, or this one, is passed now."""
    others = passed(*shift.has) & ~passed(*shift.had) & ~chess.BB_SQUARES[shift.to]
    if others:
        yield shift.fact("structure", "makes_passed", chess.msb(others))


def _levers(shift: Shift) -> Iterator[Fact]:
    """It attacks a pawn."""
    theirs = shift.after.pieces_mask(chess.PAWN, chess.BLACK)
    hit = guarded(chess.BB_SQUARES[shift.to]) & theirs
    if hit:
        middle = hit & CENTRE or hit
        yield shift.fact("structure", "lever", chess.msb(middle), chess.PAWN)


def _fianchettoes(shift: Shift) -> Iterator[Fact]:
    """A knight's pawn makes room for the bishop beside it."""
    bishop, there = {chess.B3: (chess.C1, chess.B2), chess.G3: (chess.F1, chess.G2)}.get(shift.to, (0, 0))
    home = shift.after.bishops & shift.after.occupied_co[chess.WHITE] & HOME[chess.BISHOP]
    if there and home & chess.BB_SQUARES[bishop]:
        yield shift.fact("activity", "fianchetto", there, chess.BISHOP)


def _lets_out(shift: Shift) -> Iterator[Fact]:
    """A bishop that could go nowhere can now."""
    bishops = shift.after.pieces_mask(chess.BISHOP, chess.WHITE)
    for square in chess.scan_forward(bishops):
        before, now = (chess.popcount(shift.reach(board, square)) for board in (shift.board, shift.after))
        if before <= 1 and now - before >= _OPEN:
            yield shift.fact("activity", "lets_out", square)
            return


def _supports(shift: Shift) -> Iterator[Fact]:
    """It guards what no pawn guarded: a pawn in the centre, or what is attacked."""
    own = shift.after.occupied_co[chess.WHITE] & ~shift.after.kings
    was = shift.board.pieces_mask(chess.PAWN, chess.WHITE)
    for square in chess.scan_reversed(guarded(chess.BB_SQUARES[shift.to]) & own & ~guarded(was)):
        pawn = chess.BB_SQUARES[square] & shift.after.pawns & CENTRE
        if pawn or shift.after.is_attacked_by(chess.BLACK, square):
            yield shift.fact("structure", "supports", square)
            return


def _prepares(shift: Shift) -> Iterator[Fact]:
    """It guards the square in the centre to which the pawn beside can go next, where it could be taken."""
    own = shift.after.pieces_mask(chess.PAWN, chess.WHITE)
    for square in chess.scan_forward(guarded(chess.BB_SQUARES[shift.to]) & CENTRE & ~shift.after.occupied):
        near = own & down(chess.BB_SQUARES[square])
        far = own & chess.BB_RANK_2 & chess.BB_SQUARES[square - 16]
        far = far if not shift.after.occupied & down(chess.BB_SQUARES[square]) else 0
        if (near or far) and shift.after.is_attacked_by(chess.BLACK, square):
            yield shift.fact("structure", "prepares", square, chess.PAWN)
            return


def _airs(shift: Shift) -> Iterator[Fact]:
    """A king on its first rank that had no way out has one."""
    king = shift.after.king(chess.WHITE)
    heavy = (shift.after.rooks | shift.after.queens) & shift.after.occupied_co[chess.BLACK]
    if king is None or chess.square_rank(king) != 0 or not heavy:
        return
    if not _ways(shift.board, king) and _ways(shift.after, king):
        yield shift.fact("king", "airs", king)


def _ways(board: chess.Board, king: chess.Square) -> list[chess.Square]:
    """The squares on the second rank to which the king could go."""
    near = chess.BB_KING_ATTACKS[king] & chess.BB_RANK_2 & ~board.occupied_co[chess.WHITE]
    return [square for square in chess.scan_forward(near) if not board.is_attacked_by(chess.BLACK, square)]


def _keeps_out(shift: Shift) -> Iterator[Fact]:
    """It takes a square from a knight or bishop that could have gone there."""
    black = shift.after.occupied_co[chess.BLACK]
    minors = (shift.after.knights | shift.after.bishops) & black
    taken = guarded(chess.BB_SQUARES[shift.to]) & ~guarded(shift.board.pieces_mask(chess.PAWN, chess.WHITE))
    for square in chess.scan_forward(taken & ~shift.after.occupied & chess.BB_RANK_4):
        found = shift.after.attackers_mask(chess.BLACK, square) & minors
        for origin in chess.scan_forward(found):
            if _could_stay(shift.board, origin, square):
                piece = shift.after.piece_type_at(origin)
                yield shift.fact("activity", "keeps_out", square, piece)
                return


def _could_stay(board: chess.Board, origin: chess.Square, square: chess.Square) -> bool:
    """Whether Black's piece could have gone there without being taken with profit."""
    view = board.copy(stack=False)
    view.turn = chess.BLACK
    if not view.attacks_mask(origin) & chess.BB_SQUARES[square] or view.is_pinned(chess.BLACK, origin):
        return False
    view.push(chess.Move(origin, square))
    return attacked_gain(view, square) < 1


def _storms(shift: Shift) -> Iterator[Fact]:
    """It advances upon the wing where the enemy king has castled, and its own has not."""
    king, own = shift.after.king(chess.BLACK), shift.after.king(chess.WHITE)
    if king is None or own is None or not shift.after.queens & shift.after.occupied_co[chess.WHITE]:
        return
    wing = next((files for files in (_QUEENSIDE, _KINGSIDE) if files & chess.BB_SQUARES[shift.to]), 0)
    home = chess.BB_RANK_7 | chess.BB_RANK_8
    if wing & home & chess.BB_SQUARES[king] and not wing & chess.BB_SQUARES[own] and _forward(shift):
        yield shift.fact("king", "storms", shift.to)


def _space(shift: Shift) -> Iterator[Fact]:
    """It goes beyond the third rank on a wing, where a pawn may stay."""
    wing = next((name for name, files in _WINGS if files & chess.BB_SQUARES[shift.to]), None)
    if wing and _forward(shift):
        yield {"kind": "structure", "name": f"space_{wing}", "square": shift.name(shift.to)}


def _forward(shift: Shift) -> bool:
    return bool(chess.BB_SQUARES[shift.to] & _FAR)


_WINGS = (("queenside", _QUEENSIDE), ("kingside", _KINGSIDE))


def _connects(shift: Shift) -> Iterator[Fact]:
    """It stands beside or before a pawn of its own that stood alone."""
    before, own = shift.had[0], shift.has[0]
    if beside(chess.BB_SQUARES[shift.to]) & own and isolated(before) & ~isolated(own):
        yield shift.fact("structure", "connects", shift.to)


_RULES: tuple[Callable[[Shift], Iterator[Fact]], ...] = (
    _passes,
    _levers,
    _fianchettoes,
    _lets_out,
    _supports,
    _prepares,
    _airs,
    _keeps_out,
    _storms,
    _connects,
    _space,
)
