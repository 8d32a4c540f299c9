"""Games found on a site, and what was left out: plain values that cross between processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from server.imports.wanted import Color


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the site names him. `rating`: when the game was played."""

    name: str
    rating: int | None = None
    title: str | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """An opening as the site names it."""

    eco: str
    name: str


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """`date`: "2026-11-22", None: nobody knows; `color`: of the player whose games were asked for;
    `time_control`: as PGN has it ("300+3"); `name`: of a study's chapter; `url`: where it stands; `pgn`: all
    of it."""

    id: str
    url: str | None
    date: str | None
    white: Person
    black: Person
    result: str
    color: Color | None
    time_control: str | None
    time_class: str | None
    opening: Named | None
    name: str | None
    pgn: str


@dataclass(frozen=True, slots=True)
class SkippedGames:
    """The number of `games` that were not taken: of a `variant` that Kibitz does not play; None: without
    moves."""

    variant: str | None
    games: int


@dataclass(frozen=True, slots=True)
class FoundGames:
    """`player`: whose games they are, as the site writes the name; `title`: of a study or a round, "";
    `more`: there are further games that were not asked for or had no room."""

    games: tuple[ImportedGame, ...] = ()
    left_out: tuple[SkippedGames, ...] = ()
    player: str | None = None
    title: str = ""
    more: bool = False


def joined(parts: Iterable[FoundGames]) -> FoundGames:
    """All of them as one: games in their order."""
    found = list(parts)
    counts: Counter[str | None] = Counter()
    for part in found:
        for left in part.left_out:
            counts[left.variant] += left.games
    return FoundGames(
        games=tuple(game for part in found for game in part.games),
        left_out=tuple(SkippedGames(variant, count) for variant, count in counts.items()),
        player=next((part.player for part in found if part.player), None),
        title=next((part.title for part in found if part.title), ""),
        more=any(part.more for part in found),
    )


def cut(found: FoundGames, most_games: int, most_bytes: int) -> FoundGames:
    """The first games, as many as may be and have room."""
    room, kept = most_bytes, []
    for game in found.games[:most_games]:
        room -= len(game.pgn.encode("utf-8", "replace")) + 2
        if room < 0:
            break
        kept.append(game)
    return replace(found, games=tuple(kept), more=found.more or len(kept) < len(found.games))
