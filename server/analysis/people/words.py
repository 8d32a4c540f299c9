"""What is said of a move by what people of a rating play: a sentence, where one tells something.

Data and keys of the catalogues; `static/js/state/people_words.ts` says the same in the page, and
`tests/data/people_said.json` holds both to it.

Of a fault, the first that holds: it is natural (NATURAL play it); of one that loses LARGE or more it is hard
to avoid (fewer than HARD play a good move), easy to fall into (ASTRAY play it or one as bad), or easy to
avoid (EASY play a good move; most of them take back what was taken). Of a critical or brilliant move: most
fall for another one that loses LARGE or more, or else how many find it. Of any other move nothing is said.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from server.analysis.classes import FAULTS, Classification
from server.analysis.events.values import LikelyMove, People
from server.analysis.people.ratings import RATINGS, Rating, at_rating
from server.i18n.texts import Text

NATURAL = 0.4
HARD = 0.15
ASTRAY = 0.6
EASY = 0.8
BACK = 0.7
MOST = 0.5
"""From here on most players play a move."""
COVERED = 0.8
"""Moves whose worth is known must be so likely for a rare good move to be called rare."""
GOOD, LARGE = 0.08, 0.12
"""Expected points: a smaller loss is none to speak of (an inaccuracy begins there); a large one."""
BEYOND = 100
"""Points of rating past the networks' outer ones from which on these are named in place of "this level"."""
PRAISED = (Classification.CRITICAL, Classification.BRILLIANT)


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A judged move. `played`: it, in UCI; `number`: "23." or "23…" before it; `taken`: the square on which
    the opponent has just taken something; `expected`: the mover's points before it, 0..1."""

    people: People
    classification: str | None
    played: str
    number: str
    taken: str | None
    expected: float


def say(seen: JudgedMove, rating: Rating) -> Text | None:
    """The sentence for players of `rating`; None where nothing is worth telling, or nobody has judged what
    people play."""
    if "moves" not in seen.people:
        return None
    if seen.classification in PRAISED:
        return _of_praised(seen, rating)
    is_fault = seen.classification in FAULTS and "as_bad" in seen.people
    return _of_fault(seen, rating) if is_fault else None


def _of_praised(seen: JudgedMove, rating: Rating) -> Text:
    first = max(seen.people["moves"], key=lambda move: _at(move, rating))
    if first["uci"] != seen.played and _at(first, rating) >= MOST and _lost(seen, first) >= LARGE:
        return _said("trap", rating, _at(first, rating), move=f"{seen.number}{first['san']}")
    found = at_rating(seen.people["played"], rating.value)
    return _said("rare" if found < HARD else "found", rating, found)


def _of_fault(seen: JudgedMove, rating: Rating) -> Text | None:
    people = seen.people
    played, good, bad, covered = (
        at_rating(shares, rating.value)
        for shares in (people["played"], people["good"], people["as_bad"], people["covered"])
    )
    if played >= NATURAL:
        name = "inaccuracy" if seen.classification == Classification.INACCURACY else "mistake"
        return _said("natural", rating, played, name=name)
    if max(_lost(seen, move) for move in people["moves"] if move["uci"] == seen.played) < LARGE:
        return None
    if good < HARD and covered >= COVERED:
        return _said("hard", rating, good)
    if bad >= ASTRAY:
        return _said("astray", rating, bad)
    if good < EASY:
        return None
    back = sum(_at(move, rating) for move in people["moves"] if _takes_back(seen, move))
    took = seen.played[2:4] == seen.taken
    return _said("recapture", rating, back) if back >= BACK and not took else _said("easy", rating, good)


def _takes_back(seen: JudgedMove, move: LikelyMove) -> bool:
    return seen.taken is not None and move["uci"][2:4] == seen.taken and _lost(seen, move) < GOOD


def _at(move: LikelyMove, rating: Rating) -> float:
    return at_rating(move["p"], rating.value)


def _lost(seen: JudgedMove, move: LikelyMove) -> float:
    return seen.expected - move["expected"]


def _said(what: str, rating: Rating, share: float, **params: str) -> Text:
    count, of = odds(share)
    level = _level(rating)
    return {"key": f"people-says-{what}", "params": {"count": count, "of": of, "level": level, **params}}


def _level(rating: Rating) -> str:
    """A word of the catalogues' `people-level`."""
    if rating.value > RATINGS[-1] + BEYOND:
        return "most"
    if rating.value < RATINGS[0] - BEYOND:
        return "least"
    return "about" if rating.about else "this"


def odds(share: float) -> tuple[int, int]:
    """A share, 0..1, as people say it: (6, 10), (19, 20), (4, 100), (1, 200)."""
    if share >= 0.95:
        return 19, 20
    if share >= 0.095:
        return math.floor(10 * share + 0.5), 10
    return (math.floor(100 * share + 0.5), 100) if share >= 0.0075 else (1, 200)
