"""What taking a piece is worth, by exchanges on its square alone.

Each capture is played on the board, so a pinned piece takes nothing, and a rook behind a queen takes part.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.material import VALUES

_KING = 100
"""A king takes last."""


def gain(board: chess.Board, capture: chess.Move) -> int:
    """Points that the side to move wins by the legal move `capture`, if both go on taking on its square with
    their least piece as long as it pays. Of a move that takes nothing: what may be taken back, below 0."""
    taken = _captured(board, capture) + (VALUES[capture.promotion] - 1 if capture.promotion else 0)
    after = board.copy(stack=False)
    after.push(capture)
    return taken - max(0, _answer(after, capture.to_square))


def captures(board: chess.Board) -> Iterator[chess.Move]:
    """The legal captures of the side to move, of promotions the queen's alone."""
    for move in board.generate_legal_captures():
        if move.promotion in (None, chess.QUEEN):
            yield move


def best_capture(board: chess.Board, least: int = 1) -> chess.Move | None:
    """The capture that wins most, at least `least` points; None if there is none."""
    found = max(((gain(board, move), move.uci(), move) for move in captures(board)), default=None)
    return found[2] if found and found[0] >= least else None


def mate_in_one(board: chess.Board) -> chess.Move | None:
    """A move that mates at once; None where there is none."""
    for move in board.legal_moves:
        if board.gives_check(move):
            board.push(move)
            mate = board.is_checkmate()
            board.pop()
            if mate:
                return move
    return None


def turned(board: chess.Board) -> chess.Board | None:
    """The position with the other side to move; None where the one to move is in check."""
    if board.is_check():
        return None
    view = board.copy(stack=False)
    view.push(chess.Move.null())
    return view


def attacked_gain(board: chess.Board, square: chess.Square) -> int:
    """Points that the side to move wins by its best capture on `square`; 0 if none pays."""
    return max((gain(board, move) for move in takers(board, square)), default=0)


def takers(board: chess.Board, square: chess.Square) -> Iterator[chess.Move]:
    """The legal captures on `square`, of promotions the queen's alone."""
    origins = board.attackers_mask(board.turn, square)
    if origins:
        for move in board.generate_legal_moves(origins, chess.BB_SQUARES[square]):
            if move.promotion in (None, chess.QUEEN):
                yield move


def _answer(board: chess.Board, square: chess.Square) -> int:
    """What taking back on `square` wins; below 0 if it does not pay, 0 if nothing can take."""
    move = min(takers(board, square), key=lambda taker: _worth(board, taker), default=None)
    return 0 if move is None else gain(board, move)


def _worth(board: chess.Board, move: chess.Move) -> int:
    piece = board.piece_type_at(move.from_square) or chess.PAWN
    return _KING if piece == chess.KING else VALUES[piece]


def _captured(board: chess.Board, move: chess.Move) -> int:
    if board.is_en_passant(move):
        return 1
    piece = board.piece_type_at(move.to_square)
    return VALUES[piece] if piece and board.color_at(move.to_square) != board.turn else 0
