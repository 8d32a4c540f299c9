"""A collection as the views need it: found or refused, as a table."""

from __future__ import annotations

from werkzeug.routing import BaseConverter

from server.analysis.review.options import ReviewOptions
from server.i18n.texts import sentence
from server.store.collections.collections import CollectedGame, Collection
from server.web.http.errors import ApiError
from server.web.http.times import iso_time, iso_time_or_none
from server.web.services import services
from server.wire import bodies


class GameNumberConverter(BaseConverter):
    """The number of a game in an address. One that no game can have, of whatever length, is read as 0: no
    game has that one either, so it is refused like any other game that is not there."""

    regex = "[0-9]+"

    def to_python(self, value: str) -> int:
        digits = value.lstrip("0") or "0"
        return int(digits) if len(digits) <= len(str(bodies.MOST_NUMBER)) else 0


def found(collection_id: str) -> Collection:
    """The collection; raises ApiError (404)."""
    collection = services().collections.get(collection_id)
    if collection is None:
        raise ApiError(404, "not_found", sentence("error-no-collection"))
    return collection


def options_of(collection_id: str, like: CollectedGame | None = None) -> ReviewOptions:
    """As `like` is reviewed, or any other game of the collection, so that its figures compare."""
    rows = services().collections.games(collection_id)
    for row in reversed([*rows, like] if like else rows):
        review = services().store.get(row.review_id) if row.review_id else None
        if review is not None:
            return ReviewOptions.from_json(review.options)
    return ReviewOptions()


def table_of(collection: Collection) -> bodies.Collection:
    """What the API, the page and the embed begin with."""
    follow = services().collections.follows.followed([collection.id]).get(collection.id)
    going = follow is not None and follow.goes_on
    return {
        "id": collection.id,
        "title": collection.title,
        "created": iso_time(collection.created),
        "expires": iso_time_or_none(collection.expires),
        "workers": len(services().store.workers.heartbeats()),
        "games": [game.to_json(going=going) for game in services().collections.games(collection.id)],
        "follow": follow.to_json() if follow else None,
    }
