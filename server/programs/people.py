"""`kibitz people`: what players of the movers' ratings play, one game a line -> one JSON line each.

A line that is no game has its JSON line too and is told on standard error; the others go on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from server.analysis.errors import GameError, KibitzError
from server.analysis.people.batch import people_record
from server.programs.reading import parse_json, read_text
from server.settings import Settings


def add_people(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "people", help="how likely players of these ratings were to play these moves (JSON lines)"
    )
    parser.add_argument(
        "file", type=Path, help="w, b (ratings on lichess) and moves a line; - is standard input"
    )
    parser.set_defaults(run=run_people)


def run_people(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz people`: one JSON line a game; 1 if one of them is none."""
    failed = 0
    for number, line in enumerate(read_text(arguments.file).splitlines(), start=1):
        if line.strip():
            place = f"{arguments.file}, line {number}"
            record: Mapping[str, object]
            try:
                record = {**people_record(_record(line, place), settings.limits)}
            except KibitzError as error:
                failed = 1
                record = {"error": error.message, "line": number}
                sys.stderr.write(f"kibitz: {place}: {error.message}\n")
            print(json.dumps(record, ensure_ascii=False), flush=True)  # noqa: T201
    return failed


def _record(line: str, place: str) -> Mapping[str, object]:
    record = parse_json(line, place)
    if not isinstance(record, dict):
        raise GameError("A JSON object is wanted.", place=place)
    return record
