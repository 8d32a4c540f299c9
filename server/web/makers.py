"""Answers that are made by child processes. The web process serves everybody in one thread, so it makes no
answer itself that takes long: it hands the request to a child, which runs the same view in the same app.

Each kind of answer has a child of its own, so a page never waits for a file. Visitors take turns before each.
What the child does with a request is not known here (`server/making.py`).
"""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import flask
from werkzeug.test import create_environ

from server.analysis.errors import KibitzError
from server.sandbox.pool import Sandbox, SandboxBounds, Words


class Kind(Enum):
    """What is asked for: a page or what it loads, an image, or a file to keep."""

    PAGE = "page"
    IMAGE = "image"
    FILE = "file"


BOUNDS: Mapping[Kind, SandboxBounds] = {
    Kind.PAGE: SandboxBounds(seconds=10, patience=60, waiting=400, each=100, memory=1024),
    Kind.IMAGE: SandboxBounds(seconds=20, patience=60, waiting=256, each=32, memory=1024),
    Kind.FILE: SandboxBounds(seconds=60, patience=120, queue=60, waiting=16, each=2, memory=1024),
}
_WORDS: Mapping[Kind, Words] = {
    Kind.PAGE: Words("now-busy", "now-slow", "now-failed"),
    Kind.IMAGE: Words("now-busy", "now-slow", "now-failed"),
    Kind.FILE: Words("file-busy", "file-slow", "now-failed"),
}
_NICE: Mapping[Kind, int] = {Kind.PAGE: 0, Kind.IMAGE: 3, Kind.FILE: 5}
"""How much others come before a child: somebody waits for a page."""
_IDLE = 300.0
"""Seconds without work after which a child ends, and its memory is free."""
_NOTES = ("answer_made", "image_drawn")
"""What a view notes in `flask.g` for the limits (`server/limits/quota.py`)."""
_LEFT_OUT = ("REMOTE_ADDR", "REMOTE_PORT", "HTTP_X_FORWARDED_FOR")
"""No child needs to know who asks."""


@dataclass(frozen=True, slots=True)
class MakerRequest:
    """A request as a child gets it: the text values of its WSGI environment, and its body."""

    environ: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class MakerAnswer:
    """The answer as it comes back. `notes`: those of _NOTES that the view made."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    notes: tuple[str, ...]


Work = Callable[[bytes, MakerRequest | None], MakerAnswer | None]
"""What a child does: pickled settings and a request -> the answer; without a request it only sets its app
up."""


class Makers:
    """The children of a web process. `settings`: pickled, for the app that each child sets up; `visitor`:
    whom
    the current request counts for."""

    def __init__(self, work: Work, settings: bytes, *, log_format: str, visitor: Callable[[], str]) -> None:
        self._work = work
        self._settings = settings
        self._children = {
            kind: Sandbox(
                bounds,
                children=1,
                log_format=log_format,
                visitor=visitor,
                words=_WORDS[kind],
                idle=_IDLE,
                cold=True,
                nice=_NICE[kind],
            )
            for kind, bounds in BOUNDS.items()
        }

    def answer(self, kind: Kind) -> flask.Response:
        """The answer to the current request. Raises ReadersBusy, TooSlow."""
        environ = flask.request.environ
        texts = {name: value for name, value in environ.items() if isinstance(value, str)}
        known = {name: value for name, value in texts.items() if name not in _LEFT_OUT}
        asked = MakerRequest(known, flask.request.get_data())
        made = self._children[kind].read(self._work, self._settings, asked)
        assert made is not None
        for note in made.notes:
            setattr(flask.g, note, True)
        return flask.Response(made.body, made.status, headers=list(made.headers))

    def warm(self) -> None:
        """Have the child for pages set its app up: the first visitor would otherwise wait for it."""
        threading.Thread(target=self._load, name="makers", daemon=True).start()

    def _load(self) -> None:
        with suppress(KibitzError):  # the first visitor waits then
            self._children[Kind.PAGE].read(self._work, self._settings, None)

    def close(self) -> None:
        """End the children."""
        for children in self._children.values():
            children.close()


def made_of(app: flask.Flask, asked: MakerRequest) -> MakerAnswer:
    """What `app` answers."""
    given = {"wsgi.input": io.BytesIO(asked.body), "CONTENT_LENGTH": str(len(asked.body))}
    with app.request_context(create_environ() | dict(asked.environ) | given):
        response = app.full_dispatch_request()
        response.direct_passthrough = False
        headers = tuple((name, value) for name, value in response.headers if name != "Content-Length")
        notes = tuple(note for note in _NOTES if note in flask.g)
        return MakerAnswer(response.status_code, headers, response.get_data(), notes)
