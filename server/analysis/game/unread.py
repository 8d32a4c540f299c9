"""A game that cannot be read, as PGN that can: its headers, and what stood there as a comment."""

from __future__ import annotations

import re
from collections.abc import Mapping

from server.analysis.game.game import ROSTER

_RESULTS = frozenset(["1-0", "0-1", "1/2-1/2", "*"])
_TAGS = re.compile(r"^[ \t]*\[[^\n]*$\n?", re.MULTILINE)
_NEUTRAL = str.maketrans({"{": "(", "}": ")", "\0": None})


def unread_pgn(headers: Mapping[str, str], text: str, fault: str) -> str:
    """`text`: the game as it came, "" where that is not kept; `fault`: what is wrong with it, "" for
    nothing."""
    names = [*ROSTER, *(name for name in headers if name not in ROSTER)]
    values = {name: headers.get(name, "????.??.??" if name == "Date" else "?") for name in names}
    result = values["Result"] if values["Result"] in _RESULTS else "*"
    values["Result"] = headers.get("Result", "").strip() or "*"  # a forfeit's "+:-" is points in a tournament
    tags = [f'[{name} "{_escaped(value)}"]' for name, value in values.items()]
    moves = " ".join(_TAGS.sub("", text).split())
    words = " ".join(part for part in (fault, moves if moves not in _RESULTS else "") if part)
    comment = f"{{{words.translate(_NEUTRAL)}}} " if words else ""
    return "\n".join(tags) + f"\n\n{comment}{result}"


def _escaped(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
