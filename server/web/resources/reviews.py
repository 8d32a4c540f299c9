"""A review as the views need it: found or refused, folded, named, forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from werkzeug.routing import BaseConverter

from server.analysis.events.events import EventJson
from server.analysis.events.fold import State
from server.analysis.events.values import Side
from server.analysis.report.story_words import story_in
from server.analysis.review.options import ReviewOptions
from server.exports.html_file import game_title
from server.i18n.opening_names import opening_name
from server.i18n.texts import sentence
from server.images.from_state import decimal
from server.sandbox.work import first_events
from server.store.reviews.rows import Review
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.languages import language, t
from server.web.services import services
from server.wire.bodies import CollectionPlace
from server.work.first_look import look_at


class ReviewIdConverter(BaseConverter):
    """A review's id in an address; anything else is no review."""

    regex = r"[A-Za-z0-9_-]{1,64}"


def find(review_id: str) -> Review | None:
    """The review, with its first events at least; None if there is no such. A sample comes into the store."""
    store = services().store
    review = store.get(review_id)
    if review is None and services().samples.bring(review_id):
        review = store.get(review_id)
    if review is not None and review.last_seq == 0:
        look_at(review, store, _read)
    return review


def _read(pgn: str, options: ReviewOptions) -> list[EventJson]:
    return services().parsers.read(first_events, pgn, options, services().settings.limits)


def found(review_id: str) -> Review:
    """The same; raises ApiError (404)."""
    review = find(review_id)
    if review is None:
        raise ApiError(404, "not_found", sentence("error-no-review"))
    return review


def place_of(review_id: str) -> CollectionPlace | None:
    """Where the review stands in its collection; None for one that came alone."""
    place = services().collections.place_of(review_id)
    if place is None:
        return None
    return {
        "id": place.collection_id,
        "title": place.title,
        "number": place.number,
        "games": place.games,
        "previous": place.previous,
        "next": place.next,
    }


def title_of(state: State) -> str:
    """ "White v Black, 1-0"; without the result while there is none. A study's chapter without players has
    its own name."""
    return game_title(state, language())


def description_of(state: State) -> str:
    """A few sentences for search results and link previews: the story of the game, or while there is none the
    opening; the accuracies where they are complete."""
    parts = []
    story = story_in(state, language())
    if not story and state["game"] and state["game"]["opening"]:
        opening = state["game"]["opening"]
        parts.append(f"{opening['eco']} {opening_name(opening['name'], t)}.")
    white, black = _accuracy(state, "white"), _accuracy(state, "black")
    if white and black:
        parts.append(t("page-review-accuracy", white=white, black=black))
    return " ".join([story or t("page-review-description"), *parts])


def _accuracy(state: State, side: Side) -> str:
    report = state["report"]
    value = report and report[side] and report[side]["accuracy"]
    if value is None:
        return ""
    return t("number-percent", number=decimal(value, 1, t))


def forget(review_ids: Iterable[str]) -> None:
    """Nothing that was made of these reviews, which are deleted, is kept here."""
    for review_id in review_ids:
        services().states.forget(review_id)
        caching.forget(review_id)
        services().images.forget(review_id)
