"""Compiles what numba compiles, into the cache that the tests share: `python -m scripts.compiled`.

Beside the linters, so that tests that begin together do not each do it. Each room that has a compiler gets a
process of its own: the solver of pawn endings alone takes two minutes and a half, the others three together.
"""

from __future__ import annotations

import os
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import chess

from endgames.paths import COMPILED, COMPILED_VARIABLE

BLOCKED = "8/8/8/4k2p/4Pp2/5K2/7P/8 b - - 0 1"
"""A pawn ending that is a sum of games."""
RACE = "8/P7/8/8/7p/6k1/8/K7 w - - 0 1"
"""One in which both sides get a queen."""


# The variable is set before these are called: importing the rooms reads it.


def _structures() -> None:
    from server.analysis.endings.whole import solved_whole

    for fen in (BLOCKED, RACE):
        solved_whole(chess.Board(fen))


def _go() -> None:
    from endgames.go.local_games import Rules
    from endgames.go.solver import solve

    solve(["...xo..", "..xxoo.", "...xo..", "..xxo.."], Rules.AREA)  # regions, and the whole board


def _search() -> None:
    from server.analysis.builtin.deepening import compiled_thinker

    compiled_thinker()


def _proofs() -> None:
    from server.analysis.endings.pawn_sums import solved_pawns

    solved_pawns(chess.Board(BLOCKED))


def _tables() -> None:
    from server.work.table_builds import BuiltTables

    with tempfile.TemporaryDirectory() as folder:
        tables = BuiltTables(Path(folder))
        tables.ensure(["KQvKN"], lambda: False)
        tables.close()


def main() -> None:
    os.environ.setdefault(COMPILED_VARIABLE, str(COMPILED))
    with ProcessPoolExecutor() as processes:
        rooms = (_structures, _go, _search, _proofs, _tables)  # what takes longest first
        for compiled in [processes.submit(room) for room in rooms]:
            compiled.result()


if __name__ == "__main__":
    main()
