"""The delete token: who made a review or a collection holds it, and may stop, change and delete it.

A view checks the key first, and hands it on to the store, which checks it again when it stores
(`server/store/keys.py`): a body may take minutes to come, and meanwhile the key may be withdrawn.
"""

from __future__ import annotations

import flask

from server.store.keys import HEADER, Writer
from server.web.resources import reviews
from server.web.services import services


def given_key() -> str:
    """The key that the request brings, right or wrong."""
    return flask.request.headers.get(HEADER, "")


def authorize_review(review_id: str) -> str:
    """The request's key, if it is the review's delete token. Raises ApiError (404), GoneError,
    ForbiddenError."""
    reviews.found(review_id)
    key = given_key()
    services().store.check_key(review_id, key)
    return key


def authorize_writer(review_id: str) -> tuple[str, Writer]:
    """The request's key, if notes may be written with it, and whose it is. Raises as `authorize_review`."""
    reviews.found(review_id)
    key = given_key()
    return key, services().store.writer_of(review_id, key)


def authorize_collection(collection_id: str) -> str:
    """The request's key, if it is the collection's delete token. Raises GoneError, ForbiddenError."""
    key = given_key()
    services().collections.check_key(collection_id, key)
    return key
