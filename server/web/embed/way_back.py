"""From the embed of a collection to that of a game and back, by addresses alone: `from=collection` says where
somebody came from."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

import flask

from server.web.embed.options import LOOK
from server.web.resources import reviews
from server.wire.bodies import CollectionPlace

FROM = "from"
"""The name of the option, whose one value is `collection`."""

_KEPT = (*LOOK, "orientation", "lang", "hide")


def query_of(given: Mapping[str, str]) -> str:
    """The query of a game's embed that is opened from a table with the query `given`."""
    kept = {name: given[name] for name in _KEPT if name in given}
    return "?" + urlencode({FROM: "collection", **kept})


class WayBack(CollectionPlace):
    """The collection that a game was opened from. `table`, `previous`, `next`: addresses."""

    table: str


def way_back(review_id: str, given: Mapping[str, str]) -> WayBack | None:
    """For the embed of a game: its collection, if it was opened from there."""
    place = reviews.place_of(review_id) if given.get(FROM) == "collection" else None
    if place is None:
        return None
    kept = {name: given[name] for name in _KEPT if name in given}
    table = flask.url_for("embed_collection.embed", collection_id=place["id"])
    query = query_of(given)
    return {
        **place,
        "table": f"{table}?{urlencode(kept)}" if kept else table,
        "previous": _embed_of(place["previous"], query),
        "next": _embed_of(place["next"], query),
    }


def _embed_of(review_id: str | None, query: str) -> str | None:
    return review_id and flask.url_for("embed.embed", review_id=review_id) + query
