"""What a term of a position is worth, in centipawns of its side for each of its squares.

Fitted to engine scores: `python -m bench.worth --write` makes `weights.py`, `python -m bench.worth` shows it.
"""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.terms import phase
from server.analysis.reasons.positional.weights import WEIGHTS


def worth(term: str, board: chess.Board) -> float:
    """Centipawns for each square of `term` on `board`, between its worth in the opening and in the ending."""
    opening, ending = WEIGHTS[term]
    share = phase(board)
    return opening * share + ending * (1 - share)
