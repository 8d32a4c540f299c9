"""lichess and chess.com as a program sees them, on the loopback: answers in the shapes of their public
interfaces (docs/imports.md), of the games in `stub_games`, and every way in which such a site can fail.

`with stub_sites() as sites:` gives their `addresses`; `python -m tests.stub_sites PORT` prints the
environment of a Kibitz that asks them.
"""

from __future__ import annotations

import hashlib
import json
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from shlex import quote
from typing import Any
from urllib.parse import parse_qs, urlsplit

import chess
import pytest

from tests.stub_games import PLAYER, StubGame, stub_games
from tests.tuned import tuned

Json = dict[str, Any]
Headers = dict[str, str]

FAULTS = ("toomany", "broken", "garbage", "moved", "slow", "endless", "drip", "stalled", "cut", "nobody")
"""Users of both sites, and ids of games and studies (filled up to eight characters by "0"), with whom
something goes wrong: 429, 500, no JSON, a redirect to another site, no answer, an answer without end, one
that comes a byte at a time, one that only begins, one that is cut off, 404."""
PRIVATE = "private0"
"""A study that its owner shows nobody."""
VARIANTS = ("atomic", "crazyhouse")
_NDJSON = "application/x-ndjson"
_PGN = "application/x-chess-pgn"
_STATUS = {
    "mate": "mate",
    "resign": "resign",
    "outoftime": "outoftime",
    "stalemate": "stalemate",
    "draw": "draw",
}


@dataclass
class Asked:
    """A request as it came. `at_once`: requests of its site under way, this one included."""

    site: str
    path: str
    query: Json
    headers: Headers
    at_once: int


@dataclass
class StubSites:
    """`pgn`: texts by path ("/lichess/api/broadcast/round/abcdefgh.pgn"), which a test may set and change
    while it runs; any path whatever is answered so, or by a status alone where a number stands there (429
    asks for a rest of two minutes), and 304 to whoever knows the text. `asked`: what came so far;
    `under_way`: requests now, by site."""

    server: ThreadingHTTPServer
    url: str
    pgn: dict[str, str | int] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    under_way: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def lichess(self) -> str:
        return f"{self.url}/lichess"

    @property
    def chesscom(self) -> str:
        return f"{self.url}/chesscom/pub"

    @property
    def addresses(self) -> dict[str, object]:
        """The program's constants for the addresses of both sites: for `tuned`, or to be patched."""
        return {
            "server.imports.importer.LICHESS": self.lichess,
            "server.imports.importer.CHESSCOM": self.chesscom,
        }


