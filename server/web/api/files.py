"""Reviews and collections as one HTML file each, to be kept: `/api/reviews/<id>.html`,
`/api/collections/<id>.html`."""

from __future__ import annotations

import flask

from server.analysis.events.fold import fold
from server.exports import file_names
from server.exports.html_file import FileLook, collection_file, review_file
from server.i18n.texts import sentence
from server.limits.quota import EXPORTS, limited
from server.store.reviews.status import Status
from server.web.api.openapi import HTML, Operation
from server.web.embed.options import read_options
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.headers import attached
from server.web.http.languages import language
from server.web.makers import Kind
from server.web.resources import collections, reviews
from server.web.resources.tournaments import standings_of
from server.web.services import services

blueprint = flask.Blueprint("files", __name__, url_prefix="/api")

_ABOUT = "A page that needs no server; `lang`, `theme`, `orientation`, `pieces`, `notation`"
OPTIONS = ("theme", "orientation", "pieces", "notation")
"""Of an embed's options those that a file takes."""
MOST_BYTES = 32 * 1024 * 1024
"""Of a collection's file: about a thousand games."""


@blueprint.get("/reviews/<review_id:review_id>.html")
@limited(EXPORTS)
@Operation("exportPage", files=(HTML,), about=_ABOUT, errors=(409,))
def review(review_id: str) -> flask.Response:
    """The review as one HTML file."""
    return caching.of_review(review_id, lambda: _review(review_id), OPTIONS, kind=Kind.FILE)


def _review(review_id: str) -> flask.Response:
    reviews.found(review_id)
    state = services().states.of(review_id)
    if state["game"] is None:
        raise ApiError(409, "not_finished", sentence("error-file-nothing"))
    text = review_file(reviews.title_of(state), state, _look())
    return _attached(text, file_names.file_name(state))


@blueprint.get("/collections/<review_id:collection_id>.html")
@limited(EXPORTS)
@Operation("exportCollectionPage", files=(HTML,), about=_ABOUT, errors=(409, 413))
def collection(collection_id: str) -> flask.Response:
    """All finished games as one."""
    return caching.of_collection(collection_id, lambda: _collection(collection_id), OPTIONS, kind=Kind.FILE)


def _collection(collection_id: str) -> flask.Response:
    found = collections.found(collection_id)
    table = collections.table_of(found)["games"]
    done = {row["number"]: row["id"] for row in table if row["id"] and row["status"] == Status.DONE.value}
    if not done:
        raise ApiError(409, "not_finished", sentence("error-file-nothing"))
    states = ((number, fold(services().store.events(review_id))) for number, review_id in done.items())
    text = collection_file(found.title, table, standings_of(collection_id), done.keys(), states, _look())
    if len(text) > MOST_BYTES:
        raise ApiError(413, "too_large", sentence("error-file-too-large", size=len(text) // 1024**2))
    return _attached(text, file_names.title_file_name(found.title))


def _look() -> FileLook:
    options = read_options(flask.request.args)
    side = options["orientation"] if options["orientation"] == "black" else "white"
    return FileLook(language(), options["theme"], side, options["pieces"], options["notation"])


def _attached(text: str, pgn_name: str) -> flask.Response:
    """Never shown under our own address, where it would be a page of ours with a policy of its own."""
    return attached(text, "text/html; charset=utf-8", pgn_name.removesuffix(".pgn") + ".html")
