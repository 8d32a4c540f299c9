"""`/api/parcels`: what one browser leaves for another, encrypted there. The key never comes here, the parcel
is taken once and goes by itself."""

from __future__ import annotations

from datetime import UTC, datetime

import flask
from flask_limiter import Limiter

from server.i18n.texts import sentence
from server.limits.quota import limit_parcels
from server.settings import Quotas
from server.web.api import requests
from server.web.http.errors import ApiError
from server.web.services import services
from server.wire import bodies

_SLACK = 1024


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The addresses."""
    blueprint = flask.Blueprint("parcels", __name__, url_prefix="/api/parcels")
    blueprint.post("")(limit_parcels(limiter, quotas, leave))
    attempts = limiter.limit(f"{quotas.attempts_per_minute} per minute")
    blueprint.delete("/<review_id:parcel_id>")(attempts(take))
    return blueprint


def leave() -> flask.Response:
    """Keep it for a few minutes."""
    flask.request.max_content_length = bodies.MOST_PARCEL + _SLACK
    left = services().store.parcels.leave(requests.read_parcel()["data"])
    if left is None:
        raise ApiError(503, "too_many_parcels", sentence("error-too-many-parcels"), retry=True)
    parcel_id, expires = left
    body = bodies.LeftParcel(id=parcel_id, expires=datetime.fromtimestamp(expires, UTC).isoformat())
    response = flask.jsonify(body)
    response.status_code = 201
    return response


def take(parcel_id: str) -> flask.Response:
    """It goes with the answer."""
    data = services().store.parcels.take(parcel_id)
    if data is None:
        raise ApiError(404, "no_parcel", sentence("error-no-parcel"))
    response = flask.jsonify(bodies.Parcel(data=data))
    response.headers["Cache-Control"] = "no-store"
    return response
