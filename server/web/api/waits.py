"""What scripts are told while reviews run: an answer that waits for their end, and how many are left."""

from __future__ import annotations

from collections.abc import Callable

import flask

from server.limits.visitors import visitor_of
from server.store.freshness import Mark
from server.web.api import requests
from server.web.api.openapi import asked
from server.web.http.waiting import LONGEST
from server.web.services import services

WAIT = asked(
    "wait",
    {"type": "integer", "minimum": 0, "maximum": LONGEST, "default": 0},
    about="seconds that it may take until all reviews of it are done; Kibitz-Remaining says how many are not",
)
REMAINING = "Kibitz-Remaining"
"""The header that says how many of the reviews wait or run."""


def hold(read_mark: Callable[[], Mark | None]) -> None:
    """Wait as long as the request asks for, until what the mark is of has ended, or is not there."""
    seconds = requests.read_wait()
    if not seconds:
        return

    def is_over() -> bool:
        mark = read_mark()
        return mark is None or mark.ended

    services().waits.hold(visitor_of(flask.request.environ), seconds, is_over)
