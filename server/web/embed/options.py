"""The options in the addresses of embeds: a promise (docs/embed.md). What makes no sense falls back to its
default, as addresses live long."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import TypedDict
from urllib.parse import urlencode

from server.analysis.people.ratings import RATINGS
from server.i18n import texts
from server.i18n.piece_letters import NOTATIONS
from server.images.pieces import PIECE_SETS
from server.web.embed.colors import color_of

SHOWN = ("graph", "moves", "moments", "report")
HIDDEN = ("clocks", "players", "controls", "menu", "reasons", "notes")
"""What `hide` leaves out."""
PLACES = ("auto", "right", "below", "off")
"""Where the moves stand; `auto`: beside the board where there is room."""
SWITCHES = ("keyboard", "wheel", "draw")
"""What a reader's hand may do; on where nobody says `off`."""
MODES = ("review", "puzzle")
"""`puzzle`: the key positions are asked, one after the other."""
COLORS = ("lightsquares", "darksquares", "accent")
FONTS = ("font", "headings")
LOOK = ("theme", "pieces", *COLORS, *FONTS)
"""How a viewer looks, whatever it shows."""
OPTIONS = (
    *LOOK,
    "mode",
    "orientation",
    "ply",
    "line",
    "show",
    "lang",
    "notation",
    "hide",
    "rating",
    "moves",
    *SWITCHES,
)
"""The names of all options of a review's embed; the table in docs/embed.md and the element's own list
(static/embed.js) say the same."""
COLLECTION_SHOWN = ("games", "players", "crosstable", "teams")
COLLECTION_OPTIONS = (*LOOK, "mode", "orientation", "show", "lang", "hide", "game", "ply", "line")
"""The names of the options of a collection's embed."""

_MAX_PLY_DIGITS = 4
_FAMILY = r"[A-Za-z][A-Za-z0-9 _-]{0,39}"
_FONTS = re.compile(rf"{_FAMILY}(?:, ?{_FAMILY}){{0,3}}", re.ASCII)
_RATING = re.compile(r"[0-9]{4}")
_MAX_LINE_MOVES = 60
_LINE = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?(,[a-h][1-8][a-h][1-8][qrbn]?)*")


class ViewerLook(TypedDict):
    """How a viewer looks. Colours and fonts: None for its own."""

    mode: str
    theme: str
    orientation: str
    lang: str | None
    pieces: str
    lightsquares: str | None
    darksquares: str | None
    accent: str | None
    font: str | None
    headings: str | None


class ReviewEmbed(ViewerLook):
    """The options of a review's embed. `ply`: a number, or "last"; `rating`: at which it is told what people
    play, "players": the game's own, or "off"."""

    ply: int | str
    line: list[str]
    show: list[str]
    notation: str
    hide: list[str]
    rating: int | str
    moves: str
    keyboard: bool
    wheel: bool
    draw: bool


class CollectionEmbed(ViewerLook):
    """The options of a collection's embed. `game`: one that is shown at once; `hide`: of the games that are
    opened."""

    show: list[str]
    hide: list[str]
    game: int | None
    ply: int | str
    line: list[str]


def read_options(query: Mapping[str, str]) -> ReviewEmbed:
    """The options of a review's embed."""
    return {
        **_read_look(query),
        "ply": _ply(query.get("ply", "")),
        "line": _line(query.get("line", "")),
        "show": _shown(query.get("show"), SHOWN),
        "notation": _choice(query.get("notation"), NOTATIONS),
        "hide": _shown(query.get("hide", ""), HIDDEN),
        "rating": _rating(query.get("rating", "")),
        "moves": _choice(query.get("moves"), PLACES),
        "keyboard": query.get("keyboard") != "off",
        "wheel": query.get("wheel") != "off",
        "draw": query.get("draw") != "off",
    }


def read_collection_options(query: Mapping[str, str]) -> CollectionEmbed:
    """The options of a collection's embed; the games are shown if nothing known is asked for."""
    return {
        **_read_look(query),
        "show": _shown(query.get("show", ""), COLLECTION_SHOWN) or ["games"],
        "hide": _shown(query.get("hide", ""), HIDDEN),
        "game": _game(query.get("game", "")),
        "ply": _ply(query.get("ply", "")),
        "line": _line(query.get("line", "")),
    }


def turned(options: ReviewEmbed, headers: Mapping[str, str]) -> ReviewEmbed:
    """With the side that is below: the address's, else that of the game's header
    `Orientation`, else White."""
    asked = options["orientation"]
    if asked == "auto":
        asked = "black" if headers.get("Orientation", "").strip().lower() == "black" else "white"
    return {**options, "orientation": asked}


def address(options: ReviewEmbed, ply: int) -> str:
    """The query of the same embed at another ply, for steps without JavaScript."""
    plain: Mapping[str, object] = read_options({})
    kept = {name: value for name, value in options.items() if value != plain[name] and name not in _PLACE}
    return "?" + urlencode({"ply": ply, **{name: _written(value) for name, value in kept.items()}})


_PLACE = ("ply", "line")


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(value) if isinstance(value, list) else str(value)


def _read_look(query: Mapping[str, str]) -> ViewerLook:
    return {
        "mode": _choice(query.get("mode"), MODES),
        "theme": _choice(query.get("theme"), ("auto", "light", "dark")),
        "orientation": _choice(query.get("orientation"), ("auto", "white", "black")),
        "lang": _known(query.get("lang"), texts.languages()),
        "pieces": _choice(query.get("pieces"), tuple(PIECE_SETS)),
        "lightsquares": color_of(query.get("lightsquares", "")),
        "darksquares": color_of(query.get("darksquares", "")),
        "accent": color_of(query.get("accent", "")),
        "font": _font(query.get("font", "")),
        "headings": _font(query.get("headings", "")),
    }


def _font(text: str) -> str | None:
    """Names of fonts, with commas; nothing else that CSS knows."""
    return text if _FONTS.fullmatch(text) else None


def _choice(value: str | None, choices: tuple[str, ...]) -> str:
    return value if value in choices else choices[0]


def _known(value: str | None, known: Collection[str]) -> str | None:
    return value if value in known else None


def _ply(text: str) -> int | str:
    if text == "last":
        return text
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MAX_PLY_DIGITS else 0


def _rating(text: str) -> int | str:
    if text == "off":
        return text
    return int(text) if _RATING.fullmatch(text) and RATINGS[0] <= int(text) <= RATINGS[-1] else "players"


def _game(text: str) -> int | None:
    """A game's place in its collection, from 1."""
    number = _ply(text)
    return number if isinstance(number, int) and number > 0 else None


def _line(text: str) -> list[str]:
    return text.split(",")[:_MAX_LINE_MOVES] if _LINE.fullmatch(text) else []


def _shown(text: str | None, parts: tuple[str, ...]) -> list[str]:
    """Those of `parts` that are asked for, in their own order; all where nothing is said."""
    if text is None:
        return list(parts)
    asked = text.split(",")
    return [part for part in parts if part in asked]
