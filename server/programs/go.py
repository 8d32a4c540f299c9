"""`kibitz go`: late Go endgames solved, one JSON line a board, or in words.

Reads an SGF, or a JSON list of boards. A board that is refused has its line, and is told on standard error;
the others go on. With `--gtp` it is a player for programs that speak the Go Text Protocol.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from server.analysis.endings.refusals import refusals_in_words
from server.analysis.errors import GameError, KibitzError
from server.i18n.texts import sentence
from server.programs.reading import parse_json, read_text
from server.settings import Settings

_DESCRIPTION = """\
Late Go endgames, solved as sums of local games: one JSON line a board.

FILE is an SGF (its last position), or a JSON list of {"rows": ["XXXX", "X..O",
...]}: X, O stones that live whatever is played, x, o stones that may be taken,
. empty, # no point. Of an SGF's stones those live that its last node marks by
squares (SQ). At most 19x19; without komi; Black's points ahead.

  score_black_first, score_white_first
                 if that side begins and both play best; null: not exact
  proven         true, or false: what is said is true if the assumptions are
  assumptions    [{"color", "what", "points", "share"}]: stones that live
                 ("lives"), points that are a side's, with dead stones ("area"),
                 or the score where a side begins ("score", no points), as so
                 great a share of the playouts (0.97) has it
  bounds         the same scores as [least, most]: {"black_first",
                 "white_first"}
  best_black, best_white
                 the best moves of either side: ["C4"]; none: a pass is as good,
                 or it is not known
  may_lose       what these lose at most, where there are too many local games
                 to be added: thermographs chose them; else it is not there
  value, mean    of the sum, as `kibitz value` writes them, without what
                 fixed_stones are; null where the whole board was searched, or
                 a ko is open
  local_games    its parts: [{"points", "value", "mean", "temperature",
                 "chilled"}]; of a ko value is null, with bounds "low", "high"
  settled        points that nobody need play for, part of the value
  fixed_stones   what stones that live count (area alone), part of the scores
  ko             where a stone is taken that can be taken back, if that matters

Numbers but shares are strings: "-3/2". A board takes twenty seconds at most.

--format sgf gives an SGF of each board: squares mark the stones that live, TB
and TW the areas that are assumed; what text says is its comment.

With --proven-only nothing is assumed, and fewer boards are answered. --gtp
plays such an ending out: genmove fails ("? no exact answer") where the score is
not known. docs/games.md has its commands.

Exit status: 0; 1 if a board is refused: it has {"error", "place"}, in text and
sgf an empty line, and is told on standard error.

  $ echo '[{"rows": ["XXXX", "X..O", "XOOO"]}]' | kibitz go --format text -
"""
_RULES = ("territory", "area")
"""The values of `Rules`."""


def add_go(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "go",
        help="late Go endgames, solved as sums of local games",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "file", nargs="?", type=Path, help="an SGF, or a JSON list of boards; - is standard input"
    )
    what.add_argument("--gtp", action="store_true", help="play, by the Go Text Protocol")
    parser.add_argument("--rules", choices=_RULES, default=_RULES[0])
    parser.add_argument("--format", choices=("json", "text", "sgf"), default="json")
    parser.add_argument("--proven-only", action="store_true", help="no answers under assumptions")
    parser.set_defaults(run=run_go)


def run_go(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz go`: 1 if a board was refused."""
    from endgames.go import Rules, record_of, sgf_of, solve  # no other command loads numba
    from server.programs.go_text import in_words
    from server.programs.gtp import converse

    if arguments.gtp:
        converse(sys.stdin.buffer, _say, Rules(arguments.rules), proven_only=arguments.proven_only)
        return 0
    failed = 0
    for name, board in _boards(read_text(arguments.file), str(arguments.file)):
        try:
            with refusals_in_words():
                rules = Rules(arguments.rules)
                solved = solve(_rows(board), rules, proven_only=arguments.proven_only)
                if arguments.format == "json":
                    line = json.dumps(record_of(solved))
                else:
                    line = in_words(solved)
                    line = sgf_of(solved, line) if arguments.format == "sgf" else line
        except KibitzError as error:
            failed = 1
            place = ", ".join(filter(None, (name, error.place)))
            sys.stderr.write(f"kibitz: {place}: {error.message}\n")
            line = json.dumps({"error": error.message, "place": place}) if arguments.format == "json" else ""
        print(line, flush=True)  # noqa: T201
    return failed


def _say(text: str) -> None:
    print(text, end="", flush=True)  # noqa: T201


def _boards(text: str, name: str) -> Iterator[tuple[str, object]]:
    """(name, an SGF or a record) of every board. Raises GameError where there are none."""
    if text.lstrip().startswith("("):
        yield name, text
        return
    boards = parse_json(text, name)
    if not isinstance(boards, list):
        raise GameError(sentence("fault-go-json"), place=name)
    yield from ((f"{name}, board {number}", board) for number, board in enumerate(boards, start=1))


def _rows(board: object) -> list[str]:
    """Of an SGF, or of a record. Raises GameError."""
    if isinstance(board, str):
        from endgames.go import rows_of_sgf  # as above

        return rows_of_sgf(board.encode())
    rows = board.get("rows") if isinstance(board, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise GameError(sentence("fault-go-json"))
    return rows
