"""What a person pastes -> a Wish: links to lichess and chess.com, names with their site. Nothing is fetched.

Nobody's text becomes part of an address but ids and names of a known form.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

from server.i18n.texts import sentence
from server.imports.faults import WishError
from server.imports.wanted import Color, ImportRequest, Site, SourceKind

_MOST_CHARS = 500
_SHOWN_CHARS = 80
_HOSTS = {
    Site.LICHESS: re.compile(r"(?:(?:www|[a-z]{2})\.)?lichess\.org"),
    Site.CHESSCOM: re.compile(r"(?:www\.)?chess\.com"),
}
_ID = re.compile(r"[A-Za-z0-9]{8}")
_PLAYERS_ID = re.compile(r"[A-Za-z0-9]{12}")
"""A game as one of its players sees it: the first eight are the game's."""
_NUMBER = re.compile(r"[0-9]{1,20}")
_NAME = re.compile(r"[A-Za-z0-9_-]{2,40}")
_NO_GAMES = frozenset({"analysis", "practice", "streamer", "training", "insights", "timeline"})
"""Pages of lichess whose names look like a game's id."""
_COLORS: dict[str, Color] = {"white": "white", "black": "black"}
_SITE_NAMES = {
    "lichess": Site.LICHESS,
    "lichess.org": Site.LICHESS,
    "chess.com": Site.CHESSCOM,
    "chesscom": Site.CHESSCOM,
}
_BETWEEN = frozenset({"on", "auf", "@"})


def read_wish(text: str, user: str = "") -> ImportRequest:
    """What `text` means: a link, "@name lichess", or a link to a game on chess.com with a player's name
    behind it (which may stand in `user` too). Raises WishError, which says what was not understood."""
    words = text.split()
    if not words or len(text) > _MOST_CHARS:
        raise _not_understood(text)
    if "/" in words[0]:
        return _of_link(words, user)
    return _of_name(text, words)


def wish_for_user(site: Site, name: str) -> ImportRequest:
    """The games of a user. Raises WishError for a text that cannot be a user's name."""
    return ImportRequest(site, SourceKind.USER, user=check_name(name))


def check_name(name: str) -> str:
    """The name without an "@" before it. Raises WishError."""
    plain = name.strip().removeprefix("@")
    if not _NAME.fullmatch(plain):
        raise WishError(sentence("import-no-name", name=_clipped(name)), code="bad_name", place="user")
    return plain


def _of_name(text: str, words: Sequence[str]) -> ImportRequest:
    """ "@vera lichess", "vera on chess.com", "lichess @vera"."""
    rest = [word for word in words if word.lower() not in _BETWEEN]
    sites = [_SITE_NAMES[word.lower()] for word in rest if word.lower() in _SITE_NAMES]
    names = [word for word in rest if word.lower() not in _SITE_NAMES]
    if len(names) == 1 and not sites and names[0].startswith("@"):
        name = check_name(names[0])
        raise WishError(sentence("import-which-site", name=name), code="which_site", place="site")
    if len(names) != 1 or len(sites) != 1:
        raise _not_understood(text)
    return wish_for_user(sites[0], names[0])


def _of_link(words: Sequence[str], user: str) -> ImportRequest:
    parts = _split(words[0])
    site = next((site for site, hosts in _HOSTS.items() if hosts.fullmatch(parts.netloc.lower())), None)
    if site is None:
        raise WishError(sentence("import-other-site", host=_clipped(parts.netloc)), place="link")
    player = user or (words[1] if len(words) == 2 else "")
    if len(words) > 2:
        raise _not_understood(" ".join(words))
    path = [part for part in parts.path.split("/") if part]
    wish = _on_lichess(path) if site is Site.LICHESS else _on_chesscom(path)
    if wish is None:
        raise WishError(
            sentence("import-unknown-page", site=site.value, page=_clipped(parts.path)), place="link"
        )
    if player and wish.kind is SourceKind.GAME and site is Site.CHESSCOM:
        return ImportRequest(site, SourceKind.GAME, id=wish.id, user=check_name(player))
    return wish


def _split(link: str) -> SplitResult:
    """The link's parts, with the scheme that it may lack. Raises WishError."""
    plain = link if "://" in link else f"https://{link}"
    try:
        parts = urlsplit(plain)
    except ValueError:  # a bracket in the host
        raise _not_understood(link) from None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise _not_understood(link)
    return parts


def _on_lichess(path: Sequence[str]) -> ImportRequest | None:
    match path:
        case ["@", name, *_] if _NAME.fullmatch(name):
            return ImportRequest(Site.LICHESS, SourceKind.USER, user=name)
        case ["study", id] if _ID.fullmatch(id):
            return ImportRequest(Site.LICHESS, SourceKind.STUDY, id=id)
        case ["study", id, chapter] if _ID.fullmatch(id) and _ID.fullmatch(chapter):
            return ImportRequest(Site.LICHESS, SourceKind.CHAPTER, id=id, part=chapter)
        case ["broadcast", _, _, id, *game] if _ID.fullmatch(id) and len(game) < 2:
            if all(_ID.fullmatch(part) for part in game):
                return ImportRequest(Site.LICHESS, SourceKind.ROUND, id=id, part="".join(game))
        case ["broadcast", _, id] if _ID.fullmatch(id):
            return ImportRequest(Site.LICHESS, SourceKind.TOURNAMENT, id=id)
        case ["game", "export", id] | ["embed", "game", id] | ["embed", id]:
            return _lichess_game(id, None)
        case [id] | [id, ("white" | "black")]:
            return _lichess_game(id, _COLORS.get(path[-1]))
    return None


def _lichess_game(id: str, color: Color | None) -> ImportRequest | None:
    found = _ID.fullmatch(id) or _PLAYERS_ID.fullmatch(id)
    if not found or id in _NO_GAMES:
        return None
    return ImportRequest(Site.LICHESS, SourceKind.GAME, id=id[:8], color=color)


def _on_chesscom(path: Sequence[str]) -> ImportRequest | None:
    match path:
        case ["member", name, *_] | ["games", "archive", name, *_] if _NAME.fullmatch(name):
            return ImportRequest(Site.CHESSCOM, SourceKind.USER, user=name)
        case (
            ["game", ("live" | "daily"), id]
            | [("live" | "daily"), "game", id]
            | ["game", id]
            | ["analysis", "game", ("live" | "daily"), id, *_]
        ) if _NUMBER.fullmatch(id):
            return ImportRequest(Site.CHESSCOM, SourceKind.GAME, id=id)
    return None


def _not_understood(text: str) -> WishError:
    return WishError(sentence("import-not-understood", text=_clipped(text)), place="link")


def _clipped(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= _SHOWN_CHARS else f"{plain[:_SHOWN_CHARS]}…"
