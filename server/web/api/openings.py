"""The API of opening trees: `/api/collections/<id>/openings`, as JSON or PGN."""

from __future__ import annotations

import flask
from flask_limiter import Limiter

from server.analysis.errors import OptionsError
from server.analysis.events.values import Side
from server.exports import file_names
from server.i18n.texts import sentence
from server.limits.quota import limit_made, note_made
from server.sandbox.work import TreeForm, opening_tree
from server.settings import Quotas
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.languages import language
from server.web.resources.collections import found
from server.web.resources.exercises import side_of
from server.web.resources.seasons import digested
from server.web.services import services

_OPTIONS = ("player", "side", "format")
_FORMS: dict[str, TreeForm] = {"json": "json", "pgn": "pgn"}
_TYPES = {"json": "application/json", "pgn": "application/x-chess-pgn; charset=utf-8"}


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The address; only what has to be made counts, as of a season."""
    blueprint = flask.Blueprint("openings", __name__, url_prefix="/api/collections")
    blueprint.get("/<review_id:collection_id>/openings")(limit_made(limiter, quotas, show))
    return blueprint


def show(collection_id: str) -> flask.Response:
    """The openings of a collection's reviewed games, or of a player's, of one side or both."""
    asked = flask.request.args
    form = _FORMS.get(asked.get("format", "json"))
    if form is None:
        raise OptionsError(sentence("openings-format"), place="format")
    side = side_of(asked.get("side"))
    return caching.of_collection(
        collection_id,
        lambda: _shown(collection_id, asked.get("player"), side, form),
        _OPTIONS,
        translated=form == "pgn",
    )


def _shown(collection_id: str, player: str | None, side: Side | None, form: TreeForm) -> flask.Response:
    note_made()
    text = _tree_of(collection_id, player, side, form)
    response = flask.Response(text, content_type=_TYPES[form])
    if form == "pgn":
        name = file_names.title_file_name(f"{player or ''} openings")
        response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


def _tree_of(collection_id: str, player: str | None, side: Side | None, form: TreeForm) -> str:
    """The tree as JSON or PGN. Raises ApiError (404), ReadersBusy."""
    collection = found(collection_id)
    with services().parsers.place() as place:
        rows = digested(place, collection_id)
        told = place.read(opening_tree, collection.title, rows, player, side, form, language())
    if told is None:
        raise ApiError(404, "no_such_player", sentence("error-no-player"))
    return told
