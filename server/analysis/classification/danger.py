"""Danger levels and trapped pieces: `docs/classification.md` section 8.

Owns what a capture or a flight would cost the side that makes it. Whether a piece is safe at all is
`safety.py`. No function changes the board it is given.
"""

from __future__ import annotations

import chess

from server.analysis.classification.safety import (
    VALUES,
    Attack,
    after_move,
    captured_type,
    direct_attackers,
    is_safe,
    seen_by,
    unsafe_pieces,
)


def relative_attacks(
    board: chess.Board,
    color: chess.Color,
    *,
    worth: float,
    apart_from: chess.Square,
    captured: chess.PieceType | None = None,
) -> set[Attack]:
    """Direct attacks on unsafe pieces of `color` that are worth at least `worth` and do not stand on
    `apart_from`."""
    return {
        attack
        for square in unsafe_pieces(board, color, captured=captured)
        if square != apart_from and _worth_at(board, square) >= worth
        for attack in direct_attackers(board, square)
    }


def can_mate(board: chess.Board) -> bool:
    """Whether the side to move has a mate in one."""
    board = board.copy(stack=False)
    for move in board.legal_moves:
        board.push(move)
        mates = board.is_checkmate()
        board.pop()
        if mates:
            return True
    return False


def has_danger_levels(board: chess.Board, square: chess.Square) -> bool:
    """Whether each capture of the piece on `square` costs the capturer: it leaves it with another unsafe
    piece at least as valuable (also one that hung before), or allows a mate in one (pieces below a queen).
    True of a piece that nobody attacks. Asked of a piece whose enemy is to move; otherwise no capture is
    legal, so any attack makes it false."""
    enemy = not board.color_at(square)
    worth = _worth_at(board, square)
    return all(
        attack.legal
        and board.turn == enemy
        and _capture_costs(after_move(board, attack.move), square, worth, enemy)
        for attack in direct_attackers(board, square)
    )


def is_trapped(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square` is unsafe and no move of its own helps: each leads to an unsafe square or
    creates a greater threat elsewhere. A piece that could take the king is not trapped."""
    view = seen_by(board, bool(board.color_at(square)))
    if is_safe(view, square):
        return False
    worth = _worth_at(view, square)
    before = relative_attacks(view, view.turn, worth=worth, apart_from=square)
    return not any(
        _helps(view, move, before, worth)
        for move in list(view.generate_legal_moves(from_mask=chess.BB_SQUARES[square]))
    )


def _threatens(board: chess.Board, move: chess.Move, before: set[Attack], worth: float) -> bool:
    """Whether `move` exposes its own side more than `before` (the attacks on its pieces apart from the
    mover): to a new attack on an unsafe piece, the moved one included, or to a mate in one."""
    after = after_move(board, move)
    captured = captured_type(board, move)
    exposed = relative_attacks(after, board.turn, worth=worth, apart_from=move.from_square, captured=captured)
    return bool(exposed - before) or _allows_mate(after, worth)


def _helps(board: chess.Board, move: chess.Move, before: set[Attack], worth: float) -> bool:
    captured = captured_type(board, move)
    if captured == chess.KING:
        return True
    # Asked first because it is the cheaper half of the condition.
    if not is_safe(after_move(board, move), move.to_square, captured=captured):
        return False
    return not _threatens(board, move, before, worth)


def _capture_costs(after: chess.Board, square: chess.Square, worth: float, capturer: chess.Color) -> bool:
    hanging = relative_attacks(after, capturer, worth=worth, apart_from=square)
    return bool(hanging) or _allows_mate(after, worth)


def _allows_mate(board: chess.Board, worth: float) -> bool:
    return worth < VALUES[chess.QUEEN] and can_mate(board)


def _worth_at(board: chess.Board, square: chess.Square) -> float:
    piece_type = board.piece_type_at(square)
    if piece_type is None:
        raise ValueError(f"no piece on {chess.square_name(square)}")
    return VALUES[piece_type]
