"""How settings are written in the environment: the kinds of values that `server.settings` has.

A kind's `read` raises ValueError with the second half of a sentence; its `words` say in docs/settings.md what
may be written.
"""

from __future__ import annotations

import importlib.util
import os
import re
import resource
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar
from urllib.parse import urlsplit

_Value = TypeVar("_Value")
METRICS_OFF = "off"
METRICS_LOOPBACK = "loopback"
_TOKEN_CHARS = 16
"""The least length of a token, so that nobody guesses it and no misspelt word becomes one."""
_PORTS = {"http": 80, "https": 443}
"""The ports that a browser does not name."""
_UNBOUNDED_FILES = 65_536
"""Open files of a process if the system names no limit; it has one."""
_MOST_LINKS = 8
_NAME_CHARS = 40
_ADDRESS = re.compile(r"""(?:https?://[^\s/\\"'<>]|mailto:[^\s/\\"'<>]|/(?![/\\]))[^\s\\"'<>]*""")
_HOST = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
_OWN_HOST = re.compile(
    r"((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f]*:[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?"
)
_PREFIX = re.compile(r"(?:/[A-Za-z0-9_-][A-Za-z0-9._~-]*)+")
_SQLITE_FILE = re.compile(r"^sqlite:///((?!:|file:)[^?]+)")


class Link(NamedTuple):
    """A link at the foot of the page: its name as the setting has it, its address."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class SettingKind(Generic[_Value]):
    """A kind of value."""

    words: str
    read: Callable[[str], _Value]


def whole(low: int, high: int) -> SettingKind[int]:
    """A whole number of this range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise ValueError("not a whole number") from None
        if not low <= value <= high:
            raise ValueError(f"it must lie between {low:,} and {high:,}")
        return value

    return SettingKind(f"{low:,} to {high:,}", read)


def one_of(*choices: str) -> SettingKind[str]:
    """One of these words."""

    def read(text: str) -> str:
        if text not in choices:
            raise ValueError(f"it must be one of {', '.join(choices)}")
        return text

    return SettingKind(", ".join(f"`{choice}`" for choice in choices), read)


def most_open_files() -> int:
    """Files, connections among them, that a process may have open once it asks for the most."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return _UNBOUNDED_FILES if hard == resource.RLIM_INFINITY else hard


def _path(text: str) -> Path:
    return Path(text).expanduser().resolve()


def _program(text: str) -> str | None:
    """A path, or the name of a program that is looked for where the system looks. A link stays one: what it
    leads to may be a program of many names."""
    return (str(Path(text).expanduser().absolute()) if os.sep in text else text) or None


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


ON_OFF = SettingKind(one_of("on", "off").words, lambda text: one_of("on", "off").read(text) == "on")
GIGABYTES = SettingKind("0 to 1,000 GB", lambda text: whole(0, 1000).read(text) << 30)
CONNECTIONS = SettingKind(
    "2 to the files that a process may open", lambda text: whole(2, most_open_files()).read(text)
)
TEXT = SettingKind("an address or a name", str)
PATH = SettingKind("a path", _path)
PROGRAM = SettingKind("a path or a program's name", _program)
FOLDERS = SettingKind("paths, written like `PATH`", _folders)
DATABASE = SettingKind("`sqlite:///` or `postgresql://`", _database_url)
METRICS = SettingKind(f"`{METRICS_OFF}`, `{METRICS_LOOPBACK}` or a token", _metrics)
LINKS = SettingKind("`Name=address`, one after the other", _links)
CONTACT = SettingKind("a web or mail address", _contact)
ORIGINS = SettingKind("origins", _origins)
HOSTS = SettingKind("names of hosts", _hosts)
PREFIX = SettingKind("a path like `/kibitz`", _prefix)
FOLLOWED_HOSTS = SettingKind("names of hosts, separated by commas", _followed_hosts)
