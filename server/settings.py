"""The settings that an operator may choose: declared here, read once from the environment, frozen.

A field of `Settings` or `Quotas` declares a variable: its kind of value, its default and its meaning.
`python -m scripts.settings` makes docs/settings.md of them. Nothing else in the program reads a KIBITZ_
variable. A value that cannot be used stops the start with a sentence that names the variable.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from server import setting_kinds as kinds
from server.analysis.errors import KibitzError
from server.analysis.game.game import GameLimits
from server.setting_kinds import ON_OFF, Link, SettingKind, most_open_files, one_of, whole
from server.system.logs import FORMATS as LOG_FORMATS
from server.system.paths import DATA

_Value = TypeVar("_Value")
_Made = TypeVar("_Made", "Settings", "Quotas")
_Values = Mapping[str, object]
_KIBITZ = "KIBITZ_"
_FILE = "_FILE"
_DECLARED = "declared"
_MANY = whole(1, 1_000_000)
_MOST_CONNECTIONS = 10_000
"""Unless the setting says more: an open socket takes some 40 KB."""
_THREADS = 64
"""Connections of a web process that has a thread for each."""
_OWN_FILES = 128
"""Of the files that may be open, what databases, children and answers need besides connections."""
_log = logging.getLogger(__name__)


class SettingsError(KibitzError):
    """A setting is wrong; `place` is the variable's name."""

    code = "bad_settings"


class Gone(NamedTuple):
    """A setting that there was. `since`: the first version without it; `instead`: what holds now; `stops`:
    whether the start ends if it is set, as otherwise it is told and ignored."""

    since: str
    instead: str
    stops: bool = False


FIXED = {
    "TICK": "0.05",
    "STALE_AFTER": "30",
    "RESTART_DELAY": "30",
    "MAX_ATTEMPTS": "3",
    "WATCHED": "8",
    "SOCKET_MESSAGES": "60",
    "SOCKET_BYTES": "4194304",
    "ADDRESS_MESSAGES": "1200",
    "ADDRESS_SOCKETS": "500",
    "ADDRESS_CONNECTIONS": "128",
    "KEPT_BYTES": "33554432",
    "FOLLOW_PAUSE": "10",
    "LICHESS": "https://lichess.org",
    "CHESSCOM": "https://api.chess.com/pub",
    "PGN_BYTES": "1048576",
    "PGN_GAMES": "200",
    "PGN_PLIES": "600",
    "PGN_VARIATION_DEPTH": "20",
    "PGN_VARIATION_NODES": "5000",
    "PGN_HEADER_CHARS": "1000",
    "PGN_COMMENT_CHARS": "10000",
}
"""What was set once and is fixed now: the value, by name, without KIBITZ_."""
GONE = {
    "QUEUE_URL": Gone("0.14", "reviews wait in KIBITZ_DATABASE_URL", stops=True),
    "LIMITS_URL": Gone("0.14", "requests are counted in KIBITZ_DATABASE_URL", stops=True),
    "NODE_MODULES": Gone("0.15", "the libraries are those that are installed with Kibitz"),
    **{name: Gone("0.15", f"it is fixed at {value}") for name, value in FIXED.items()},
}
"""By name, without KIBITZ_."""


@dataclass(frozen=True, slots=True)
class Declared(Generic[_Value]):
    """A setting as it is declared."""

    kind: SettingKind[_Value]
    meaning: str
    """For docs/settings.md."""
    default: Callable[[_Values], str]
    """The text that holds if none is given; it may depend on the settings above it."""
    usual: str
    """The default for docs/settings.md."""
    name: str
    """Of the variable, without KIBITZ_; empty: the field's name."""
    secret: bool
    """Whether it may hold a password. A variable with _FILE at its end may then name a file with it."""


def declared(
    kind: SettingKind[_Value],
    meaning: str,
    default: str | Callable[[_Values], str] = "",
    usual: str = "",
    *,
    name: str = "",
    secret: bool = False,
) -> _Value:
    """A field of settings."""
    text = default if callable(default) else lambda above: default
    made = Declared(kind, meaning, text, usual or ("" if callable(default) else default), name, secret)
    found: _Value = field(
        default_factory=lambda: kind.read(text({})), metadata={_DECLARED: made}, repr=not secret
    )
    return found


