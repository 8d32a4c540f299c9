"""Single pieces on one board: what they are worth, who guards them, whether they can stay or go.

Owns the questions that several motifs ask. Values are the points of `docs/reasons.md`; the king, which
nothing may win, is worth more than all. No function changes the board that it is given for good.
"""

from __future__ import annotations

import chess

from server.analysis.reasons.material import VALUES as POINTS

VALUES: dict[chess.PieceType, int] = {**POINTS, chess.KING: 99}
"""Worth of a piece type in points."""

RANGED = (chess.BISHOP, chess.ROOK, chess.QUEEN)
"""Piece types that attack along lines."""


def between(one: chess.Square, other: chess.Square) -> chess.Bitboard:
    """The squares between two squares of one line; none where they share no line."""
    return chess.between(one, other)


def worth(board: chess.Board, square: chess.Square) -> int:
    """The worth of the piece on `square`; 0 of an empty one."""
    kind = board.piece_type_at(square)
    return VALUES[kind] if kind else 0


def is_guarded(board: chess.Board, square: chess.Square) -> bool:
    """Whether the side of the piece on `square` covers it, be it through an attacker that would stand there
    after its capture."""
    color = board.color_at(square)
    if color is None:
        return False
    if board.attackers_mask(color, square):
        return True
    # Behind the attacker that takes stands a guard of the same line.
    for attacker in board.attackers(not color, square):
        if board.piece_type_at(attacker) in RANGED:
            emptied = board.occupied ^ chess.BB_SQUARES[attacker]
            if board.attackers_mask(color, square, emptied):
                return True
    return False


def is_hanging(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square` is unguarded."""
    return not is_guarded(board, square)


def cheaper_attacker(board: chess.Board, square: chess.Square) -> bool:
    """Whether an enemy of less worth (no king) attacks the piece on `square`."""
    color, value = board.color_at(square), worth(board, square)
    return any(
        VALUES[kind] < value
        for attacker in board.attackers(not color, square)
        if (kind := board.piece_type_at(attacker)) and kind != chess.KING
    )


def can_be_won(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square` is attacked and not held: it has no guard, or the attacker is cheaper."""
    color = board.color_at(square)
    if not board.attackers_mask(not color, square):
        return False
    return is_hanging(board, square) or cheaper_attacker(board, square)


def attacked_enemies(board: chess.Board, square: chess.Square) -> list[chess.Square]:
    """The squares of the enemies that the piece on `square` attacks."""
    color = board.color_at(square)
    return [target for target in board.attacks(square) if board.color_at(target) == (not color)]
