"""`/r/<id>/booklet` and `/c/<id>/booklet`: the exercises of a review or a collection on paper, the questions
first, the answers behind them. A page without scripts: it is printed as it stands."""

from __future__ import annotations

import flask
from markupsafe import Markup

from server.analysis.report.exercises import question, solution
from server.exports.anki import board_of
from server.limits.quota import EXPORTS, limited
from server.web.http import caching
from server.web.http.languages import language
from server.web.makers import Kind
from server.web.resources import exercises
from server.web.resources.exercises import FoundExercises

blueprint = flask.Blueprint("booklet", __name__)

MOST = 60
"""Diagrams of a booklet: ten pages."""


@blueprint.get("/r/<review_id:review_id>/booklet")
@limited(EXPORTS)
def review(review_id: str) -> flask.Response:
    """Of one `side` or both."""
    return caching.of_review(
        review_id,
        lambda: _page(
            exercises.of_review(review_id, flask.request.args.get("side")),
            flask.url_for("pages.review", review_id=review_id, _external=True),
        ),
        ("side",),
        kind=Kind.FILE,
    )


@blueprint.get("/c/<review_id:collection_id>/booklet")
@limited(EXPORTS)
def collection(collection_id: str) -> flask.Response:
    """Of one `player` or all."""
    return caching.of_collection(
        collection_id,
        lambda: _page(
            exercises.of_collection(collection_id, flask.request.args.get("player"), MOST),
            flask.url_for("pages.collection", collection_id=collection_id, _external=True),
        ),
        ("player",),
        kind=Kind.FILE,
    )


def _page(found: FoundExercises, source: str) -> str:
    shown = [
        {
            "board": Markup(board_of(exercise)),  # drawn here, of a FEN that was read
            "question": question(exercise, language()),
            "line": solution(exercise, language()),
            "why": exercise.why,
            "players": exercise.players,
            "date": exercise.headers.get("Date", "").strip("?."),
        }
        for _, exercise in found.exercises[:MOST]
    ]
    games = len({(each["players"], each["date"]) for each in shown})
    return flask.render_template(
        "booklet.html", title=found.title, exercises=shown, games=games, source=source
    )