@contextmanager
def stub_sites(port: int = 0) -> Iterator[StubSites]:
    """Both sites on a free port of the loopback."""
    stub_games()  # made before anybody asks: on a busy machine Kibitz would not wait so long
    server = ThreadingHTTPServer(("127.0.0.1", port), _Handler)
    server.daemon_threads = True
    sites = StubSites(server, f"http://127.0.0.1:{server.server_address[1]}")
    server.sites = sites  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield sites
    finally:
        sites.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def in_their_place() -> Iterator[StubSites]:
    """Both sites, which this process asks in place of lichess and chess.com."""
    with stub_sites() as sites, pytest.MonkeyPatch.context() as patch:
        for name, value in sites.addresses.items():
            patch.setattr(name, value)
        yield sites


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        site = parts.path.split("/")[1]
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        with self.sites.lock:
            self.sites.under_way[site] += 1
            at_once = self.sites.under_way[site]
            self._site = site
        self.sites.asked.append(Asked(site, parts.path, query, dict(self.headers), at_once))
        try:
            self._answer(parts.path, query)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        finally:
            self._leave()

    def _leave(self) -> None:
        """The request is no longer under way; before its last bytes are, as who has them may ask again."""
        with self.sites.lock:
            if self._site:
                self.sites.under_way[self._site] -= 1
            self._site = ""

    @property
    def sites(self) -> StubSites:
        found: StubSites = self.server.sites  # type: ignore[attr-defined]
        return found

    def log_message(self, *args: object) -> None:
        """Tests are quiet."""

    def _answer(self, path: str, query: Json) -> None:
        if path in self.sites.pgn:
            return self._told(self.sites.pgn[path])
        segments = [segment.removesuffix(".pgn").rstrip("0") for segment in path.split("/")]
        for fault in FAULTS:
            if fault in segments:
                return self._fail(fault)
        if path.startswith("/lichess/"):
            return self._lichess(path.removeprefix("/lichess"), query)
        if path.startswith("/chesscom/pub/player/"):
            return self._chesscom(path.removeprefix("/chesscom/pub/player/"))
        return self.send(404, "text/plain", "Not found")

    def _told(self, what: str | int) -> None:
        if isinstance(what, int):
            return self.send(what, "text/plain", "", **({"Retry_After": "120"} if what == 429 else {}))
        tag = f'"{hashlib.sha256(what.encode()).hexdigest()[:16]}"'
        if self.headers.get("If-None-Match") == tag:
            return self.send(304, _PGN, "", ETag=tag)
        return self.send(200, _PGN, what, ETag=tag)

    def send(self, status: int, kind: str, text: str, **headers: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self._leave()
        self.end_headers()
        self.wfile.write(body)

    def _fail(self, how: str) -> None:
        if how == "toomany":
            self.send(429, "application/json", '{"error": "Too many requests"}')
        elif how == "broken":
            self.send(500, "text/html", "<h1>500</h1>")
        elif how == "garbage":
            self.send(200, "text/html", "<html>Please enable JavaScript</html>")
        elif how == "moved":
            self.send(302, "text/plain", "", Location="http://127.0.0.1:9/elsewhere")
        elif how == "slow":
            self.sites.over.wait(60)
            self.close_connection = True
        elif how == "endless":
            self._without_end(b" " * 65_536, 0)
        elif how == "drip":
            self._without_end(b" ", 0.02)
        elif how == "stalled":
            self._without_end(b" ", 60)
        elif how == "cut":
            self._cut_off()
        else:
            self.send(404, "application/json", '{"error": "Not found"}')

    def _without_end(self, piece: bytes, pause: float) -> None:
        self.send_response(200)
        self.send_header("Content-Type", _NDJSON)
        self.end_headers()
        self.close_connection = True
        while not self.sites.over.wait(pause):
            self.wfile.write(piece)

    def _cut_off(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", _NDJSON)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        self.wfile.write(b'{"id": ')
        self.close_connection = True

    # lichess

    def _lichess(self, path: str, query: Json) -> None:
        segments = path.strip("/").split("/")
        match segments:
            case ["game", "export", id]:
                games = [lichess_pgn(game) for game in stub_games() if game.id == id]
                return self.send(200 if games else 404, _PGN, "".join(games) or "Not found")
            case ["api", "games", "user", name]:
                return self._lichess_user(name, query)
            case ["api", "study", *ids]:
                if ids[0].startswith(PRIVATE):
                    return self.send(403, "text/plain", "This study is now private")
                return self._study([id.removesuffix(".pgn") for id in ids])
            case ["api", "broadcast", "round", id] | ["api", "broadcast", id] if id == "bcround1.pgn":
                return self.send(200, _PGN, "".join(broadcast_pgn(game) for game in stub_games()[:4]))
        return self.send(404, "application/json", '{"error": "Not found"}')

    def _lichess_user(self, name: str, query: Json) -> None:
        if name.lower() == "empty":
            return self.send(200, _NDJSON, "")
        if name.lower() != PLAYER.lower():
            return self.send(404, "application/json", '{"error": "Not found"}')
        games = [lichess_object(game) for game in stub_games()]
        games += [_variant_object(number, variant) for number, variant in enumerate(VARIANTS)]
        color, since = query.get("color"), int(query.get("since", 0))
        newest = 1 if query.get("sort") == "dateAsc" else -1
        games = [
            game
            for game in sorted(games, key=lambda game: newest * int(game["createdAt"]))
            if query.get("perfType") in (None, game["perf"])
            and game["createdAt"] >= since
            and (color is None or game["players"][color]["user"]["name"] == PLAYER)
        ]
        lines = "".join(f"{json.dumps(game)}\n" for game in games[: int(query.get("max", 10_000))])
        return self.send(200, _NDJSON, lines)

    def _study(self, ids: list[str]) -> None:
        chapters = {"chapter1": "Two knights", "chapter2": "The pin"}
        if ids[0] != "study123" or (len(ids) > 1 and ids[1] not in chapters):
            return self.send(404, "text/plain", "Not found")
        wanted = ids[1:] or list(chapters)
        return self.send(200, _PGN, "".join(_chapter(id, chapters[id]) for id in wanted))

    # chess.com

    def _chesscom(self, path: str) -> None:
        name, *more = path.split("/")
        if name == "empty" and more == ["games", "archives"]:
            return self.send(200, "application/json", '{"archives": []}')
        if name != PLAYER.lower():
            return self.send(404, "application/json", '{"code": 0, "message": "User not found."}')
        months = sorted({_month(game) for game in stub_games()})
        if more == ["games", "archives"]:
            base = f"{self.sites.chesscom}/player/{name}/games"
            return self._kept({"archives": [f"{base}/{month}" for month in months]})
        month = "/".join(more[1:])
        if more[:1] == ["games"] and month in months:
            games = [chesscom_object(game) for game in stub_games() if _month(game) == month]
            if month == months[-1]:
                games.append({**games[-1], "rules": "bughouse", "url": f"{_CHESSCOM_GAME}99", "pgn": ""})
            return self._kept({"games": games})
        return self.send(404, "application/json", '{"code": 0, "message": "Data not found."}')

    def _kept(self, body: Json) -> None:
        text = json.dumps(body)
        tag = f'W/"{abs(hash(text))}"'
        if self.headers.get("If-None-Match") == tag:
            return self.send(304, "application/json", "", ETag=tag)
        return self.send(200, "application/json", text, ETag=tag, Cache_Control="public, max-age=43200")


_CHESSCOM_GAME = "https://www.chess.com/game/live/9000000"


def lichess_object(game: StubGame) -> Json:
    """A line of the ndjson of a user's games."""
    told: Json = {
        "id": game.id,
        "rated": game.number % 4 != 0,
        "variant": "standard",
        "speed": game.speed,
        "perf": game.speed,
        "createdAt": game.begun * 1000,
        "lastMoveAt": game.ended * 1000,
        "status": _STATUS[game.end],
        "players": {
            "white": {"user": _user(game.white), "rating": game.white_rating, "ratingDiff": 5},
            "black": {"user": _user(game.black), "rating": game.black_rating, "ratingDiff": -5},
        },
        "opening": {"eco": game.eco, "name": game.opening, "ply": game.opening_ply},
        "moves": " ".join(game.sans),
        "clock": {
            "initial": game.base,
            "increment": game.increment,
            "totalTime": game.base + 40 * game.increment,
        },
        "clocks": list(game.clocks),
        "pgn": lichess_pgn(game),
    }
    if game.result != "1/2-1/2":
        told["winner"] = "white" if game.result == "1-0" else "black"
    return told


def _user(name: str) -> Json:
    title = {"title": "FM"} if name == "DoctorD" else {}
    return {"name": name, "id": name.lower(), **title}


def _variant_object(number: int, variant: str) -> Json:
    game = lichess_object(stub_games()[-1 - number])
    pgn = game["pgn"].replace('[Variant "Standard"]', f'[Variant "{variant.title()}"]')
    return {**game, "id": f"variant{number}", "variant": variant, "perf": variant, "pgn": pgn}


def lichess_pgn(game: StubGame) -> str:
    """A game as lichess exports it."""
    termination = "Time forfeit" if game.end == "outoftime" else "Normal"
    return _pgn(
        {
            "Event": f"{'casual' if game.number % 4 == 0 else 'rated'} {game.speed} game",
            "Site": f"https://lichess.org/{game.id}",
            "Date": _day(game.begun),
            "White": game.white,
            "Black": game.black,
            "Result": game.result,
            "GameId": game.id,
            "UTCDate": _day(game.begun),
            "UTCTime": _time(game.begun),
            "WhiteElo": str(game.white_rating),
            "BlackElo": str(game.black_rating),
            "Variant": "Standard",
            "TimeControl": f"{game.base}+{game.increment}",
            "ECO": game.eco,
            "Opening": game.opening,
            "Termination": termination,
        },
        game,
        tenths=False,
    )


def broadcast_pgn(game: StubGame) -> str:
    """A game of a broadcast round."""
    return _pgn(
        {
            "Event": "Club Open 2026",
            "Site": "Elsewhere",
            "Date": _day(game.begun),
            "Round": f"3.{game.number}",
            "White": game.white,
            "Black": game.black,
            "Result": game.result,
            "WhiteElo": str(game.white_rating),
            "BlackElo": str(game.black_rating),
            "WhiteFideId": str(4_600_000 + game.number),
            "BroadcastName": "Club Open 2026: Round 3",
            "BroadcastURL": "https://lichess.org/broadcast/club-open/round-3/bcround1",
            "GameURL": f"https://lichess.org/broadcast/club-open/round-3/bcround1/{game.id}",
            "TimeControl": "5400+30",
        },
        game,
        tenths=False,
    )


def chesscom_object(game: StubGame) -> Json:
    """A game of a month."""
    ends = {"mate": "checkmated", "resign": "resigned", "outoftime": "timeout"}
    lost = ends.get(game.end, game.end)
    results = {"1-0": ("win", lost), "0-1": (lost, "win"), "1/2-1/2": (lost, lost)}[game.result]
    control = str(game.base) if not game.increment else f"{game.base}+{game.increment}"
    return {
        "url": f"{_CHESSCOM_GAME}{game.number:02d}",
        "pgn": chesscom_pgn(game),
        "time_control": control,
        "end_time": game.ended,
        "rated": True,
        "time_class": "rapid" if game.speed == "classical" else game.speed,
        "rules": "chess",
        "eco": f"https://www.chess.com/openings/{_slug(game.opening)}",
        "uuid": f"00000000-0000-0000-0000-{game.number:012d}",
        "white": {"username": game.white, "rating": game.white_rating, "result": results[0]},
        "black": {"username": game.black, "rating": game.black_rating, "result": results[1]},
    }


def chesscom_pgn(game: StubGame) -> str:
    """A game as chess.com has it."""
    winner = game.white if game.result == "1-0" else game.black
    how = {"mate": "by checkmate", "resign": "by resignation", "outoftime": "on time"}
    ending = f"{winner} won {how.get(game.end)}" if game.result != "1/2-1/2" else "Game drawn by agreement"
    control = str(game.base) if not game.increment else f"{game.base}+{game.increment}"
    return _pgn(
        {
            "Event": "Live Chess",
            "Site": "Chess.com",
            "Date": _day(game.begun),
            "Round": "-",
            "White": game.white,
            "Black": game.black,
            "Result": game.result,
            "CurrentPosition": _last_position(game),
            "Timezone": "UTC",
            "ECO": game.eco,
            "ECOUrl": f"https://www.chess.com/openings/{_slug(game.opening)}",
            "UTCDate": _day(game.begun),
            "UTCTime": _time(game.begun),
            "WhiteElo": str(game.white_rating),
            "BlackElo": str(game.black_rating),
            "TimeControl": control,
            "Termination": ending,
            "StartTime": _time(game.begun),
            "EndDate": _day(game.ended),
            "EndTime": _time(game.ended),
            "Link": f"{_CHESSCOM_GAME}{game.number:02d}",
        },
        game,
        tenths=True,
    )


def _chapter(id: str, name: str) -> str:
    return (
        f'[Event "Club evenings: {name}"]\n[Site "https://lichess.org/study/study123/{id}"]\n[Result "*"]\n'
        f'[UTCDate "2026.10.02"]\n[Variant "Standard"]\n[StudyName "Club evenings"]\n'
        f'[ChapterName "{name}"]\n\n'
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 { The knights meet. } (3... Bc5 4. c3) 4. Ng5 *\n\n\n"
    )


def _pgn(headers: Headers, game: StubGame, *, tenths: bool) -> str:
    head = "".join(f'[{name} "{value}"]\n' for name, value in headers.items())
    moves = []
    for index, (san, clock) in enumerate(zip(game.sans, game.clocks, strict=True)):
        number = f"{index // 2 + 1}{'...' if index % 2 else '.'}"
        told = f"[%clk {_clock(clock, tenths=tenths)}]"
        moves.append(f"{number} {san} {{{told}}}" if tenths else f"{number} {san} {{ {told} }}")
    return f"{head}\n{' '.join(moves)} {game.result}\n\n\n"


def _clock(centiseconds: int, *, tenths: bool) -> str:
    seconds, rest = divmod(centiseconds, 100)
    told = f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
    return f"{told}.{rest // 10}" if tenths and rest // 10 else told


def _last_position(game: StubGame) -> str:
    board = chess.Board()
    for san in game.sans:
        board.push_san(san)
    return board.fen()


def _month(game: StubGame) -> str:
    return datetime.fromtimestamp(game.ended, UTC).strftime("%Y/%m")


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y.%m.%d")


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%H:%M:%S")


def _slug(name: str) -> str:
    return name.replace(":", "").replace("'", "").replace(" ", "-")


if __name__ == "__main__":
    with stub_sites(int(sys.argv[1])) as running:
        environment = tuned(**running.addresses)
        print(" ".join(f"{name}={quote(value)}" for name, value in environment.items()))  # noqa: T201
        while True:
            time.sleep(3600)
