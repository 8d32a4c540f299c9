"""What a child process of the web does with a request: it runs the view in an app of its own, which is set up
once. The parent's side is `server/web/makers.py`.
"""

from __future__ import annotations

import functools
import pickle

import flask

from server.app import create_making_app
from server.settings import Settings
from server.web.makers import MakerAnswer, MakerRequest, made_of


def make(settings: bytes, asked: MakerRequest | None) -> MakerAnswer | None:
    """The answer to a request; None without one, once the app is set up. `settings`: pickled Settings."""
    app = _app(settings)
    return made_of(app, asked) if asked else None


@functools.cache
def _app(settings: bytes) -> flask.Flask:
    known: Settings = pickle.loads(settings)  # of our own parent
    return create_making_app(known)
