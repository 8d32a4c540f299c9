"""The commands on the database, `kibitz backup` and `kibitz check`. Both may run beside everything else."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from server.analysis.engine.compilation import ask_engine, described
from server.analysis.engine.locate import resolve_engine
from server.analysis.errors import EngineError
from server.settings import Settings
from server.store.database.backup import back_up
from server.store.database.integrity import Check
from server.system.paths import NODE_MODULES

_EMPTY = (
    "kibitz: {} holds nothing yet. If your server has reviews, it uses another database: "
    "set KIBITZ_DATA_DIR or KIBITZ_DATABASE_URL as it has them.\n"
)


def add_database_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the commands of this module."""
    backup = commands.add_parser("backup", help="copy the database into a new file, while Kibitz runs")
    backup.add_argument("file", type=Path, help="it must not be there yet")
    backup.set_defaults(run=run_backup)
    check = commands.add_parser("check", help="look whether every review holds together, one line a fault")
    check.set_defaults(run=run_check)


def run_backup(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz backup FILE`. Raises BackupError, SettingsError."""
    copy = back_up(settings.database_url, arguments.file)
    held = f"reviews: {copy.reviews:,}, collections: {copy.collections:,}"
    print(f"{arguments.file}: {copy.bytes / 1_000_000:,.1f} MB of {copy.source}, {held}")  # noqa: T201
    if not copy.reviews and not copy.collections:
        sys.stderr.write(_EMPTY.format(copy.source))
    return 0


def run_check(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz check`: a line for each fault, a summary, what the engine is; 1 if there is a fault. Raises
    SettingsError."""
    check, faults = Check(settings.database_url), 0
    for fault in check.faults():
        faults += 1
        print(fault, flush=True)  # noqa: T201
    seen = f"reviews: {check.reviews:,}, packed: {check.packed:,}, collections: {check.collections:,}"
    print(f"{seen}, faults: {faults:,}", flush=True)  # noqa: T201
    for words in _engine_words(settings):
        print(words)  # noqa: T201
    return 1 if faults else 0


def _engine_words(settings: Settings) -> Iterator[str]:
    """What the engine of the default choice is, and what to do about it."""
    try:
        facts = ask_engine(
            resolve_engine(configured=settings.engine, node_modules=NODE_MODULES, data_dir=settings.data_dir)
        )
    except EngineError as error:
        yield f"engine: {error.message}"
        return
    yield f"engine: {described(facts)}"
    if facts["advice"]:
        yield facts["advice"]
