"""`kibitz review`: one game, or a list of positions, from a file to a printed review.

Prints JSON, PGN, text or a page of its own (HTML) on standard output; progress and what else a person
should know goes to standard error.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO

import chess

from server.analysis.engine.budget import PRESETS
from server.analysis.engine.locate import NAMES as ENGINES
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError, GameError, KibitzError, OptionsError
from server.analysis.events.events import Event
from server.analysis.events.fold import State, apply_event, initial_state, known
from server.analysis.game.game import Game, parse_game, read_game
from server.analysis.game.games_file import check_reviewable
from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import GameText, split_games
from server.analysis.game.privacy import hide_names
from server.analysis.people.prediction import predictions
from server.analysis.report.annotated_pgn import annotated_pgn
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review, warm_prelude
from server.analysis.review.pools import PoolKeeper
from server.analysis.rule_sets import KIBITZ, RULE_SETS
from server.exports.html_file import FileLook, game_title, review_file
from server.i18n.texts import ENGLISH, languages
from server.programs.reading import read_games
from server.programs.review_text import as_text
from server.settings import Settings
from server.system.paths import NODE_MODULES
from server.work.pawn_proofs import PawnChild
from server.work.table_builds import BuiltTables

Reviewed = Callable[[Game, ReviewOptions, EnginePool], Iterator[Event]]
_EPD_FIELDS = 4
_TENTHS = 10
_PARTED = ("pgn", "text")
"""Formats that have a blank line between two games; of JSON each is a line."""


def add_review(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "review", help="review a game of a PGN file, or the positions of an EPD list"
    )
    parser.add_argument("file", type=Path, help="a PGN file or an EPD list, or - for standard input")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--game", type=int, default=1, metavar="N", help="the N-th game of the file")
    which.add_argument("--all", action="store_true", help="every game of the file, one after the other")
    parser.add_argument("--engine", choices=ENGINES, default="auto")
    parser.add_argument("--nodes", type=int, default=PRESETS["standard"], help="nodes per position")
    parser.add_argument("--multipv", type=int, default=2, help="engine lines a position, 1 to 5")
    parser.add_argument("--rules", choices=tuple(RULE_SETS), default=KIBITZ.name)
    parser.add_argument("--format", choices=("json", "pgn", "text", "html"), default="text")
    parser.add_argument("--lang", choices=tuple(languages()), default=ENGLISH, help="of a PGN or HTML")
    parser.add_argument("--hide-names", action="store_true", help="White and Black in place of the players")
    parser.set_defaults(run=run_review)


def run_review(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz review`: 0 when the review is complete, with --all those of all games."""
    games, left_out = _games(read_games(arguments.file, settings.limits), arguments, settings.limits)
    options = ReviewOptions.from_json(
        {name: getattr(arguments, name) for name in ("engine", "nodes", "multipv", "rules")}
    )
    with _silence():
        warm_prelude()  # TensorFlow Lite greets on loading
    keeper = PoolKeeper(settings.engine, settings.cores, NODE_MODULES, data_dir=settings.data_dir)
    tables = BuiltTables(settings.data_dir, settings.syzygy, tell=_tell_waiting)
    pawns = PawnChild(settings.data_dir, settings.log_format, tell=_tell_waiting)
    people = predictions if settings.people else None
    reviewed = partial(review, tables=tables, pawns=pawns, people=people)
    try:
        for number, game in enumerate(games):
            _tell_warnings(game)
            state = _run_review(game, options, keeper, reviewed)
            if number and arguments.format in _PARTED:
                sys.stdout.write("\n")
            sys.stdout.write(_printed(game, state, arguments.format, arguments.lang))
            sys.stdout.flush()
    finally:
        keeper.close()
        tables.close()
        pawns.close()
    return 1 if left_out else 0