def available_cores() -> int:
    """Cores that this process may use: a container's share where the system tells it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _usual_connections(above: _Values) -> str:
    files = most_open_files()
    own = min(_OWN_FILES, files // 2)
    eventlet = above.get("async_mode", "eventlet") == "eventlet"
    return str(min(files - own, _MOST_CONNECTIONS if eventlet else _THREADS))


@dataclass(frozen=True, slots=True)
class Quotas:
    """What one address may ask for."""

    reviews_per_minute: int = declared(_MANY, "new reviews of one address", "10")
    reviews_per_day: int = declared(
        _MANY, "the same; so many new games of a followed player come in a day", "100"
    )
    reviews_running: int = declared(_MANY, "reviews of one address that are worked on at once", "1")
    reviews_waiting: int = declared(whole(0, 1_000_000), "reviews of one address that wait", "5")
    collections_per_day: int = declared(
        _MANY,
        "new collections (files of many games) of one address. Each counts as one review in the numbers "
        "above, because its games take turns with everybody else's",
        "5",
    )
    attempts_per_minute: int = declared(
        _MANY,
        "requests of one address for a review, refused ones too; the same number each of PGNs and files of "
        "a whole collection, and of seasons that have to be made",
        "60",
    )
    images_per_minute: int = declared(
        _MANY, "images drawn for one address; an animation counts for ten", "60"
    )
    imports_per_minute: int = declared(_MANY, "questions of one address to other sites", "10")


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, checked. Times are seconds."""

    host: str = declared(kinds.TEXT, "where the web process listens", "127.0.0.1")
    port: int = declared(whole(1, 65535), "where the web process listens", "8000")
    data_dir: Path = declared(
        kinds.PATH,
        "where the default database lies",
        str(DATA),
        "`var/` in the project; installed from a wheel: the user's data folder (`~/.local/share/kibitz`)",
    )
    database_url: str = declared(
        kinds.DATABASE,
        "SQLAlchemy's address; PostgreSQL needs the extra `kibitz[postgresql]`",
        lambda above: f"sqlite:///{above.get('data_dir', DATA)}/kibitz.db",
        "SQLite in the data folder",
        secret=True,
    )
    engine: str | None = declared(
        kinds.PROGRAM, "a UCI engine", "", "the first Stockfish that is found, else Kibitz's own engine"
    )
    cores: int = declared(
        whole(1, 1024),
        "single-threaded engines that search at once",
        lambda above: str(available_cores()),
        "all that may be used",
    )
    syzygy: tuple[Path, ...] = declared(
        kinds.FOLDERS,
        "folders with Syzygy tables of up to seven men (`/srv/syzygy5:/srv/syzygy6`), asked if Kibitz has no "
        "table of its own ([tables.md](tables.md))",
    )
    five_men: int = declared(
        kinds.GIGABYTES,
        "disk for tables of five men, which workers build in idle time when somebody meets such a position; "
        "0: none ([tables.md](tables.md))",
        "0",
    )
    people: bool = declared(
        ON_OFF, "`off`: reviews do not say what people play ([people.md](people.md))", "on"
    )
    async_mode: str = declared(
        one_of("eventlet", "threading"),
        "`threading`: the web runs under gunicorn's gthread worker",
        "eventlet",
    )
    connections: int = declared(
        kinds.CONNECTIONS,
        "connections that a web process has open at once. A tenth of them (at least 16) is kept for pages "
        "and `/healthz`; the others may be sockets",
        _usual_connections,
        "the files that a process may open, less 128, at most 10,000; 64 under `threading`",
    )
    proxies: int = declared(whole(0, 10), "reverse proxies in front whose `X-Forwarded-*` is believed", "0")
    origins: tuple[str, ...] = declared(
        kinds.ORIGINS,
        "further origins that may open a socket (`https://club.example`), separated by commas or spaces",
    )
    hosts: tuple[str, ...] = declared(
        kinds.HOSTS,
        "the names that Kibitz answers to (header `Host`), separated by commas or spaces: `club.example` at "
        "every port, `club.example:8000` at one, `*.club.example`, `[2001:db8::1]`. Any other is a 421, in "
        "HTTP and for sockets. Unset: if `KIBITZ_HOST` is a loopback address and `KIBITZ_PROXIES` is 0, "
        "Kibitz answers to `localhost`, `127.0.0.1`, `[::1]` and that address alone; otherwise it answers to "
        "every name, makes links of it, and warns of this at the start. `/healthz` and `/metrics` answer to "
        "all",
    )
    prefix: str = declared(
        kinds.PREFIX, "the path below which Kibitz is found, if it is not the root of its host"
    )
    metrics: str = declared(
        kinds.METRICS,
        "who may read `/metrics`: nobody, this machine (not by a proxy), or who sends this token of at least "
        "16 characters as `Authorization: Bearer`",
        kinds.METRICS_LOOPBACK,
        secret=True,
    )
    links: tuple[Link, ...] = declared(
        kinds.LINKS,
        "links at the foot of the page and on `/about`: `Imprint=https://club.example/imprint "
        "Privacy=/privacy`. An address begins with `https://`, `http://`, `mailto:` or `/`; names may have "
        "blanks; `Imprint`, `Privacy` and `Source` are said in the reader's language",
    )
    log_format: str = declared(one_of(*LOG_FORMATS), "`json`: an object a line", "text")
    log_level: str = declared(
        one_of("DEBUG", "INFO", "WARNING", "ERROR"), "the least level that is logged", "INFO"
    )
    imports: bool = declared(
        ON_OFF, "`off`: no games are fetched from other sites ([imports.md](imports.md))", "on", name="IMPORT"
    )
    contact: str = declared(
        kinds.CONTACT,
        "how these sites reach you, which they ask for: `https://club.example` or `mail@club.example`. It "
        "goes into the `User-Agent`",
    )
    follow: tuple[str, ...] = declared(
        kinds.FOLLOWED_HOSTS,
        "hosts whose rounds may be followed while they are played, as they stand in an address: "
        "`lichess.org,view.livechesscloud.com,live.club.example:8080`; with `lichess.org` and `chess.com` "
        "also players of these sites, whose new games come in by themselves; empty: none "
        "([rounds.md](rounds.md)). The worker asks them and follows no redirect: name none that shows this "
        "machine what others must not see",
    )
    quotas: Quotas = field(default_factory=Quotas)
    limits: GameLimits = field(default_factory=GameLimits)
    """How large a text may be. Not read from the environment: an argument for tests."""

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
            "KIBITZ_SYZYGY": os.pathsep.join(map(str, self.syzygy)),
        }

    @staticmethod
    def from_environ(environ: Mapping[str, str] | None = None) -> Settings:
        """The settings of this process. Raises SettingsError."""
        read = _SettingsReader(os.environ if environ is None else environ)
        settings = read.all_of(Settings, quotas=read.all_of(Quotas))
        read.tell_of_gone()
        read.warn_of_unknown()
        return settings


