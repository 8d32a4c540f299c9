"""The log: as text or as JSON, each line about a review with its id, and never a word of a game.

A message is written by us and names ids, codes, numbers. An exception was not: its words may quote the very
game that it stumbled over, so a traceback is told with its places and types, and the words of such exceptions
alone that speak of the program or the machine. Of other people's loggers only warnings are taken: what they
say in passing holds positions, statements, messages.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType

from pythonjsonlogger.json import JsonFormatter

from server.analysis.errors import KibitzError

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
FORMATS = ("text", "json")

_OURS = "server"
_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_JSON = "%(asctime)s %(levelname)s %(name)s %(message)s %(process)d"
_NAMES = {"asctime": "time", "levelname": "level", "name": "logger"}
_LEFT_OUT = "(its words are left out: they may quote a game)"
_SPEAKS_OF_THE_PROGRAM = (
    OSError,
    TypeError,
    AttributeError,
    NameError,
    ImportError,
    NotImplementedError,
    RuntimeError,
    MemoryError,
    sqlite3.Error,
)
"""Exceptions whose words are about code, files or the machine."""
_WRITES_TO_STDERR = ("socketio.server", "engineio.server")
"""Loggers that hang up a stream of their own, past our format, unless they have a level."""
_GUNICORN = "gunicorn.error"

_review: ContextVar[str | None] = ContextVar("review", default=None)
_request: ContextVar[str | None] = ContextVar("request", default=None)
_Chain = Iterator[tuple[BaseException, str]]


def set_up(level: str, kind: str) -> None:
    """Log to the standard error from now on, unless somebody else has set up a log here. `kind`: one of
    FORMATS."""
    root = logging.getLogger()
    if root.handlers:
        return
    root.addHandler(handler_of(kind))
    root.setLevel(logging.WARNING)
    logging.getLogger(_OURS).setLevel(level)
    for name in _WRITES_TO_STDERR:
        logging.getLogger(name).setLevel(logging.ERROR)
    gunicorn = logging.getLogger(_GUNICORN)
    gunicorn.handlers.clear()
    gunicorn.propagate = True
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_in_thread


def handler_of(kind: str) -> logging.Handler:
    """What writes the lines: to the standard error, in one of FORMATS."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines(_TEXT))
    handler.addFilter(add_context)
    return handler


@contextmanager
def about(review_id: str) -> Iterator[None]:
    """What is logged in this block, by this thread or one that takes its context along, is about a review."""
    token = _review.set(review_id)
    try:
        yield
    finally:
        _review.reset(token)


def answering(request: str | None) -> None:
    """What is logged from now on, by this thread, is about the request that a proxy calls so; None: about
    none."""
    _request.set(request)


def add_context(record: logging.LogRecord) -> bool:
    """Give a record the review that it is about, unless it names one itself (`extra={"review": id}`), and the
    request."""
    if "review" not in record.__dict__ and (review_id := _review.get()) is not None:
        record.review = review_id
    if (request := _request.get()) is not None:
        record.request = request
    return True


def tell_start_fault(message: str, kind: str) -> None:
    """Why a program does not start: a sentence on the standard error, or a line of the log where that is
    JSON, as whatever gathers it reads nothing else."""
    if kind != "json":
        sys.stderr.write(f"kibitz: {message}\n")
        return
    set_up("INFO", kind)
    logging.getLogger(_OURS).critical(message)


class TextLines(logging.Formatter):
    """A line of text; a traceback follows on lines of its own. The review stands behind the message unless
    the message has it."""

    def format(self, record: logging.LogRecord) -> str:
        kept, record.exc_text = record.exc_text, None  # another formatter's traceback, with all its words
        line = super().format(record)
        record.exc_text = kept
        return line

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        line = super().formatMessage(record)
        review_id = getattr(record, "review", None)
        line = line if review_id is None or review_id in line else f"{line} [review {review_id}]"
        request = getattr(record, "request", None)
        line = line if request is None else f"{line} [request {request}]"
        return line.replace("\r", "\\r").replace("\n", "\\n")

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        return error_text(ei[1])


class JsonLines(JsonFormatter):
    """A JSON object a line: time, level, logger, message, process, review, request, and a traceback as one
    text."""

    def __init__(self) -> None:
        super().__init__(_JSON, rename_fields=_NAMES, json_ensure_ascii=False)
        self.default_msec_format = "%s.%03d"

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        return error_text(ei[1])


def error_text(error: BaseException | None) -> str:
    """A traceback that quotes no game: the places of all exceptions of the chain, their types, and words only
    where these cannot be somebody's."""
    return "".join(f"{link}{_places(one)}{words_of(one)}\n" for one, link in _chain(error)).rstrip("\n")


def words_of(error: BaseException) -> str:
    """An exception on a line: its type and, where they are about the program alone, its words."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    if isinstance(error, KibitzError):
        return f"{name}: {error.code}"
    words = str(error)
    if not words:
        return name
    return f"{name}: {_one_line(words) if isinstance(error, _SPEAKS_OF_THE_PROGRAM) else _LEFT_OUT}"


def _chain(error: BaseException | None) -> _Chain:
    """The exceptions that led to this one, the first first, each with the line that stands before it."""
    chain: list[tuple[BaseException, str]] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        chain.append((error, ""))
        if error.__cause__ is not None:
            error, link = error.__cause__, "\nThe above exception was the direct cause of the following:\n\n"
        else:
            error = None if error.__suppress_context__ else error.__context__
            link = "\nDuring handling of the above exception, another occurred:\n\n"
        chain[-1] = (chain[-1][0], link if error is not None and id(error) not in seen else "")
    return reversed(chain)


def _places(error: BaseException) -> str:
    frames = traceback.format_tb(error.__traceback__)
    return "Traceback (most recent call last):\n" + "".join(frames) if frames else ""


def _one_line(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)[1:-1].replace('\\"', '"')


def _uncaught(kind: type[BaseException], error: BaseException, places: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger(_OURS).critical("the process ends by a fault", exc_info=(kind, error, places))


def _uncaught_in_thread(given: threading.ExceptHookArgs) -> None:
    if given.exc_value is not None and not issubclass(given.exc_type, SystemExit):
        name = given.thread.name if given.thread else "?"
        caught = (given.exc_type, given.exc_value, given.exc_traceback)
        logging.getLogger(_OURS).error("the thread %r ends by a fault", name, exc_info=caught)
