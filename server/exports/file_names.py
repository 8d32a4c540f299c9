"""What leaves Kibitz as a file: how it is called. The contents come from `server.analysis`."""

from __future__ import annotations

import re
import unicodedata

from server.analysis.events.fold import State
from server.analysis.game.study import chapter_title

_MAX_CHARS = 80
_SIDES = ("White", "Black")


def file_name(state: State) -> str:
    """ "white-black.pgn" or "chapter.pgn", in plain ASCII; never anything that a file system or a header
    could stumble over."""
    headers = state["game"]["headers"] if state["game"] else {}
    names = [chapter_title(headers)] if chapter_title(headers) else [headers.get(side, "") for side in _SIDES]
    parts = [_plain(name) for name in names]
    stem = "-".join(part for part in parts if part)[:_MAX_CHARS].strip("-")
    return f"{stem or 'game'}.pgn"


def title_file_name(title: str, form: str = "pgn") -> str:
    """The same for a collection of games, in the form that its ending says."""
    return f"{_stem(title) or 'games'}.{form}"


def table_file_name(title: str, form: str = "csv") -> str:
    """The same for a table of figures."""
    return f"{_stem(title) or 'season'}.{form}"


def report_file_name(title: str) -> str:
    """The same for an arbiter's report."""
    return f"{_stem(title) or 'tournament'}.trf"


def _stem(title: str) -> str:
    return _plain(title)[:_MAX_CHARS].strip("-")


def _plain(text: str) -> str:
    ascii_text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", ascii_text.lower()).strip("-")
