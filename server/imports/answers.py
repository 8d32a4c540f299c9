"""What sites answer, as games: lichess's JSON lines, chess.com's months, PGN from either. Pure; a child of
the sandbox runs it, because the texts come from strangers.

An answer in an unknown form is reported as the site's fault (SiteAway); nothing is guessed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import takewhile
from typing import TypeVar

import msgspec

from server.analysis.errors import KibitzError
from server.analysis.game.decoding import decode
from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import GameText, split_games
from server.analysis.game.study import chapter_of
from server.i18n.texts import sentence
from server.imports.faults import SiteAway
from server.imports.found_games import FoundGames, ImportedGame, Named, Person, SkippedGames
from server.imports.wanted import Color, Filter, Site

_Shape = TypeVar("_Shape")

_VARIANTS = frozenset({"", "standard", "chess", "chess960", "fischerandom", "fromposition"})
"""Those that Kibitz plays, in small letters without blanks."""
_HEADER = re.compile(r'^\[(\w{1,40}) "((?:[^"\\\n]|\\.)*)"\]', re.MULTILINE)
_MONTH = re.compile(r"/games/([0-9]{4}/[0-9]{2})$")
_DATE = re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}")
_MOVE_NUMBER = re.compile(r"[0-9]{1,3}(?:\.|$)")
"""What follows the name in the address of an opening: "-3.Bb5-a6"."""
_WINNERS = {"white": "1-0", "black": "0-1"}
_UNDER_WAY = frozenset({"created", "started"})


class _LichessUser(msgspec.Struct):
    name: str = "?"
    title: str | None = None


class _LichessSide(msgspec.Struct):
    user: _LichessUser | None = None
    rating: int | None = None
    ai_level: int | None = msgspec.field(name="aiLevel", default=None)

    def person(self) -> Person:
        if self.ai_level is not None:
            return Person(f"Stockfish {self.ai_level}")
        return Person(self.user.name, self.rating, self.user.title) if self.user else Person("?", self.rating)


class _LichessSides(msgspec.Struct):
    white: _LichessSide
    black: _LichessSide


class _LichessClock(msgspec.Struct):
    initial: int
    increment: int


class _LichessOpening(msgspec.Struct):
    eco: str
    name: str


class _LichessGame(msgspec.Struct):
    id: str
    players: _LichessSides
    variant: str = "standard"
    speed: str | None = None
    created: int = msgspec.field(name="createdAt", default=0)
    status: str = ""
    winner: str | None = None
    opening: _LichessOpening | None = None
    clock: _LichessClock | None = None
    moves: str = ""
    pgn: str = ""


class _Archives(msgspec.Struct):
    archives: list[str]


class _ChesscomSide(msgspec.Struct):
    username: str
    rating: int | None = None


class _ChesscomGame(msgspec.Struct):
    url: str
    white: _ChesscomSide
    black: _ChesscomSide
    pgn: str = ""
    rules: str = "chess"
    time_control: str | None = None
    time_class: str | None = None
    end_time: int = 0
    eco: str | None = None


class _Month(msgspec.Struct):
    games: list[_ChesscomGame]


def lichess_games(body: bytes, user: str) -> FoundGames:
    """The lines of a user's games, newest first as they are asked for."""
    games: list[ImportedGame] = []
    left: Counter[str | None] = Counter()
    for line in body.splitlines():
        if not line.strip():
            continue
        game = _decoded(line, _LichessGame, Site.LICHESS)
        if not _is_played(game.variant):
            left[game.variant] += 1
        elif not game.moves.strip() or not game.pgn.strip():
            left[None] += 1
        else:
            games.append(_of_lichess(game, user))
    return FoundGames(tuple(games), _left_out(left), _own_name(games) or user)


