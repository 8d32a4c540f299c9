"""`/api/explain`: what a move of one's own costs or wins, from lines that the browser's engine has found;
`/api/threat`: what is threatened in a position, by the same."""

from __future__ import annotations

import flask

from server.limits.quota import ATTEMPTS, limited
from server.sandbox.work import explain_move, explain_threat
from server.web.api import requests
from server.web.api.openapi import Operation
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("explain", __name__, url_prefix="/api")

MAX_BYTES = 32 * 1024
"""Of a body: ten lines of sixty moves take a tenth of it."""


@blueprint.post("/explain")
@limited(ATTEMPTS)
@Operation("explainMove", bodies.ExplainedMove, takes=bodies.AskedMove, errors=(503,))
def explain() -> flask.Response:
    """What a move costs or wins on the board, from lines that somebody has."""
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


@blueprint.post("/threat")
@limited(ATTEMPTS)
@Operation("explainThreat", bodies.ExplainedThreat, takes=bodies.AskedThreat, errors=(503,))
def threat() -> flask.Response:
    """What is threatened in a position, proven by lines that somebody has."""
    flask.request.max_content_length = MAX_BYTES
    asked = requests.read_asked_threat()
    known = [(each["fen"], each["lines"]) for each in asked["known"]]
    found = services().solvers.read(explain_threat, asked["fen"], known)
    wanted = [bodies.WantedPosition(fen=each.fen, lines=each.lines) for each in found.wanted]
    return flask.jsonify(bodies.ExplainedThreat(fact=found.fact, said=found.said, wanted=wanted))
