"""What a quiet move does at once, as a trainer would name it: read off the board before and after it.

Owns what pieces and kings do; a pawn's move is `pushes.py`'s. Nothing here asks a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from server.analysis.events.values import Fact, Piece
from server.analysis.reasons.exchange import best_capture, mate_in_one, takers
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.played import Played
from server.analysis.reasons.points.aims import behind, played
from server.analysis.reasons.positional.masks import above, below, up
from server.analysis.reasons.positional.pawns import half_open, outposts, passed, their_passed
from server.analysis.reasons.positional.pushes import pushes
from server.analysis.reasons.positional.shift import Shift

_ATTACK = 2
"""Pieces that make an attack on a king."""
_SHUT = 2
"""Squares that a queen can go to which is shut in."""


def aim(line: Played) -> Fact | None:
    """The first thing that the first move of `line` does; None where nothing can be named."""
    step = line.steps[0]
    if step.captured is not None or step.move.promotion is not None:
        return None
    shift = Shift(line)
    found = _found(shift) if shift.safe and not _shuts_in(shift) else iter(())
    return next(found, None)


def _shuts_in(shift: Shift) -> bool:
    """Whether the move leaves its own queen, away from home, hardly a square to go to, and it had more."""
    if shift.piece == chess.QUEEN or shift.board.is_check():
        return False
    queens = shift.after.pieces_mask(chess.QUEEN, chess.WHITE) & ~chess.BB_RANK_1
    for square in chess.scan_forward(queens):
        before, now = (shift.reach(board, square).bit_count() for board in (shift.board, shift.after))
        if now <= _SHUT and before > now + 1:
            return True
    return False


def _found(shift: Shift) -> Iterator[Fact]:
    if shift.board.is_check():
        if shift.piece != chess.KING:
            yield shift.fact("activity", "blocks_check", shift.to)
    elif shift.piece == chess.PAWN:
        yield from pushes(shift)
    elif shift.piece == chess.KING:
        yield from _stops(shift)
    else:
        for rule in _RULES:
            yield from rule(shift)


def _pins(shift: Shift) -> Iterator[Fact]:
    """A bishop or rook holds a piece before the king or the queen."""
    if shift.piece not in (chess.BISHOP, chess.ROOK):
        return
    theirs = shift.after.occupied_co[chess.BLACK] & ~shift.after.pawns & ~shift.after.kings
    for square in chess.scan_forward(shift.reach(shift.after, shift.to) & theirs):
        found = behind(shift.after, shift.to, square)
        worth = VALUES[shift.after.piece_type_at(square) or chess.PAWN]
        if found is None or found == square or worth >= 9:
            continue
        target = shift.after.piece_type_at(found)
        was = behind(shift.board, shift.origin, square) == found
        if not was and target in (chess.KING, chess.QUEEN) and shift.after.color_at(found) == chess.BLACK:
            yield shift.fact("activity", "pins", square)


def _stops(shift: Shift) -> Iterator[Fact]:
    """It stands before an enemy passed pawn."""
    if up(chess.BB_SQUARES[shift.to]) & their_passed(*shift.had):
        yield shift.fact("structure", "stops", shift.to + 8)


def _placed(shift: Shift) -> Iterator[Fact]:
    """Where it goes: an outpost, the way of a passed pawn, a half-open file."""
    to, origin = chess.BB_SQUARES[shift.to], chess.BB_SQUARES[shift.origin]
    if shift.piece == chess.KNIGHT and outposts(*shift.has) & to and not outposts(*shift.had) & origin:
        yield shift.fact("activity", "outpost", shift.to)
    if shift.piece == chess.ROOK:
        own = below(passed(*shift.has)) & to and not below(passed(*shift.had)) & origin
        other = below(to) & their_passed(*shift.had) & shift.reach(shift.after, shift.to)
        if own or (other and not shift.reach(shift.board, shift.origin) & other):
            yield shift.fact("activity", "behind", shift.to)
        yield from _rook(shift)


def _rook(shift: Shift) -> Iterator[Fact]:
    here, there = (chess.square_file(square) for square in (shift.origin, shift.to))
    if here == there:
        return
    file = chess.BB_FILES[there]
    if half_open(*shift.has) & file:
        pawns = shift.reach(shift.after, shift.to) & shift.has[1] & file & above(chess.BB_SQUARES[shift.to])
        found: list[Piece] = [
            {"piece": "p", "square": shift.name(each)} for each in chess.scan_forward(pawns)
        ]
        yield {**shift.fact("activity", "half_open_file", shift.to), "targets": found}


def _offers(shift: Shift) -> Iterator[Fact]:
    """A piece of the same worth can take it, and would be taken back."""
    worth = VALUES[shift.piece]
    for taker in takers(shift.after, shift.to):
        piece = shift.after.piece_type_at(taker.from_square)
        met = shift.board.attacks_mask(taker.from_square) & chess.BB_SQUARES[shift.origin]
        even = piece and piece != chess.KING and VALUES[piece] == worth
        if piece and even and not met and _may_take(shift.after, taker, worth):
            yield shift.fact("activity", "offers", shift.to, piece)
            return


def _may_take(board: chess.Board, taker: chess.Move, worth: int) -> bool:
    """Whether taking runs into no mate in one and no loss beyond what is taken."""
    after = played(board, taker)
    return best_capture(after, worth + 2) is None and mate_in_one(after) is None


def _joins(shift: Shift) -> Iterator[Fact]:
    """One more piece aims at the squares round a castled king."""
    now, before = _attackers(shift.after), _attackers(shift.board)
    joins = now & chess.BB_SQUARES[shift.to] and not before & chess.BB_SQUARES[shift.origin]
    if joins and now.bit_count() >= _ATTACK and _castled(shift.after):
        yield shift.fact("king", "joins_attack", shift.to)


def _attackers(board: chess.Board) -> chess.Bitboard:
    king = chess.msb(board.kings & board.occupied_co[chess.BLACK])
    zone = chess.BB_KING_ATTACKS[king]
    pieces = board.occupied_co[chess.WHITE] & ~board.pawns & ~board.kings
    return sum(
        chess.BB_SQUARES[each] for each in chess.scan_forward(pieces) if board.attacks_mask(each) & zone
    )


def _castled(board: chess.Board) -> bool:
    king = board.kings & board.occupied_co[chess.BLACK]
    middle = chess.BB_FILE_D | chess.BB_FILE_E
    return bool(king & ~middle & (chess.BB_RANK_7 | chess.BB_RANK_8)) and bool(
        board.queens & board.occupied_co[1]
    )


_RULES: tuple[Callable[[Shift], Iterator[Fact]], ...] = (
    _pins,
    _placed,
    _stops,
    _offers,
    _joins,
)
