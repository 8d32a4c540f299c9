"""How much one visitor may ask for at once and over time. Who came, and whose reviews are unfinished, is kept
by `rate_counts`.

The rates are Flask-Limiter's; the number of unfinished reviews is counted here, with the store's word on
which of a visitor's reviews are unfinished. With several workers the waiting reviews of one visitor may run
side by side: no worker knows whose a review is.
"""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import NamedTuple, TypeVar, cast

import flask
from flask.typing import RouteCallable
from flask_limiter import Limiter

from server.analysis.errors import KibitzError
from server.i18n.texts import sentence
from server.limits.counters.in_store import StoreCounts
from server.limits.counters.storage import CountStorage
from server.limits.visitors import visitor_of
from server.settings import Quotas
from server.store.database.database import DatabaseAway
from server.store.reviews.status import OPEN, Status

_Made = TypeVar("_Made")
_View = TypeVar("_View")

UNFINISHED_RETRY_SECONDS = 30
"""What a person is told to wait when too many reviews of theirs are unfinished; nobody knows better."""


MOST_FOLLOWED = 2
"""Rounds that one visitor follows at a time."""


class TooManyUnfinishedError(KibitzError):
    """An address has as many unfinished reviews as it may."""

    code = "too_many_unfinished"
    retry = True


class TooManyFollowedError(KibitzError):
    """An address, or all together, follow as many rounds as they may."""

    code = "too_many_followed"
    retry = True


class Quota:
    """Counts the unfinished reviews of each visitor, and the rounds that are followed. `statuses`: how
    reviews and collections stand; `followed`: which collections follow a round now."""

    def __init__(
        self,
        quotas: Quotas,
        rate_counts: StoreCounts,
        statuses: Callable[[Sequence[str]], Mapping[str, Status]],
        followed: Callable[[Sequence[str]], Collection[str]] = lambda ids: (),
    ) -> None:
        self._quotas = quotas
        self._rate_counts = rate_counts
        self._statuses = statuses
        self._followed = followed
        self._lock = threading.Lock()

    def admit(
        self, visitor: str, create: Callable[[], tuple[str, _Made]], *, follows: bool = False
    ) -> tuple[str, _Made]:
        """Let `create` make a review (id, anything) for `visitor`; `follows`: a collection that follows a
        round. Raises TooManyUnfinishedError, TooManyFollowedError."""
        with self._lock:
            mine = self._rate_counts.owned(visitor)
            unfinished = {key: status for key, status in self._statuses(mine).items() if status in OPEN}
            followed = self._followed(mine)
            over = [key for key in mine if key not in unfinished and key not in followed]
            self._rate_counts.disown(visitor, over)
            self._check(list(unfinished.values()))
            if follows and len(followed) >= MOST_FOLLOWED:
                raise TooManyFollowedError(sentence("follow-too-many", count=MOST_FOLLOWED))
            made = create()
            self._rate_counts.own(visitor, made[0])
        return made

    def _check(self, statuses: Sequence[Status]) -> None:
        waiting = statuses.count(Status.WAITING)
        if (
            waiting >= self._quotas.reviews_waiting
            or len(statuses) >= self._quotas.reviews_waiting + self._quotas.reviews_running
        ):
            raise TooManyUnfinishedError(
                sentence(
                    "error-unfinished",
                    count=len(statuses),
                    running=self._quotas.reviews_running,
                    waiting=self._quotas.reviews_waiting,
                )
            )


def create_limiter(app: flask.Flask, rate_counts: StoreCounts, *, enabled: bool = True) -> Limiter:
    """The rates: one count of requests for a review, one of reviews that were made. Unless `enabled` nothing
    is counted."""
    # Before the limiter, which counts some only once the answer is known.
    app.teardown_request(lambda _: rate_counts.flush())
    logging.getLogger("flask-limiter").setLevel(logging.WARNING)  # else it writes down addresses
    if enabled:
        app.after_request(_tell_what_is_left)  # once all is counted: what is named first is done last
    limiter = Limiter(
        lambda: visitor_of(flask.request.environ),
        app=app,
        storage_uri=f"{CountStorage.STORAGE_SCHEME[0]}://",
        storage_options=cast(dict[str, str | int], {"rate_counts": rate_counts}),
        strategy="moving-window",
        enabled=enabled,
        headers_enabled=False,  # its own say Retry-After where nothing was refused
    )
    # The views know it weakly, and one that is off keeps itself nowhere.
    app.extensions["limiter"] = {limiter}
    return limiter


