"""`kibitz value`: what combinatorial games are worth, one expression a line -> one JSON line each; of a
line of several, a ; between them, the sum and its best moves.

Faults and what is refused have their JSON line too, with line and column, and are told on standard error; the
other lines go on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from endgames.cgt import ValueRecord, value_record
from endgames.refusals import ExpressionError, GameTooLarge
from server.analysis.endings.refusals import in_words
from server.analysis.errors import GameError
from server.images.thermograph import thermograph_svg
from server.programs.reading import read_text
from server.settings import Settings

_DESCRIPTION = """\
What combinatorial games are worth: one expression a line, as {4|2||-1}, 1/2^*,
tiny(2), {3|1}+* or +-1 -> one JSON line each. docs/games.md has the notation.

  canonical      the value by its name, the shortest game that is equal to it
  mean, temperature, left_stop, right_stop
                 numbers, as strings: "3/4"
  outcome        who wins: L Left, R Right, N the player to move, P the other
  best           of several with a ; between them, which are added: {"left",
                 "right"}, the best moves of either player: [{"parts": which
                 of them, from 1, "to": what it becomes, "stop": the number that
                 the sum then stops at, "last_word": whether what is left is no
                 worse than that number for the player}]
  thermograph    with --thermograph: [[t, left wall, right wall], ...] at every
                 corner from t = 0 up; above the last both walls are upright

An expression has at most 10,000 letters, a computation a million steps (some
seconds). Games that come back to themselves (on, over, ...) are refused.

Exit status: 0; 1 if a line cannot be answered: it has {"error", "line",
"column"}, and is told on standard error. Empty lines are passed over.

  $ echo '{4|2||-1}; ^' | kibitz value -
"""


def add_value(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "value",
        help="values of combinatorial games, one expression a line",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, help="a file; - is standard input")
    parser.add_argument("--thermograph", action="store_true", help="add the corners of both walls")
    parser.add_argument(
        "--svg", type=Path, metavar="FOLDER", help="draw each thermograph too: FOLDER/1.svg is that of line 1"
    )
    parser.set_defaults(run=run_value)


def run_value(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz value`: one JSON line an expression; 1 if one of them could not be answered."""
    failed, folder = 0, arguments.svg
    for number, line in enumerate(read_text(arguments.file).splitlines(), start=1):
        if line.strip():
            record: Mapping[str, object]
            try:
                record = found = value_record(
                    line, with_thermograph=arguments.thermograph or folder is not None
                )
                if folder is not None:
                    _draw(found, folder / f"{number}.svg")
            except (ExpressionError, GameTooLarge) as error:
                failed = 1
                column = error.column if isinstance(error, ExpressionError) else 1
                why = in_words(error.message)
                record = {"error": why, "line": number, "column": column}
                place = f"{arguments.file}, line {number}, column {column}"
                sys.stderr.write(f"kibitz: {place}: {why}\n")
            print(json.dumps(record, ensure_ascii=False), flush=True)  # noqa: T201
    return failed


def _draw(record: ValueRecord, file: Path) -> None:
    """Write the thermograph of a record. Raises GameError where it cannot be written."""
    corners = [(Fraction(t), Fraction(left), Fraction(right)) for t, left, right in record["thermograph"]]
    drawn = thermograph_svg(record["canonical"], corners, Fraction(record["temperature"]))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawn + "\n", "utf-8")
    except OSError as error:
        raise GameError(f"{file} cannot be written: {error.strerror}.", place=str(file)) from None
