"""What a request asks for, read and checked in one place: a text of games with its options, a deeper pass, a
cursor. Refuses with ApiError or OptionsError, which name the field."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import flask
from werkzeug.exceptions import BadRequest

from server.analysis.engine.budget import MAX_NODES
from server.analysis.errors import OptionsError
from server.analysis.options import ReviewOptions
from server.web.errors import ApiError

Json = dict[str, Any]

_PGN_TYPES = ("text/plain", "application/x-chess-pgn")
_MAX_SEQ_DIGITS = 9


def read_text() -> tuple[str, ReviewOptions]:
    """The PGN of a request for reviews, and its options: JSON, or the bare text with the defaults."""
    if flask.request.mimetype in _PGN_TYPES:
        return _decode(flask.request.get_data()), ReviewOptions()
    body = _read_object('{"pgn": "1. e4 e5", "options": {}}', required="pgn", known=("pgn", "options"))
    if not isinstance(body["pgn"], str):
        raise ApiError(400, "bad_json", "`pgn` must be a text.", place="pgn")
    return body["pgn"], ReviewOptions.from_json(body.get("options", {}))


def read_deeper(now: ReviewOptions, reached: int) -> ReviewOptions:
    """The options of a review, `now` so far, with the budget that the request asks for: more than the nodes
    `reached`."""
    body = _read_object('{"nodes": 1000000}', required="nodes", known=("nodes",))
    asked = ReviewOptions.from_json({**now.to_json(), "nodes": body["nodes"]})
    if asked.nodes <= reached:
        message = (
            f"This review has {reached:,} nodes a position: "
            f"a deeper one must have more, up to {MAX_NODES:,}."
        )
        raise OptionsError(message, place="nodes")
    return asked


def read_cursor() -> int:
    """The number of the last event that is known, from the query."""
    text = flask.request.args.get("after", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= _MAX_SEQ_DIGITS):
        raise ApiError(400, "bad_cursor", "`after` must be the number of an event, 0 or more.", place="after")
    return int(text)


def _read_object(example: str, *, required: str, known: Collection[str]) -> Json:
    """The JSON object of the request, with no field that is not known."""
    if flask.request.mimetype != "application/json":
        flask.abort(415)
    try:
        body = flask.request.get_json()
    except BadRequest:
        raise ApiError(400, "bad_json", "This is no JSON.") from None
    if not isinstance(body, dict) or required not in body:
        raise ApiError(400, "bad_json", f"Send an object like {example}.", place=required)
    if unknown := sorted(body.keys() - set(known)):
        raise OptionsError(f"Unknown field: {unknown[0]}.", place=unknown[0])
    return body


def _decode(data: bytes) -> str:
    """UTF-8 or, as old PGN files have it, Latin-1."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")
