"""The games of one player in a collection: who is meant, and what is known of each game without its
review."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from server.analysis.collection.season.digest import SIDES, Digest
from server.analysis.events.values import Opening, Side
from server.analysis.game.games_file import GameFacts

_UNKNOWN = re.compile(r"[?.\-\s]*")
"""A header's value that says nothing; as `header()` of static/js/collection/rows.ts."""
_POINTS: Mapping[str, tuple[float, float]] = {"1-0": (1, 0), "0-1": (0, 1), "1/2-1/2": (0.5, 0.5)}
_DATE = re.compile(r"\d{4}(?:\.(?:\d\d|\?\?)){0,2}")


@dataclass(frozen=True, slots=True)
class Source:
    """A game of a collection. `number`: its place; `facts`: those of its row; `review`: its id, None without
    one; `digest`: None while the review is not done."""

    number: int
    facts: GameFacts
    review: str | None = None
    digest: Digest | None = None


@dataclass(frozen=True, slots=True)
class PlayerGame:
    """A game as the player saw it. `date`: as the headers have it; `points`: None without a result."""

    source: Source
    side: Side
    opponent: str | None
    rating: int | None
    own_rating: int | None
    date: str | None
    points: float | None
    opening: Opening | None

    @property
    def digest(self) -> Digest | None:
        """What its review says, once it is done."""
        return self.source.digest

    @property
    def month(self) -> str | None:
        """ "2026-03"; None where the date does not say it."""
        text = (self.date or "")[:7]
        return text.replace(".", "-") if re.fullmatch(r"\d{4}\.\d\d", text) else None


def games_of(sources: Sequence[Source], player: str) -> list[PlayerGame]:
    """The games of `player` in order of date, then of the collection. The name is that of the headers, as the
    standings have it; if nobody has it so, in other letters, or as "Surname, First"."""
    found = _of(sources, player, _header)
    if not found:
        found = _of(sources, _alike(player), lambda facts, name: _alike(_header(facts, name)))
    return sorted(found, key=lambda game: (game.date or "9999", game.source.number))


def _of(
    sources: Sequence[Source], wanted: str | None, name_of: Callable[[GameFacts, str], str | None]
) -> list[PlayerGame]:
    return [
        _played(source, side)
        for source in sources
        for side in SIDES
        if wanted and name_of(source.facts, side.title()) == wanted
    ]


def _alike(name: str | None) -> str | None:
    """What two ways to write a name have in common: "Müller,  Anna" and "anna müller"."""
    if name is None:
        return None
    surname, _, first = name.partition(",")
    return " ".join(f"{first} {surname}".casefold().split())


def _header(facts: GameFacts, name: str) -> str | None:
    value = str(facts["headers"].get(name, "")).strip()
    return None if _UNKNOWN.fullmatch(value) or value == name else value


def _played(source: Source, side: Side) -> PlayerGame:
    facts = source.facts
    own, other = ("White", "Black") if side == "white" else ("Black", "White")
    points = _POINTS.get(facts["headers"].get("Result", ""))
    date = _header(facts, "Date")
    return PlayerGame(
        source=source,
        side=side,
        opponent=_header(facts, other),
        rating=_rating(facts, other),
        own_rating=_rating(facts, own),
        date=date if date and _DATE.fullmatch(date) else None,
        points=points and points[SIDES.index(side)],
        opening=facts.get("opening"),
    )


def _rating(facts: GameFacts, side: str) -> int | None:
    text = _header(facts, f"{side}Elo") or ""
    return int(text) if re.fullmatch(r"[1-9]\d{1,3}", text, re.ASCII) else None
