"""The notes of a review's owner: written below `/api/reviews/<id>/notes`, by the owner or by whom the owner
lends a key of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import flask

from server.analysis.errors import OptionsError
from server.analysis.events.events import NoteEvent
from server.analysis.events.fold import fen_at
from server.analysis.events.wire import Note
from server.analysis.report.owner_notes import MOST_CHANGES, MOST_NOTES
from server.i18n.texts import sentence
from server.limits.quota import ATTEMPTS, limited
from server.sandbox.work import checked
from server.store.keys import Writer
from server.web.api import requests
from server.web.api.openapi import Operation
from server.web.api.tokens import authorize_review, authorize_writer
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.resources import reviews
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("notes", __name__, url_prefix="/api/reviews/<review_id:review_id>/notes")

MAX_BYTES = 32 * 1024
"""Of a body: a comment of 2,000 characters takes at most 24 KB as JSON."""
_USED_UP: Mapping[Writer, str] = {"owner": "error-notes-used-up", "guest": "error-note-link-used-up"}
"""What is said when notes were changed as often as may be."""


@blueprint.post("")
@limited(ATTEMPTS)
@Operation("writeNote", NoteEvent, status=201, takes=bodies.NewNote, owner=True, errors=(409, 503))
def write(review_id: str) -> flask.Response:
    """Note something on a position.

    A note without content, or with `removed`, frees its place. 409 `too_many_notes`: the review has as many
    notes, or has had as many changes, as it may.
    """
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
    fen = fen_at(game, ply)
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


@blueprint.post("/link")
@limited(ATTEMPTS)
@Operation("lendNotes", bodies.NoteLink, status=201, owner=True)
def lend(review_id: str) -> tuple[flask.Response, int]:
    """A link by which notes may be written.

    The key writes notes and nothing else. It replaces an earlier one.
    """
    token = services().store.lend_notes(review_id, authorize_review(review_id))
    url = flask.url_for("pages.review", review_id=review_id, _external=True)
    return flask.jsonify(bodies.NoteLink(url=f"{url}#note={token}", note_token=token)), 201


@blueprint.get("/link")
@Operation("lentNotes", bodies.LentNotes, owner=True)
def lent(review_id: str) -> flask.Response:
    """Whether there is such a link."""
    key = authorize_review(review_id)
    return flask.jsonify(bodies.LentNotes(lent=services().store.lends_notes(review_id, key)))


@blueprint.delete("/link")
@limited(ATTEMPTS)
@Operation("withdrawNotes", status=204, owner=True, errors=(409,))
def withdraw(review_id: str) -> tuple[str, int]:
    """End that link.

    409 `no_link`.
    """
    if not services().store.withdraw_notes(review_id, authorize_review(review_id)):
        raise ApiError(409, "no_link", sentence("error-no-note-link"))
    return "", 204
