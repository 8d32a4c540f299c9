"""`/api/people`: what people of every rating play in a position; foreseen by the sandbox's child, so that no
network is loaded here."""

from __future__ import annotations

import flask
from flask_limiter import Limiter

from server.analysis.people.asked import PeopleUnknown
from server.i18n.texts import sentence
from server.sandbox.work import people_at
from server.web.api import requests
from server.web.services import services

_PER_MINUTE = 240
"""Who goes through a game asks each time that he stays."""
_BYTES_OF_A_MOVE = 16
"""Of a body, generously: `"a7a8q", `."""
_SLACK = 1024


def create_blueprint(limiter: Limiter) -> flask.Blueprint:
    """The address."""
    blueprint = flask.Blueprint("people", __name__, url_prefix="/api")
    limited = limiter.limit(f"{_PER_MINUTE} per minute")
    blueprint.post("/people")(limited(people))
    return blueprint


def people() -> flask.Response:
    """The likeliest moves of the position after `moves` from `fen`."""
    if not services().settings.people:
        raise PeopleUnknown(sentence("people-off"))
    plies = services().settings.limits.plies
    flask.request.max_content_length = _SLACK + _BYTES_OF_A_MOVE * plies
    asked = requests.read_asked_people()
    return flask.jsonify(services().solvers.read(people_at, asked["fen"], asked["moves"], plies))
