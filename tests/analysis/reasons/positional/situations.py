"""What is said at once of a move on a FEN."""

from __future__ import annotations

import chess

from server.analysis.reasons.played import Played
from server.analysis.reasons.positional.aims import aim


def told(fen: str, san: str) -> str:
    """The fact of the first move as "name square", "name" where it has no square, "" where there is none."""
    board = chess.Board(fen)
    fact = aim(Played(board, [board.parse_san(san).uci()]))
    return "" if fact is None else " ".join(filter(None, (fact["name"], fact.get("square"))))
