"""`/embed/c/<id>/season/<player>`: a player's season for frames."""

from __future__ import annotations

import json

import flask

from server.analysis.collection.season.shapes import Season
from server.limits.quota import MADE, limited, note_made
from server.web.embed.options import LOOK, read_collection_options
from server.web.http import caching
from server.web.http.languages import t
from server.web.resources.seasons import season_of

blueprint = flask.Blueprint("embed_season", __name__)

OPTIONS = (*LOOK, "lang")


@blueprint.get("/embed/c/<review_id:collection_id>/season/<path:player>")
@limited(MADE)
def embed(collection_id: str, player: str) -> flask.Response:
    return caching.of_collection(collection_id, lambda: _embed(collection_id, player), OPTIONS, kind=None)


def _embed(collection_id: str, player: str) -> str:
    note_made()
    season: Season = json.loads(season_of(collection_id, player, "json"))
    page_url = flask.url_for(
        "pages.season", collection_id=collection_id, player=season["player"], _external=True
    )
    return flask.render_template(
        "embed_season.html",
        season=season,
        options=read_collection_options(flask.request.args),
        title=t("season-page-title", player=season["player"], collection=season["collection"]["title"]),
        page_url=page_url,
    )
