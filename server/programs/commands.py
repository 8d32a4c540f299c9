"""The commands for scripts and tests: review, phases, endgame-type, classify.

Each reads a file, prints JSON (or PGN, or text) on standard output and tells progress on standard error.
Their formats are stable. `cli.py` registers them beside `serve` and `worker`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from server.analysis.classification.batch import classify_record
from server.analysis.classification.waterfall import Options
from server.analysis.endgames.material import endgame_types_records
from server.analysis.engine.budget import PRESETS
from server.analysis.engine.locate import NAMES as ENGINES
from server.analysis.errors import EngineError, GameError
from server.analysis.events.fold import State, apply_event, initial_state, mover
from server.analysis.game.game import Game, parse_game, parse_games
from server.analysis.game.privacy import hide_names
from server.analysis.phases import phases_record
from server.analysis.report.annotated_pgn import annotated_pgn
from server.analysis.review.options import RULES, ReviewOptions
from server.analysis.review.pipeline import phases_of, review
from server.analysis.review.pools import PoolKeeper
from server.settings import Settings

Json = dict[str, Any]


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the commands of this module."""
    _add_review(commands)
    _add_phases(commands)
    types = commands.add_parser("endgame-type", help="the type of each pair of piece counts in a JSON list")
    types.add_argument("file", type=Path)
    types.set_defaults(run=run_endgame_type)
    classify = commands.add_parser(
        "classify", help="classes of games whose engine lines are given (JSON lines)"
    )
    classify.add_argument("file", type=Path)
    classify.add_argument("--rules", choices=RULES, default="seed")
    classify.add_argument("--no-theory", action="store_true", help="judge book moves like any other")
    classify.set_defaults(run=run_classify)


