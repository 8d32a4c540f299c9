"""A file of many games: each is read by itself, and a fault of one does not stop the others."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import NotRequired, TypedDict

import chess

from server.analysis.errors import GameError, KibitzError
from server.analysis.events.values import Opening as NamedInBook
from server.analysis.game.game import BROKEN_OFF, Game, parse_game, read_game
from server.analysis.game.limits import GameLimits
from server.analysis.game.notices import Notice
from server.analysis.game.openings import Opening, load_book
from server.analysis.game.pgn_text import GameText, split_games
from server.analysis.game.positions import is_bare_fen
from server.analysis.game.study import chapter_of
from server.i18n.texts import sentence

_TABLE_HEADERS = (
    "White",
    "Black",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteTeam",
    "BlackTeam",
    "WhiteFideId",
    "BlackFideId",
    "Event",
    "Date",
    "Round",
    "Board",
    "Result",
    "Termination",
    "StudyName",
    "ChapterName",
)
"""The headers that a table of games shows, or a tournament is told by."""


class GameFacts(TypedDict):
    """What a table shows of a game. `line`: a fingerprint of the moves, if it can be played."""

    headers: dict[str, str]
    plies: int
    opening: NamedInBook | None
    line: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the file. `number`: 1..N in the file; `text`: its own PGN; `fault`: why it is not reviewed;
    `broken_off`: why it is reviewed up to some move only."""

    number: int
    text: str
    facts: GameFacts
    fault: KibitzError | None = None
    broken_off: Notice | None = None


def read_entry(number: int, source: str, limits: GameLimits | None = None) -> Entry:
    """The text of one game alone, as it stands in the file: some ten milliseconds for a long one."""
    limits = limits or GameLimits()
    try:
        text = split_games(source, limits)[0]
    except KibitzError as fault:
        return refused_entry(number, source, fault)
    return read_text(number, text, limits)[0]


def refused_entry(number: int, source: str, fault: KibitzError) -> Entry:
    """A game of which only the reason is known why it is not reviewed."""
    return Entry(number, source, _facts({"Result": "*"}, 0, None), fault)


def parse_reviewable(text: str, limits: GameLimits | None = None) -> Game:
    """The first game of `text` as `parse_game` reads it, if there is something to review
    (`check_reviewable`); of a bare FEN there always is."""
    game = parse_game(text, limits)
    if not is_bare_fen(text):
        check_reviewable(game)
    return game


def check_reviewable(game: Game) -> None:
    """Raises GameError (`no_moves`) for a game of headers and a result alone: a forfeit, a bye, a chapter of
    words. Without moves a position of its own is still something to look at."""
    if game.moves or game.start.fen() != chess.STARTING_FEN:
        return
    chapter = chapter_of(game.headers)
    key = "fault-chapter-no-moves" if chapter.study or chapter.name else "fault-no-moves"
    raise GameError(sentence(key), code="no_moves")


def read_text(number: int, text: GameText, limits: GameLimits) -> tuple[Entry, Game | None]:
    """The entry of a game's text, and the game where it can be played, reviewable or not."""
    game = None
    try:
        game = read_game(text, limits)
        check_reviewable(game)
    except KibitzError as fault:
        headers = {name: value[: limits.header_chars] for name, value in text.tags.items()}
        headers.setdefault("Result", text.result or "*")
        return Entry(number, text.source, _facts(headers, text.plies, None), fault), game
    facts = _facts(game.headers, len(game.moves), _opening_of(game))
    facts["line"] = _line_of(game)
    broken_off = next((notice for notice in game.notices if notice.code == BROKEN_OFF), None)
    return Entry(number, text.source, facts, broken_off=broken_off), game


def _facts(headers: dict[str, str], plies: int, opening: Opening | None) -> GameFacts:
    chapter = chapter_of(headers)
    headers = headers | {"StudyName": chapter.study, "ChapterName": chapter.name}
    return {
        "headers": {name: headers[name] for name in _TABLE_HEADERS if headers.get(name)},
        "plies": plies,
        "opening": {"eco": opening.eco, "name": opening.name} if opening else None,
    }


def _line_of(game: Game) -> str:
    """The same for the same moves from the same position: so a game that stands there twice is found."""
    moves = (game.start.fen(), *(move.uci() for move in game.moves))
    return hashlib.sha256(" ".join(moves).encode()).hexdigest()[:16]


def _opening_of(game: Game) -> Opening | None:
    """The last named position of the game."""
    book = load_book()
    named = (book.lookup_fen(played.fen) for played in reversed(game.line))
    return next(filter(None, named), None)
