"""What kinds of fault a fault was: its facts and motifs as words that can be counted.

Owns which facts of docs/reasons.md are counted, and whether what they tell of was missed or allowed.
"""

from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.season.shapes import Way
from server.analysis.events.values import Fact, Side

UNPROVEN = "unproven"
"""Of a fault of which nothing on the board could be proven."""

_MISSED = ("misses_mate", "misses_win", "misses_punishing", "no_recapture", "prolongs")
_ALLOWED = ("allows_mate", "hangs", "loses", "shortens")
_OVERLOOKED = "overlooked"
"""Of a threat: that the better move would have met one is its why, no fault of its own."""
_GIVEN_UP = ("gives_back",)
_DRAWS = ("stalemate", "repetition", "perpetual", "insufficient")
_SLOW = ("king", "structure", "activity", "plan")
"""What a fault gives up where nothing can be counted."""
_NAMED = (*_DRAWS, *_SLOW, "motif", "result", "threat")
_POINTS = {
    "double_attack": (
        *("takes-and-hits", "checks-and-hits", "hits-two"),
        *("threatens-fork", "mate-and-hits", "skewers", "then"),
    ),
    "pin": ("pins", "pins-guard"),
    "trap": ("traps", "no-safe-square", "threatens-trap"),
    "guard": ("no-guard", "not-guarded", "line-opened", "attacks-guard"),
    "threat": ("threatens", "threatens-so", "threatens-mate", "prepares", "hits", "chased"),
}
"""Points of moves, by what they have in common; the rest is "other"."""
_POINT = {name: group for group, names in _POINTS.items() for name in names}
_INTO = "_to_"
"""In the name of a proven result that was thrown away: "win_to_draw"."""
_NOT_LOST = ("castles", "takes", "trades", "attacks", "guards", "unpins", "centre", "open_file", "seventh")
_MERITS = (*_NOT_LOST, "king_walks", "advances", "threatens_mate", "stops_mate")
"""What these kinds say of good moves."""


def kinds_of(facts: Sequence[Fact], side: Side) -> list[str]:
    """The kinds of a fault that `side` made, each once, the most telling first; `UNPROVEN` alone where there
    are none: ["allowed:hangs", "allowed:motif.fork"]."""
    found = dict.fromkeys(word for fact in facts if (word := _word(fact, side)) is not None)
    return list(found) or [f"other:{UNPROVEN}"]


def split(word: str) -> tuple[Way, str]:
    """What `kinds_of` made of a fact -> ("allowed", "motif.fork")."""
    way, _, key = word.partition(":")
    ways: dict[str, Way] = {"missed": "missed", "allowed": "allowed", "given_up": "given_up"}
    return ways.get(way, "other"), key


def _word(fact: Fact, side: Side) -> str | None:
    way = _way(fact, side)
    if way is None:
        return None
    kind, name = fact["kind"], fact.get("name", "")
    if kind in ("point", "better"):
        return f"{way}:{kind}.{_POINT.get(name, 'other')}"
    return f"{way}:{kind}.{name}" if kind in _NAMED and name else f"{way}:{kind}"


def _way(fact: Fact, side: Side) -> Way | None:
    """None: it is no cost, or says what another fact of the same move says."""
    kind, name = fact["kind"], fact.get("name", "")
    if kind == "noise":
        return "other"
    if kind in _MISSED:
        return "missed"
    if kind in ("point", "better"):
        return "allowed" if kind == "point" else "missed"
    if kind in _ALLOWED:
        return "allowed"
    if kind == "threat":
        return "allowed" if name == _OVERLOOKED else None
    if kind in _GIVEN_UP:
        return "given_up"
    if kind == "motif" and name != "sacrifice":
        return "missed" if fact.get("side", side) == side else "allowed"
    if kind == "result":
        return "given_up" if _INTO in name else None
    if kind in _DRAWS:
        return "missed" if name == "misses" else "allowed"
    return "given_up" if kind in _SLOW and name not in _MERITS else None
