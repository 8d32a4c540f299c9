"""The commands `generate` and `describe`. Owns arguments and their defaults."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from server.analysis.engine.locate import STOCKFISH, resolve_engine
from server.analysis.errors import EngineError

from .describe import describe
from .engine import EngineDied
from .folder import FolderError
from .generate import Plan, run


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; the exit status is 0, or 1 with a sentence on stderr."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "generate":
            run(_plan(options))
        else:
            sys.stdout.write(describe(options.folder, options.against) + "\n")
    except (EngineError, EngineDied, FolderError, ValueError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    program = resolve_engine(STOCKFISH, options.engine).command[0]
    return Plan(
        folder=options.folder,
        seed=options.seed,
        processes=options.processes,
        engine=program,
        shard_games=options.shard_games,
        target=options.target,
        exclude=tuple(options.exclude),
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m models.training.data", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("generate", help="fill FOLDER with shards; goes on where it was stopped")
    make.add_argument("folder", type=Path)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--processes", type=int, default=1)
    make.add_argument("--engine", help="a Stockfish (default: the one that Kibitz would take)")
    make.add_argument("--shard-games", type=int, default=128)
    make.add_argument("--target", type=int, default=0, help="stop at so many positions (default: never)")
    make.add_argument(
        "--exclude",
        type=Path,
        action="append",
        default=[],
        help="CSV whose positions are left out; repeatable",
    )
    tell = commands.add_parser("describe", help="print what is in FOLDER")
    tell.add_argument("folder", type=Path)
    tell.add_argument("--against", type=Path, help="CSV (fen, cp, ply) to set beside it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
