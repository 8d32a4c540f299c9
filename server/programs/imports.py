"""`kibitz import LINK`: the games behind a link or a name on lichess or chess.com, as PGN on standard output.

    kibitz import https://lichess.org/AbCdEfGh > game.pgn
    kibitz import '@name chess.com' --max 20 | kibitz review -

What was left out is told on standard error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar, get_args

from server.analysis.errors import OptionsError
from server.i18n.texts import sentence
from server.imports.found_games import FoundGames
from server.imports.importer import Importer, Sites
from server.imports.links import read_wish
from server.imports.wanted import MOST_GAMES, USUAL_GAMES, Color, Filter, TimeClass
from server.settings import Settings
from server.system.private_files import make_private_folder


def add_import(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("import", help="games of lichess and chess.com as PGN")
    parser.add_argument("link", help="a link, or a name with its site: '@name lichess'")
    parser.add_argument("--user", default="", help="beside a link to a game on chess.com: one of its players")
    parser.add_argument("--max", type=int, default=USUAL_GAMES, help="of a user the newest so many")
    parser.add_argument("--color", choices=get_args(Color), help="of a user those with this colour")
    parser.add_argument("--time-class", choices=get_args(TimeClass), help="of a user those of this pace")
    parser.add_argument("--since", help="of a user those from this day on (2026-11-22)")
    parser.set_defaults(run=run_import)


def run_import(arguments: argparse.Namespace, settings: Settings) -> int:
    """Print the games. Raises what `Importer.find` raises, OptionsError for a wrong option."""
    wish = read_wish(arguments.link, arguments.user)
    wanted = Filter(_most(arguments.max), arguments.color, arguments.time_class, _day(arguments.since))
    found = _importer(settings).find(wish, wanted, _read)
    sys.stdout.write("\n\n".join(game.pgn for game in found.games) + "\n")
    for line in _left_out(found):
        sys.stderr.write(f"kibitz: {line}\n")
    return 0


_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


def _importer(settings: Settings) -> Importer:
    if not settings.imports:
        raise OptionsError(sentence("import-off"), place="KIBITZ_IMPORT")
    make_private_folder(settings.data_dir)
    return Importer(Sites.asked_by(settings.contact), settings.limits, folder=settings.data_dir)


def _read(work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
    """Read in this process: nobody else waits for it."""
    return work(*given, **none)


def _most(number: int) -> int:
    if not 1 <= number <= MOST_GAMES:
        message = sentence("wrong-number-between", name="--max", low=1, high=MOST_GAMES)
        raise OptionsError(message, place="--max")
    return number


def _day(text: str | None) -> int | None:
    try:
        return int(datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()) if text else None
    except ValueError:
        raise OptionsError(sentence("wrong-day", name="--since"), place="--since") from None


def _left_out(found: FoundGames) -> list[str]:
    lines: list[str] = []
    for left in found.left_out:
        if left.variant:
            lines.append(sentence("import-variants", count=left.games, variants=left.variant))
        else:
            lines.append(sentence("import-empty", count=left.games))
    return [*lines, sentence("import-more")] if found.more else lines
