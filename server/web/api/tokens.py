"""The delete token: who made a review or a collection holds it, and may stop, change and delete it."""

from __future__ import annotations

from collections.abc import Callable

import flask

from server.i18n.texts import sentence
from server.store.reviews.rows import Review
from server.web.http.errors import ApiError
from server.web.resources import reviews
from server.web.resources.collections import found
from server.web.services import services

TOKEN_HEADER = "X-Delete-Token"


def check_token(holds: Callable[[str], bool], refusal: str) -> None:
    """Raises ApiError (403) with the sentence `refusal` unless the request's token `holds`."""
    if not holds(flask.request.headers.get(TOKEN_HEADER, "")):
        raise ApiError(403, "forbidden", refusal)


def authorize_review(review_id: str) -> Review:
    """The review, if the request holds its delete token. Raises ApiError (404, 403)."""
    review = reviews.found(review_id)
    check_token(
        lambda token: services().store.holds_token(review_id, token),
        sentence("error-not-yours", header=TOKEN_HEADER),
    )
    return review


def authorize_collection(collection_id: str) -> None:
    """Raises ApiError (404, 403) unless the request holds the collection's delete token."""
    found(collection_id)
    check_token(
        lambda token: services().collections.holds_token(collection_id, token),
        sentence("error-not-your-collection", header=TOKEN_HEADER),
    )
