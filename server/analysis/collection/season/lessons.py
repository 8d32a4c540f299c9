"""What to train first: a season's faults by what others of the same rating play there, its costliest habits.

What a fault pays is `figures.pays`. A habit is a kind of fault; those whose name says nothing that could be
trained (`other`) are none.
"""

from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.season import parts
from server.analysis.collection.season.digest import DigestFault
from server.analysis.collection.season.figures import LEAST, Positions, avoided, count, pays
from server.analysis.collection.season.kinds import split
from server.analysis.collection.season.player_games import PlayerGame
from server.analysis.collection.season.shapes import Lesson, SeasonLevel

MOST = 3
OFTEN = 3
"""Faults that make a habit."""
EASY, HARD = 0.7, 0.3
GENERAL = frozenset({"allowed:loses", "missed:misses_win"})
"""Kinds that say what a fault cost, not how: their habit is what no narrower one explains."""

_Fault = tuple[PlayerGame, DigestFault]


def level_of(games: Sequence[PlayerGame], positions: Positions) -> SeasonLevel | None:
    """The faults that most players of the player's rating avoid, and those that few do."""
    shares = [(each, share) for each in _faults(games) if (share := avoided(*each)) is not None]
    if not shares:
        return None
    shares.sort(key=lambda found: -pays(*found[0]))
    known = len({id(game) for (game, _), _ in shares})
    easy = (positions.of_fault(*each) for each, share in shares if share >= EASY)
    hard = (positions.of_fault(*each) for each, share in shares if share <= HARD)
    return {"avoided": count(easy, known), "hard": count(hard, known)}


def lessons_of(games: Sequence[PlayerGame], positions: Positions) -> list[Lesson]:
    """The habits that would pay most, one after the other: a fault pays for the first that it is of. What is
    told of a habit is of all its faults, as in the table of kinds."""
    reviewed = sum(1 for game in games if game.digest)
    faults, lessons = _faults(games), list[Lesson]()
    left = faults
    while reviewed >= LEAST and len(lessons) < MOST:
        told = {f"{lesson['way']}:{lesson['key']}" for lesson in lessons}
        habits = [(word, mine) for word, mine in _habits(left).items() if word not in told]
        if not habits:
            break
        word, mine = max(habits, key=lambda habit: sum(pays(*each) for each in habit[1]))
        lessons.append(_lesson(word, _of(faults, word), reviewed, positions))
        counted = {id(fault) for _, fault in mine}
        left = [each for each in left if id(each[1]) not in counted]
    return lessons


def _habits(faults: Sequence[_Fault]) -> dict[str, list[_Fault]]:
    """The kinds that are made often, with their faults."""
    narrow = {
        word: mine for word in _words(faults) if word not in GENERAL and _often(mine := _of(faults, word))
    }
    rest = [each for each in faults if narrow.keys().isdisjoint(each[1]["kinds"])]
    return narrow | {word: mine for word in sorted(GENERAL) if _often(mine := _of(rest, word))}


def _often(faults: Sequence[_Fault]) -> bool:
    return len(faults) >= OFTEN


def _lesson(word: str, mine: Sequence[_Fault], reviewed: int, positions: Positions) -> Lesson:
    way, key = split(word)
    ordered = sorted(mine, key=lambda each: -pays(*each))
    return {
        "key": key,
        "way": way,
        "count": count((positions.of_fault(*each) for each in ordered), reviewed),
        "cost": round(sum(fault["loss"] for _, fault in mine), 2),
        "avoided": sum(1 for each in mine if (avoided(*each) or 0.0) >= EASY),
    }


def _faults(games: Sequence[PlayerGame]) -> list[_Fault]:
    return [(game, fault) for game in games for fault in parts.open_faults_of(game)]


def _words(faults: Sequence[_Fault]) -> list[str]:
    words = dict.fromkeys(word for _, fault in faults for word in fault["kinds"])
    return [word for word in words if split(word)[0] != "other"]


def _of(faults: Sequence[_Fault], word: str) -> list[_Fault]:
    return [each for each in faults if word in each[1]["kinds"]]
