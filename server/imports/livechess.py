"""Rounds on LiveChessCloud, where DGT's boards are shown: there is no PGN there, but JSON of the tournament,
of each round's pairings and of each game, of which a PGN is made.

A link names a tournament, and may name a round: `https://view.livechesscloud.com/#<id>/3`. Without one it
means the latest round that has games, so that a collection gets one round after the other. The site documents
nothing; public programs that read it agree on the addresses and fields (debobrad579/2025ontarioopen declares
them). An answer of another form counts as if the site were away.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

import chess
import msgspec
from cachetools import LRUCache

from server.analysis.game.tokens import write_tag
from server.i18n.texts import sentence
from server.imports.faults import NotThere, SiteAway

HOST = "view.livechesscloud.com"
"""What stands in links, and in the list of hosts that may be followed."""
POOL = "https://1.pool.livechesscloud.com"
"""Where its JSON lies."""

_ID = r"(?P<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"
_PLACE = re.compile(rf"/?{_ID}(?:/(?P<round>[1-9][0-9]?))?(?:/[0-9]*)?", re.IGNORECASE)
_MOST_BOARDS = 100
_PATIENCE = 40.0
"""Seconds for a whole look: each board is a question of its own."""
_REMEMBERED = 2000
"""Games that were over, which are asked for no more."""
_MOVE = re.compile(r"[KQRBNOa-h][A-Za-z0-9=+#\-]{1,8}")
_RESULTS = {"WHITEWIN": "1-0", "BLACKWIN": "0-1", "DRAW": "1/2-1/2"}
_ENDED = frozenset({"1-0", "0-1", "1/2-1/2", "+-", "-+"})
_STANDARD = 518
"""Chess960's number of the usual position."""
_Shape = TypeVar("_Shape")


@dataclass(frozen=True, slots=True)
class LivechessLink:
    """What a link means. `round`: None: the latest."""

    id: str
    round: int | None

    @property
    def url(self) -> str:
        return f"https://{HOST}/#{self.id}" + (f"/{self.round}" if self.round else "")


class _LivechessPlayer(msgspec.Struct):
    fname: str | None = None
    mname: str | None = None
    lname: str | None = None
    title: str | None = None
    fideid: int | str | None = None


class _Pairing(msgspec.Struct):
    white: _LivechessPlayer | None = None
    black: _LivechessPlayer | None = None
    result: str | None = None


class _Index(msgspec.Struct):
    date: str | None = None
    pairings: list[_Pairing] = []


class _Round(msgspec.Struct):
    count: int = 0


class _LivechessTournament(msgspec.Struct):
    name: str | None = None
    location: str | None = None
    rounds: list[_Round] = []


class _LivechessGame(msgspec.Struct):
    """`moves`: "Nf3 5394+6": seconds left, and seconds that the move took."""

    result: str | None = None
    moves: list[str] = []
    chess960: int | None = None


def read_link(text: str) -> LivechessLink | None:
    """What an address means; None: it is none of this site's tournaments."""
    try:
        parts = urlsplit(text if "://" in text else f"https://{text}")
    except ValueError:
        return None
    place = _PLACE.fullmatch(parts.fragment or parts.path)
    if (parts.hostname or "") != HOST or not place:
        return None
    return LivechessLink(place["id"].lower(), int(place["round"]) if place["round"] else None)


