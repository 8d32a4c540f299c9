"""Compiles what numba compiles, into the cache that the tests share: `python -m scripts.compiled`.

Beside the linters, so that tests that begin together do not each do it. A compiler's half minute of every
room that has one: the search, the proofs of pawn endings, the builder of tables, the searches of Go.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import chess

from endgames.paths import COMPILED, COMPILED_VARIABLE


def main() -> None:
    os.environ.setdefault(COMPILED_VARIABLE, str(COMPILED))
    # After the variable is set: importing them reads it.
    from endgames.go.local_games import Rules
    from endgames.go.solver import solve
    from server.analysis.builtin.deepening import compiled_thinker
    from server.analysis.endings.pawn_sums import solved_pawns
    from server.analysis.endings.whole import solved_whole
    from server.work.table_builds import BuiltTables

    compiled_thinker()
    solved_pawns(chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 b - - 0 1"))
    for fen in ("8/8/8/4k2p/4Pp2/5K2/7P/8 b - - 0 1", "8/P7/8/8/7p/6k1/8/K7 w - - 0 1"):
        solved_whole(chess.Board(fen))
    solve(["...xo..", "..xxoo.", "...xo..", "..xxo.."], Rules.AREA)  # regions, and the whole board
    with tempfile.TemporaryDirectory() as folder:
        tables = BuiltTables(Path(folder))
        tables.ensure(["KQvKN"], lambda: False)
        tables.close()


if __name__ == "__main__":
    main()
