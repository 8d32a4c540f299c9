"""The API of reviews: `/api/reviews` and below, and the document of the whole API."""

from __future__ import annotations

import flask

from server.analysis.events.state import End, Seq
from server.analysis.events.wire import Plan
from server.analysis.report.annotated_pgn import Told
from server.analysis.review.options import ReviewOptions
from server.exports import file_names
from server.i18n.texts import sentence
from server.limits.quota import ATTEMPTS, NEW_REVIEWS, limited
from server.limits.visitors import visitor_of
from server.sandbox.work import annotated, end_and_plan, first_events
from server.store.reviews.status import OPEN, Status
from server.web.api import requests
from server.web.api.openapi import EXPIRES_DAYS, HIDE_NAMES, PGN, TOLD, Operation, asked, document, one_of
from server.web.api.schemas import schema_of
from server.web.api.tokens import authorize_review
from server.web.api.waits import REMAINING, WAIT, hold
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.headers import attached
from server.web.http.languages import language
from server.web.http.times import iso_time, iso_time_or_none
from server.web.makers import Kind
from server.web.resources import reviews
from server.web.services import services
from server.wire import bodies
from server.work.failures import STOPPED

blueprint = flask.Blueprint("api", __name__, url_prefix="/api")
_ONE = "/reviews/<review_id:review_id>"
_AFTER = asked("after", {**schema_of(Seq), "default": 0})
_ORIGINAL = asked(
    "original",
    one_of("0", "1", default="0"),
    about="1: the text that the review was made of, without verdicts",
)


@blueprint.post("/reviews")
@limited(NEW_REVIEWS)
@Operation(
    "createReview",
    bodies.Created,
    status=201,
    takes=bodies.NewReview,
    texts=requests.PGN_TYPES,
    query=(HIDE_NAMES, EXPIRES_DAYS),
    errors=(503,),
)
def create() -> tuple[flask.Response, int, dict[str, str]]:
    """Review a game."""
    order = requests.read_order()
    first = services().parsers.read(first_events, order.pgn, order.options, services().settings.limits)
    review_id, token = services().quota.admit(
        visitor_of(flask.request.environ),
        lambda: services().store.create(order.pgn, order.options.to_json(), first, order.expires),
    )
    url = flask.url_for("pages.review", review_id=review_id, _external=True)
    body = bodies.Created(id=review_id, url=url, delete_token=token, guessed=list(order.guessed))
    return flask.jsonify(body), 201, {"Location": url}


@blueprint.get(_ONE)
@Operation("showReview", bodies.Review, query=(WAIT,), errors=(400,))
def show(review_id: str) -> flask.Response:
    """A review with its folded state."""
    hold(lambda: services().marks.review(review_id))
    return caching.of_review(review_id, lambda: _shown(review_id), translated=False)


def _shown(review_id: str) -> flask.Response:
    review = reviews.found(review_id)
    body = bodies.Review(
        id=review.id,
        status=review.status.value,
        queue_position=services().store.queue_position(review_id),
        created=iso_time(review.created),
        expires=iso_time_or_none(review.expires),
        collection=reviews.place_of(review_id),
        state=services().states.of(review_id),
    )
    response = flask.jsonify(body)
    response.headers[REMAINING] = str(int(review.status in OPEN))
    return response


@blueprint.get(f"{_ONE}/events")
@Operation("listEvents", bodies.Events, query=(_AFTER,), errors=(400,))
def events(review_id: str) -> flask.Response:
    """The log after a cursor."""
    after = requests.read_cursor()
    return caching.of_review(review_id, lambda: _events(review_id, after), ("after",), translated=False)


def _events(review_id: str, after: int) -> flask.Response:
    review = reviews.found(review_id)
    position = services().store.queue_position(review_id)
    fresh = services().store.events(review_id, after)
    body = bodies.Events(
        events=fresh,
        seq=fresh[-1]["seq"] if fresh else after,
        status=review.status.value,
        queue_position=position,
    )
    return flask.jsonify(body)


