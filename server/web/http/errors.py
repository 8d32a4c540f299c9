"""Errors as answers: JSON with a sentence for the API, a plain page for the rest. Nothing of the inside
leaks out. The sentences are in the language of the request."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable

import flask
from flask_limiter import RateLimitExceeded
from werkzeug.exceptions import HTTPException, NotFound, RequestEntityTooLarge

from server.analysis.errors import GameError, KibitzError, LimitError, OptionsError, ReportError
from server.analysis.people.asked import PeopleUnknown
from server.i18n.texts import sentence
from server.images.drawing import DrawingError
from server.imports.faults import NotThere, SiteAway, SiteBusy, WishError
from server.limits.quota import UNFINISHED_RETRY_SECONDS, TooManyFollowedError, TooManyUnfinishedError
from server.sandbox.pool import RETRY_SECONDS, ReadersBusy
from server.store.database.database import DatabaseAway
from server.store.keys import ForbiddenError, GoneError
from server.web.http.languages import said
from server.wire.bodies import ErrorBody

_log = logging.getLogger(__name__)

_SENTENCES = {
    400: "error-not-understood",
    404: "page-missing",
    405: "error-wrong-method",
    415: "error-wrong-type",
    500: "error-internal",
}
"""Keys of the texts, by status."""
_NOT_FOR_PEOPLE = ("/api/", "/static/", "/vendor/", "/pieces/", "/embed/", "/socket.io/")
_FRAMES = "/embed/"
_STATUSES: tuple[tuple[type[KibitzError], int], ...] = (
    (TooManyUnfinishedError, 429),
    (TooManyFollowedError, 429),
    (GameError, 422),
    (ReportError, 422),
    (LimitError, 422),
    (OptionsError, 422),
    (DrawingError, 503),
    (DatabaseAway, 503),
    (ReadersBusy, 503),
    (PeopleUnknown, 503),
    (WishError, 422),
    (NotThere, 404),
    (SiteBusy, 503),
    (SiteAway, 502),
    (GoneError, 404),
    (ForbiddenError, 403),
)


class ApiError(KibitzError):
    """An answer of the API that is no success. `status`: the HTTP status."""

    def __init__(
        self, status: int, code: str, message: str, *, place: str | None = None, retry: bool = False
    ) -> None:
        super().__init__(message, code=code, place=place)
        self.status = status
        self.retry = retry


def error_body(code: str, message: str, *, place: str | None = None, retry: bool = False) -> ErrorBody:
    """The one shape of an error."""
    return {"error": {"code": code, "message": message, "place": place, "retry": retry}}


def install_errors(
    app: flask.Flask,
    missing_page: Callable[[], flask.Response],
    missing_frame: Callable[[str], flask.Response],
) -> None:
    """`missing_page`: what a person sees at an address where nothing is; `missing_frame`: what a frame shows
    there, with the sentence that says so."""

    def not_found(error: NotFound) -> flask.Response:
        if _is_frame():
            return missing_frame(said(_sentence(error)) or "")
        return _http_error(error) if flask.request.path.startswith(_NOT_FOR_PEOPLE) else missing_page()

    def refused(error: KibitzError) -> flask.Response:
        if _is_frame() and status_of(error) == 404:
            return missing_frame(said(error.message) or "")
        return _kibitz_error(error)

    app.register_error_handler(NotFound, not_found)
    app.register_error_handler(KibitzError, refused)
    app.register_error_handler(RateLimitExceeded, _rate_error)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(Exception, _unexpected_error)


def _is_frame() -> bool:
    return flask.request.path.startswith(_FRAMES)


def _kibitz_error(error: KibitzError) -> flask.Response:
    response = _answer(status_of(error), error.code, error.message, place=error.place, retry=error.retry)
    if isinstance(error, TooManyUnfinishedError):
        response.headers["Retry-After"] = str(UNFINISHED_RETRY_SECONDS)
    elif isinstance(error, SiteBusy):
        response.headers["Retry-After"] = str(error.wait)
    elif response.status_code == 503 and error.retry:
        response.headers["Retry-After"] = str(RETRY_SECONDS)
    return response


def status_of(error: KibitzError) -> int:
    """The HTTP status for `error`."""
    if isinstance(error, ApiError):
        return error.status
    if error.code == "text_too_large":
        return 413
    return next((status for kind, status in _STATUSES if isinstance(error, kind)), 500)


def _rate_error(error: RateLimitExceeded) -> flask.Response:
    (limiter,) = flask.current_app.extensions["limiter"]
    current = limiter.current_limit
    seconds = max(1, math.ceil(current.reset_at - time.time())) if current else 60
    message = sentence("error-rate", rate=_rate(error), wait=_duration(seconds))
    response = _answer(429, "too_many_requests", message, retry=True)
    response.headers["Retry-After"] = str(seconds)
    return response


def _duration(seconds: int) -> str:
    if seconds < 120:
        return sentence("error-wait-seconds", count=seconds)
    if seconds < 7200:
        return sentence("error-wait-minutes", count=seconds // 60)
    return sentence("error-wait-hours", count=seconds // 3600)


def _rate(error: RateLimitExceeded) -> str:
    """The limit that was passed: "10 per minute"."""
    limit = error.limit.limit
    return sentence("error-rate-per", amount=limit.amount, unit=limit.GRANULARITY.name)


def _http_error(error: HTTPException) -> flask.Response:
    status = error.code or 500
    if status < 400:
        return flask.make_response(error.get_response())
    response = _answer(status, _code(error), _sentence(error), retry=status >= 500)
    for name in ("Allow", "Retry-After"):
        value = dict(error.get_headers()).get(name)
        if value:
            response.headers[name] = value
    return response


def _sentence(error: HTTPException) -> str:
    if isinstance(error, RequestEntityTooLarge):
        size, limit = flask.request.content_length or 0, flask.request.max_content_length or 0
        return sentence("error-request-too-large", size=round(size / 1024), limit=round(limit / 1024))
    status = error.code or 500
    return sentence(_SENTENCES.get(status, _SENTENCES[500 if status >= 500 else 400]))


def _code(error: HTTPException) -> str:
    return "text_too_large" if error.code == 413 else error.name.lower().replace(" ", "_")


def _unexpected_error(error: Exception) -> flask.Response:
    rule, given = flask.request.url_rule, flask.request.view_args or {}
    place = rule.rule if rule else "an address that there is not"
    extra = {"review": given["review_id"]} if "review_id" in given else None
    _log.exception("%s %s failed", flask.request.method, place, exc_info=error, extra=extra)
    return _answer(500, "internal", sentence(_SENTENCES[500]), retry=True)


def _answer(
    status: int, code: str, message: str, *, place: str | None = None, retry: bool = False
) -> flask.Response:
    message, place = said(message) or "", said(place)
    if flask.request.path.startswith("/api/"):
        response = flask.jsonify(error_body(code, message, place=place, retry=retry))
    else:
        response = flask.Response(f"{message}\n", mimetype="text/plain")
    response.status_code = status
    return response
