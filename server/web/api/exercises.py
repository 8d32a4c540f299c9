"""What a person takes along to learn from: `/api/reviews/<id>/exercises.pgn` and `.apkg`, the same of a
collection, of one player or all."""

from __future__ import annotations

import functools

import flask
from flask_limiter import Limiter

from server.analysis.report.exercises import exercises_pgn
from server.exports import anki, file_names
from server.i18n.texts import sentence
from server.limits.quota import limit_exports
from server.settings import Quotas
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.languages import language
from server.web.makers import Kind
from server.web.resources import exercises
from server.web.resources.exercises import Found

_PGN = "application/x-chess-pgn; charset=utf-8"
_DECK = "application/octet-stream"


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The addresses; each reads whole reviews."""
    blueprint = flask.Blueprint("exercises", __name__, url_prefix="/api")
    limited = functools.partial(limit_exports, limiter, quotas)
    of_review, of_collection = limited(review), limited(collection)
    for form in ("pgn", "apkg"):
        told = {"form": form}
        blueprint.get(f"/reviews/<review_id:review_id>/exercises.{form}", defaults=told)(of_review)
        one = f"/collections/<review_id:collection_id>/exercises.{form}"
        blueprint.get(one, defaults=told)(of_collection)
    return blueprint


def review(review_id: str, form: str) -> flask.Response:
    """The faults of a review, of one `side` or both."""
    return caching.of_review(
        review_id,
        lambda: _attached(exercises.of_review(review_id, flask.request.args.get("side")), form),
        ("side",),
        kind=Kind.FILE,
    )


def collection(collection_id: str, form: str) -> flask.Response:
    """Those of a collection's reviews, of one `player` or all."""
    return caching.of_collection(
        collection_id,
        lambda: _attached(exercises.of_collection(collection_id, flask.request.args.get("player")), form),
        ("player",),
        kind=Kind.FILE,
    )


def _attached(found: Found, form: str) -> flask.Response:
    if not found.exercises:
        raise ApiError(409, "no_exercises", sentence("error-no-exercises"))
    if form == "pgn":
        text = exercises_pgn((exercise for _, exercise in found.exercises), language())
        response = flask.Response(text, content_type=_PGN)
    else:
        title = anki.deck_title(found.title, language())
        made = anki.deck(title, found.exercises, language())
        response = flask.Response(made, content_type=_DECK)
    name = file_names.title_file_name(found.title, form)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response