@blueprint.get(f"{_ONE}.pgn")
@Operation(
    "exportPgn",
    files=(PGN,),
    about="PGN with NAGs, %eval, comments and variations",
    query=(_ORIGINAL, *TOLD),
    errors=(422,),
)
def export_pgn(review_id: str) -> flask.Response:
    """Annotated PGN."""
    told = requests.read_told()
    return caching.of_review(review_id, lambda: _exported(review_id, told), ("original", *requests.TOLD))


def _exported(review_id: str, told: Told) -> flask.Response:
    review = reviews.found(review_id)
    state = services().states.of(review_id)
    limits = services().settings.limits
    text = review.pgn
    if flask.request.args.get("original") != "1":
        text = services().parsers.read(annotated, review.pgn, state, language(), limits, told)
    return attached(text, f"{PGN}; charset=utf-8", file_names.file_name(state))


@blueprint.post(f"{_ONE}/stop")
@Operation("stopReview", bodies.Accepted, status=202, owner=True, errors=(409,))
def stop(review_id: str) -> tuple[flask.Response, int]:
    """Stop it."""
    key = authorize_review(review_id)
    before = services().store.request_stop(review_id, STOPPED.to_wire(), key)
    if before not in (Status.WAITING, Status.RUNNING):
        raise ApiError(409, "not_running", sentence("error-ended"))
    now = Status.STOPPED if before is Status.WAITING else Status.RUNNING
    return flask.jsonify(bodies.Accepted(id=review_id, status=now.value)), 202


@blueprint.post(f"{_ONE}/continue")
@limited(ATTEMPTS)
@Operation("continueReview", bodies.Accepted, status=202, owner=True, errors=(409,))
def resume(review_id: str) -> tuple[flask.Response, int]:
    """Go on from its log."""
    key = authorize_review(review_id)
    end, _ = _end_and_plan(review_id)
    if not (end and end.get("retry")):
        reviews.found(review_id)  # it may have been deleted meanwhile
        raise ApiError(409, "not_stopped", sentence("error-cannot-go-on"))

    def put_back() -> tuple[str, bool]:
        if not services().store.resume(review_id, key):
            raise ApiError(409, "not_stopped", sentence("error-cannot-go-on"))
        return review_id, True

    services().quota.admit(visitor_of(flask.request.environ), put_back)
    return flask.jsonify(bodies.Accepted(id=review_id, status=Status.WAITING.value)), 202


def _end_and_plan(review_id: str) -> tuple[End | None, Plan | None]:
    """How the last run of a review ended, and what it was to search."""
    return services().parsers.read(end_and_plan, services().digests.log(review_id))


@blueprint.post(f"{_ONE}/deeper")
@limited(NEW_REVIEWS)
@Operation("deepenReview", bodies.Accepted, status=202, takes=bodies.Deeper, owner=True, errors=(409,))
def deeper(review_id: str) -> tuple[flask.Response, int]:
    """Review it once more with more nodes."""
    key = authorize_review(review_id)
    before = ReviewOptions.from_json(reviews.found(review_id).options)
    _, plan = _end_and_plan(review_id)
    options = requests.read_deeper(before, plan["nodes"] if plan else before.nodes)

    def put_back() -> tuple[str, bool]:
        if not services().store.deepen(review_id, options.to_json(), key):
            raise ApiError(409, "not_finished", sentence("error-stop-first"))
        return review_id, True

    services().quota.admit(visitor_of(flask.request.environ), put_back)
    return flask.jsonify(bodies.Accepted(id=review_id, status=Status.WAITING.value)), 202


@blueprint.delete(_ONE)
@Operation("deleteReview", status=204, owner=True)
def delete(review_id: str) -> tuple[str, int]:
    """Delete it for good."""
    services().store.delete(review_id, authorize_review(review_id))
    reviews.forget([review_id])
    return "", 204


@blueprint.get("/openapi.json")
@Operation("openapi", dict, about="OpenAPI 3.1")
def openapi() -> flask.Response:
    """This document."""
    return caching.of_program(
        lambda: flask.jsonify(document(flask.current_app, flask.request.script_root)), kind=Kind.PAGE
    )