def all_declared() -> Iterator[tuple[str, Declared[object]]]:
    """The variables in the order of docs/settings.md, each with its declaration."""
    for cls in (Settings, Quotas):
        for each, setting in _declared_in(cls):
            yield _variable(each, setting), setting


def log_format(environ: Mapping[str, str] | None = None) -> str:
    """How the log is written, where nothing else can be said of the settings: "text" or "json"."""
    read = _SettingsReader(os.environ if environ is None else environ)
    (found,) = (each for each in _declared_in(Settings) if each[0].name == "log_format")
    try:
        return str(read(*found, {}))
    except SettingsError:
        return "text"


def _declared_in(cls: type[Settings | Quotas]) -> Iterator[tuple[Field[object], Declared[object]]]:
    for each in fields(cls):
        if _DECLARED in each.metadata:
            yield each, each.metadata[_DECLARED]


def _variable(each: Field[object], setting: Declared[_Value]) -> str:
    return _KIBITZ + (setting.name or each.name.upper())


class _SettingsReader:
    """Reads KIBITZ_ variables and remembers which ones it knows."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._known: set[str] = set()

    def all_of(self, cls: type[_Made], **more: object) -> _Made:
        """A `cls` with its declared fields, and `more`. Raises SettingsError."""
        values: dict[str, object] = {}
        for each, setting in _declared_in(cls):
            values[each.name] = self(each, setting, values)
        return cls(**values, **more)  # type: ignore[arg-type]  # as their kinds read them

    def __call__(self, each: Field[object], setting: Declared[_Value], above: _Values) -> _Value:
        variable = _variable(each, setting)
        self._known.add(variable)
        text = self._environ.get(variable, "").strip()
        if setting.secret:
            text = text or self._of_file(f"{variable}{_FILE}")
        text = text or setting.default(above)
        try:
            return setting.kind.read(text)
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

    def tell_of_gone(self) -> None:
        """Tell of settings that no longer exist, which would be silently ignored. Raises SettingsError if one
        of them stops the start."""
        for name, gone in GONE.items():
            for variable in (f"{_KIBITZ}{name}", f"{_KIBITZ}{name}{_FILE}"):
                self._known.add(variable)
                if self._environ.get(variable, "").strip():
                    message = f"{variable} is gone since {gone.since}: {gone.instead}. Remove it."
                    if gone.stops:
                        raise SettingsError(message, place=variable)
                    _log.warning("%s", message)

    def warn_of_unknown(self) -> None:
        """Tell of misspelt variables. They are no fault: Kubernetes sets some of its own."""
        for name in sorted(self._environ.keys() - self._known):
            if name.startswith(_KIBITZ):
                _log.warning("there is no setting %s", name)


def _without_password(address: str) -> str:
    scheme, slashes, rest = address.partition("://")
    user, at, host = rest.rpartition("@")
    name, colon, _ = user.partition(":")
    return f"{scheme}{slashes}{name}:***{at}{host}" if colon else address
