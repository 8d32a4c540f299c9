"""A best move that loses points: correction 5 of the rule set kibitz.

Owns what counts as one. The engine's first choice was played, and yet the score fell by as much as a mistake
costs: one of the two searches was wrong. Which, a larger search tells (`review/second_thought.py`); where
none does, the position before was worth no more than what its best move led to (`reconcile.py`).
"""

from __future__ import annotations

import chess

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import loss_from
from server.analysis.evaluation import Score, expected_loss

FALL = loss_from(Classification.MISTAKE)
"""Expected points that a best move may not lose: from here on it would be a mistake."""


def fall(board: chess.Board, move: chess.Move, best: str | None, before: Score, after: Score) -> float | None:
    """The expected points that `move`, played on `board`, lost though it was the engine's own `best` (UCI).

    None where it was another move, the only one, or lost less than FALL. `before`, `after`: the scores of the
    positions on both sides.
    """
    if best is None or board.uci(move) != best:
        return None
    lost = expected_loss(before, after, mover=board.turn)
    return lost if lost >= FALL and board.legal_moves.count() > 1 else None
