"""The API of the search in reviewed games: `/api/collections/<id>/find`, `/api/find`."""

from __future__ import annotations

import flask

from server.analysis.collection.finding.features import KINDS
from server.analysis.collection.finding.shapes import FoundGames
from server.i18n.texts import sentence
from server.limits.quota import MADE, limited, note_made
from server.sandbox.work import found_games
from server.web.api import requests
from server.web.api.openapi import Operation, asked, one_of
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.resources.collections import found
from server.web.resources.seasons import digested, reviews_digested
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("finding", __name__, url_prefix="/api")

_OPTIONS = ("kind", "fen", "player")
_BYTES = 16 * 1024
"""Of a body: 200 ids take a third of it."""


@blueprint.get("/collections/<review_id:collection_id>/find")
@limited(MADE)
@Operation(
    "findGames",
    FoundGames,
    query=(asked("kind", one_of(*KINDS)), asked("fen"), asked("player")),
    errors=(422, 503),
)
def in_collection(collection_id: str) -> flask.Response:
    """The reviewed games of a kind, or with a position, of a player's or of all.

    Of `fen` only the first field counts. Without `kind` and `fen` it says which kinds there are.
    """
    return caching.of_collection(
        collection_id, lambda: _in_collection(collection_id), _OPTIONS, translated=False
    )


def _in_collection(collection_id: str) -> flask.Response:
    note_made()
    query = flask.request.args
    found(collection_id)
    with services().parsers.place() as place:
        rows = digested(place, collection_id)
        told = place.read(found_games, rows, query.get("kind"), query.get("fen"), query.get("player"))
    if told is None:
        raise ApiError(404, "no_such_player", sentence("error-no-player"))
    return flask.Response(told, content_type="application/json")


@blueprint.post("/find")
@limited(MADE)
@Operation("findReviews", FoundGames, takes=bodies.AskedGames, errors=(503,))
def in_reviews() -> flask.Response:
    """The same among reviews that are named."""
    flask.request.max_content_length = _BYTES
    return caching.of_request(_in_reviews)


def _in_reviews() -> flask.Response:
    note_made()
    asked_for = requests.read_asked_games()
    with services().parsers.place() as place:
        rows = reviews_digested(place, asked_for["reviews"])
        told = place.read(found_games, rows, asked_for.get("kind"), asked_for.get("fen"), None)
    return flask.Response(told, content_type="application/json")
