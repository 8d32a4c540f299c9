"""What pieces are worth, and the words for what changes hands.

Owns the points (1, 3, 3, 5, 9; the exchange 2) and the list of words that `what` of a fact is one of
(`docs/reasons.md`). Knows no lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import chess

VALUES: dict[chess.PieceType, int] = {
    chess.PAWN: 1,
    chess.KNIGHT: 3,
    chess.BISHOP: 3,
    chess.ROOK: 5,
    chess.QUEEN: 9,
    chess.KING: 0,
}
"""Points of a piece type; a king is never given up."""

_MINORS = (chess.KNIGHT, chess.BISHOP)
_PAWNS = {1: "pawn", 2: "two_pawns", 3: "three_pawns"}
PAWNS = (*_PAWNS.values(), "pawns")
"""The words of `what` for pawns alone."""

ONE_PIECE = {"knight", "bishop", "rook", "queen"}
"""The words of `what` for one piece alone, no pawn."""

WORTH = {
    **{word: count for count, word in _PAWNS.items()},
    **{chess.piece_name(piece): points for piece, points in VALUES.items()},
    "pawns": 3,
    "exchange": 2,
    "exchange_and_pawn": 3,
    "two_pieces": 6,
    "two_rooks": 10,
    "rook_and_piece": 8,
    "queen_and_piece": 12,
    "queen_and_rook": 14,
}
"""Points that the words of `what` are worth."""


def balance(board: chess.Board, color: chess.Color) -> int:
    """Points that `color` has more than the other side."""
    own, other = board.occupied_co[color], board.occupied_co[not color]
    return sum(
        VALUES[piece] * (chess.popcount(mask & own) - chess.popcount(mask & other))
        for piece, mask in (
            (chess.PAWN, board.pawns),
            (chess.KNIGHT, board.knights),
            (chess.BISHOP, board.bishops),
            (chess.ROOK, board.rooks),
            (chess.QUEEN, board.queens),
        )
    )


def parts(word: str) -> tuple[str, str]:
    """What is given, and what for ("" for nothing): of a word of `what`, "queen_for_rook"."""
    given, _, taken = word.partition("_for_")
    return given, taken


def name(piece: chess.PieceType) -> str:
    """The word for a piece: "queen"."""
    return chess.piece_name(piece)


def remainder(
    lost: Iterable[chess.PieceType], won: Iterable[chess.PieceType]
) -> tuple[list[chess.PieceType], list[chess.PieceType]]:
    """What is left of both, the most valuable first, once pieces of equal worth are set against each other:
    the same ones first, then knights against bishops."""
    left, gained = sorted(lost, reverse=True), sorted(won, reverse=True)
    for piece in list(left):
        if piece in gained:
            left.remove(piece)
            gained.remove(piece)
    for piece in [each for each in left if each in _MINORS]:
        other = next((each for each in gained if each in _MINORS), None)
        if other is not None:
            left.remove(piece)
            gained.remove(other)
    return left, gained


def what(lost: Iterable[chess.PieceType], won: Iterable[chess.PieceType]) -> str:
    """The word for what `lost` is more than `won`: "queen", "exchange", "knight_for_pawn", "material"."""
    left, gained = remainder(lost, won)
    if left[:1] == [chess.ROOK] and len(gained) <= 2 and any(piece in _MINORS for piece in gained):
        return _exchange(left, gained)
    given, taken = _word(left), _word(gained)
    if given and not gained:
        return given
    if left and _points(left) - _points(gained) >= VALUES[left[0]] - 1 and left[0] >= chess.ROOK:
        return given if given and set(gained) == {chess.PAWN} else name(left[0])
    if given and taken:
        return f"{given}_for_{taken}"
    worth = VALUES[left[0]] if left else 0
    return name(left[0]) if worth > 1 and _points(left) - _points(gained) >= worth - 2 else "material"


def _exchange(left: Sequence[chess.PieceType], gained: Sequence[chess.PieceType]) -> str:
    """A rook against a minor piece, and a pawn more or less."""
    others = [piece for piece in left if piece != chess.ROOK]
    pawns = [piece for piece in gained if piece not in _MINORS]
    if len(left) - len(others) != 1 or len(gained) - len(pawns) != 1:
        return "material"
    if others in ([], [chess.PAWN]) and not pawns:
        return "exchange_and_pawn" if others else "exchange"
    return "exchange_for_pawn" if not others and pawns == [chess.PAWN] else "material"


def _word(pieces: Sequence[chess.PieceType]) -> str | None:
    """The word for these pieces: pawns beside a piece are not named; None if there is no word for them."""
    officers = [piece for piece in pieces if piece != chess.PAWN]
    if not officers:
        return _PAWNS.get(len(pieces)) or ("pawns" if pieces else None)
    if len(officers) == 1:
        return name(officers[0])
    if len(officers) == 2 and all(piece in _MINORS for piece in officers):
        return "two_pieces"
    if officers == [chess.ROOK, chess.ROOK]:
        return "two_rooks"
    if len(officers) == 2:
        return f"{name(officers[0])}_and_{'piece' if officers[1] in _MINORS else name(officers[1])}"
    return None


def _points(pieces: Iterable[chess.PieceType]) -> int:
    return sum(VALUES[piece] for piece in pieces)
