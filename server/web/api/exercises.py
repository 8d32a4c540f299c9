"""What a person takes along to learn from: `/api/reviews/<id>/exercises.pgn` and `.apkg`, the same of a
collection, of one player or all."""

from __future__ import annotations

import flask

from server.analysis.report.exercises import exercises_pgn
from server.exports import anki, file_names
from server.i18n.texts import sentence
from server.limits.quota import EXPORTS, limited
from server.web.api.openapi import PGN, Operation, asked
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.headers import attached
from server.web.http.languages import language
from server.web.makers import Kind
from server.web.resources import exercises
from server.web.resources.exercises import FoundExercises

blueprint = flask.Blueprint("exercises", __name__, url_prefix="/api")

_DECK = "application/octet-stream"


@blueprint.get("/reviews/<review_id:review_id>/exercises.pgn")
@limited(EXPORTS)
@Operation("sideExercisesPgn", files=(PGN,), query=(asked("side"),), errors=(409, 422))
def review_pgn(review_id: str) -> flask.Response:
    """The positions before its faults, to be solved."""
    return _of_review(review_id, "pgn")


@blueprint.get("/reviews/<review_id:review_id>/exercises.apkg")
@limited(EXPORTS)
@Operation("sideExercisesApkg", files=(_DECK,), query=(asked("side"),), errors=(409, 422))
def review_apkg(review_id: str) -> flask.Response:
    """The positions before its faults, to be solved."""
    return _of_review(review_id, "apkg")


def _of_review(review_id: str, form: str) -> flask.Response:
    return caching.of_review(
        review_id,
        lambda: _attached(exercises.of_review(review_id, flask.request.args.get("side")), form),
        ("side",),
        kind=Kind.FILE,
    )


@blueprint.get("/collections/<review_id:collection_id>/exercises.pgn")
@limited(EXPORTS)
@Operation("playerExercisesPgn", files=(PGN,), query=(asked("player"),), errors=(409,))
def collection_pgn(collection_id: str) -> flask.Response:
    """The positions before its faults, to be solved."""
    return _of_collection(collection_id, "pgn")


@blueprint.get("/collections/<review_id:collection_id>/exercises.apkg")
@limited(EXPORTS)
@Operation("playerExercisesApkg", files=(_DECK,), query=(asked("player"),), errors=(409,))
def collection_apkg(collection_id: str) -> flask.Response:
    """The positions before its faults, to be solved."""
    return _of_collection(collection_id, "apkg")


def _of_collection(collection_id: str, form: str) -> flask.Response:
    return caching.of_collection(
        collection_id,
        lambda: _attached(exercises.of_collection(collection_id, flask.request.args.get("player")), form),
        ("player",),
        kind=Kind.FILE,
    )


def _attached(found: FoundExercises, form: str) -> flask.Response:
    if not found.exercises:
        raise ApiError(409, "no_exercises", sentence("error-no-exercises"))
    name = file_names.title_file_name(found.title, form)
    if form == "pgn":
        text = exercises_pgn((exercise for _, exercise in found.exercises), language())
        return attached(text, f"{PGN}; charset=utf-8", name)
    title = anki.deck_title(found.title, language())
    return attached(anki.deck(title, found.exercises, language()), _DECK, name)
