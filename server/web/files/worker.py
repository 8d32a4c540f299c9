"""`/worker.js`: the service worker that keeps the page for a time without the server
(static/js/offline/worker.ts), with what it keeps. Its address never changes, what it holds does with page and
program, and a browser looks for that with each page.
"""

from __future__ import annotations

import json

import flask

from server.i18n import texts
from server.system.paths import BUILT, STATIC
from server.web.files.bundles import APP, WORKER
from server.web.files.versions import asset
from server.web.http import caching
from server.web.services import services

blueprint = flask.Blueprint("worker", __name__)

_OTHER_SHEETS = frozenset({"about", "booklet", "embed", "file", "first"})
"""Of pages and frames that are not kept."""


@blueprint.get("/worker.js")
def worker() -> flask.Response:
    return caching.of_program(_worker)


def _worker() -> flask.Response:
    found = services()
    kept = {
        "build": found.build,
        "root": flask.request.script_root,
        "version": found.asset_version,
        "files": [*_scripts_and_sheets(), *_catalogues()],
    }
    script = (BUILT / WORKER).read_text("utf-8")
    return flask.Response(f"self.kept={json.dumps(kept)};{script}", mimetype="text/javascript")


def _scripts_and_sheets() -> list[str]:
    """Addresses of all that the app can load; what lies in its one sheet is not asked for alone."""
    bundle = services().bundles[APP]
    scripts = [f"built/app/{file.name}" for file in sorted((BUILT / "app").glob("*.js"))]
    left_out = _OTHER_SHEETS | bundle.sheets
    sheets = [
        f"css/{file.name}" for file in sorted((STATIC / "css").glob("*.css")) if file.stem not in left_out
    ]
    return [asset(path) for path in (bundle.sheet, *scripts, *sheets)]


def _catalogues() -> list[str]:
    """Addresses of the texts of each language, and of those of each part."""
    found = services()
    parts = ["", *(f"/{part}" for part in found.bundles[APP].later)]
    root = flask.request.script_root
    return [
        f"{root}/i18n/{code}{part}.ftl?v={found.asset_version}"
        for code in texts.languages()
        for part in parts
    ]
