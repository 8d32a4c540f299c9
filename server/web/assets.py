"""Files that do not lie in `static/` as they are served: installed page libraries from a list of what may be
served, the pieces, the catalogues of the languages."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from pathlib import Path

import flask

from server import texts
from server.images.pieces import piece_svg
from server.libraries import NEEDED, SERVED
from server.web.services import services

_log = logging.getLogger(__name__)

blueprint = flask.Blueprint("assets", __name__)

_VENDOR_CACHE = "public, max-age=3600, stale-while-revalidate=86400"
_FOREVER = "public, max-age=31536000, immutable"
_PIECE_CACHE = "public, max-age=604800"
_MIME_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
}


@blueprint.get("/vendor/<path:path>")
def vendor(path: str) -> flask.Response:
    """A file of an installed library. An address with the library's version (`?v=`) never changes."""
    if not SERVED.fullmatch(path):
        flask.abort(404)
    mime_type = _MIME_TYPES.get(Path(path).suffix)
    response = flask.send_from_directory(services().settings.node_modules, path, mimetype=mime_type)
    response.headers["Cache-Control"] = _FOREVER if flask.request.args.get("v") else _VENDOR_CACHE
    return response


@blueprint.get("/pieces/<piece_set>/<name>.svg")
def piece(piece_set: str, name: str) -> flask.Response:
    """A piece, `wK` to `bP`, of a set."""
    try:
        drawing = piece_svg(piece_set, name)
    except KeyError:
        flask.abort(404)
    response = flask.Response(drawing, mimetype="image/svg+xml")
    response.add_etag()
    response.headers["Cache-Control"] = _PIECE_CACHE
    response.make_conditional(flask.request)
    return response


@blueprint.get("/i18n/<code>.ftl")
def catalogue(code: str) -> flask.Response:
    """A language's texts as the page reads them."""
    if code not in texts.languages():
        flask.abort(404)
    response = flask.Response(texts.page_text(code), mimetype="text/plain")
    response.add_etag()
    response.make_conditional(flask.request)
    return response


def check_libraries(node_modules: Path) -> None:
    """Say it once, clearly, if the page's libraries are not installed."""
    missing = [name for name in NEEDED if not (node_modules / name).is_dir()]
    if missing:
        _log.error(
            "the page's libraries are not installed in %s (%s): run `make setup` or `npm ci`",
            node_modules,
            ", ".join(missing),
        )


def version_of(folders: Iterable[Path]) -> str:
    """A short text that changes whenever a file in `folders` does."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]
