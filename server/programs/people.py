"""`kibitz people`: what players of the movers' ratings play, one game a line -> one JSON line each.

A line that is no game has its JSON line too and is told on standard error; the others go on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from server.analysis.people.batch import people_record
from server.programs.reading import parse_record, print_answers
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
    return print_answers(
        arguments.file, lambda line, place: {**people_record(parse_record(line, place), settings.limits)}
    )
