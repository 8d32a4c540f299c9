"""The commands that work on records without an engine: phases, endgame-type, classify, explain, motifs.

Each reads a file and prints JSON on standard output. Their formats are stable; the settings'
limits hold.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypedDict

from server.analysis.classification.batch import classify_record
from server.analysis.classification.waterfall import Options
from server.analysis.endgame_types import endgame_types_records
from server.analysis.errors import GameError, LimitError
from server.analysis.events.values import EndgameChange
from server.analysis.game.game import Game, GameLimits, parse_games
from server.analysis.game_records import Record, name_of
from server.analysis.phases import phases_record
from server.analysis.reasons.batch import explain_record
from server.analysis.reasons.motifs.puzzles import motifs_record
from server.analysis.review.pipeline import phases_of
from server.analysis.rule_sets import RULE_SETS, SEED, rule_set
from server.i18n.texts import sentence
from server.programs.reading import (
    parse_json,
    read_games,
    read_placed_records,
    read_records,
    read_text,
)
from server.settings import Settings


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the commands of this module."""
    _add_phases(commands)
    types = commands.add_parser("endgame-type", help="the type of each pair of piece counts in a JSON list")
    types.add_argument("file", type=Path)
    types.set_defaults(run=run_endgame_type)
    classify = commands.add_parser(
        "classify", help="classes of games whose engine lines are given (JSON lines)"
    )
    classify.add_argument("file", type=Path)
    classify.add_argument("--rules", choices=tuple(RULE_SETS), default=SEED.name)
    classify.add_argument("--no-theory", action="store_true", help="judge book moves like any other")
    classify.set_defaults(run=run_classify)
    explain = commands.add_parser(
        "explain", help="what single moves cost or win, with engine lines that are given (JSON lines)"
    )
    explain.add_argument("file", type=Path)
    explain.set_defaults(run=run_explain)
    motifs = commands.add_parser("motifs", help="the motifs of the solver's moves in puzzles (JSON lines)")
    motifs.add_argument("file", type=Path)
    motifs.set_defaults(run=run_motifs)


def _add_phases(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("phases", help="phases and endgame type of games, one JSON line each")
    parser.add_argument("file", type=Path, nargs="?", help="a PGN file")
    parser.add_argument(
        "--moves", type=Path, help="a file of JSON lines with id, start_fen, moves, book_plies"
    )
    parser.set_defaults(run=run_phases)


def run_phases(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz phases`: one JSON line a game."""
    if (arguments.file is None) == (arguments.moves is None):
        raise GameError("Give a PGN file, or --moves with a file of JSON lines.", place="arguments")
    if arguments.moves is not None:
        records = _checked(read_records(arguments.moves), settings.limits)
        _print_lines(phases_record(record) for record in records)
    else:
        text = read_games(arguments.file, settings.limits)
        _print_lines(_phases_line(game) for game in parse_games(text, settings.limits))
    return 0


class PhasesLine(TypedDict):
    """What is printed of a game."""

    opening_end: int
    middlegame_end: int
    endgame_type: str | None
    endgame_changes: list[EndgameChange]


def _phases_line(game: Game) -> PhasesLine:
    event = phases_of(game)
    return {
        "opening_end": event.opening_end,
        "middlegame_end": event.middlegame_end,
        "endgame_type": event.endgame_type,
        "endgame_changes": list(event.endgame_changes),
    }


def run_endgame_type(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz endgame-type`: a JSON list of types or null."""
    records = parse_json(read_text(arguments.file), str(arguments.file))
    if not isinstance(records, list):
        raise GameError("A JSON list of piece counts is wanted.", place=str(arguments.file))
    print(json.dumps(endgame_types_records(records)))  # noqa: T201
    return 0


def run_classify(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz classify`: one JSON line a game."""
    options = Options(rules=rule_set(arguments.rules), include_theory=not arguments.no_theory)
    _print_lines(
        classify_record(record, options) for record in _checked(read_records(arguments.file), settings.limits)
    )
    return 0


def run_explain(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz explain`: one JSON line a move."""
    _print_lines(explain_record(record) for record in read_records(arguments.file))
    return 0


def run_motifs(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz motifs`: one JSON line a puzzle."""
    _print_lines(
        motifs_record(_limited(record, settings.limits, place), place)
        for place, record in read_placed_records(arguments.file)
    )
    return 0


def _checked(records: Iterable[Record], limits: GameLimits) -> Iterator[Record]:
    """The records; LimitError for one with more moves than a game may have."""
    return (_limited(record, limits, name_of(record)) for record in records)


def _limited(record: Record, limits: GameLimits, place: str) -> Record:
    """The record; LimitError where it has more moves than a game may have."""
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > limits.plies:
        message = sentence("fault-too-many-plies", count=len(moves), limit=limits.plies)
        raise LimitError(message, place=place or None)
    return record


def _print_lines(records: Iterable[object]) -> None:
    for record in records:
        print(json.dumps(record, ensure_ascii=False))  # noqa: T201
