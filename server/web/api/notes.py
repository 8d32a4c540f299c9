"""The notes of a review's owner: written below `/api/reviews/<id>/notes`, by the owner or by whom the owner
lends a key of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import flask
from flask_limiter import Limiter

from server.analysis.errors import OptionsError
from server.analysis.events.wire import Note
from server.analysis.report.owner_notes import MOST_CHANGES, MOST_NOTES
from server.i18n.texts import sentence
from server.sandbox.work import checked
from server.settings import Quotas
from server.store.keys import Writer
from server.web.api import requests
from server.web.api.tokens import authorize_review, authorize_writer
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.resources import reviews
from server.web.services import services
from server.wire import bodies

MAX_BYTES = 32 * 1024
"""Of a body: a comment of 2,000 characters takes at most 24 KB as JSON."""
_USED_UP: Mapping[Writer, str] = {"owner": "error-notes-used-up", "guest": "error-note-link-used-up"}
"""What is said when notes were changed as often as may be."""


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The addresses; of all as many requests a minute as a review may be tried."""
    blueprint = flask.Blueprint("notes", __name__, url_prefix="/api/reviews/<review_id:review_id>/notes")
    attempts = limiter.limit(f"{quotas.attempts_per_minute} per minute")
    blueprint.post("")(attempts(write))
    blueprint.post("/link")(attempts(lend))
    blueprint.delete("/link")(attempts(withdraw))
    return blueprint


def write(review_id: str) -> flask.Response:
    """Put a note in its place, or take it away."""
    flask.request.max_content_length = MAX_BYTES
    return caching.of_request(lambda: _write(review_id))


def _write(review_id: str) -> tuple[flask.Response, int]:
    key, writer = authorize_writer(review_id)
    asked = requests.read_note()
    state = services().states.of(review_id)
    game = state["game"]
    if game is None:
        reviews.found(review_id)  # it may have been deleted meanwhile
        raise ApiError(409, "not_begun", sentence("error-not-begun"))
    ply, moves = asked["ply"], game["moves"]
    if ply > len(moves):
        raise OptionsError(sentence("wrong-number-between", name="ply", low=0, high=len(moves)), place="ply")
    fen = moves[ply - 1]["fen"] if ply else game["start_fen"]
    further = [move["uci"] for move in moves[ply:]]
    note = services().solvers.read(checked, fen, game["variant"], further, asked)
    _check_room(state["notes"], cast(Note, note), writer)
    seq = services().store.note(review_id, note, MOST_CHANGES, key)
    if seq is None:
        raise ApiError(409, "too_many_notes", sentence(_USED_UP[writer], limit=_share(MOST_CHANGES, writer)))
    return flask.jsonify({"seq": seq, **note}), 201


def _share(most: int, writer: Writer) -> int:
    """What of `most` a writer may use: a guest leaves the owner half of it."""
    return most if writer == "owner" else most // 2


def _check_room(there: Sequence[Note], note: Note, writer: Writer) -> None:
    """Raises ApiError (409) if `note` is one more than there may be; to change or remove one needs no
    room."""
    taken = {(each["ply"], tuple(each["line"])) for each in there}
    most = _share(MOST_NOTES, writer)
    if note["removed"] or (note["ply"], tuple(note["line"])) in taken or len(taken) < most:
        return
    raise ApiError(409, "too_many_notes", sentence("error-too-many-notes", limit=most))


def lend(review_id: str) -> tuple[flask.Response, int]:
    """A link whose holder may write notes; an earlier one holds no more."""
    token = services().store.lend_notes(review_id, authorize_review(review_id))
    url = flask.url_for("pages.review", review_id=review_id, _external=True)
    return flask.jsonify(bodies.NoteLink(url=f"{url}#note={token}", note_token=token)), 201


def withdraw(review_id: str) -> tuple[str, int]:
    """That link holds no more."""
    if not services().store.withdraw_notes(review_id, authorize_review(review_id)):
        raise ApiError(409, "no_link", sentence("error-no-note-link"))
    return "", 204
