"""What a quiet step of the king does at once."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.positional.pawns import passed, their_passed
from server.analysis.reasons.positional.shift import Shift

_NEAR = 3
"""Steps to a passed pawn below which a king has to do with it."""
_CLOSE = 2
"""Steps to a pawn that a king is after."""
_CORNER = 2
"""Files from the middle that are far from it."""
_HOME = chess.BB_RANK_1 | chess.BB_RANK_2


def steps(shift: Shift) -> Iterator[Fact]:
    """What the king's step does, the most telling first."""
    yield from _unpins(shift)
    yield from _to_pawn(shift)
    yield from _opposes(shift)
    yield from _aside(shift)
    yield from _nearer(shift)
    yield from _hunts(shift)


def _unpins(shift: Shift) -> Iterator[Fact]:
    """A piece that could not move can now."""
    own = shift.board.occupied_co[chess.WHITE] & ~shift.board.kings & ~shift.board.pawns
    for square in chess.scan_reversed(own):
        if shift.board.is_pinned(chess.WHITE, square) and not shift.after.is_pinned(chess.WHITE, square):
            yield shift.fact("king", "unpins", square)
            return


def _to_pawn(shift: Shift) -> Iterator[Fact]:
    """Without queens it goes nearer to a passed pawn."""
    if shift.board.queens:
        return
    for found, name in ((their_passed(*shift.had), "to_their_pawn"), (passed(*shift.had), "to_own_pawn")):
        squares = list(chess.scan_forward(found))
        before = {square: chess.square_distance(shift.origin, square) for square in squares}
        nearest = min(squares, key=lambda square: before[square], default=None)
        if nearest is not None and chess.square_distance(shift.to, nearest) < min(_NEAR, before[nearest]):
            yield shift.fact("king", name, nearest)
            return


def _opposes(shift: Shift) -> Iterator[Fact]:
    """In a pawn ending the kings stand face to face, and the other one has to move."""
    other = shift.after.king(chess.BLACK)
    if shift.after.occupied & ~shift.after.pawns & ~shift.after.kings or other is None:
        return
    file, rank = (abs(part(shift.to) - part(other)) for part in (chess.square_file, chess.square_rank))
    if sorted((file, rank)) == [0, 2]:
        yield shift.fact("king", "opposes", shift.to)


def _hunts(shift: Shift) -> Iterator[Fact]:
    """Without queens it comes close to an enemy pawn that it has not passed by."""
    if shift.board.queens or chess.square_rank(shift.to) < chess.square_rank(shift.origin):
        return
    behind = chess.square(0, chess.square_rank(shift.to))
    pawns = [each for each in shift.board.pieces(chess.PAWN, chess.BLACK) if each >= behind]
    near = min(pawns, key=lambda each: chess.square_distance(shift.to, each), default=shift.to)
    steps_left, before = (chess.square_distance(square, near) for square in (shift.to, shift.origin))
    if 0 < steps_left <= _CLOSE and steps_left < before:
        yield shift.fact("king", "hunts", near)


def _aside(shift: Shift) -> Iterator[Fact]:
    """While there are queens it leaves the middle: a king that has castled is not there any more."""
    if (
        not shift.board.queens & shift.board.occupied_co[chess.BLACK]
        or not chess.BB_SQUARES[shift.to] & _HOME
    ):
        return
    if _off(shift.origin) < _CORNER <= _off(shift.to):
        yield shift.fact("king", "aside", shift.to)


def _nearer(shift: Shift) -> Iterator[Fact]:
    """Without queens it goes nearer to the centre."""
    if not shift.board.queens and _edge(shift.to) < _edge(shift.origin):
        yield shift.fact("activity", "king_walks", shift.to)


def _edge(square: chess.Square) -> int:
    """Steps to the centre."""
    return min(chess.square_distance(square, each) for each in (chess.D4, chess.E4, chess.D5, chess.E5))


def _off(square: chess.Square) -> int:
    """Files from the middle."""
    file = chess.square_file(square)
    return max(3 - file, file - 4)
