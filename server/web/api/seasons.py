"""The API of seasons: `/api/collections/<id>/seasons/<player>`, as JSON or CSV."""

from __future__ import annotations

from typing import get_args

import flask

from server.analysis.errors import OptionsError
from server.readers.work import SeasonForm
from server.texts import sentence
from server.web import answers, exports
from server.web.seasons import season_of

blueprint = flask.Blueprint("seasons", __name__, url_prefix="/api/collections")
_OPTION = "format"
_TYPES = {"json": "application/json", "csv": "text/csv; charset=utf-8"}


@blueprint.get("/<review_id:collection_id>/seasons/<path:player>")
def show(collection_id: str, player: str) -> flask.Response:
    """What the reviews of a collection say of one player."""
    form = _form()
    return answers.of_collection(
        collection_id, lambda: _shown(collection_id, player, form), (_OPTION,), translated=False
    )


def _form() -> SeasonForm:
    asked = flask.request.args.get(_OPTION, "json")
    for form in get_args(SeasonForm):
        if asked == form:
            found: SeasonForm = form
            return found
    raise OptionsError(sentence("error-season-format"), place=_OPTION)


def _shown(collection_id: str, player: str, form: SeasonForm) -> flask.Response:
    response = flask.Response(season_of(collection_id, player, form), content_type=_TYPES[form])
    if form == "csv":
        name = exports.table_file_name(player)
        response.headers.set("Content-Disposition", "attachment", filename=name)
    return response
