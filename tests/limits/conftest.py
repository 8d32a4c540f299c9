"""The web app, as its own tests make it: a limit is felt there."""

from __future__ import annotations

from tests.web.conftest import app, client, make_app, parsers, post, store

__all__ = ["app", "client", "make_app", "parsers", "post", "store"]
