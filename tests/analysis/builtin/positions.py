"""Positions that several tests of the engine search, and whether a line can be played from one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import chess

NINE = (Path(__file__).parents[2] / "data" / "nine_positions.txt").read_text().splitlines()


MATES = [
    (1, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),
    (1, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"),
    (1, "6k1/3r2pp/8/8/8/8/5PPP/6K1 b - - 0 1"),
    (2, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"),
    (2, "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1"),
    (3, "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1"),
    (3, "1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 0"),
    (4, "7R/r1p1q1pp/3k4/1p1n1Q2/3N4/8/1PP2PPP/2B3K1 w - - 1 0"),
]


VALUES = {chess.PAWN: 100, chess.KNIGHT: 320, chess.BISHOP: 330, chess.ROOK: 500, chess.QUEEN: 900}


def material(board: chess.Board) -> int:
    """White's men less Black's, in centipawns."""
    return sum(
        value * (len(board.pieces(kind, chess.WHITE)) - len(board.pieces(kind, chess.BLACK)))
        for kind, value in VALUES.items()
    )


def are_legal(board: chess.Board, line: Sequence[str]) -> bool:
    """Whether each move can be played after the one before, and is written as the board writes it."""
    board = board.copy()
    for text in line:
        move = next((move for move in board.legal_moves if board.uci(move) == text), None)
        if move is None:
            return False
        board.push(move)
    return True