def _games(text: str, arguments: argparse.Namespace, limits: GameLimits) -> tuple[list[Game], int]:
    """What is to be reviewed: the positions of an EPD list, else the games that were asked for; and how many
    of them cannot be read."""
    if positions := _epd_list(text):
        return [parse_game(fen, limits) for fen in positions], 0
    if arguments.hide_names:
        text = hide_names(text, limits)
    texts = split_games(text, limits)
    if arguments.all:
        return _all_games(texts, arguments.format, limits)
    if not 1 <= arguments.game <= len(texts):
        raise GameError(f"The file has no game {arguments.game}; it has {len(texts)}.", place="--game")
    if len(texts) > 1:
        _tell(f"Game {arguments.game} of {len(texts)} is reviewed; --game N takes another, --all takes all.")
    return [_reviewable(texts[arguments.game - 1], limits)], 0


def _reviewable(text: GameText, limits: GameLimits) -> Game:
    game = read_game(text, limits)
    check_reviewable(game)
    return game


def _all_games(texts: list[GameText], kind: str, limits: GameLimits) -> tuple[list[Game], int]:
    """Every game of a file; a fault in one is reported and does not stop the others."""
    if kind == "html" and len(texts) > 1:
        raise OptionsError("A page holds one game: --game N takes it.", place="--format")
    games: list[Game] = []
    for number, text in enumerate(texts, start=1):
        try:
            games.append(_reviewable(text, limits))
        except KibitzError as fault:
            if len(texts) == 1:
                raise
            place = f"game {number}, {fault.place}" if fault.place else f"game {number}"
            _tell(f"{place}: {fault.message} It is left out.")
    return games, len(texts) - len(games)


def _epd_list(text: str) -> list[str]:
    """The FENs of a text that holds positions and nothing else, one a line; none where it is another."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    fens = []
    for line in lines:
        if line.split(" ", 1)[0].count("/") != 7:
            return []
        board = chess.Board(None)
        try:
            if len(line.split()) == _EPD_FIELDS + 2 and line.split()[-1].isdigit():
                board.set_fen(line)
            else:
                board.set_epd(line)
        except ValueError as error:
            raise GameError(f"The position {line[:60]!r} cannot be read: {error}.", place="EPD") from None
        fens.append(board.fen())
    return fens


def _run_review(game: Game, options: ReviewOptions, keeper: PoolKeeper, reviewed: Reviewed) -> State:
    state = initial_state()
    progress = _ProgressLine(sys.stderr)
    for event in reviewed(game, options, keeper.pool_for(options)):
        state = apply_event(state, {"seq": state["seq"] + 1, **event.to_wire()})
        progress.tell(state["progress"]["evaluated"], state["progress"]["positions"])
    progress.end()
    for warning in state["plan"]["warnings"] if state["plan"] else ():
        _tell(warning["message"])
    if state["status"] != "done":
        raise EngineError(known(state["end"])["message"])
    return state


class _ProgressLine:
    """Positions searched of all: rewritten in place on a terminal, elsewhere a line for each tenth."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._live = stream.isatty()
        self._reported = -1

    def tell(self, done: int, of: int) -> None:
        step = done if self._live else done * _TENTHS // max(of, 1)
        if not of or step == self._reported:
            return
        self._reported = step
        words = f"{done}/{of} positions"
        self._stream.write(f"\r{words}" if self._live else f"{words}\n")
        self._stream.flush()

    def end(self) -> None:
        if self._live:
            self._stream.write("\n")


def _printed(game: Game, state: State, kind: str, lang: str) -> str:
    formats: dict[str, Callable[[], str]] = {
        "json": lambda: json.dumps(state, ensure_ascii=False) + "\n",
        "pgn": lambda: annotated_pgn(game, state, lang),
        "text": lambda: as_text(state),
        "html": lambda: review_file(game_title(state, lang), state, FileLook(lang)),
    }
    return formats[kind]()


def _tell_warnings(game: Game) -> None:
    for notice in game.notices:
        _tell(f"{notice.place}: {notice.message}" if notice.place else notice.message)


def _tell(words: str) -> None:
    sys.stderr.write(f"kibitz: {words}\n")


def _tell_waiting(words: str) -> None:
    """Say what is waited for, below the progress."""
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    _tell(words)


@contextmanager
def _silence() -> Iterator[None]:
    """Without what libraries of C++ write to standard error, past Python."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
