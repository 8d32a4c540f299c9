"""A few children that read texts, as their parent sees them: bounded in number, a bounded queue in front.

A child that hangs or has died is replaced. May be used by many threads, or by eventlet's.
"""

from __future__ import annotations

import logging
import pickle
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from server.analysis.errors import KibitzError, LimitError
from server.child import Child
from server.readers.process import Answer, Question
from server.texts import sentence

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")
_log = logging.getLogger(__name__)

CHILDREN = 2
WAITING = 16
"""Requests that have something read or wait for it; each holds a text of a MiB at most."""
SECONDS = 2.0
"""Of a processor, for one thing that is read."""
RETRY_SECONDS = 5
"""What a person is told to wait when everybody reads."""
_PATIENCE = 10.0
"""Seconds by the clock: then the machine is overloaded, or the child hangs."""
_QUEUE = 20.0
"""Seconds that a request waits for those before it."""
_START = 60.0
"""Seconds for a child to load the program."""
_MODULE = "server.readers.process"


class TooSlow(LimitError):  # noqa: N818  (a fact of the text)
    """Reading the text took too much time or memory."""

    code = "too_slow"


class ReadersBusy(KibitzError):  # noqa: N818  (a fact, not a fault)
    """Nobody can read the text now."""

    code = "busy"
    retry = True


class Readers:
    """`seconds`: processor time for one thing that is read; `waiting`: requests at once; `log_format`: how
    the children log."""

    def __init__(
        self,
        *,
        children: int = CHILDREN,
        waiting: int = WAITING,
        seconds: float = SECONDS,
        log_format: str = "text",
    ) -> None:
        self._seconds = seconds
        self._places = threading.BoundedSemaphore(waiting)
        self._free: queue.LifoQueue[_Reader] = queue.LifoQueue()
        self._readers = [_Reader(log_format) for _ in range(children)]
        for reader in reversed(self._readers):
            self._free.put(reader)

    def warm(self) -> None:
        """Start one child now; the others come when they are needed."""
        self._readers[0].begin()

    def read(self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
        """What `work`, a function of `work.py`, makes of its arguments. Raises its KibitzErrors, TooSlow and
        ReadersBusy."""
        with self.place() as place:
            return place.read(work, *given, **none)

    @contextmanager
    def place(self) -> Iterator[Place]:
        """A place in the queue, for one request that has several things read, one after the other. Raises
        ReadersBusy where there is none."""
        if not self._places.acquire(blocking=False):
            raise ReadersBusy(sentence("reading-busy"))
        try:
            yield Place(self)
        finally:
            self._places.release()

    def close(self) -> None:
        """End the children."""
        for reader in self._readers:
            reader.end()

    def ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """As `read`, by somebody who has a place."""
        try:
            reader = self._free.get(timeout=_QUEUE)
        except queue.Empty:
            raise ReadersBusy(sentence("reading-busy")) from None
        try:
            answer = reader.ask(Question(work, given, self._seconds), _PATIENCE)
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
    """A place in the queue of `readers`."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    def read(self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
        """As `Readers.read`."""
        assert not none, "arguments are given by their place"
        found: _Found = self._readers.ask(work, given)
        return found


class _Reader:
    """A child and those after it; one thread has it at a time."""

    def __init__(self, log_format: str) -> None:
        self._log_format = log_format
        self._child: Child | None = None
        self._ready = False
        self._lock = threading.Lock()

    def begin(self) -> Child:
        with self._lock:
            if self._child is None:
                self._child, self._ready = Child(_MODULE, [self._log_format]), False
            return self._child

    def end(self) -> None:
        if self._child:
            self._child.end()
        self._child = None

    def ask(self, question: Question, patience: float) -> Answer:
        """Raises ReadersBusy."""
        request = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        for _ in range(2):  # one that was killed while nobody asked it is replaced
            try:
                child = self.begin()
                if not self._ready:
                    child.hear(_START)
                    self._ready = True
                answer: Answer = pickle.loads(child.ask(request, patience))
                return answer
            except TimeoutError:
                _log.warning("a reading process hangs, or the machine is overloaded")
                self.end()
                break
            except OSError:
                _log.warning("a reading process is gone")
                self.end()
            except BaseException:  # whoever asked has gone: the answer must be nobody else's
                self.end()
                raise
        raise ReadersBusy(sentence("reading-failed-now"))
