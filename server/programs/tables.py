"""`kibitz tables`: lists the exact tables, builds one, counts what it holds."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from endgames.refusals import message
from endgames.tables import (
    ENDING,
    SHIPPED,
    ZEROING,
    BrokenTableError,
    TableError,
    TableFile,
    TableFolder,
    check_affordable,
    check_buildable,
    counts_of,
    read_name,
)
from server.analysis.endings.refusals import in_words, refusals_in_words
from server.analysis.errors import KibitzError
from server.settings import Settings
from server.system.paths import compiled_of
from server.work.table_builds import end_builder, read_failures, start_builder

_MEGABYTE = 1 << 20

_DESCRIPTION = """\
Exact tables: who wins every position of a few men, and in how many moves. Three
men come with Kibitz; others are built into the folder tables of
KIBITZ_DATA_DIR. A NAME is the men of both sides: KRvKP, or KRPvKR.

  list     a line each: name, MB, seconds that it took, "sound" or what is wrong
           with the file; this is what `kibitz tables` alone does
  build    the tables and all that they lead to: four men take seconds, and 12
           MB at most; five men four to thirty minutes of a core, and 0.3 to
           1.6 GB. What takes more than 8 GB, or more disk or memory
           than is free, is refused before it begins
  count    {"w": {"legal", "win", "loss", "draw", "max_win_moves",
           "max_loss_moves"}, "b": ...}, by the side to move

Exit status: 0; 1 if a table is not sound, or cannot be built (said on standard
error).

  $ kibitz tables count KRvK
"""


def add_tables(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command and its own: list (the default), build, count."""
    parser = commands.add_parser(
        "tables",
        help="exact tables of few men: which are there; build, count",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run_list)
    own = parser.add_subparsers(metavar="WHAT")
    own.add_parser("list", help="which tables are there, their size, what they took, whether they are sound")
    build = own.add_parser("build", help="build tables of up to five men")
    build.add_argument("names", nargs="+", metavar="NAME", help="KRvKP, KRPvKR ...")
    build.set_defaults(run=run_build)
    count = own.add_parser("count", help="what a table holds, as JSON; it is built where it is missing")
    count.add_argument("name", metavar="NAME")
    count.set_defaults(run=run_count)


def run_list(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz tables`: a line each; 1 if one is broken."""
    failed = 0
    print(f"{'table':<10}{'MB':>8}{'seconds':>14}  checked")  # noqa: T201
    for path in _paths(settings):
        try:
            file = TableFile(path)
            file.check()
            size = file.size + _size_beside(path)
        except (BrokenTableError, OSError) as error:
            failed = 1
            why = in_words(error.message) if isinstance(error, BrokenTableError) else error.strerror
            print(f"{path.stem:<10}{'':>22}  {why}")  # noqa: T201
            continue
        place = "with Kibitz" if path.parent == SHIPPED else f"{file.head.seconds:.1f}"
        print(f"{file.name:<10}{size / _MEGABYTE:>8.1f}{place:>14}  sound")  # noqa: T201
        file.close()
    return failed


@refusals_in_words()
def run_build(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz tables build NAME...`. Raises KibitzError for an unknown name."""
    names = [check_buildable(read_name(name)).name for name in arguments.names]
    _build(names, settings)
    return 0


@refusals_in_words()
def run_count(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz tables count NAME`: {"w": {...}, "b": {...}}. Raises KibitzError."""
    name = check_buildable(read_name(arguments.name)).name
    _build([name], settings)
    path = next(path for path in _paths(settings) if path.stem == name)
    print(json.dumps(counts_of(TableFile(path))))  # noqa: T201
    return 0


def _size_beside(path: Path) -> int:
    """Bytes of what is said of the 50-move rule, 0 where there is no such file. Raises BrokenTableError."""
    beside = path.with_suffix(ZEROING)
    if not beside.exists():
        return 0
    file = TableFile(beside)
    file.check()
    file.close()
    return file.size


def _paths(settings: Settings) -> list[Path]:
    """The files of all tables, each name once: the data folder's before the one that came with Kibitz."""
    folders = (SHIPPED, settings.data_dir / "tables")
    found = {path.stem: path for folder in folders for path in folder.glob(f"*{ENDING}")}
    return [found[name] for name in sorted(found, key=lambda name: (len(name), name))]


def _build(names: list[str], settings: Settings) -> None:
    """Make sure that they exist. Raises TableError, KibitzError."""
    folder = settings.data_dir / "tables"
    names = [name for name in names if not TableFolder(folder).is_sound(name)]
    if not names:
        return
    check_affordable([read_name(name) for name in names], folder, TableFolder(folder).ready, settings.cores)
    try:
        builder = start_builder(folder, names, compiled_of(settings.data_dir), settings.cores)
    except OSError as error:
        raise KibitzError(str(error)) from None
    try:
        failures = read_failures(builder)  # to its end
        status = builder.wait()
    finally:
        end_builder(builder)
    for name, why in failures.items():
        raise TableError(why, place=name)
    if status:
        raise TableError(message("table-not-built", name=", ".join(names)))
