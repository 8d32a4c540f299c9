"""A few child processes that work for the web process, as it sees them: they read texts, answer questions and
make answers. Their number is bounded, and so is the queue before them. Visitors take turns in it, and each
has a share of it.

A child that hangs or has died is replaced. May be used by many threads, or by eventlet's.
"""

# mypy: allow-any-explicit
# Whatever is read is handed on as it is: `read` types it.

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from server.analysis.errors import KibitzError, LimitError
from server.i18n.texts import sentence
from server.sandbox.fair_queue import FairQueue
from server.sandbox.process import MEMORY, ChildAnswer, Question
from server.system.child import KeptChild
from server.system.places import Places

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
QUEUE = 20.0
"""Seconds that a request waits for those before it."""
_START = 60.0
"""Seconds for a child to load the program."""
_MODULE = "server.sandbox.process"


class TooSlow(LimitError):  # noqa: N818  (a fact of the text)
    """The work took too much time or memory."""

    code = "too_slow"


class ReadersBusy(KibitzError):  # noqa: N818  (a fact, not a fault)
    """No child is free now."""

    code = "busy"
    retry = True


class ReaderHangs(ReadersBusy):
    """The child did not answer in time, or died."""


@dataclass(frozen=True, slots=True)
class Words:
    """Keys of the texts that a person gets. `busy`: too many ask; `slow`: it took too long; `failed`: the
    child is gone."""

    busy: str = "now-busy"
    slow: str = "reading-slow"
    failed: str = "now-failed"


@dataclass(frozen=True, slots=True)
class SandboxBounds:
    """`seconds`: processor time for one thing; `patience`: seconds by the clock for it, then the machine is
    overloaded or the child hangs; `queue`: seconds that a request waits for those before it; `waiting`:
    requests at once, `each`: those of one visitor (None: half of them); `memory`: MiB for a child, beside
    what the program itself takes."""

    seconds: float = SECONDS
    patience: float = PATIENCE
    queue: float = QUEUE
    waiting: int = WAITING
    each: int | None = None
    memory: int = MEMORY

    @property
    def share(self) -> int:
        """Requests of one visitor at once."""
        return max(1, self.waiting // 2) if self.each is None else self.each


class Sandbox:
    """`children`: how many; `log_format`: how they log; `visitor`: whom a request counts for, "" for nobody;
    `idle`: seconds without work after which a child ends, None: never; `cold`: they do not load at their
    start what reading a game needs."""

    def __init__(
        self,
        bounds: SandboxBounds = SandboxBounds(),
        *,
        children: int = CHILDREN,
        log_format: str = "text",
        visitor: Callable[[], str] = lambda: "",
        words: Words = Words(),
        idle: float | None = None,
        cold: bool = False,
        nice: int | None = None,
    ) -> None:
        self._bounds = bounds
        self._words = words
        self._visitor_of = visitor
        self._places = Places(bounds.waiting, bounds.share)
        options = ["--log-format", log_format, "--memory", str(bounds.memory)]
        options += ["--idle", str(idle)] if idle else []
        options += ["--cold"] if cold else []
        options += [] if nice is None else ["--nice", str(nice)]
        self._children = [KeptChild(_MODULE, options, start=_START) for _ in range(children)]
        self._queue = FairQueue(reversed(self._children))

    def warm(self) -> None:
        """Start one child now; the others come when they are needed."""
        self._children[0].begin()

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
        with self._places.held(visitor) as free:
            if not free:
                raise ReadersBusy(sentence(self._words.busy))
            yield Place(self, visitor)

    def close(self) -> None:
        """End the children."""
        for child in self._children:
            child.end()

    def ask(self, visitor: str, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """As `read`, for a visitor who has a place."""
        try:
            child = self._queue.take(visitor, self._bounds.queue)
        except TimeoutError:
            raise ReadersBusy(sentence(self._words.busy)) from None
        try:
            answer = self._answer(child, Question(work, given, self._bounds.seconds))
        finally:
            self._queue.give_back(child)
        if answer.fault:
            raise answer.fault
        if answer.failed == "broken":
            raise RuntimeError("the work failed; the child's log says why")
        if answer.failed:
            raise TooSlow(sentence(self._words.slow))
        return answer.value

    def _answer(self, child: KeptChild, question: Question) -> ChildAnswer:
        try:
            answered = child.ask(pickle.dumps(question, pickle.HIGHEST_PROTOCOL), self._bounds.patience)
        except OSError as error:
            hangs = isinstance(error, TimeoutError)
            _log.warning("a child %s", "hangs, or the machine is overloaded" if hangs else "is gone")
            raise ReaderHangs(sentence(self._words.failed)) from None
        answer: ChildAnswer = pickle.loads(answered)
        return answer


class Here(Sandbox):
    """Does the work in this process: for a child, which is bounded itself."""

    def __init__(self) -> None:
        super().__init__(children=0)

    def ask(self, visitor: str, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """As `Sandbox.ask`."""
        return work(*given)


class Place:
    """A place in the queue before `sandbox`."""

    def __init__(self, sandbox: Sandbox, visitor: str) -> None:
        self._sandbox = sandbox
        self._visitor = visitor

    def read(self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
        """As `Sandbox.read`."""
        assert not none, "arguments are given by their place"
        found: _Found = self._sandbox.ask(self._visitor, work, given)
        return found
