"""Plays for the tests of what critical and brilliant share."""

from __future__ import annotations

import chess

from server.analysis.classification.special import Play
from server.analysis.evaluation import Score


def parsed(text: str) -> Score:
    return Score(mate=int(text[1:])) if text.startswith("#") else Score(cp=int(text))


def play(fen: str, move: str, *, top: str = "0", second: str | None = "-200", after: str = "0") -> Play:
    """A play for White; scores are White's view."""
    board = chess.Board(fen)
    result = board.copy()
    result.push_uci(move)
    other = next(each for each in board.legal_moves if each.uci() != move)
    return Play(
        board,
        chess.Move.from_uci(move),
        result,
        parsed(top),
        parsed(second) if second else None,
        other if second else None,
        parsed(after),
    )


KINGS = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
