"""The exercises of a review, or of a collection's done reviews, as the views need them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from server.analysis.collection.season.player_games import Source, games_of
from server.analysis.errors import OptionsError
from server.analysis.events.fold import fold
from server.analysis.events.values import Side
from server.analysis.report.exercises import Exercise, exercises_of
from server.i18n.texts import sentence
from server.store.reviews.status import OPEN, Status
from server.web.http.errors import ApiError
from server.web.http.languages import language
from server.web.resources import collections, reviews
from server.web.services import services

MOST = 300
"""Exercises that are taken away at once: the gravest of a season."""
MOST_PUZZLES = 12
"""Puzzles of a collection."""
_SIDES: Mapping[str, Side] = {"white": "white", "black": "black"}


@dataclass(frozen=True, slots=True)
class FoundExercises:
    """`title`: of the game or the collection; `exercises`: (review, exercise) in the order of the games;
    `complete`: none of its reviews waits or runs."""

    title: str
    exercises: list[tuple[str, Exercise]]
    complete: bool


def of_review(review_id: str, side: str | None) -> FoundExercises:
    """Those of one side, or of both. Raises ApiError (404), OptionsError."""
    reviews.found(review_id)
    state = services().states.of(review_id)
    found = exercises_of(state, _sides(side_of(side)), language())
    exercises = [(review_id, each) for each in found[:MOST]]
    return FoundExercises(reviews.title_of(state), exercises, state["status"] not in OPEN)


def side_of(asked: str | None) -> Side | None:
    """The side that a query asks for; None: both. Raises OptionsError."""
    if asked is None:
        return None
    if asked not in _SIDES:
        raise OptionsError(sentence("error-exercise-side"), place="side")
    return _SIDES[asked]


def _sides(side: Side | None) -> Sequence[Side]:
    return (side,) if side else (*_SIDES.values(),)


def of_collection(collection_id: str, player: str | None, most: int = MOST) -> FoundExercises:
    """Those of a player, or of everybody. Raises ApiError (404)."""
    collection = collections.found(collection_id)
    rows = services().collections.games(collection_id)
    sources = [
        Source(row.number, row.facts, row.review_id if row.status is Status.DONE else None) for row in rows
    ]
    if player is None:
        wanted = [(source.review, _sides(None)) for source in sources]
        title = collection.title
    else:
        played = games_of(sources, player)
        if not played:
            raise ApiError(404, "no_such_player", sentence("error-no-player"))
        wanted = [(game.source.review, _sides(game.side)) for game in played]
        title = f"{player}, {collection.title}"
    found = []
    for review, sides in wanted:
        if review:
            state = fold(services().store.events(review))
            found += [(review, exercise) for exercise in exercises_of(state, sides, language())]
    complete = all(row.status not in OPEN for row in rows)
    return FoundExercises(title, _gravest(found, most), complete)


def puzzles_of_collection(collection_id: str) -> FoundExercises:
    """The positions of a collection with a single good answer, those that cost the most. Raises ApiError
    (404)."""
    found = of_collection(collection_id, None, MOST)
    alone = [pair for pair in found.exercises if pair[1].alone]
    return replace(found, exercises=_gravest(alone, MOST_PUZZLES))


def _gravest(found: Sequence[tuple[str, Exercise]], most: int) -> list[tuple[str, Exercise]]:
    """The `most` that gave away the most, in the order of the games."""
    kept = {id(each) for _, each in sorted(found, key=lambda pair: -pair[1].loss)[:most]}
    return [pair for pair in found if id(pair[1]) in kept]
