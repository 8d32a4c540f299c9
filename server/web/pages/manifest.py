"""`/manifest.webmanifest`: what a system is told that installs Kibitz as an app, and that texts and files may
be shared to it (`/share`).
"""

from __future__ import annotations

import flask

from server.web.files.versions import asset
from server.web.http import caching
from server.web.http.languages import language, t

blueprint = flask.Blueprint("manifest", __name__)

_COLOR = "#f4f2f5"
"""The page's background in the light, as in the template."""
_TYPES = ("application/x-chess-pgn", "application/vnd.chess-pgn", "text/plain", ".pgn")


@blueprint.get("/manifest.webmanifest")
def manifest() -> flask.Response:
    return caching.of_program(_manifest, ("lang",))


def _manifest() -> flask.Response:
    home = flask.url_for("pages.start")
    response = flask.jsonify(
        {
            "id": home,
            "name": "Kibitz",
            "short_name": "Kibitz",
            "description": t("app-description"),
            "lang": language(),
            "start_url": home,
            "scope": home,
            "display": "standalone",
            "background_color": _COLOR,
            "theme_color": _COLOR,
            "categories": ["games", "education"],
            "icons": [_icon("icon-192.png", 192), _icon("icon-512.png", 512), _maskable()],
            "share_target": {
                "action": flask.url_for("share.share"),
                "method": "POST",
                "enctype": "multipart/form-data",
                "params": {
                    "title": "title",
                    "text": "text",
                    "url": "url",
                    "files": [{"name": "games", "accept": list(_TYPES)}],
                },
            },
        }
    )
    response.mimetype = "application/manifest+json"
    return response


def _icon(name: str, side: int) -> dict[str, str]:
    return {"src": asset(f"img/{name}"), "sizes": f"{side}x{side}", "type": "image/png"}


def _maskable() -> dict[str, str]:
    return {**_icon("icon-maskable-512.png", 512), "purpose": "maskable"}
