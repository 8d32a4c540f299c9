"""Mates: in how many moves, and the patterns that have names.

Owns the last move of a line that mates. Each pattern is what its usual description says of the mated king,
the piece that gives the check and those that help.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.motifs.line import MotifLine, Step
from server.analysis.reasons.motifs.motif import Motif, shown

LONGEST = 4
"""Longer mates have no theme of their own."""


def mates(line: MotifLine) -> Iterator[Motif]:
    """`mateIn1` to `mateIn4` and the patterns, where the side's last move ends the line with mate."""
    if not line.own or not line.own[-1].mate or line.own[-1] is not line.steps[-1]:
        return
    last = line.own[-1]
    king = last.after.king(not line.side)
    assert king is not None
    if len(line.own) <= LONGEST:
        yield shown(f"mateIn{len(line.own)}", last, [king])
    for name, fits in _PATTERNS.items():
        if fits(last, king):
            yield shown(name, last, [king])


def _is_smothered(last: Step, king: chess.Square) -> bool:
    """A knight mates a king that its own pieces leave no square."""
    board = last.after
    if last.placed != chess.KNIGHT or last.target not in board.checkers():
        return False
    return all(
        board.color_at(square) == board.turn for square in chess.SquareSet(chess.BB_KING_ATTACKS[king])
    )


def _is_back_rank(last: Step, king: chess.Square) -> bool:
    """A king on its first rank is mated along it, and its own pieces bar the way out."""
    board = last.after
    home = 0 if board.turn == chess.WHITE else 7
    if chess.square_rank(king) != home:
        return False
    step = 8 if board.turn == chess.WHITE else -8
    front = chess.SquareSet(chess.BB_KING_ATTACKS[king] & chess.BB_RANKS[chess.square_rank(king + step)])
    for square in front:
        if board.color_at(square) != board.turn or board.is_attacked_by(not board.turn, square):
            return False
    return any(chess.square_rank(checker) == home for checker in board.checkers())


def _is_anastasia(last: Step, king: chess.Square) -> bool:
    """A rook or queen mates along the edge file; a piece of its own beside the king and a knight behind that
    shut it in."""
    board = last.after
    file, rank = chess.square_file(king), chess.square_rank(king)
    if last.placed not in (chess.ROOK, chess.QUEEN) or chess.square_file(last.target) != file:
        return False
    if file not in (0, 7) or rank in (0, 7):
        return False
    inward = 1 if file == 0 else -1
    knight = chess.Piece(chess.KNIGHT, last.mover)
    return board.color_at(king + inward) == board.turn and board.piece_at(king + 3 * inward) == knight


def _is_arabian(last: Step, king: chess.Square) -> bool:
    """A rook that its knight guards mates a king in the corner."""
    board = last.after
    if last.placed != chess.ROOK or king not in chess.SquareSet(chess.BB_CORNERS):
        return False
    if chess.square_distance(king, last.target) != 1:
        return False
    return any(
        board.piece_type_at(square) == chess.KNIGHT
        and abs(chess.square_rank(square) - chess.square_rank(king)) == 2
        and abs(chess.square_file(square) - chess.square_file(king)) == 2
        for square in board.attackers(last.mover, last.target)
    )


def _is_boden(last: Step, king: chess.Square) -> bool:
    """Two bishops, one from each side, mate on crossing diagonals a king that its own pieces hem in."""
    board = last.after
    bishops = board.pieces(chess.BISHOP, last.mover)
    sides = {chess.square_file(bishop) > chess.square_file(king) for bishop in bishops}
    if len(sides) < 2:
        return False
    around = chess.SquareSet(chess.BB_KING_ATTACKS[king] | chess.BB_SQUARES[king])
    return all(
        set(board.attackers(last.mover, square)) <= set(bishops)
        for square in around
        if board.color_at(square) != board.turn or square == king
    )


def _is_hook(last: Step, king: chess.Square) -> bool:
    """A rook beside the king mates, guarded by a knight, which a pawn guards."""
    board = last.after
    if last.placed != chess.ROOK or chess.square_distance(king, last.target) != 1:
        return False
    return any(
        board.piece_type_at(knight) == chess.KNIGHT
        and chess.square_distance(king, knight) == 1
        and any(board.piece_type_at(square) == chess.PAWN for square in board.attackers(last.mover, knight))
        for knight in board.attackers(last.mover, last.target)
    )


_PATTERNS = {
    "anastasiaMate": _is_anastasia,
    "arabianMate": _is_arabian,
    "backRankMate": _is_back_rank,
    "bodenMate": _is_boden,
    "hookMate": _is_hook,
    "smotheredMate": _is_smothered,
}
