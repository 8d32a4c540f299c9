"""`/share`: the start page with what another app has shared with Kibitz, as the manifest offers it."""

from __future__ import annotations

import flask
from werkzeug.wrappers import Response

from server.analysis.game.decoding import decode, guessed_games, old_encoding
from server.limits.quota import SHARED_TEXTS, limited
from server.web.http import caching
from server.web.http.languages import t
from server.web.pages.page import page

blueprint = flask.Blueprint("share", __name__)


@blueprint.get("/share")
def again() -> Response:
    """Loading the page again after sharing starts anew."""
    return flask.redirect(flask.url_for("pages.start"))


@blueprint.post("/share")
@limited(SHARED_TEXTS)
def share() -> flask.Response:
    """The start page with the text; nothing is stored, and nobody is asked for anything."""
    return caching.of_request(_shared)


def _shared() -> flask.Response:
    shared: dict[str, object] = {name: flask.request.form.get(name, "") for name in ("title", "text", "url")}
    files = flask.request.files.getlist("games")
    if files:
        data = files[0].read()
        encoding = (old_encoding(data) or "cp1252").replace("cp", "windows-")
        shared |= {"text": decode(data), "guessed": guessed_games(data), "encoding": encoding}
    shown = page(t("page-title"), t("page-description"), noindex=True, shared=shared)
    return flask.Response(shown, headers={"Cache-Control": "no-store"})
