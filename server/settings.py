"""The environment -> frozen `Settings`, read once and loudly. Nothing else in the program reads a KIBITZ_
variable.

A value that makes no sense stops the start with a sentence that names the variable.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import re
import resource
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from server.analysis.errors import KibitzError
from server.analysis.game.game import GameLimits
from server.system.logs import FORMATS as LOG_FORMATS
from server.system.paths import DATA, NODE_MODULES

ASYNC_MODES = ("eventlet", "threading")
METRICS_OFF = "off"
METRICS_LOOPBACK = "loopback"
_TOKEN_CHARS = 16
"""The least length of a token, so that nobody guesses it and no misspelt word becomes one."""
_KIBITZ = "KIBITZ_"
_FILE = "_FILE"
_IN_FILES = ("DATABASE_URL", "METRICS")
"""What may hold a password: `KIBITZ_METRICS_FILE` names a file with it, which is read where the variable
itself is not set."""
GONE = {
    "QUEUE_URL": "reviews wait in KIBITZ_DATABASE_URL",
    "LIMITS_URL": "requests are counted in KIBITZ_DATABASE_URL",
}
"""Settings that 0.13 no longer has, and what holds instead."""
_PORTS = {"http": 80, "https": 443}
"""The ports that a browser does not name."""
_UNBOUNDED_FILES = 65_536
"""Where the system names no limit; it has one."""
_MOST_CONNECTIONS = 10_000
"""Unless the setting says more: an open socket takes some 40 KB."""
_THREADS = 64
"""Connections of a web process that has a thread for each."""
_OWN_FILES = 128
"""Of the files that may be open, what databases, children and answers need besides connections."""
_MOST_LINKS = 8
_NAME_CHARS = 40
_ADDRESS = re.compile(r"""(?:https?://[^\s/\\"'<>]|mailto:[^\s/\\"'<>]|/(?![/\\]))[^\s\\"'<>]*""")
_HOST = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
_OWN_HOST = re.compile(
    r"((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f]*:[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?"
)
_PREFIX = re.compile(r"(?:/[A-Za-z0-9_-][A-Za-z0-9._~-]*)+")
_SQLITE_FILE = re.compile(r"^sqlite:///((?!:|file:)[^?]+)")
_log = logging.getLogger(__name__)
_Value = TypeVar("_Value")


class Link(NamedTuple):
    """What the foot of the page leads to: its name as the setting has it, its address."""

    name: str
    address: str


class SettingsError(KibitzError):
    """A setting is wrong; `place` is the variable's name."""

    code = "bad_settings"


@dataclass(frozen=True, slots=True)
class Quotas:
    """What one address may ask for. `per_minute`, `per_day`: new reviews. `attempts_per_minute`: requests
    for one, refused ones too, and PGNs of a whole collection. `running`, `waiting`: unfinished reviews at
    once. `images_per_minute`: images that have to be drawn, an animation counts for ten.
    `collections_per_day`: files of many games; each counts as one review in the other numbers.
    `imports_per_minute`: games asked of other sites."""

    per_minute: int = 10
    per_day: int = 100
    attempts_per_minute: int = 60
    images_per_minute: int = 60
    collections_per_day: int = 5
    running: int = 1
    waiting: int = 5
    imports_per_minute: int = 10


@dataclass(frozen=True, slots=True)
class ImportSettings:
    """Games from other sites. `on`: whether they are fetched at all; `lichess`, `chesscom`: the addresses of
    both interfaces; `contact`: how these sites reach who runs this Kibitz, as it is told them."""

    on: bool = True
    lichess: str = "https://lichess.org"
    chesscom: str = "https://api.chess.com/pub"
    contact: str = ""


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """What sockets may cost a web process. `messages_per_minute`: of one connection, about what it watches;
    `address_messages_per_minute`, `connections`: of one address; `waiting_bytes`: for a connection that does
    not read."""

    messages_per_minute: int = 60
    address_messages_per_minute: int = 1200
    connections: int = 500
    waiting_bytes: int = 4 << 20


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, checked. Times are seconds.

    `data_dir`: where the default database lies. `database_url`: SQLAlchemy's. `engine`: path
    of a UCI engine, or None. `cores`: engines that search at once. `tick`: pause between two looks at the
    log. `stale_after`: silence after which a worker counts as dead.
    `connections`: those that a web process has open at once, `most_sockets` of which may be sockets.
    `address_connections`: those of one address that are no sockets.
    `restart_delay`: the longest pause before a process that died is started again. `proxies`: trusted
    reverse proxies in front. `origins`: further origins that may open a socket. `hosts`: what Kibitz is
    called, as `server.web.http.hosts` reads it; empty: whatever it is asked as. `prefix`: the path of a
    site that Kibitz has, without a slash at its end; "": all of it. `kept_bytes`: memory of a web
    process for finished reviews as they are sent. `metrics`: who may read /metrics: nobody (`off`), this
    machine (`loopback`), or whoever has the token that stands here. `log_format`: one of
    `server.system.logs.FORMATS`. `links`: what the foot of the page leads to. `syzygy`: folders
    with Syzygy tables. `five_men`: bytes of disk that tables of five men may take which workers build in
    spare time; 0: they build none. `follow`: hosts whose rounds and players may be followed; empty: none.
    `follow_pause`: between two looks at a round in which something changes. `people`: whether reviews say
    what people play.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path = DATA
    database_url: str = ""
    engine: str | None = None
    cores: int = 1
    async_mode: str = "eventlet"
    connections: int = 1000
    address_connections: int = 128
    tick: float = 0.05
    stale_after: float = 30.0
    restart_delay: float = 30.0
    max_attempts: int = 3
    proxies: int = 0
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    prefix: str = ""
    node_modules: Path = NODE_MODULES
    limits: GameLimits = field(default_factory=GameLimits)
    quotas: Quotas = field(default_factory=Quotas)
    sockets: SocketLimits = field(default_factory=SocketLimits)
    watched: int = 8
    kept_bytes: int = 32 * 1024 * 1024
    log_level: str = "INFO"
    log_format: str = "text"
    links: tuple[Link, ...] = ()
    syzygy: tuple[Path, ...] = ()
    five_men: int = 0
    imports: ImportSettings = field(default_factory=ImportSettings)
    follow: tuple[str, ...] = ()
    follow_pause: float = 10.0
    people: bool = True
    metrics: str = field(default=METRICS_LOOPBACK, repr=False)

    @property
    def most_sockets(self) -> int:
        """The connections that may stay: the others are for pages."""
        return self.connections - max(self.connections // 10, min(16, self.connections // 2))

    @property
    def places(self) -> dict[str, str]:
        """The variables that name places, for processes of our own: they run in another folder, and a
        relative place is meant from where the caller stood."""
        return {
            "KIBITZ_DATA_DIR": str(self.data_dir),
            "KIBITZ_DATABASE_URL": self.database_url,
            "KIBITZ_ENGINE": self.engine or "",
            "KIBITZ_NODE_MODULES": str(self.node_modules),
            "KIBITZ_SYZYGY": os.pathsep.join(map(str, self.syzygy)),
        }

    @staticmethod
    def from_environ(environ: Mapping[str, str] | None = None) -> Settings:
        """The settings of this process. Raises SettingsError."""
        read = _Reader(os.environ if environ is None else environ)
        read.refuse_gone()
        data_dir = read("DATA_DIR", str(DATA), _path)
        async_mode = read("ASYNC_MODE", "eventlet", _one_of(*ASYNC_MODES))
        database_url = read("DATABASE_URL", f"sqlite:///{data_dir / 'kibitz.db'}", _database_url)
        settings = Settings(
            host=read("HOST", "127.0.0.1", str),
            port=read("PORT", "8000", _whole(1, 65535)),
            data_dir=data_dir,
            database_url=database_url,
            engine=read("ENGINE", "", _program) or None,
            cores=read("CORES", str(available_cores()), _whole(1, 1024)),
            async_mode=async_mode,
            connections=read(
                "CONNECTIONS", str(_usual_connections(async_mode)), _whole(2, most_open_files())
            ),
            address_connections=read("ADDRESS_CONNECTIONS", "128", _whole(8, 1_000_000)),
            tick=read("TICK", "0.05", _seconds(0.01, 10)),
            stale_after=read("STALE_AFTER", "30", _seconds(6, 3600)),
            restart_delay=read("RESTART_DELAY", "30", _seconds(0.1, 3600)),
            max_attempts=read("MAX_ATTEMPTS", "3", _whole(1, 100)),
            proxies=read("PROXIES", "0", _whole(0, 10)),
            origins=read("ORIGINS", "", _origins),
            hosts=read("HOSTS", "", _hosts),
            prefix=read("PREFIX", "", _prefix),
            node_modules=read("NODE_MODULES", str(NODE_MODULES), _path),
            limits=_game_limits(read),
            quotas=_quotas(read),
            sockets=_socket_limits(read),
            watched=read("WATCHED", "8", _whole(1, 1000)),
            kept_bytes=read("KEPT_BYTES", str(32 << 20), _whole(0, 1 << 40)),
            log_level=read("LOG_LEVEL", "INFO", _one_of("DEBUG", "INFO", "WARNING", "ERROR")),
            log_format=read("LOG_FORMAT", "text", _one_of(*LOG_FORMATS)),
            links=read("LINKS", "", _links),
            syzygy=read("SYZYGY", "", _folders),
            five_men=read("FIVE_MEN", "0", _whole(0, 1000)) << 30,
            imports=_import_settings(read),
            people=read("PEOPLE", "on", _one_of("on", "off")) == "on",
            follow=read("FOLLOW", "", _followed_hosts),
            follow_pause=read("FOLLOW_PAUSE", "10", _seconds(1, 60)),
            metrics=read("METRICS", METRICS_LOOPBACK, _metrics),
        )
        read.warn_of_unknown()
        return settings


def log_format(environ: Mapping[str, str] | None = None) -> str:
    """How the log is written, where nothing else can be said of the settings: "text" or "json"."""
    read = _Reader(os.environ if environ is None else environ)
    try:
        return read("LOG_FORMAT", "text", _one_of(*LOG_FORMATS))
    except SettingsError:
        return "text"


def available_cores() -> int:
    """Cores that this process may use: a container's share where the system tells it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def most_open_files() -> int:
    """Files, connections among them, that a process may have open once it asks for the most."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return _UNBOUNDED_FILES if hard == resource.RLIM_INFINITY else hard


def _usual_connections(async_mode: str) -> int:
    files = most_open_files()
    own = min(_OWN_FILES, files // 2)
    return min(files - own, _MOST_CONNECTIONS if async_mode == "eventlet" else _THREADS)


class _Reader:
    """Reads KIBITZ_ variables and remembers which ones it knows."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._known: set[str] = set()

    def __call__(self, name: str, default: str, parse: Callable[[str], _Value]) -> _Value:
        variable = _KIBITZ + name
        self._known.add(variable)
        text = self._environ.get(variable, "").strip()
        if name in _IN_FILES:
            text = text or self._of_file(f"{variable}{_FILE}")
        text = text or default
        try:
            return parse(text)
        except ValueError as error:
            safe = _without_password(text)
            raise SettingsError(f"{variable}={safe!r}: {error}.", place=variable) from None

    def _of_file(self, variable: str) -> str:
        """The text of the file that `variable` names, as secrets come into containers; "" if it names
        none."""
        self._known.add(variable)
        name = self._environ.get(variable, "").strip()
        try:
            return Path(name).read_text("utf-8").strip() if name else ""
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is no text"
            raise SettingsError(f"{variable}={name!r} cannot be read: {why}.", place=variable) from None

    def refuse_gone(self) -> None:
        """Raises SettingsError for a setting that no longer exists: it would be silently ignored."""
        for name, instead in GONE.items():
            for variable in (f"{_KIBITZ}{name}", f"{_KIBITZ}{name}{_FILE}"):
                if variable in self._environ and self._environ[variable].strip():
                    message = f"{variable} is gone since 0.14: {instead}. Remove it."
                    raise SettingsError(message, place=variable)

    def warn_of_unknown(self) -> None:
        """Tell of misspelt variables. They are no fault: Kubernetes sets some of its own."""
        for name in sorted(self._environ.keys() - self._known):
            if name.startswith(_KIBITZ):
                _log.warning("there is no setting %s", name)


def _game_limits(read: _Reader) -> GameLimits:
    default = GameLimits()
    return GameLimits(
        bytes=read("PGN_BYTES", str(default.bytes), _whole(1, 1 << 30)),
        games=read("PGN_GAMES", str(default.games), _whole(1, 100_000)),
        plies=read("PGN_PLIES", str(default.plies), _whole(1, 10_000)),
        variation_depth=read("PGN_VARIATION_DEPTH", str(default.variation_depth), _whole(0, 100)),
        variation_nodes=read("PGN_VARIATION_NODES", str(default.variation_nodes), _whole(0, 100_000)),
        header_chars=read("PGN_HEADER_CHARS", str(default.header_chars), _whole(1, 100_000)),
        comment_chars=read("PGN_COMMENT_CHARS", str(default.comment_chars), _whole(0, 1_000_000)),
    )


def _quotas(read: _Reader) -> Quotas:
    default = Quotas()
    return Quotas(
        per_minute=read("REVIEWS_PER_MINUTE", str(default.per_minute), _whole(1, 1_000_000)),
        per_day=read("REVIEWS_PER_DAY", str(default.per_day), _whole(1, 1_000_000)),
        attempts_per_minute=read(
            "ATTEMPTS_PER_MINUTE", str(default.attempts_per_minute), _whole(1, 1_000_000)
        ),
        images_per_minute=read("IMAGES_PER_MINUTE", str(default.images_per_minute), _whole(1, 1_000_000)),
        collections_per_day=read(
            "COLLECTIONS_PER_DAY", str(default.collections_per_day), _whole(1, 1_000_000)
        ),
        running=read("REVIEWS_RUNNING", str(default.running), _whole(1, 1_000_000)),
        waiting=read("REVIEWS_WAITING", str(default.waiting), _whole(0, 1_000_000)),
        imports_per_minute=read("IMPORTS_PER_MINUTE", str(default.imports_per_minute), _whole(1, 1_000_000)),
    )


def _import_settings(read: _Reader) -> ImportSettings:
    default = ImportSettings()
    return ImportSettings(
        on=read("IMPORT", "on", _one_of("on", "off")) == "on",
        lichess=read("LICHESS", default.lichess, _site),
        chesscom=read("CHESSCOM", default.chesscom, _site),
        contact=read("CONTACT", "", _contact),
    )


def _socket_limits(read: _Reader) -> SocketLimits:
    default = SocketLimits()
    many = _whole(1, 1_000_000)
    return SocketLimits(
        messages_per_minute=read("SOCKET_MESSAGES", str(default.messages_per_minute), many),
        address_messages_per_minute=read("ADDRESS_MESSAGES", str(default.address_messages_per_minute), many),
        connections=read("ADDRESS_SOCKETS", str(default.connections), many),
        waiting_bytes=read("SOCKET_BYTES", str(default.waiting_bytes), _whole(64 * 1024, 1 << 30)),
    )


def _whole(low: int, high: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise ValueError("this is no whole number") from None
        if not low <= value <= high:
            raise ValueError(f"it must lie between {low:,} and {high:,}")
        return value

    return parse


def _seconds(low: float, high: float) -> Callable[[str], float]:
    def parse(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise ValueError("this is no number of seconds") from None
        if not low <= value <= high:
            raise ValueError(f"it must lie between {low} and {high} seconds")
        return value

    return parse


def _one_of(*choices: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in choices:
            raise ValueError(f"it must be one of {', '.join(choices)}")
        return text

    return parse


def _path(text: str) -> Path:
    return Path(text).expanduser().resolve()


def _program(text: str) -> str:
    """A path, or the name of a program that is looked for where the system looks. A link stays one: what it
    leads to may be a program of many names."""
    return str(Path(text).expanduser().absolute()) if os.sep in text else text


def _folders(text: str) -> tuple[Path, ...]:
    """Folders as the system writes a list of them: /a:/b."""
    folders = tuple(_path(part) for part in text.split(os.pathsep) if part.strip())
    for folder in folders:
        if not folder.is_dir():
            raise ValueError(f"{folder} is no folder")
    return folders


def _metrics(text: str) -> str:
    if text not in (METRICS_OFF, METRICS_LOOPBACK) and not re.fullmatch(rf"[!-~]{{{_TOKEN_CHARS},}}", text):
        raise ValueError(
            f"it must be {METRICS_OFF}, {METRICS_LOOPBACK} or a token of at least {_TOKEN_CHARS} characters"
        )
    return text


def _links(text: str) -> tuple[Link, ...]:
    """ "Imprint=https://club.example/imprint Data protection=/privacy": an address ends at a blank, a comma
    or semicolon at its end is none of it; what stands before the next "=" is the next name."""
    links, rest = [], text.strip()
    while rest:
        name, equals, behind = rest.partition("=")
        address, rest = _first_word(behind)
        links.append(_link(" ".join(name.split()), address.rstrip(",;"), complete=bool(equals)))
    if len(links) > _MOST_LINKS:
        raise ValueError(f"there is room for {_MOST_LINKS} links")
    return tuple(links)


def _first_word(text: str) -> tuple[str, str]:
    """The first word, and what stands behind it."""
    word, rest = [*text.split(maxsplit=1), "", ""][:2]
    return word, rest


def _link(name: str, address: str, *, complete: bool) -> Link:
    if not complete or not 0 < len(name) <= _NAME_CHARS:
        raise ValueError("links are written like Imprint=https://club.example/imprint, one after the other")
    if not _ADDRESS.fullmatch(address):
        raise ValueError(
            f"{name} leads to {address!r}: an address begins with https://, http://, mailto: or a single /"
        )
    return Link(name, address)


def _url(text: str, schemes: tuple[str, ...]) -> str:
    if not text.startswith(tuple(f"{scheme}://" for scheme in schemes)):
        raise ValueError(f"it must begin with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    return text


def _database_url(text: str) -> str:
    """Its driver must be installed before anything starts. A file of SQLite is named from the root."""
    _url(text, ("sqlite", "postgresql", "postgresql+psycopg"))
    if text.startswith("postgresql") and importlib.util.find_spec("psycopg") is None:
        raise ValueError("its driver psycopg is not installed: pip install 'kibitz[postgresql]'")
    return _SQLITE_FILE.sub(lambda found: f"sqlite:///{_path(found[1])}", text)


def _site(text: str) -> str:
    """The address of another site's interface, without a slash at its end."""
    parts = urlsplit(_url(text, tuple(_PORTS)))
    plain = text.isascii() and not re.search(r"[\s\\]", text)
    if not plain or not parts.hostname or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError("it must be like https://lichess.org")
    parts.port  # noqa: B018  (raises ValueError)
    return text.rstrip("/")


def _contact(text: str) -> str:
    """An address or a name: it goes into a header."""
    if not re.fullmatch(r"[!-~]{0,200}", text) or re.search(r"[()\\]", text):
        raise ValueError("it must be an address like https://club.example or mail@club.example")
    return text


def _origins(text: str) -> tuple[str, ...]:
    return tuple(_origin(part) for part in text.replace(",", " ").split())


def _origin(text: str) -> str:
    """As a browser sends it in `Origin`: small letters, no path, no port that goes without saying."""
    parts = urlsplit(_url(text.lower(), tuple(_PORTS)))
    name, port = parts.hostname or "", parts.port  # raises ValueError
    more = parts.path.rstrip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if more or not _HOST.fullmatch(name):
        raise ValueError(f"{text} is no origin: it must be like https://club.example")
    host = f"[{name}]" if ":" in name else name
    named = "" if port in (None, _PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{host}{named}"


def _hosts(text: str) -> tuple[str, ...]:
    return tuple(_host(part) for part in text.replace(",", " ").split())


def _host(text: str) -> str:
    """As a browser sends it in `Host`: small letters, other scripts in ASCII (IDNA)."""
    name = text if text.isascii() else text.encode("idna").decode("ascii")  # raises ValueError
    found = _OWN_HOST.fullmatch(name.lower())
    if not found or int(found[2] or 1) > 65535:
        raise ValueError(
            f"{text} is no host: it must be like club.example, club.example:8000 or *.club.example"
        )
    return found[0]


def _prefix(text: str) -> str:
    """A path without a slash at its end; the root is none."""
    path = text.rstrip("/")
    if path and not _PREFIX.fullmatch(path):
        raise ValueError("it must be a path like /kibitz")
    return path


def _followed_hosts(text: str) -> tuple[str, ...]:
    """Hosts as they stand in an address, with a port where that is named: no wildcard, no other script."""
    parts = [part.strip().lower() for part in text.split(",")] if text.strip() else []
    for part in parts:
        found = _OWN_HOST.fullmatch(part)
        if not found or part.startswith(("*", "[")) or int(found[2] or 1) > 65535:
            raise ValueError(
                f"{part or 'nothing'} is no host: they are written like lichess.org, live.club.example:8080"
            )
    return tuple(dict.fromkeys(parts))


def _without_password(address: str) -> str:
    scheme, slashes, rest = address.partition("://")
    user, at, host = rest.rpartition("@")
    name, colon, _ = user.partition(":")
    return f"{scheme}{slashes}{name}:***{at}{host}" if colon else address
