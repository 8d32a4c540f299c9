"""`kibitz endgame`: positions solved exactly, one FEN a line -> one JSON line each.

Builds the tables of three and four men that it needs. A line that is no position has its JSON line too and is
told on standard error; the others go on.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import chess

from endgames.tables import TableSource
from server.analysis.endings.refusals import in_words
from server.analysis.endings.solved import (
    Solved,
    SolvedSum,
    SolvedWhole,
    has_pawns_alone,
    position_of,
    solved_of,
    table_of,
)
from server.programs.reading import print_answers
from server.settings import Settings
from server.work.table_builds import BuiltTables

_DESCRIPTION = """\
Endgames solved exactly: one FEN a line -> one JSON line each.

  fen      the position
  table    what a table knows, null without one: {"name", "source", "wdl",
           "dtm", "moves": [{"uci", "san", "wdl", "dtm", "dtz"}, ...]}, the best
           move first. wdl, of who moves: 2 a win, 0 a draw, -2 a loss, 1 and
           -1 a win and a loss that the 50-move rule makes a draw. dtm: moves
           to mate; dtz: half moves to the next capture or pawn move; null:
           none, or not known
  solved   kings and pawns alone, else null: {"result": "1-0", "1/2-1/2", "0-1"
           or null (not proven), "proven", "moves": all that are proven to keep
           the result, "unsure": those of which neither is proven, "nodes":
           the work, in arrangements of pawns}. No 50-move rule
  pawns    kings and pawns alone, as a sum of local games, null where it says
           nothing beside the others: {"groups", "sum", "outcome": "L" White
           wins, "R" Black, "N" the side to move, "P" the other, null (not
           proven), "winning_moves", "certified"}
  refused  why nothing is known, else null

Tables of three men are there, those of four are built when first needed (a
minute or two with all they lead to), those of five are asked where they are
(kibitz tables build), of more where KIBITZ_SYZYGY names a folder of Syzygy
files. A line of pawns takes some minutes and 2 GB at most.

Exit status: 0; 1 if a line is no position: it has {"error", "line"}, and is
told on standard error. Empty lines are passed over.

  $ echo '8/8/4k3/8/4P3/8/8/4K3 w - - 0 1' | kibitz endgame -
"""


def add_endgame(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "endgame",
        help="endgames solved exactly, one FEN a line",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, help="a file; - is standard input")
    parser.add_argument("--nodes", type=int, help="most work for a line, in arrangements of pawns (20000000)")
    parser.set_defaults(run=run_endgame)


def run_endgame(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz endgame`: one JSON line a position; 1 if one of them is invalid."""
    from server.analysis.endings.pawn_sums import solved_pawns, values_in  # no other command loads numba
    from server.analysis.endings.whole import limits_of, solved_whole

    values = values_in(settings.data_dir)

    def pawns_of(board: chess.Board) -> SolvedSum:
        return solved_pawns(board, values)

    def whole_of(board: chess.Board) -> tuple[SolvedWhole, bool]:
        return solved_whole(board, limits_of(arguments.nodes), values)

    with closing(BuiltTables(settings.data_dir, settings.syzygy)) as tables:
        return print_answers(
            arguments.file, lambda line, _: {**solve(position_of(line), tables, pawns_of, whole_of)}
        )


def solve(
    board: chess.Board,
    tables: TableSource,
    pawns_of: Callable[[chess.Board], SolvedSum],
    whole_of: Callable[[chess.Board], tuple[SolvedWhole | None, bool]],
    should_stop: Callable[[], bool] = lambda: False,
) -> Solved:
    """What is known of a position; waits for the table that it needs. Raises Stopped."""
    wanted = tables.wanted(board)
    failed = tables.ensure([wanted], should_stop) if wanted else {}
    alone = has_pawns_alone(board)
    pawns = pawns_of(board) if alone else None
    whole, explains = whole_of(board) if alone else (None, False)
    solved = solved_of(board, table_of(board, tables), pawns, wanted, whole=whole, explains=explains)
    if failed and solved["refused"] is not None:
        solved["refused"] = in_words(next(iter(failed.values())))
    return solved
