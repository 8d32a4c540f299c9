"""The image of a collection: `/c/<id>/card.png`. docs/images.md describes it."""

from __future__ import annotations

import functools
import hashlib

import flask

import server
from server.i18n import texts
from server.images.from_tournament import CollectionFacts, collection_card
from server.images.pictures import CollectionPicture
from server.limits.quota import IMAGES, limited
from server.store.reviews.status import OPEN, Status
from server.web.http import caching
from server.web.http.languages import language
from server.web.images.drawn import drawn
from server.web.makers import Kind
from server.web.resources import collections
from server.web.resources.tournaments import standings_of
from server.web.services import services

blueprint = flask.Blueprint("collection_images", __name__)


@blueprint.get("/c/<review_id:collection_id>/card.png")
@limited(IMAGES)
def card(collection_id: str) -> flask.Response:
    """The picture of a link's preview, as the collection stands."""
    return caching.of_collection(collection_id, lambda: _card(collection_id), ("lang",), kind=Kind.IMAGE)


def _card(collection_id: str) -> flask.Response:
    picture = _picture(collection_id)
    found = services().collections.get
    return drawn(
        collection_id, _tag(picture), "image/png", lambda: picture, lambda: found(collection_id) is not None
    )


def _picture(collection_id: str) -> CollectionPicture:
    """What is to be drawn. Raises ApiError (404)."""
    table = collections.table_of(collections.found(collection_id))
    rows = table["games"]
    open_ones = {status.value for status in OPEN}
    facts = CollectionFacts(
        title=table["title"],
        headers=[row["headers"] for row in rows],
        tournament=standings_of(collection_id),
        reviews=sum(row["id"] is not None for row in rows),
        reviewed=sum(row["status"] == Status.DONE.value for row in rows),
        running=any(row["status"] in open_ones for row in rows),
    )
    return collection_card(facts, functools.partial(texts.text, language()))


def _tag(picture: CollectionPicture) -> str:
    """Changes with what is shown and with nothing else: the moves of a game that is being reviewed draw no
    further image, a corrected title or result does."""
    return hashlib.sha256(f"{server.__version__} {picture!r}".encode("utf-8", "surrogatepass")).hexdigest()[
        :24
    ]
