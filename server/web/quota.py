"""How much one address may ask for at once and over time. Addresses live in memory (or Redis) only.

The rates are Flask-Limiter's; the number of unfinished reviews is counted here, with the store's word on
which of an address's reviews are unfinished. With several workers the waiting reviews of one address may
run side by side: the address is not stored with a review, so no worker can know.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import ParamSpec, TypeVar

import flask
from flask_limiter import Limiter

from server.analysis.errors import KibitzError
from server.settings import Quotas, Settings
from server.store.status import Status
from server.texts import sentence
from server.visitors import visitor_of

_Made = TypeVar("_Made")
_Given = ParamSpec("_Given")

UNFINISHED_RETRY_SECONDS = 30
"""What a person is told to wait when too many reviews of theirs are unfinished; nobody knows better."""


class TooManyUnfinishedError(KibitzError):
    """An address has as many unfinished reviews as it may."""

    code = "too_many_unfinished"
    retry = True


class Quota:
    """Counts the unfinished reviews of each address."""

    def __init__(self, quotas: Quotas, statuses: Callable[[Sequence[str]], Mapping[str, Status]]) -> None:
        self._quotas = quotas
        self._statuses = statuses
        self._lock = threading.Lock()
        self._reviews: dict[str, set[str]] = {}

    def admit(self, address: str, create: Callable[[], tuple[str, _Made]]) -> tuple[str, _Made]:
        """Let `create` make a review (id, anything) for `address`. Raises TooManyUnfinishedError."""
        with self._lock:
            self._forget_finished()
            mine = self._reviews.get(address, set())
            self._check(list(self._statuses(list(mine)).values()))
            made = create()
            self._reviews.setdefault(address, set()).add(made[0])
        return made

    def _check(self, statuses: Sequence[Status]) -> None:
        waiting = statuses.count(Status.WAITING)
        if waiting >= self._quotas.waiting or len(statuses) >= self._quotas.waiting + self._quotas.running:
            raise TooManyUnfinishedError(
                sentence(
                    "error-unfinished",
                    count=len(statuses),
                    running=self._quotas.running,
                    waiting=self._quotas.waiting,
                )
            )

    def _forget_finished(self) -> None:
        every = [review_id for reviews in self._reviews.values() for review_id in reviews]
        open_ones = {
            review_id
            for review_id, status in self._statuses(every).items()
            if status in (Status.WAITING, Status.RUNNING)
        }
        kept = {address: reviews & open_ones for address, reviews in self._reviews.items()}
        self._reviews = {address: reviews for address, reviews in kept.items() if reviews}


def create_limiter(app: flask.Flask, settings: Settings) -> Limiter:
    """The rates: one count of requests for a review, one of reviews that were made."""
    return Limiter(
        lambda: visitor_of(flask.request.environ),
        app=app,
        storage_uri=settings.limits_url,
        strategy="moving-window",
        headers_enabled=False,
    )


def limit_reviews(
    limiter: Limiter, quotas: Quotas, view: Callable[_Given, flask.Response]
) -> Callable[_Given, flask.Response]:
    """`view` with the rates of new reviews, which a deeper one is too; a refused game counts as an attempt
    only."""
    rates = f"{quotas.per_minute} per minute; {quotas.per_day} per day"
    limited: Callable[_Given, flask.Response] = limiter.shared_limit(
        rates, scope="reviews", deduct_when=_was_taken
    )(limiter.limit(f"{quotas.attempts_per_minute} per minute")(view))
    return limited


def limit_collections(
    limiter: Limiter, quotas: Quotas, view: Callable[_Given, flask.Response]
) -> Callable[_Given, flask.Response]:
    """`view` with the rates of new collections, each of which counts as one review too. A file of many games
    takes long to read, so that attempts are counted as strictly as reviews a minute."""
    per_day = limiter.limit(f"{quotas.collections_per_day} per day", deduct_when=_was_taken)
    attempts = limiter.limit(f"{quotas.per_minute} per minute")
    limited: Callable[_Given, flask.Response] = per_day(attempts(limit_reviews(limiter, quotas, view)))
    return limited


def _was_taken(response: flask.Response) -> bool:
    return response.status_code in (201, 202)
