"""What a move aims at: pieces that it attacks with profit, traps, pins, or leaves without a guard.

Owns the attack maps before and after a move. What comes of them, the searches of a point say.
"""

from __future__ import annotations

from dataclasses import dataclass

import chess

from server.analysis.classification.safety import seen_by
from server.analysis.reasons.exchange import captures, gain, takers, turned
from server.analysis.reasons.material import VALUES

OFFICER = 3
"""Points of a piece that is no pawn, at the least."""
TRAPPED = 2
"""Points that a trapped piece loses wherever it goes."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A piece on `square` that a move attacks anew: taking it by `capture` wins `net` points."""

    square: chess.Square
    net: int
    capture: chess.Move


def to_move(board: chess.Board, color: chess.Color) -> chess.Board | None:
    """The position with `color` to move; None where that leaves a king in check."""
    return board if board.turn == color else turned(board)


def targets(board: chess.Board, color: chess.Color) -> dict[chess.Square, int]:
    """What `color` could win if it were to move: points, by the square of the piece that is taken."""
    view = to_move(board, color)
    found: dict[chess.Square, int] = {}
    for move in captures(view) if view else ():
        if not board.is_en_passant(move) and board.piece_type_at(move.to_square):
            net = gain(view or board, move)
            if net >= 1:
                found[move.to_square] = max(net, found.get(move.to_square, 0))
    return found


def hits(board: chess.Board, move: chess.Move) -> list[Hit]:
    """The pieces that `move` attacks anew, itself or by the line that it opens, and whose capture would pay;
    the most first."""
    mover, old = board.turn, targets(board, board.turn)
    after = played(board, move)
    view = seen_by(after, mover)
    found = []
    for square in chess.scan_forward(view.occupied_co[not mover] & ~view.kings):
        hit = _hit(board, after, view, move, square)
        if hit and not (hit.net <= old.get(square, 0) and _attacked_before(board, move, square)):
            found.append(hit)
    guarded = {hit.square: bool(after.attackers_mask(not mover, hit.square)) for hit in found}
    return sorted(found, key=lambda hit: (-hit.net, guarded[hit.square], -hit.square))


def _hit(
    board: chess.Board, after: chess.Board, view: chess.Board, move: chess.Move, square: chess.Square
) -> Hit | None:
    best: Hit | None = None
    for capture in takers(view, square):
        origin = capture.from_square
        opened = origin != move.to_square and chess.between(origin, square) >> move.from_square & 1
        fresh = opened and not board.attackers_mask(board.turn, square) >> origin & 1
        if origin != move.to_square and not fresh:
            continue
        net = gain(view, capture)
        if net >= 1 and (best is None or net > best.net):
            best = Hit(square, net, capture)
    return best


def _attacked_before(board: chess.Board, move: chess.Move, square: chess.Square) -> bool:
    """Whether the piece that moves attacked `square` from where it stood."""
    return bool(board.attackers_mask(board.turn, square) >> move.from_square & 1)


