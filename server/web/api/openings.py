"""The API of opening trees: `/api/collections/<id>/openings`, as JSON or PGN."""

from __future__ import annotations

import flask

from server.analysis.collection.openings.shapes import OpeningTree
from server.analysis.errors import OptionsError
from server.analysis.events.values import Side
from server.exports import file_names
from server.i18n.texts import sentence
from server.limits.quota import MADE, limited, note_made
from server.sandbox.work import TreeForm, opening_tree
from server.web.api.openapi import PGN, Operation, asked, one_of
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.headers import attached
from server.web.http.languages import language
from server.web.resources.collections import found
from server.web.resources.exercises import side_of
from server.web.resources.seasons import digested
from server.web.services import services

blueprint = flask.Blueprint("openings", __name__, url_prefix="/api/collections")

_OPTIONS = ("player", "side", "format")
_FORMS: dict[str, TreeForm] = {"json": "json", "pgn": "pgn"}
_TYPES = {"json": "application/json", "pgn": "application/x-chess-pgn; charset=utf-8"}


@blueprint.get("/<review_id:collection_id>/openings")
@limited(MADE)
@Operation(
    "showOpenings",
    OpeningTree,
    files=(PGN,),
    query=(asked("player"), asked("side", one_of("white", "black")), asked("format", one_of(*_FORMS))),
    errors=(422, 503),
)
def show(collection_id: str) -> flask.Response:
    """The openings of the reviewed games as a tree, of a player's or of all."""
    query = flask.request.args
    form = _FORMS.get(query.get("format", "json"))
    if form is None:
        raise OptionsError(sentence("openings-format"), place="format")
    side = side_of(query.get("side"))
    return caching.of_collection(
        collection_id,
        lambda: _shown(collection_id, query.get("player"), side, form),
        _OPTIONS,
        translated=form == "pgn",
    )


def _shown(collection_id: str, player: str | None, side: Side | None, form: TreeForm) -> flask.Response:
    note_made()
    text = _tree_of(collection_id, player, side, form)
    if form == "pgn":
        return attached(text, _TYPES[form], file_names.title_file_name(f"{player or ''} openings"))
    return flask.Response(text, content_type=_TYPES[form])


def _tree_of(collection_id: str, player: str | None, side: Side | None, form: TreeForm) -> str:
    """The tree as JSON or PGN. Raises ApiError (404), ReadersBusy."""
    collection = found(collection_id)
    with services().parsers.place() as place:
        rows = digested(place, collection_id)
        told = place.read(opening_tree, collection.title, rows, player, side, form, language())
    if told is None:
        raise ApiError(404, "no_such_player", sentence("error-no-player"))
    return told
