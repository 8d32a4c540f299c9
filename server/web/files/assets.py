"""The files of the page: those of `static/`, installed page libraries from a list of what may be served, the
pieces, the catalogues of the languages.

All of them lie below `/static/<version>/`, where an address never changes what it gives; scripts and style
sheets name each other relatively, and so the version goes with them. The same without a version, and an
address with an old one, is what lies there now, and is asked for again each time.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path

import flask

from server.i18n import texts
from server.images.pieces import piece_svg
from server.system.npm import NEEDED, SERVED
from server.system.paths import BUILT, NODE_MODULES, STATIC
from server.web.files.bundles import APP, Bundle
from server.web.files.sent import ASK_AGAIN, FOREVER, FileSource, file_of, sent
from server.web.services import services

_log = logging.getLogger(__name__)

blueprint = flask.Blueprint("assets", __name__)

_VENDOR_CACHE = "public, max-age=3600, stale-while-revalidate=86400"
_PIECE_CACHE = "public, max-age=604800"
_VERSION = re.compile(r"[0-9a-f]{12}")
_VENDOR = "vendor/"
_BUILT = "built/"
_VIEWER = "viewer/"
_PIECE = re.compile(r"pieces/(?P<piece_set>[^/]+)/(?P<name>[^/]+)\.svg")


@blueprint.get("/static/<path:path>")
def static(path: str) -> flask.Response:
    """A file of the page: `js/main.ts`, `<version>/js/main.js`, `<version>/vendor/<package>/<file>`,
    `<version>/built/<bundle>`, `<version>/pieces/<set>/<piece>.svg`,
    `viewer/kibitz-viewer.js` and its licences."""
    version, _, rest = path.partition("/")
    if not _VERSION.fullmatch(version):
        return _static(path, flask.request.args.get("v"))
    return _static(rest, version)


def _static(path: str, version: str | None) -> flask.Response:
    cache = FOREVER if version == services().asset_version else ASK_AGAIN
    if path.startswith(_VENDOR):
        return _library(path.removeprefix(_VENDOR), cache)
    if piece := _PIECE.fullmatch(path):
        return _piece(piece["piece_set"], piece["name"], cache)
    if path.startswith(_BUILT):
        return sent(services().kept_files, file_of(BUILT, path.removeprefix(_BUILT)), cache)
    if path.startswith(_VIEWER):
        return sent(services().kept_files, file_of(BUILT, path), cache)
    return sent(services().kept_files, file_of(STATIC, path), cache)


@blueprint.get("/vendor/<path:path>")
def vendor(path: str) -> flask.Response:
    """A file of an installed library. An address with the library's version (`?v=`) never changes."""
    return _library(path, FOREVER if flask.request.args.get("v") else _VENDOR_CACHE)


def _library(path: str, cache: str) -> flask.Response:
    if not SERVED.fullmatch(path):
        flask.abort(404)
    return sent(services().kept_files, file_of(NODE_MODULES, path), cache)


@blueprint.get("/pieces/<piece_set>/<name>.svg")
def piece(piece_set: str, name: str) -> flask.Response:
    """A piece, `wK` to `bP`, of a set."""
    return _piece(piece_set, name, _PIECE_CACHE)


def _piece(piece_set: str, name: str, cache: str) -> flask.Response:
    try:
        drawing = piece_svg(piece_set, name)
    except KeyError:
        flask.abort(404)
    source = FileSource(f"piece {piece_set} {name}", drawing, "image/svg+xml", drawing.encode())
    return sent(services().kept_files, source, cache)


@blueprint.get("/i18n/<code>.ftl")
def catalogue(code: str) -> flask.Response:
    """A language's texts as the page reads them; for ever under the page's version (`?v=`)."""
    if code not in texts.languages():
        flask.abort(404)
    return _texts(f"catalogue {code}", texts.page_text(code, _app().texts))


@blueprint.get("/i18n/<code>/<part>.ftl")
def part_of_catalogue(code: str, part: str) -> flask.Response:
    """What a part that is loaded when it is wanted can say beside that."""
    if code not in texts.languages() or part not in _app().later:
        flask.abort(404)
    return _texts(f"catalogue {code} {part}", texts.page_text(code, _app().later[part], beside=_app().texts))


def _app() -> Bundle:
    return services().bundles[APP]


def _texts(name: str, text: str) -> flask.Response:
    now = flask.request.args.get("v") == services().asset_version
    source = FileSource(name, text, "text/plain", text.encode())
    return sent(services().kept_files, source, FOREVER if now else ASK_AGAIN)


def check_libraries(node_modules: Path) -> None:
    """Say it once, clearly, if the page's libraries are not installed."""
    missing = [name for name in NEEDED if not (node_modules / name).is_dir()]
    if missing:
        _log.error(
            "the page's libraries are not installed in %s (%s): run `make setup` or `npm ci`",
            node_modules,
            ", ".join(missing),
        )
