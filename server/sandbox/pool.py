"""A few children that read texts, as their parent sees them: bounded in number, a bounded queue in front, of
which one visitor has half at most.

A child that hangs or has died is replaced. May be used by many threads, or by eventlet's.
"""

# mypy: allow-any-explicit
# Whatever is read is handed on as it is: `read` types it.

from __future__ import annotations

import logging
import pickle
import queue
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from server.analysis.errors import KibitzError, LimitError
from server.i18n.texts import sentence
from server.sandbox.process import Answer, Question
from server.system.child import KeptChild

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")
_log = logging.getLogger(__name__)

CHILDREN = 2
WAITING = 16
"""Requests that have something read or wait for it; each holds a text of a MiB at most."""
QUESTIONS = 8
"""Requests about positions, which have a child of their own: no question holds up a text."""
SECONDS = 2.0
"""Of a processor, for one thing that is read."""
RETRY_SECONDS = 5
"""What a person is told to wait when everybody reads."""
PATIENCE = 10.0
"""Seconds by the clock for one thing that is read."""
_QUEUE = 20.0
"""Seconds that a request waits for those before it."""
_START = 60.0
"""Seconds for a child to load the program."""
_MODULE = "server.sandbox.process"


class TooSlow(LimitError):  # noqa: N818  (a fact of the text)
    """Reading the text took too much time or memory."""

    code = "too_slow"


class ReadersBusy(KibitzError):  # noqa: N818  (a fact, not a fault)
    """No child is free to read the text now."""

    code = "busy"
    retry = True


class ReaderHangs(ReadersBusy):
    """The child that read did not answer in time, or died."""


class Sandbox:
    """`seconds`: processor time for one thing that is read; `patience`: seconds by the clock, then the
    machine is overloaded, or the child hangs; `waiting`: requests at once; `log_format`: how the children
    log; `visitor`: whom a request counts for, "" for nobody."""

    def __init__(
        self,
        *,
        children: int = CHILDREN,
        waiting: int = WAITING,
        seconds: float = SECONDS,
        patience: float = PATIENCE,
        log_format: str = "text",
        visitor: Callable[[], str] = lambda: "",
    ) -> None:
        self._seconds = seconds
        self._patience = patience
        self._visitor_of = visitor
        self._waiting = waiting
        self._places: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._free: queue.LifoQueue[KeptChild] = queue.LifoQueue()
        self._parsers = [KeptChild(_MODULE, [log_format], start=_START) for _ in range(children)]
        for reader in reversed(self._parsers):
            self._free.put(reader)

    def warm(self) -> None:
        """Start one child now; the others come when they are needed."""
        self._parsers[0].begin()

    def read(self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
        """What `work`, a function of `work.py`, makes of its arguments. Raises its KibitzErrors, TooSlow and
        ReadersBusy (ReaderHangs)."""
        with self.place() as place:
            return place.read(work, *given, **none)

    @contextmanager
    def place(self) -> Iterator[Place]:
        """A place in the queue, for one request that has several things read one after the other. Raises
        ReadersBusy if there is no free place."""
        visitor = self._visitor_of()
        with self._lock:
            full = self._places.total() >= self._waiting
            if full or (visitor and 2 * self._places[visitor] >= self._waiting):
                raise ReadersBusy(sentence("reading-busy"))
            self._places[visitor] += 1
        try:
            yield Place(self)
        finally:
            with self._lock:
                self._places[visitor] -= 1
                self._places += Counter()  # forgets who has none

    def close(self) -> None:
        """End the children."""
        for reader in self._parsers:
            reader.end()

    def ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """As `read`, by somebody who has a place."""
        try:
            reader = self._free.get(timeout=_QUEUE)
        except queue.Empty:
            raise ReadersBusy(sentence("reading-busy")) from None
        try:
            answer = _answer(reader, Question(work, given, self._seconds), self._patience)
        finally:
            self._free.put(reader)
        if answer.fault:
            raise answer.fault
        if answer.failed == "broken":
            raise RuntimeError("a text cannot be read; the child's log says why")
        if answer.failed:
            raise TooSlow(sentence("reading-slow"))
        return answer.value


class Place:
    """A place in the queue of `parsers`."""

    def __init__(self, parsers: Sandbox) -> None:
        self._parsers = parsers

    def read(self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
        """As `Sandbox.read`."""
        assert not none, "arguments are given by their place"
        found: _Found = self._parsers.ask(work, given)
        return found


def _answer(reader: KeptChild, question: Question, patience: float) -> Answer:
    try:
        answered = reader.ask(pickle.dumps(question, pickle.HIGHEST_PROTOCOL), patience)
    except OSError as error:
        hangs = isinstance(error, TimeoutError)
        _log.warning("a reading process %s", "hangs, or the machine is overloaded" if hangs else "is gone")
        raise ReaderHangs(sentence("reading-failed-now")) from None
    answer: Answer = pickle.loads(answered)
    return answer
