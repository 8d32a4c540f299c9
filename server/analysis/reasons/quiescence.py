"""What is left to take in a position: captures and promotions played out, either side may stop.

Owns a small search of material alone, for the ends of lines; exchanges on one square are `exchange.py`'s.
"""

from __future__ import annotations

from dataclasses import dataclass

import chess

from server.analysis.reasons.exchange import captures
from server.analysis.reasons.material import VALUES, balance

DEPTH = 6
"""Captures in a row that are looked at."""
NODES = 1_500
"""Positions that are looked at, at the most; what is beyond is taken as it stands."""
_MATE = 99


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """`gain`: points that the side to move wins, below 0 where a check forces it; `moves`: the best captures
    of both, in UCI."""

    gain: int
    moves: list[str]


def play_out(board: chess.Board) -> PlayedOut:
    """The best that captures lead to from `board`, which is left as it is."""
    search = _Search()
    before = balance(board, board.turn)
    value, moves = search.best(board.copy(stack=False), -2 * _MATE, 2 * _MATE, DEPTH)
    return PlayedOut(value - before, moves)


class _Search:
    def __init__(self) -> None:
        self._left = NODES

    def best(self, board: chess.Board, alpha: int, beta: int, depth: int) -> tuple[int, list[str]]:
        """Material of the side to move at the end, and the captures that lead there (alpha-beta)."""
        self._left -= 1
        check = board.is_check()
        best, line = balance(board, board.turn), []
        if check and board.is_checkmate():
            return -_MATE, []
        if depth == 0 or self._left <= 0 or (best >= beta and not check):
            return best, []
        moves = list(board.legal_moves) if check else list(captures(board)) + _promotions(board)
        if check:
            best = -2 * _MATE  # it must move
        for move in sorted(moves, key=lambda each: _first(board, each)):
            if best >= beta:
                break
            uci = board.uci(move)
            board.push(move)
            value, replies = self.best(board, -beta, -max(alpha, best), depth - 1)
            board.pop()
            if -value > best:
                best, line = -value, [uci, *replies]
        return best, line


def _promotions(board: chess.Board) -> list[chess.Move]:
    pawns = board.pawns & board.occupied_co[board.turn] & chess.BB_RANKS[6 if board.turn else 1]
    moves = board.generate_legal_moves(pawns, ~board.occupied) if pawns else ()
    return [move for move in moves if move.promotion == chess.QUEEN]


def _first(board: chess.Board, move: chess.Move) -> tuple[int, int]:
    """The most valuable piece is taken first, by the least."""
    taken = board.piece_type_at(move.to_square) or chess.PAWN
    return -VALUES[taken], VALUES[board.piece_type_at(move.from_square) or chess.PAWN]
