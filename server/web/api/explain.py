"""`/api/explain`: what a move of one's own costs or wins, from lines that the browser's engine has found;
`/api/threat`: what is threatened in a position, by the same."""

from __future__ import annotations

import flask
from flask_limiter import Limiter

from server.sandbox.work import explain_move, explain_threat
from server.settings import Quotas
from server.web.api import requests
from server.web.services import services
from server.wire import bodies

MAX_BYTES = 32 * 1024
"""Of a body: ten lines of sixty moves take a tenth of it."""


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The addresses; each may be asked as often as a review may be tried."""
    blueprint = flask.Blueprint("explain", __name__, url_prefix="/api")
    attempts = limiter.limit(f"{quotas.attempts_per_minute} per minute")
    blueprint.post("/explain")(attempts(explain))
    blueprint.post("/threat")(attempts(threat))
    return blueprint


def explain() -> flask.Response:
    """The class, the facts and the sentences of a move."""
    flask.request.max_content_length = MAX_BYTES
    asked = requests.read_asked_move()
    explained = services().solvers.read(
        explain_move, asked["fen"], asked["move"], asked["before"], asked["after"]
    )
    verdict = explained.verdict
    body = bodies.ExplainedMove(
        classification=verdict.classification.value if verdict.classification else None,
        close=verdict.close.value if verdict.close else None,
        loss=verdict.loss,
        expected_before=verdict.expected_before,
        expected_after=verdict.expected_after,
        best=explained.best,
        facts=explained.facts,
        said=explained.said,
    )
    return flask.jsonify(body)


def threat() -> flask.Response:
    """The threat, its sentence, and what must be known for more."""
    flask.request.max_content_length = MAX_BYTES
    asked = requests.read_asked_threat()
    known = [(each["fen"], each["lines"]) for each in asked["known"]]
    found = services().solvers.read(explain_threat, asked["fen"], known)
    wanted = [bodies.WantedPosition(fen=each.fen, lines=each.lines) for each in found.wanted]
    return flask.jsonify(bodies.ExplainedThreat(fact=found.fact, said=found.said, wanted=wanted))
