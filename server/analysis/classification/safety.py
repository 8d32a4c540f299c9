"""Attackers, defenders and the safety of a piece: `docs/classification.md` section 7.

Owns the questions about one piece on one board. What a capture would cost the capturer is `danger.py`.
A "view" is the board with the asking side to move and no en passant square, so en passant is never an attack.
Where a rule asks for the context move, only the type of the piece that it captured matters: `captured`.
No function changes the board it is given.
"""

from __future__ import annotations

import math
from collections import deque
from typing import NamedTuple

import chess

VALUES: dict[chess.PieceType, float] = {
    chess.PAWN: 1,
    chess.KNIGHT: 3,
    chess.BISHOP: 3,
    chess.ROOK: 5,
    chess.QUEEN: 9,
    chess.KING: math.inf,
}
"""Worth of a piece type in pawns."""

_OFFICERS = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)


class Attack(NamedTuple):
    """A capture that lands on `target`. `legal` is False for a king that stands next to the piece and may not
    take it (a pseudo king attack): never equal to the legal capture of the same squares."""

    piece_type: chess.PieceType
    origin: chess.Square
    target: chess.Square
    promotion: chess.PieceType | None = None
    legal: bool = True

    @property
    def worth(self) -> float:
        """Worth of the attacking piece in pawns."""
        return VALUES[self.piece_type]

    @property
    def move(self) -> chess.Move:
        """The capture as a move."""
        return chess.Move(self.origin, self.target, self.promotion)


def seen_by(board: chess.Board, color: chess.Color) -> chess.Board:
    """A copy of the board, without its history, as `color` sees it when it asks what it attacks."""
    view = board.copy(stack=False)
    view.turn = color
    view.ep_square = None
    return view


def after_move(board: chess.Board, move: chess.Move) -> chess.Board:
    """A copy of the board, without its history, after `move`."""
    result = board.copy(stack=False)
    result.push(move)
    return result


def direct_attackers(board: chess.Board, square: chess.Square) -> list[Attack]:
    """Legal captures of the piece on `square` in the other side's view, from a8 to h1 (a promotion four
    times: knight, bishop, rook, queen), then a pseudo king attack if there is one."""
    attacker = not _color_at(board, square)
    origins = board.attackers_mask(attacker, square)
    if not origins:
        return []
    view = board if board.turn == attacker and board.ep_square is None else seen_by(board, attacker)
    found = [
        Attack(_type_at(view, move.from_square), move.from_square, square, move.promotion)
        for move in view.generate_legal_moves(origins, chess.BB_SQUARES[square])
    ]
    found.sort(key=_reading_order)
    king = origins & view.kings
    if king and not any(attack.piece_type == chess.KING for attack in found):
        found.append(Attack(chess.KING, chess.msb(king), square, legal=False))
    return found


def attackers(board: chess.Board, square: chess.Square, direct: list[Attack] | None = None) -> list[Attack]:
    """Direct attackers and all that stand behind them (batteries), in the order in which they are found.

    Each attacker but a king is lifted off the board; attacks that then appear or disappear are attackers too.
    `direct`: the direct attackers, where the caller has them already.
    """
    found = direct_attackers(board, square) if direct is None else list(direct)
    queue = deque((attack, board, found) for attack in found)
    found = list(found)
    while queue:
        attack, scene, on_scene = queue.popleft()
        if attack.piece_type == chess.KING:
            continue
        without = scene.copy(stack=False)
        without.remove_piece_at(attack.origin)
        old = [other for other in on_scene if other.origin != attack.origin]
        new = direct_attackers(without, square)
        changed = [other for other in old if other not in new] + [other for other in new if other not in old]
        found += changed
        queue.extend((other, without, new) for other in changed)
    return found


def defenders(board: chess.Board, square: chess.Square, direct: list[Attack] | None = None) -> list[Attack]:
    """Those who could take back on `square`, batteries included: the shortest list over all legal captures of
    the piece (the first on a tie). With no legal capture: who would attack the piece if it were the
    enemy's."""
    color = _color_at(board, square)
    direct = direct_attackers(board, square) if direct is None else direct
    view = seen_by(board, not color)
    lists = [attackers(after_move(view, attack.move), square) for attack in direct if attack.legal]
    if lists:
        return min(lists, key=len)
    view.set_piece_at(square, chess.Piece(_type_at(board, square), not color))
    return attackers(view, square)


def is_safe(board: chess.Board, square: chess.Square, *, captured: chess.PieceType | None = None) -> bool:
    """Whether the piece on `square` can stay there. `captured`: what the context move took, if any."""
    direct = direct_attackers(board, square)
    if not direct:
        return True  # neither a battery nor a cheaper attacker can be there: rules 3 and 4
    piece_type = _type_at(board, square)
    worth = VALUES[piece_type]
    trade = piece_type == chess.ROOK and captured in (chess.KNIGHT, chess.BISHOP)
    cheapest = min(attack.worth for attack in direct)
    if cheapest < worth and not trade:
        return False
    against = attackers(board, square, direct)
    back = defenders(board, square, direct)
    if trade and len(against) == 1 and back and against[0].worth == VALUES[chess.KNIGHT]:
        return True
    if cheapest < worth:
        return False
    if len(against) <= len(back):
        return True
    if worth < cheapest and any(defender.worth < cheapest for defender in back):
        return True
    return any(defender.piece_type == chess.PAWN for defender in back)


def unsafe_pieces(
    board: chess.Board, color: chess.Color, *, captured: chess.PieceType | None = None
) -> list[chess.Square]:
    """Squares of the knights, bishops, rooks and queens of `color` that are not safe and are worth more than
    what the context move captured."""
    floor = VALUES[captured] if captured else 0
    return [
        square
        for piece_type in _OFFICERS
        if VALUES[piece_type] > floor
        for square in board.pieces(piece_type, color)
        if not is_safe(board, square, captured=captured)
    ]


def captured_square(board: chess.Board, move: chess.Move) -> chess.Square | None:
    """Where the piece stands that `move` captures (en passant: behind the target); None without a capture."""
    if board.is_en_passant(move):
        return chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    return move.to_square if board.is_capture(move) else None


def captured_type(board: chess.Board, move: chess.Move) -> chess.PieceType | None:
    """Type of the piece that `move` captures; None without a capture."""
    square = captured_square(board, move)
    return None if square is None else board.piece_type_at(square)


def _reading_order(attack: Attack) -> tuple[int, int]:
    return chess.square_mirror(attack.origin), attack.promotion or 0


def _type_at(board: chess.Board, square: chess.Square) -> chess.PieceType:
    piece_type = board.piece_type_at(square)
    if piece_type is None:
        raise ValueError(f"no piece on {chess.square_name(square)}")
    return piece_type


def _color_at(board: chess.Board, square: chess.Square) -> chess.Color:
    color = board.color_at(square)
    if color is None:
        raise ValueError(f"no piece on {chess.square_name(square)}")
    return color
