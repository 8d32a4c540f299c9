"""An image as an answer: as the asker has it, as it was kept, or drawn now, which counts."""

from __future__ import annotations

from collections.abc import Callable

import flask

from server.images.drawing import Picture
from server.limits.quota import note_drawn
from server.web.files.sent import ASK_AGAIN
from server.web.services import services


def drawn(
    key: str, tag: str, mimetype: str, picture: Callable[[], Picture], there: Callable[[], bool]
) -> flask.Response:
    """The image `tag` of `key`, a review or a collection. `there`: whether that is there, asked after it was
    drawn: what is gone leaves no image. Raises NotFound then, and DrawingError."""
    if tag in flask.request.if_none_match:
        return tagged(flask.Response(status=304), tag)
    image = services().images.find(key, tag)
    if image is None:
        note_drawn()
        image = services().images.draw(key, tag, picture())
        if not there():
            services().images.forget(key)
            flask.abort(404)
    return tagged(flask.Response(image, mimetype=mimetype), tag)


def tagged(response: flask.Response, tag: str) -> flask.Response:
    """An image as it is now; `answers` has tags of its own for a review that has ended. No cache may show it
    without asking: what it shows may be deleted the next moment."""
    response.set_etag(tag)
    response.headers["Cache-Control"] = ASK_AGAIN
    return response
