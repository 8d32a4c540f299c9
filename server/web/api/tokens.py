"""The delete token: who made a review or a collection holds it, and may stop and delete it."""

from __future__ import annotations

from collections.abc import Callable

import flask

from server.web.errors import ApiError

TOKEN_HEADER = "X-Delete-Token"


def check_token(holds: Callable[[str], bool], refusal: str) -> None:
    """Raises ApiError (403) with the sentence `refusal` unless the request's token `holds`."""
    if not holds(flask.request.headers.get(TOKEN_HEADER, "")):
        raise ApiError(403, "forbidden", refusal)
