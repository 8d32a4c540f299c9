"""`kibitz value`: what combinatorial games are worth, one expression a line -> one JSON line each.

Faults and what is refused have their JSON line too, with line and column, and are told on standard error; the
other lines go on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from server.analysis.exact.cgt.printed import value_record
from server.analysis.exact.cgt.refusals import ExpressionError, GameTooLarge
from server.programs.reading import read_text
from server.settings import Settings


def add_value(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("value", help="values of combinatorial games, one expression a line")
    parser.add_argument("file", type=Path, help="a file; - is standard input")
    parser.set_defaults(run=run_value)


def run_value(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz value`: one JSON line an expression; 1 if one of them could not be answered."""
    failed = 0
    for number, line in enumerate(read_text(arguments.file).splitlines(), start=1):
        if line.strip():
            record: Mapping[str, object]
            try:
                record = value_record(line)
            except (ExpressionError, GameTooLarge) as error:
                failed = 1
                column = error.column if isinstance(error, ExpressionError) else 1
                record = {"error": error.message, "line": number, "column": column}
                place = f"{arguments.file}, line {number}, column {column}"
                sys.stderr.write(f"kibitz: {place}: {error.message}\n")
            print(json.dumps(record, ensure_ascii=False), flush=True)  # noqa: T201
    return failed
