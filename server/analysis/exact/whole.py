"""A pawn ending solved whole, as a plain record: the way into `structures/` for those who must not load it
themselves. Importing this loads a compiler (numba).
"""

from __future__ import annotations

import chess

from server.analysis.exact.solved import SolvedWhole
from server.analysis.exact.structures.questions import Limits
from server.analysis.exact.structures.solver import solve

QUICK = Limits(work=20_000, nodes=12_000, promotions=12_000, followed=12_000, room=600)
"""A stranger's question: about a second, 80 MB."""


def solved_whole(board: chess.Board, limits: Limits | None = None) -> SolvedWhole:
    """Who wins a position with pawns and kings alone, as far as that is proven."""
    answer = solve(board, limits)
    return {
        "result": answer.result,
        "proven": answer.result is not None,
        "moves": [*answer.moves],
        "unsure": [*answer.unsure],
        "nodes": answer.work,
    }
