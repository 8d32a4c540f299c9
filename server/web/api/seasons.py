"""The API of seasons: `/api/collections/<id>/seasons/<player>`, as JSON, CSV or a page of its own."""

from __future__ import annotations

import json
from typing import Literal, get_args

import flask

from server.analysis.collection.season.shapes import Season
from server.analysis.errors import OptionsError
from server.exports import file_names
from server.exports.html_file import FileLook, season_file
from server.i18n.texts import sentence
from server.limits.quota import MADE, limited, note_made
from server.sandbox.work import SeasonForm
from server.web.api.openapi import CSV, HTML, Operation, asked, one_of
from server.web.embed.options import read_options
from server.web.http import caching
from server.web.http.headers import attached
from server.web.http.languages import language, t
from server.web.makers import Kind
from server.web.resources.seasons import season_of

blueprint = flask.Blueprint("seasons", __name__, url_prefix="/api/collections")

Form = Literal["json", "csv", "html"]
_FORMAT = "format"
LOOK = ("theme", "pieces")
"""Of an embed's options those that a season's file takes."""
_TYPES = {"json": "application/json", "csv": "text/csv; charset=utf-8", "html": "text/html; charset=utf-8"}


@blueprint.get("/<review_id:collection_id>/seasons/<path:player>")
@limited(MADE)
@Operation(
    "showSeason",
    Season,
    files=(CSV, HTML),
    query=(asked(_FORMAT, one_of(*get_args(Form), default="json")),),
    errors=(422, 503),
)
def show(collection_id: str, player: str) -> flask.Response:
    """What the reviews say of a player."""
    form = _form()
    options = (_FORMAT, *LOOK, "lang") if form == "html" else (_FORMAT,)
    return caching.of_collection(
        collection_id,
        lambda: _shown(collection_id, player, form),
        options,
        translated=form == "html",
        kind=None if form == "json" else Kind.FILE,
    )


def _form() -> Form:
    asked = flask.request.args.get(_FORMAT, "json")
    for form in get_args(Form):
        if asked == form:
            found: Form = form
            return found
    raise OptionsError(sentence("error-season-format"), place=_FORMAT)


def _shown(collection_id: str, player: str, form: Form) -> flask.Response:
    note_made()
    read: SeasonForm = "csv" if form == "csv" else "json"
    season = season_of(collection_id, player, read, flask.request.script_root)
    text = _page(json.loads(season)) if form == "html" else season
    if form == "json":
        return flask.Response(text, content_type=_TYPES[form])
    # A page is never shown under our own address (api/files.py).
    return attached(text, _TYPES[form], file_names.table_file_name(player, form))


def _page(season: Season) -> str:
    options = read_options(flask.request.args)
    look = FileLook(language(), options["theme"], pieces=options["pieces"])
    title = t("season-page-title", player=season["player"], collection=season["collection"]["title"])
    return season_file(title, season, look)
