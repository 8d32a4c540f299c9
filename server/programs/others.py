"""The commands of `kibitz` that do something and end; `server/cli.py` has those that stay."""

from __future__ import annotations

import argparse

from server.analysis.builtin.uci import main as run_uci
from server.programs.admin import add_admin
from server.programs.database import add_database_commands
from server.programs.endgame import add_endgame
from server.programs.engine import add_engine
from server.programs.go import add_go
from server.programs.imports import add_import
from server.programs.mcp import add_mcp
from server.programs.people import add_people
from server.programs.records import add_commands
from server.programs.review import add_review
from server.programs.tables import add_tables
from server.programs.value import add_value
from server.system.paths import compiled_of


def add_others(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register all of them."""
    uci = commands.add_parser("uci", help="Kibitz's own engine for any chess program that speaks UCI")
    uci.add_argument("--compile", action="store_true", help="only fill the cache of compiled code")
    uci.set_defaults(
        run=lambda chosen, settings: run_uci(compiled_of(settings.data_dir), compile_only=chosen.compile)
    )
    add_review(commands)
    add_commands(commands)
    add_people(commands)
    add_import(commands)
    add_value(commands)
    add_go(commands)
    add_tables(commands)
    add_engine(commands)
    add_endgame(commands)
    add_mcp(commands)
    add_database_commands(commands)
    add_admin(commands)
