"""The image of a collection: `/c/<id>/card.png`. docs/images.md describes it."""

from __future__ import annotations

import functools
import hashlib

import flask
from flask_limiter import Limiter

import server
from server import texts
from server.images.from_tournament import Told, collection_card
from server.images.pictures import CollectionPicture
from server.settings import Quotas
from server.store.status import OPEN, Status
from server.web import answers, collections
from server.web.languages import language
from server.web.quota import limit_images, note_drawn
from server.web.sent_files import ASK_AGAIN
from server.web.services import services
from server.web.tournaments import standings_of


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The address of the image; only what has to be drawn counts."""
    blueprint = flask.Blueprint("collection_images", __name__)
    blueprint.get("/c/<review_id:collection_id>/card.png")(limit_images(limiter, quotas, card))
    return blueprint


def card(collection_id: str) -> flask.Response:
    """The picture of a link's preview, as the collection stands."""
    return answers.of_collection(collection_id, lambda: _card(collection_id), ("lang",), in_memory=False)


def _card(collection_id: str) -> flask.Response:
    picture = _picture(collection_id)
    tag = _tag(picture)
    if tag in flask.request.if_none_match:
        return _tagged(flask.Response(status=304), tag)
    image = services().images.find(collection_id, tag) or _drawn(collection_id, tag, picture)
    return _tagged(flask.Response(image, mimetype="image/png"), tag)


def _picture(collection_id: str) -> CollectionPicture:
    """What is to be drawn. Raises ApiError (404)."""
    table = collections.table_of(collections.found(collection_id))
    rows = table["games"]
    open_ones = {status.value for status in OPEN}
    told = Told(
        title=table["title"],
        headers=[row["headers"] for row in rows],
        tournament=standings_of(collection_id),
        reviews=sum(row["id"] is not None for row in rows),
        reviewed=sum(row["status"] == Status.DONE.value for row in rows),
        running=any(row["status"] in open_ones for row in rows),
    )
    return collection_card(told, functools.partial(texts.text, language()))


def _drawn(collection_id: str, tag: str, picture: CollectionPicture) -> bytes:
    note_drawn()
    image = services().images.draw(collection_id, tag, picture)
    if services().collections.get(collection_id) is None:  # deleted while somebody drew
        services().images.forget(collection_id)
        flask.abort(404)
    return image


def _tagged(response: flask.Response, tag: str) -> flask.Response:
    """As the image of a review: no cache may show it without asking."""
    response.set_etag(tag)
    response.headers["Cache-Control"] = ASK_AGAIN
    return response


def _tag(picture: CollectionPicture) -> str:
    """Changes with what is shown and with nothing else: the moves of a game that is being reviewed draw no
    further image, a corrected title or result does."""
    return hashlib.sha256(f"{server.__version__} {picture!r}".encode("utf-8", "surrogatepass")).hexdigest()[
        :24
    ]
