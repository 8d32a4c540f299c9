"""From a PGN to the events of its review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from endgames.tables import TableFolder
from server.analysis.engine.budget import DEFAULT_MULTIPV, DEFAULT_PRESET, PRESETS
from server.analysis.events.events import Event
from server.analysis.game.game import Game, parse_game
from server.analysis.game.games_file import check_reviewable
from server.analysis.game.pgn_text import split_games
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review as events_of
from server.analysis.review.pools import PoolKeeper
from server.analysis.rule_sets import KIBITZ
from server.system.paths import NODE_MODULES


def games(pgn: str) -> list[str]:
    """The games of a PGN, each as it stands there; none of them is played yet.

    Raises GameError where there is none, LimitError where the text is too long or holds too many.
    """
    return [text.source for text in split_games(pgn)]


def review(
    pgn: str,
    *,
    engine: str = "auto",
    program: str | Path | None = None,
    cores: int = 1,
    nodes: int = PRESETS[DEFAULT_PRESET],
    multipv: int = DEFAULT_MULTIPV,
    rules: str = KIBITZ.name,
    theory: bool = True,
    syzygy: Sequence[str | Path] = (),
) -> Iterator[Event]:
    """The events of a review of the first game of `pgn` (with or without headers, or a bare FEN), as they
    come about; the last one is a DoneEvent or a FailedEvent.

    `engine`: "auto", "stockfish", "stockfish-js" or "builtin"; `program`: path or name of a Stockfish of
    one's own; `cores`: engines that search at once; `nodes` for a position, `multipv` lines of it, 1..5;
    `rules`: "kibitz" or "seed"; `theory`: whether moves of the book are THEORY; `syzygy`: folders with
    tables. The engines end with the iterator, also where it is closed before its end.

    Raises, before anything is searched, GameError and LimitError that name the place in the game,
    OptionsError for an option out of its range, EngineError where the engine is not there.
    """
    game = parse_game(pgn)
    check_reviewable(game)
    asked = {"engine": engine, "nodes": nodes, "multipv": multipv, "rules": rules, "includeTheory": theory}
    options = ReviewOptions.from_json(asked)
    keeper = PoolKeeper(None if program is None else str(program), cores, NODE_MODULES)
    keeper.pool_for(options)  # starts none, and tells where there is none
    return _events(game, options, keeper, TableFolder(None, tuple(map(Path, syzygy))))


def _events(game: Game, options: ReviewOptions, keeper: PoolKeeper, tables: TableFolder) -> Iterator[Event]:
    try:
        yield from events_of(game, options, keeper.pool_for(options), tables=tables)
    finally:
        keeper.close()
        tables.close()