def _tell_what_is_left(response: flask.Response) -> flask.Response:
    """Of the rate of which the least is left, where the API has counted the request."""
    (limiter,) = flask.current_app.extensions["limiter"]
    rates = limiter.current_limits if flask.request.path.startswith("/api/") else []
    with suppress(DatabaseAway):  # where the counts lie
        if rate := min(rates, key=lambda rate: rate.remaining / rate.limit.amount, default=None):
            response.headers["RateLimit-Limit"] = str(rate.limit.amount)
            response.headers["RateLimit-Remaining"] = str(rate.remaining)
            response.headers["RateLimit-Reset"] = str(max(0, math.ceil(rate.reset_at - time.time())))
    return response


def note_made() -> None:
    """The answer to the current request has to be made."""
    flask.g.answer_made = True


def _was_made(_response: flask.Response) -> bool:
    return "answer_made" in flask.g


def note_drawn() -> None:
    """The request that is answered now has an image drawn."""
    flask.g.image_drawn = True


def _was_drawn(_response: flask.Response) -> bool:
    return "image_drawn" in flask.g


def _was_taken(response: flask.Response) -> bool:
    return response.status_code in (201, 202)


class Rate(NamedTuple):
    """How often one visitor may ask for a view."""

    per: str
    """As Flask-Limiter reads it; in braces fields of `Quotas`."""
    scope: str = ""
    """Views with the same scope count together; without one each view has a count of its own."""
    counts: Callable[[flask.Response], bool] | None = None
    """Whether an answer counts; None: each does."""
    cost: int = 1
    """How many requests one counts for."""


ATTEMPTS = (Rate("{attempts_per_minute} per minute"),)
STEPS = (Rate("240 per minute"),)
"""For readers who go through a game move by move, and ask at each."""
IMPORTS = (Rate("{imports_per_minute} per minute"),)
"""Each may take a minute of another site's."""
SHARED_TEXTS = (Rate("{reviews_per_minute} per minute"),)
NEW_REVIEWS = (
    Rate("{reviews_per_minute} per minute; {reviews_per_day} per day", "reviews", _was_taken),
    *ATTEMPTS,
)
"""A deeper review is a new one. A refused game counts as an attempt only."""
NEW_COLLECTIONS = (
    Rate("{collections_per_day} per day", counts=_was_taken),
    Rate("{reviews_per_minute} per minute"),
    *NEW_REVIEWS,
)
"""Each counts as one review too. Attempts are counted as strictly as reviews, as a file of many games takes
long to read."""
NEW_PARCELS = (Rate("{reviews_per_minute} per hour", counts=_was_taken), *ATTEMPTS)
NEW_FOLLOWS = (Rate("{collections_per_day} per day", counts=_was_taken), *IMPORTS)
IMAGES = (Rate("{images_per_minute} per minute", "images", _was_drawn),)
"""Only those count that `note_drawn` reports."""
ANIMATIONS = (IMAGES[0]._replace(cost=10),)
MADE = (Rate("{attempts_per_minute} per minute", counts=_was_made),)
"""Only answers of `note_made` count, not those that are kept or that the visitor has."""
EXPORTS = (MADE[0]._replace(scope="exports"),)
"""Files of all kinds together."""

_rates: dict[object, Sequence[Rate]] = {}
"""By view."""


def limited(rates: Sequence[Rate]) -> Callable[[_View], _View]:
    """Give a view its rates; `limit_views` applies them in an app."""

    def note(view: _View) -> _View:
        _rates[view] = rates
        return view

    return note


def is_limited(view: object) -> bool:
    return view in _rates


def limit_views(app: flask.Flask, limiter: Limiter, quotas: Quotas) -> None:
    """Apply the rates of the app's views, each of which has one endpoint."""
    for endpoint, view in app.view_functions.items():
        for rate in reversed(_rates.get(view, ())):
            per = rate.per.format(**asdict(quotas))
            decorate = (
                limiter.shared_limit(per, scope=rate.scope, deduct_when=rate.counts, cost=rate.cost)
                if rate.scope
                else limiter.limit(per, deduct_when=rate.counts, cost=rate.cost)
            )
            view = cast(RouteCallable, decorate(view))
        app.view_functions[endpoint] = view
