"""The options in the addresses of embeds: a promise (docs/embed.md). What makes no sense falls back to its
default, as addresses live long."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any
from urllib.parse import urlencode

from server import texts
from server.images.pieces import DEFAULT_SET, PIECE_SETS
from server.letters import NOTATIONS

SHOWN = ("graph", "moves", "moments", "report")
OPTIONS = ("theme", "orientation", "ply", "line", "show", "lang", "pieces", "notation")
"""The names of all options of a review's embed."""
COLLECTION_SHOWN = ("games", "players")
COLLECTION_OPTIONS = ("theme", "orientation", "show", "lang")
"""The names of the options of a collection's embed."""

_MAX_PLY_DIGITS = 4
_MAX_LINE_MOVES = 60
_LINE = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?(,[a-h][1-8][a-h][1-8][qrbn]?)*")


def read_options(query: Mapping[str, str]) -> dict[str, Any]:
    """The options of a review's embed."""
    return {
        **_read_look(query),
        "ply": _ply(query.get("ply", "")),
        "line": _line(query.get("line", "")),
        "show": _shown(query.get("show"), SHOWN),
        "pieces": _choice(query.get("pieces"), tuple(PIECE_SETS)),
        "notation": _choice(query.get("notation"), NOTATIONS),
    }


def read_collection_options(query: Mapping[str, str]) -> dict[str, Any]:
    """The options of a collection's embed; the games are shown where nothing is asked for that there is."""
    return {**_read_look(query), "show": _shown(query.get("show", ""), COLLECTION_SHOWN) or ["games"]}


def address(options: Mapping[str, Any], ply: int) -> str:
    """The query of the same embed at another ply, for steps without JavaScript."""
    kept = {name: options[name] for name in ("theme", "orientation", "lang") if options[name]}
    if set(options["show"]) != set(SHOWN):
        kept["show"] = ",".join(options["show"])
    if options["pieces"] != DEFAULT_SET:
        kept["pieces"] = options["pieces"]
    if options["notation"] != NOTATIONS[0]:
        kept["notation"] = options["notation"]
    return "?" + urlencode({"ply": ply, **kept})


def _read_look(query: Mapping[str, str]) -> dict[str, Any]:
    return {
        "theme": _choice(query.get("theme"), ("auto", "light", "dark")),
        "orientation": _choice(query.get("orientation"), ("white", "black")),
        "lang": _known(query.get("lang"), texts.languages()),
    }


def _choice(value: str | None, choices: tuple[str, ...]) -> str:
    return value if value in choices else choices[0]


def _known(value: str | None, known: Collection[str]) -> str | None:
    return value if value in known else None


def _ply(text: str) -> int | str:
    if text == "last":
        return text
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MAX_PLY_DIGITS else 0


def _line(text: str) -> list[str]:
    return text.split(",")[:_MAX_LINE_MOVES] if _LINE.fullmatch(text) else []


def _shown(text: str | None, parts: tuple[str, ...]) -> list[str]:
    """Those of `parts` that are asked for, in their own order; all where nothing is said."""
    if text is None:
        return list(parts)
    asked = text.split(",")
    return [part for part in parts if part in asked]