class LiveChess:
    """`get`: what stands at an address of `pool`; raises the faults of `imports`."""

    def __init__(
        self, get: Callable[[str], bytes], pool: str = POOL, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._get = get
        self._pool = pool
        self._clock = clock
        self._over: LRUCache[str, _LivechessGame] = LRUCache(_REMEMBERED)

    def pgn(self, link: LivechessLink) -> bytes:
        """The games of the round. Raises NotThere, SiteBusy, SiteAway."""
        until = self._clock() + _PATIENCE
        base = f"{self._pool}/get/{link.id}"
        event = self._read(f"{base}/tournament.json", _LivechessTournament)
        round_ = link.round or max((at for at, one in enumerate(event.rounds, 1) if one.count), default=0)
        if not round_:
            raise NotThere(sentence("follow-no-pgn"), code="no_pgn", place="follow")
        index = self._read(f"{base}/round-{round_}/index.json", _Index)
        games = []
        for board, pairing in enumerate(index.pairings[:_MOST_BOARDS], start=1):
            if self._clock() > until:
                raise SiteAway(sentence("import-slow", site=HOST))
            game = self._game(f"{base}/round-{round_}/game-{board}.json", pairing)
            games.append(_pgn(event, index, pairing, game, f"{round_}.{board}"))
        return "\n".join(games).encode()

    def _game(self, url: str, pairing: _Pairing) -> _LivechessGame:
        """A board that has not begun has none."""
        if url in self._over:
            return self._over[url]
        try:
            game = self._read(url, _LivechessGame)
        except NotThere:
            return _LivechessGame()
        if game.moves and _result(pairing, game) in _ENDED and game.result:
            self._over[url] = game
        return game

    def _read(self, url: str, shape: type[_Shape]) -> _Shape:
        try:
            return msgspec.json.decode(self._get(url), type=shape)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise SiteAway(sentence("import-no-answer", site=HOST)) from None


def _pgn(
    event: _LivechessTournament, index: _Index, pairing: _Pairing, game: _LivechessGame, round_: str
) -> str:
    result = _result(pairing, game)
    headers = {
        "Event": event.name,
        "Site": event.location,
        "Date": (index.date or "").replace("-", "."),
        "Round": round_,
        "White": _name(pairing.white),
        "Black": _name(pairing.black),
        "Result": result,
        "WhiteTitle": pairing.white and pairing.white.title,
        "BlackTitle": pairing.black and pairing.black.title,
        "WhiteFideId": pairing.white and pairing.white.fideid,
        "BlackFideId": pairing.black and pairing.black.fideid,
        **_setup(game),
    }
    lines = [write_tag(name, _plain(value)) for name, value in headers.items() if value]
    return "\n".join([*lines, "", *_moves(game), result, ""])


def _result(pairing: _Pairing, game: _LivechessGame) -> str:
    """The pairing's, else the game's; boards are told of first, arbiters' corrections in the pairing."""
    if pairing.result in _ENDED:
        return {"+-": "1-0", "-+": "0-1"}.get(pairing.result, pairing.result)
    return _RESULTS.get(game.result or "", "*")


def _setup(game: _LivechessGame) -> dict[str, str]:
    number = game.chess960
    if number is None or number == _STANDARD or not 0 <= number < 960:
        return {}
    fen = chess.Board.from_chess960_pos(number).fen()
    return {"Variant": "Chess960", "SetUp": "1", "FEN": fen}


def _moves(game: _LivechessGame) -> Iterator[str]:
    """A move a line, up to one that is none."""
    for ply, text in enumerate(game.moves):
        san, _, clock = text.partition(" ")
        if not _MOVE.fullmatch(san):
            return
        number = f"{ply // 2 + 1}. " if ply % 2 == 0 else ""
        seconds = clock.partition("+")[0]
        told = f" {{[%clk {_time(int(seconds))}]}}" if re.fullmatch("[0-9]{1,6}", seconds) else ""
        yield f"{number}{san}{told}"


def _time(seconds: int) -> str:
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _name(player: _LivechessPlayer | None) -> str:
    """ "Surname, First names", as PGN has it."""
    if player is None:
        return "?"
    first = " ".join(part.strip() for part in (player.fname, player.mname) if part and part.strip())
    return ", ".join(part for part in ((player.lname or "").strip(), first) if part) or "?"


def _plain(value: object) -> str:
    return " ".join(str(value).split())[:200].replace("\\", "").replace('"', "'")
