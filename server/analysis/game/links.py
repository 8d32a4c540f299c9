"""A text that is an address and nothing else: no game, but its owner can be told where the game is to be had.

Nothing is fetched. The page asks the same while somebody pastes (`static/js/chess/links.ts`).
"""

from __future__ import annotations

import re

from server.analysis.errors import GameError
from server.i18n.texts import sentence

_LINK = re.compile(
    r"(?:https?://|www\.|(?=(?:lichess\.org|chess\.com)/))(?P<host>[^/\s?#]+)(?P<path>(?:[/?#]\S*)?)", re.I
)
_SITES = (("lichess.org", "/study/", "study"), ("lichess.org", "", "lichess"), ("chess.com", "", "chess-com"))
"""Host, beginning of the path, what is there."""


def link_kind(text: str) -> str | None:
    """ "lichess", "study" (of lichess), "chess-com" or "other" for an address; None for any other text."""
    link = _LINK.fullmatch(text.strip())
    if link is None:
        return None
    host, path = link["host"].lower(), link["path"].lower()
    kinds = (kind for site, there, kind in _SITES if _is_of(host, site) and path.startswith(there))
    return next(kinds, "other")


def _is_of(host: str, site: str) -> bool:
    return host == site or host.endswith(f".{site}")


def check_no_link(text: str) -> None:
    """Raises GameError for an address, with what to press where it leads."""
    kind = link_kind(text)
    if kind is not None:
        key = "fault-link" if kind == "other" else f"fault-link-{kind}"
        raise GameError(sentence(key), code="link")
