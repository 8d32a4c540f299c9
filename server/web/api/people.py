"""`/api/people`: what people of every rating play in a position; foreseen by the sandbox's child, so that no
network is loaded here."""

from __future__ import annotations

import flask

from server.analysis.people.asked import PeopleHere, PeopleUnknown
from server.i18n.texts import sentence
from server.limits.quota import STEPS, limited
from server.sandbox.work import people_at
from server.web.api import requests
from server.web.api.openapi import Operation
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("people", __name__, url_prefix="/api")

_BYTES_OF_A_MOVE = 16
"""Of a body, generously: `"a7a8q", `."""
_SLACK = 1024


@blueprint.post("/people")
@limited(STEPS)
@Operation("askPeople", PeopleHere, takes=bodies.AskedPeople, errors=(503,))
def people() -> flask.Response:
    """What people play in a position."""
    if not services().settings.people:
        raise PeopleUnknown(sentence("people-off"))
    plies = services().settings.limits.plies
    flask.request.max_content_length = _SLACK + _BYTES_OF_A_MOVE * plies
    asked = requests.read_asked_people()
    return flask.jsonify(services().solvers.read(people_at, asked["fen"], asked["moves"], plies))
