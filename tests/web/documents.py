"""The OpenAPI document of all views, without an app that serves."""

from __future__ import annotations

from functools import cache
from typing import Any

import flask

from server.app import register_views
from server.web.api import openapi


@cache
def document() -> dict[str, Any]:
    app = flask.Flask("document")
    register_views(app)
    return openapi.document(app)
