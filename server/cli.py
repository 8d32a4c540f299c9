"""The command `kibitz`: one parser, one table of commands. Each command is a function of its arguments and
the settings.

What each does is in `programs` and `work`.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

import server
from server.analysis.builtin.uci import main as run_uci
from server.analysis.errors import KibitzError
from server.programs.admin import add_admin
from server.programs.database import add_database_commands
from server.programs.endgame import add_endgame
from server.programs.go import add_go
from server.programs.imports import add_import
from server.programs.people import add_people
from server.programs.records import add_commands
from server.programs.review import add_review
from server.programs.serve import run_serve
from server.programs.tables import add_tables
from server.programs.value import add_value
from server.programs.web import run_web
from server.settings import Settings, SettingsError, log_format
from server.system import logs
from server.work.worker import run_worker


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command -> exit status: 0 done, 1 failed, 2 called or set up wrongly."""
    _speak_utf8()
    chosen = build_parser().parse_args(arguments)
    try:
        settings = Settings.from_environ()
        logs.set_up(settings.log_level, settings.log_format)
        status: int = chosen.run(chosen, settings)
    except KibitzError as error:
        place = f"{error.place}: " if error.place and error.place not in error.message else ""
        logs.tell_start_fault(f"{place}{error.message}", log_format() if "stays" in chosen else "text")
        return 2 if isinstance(error, SettingsError) else 1
    return status


def _speak_utf8() -> None:
    """Names and badges are more than ASCII, whatever the environment believes of the terminal."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kibitz", description="Reviews chess games.")
    parser.add_argument("--version", action="version", version=f"kibitz {server.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="web and worker together")
    serve.set_defaults(stays=True, run=lambda chosen, settings: run_serve(settings))
    web = commands.add_parser("web", help="the web process alone: pages, API, live events")
    web.set_defaults(stays=True, run=lambda chosen, settings: run_web(settings))
    worker = commands.add_parser("worker", help="a worker alone: runs the reviews of the queue")
    worker.set_defaults(stays=True, run=lambda chosen, settings: run_worker(settings))
    uci = commands.add_parser("uci", help="Kibitz's own engine for any chess program that speaks UCI")
    uci.add_argument("--compile", action="store_true", help="only fill the cache of compiled code")
    uci.set_defaults(
        run=lambda chosen, settings: run_uci(settings.data_dir / "numba", compile_only=chosen.compile)
    )
    add_review(commands)
    add_commands(commands)
    add_people(commands)
    add_import(commands)
    add_value(commands)
    add_go(commands)
    add_tables(commands)
    add_endgame(commands)
    add_database_commands(commands)
    add_admin(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
