"""`POST /api/imports`: the games behind a link or a name on another site. Nothing is stored: what is to be
reviewed goes to `/api/reviews` or `/api/collections` as PGN, like any other."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

import flask

from server.i18n.texts import sentence
from server.imports.found_games import FoundGames
from server.imports.wanted import Site
from server.limits.quota import IMPORTS, limited
from server.web.api import requests
from server.web.api.openapi import Operation
from server.web.http.errors import ApiError
from server.web.http.languages import t
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("imports", __name__, url_prefix="/api")

MAX_BYTES = 8 * 1024
"""Of a body: a link takes a hundredth of it."""


@blueprint.post("/imports")
@limited(IMPORTS)
@Operation("importGames", bodies.Imported, takes=bodies.AskedImport, errors=(404, 502, 503))
def find() -> flask.Response:
    """Games behind a link to lichess or chess.com, or of a user there; nothing is stored."""
    flask.request.max_content_length = MAX_BYTES
    if not services().settings.imports:
        raise ApiError(404, "import_off", sentence("import-off"))
    wish, wanted = requests.read_import()
    found = services().importer.find(wish, wanted, services().parsers.read)
    return flask.jsonify(_body(wish.site, found))


def _body(site: Site, found: FoundGames) -> bodies.Imported:
    return bodies.Imported(
        site=site.value,
        title=found.title or _title(site, found.player),
        player=found.player,
        games=cast(list[bodies.ImportedGame], [asdict(game) for game in found.games]),
        left_out=[{"variant": left.variant, "games": left.games} for left in found.left_out],
        more=found.more,
    )


def _title(site: Site, player: str | None) -> str:
    return t("import-title-player", name=player, site=site.value) if player else ""