def is_trapped(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square`, whose side is to move, is attacked and lost wherever it goes, and no
    other move saves it."""
    piece = board.piece_type_at(square)
    if piece in (None, chess.PAWN, chess.KING) or board.is_check():
        return False
    if targets(board, not board.turn).get(square, 0) < TRAPPED:
        return False
    return all(
        _is_lost(board, move) if move.from_square == square else _still_falls(board, move, square)
        for move in board.legal_moves
    )


def _still_falls(board: chess.Board, move: chess.Move, square: chess.Square) -> bool:
    """Whether the piece on `square` can be taken with profit after another one's move, which is no capture
    that pays, or loses what moves."""
    if board.is_capture(move) and gain(board, move) >= TRAPPED:
        return False
    after = played(board, move)
    taken = any(gain(after, taker) >= TRAPPED for taker in takers(after, square))
    return taken or after.is_check() or any(gain(after, each) >= 1 for each in takers(after, move.to_square))


def _is_lost(board: chess.Board, move: chess.Move) -> bool:
    taken = board.piece_type_at(move.to_square)
    after = played(board, move)
    worth = VALUES[taken] if taken else 0
    return any(gain(after, taker) - worth >= TRAPPED for taker in takers(after, move.to_square))


@dataclass(frozen=True, slots=True)
class Effect:
    """What a move does at once: "forks" (check and an attack), "hits" (two), "hits-one", "traps", "takes" or
    "none"; to the pieces `on` these squares."""

    does: str
    on: tuple[tuple[chess.Square, chess.PieceType], ...] = ()

    def told(self) -> dict[str, str | int]:
        """The parameters of a sentence that says it."""
        told: dict[str, str | int] = {"does": self.does}
        for key, (square, piece) in zip(("", "2"), self.on, strict=False):
            told |= {f"piece{key}": chess.piece_symbol(piece), f"square{key}": chess.square_name(square)}
        return told


def is_fork(after: chess.Board, move: chess.Move, hit: Hit) -> bool:
    """Whether the piece that has moved itself gives check and attacks what is hit."""
    by = chess.BB_SQUARES[move.to_square]
    return after.checkers_mask() == by and hit.capture.from_square == move.to_square


def stands(after: chess.Board, move: chess.Move) -> bool:
    """Whether the piece that has moved cannot be taken without a loss."""
    return not any(gain(after, taker) >= 0 for taker in takers(after, move.to_square))


def type_at(board: chess.Board, square: chess.Square) -> chess.PieceType:
    """The piece on a square where one stands."""
    return board.piece_type_at(square) or chess.PAWN


def effect(board: chess.Board, move: chess.Move) -> Effect:
    """What `move` does to pieces; pawns count where it takes them."""
    after = played(board, move)
    aimed = [hit for hit in hits(board, move) if VALUES[type_at(after, hit.square)] >= OFFICER]
    found = [(hit.square, type_at(after, hit.square)) for hit in aimed]
    forked = [on for on, hit in zip(found, aimed, strict=True) if is_fork(after, move, hit)]
    trapped = [each for each in found if is_trapped(after, each[0])]
    if trapped:  # what could be taken before is not trapped by the move
        loose = targets(board, board.turn)
        trapped = [each for each in trapped if each[0] not in loose]
    taken = board.piece_type_at(move.to_square)
    if trapped:
        return Effect("traps", (trapped[0],))
    if forked and stands(after, move):
        return Effect("forks", (forked[0],))
    if len(found) >= 2:
        return Effect("hits", tuple(found[:2]))
    if board.is_capture(move) and taken:
        return Effect("takes", ((move.to_square, taken),))
    return Effect("hits-one", (found[0],)) if found else Effect("none")


def pinned(board: chess.Board, color: chess.Color) -> set[chess.Square]:
    """The squares of `color`'s pieces that are pinned to their king."""
    own = board.occupied_co[color] & ~board.kings
    return {square for square in chess.scan_forward(own) if board.is_pinned(color, square)}


def behind(board: chess.Board, slider: chess.Square, square: chess.Square) -> chess.Square | None:
    """The first piece behind the one on `square` as the piece on `slider` sees it."""
    if not board.attacks_mask(slider) & chess.BB_SQUARES[square]:
        return None
    view = board.copy(stack=False)
    view.remove_piece_at(square)
    further = view.attacks_mask(slider) & ~board.attacks_mask(slider) & view.occupied
    return chess.msb(further) if further else None


def is_held(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square` is pinned to its king, or to a piece that is worth more than itself and
    than what pins it."""
    color = board.color_at(square)
    if color is None or board.is_pinned(color, square):
        return color is not None
    return any(
        _holds(board, each, square) for each in chess.scan_forward(board.attackers_mask(not color, square))
    )


def _holds(board: chess.Board, holder: chess.Square, square: chess.Square) -> bool:
    found = behind(board, holder, square)
    if found is None or board.color_at(found) != board.color_at(square):
        return False
    own, other, worth = (VALUES[board.piece_type_at(each) or chess.KING] for each in (square, holder, found))
    return board.piece_type_at(found) != chess.KING and worth > max(own, other)


def unguards(board: chess.Board, move: chess.Move, square: chess.Square) -> bool:
    """Whether the piece that moves guarded its side's piece on `square`, and does so no longer."""
    after = played(board, move)
    mine = bool(board.occupied_co[board.turn] >> square & 1) and square != move.from_square
    stands = after.color_at(square) == board.turn
    was = board.attackers_mask(board.turn, square) >> move.from_square & 1
    return (
        mine and stands and bool(was) and not after.attackers_mask(board.turn, square) >> move.to_square & 1
    )


def shut_in(board: chess.Board, push: chess.Move, color: chess.Color) -> chess.Square | None:
    """The bishop of `color` whose way the pawn move shuts: it loses two squares or more and keeps five at
    most."""
    after = played(board, push)
    for square in board.pieces(chess.BISHOP, color) - chess.SquareSet(after.attacks_mask(push.to_square)):
        left = chess.popcount(after.attacks_mask(square))
        lost = chess.popcount(board.attacks_mask(square)) - left
        if after.piece_type_at(square) == chess.BISHOP and left <= 5 and lost >= 2:
            return square
    return None


def played(board: chess.Board, *moves: chess.Move) -> chess.Board:
    """The position after moves, without a history."""
    after = board.copy(stack=False)
    for move in moves:
        after.push(move)
    return after
