"""The name that a proxy gives to a request (`X-Request-Id`), for the lines that the log has of it: so one
finds in both logs what belongs together.
"""

from __future__ import annotations

import re

import flask

from server.system import logs

_HEADER = "X-Request-Id"
_NAME = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)


def install_request_ids(app: flask.Flask) -> None:
    """For an app behind a proxy that is believed."""
    app.before_request(_begin)
    app.teardown_request(lambda _: logs.answering(None))


def _begin() -> None:
    name = flask.request.headers.get(_HEADER, "")
    logs.answering(name if _NAME.fullmatch(name) else None)
