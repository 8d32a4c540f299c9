"""A PGN text without the players: their names, ratings, titles, teams, and what leads to them.

Owns what counts as such. Works on the text itself, before anything is read or stored, so no part of Kibitz
ever sees the names. Moves, clocks, evaluations, variations stay as they are. What it cannot know stays too: a
nickname in a comment that no header tells, or the game itself, which somebody may recognize.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import GameText, map_text, split_games
from server.analysis.game.tokens import write_tag

_SIDES = ("White", "Black")
_DROPPED = frozenset({"Annotator", "GameId", "GameID", "Source", "StudyName", "ChapterName", "Links"})
"""Headers that name people or lead to them, beside all that begin with a side or hold an address."""
_KEPT = frozenset({"FEN", "SetUp", "Variant", "Result", "ECO", "Opening", "Variation", "Date", "TimeControl"})
"""Headers that hold no free text on the game; an opening may bear a player's name."""
_ADDRESS = re.compile(r"(?:https?://|www\.)[^\s{}\"]+", re.IGNORECASE)
_SHORTEST_NAME = 3
"""Letters of a part of a name that is looked for by itself: a shorter one is a word of some language."""
_LONGEST_NAME = 200
"""Characters of a header that may be a name: looking for each word of a novel would take minutes."""

_Hide = Callable[[str], str]


def hide_names(text: str, limits: GameLimits | None = None) -> str:
    """`text`, a file of one game or many, with "White" and "Black" in place of the players.

    In comments and headers their names are replaced too, as a whole or one part of it, and addresses are left
    out. Raises LimitError, GameError as reading does.
    """
    return "\n\n".join(_without_names(game) for game in split_games(text, limits))


def _without_names(game: GameText) -> str:
    """The game, with a header of its own if all have to go: one may be what parts it from the game before."""
    hide = _hider(game)
    headers = [clean for tag in game.tags.items() if (clean := _clean_tag(*tag, hide))]
    clean = map_text(game.own, tag=lambda tag: _clean_tag(*tag, hide), comment=hide)
    own_header = "" if headers or not game.has_header_lines else f"{write_tag('Event', '?')}\n\n"
    return own_header + _without_gaps(clean).strip()


def _without_gaps(text: str) -> str:
    """Without the blank lines before a header that headers that went have left."""
    kept: list[str] = []
    for line in text.split("\n"):
        while line.startswith("[") and kept and not kept[-1].strip():
            kept.pop()
        kept.append(line)
    return "\n".join(kept)


def _clean_tag(name: str, value: str, hide: _Hide) -> str | None:
    """The header without people, or None for one that is about nothing else."""
    if name in _SIDES:
        return write_tag(name, name)
    if name in _KEPT:
        return write_tag(name, value)
    if name in _DROPPED or name.startswith(_SIDES) or _ADDRESS.search(value):
        return None
    return write_tag(name, hide(value))


def _hider(game: GameText) -> _Hide:
    """A function that takes the players of `game` out of a text."""
    owners: dict[str, str] = {}
    for side in _SIDES:
        for name in _forms(game.tags.get(side, "")):
            owners[name] = side if owners.get(name, side) == side else "Player"
    longest_first = sorted(owners, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)") if owners else None

    def hide(text: str) -> str:
        text = _ADDRESS.sub("", text)
        return pattern.sub(lambda found: owners[found.group(0)], text) if pattern else text

    return hide


def _forms(name: str) -> Iterator[str]:
    """How a text may call the player whom a header calls `name`."""
    name = " ".join(name[:_LONGEST_NAME].split())
    if not name.strip("?-. ") or name in _SIDES:
        return
    yield name
    last, comma, first = (part.strip() for part in name.partition(","))
    if comma:
        yield f"{first} {last}"
        yield last
    for part in re.findall(r"[\w'’-]+", name):
        if len(part) >= _SHORTEST_NAME and not part.islower():
            yield part