def _of_lichess(game: _LichessGame, user: str) -> ImportedGame:
    white, black = game.players.white.person(), game.players.black.person()
    drawn = "*" if game.status in _UNDER_WAY else "1/2-1/2"
    tags = headers_of(game.pgn)
    return ImportedGame(
        id=game.id,
        url=f"https://lichess.org/{game.id}",
        date=_day(game.created // 1000) or _date(tags),
        white=white,
        black=black,
        result=tags.get("Result") or (_WINNERS.get(game.winner or "") or drawn),
        color=_side_of(user, white, black),
        time_control=f"{game.clock.initial}+{game.clock.increment}" if game.clock else None,
        time_class=game.speed,
        opening=Named(game.opening.eco, game.opening.name) if game.opening else None,
        name=None,
        pgn=game.pgn.strip(),
    )


def months_of(body: bytes) -> list[str]:
    """ "2026/10", newest first, of a list of archives. The addresses themselves are not used."""
    found = (_MONTH.search(address) for address in _decoded(body, _Archives, Site.CHESSCOM).archives)
    return sorted({month[1] for month in found if month}, reverse=True)


def chesscom_games(body: bytes, user: str, wanted: Filter, game_id: str = "") -> FoundGames:
    """Of a month those that are wanted, newest first; `game_id`: that one alone."""
    games_there = sorted(_decoded(body, _Month, Site.CHESSCOM).games, key=lambda game: -game.end_time)
    games: list[ImportedGame] = []
    left: Counter[str | None] = Counter()
    more = False
    for game in games_there:
        color = _side_of(user, Person(game.white.username), Person(game.black.username))
        if game_id and game.url.rsplit("/", 1)[-1] != game_id:
            continue
        if not game_id and not _is_wanted(game, color, wanted):
            continue
        if not _is_played(game.rules):
            left[game.rules] += 1
        elif not game.pgn.strip():
            left[None] += 1
        elif len(games) == wanted.max:
            more = True
        else:
            games.append(_of_chesscom(game, color))
    return FoundGames(tuple(games), _left_out(left), _own_name(games) or user, more=more)


def _is_wanted(game: _ChesscomGame, color: Color | None, wanted: Filter) -> bool:
    time_class = "correspondence" if game.time_class == "daily" else game.time_class
    return (
        wanted.color in (None, color)
        and wanted.time_class in (None, time_class)
        and game.end_time >= (wanted.since or 0)
    )


def _of_chesscom(game: _ChesscomGame, color: Color | None) -> ImportedGame:
    tags = headers_of(game.pgn)
    return ImportedGame(
        id=game.url.rsplit("/", 1)[-1],
        url=game.url if game.url.startswith("https://www.chess.com/") else None,
        date=_date(tags) or _day(game.end_time),
        white=Person(game.white.username, game.white.rating),
        black=Person(game.black.username, game.black.rating),
        result=tags.get("Result", "*"),
        color=color,
        time_control=game.time_control,
        time_class=game.time_class,
        opening=_opening_of(tags, game.eco or ""),
        name=None,
        pgn=game.pgn.strip(),
    )


def pgn_games(body: bytes, limits: GameLimits, only: str = "", color: Color | None = None) -> FoundGames:
    """The games of a PGN from lichess: a game, a study, a round. `only`: take just the game whose address
    ends like this; `color`: the side from which the link shows the board."""
    try:
        texts = split_games(decode(body), limits) if body.strip() else []
    except KibitzError as fault:
        if fault.code in ("empty", "link"):
            raise _unusable(Site.LICHESS) from None
        raise
    games: list[ImportedGame] = []
    left: Counter[str | None] = Counter()
    title = ""
    for text in texts:
        variant = text.tags.get("Variant", "")
        title = title or chapter_of(text.tags).study or text.tags.get("BroadcastName", "")
        if only and _address(text.tags).rsplit("/", 1)[-1] != only:
            continue
        if not _is_played(variant):
            left[variant] += 1
        elif not text.plies:
            left[None] += 1
        else:
            games.append(_of_pgn(text, color))
    me = _player(games[0], color) if len(games) == 1 and color else None
    return FoundGames(tuple(games), _left_out(left), me, title)


def _of_pgn(text: GameText, color: Color | None) -> ImportedGame:
    tags = text.tags
    address = _address(tags)
    chapter = chapter_of(tags)
    return ImportedGame(
        id=address.rsplit("/", 1)[-1],
        url=address if address.startswith("https://lichess.org/") else None,
        date=_date(tags),
        white=_of_tags(tags, "White"),
        black=_of_tags(tags, "Black"),
        result=tags.get("Result") or text.result or "*",
        color=color,
        time_control=tags.get("TimeControl"),
        time_class=None,
        opening=Named(tags.get("ECO", ""), tags["Opening"]) if tags.get("Opening") else None,
        name=chapter.name or None,
        pgn=text.source.strip(),
    )


def _of_tags(tags: Mapping[str, str], side: str) -> Person:
    rating = tags.get(f"{side}Elo", "")
    return Person(
        tags.get(side, "?"),
        int(rating) if re.fullmatch("[0-9]{1,4}", rating) else None,
        tags.get(f"{side}Title") or None,
    )


def _player(game: ImportedGame, color: Color | None) -> str:
    return (game.white if color == "white" else game.black).name


def _address(tags: Mapping[str, str]) -> str:
    return tags.get("GameURL") or tags.get("ChapterURL") or tags.get("Site", "")


def _decoded(body: bytes, shape: type[_Shape], site: Site) -> _Shape:
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise _unusable(site) from None


def _unusable(site: Site) -> SiteAway:
    return SiteAway(sentence("import-unusable", site=site.value), code="site_answer")


def _is_played(variant: str) -> bool:
    return variant.lower().replace(" ", "") in _VARIANTS


def _left_out(counts: Mapping[str | None, int]) -> tuple[SkippedGames, ...]:
    return tuple(SkippedGames(variant, count) for variant, count in counts.items())


def _side_of(user: str, white: Person, black: Person) -> Color | None:
    name = user.lower()
    return "white" if white.name.lower() == name else "black" if black.name.lower() == name else None


def _own_name(games: list[ImportedGame]) -> str | None:
    return next((_player(game, game.color) for game in games if game.color), None)


def headers_of(pgn: str) -> dict[str, str]:
    return dict(_header_lines(pgn))


def _header_lines(pgn: str) -> Iterator[tuple[str, str]]:
    head = pgn.partition("\n\n")[0]
    return ((found[1], found[2]) for found in _HEADER.finditer(head))


def _date(tags: Mapping[str, str]) -> str | None:
    written = tags.get("UTCDate") or tags.get("Date") or ""
    return written.replace(".", "-") if _DATE.fullmatch(written) else None


def _day(seconds: int) -> str | None:
    try:
        return datetime.fromtimestamp(seconds, UTC).date().isoformat() if seconds > 0 else None
    except (ValueError, OverflowError, OSError):
        return None


def _opening_of(tags: Mapping[str, str], eco: str) -> Named | None:
    """chess.com names an opening by the address of a page about it."""
    address = tags.get("ECOUrl") or (eco if "/" in eco else "")
    slug = address.rsplit("/", 1)[-1]
    words = slug.partition("...")[0].split("-")
    name = " ".join(takewhile(lambda word: not _MOVE_NUMBER.match(word), words)).strip()
    return Named(tags.get("ECO", ""), name) if name else None