def _add_review(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("review", help="review the first game of a PGN file")
    parser.add_argument("file", type=Path, help="a PGN file, or - for standard input")
    parser.add_argument("--engine", choices=ENGINES, default="auto")
    parser.add_argument("--nodes", type=int, default=PRESETS["standard"], help="nodes a position")
    parser.add_argument("--multipv", type=int, default=2, help="engine lines a position, 1 to 5")
    parser.add_argument("--rules", choices=RULES, default="kibitz")
    parser.add_argument("--format", choices=("json", "pgn", "text"), default="text")
    parser.add_argument("--hide-names", action="store_true", help="White and Black in place of the players")
    parser.set_defaults(run=run_review)


def _add_phases(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("phases", help="phases and endgame type of games, one JSON line each")
    parser.add_argument("file", type=Path, nargs="?", help="a PGN file")
    parser.add_argument(
        "--moves", type=Path, help="a file of JSON lines with id, start_fen, moves, book_plies"
    )
    parser.set_defaults(run=run_phases)


def run_review(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz review`: 0 when the review is complete."""
    text = read_text(arguments.file)
    game = parse_game(hide_names(text) if arguments.hide_names else text)
    options = ReviewOptions.from_json(
        {name: getattr(arguments, name) for name in ("engine", "nodes", "multipv", "rules")}
    )
    keeper = PoolKeeper(settings.engine, settings.cores, settings.node_modules)
    try:
        state = _run_review(game, options, keeper)
    finally:
        keeper.close()
    if state["status"] != "done":
        raise EngineError(state["end"]["message"])
    formats: dict[str, Callable[[], str]] = {
        "json": lambda: json.dumps(state, ensure_ascii=False) + "\n",
        "pgn": lambda: annotated_pgn(game, state),
        "text": lambda: as_text(state),
    }
    sys.stdout.write(formats[arguments.format]())
    return 0


def _run_review(game: Game, options: ReviewOptions, keeper: PoolKeeper) -> State:
    state = initial_state()
    for event in review(game, options, keeper.pool_for(options)):
        state = apply_event(state, {"seq": state["seq"] + 1, **event.to_wire()})
        progress = state["progress"]
        sys.stderr.write(f"\r{progress['evaluated']}/{progress['positions']} positions")
    sys.stderr.write("\n")
    return state


def as_text(state: State) -> str:
    """A folded review as lines of text: one for each move, then the report."""
    lines = [_move_text(state, ply) for ply in range(1, len(state["moves"]) + 1)]
    return "\n".join([*lines, "", *_report_text(state), ""])


def _move_text(state: State, ply: int) -> str:
    record, verdict, position = (
        state["game"]["moves"][ply - 1],
        state["moves"][ply - 1],
        state["positions"][ply],
    )
    fields = state["game"]["start_fen"].split()
    half_moves = ply - 1 + (fields[1] == "b")
    number = f"{int(fields[5]) + half_moves // 2}{'.' if half_moves % 2 == 0 else '...'}"
    accuracy = "" if verdict["accuracy"] is None else f"{min(100.0, max(0.0, verdict['accuracy'])):.0f}"
    score = _score_text(position["lines"][0]) if position["lines"] else ""
    better = verdict["best"]["san"] if verdict["best"] and verdict["loss"] else ""
    name = verdict["classification"] or "-"
    return f"{number:>6} {record['san']:<8} {name:<11} {accuracy:>3} {score:>7}  {better}".rstrip()


def _score_text(line: Json) -> str:
    return f"#{line['mate']}" if line["mate"] is not None else f"{line['cp'] / 100:+.2f}"


def _report_text(state: State) -> Iterator[str]:
    report, phases = state["report"], state["phases"]
    for side in ("white", "black"):
        figures = report[side]
        counts = ", ".join(f"{count} {name}" for name, count in figures["counts"].items() if count)
        yield f"{side.capitalize():<6} accuracy {figures['accuracy']}  acpl {figures['acpl']}  ({counts})"
    endgame = f", endgame: {phases['endgame_type']}" if phases["endgame_type"] else ""
    yield f"Opening to move {phases['opening_end']}{endgame}"
    for moment in report["key_moments"]:
        ply = moment["ply"]
        san = state["game"]["moves"][ply - 1]["san"]
        yield f"Key moment: ply {ply} {san} ({moment['kind']}, {mover(state, ply)})"


def run_phases(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz phases`: one JSON line a game."""
    if (arguments.file is None) == (arguments.moves is None):
        raise GameError("Give a PGN file, or --moves with a file of JSON lines.", place="arguments")
    if arguments.moves is not None:
        _print_lines(phases_record(record) for record in read_records(arguments.moves))
    else:
        _print_lines(_phases_line(game) for game in parse_games(read_text(arguments.file)))
    return 0


def _phases_line(game: Game) -> Json:
    event = phases_of(game)
    return {
        "opening_end": event.opening_end,
        "middlegame_end": event.middlegame_end,
        "endgame_type": event.endgame_type,
        "endgame_changes": list(event.endgame_changes),
    }


def run_endgame_type(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz endgame-type`: a JSON list of types or null."""
    records = _parse_json(read_text(arguments.file), str(arguments.file))
    if not isinstance(records, list):
        raise GameError("A JSON list of piece counts is wanted.", place=str(arguments.file))
    print(json.dumps(endgame_types_records(records)))  # noqa: T201
    return 0


def run_classify(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz classify`: one JSON line a game."""
    options = Options(rules=arguments.rules, include_theory=not arguments.no_theory)
    _print_lines(classify_record(record, options) for record in read_records(arguments.file))
    return 0


def read_text(path: Path) -> str:
    """The text of a file in UTF-8 or, where it is none, Latin-1; - is standard input."""
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise GameError(f"{path} cannot be read: {error.strerror}.", place=str(path)) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read_records(path: Path) -> Iterator[Json]:
    """The objects of a file of JSON lines; GameError names the line that is none."""
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if line.strip():
            record = _parse_json(line, f"{path}, line {number}")
            if not isinstance(record, dict):
                raise GameError("A JSON object is wanted.", place=f"{path}, line {number}")
            yield record


def _parse_json(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise GameError(f"This is no JSON: {error}.", place=place) from None


def _print_lines(records: Iterable[Json]) -> None:
    for record in records:
        print(json.dumps(record, ensure_ascii=False))  # noqa: T201
