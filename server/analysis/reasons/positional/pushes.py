"""What a quiet move of a pawn does at once: a lever, room for a bishop, a guard, space."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain
from server.analysis.reasons.positional.masks import CENTRE, HOME, down, guarded
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


def _keeps_out(shift: Shift) -> Iterator[Fact]:
    """It takes a square from a knight or bishop that could have gone there to attack a piece."""
    black = shift.after.occupied_co[chess.BLACK]
    minors = (shift.after.knights | shift.after.bishops) & black
    taken = guarded(chess.BB_SQUARES[shift.to]) & ~guarded(shift.board.pieces_mask(chess.PAWN, chess.WHITE))
    for square in chess.scan_forward(taken & ~shift.after.occupied & chess.BB_RANK_4):
        found = shift.after.attackers_mask(chess.BLACK, square) & minors
        for origin in chess.scan_forward(found):
            if _could_attack(shift.board, origin, square):
                piece = shift.after.piece_type_at(origin)
                yield shift.fact("activity", "keeps_out", square, piece)
                return


def _could_attack(board: chess.Board, origin: chess.Square, square: chess.Square) -> bool:
    """Whether Black's piece could have gone there without being taken with profit, and would have attacked a
    piece."""
    view = board.copy(stack=False)
    view.turn = chess.BLACK
    if not view.attacks_mask(origin) & chess.BB_SQUARES[square] or view.is_pinned(chess.BLACK, origin):
        return False
    view.push(chess.Move(origin, square))
    officers = view.occupied_co[chess.WHITE] & ~view.pawns & ~view.kings
    return attacked_gain(view, square) < 1 and bool(view.attacks_mask(square) & officers)


def _space(shift: Shift) -> Iterator[Fact]:
    """It goes beyond the third rank on a wing, where a pawn may stay."""
    wing = next((name for name, files in _WINGS if files & chess.BB_SQUARES[shift.to]), None)
    if wing and _forward(shift):
        yield {"kind": "structure", "name": f"space_{wing}", "square": shift.name(shift.to)}


def _forward(shift: Shift) -> bool:
    return bool(chess.BB_SQUARES[shift.to] & _FAR)


_WINGS = (("queenside", _QUEENSIDE), ("kingside", _KINGSIDE))


_RULES: tuple[Callable[[Shift], Iterator[Fact]], ...] = (
    _levers,
    _fianchettoes,
    _lets_out,
    _supports,
    _prepares,
    _keeps_out,
    _space,
)
