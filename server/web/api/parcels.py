"""`/api/parcels`: what one browser leaves for another, encrypted there. The key never comes here, the parcel
is taken once and goes by itself."""

from __future__ import annotations

from datetime import UTC, datetime

import flask

from server.i18n.texts import sentence
from server.limits.quota import ATTEMPTS, NEW_PARCELS, limited
from server.web.api import requests
from server.web.api.openapi import Operation
from server.web.http.errors import ApiError
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("parcels", __name__, url_prefix="/api/parcels")

_SLACK = 1024


@blueprint.post("")
@limited(NEW_PARCELS)
@Operation("leaveParcel", bodies.LeftParcel, status=201, takes=bodies.Parcel, errors=(503,))
def leave() -> tuple[flask.Response, int]:
    """Leave an encrypted text for ten minutes."""
    flask.request.max_content_length = bodies.MOST_PARCEL + _SLACK
    left = services().store.parcels.leave(requests.read_parcel()["data"])
    if left is None:
        raise ApiError(503, "too_many_parcels", sentence("error-too-many-parcels"), retry=True)
    parcel_id, expires = left
    body = bodies.LeftParcel(id=parcel_id, expires=datetime.fromtimestamp(expires, UTC).isoformat())
    return flask.jsonify(body), 201


@blueprint.delete("/<review_id:parcel_id>")
@limited(ATTEMPTS)
@Operation("takeParcel", bodies.Parcel, errors=(503,))
def take(parcel_id: str) -> flask.Response:
    """Take it away, which can be done once."""
    data = services().store.parcels.take(parcel_id)
    if data is None:
        raise ApiError(404, "no_parcel", sentence("error-no-parcel"))
    response = flask.jsonify(bodies.Parcel(data=data))
    response.headers["Cache-Control"] = "no-store"
    return response
