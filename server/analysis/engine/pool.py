"""Many engines on one game: hands out chunks, replaces engines that fail, yields answers as they come.

Owns threads and retries. Knows neither UCI (`uci`) nor why a position is searched (`plan`).
Engines stay warm between reviews.
"""

from __future__ import annotations

import contextvars
import logging
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass

import chess

from server.analysis.engine.base import Analysis, Engine, EngineFactory, EngineFault, EngineKilled
from server.analysis.engine.locate import EngineSpec
from server.analysis.engine.plan import HEAD, Chunk
from server.analysis.engine.process import UciEngine
from server.analysis.engine.second_look import look
from server.analysis.errors import EngineError, Stopped
from server.i18n.texts import sentence

_log = logging.getLogger(__name__)

RETRY_DELAYS = (0.2, 2.0)
"""Seconds before a failed engine is replaced, by the number of failures of its chunk; one more failure ends
the review."""

_MORE_STARTS = 2
"""How often an engine that was killed while it started is started again."""

POLL = 0.1
"""Seconds between two questions whether to stop."""

PREPARATION_DEADLINE = 300.0
"""Seconds for what an engine wants done once before its first start. What fails there is told by the engine
itself when it starts."""

Count = Callable[[str, float], object]
"""Told what was done, and how much of it: `searches`, `nodes`, `engine_restarts`. Called by any thread."""


@dataclass(frozen=True, slots=True)
class Searched:
    """A position's answer: its ply, the chunk it belongs to, the engine's own name."""

    ply: int
    chunk: int
    analysis: Analysis
    engine: str


class _Slot:
    """The place of one engine, which comes and goes. A run may want it while it is being warmed."""

    def __init__(self, factory: EngineFactory) -> None:
        self._factory = factory
        self._engine: Engine | None = None
        self._starting = threading.Lock()

    def engine(self, halt: threading.Event) -> Engine:
        """The engine, started if there is none. Raises EngineError, and Stopped soon after `halt` is set."""
        while not self._starting.acquire(timeout=POLL):
            if halt.is_set():
                raise _stopped()
        try:
            if self._engine is None:
                self._engine = self._start(halt)
            return self._engine
        finally:
            self._starting.release()

    def _start(self, halt: threading.Event) -> Engine:
        for _ in range(_MORE_STARTS):
            try:
                return self._factory(halt)
            except EngineKilled as error:
                _log.warning("%s", error.message)
            if halt.wait(RETRY_DELAYS[0]):
                raise _stopped()
        return self._factory(halt)

    def stop(self) -> None:
        if (engine := self._engine) is not None:
            engine.stop()

    def discard(self) -> None:
        with self._starting:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


class _PoolRun:
    """The state that the threads of one run share."""

    def __init__(self, chunks: Sequence[Chunk], boards: Sequence[chess.Board]) -> None:
        self.boards = boards
        self.stopping = threading.Event()
        self.pausing = threading.Event()
        self.meanwhile: Callable[[], None] | None = None
        self.answers: queue.SimpleQueue[Searched | Exception | None] = queue.SimpleQueue()
        self.waiting = deque(chunks)
        self._least = HEAD

    def next_chunk(self) -> Chunk | None:
        """The first chunk that is not taken; None if there is none or the run is to stop or pause."""
        if self.stopping.is_set() or (self.pausing.is_set() and self._least <= 0):
            return None
        self._least -= 1
        try:
            return self.waiting.popleft()
        except IndexError:
            return None


class EnginePool:
    """`size` single-threaded engines. One run at a time, from one thread.

    `engines`: what to start, a UCI program or any factory. An engine that fails is replaced and its chunk
    searched again as a whole; the other engines go on meanwhile. `close` ends all processes; the pool is a
    context manager. `count` is told what is done.
    """

    def __init__(
        self,
        engines: EngineSpec | EngineFactory,
        size: int,
        *,
        retry_delays: Sequence[float] = RETRY_DELAYS,
        count: Count = lambda name, amount: None,
    ) -> None:
        if size < 1:
            raise ValueError("a pool has at least one engine")
        factory = _UciFactory(engines) if isinstance(engines, EngineSpec) else engines
        self._slots = [_Slot(factory) for _ in range(size)]
        self._retry_delays = tuple(retry_delays)
        self.count = count
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="engine")
        self._running = threading.Lock()
        self._run: _PoolRun | None = None
        self._closing = threading.Event()
        self._gate = threading.Lock()

    @property
    def size(self) -> int:
        return len(self._slots)

    @property
    def identity(self) -> str:
        """The engine's own name, e.g. "Stockfish 15.1"; starts one if none runs. Raises EngineError."""
        return self._slots[0].engine(self._closing).identity

    def warm(self, should_stop: Callable[[], bool] = lambda: False) -> None:
        """Start all engines that do not run. Raises EngineError if one cannot be started, Stopped when
        `should_stop` says yes (it is asked in the calling thread) or the pool is closed meanwhile."""
        halt = threading.Event()
        with self._gate:
            if self._closing.is_set():
                raise _stopped()
            starts = [self._threads.submit(slot.engine, halt) for slot in self._slots]
        try:
            self._see_started(starts, should_stop)
        finally:
            halt.set()
            wait([start for start in starts if not start.cancel()])

    def run(
        self,
        chunks: Sequence[Chunk],
        boards: Sequence[chess.Board],
        should_stop: Callable[[], bool] = lambda: False,
    ) -> Generator[Searched]:
        """Search `chunks` of the game whose positions are `boards`; yield each answer once, as it comes.

        `boards` must not be changed meanwhile. `should_stop` is asked in the calling thread, every POLL
        seconds at most. Raises Stopped when it says yes or after a `pause`, EngineError when a chunk fails
        once more than there are delays or an engine cannot be started. Searches under way are ended before
        this returns or raises, also when the iterator is closed early; the pool can be used again then.
        """
        run = _PoolRun(chunks, boards)
        yield from self._run_on(run, should_stop)
        while run.pausing.is_set() and run.waiting:
            if run.meanwhile is None:
                raise _stopped()
            run.meanwhile()
            run.pausing.clear()
            yield from self._run_on(run, should_stop)

    def pause(self, meanwhile: Callable[[], None] | None = None) -> None:
        """Have the run under way finish the chunks that are begun, at least those of a plan's head, and take
        no others until `meanwhile` is done, which may use the pool; None: end then. To be called from the
        run's `should_stop`."""
        if self._run is not None:
            self._run.meanwhile = meanwhile
            self._run.pausing.set()

    def _run_on(self, run: _PoolRun, should_stop: Callable[[], bool]) -> Iterator[Searched]:
        """Search the chunks that are not taken, until there are none or the run is to pause."""
        if not self._running.acquire(blocking=False):
            raise RuntimeError("the pool is busy with another run")
        self._run = run
        # With the context of the caller: what the threads log is about the same review.
        workers = [
            self._threads.submit(contextvars.copy_context().run, self._work, slot, run)
            for slot in self._slots[: len(run.waiting)]
        ]
        try:
            yield from self._answers(run, len(workers), should_stop)
        except BaseException:
            run.stopping.set()
            raise
        finally:
            self._run = None
            self._finish(workers)
            self._running.release()

    def close(self) -> None:
        """End all engines. A run must be over or closed before; a `warm` in another thread is ended. May
        be called twice."""
        with self._gate:
            if self._closing.is_set():
                return
            self._closing.set()
        ends = [self._threads.submit(slot.discard) for slot in self._slots]
        self._threads.shutdown()
        for end in ends:
            end.result()

    def __enter__(self) -> EnginePool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _see_started(self, starts: Sequence[Future[Engine]], should_stop: Callable[[], bool]) -> None:
        while True:
            ended, under_way = wait(starts, timeout=POLL, return_when=FIRST_EXCEPTION)
            for start in ended:
                start.result()
            if not under_way:
                return
            if self._closing.is_set() or should_stop():
                raise _stopped()

    def _answers(self, run: _PoolRun, workers: int, should_stop: Callable[[], bool]) -> Iterator[Searched]:
        asked = -POLL
        while workers:
            if time.monotonic() - asked >= POLL:
                if should_stop():
                    raise _stopped()
                asked = time.monotonic()
            try:
                answer = run.answers.get(timeout=POLL)
            except queue.Empty:
                continue
            if isinstance(answer, Searched):
                self.count("searches", 1)
                self.count("nodes", answer.analysis.nodes)
                yield answer
            elif answer is None:
                workers -= 1
            else:
                raise answer

    def _finish(self, workers: Sequence[Future[None]]) -> None:
        """Wait until no engine searches. `stop` is said again and again: it may come just before a search."""
        for worker in workers:
            worker.cancel()  # one that has not begun, as its thread is busy with warming an engine
        while not all(worker.done() for worker in workers):
            for slot in self._slots:
                slot.stop()
            wait(workers, timeout=0.02)

    def _work(self, slot: _Slot, run: _PoolRun) -> None:
        """What a thread does in a run: chunk after chunk, and at last a word why there is no more."""
        end: Exception | None = None
        try:
            while (chunk := run.next_chunk()) is not None:
                self._search_chunk(slot, run, chunk)
        except Stopped:
            pass  # only the run itself asks for it, and it knows
        except Exception as error:  # raised again in the thread of the run
            end = error
        run.answers.put(end)

    def _search_chunk(self, slot: _Slot, run: _PoolRun, chunk: Chunk) -> None:
        reported: set[int] = set()
        for delay in (*self._retry_delays, None):
            engine = slot.engine(run.stopping)
            try:
                _search_all(engine, run, chunk, reported)
                return
            except EngineFault as fault:
                name = engine.identity
                slot.discard()
                if run.stopping.is_set():
                    raise _stopped() from fault  # it did not obey and was killed
                self.count("engine_restarts", 1)
                _log.warning("%s failed in chunk %d: %s", name, chunk.index, fault)
                if delay is None:
                    times = len(self._retry_delays) + 1
                    raise EngineError(
                        sentence("engine-failed", engine=name, times=times, fault=str(fault))
                    ) from fault
                if run.stopping.wait(delay):
                    raise _stopped() from fault


def _search_all(engine: Engine, run: _PoolRun, chunk: Chunk, reported: set[int]) -> None:
    """Search a chunk; the plies in `reported` were answered by an engine that failed later, with the same
    result."""
    engine.new_game()
    for search in chunk.searches:
        if run.stopping.is_set():
            raise _stopped()
        board = run.boards[search.ply]
        if search.alike:
            analysis = engine.search(board, search.nodes, search.multipv)
        else:
            analysis = look(engine, board, search.nodes, search.multipv)
        if search.ply not in reported:
            reported.add(search.ply)
            run.answers.put(Searched(search.ply, chunk.index, analysis, engine.identity))


def _stopped() -> Stopped:
    return Stopped("The review was stopped.")


class _UciFactory:
    """Starts UCI engines of one kind; the first one that is wanted waits until they are prepared."""

    def __init__(self, spec: EngineSpec) -> None:
        self._spec = spec
        self._lock = threading.Lock()
        self._prepared = not spec.preparation

    def __call__(self, halt: threading.Event) -> Engine:
        with self._lock:  # never for long: all that wait for it are halted together
            if not self._prepared:
                prepare(self._spec, halt)
            self._prepared = True
        return UciEngine(self._spec, halt=halt)


def prepare(spec: EngineSpec, halt: threading.Event) -> None:
    """Run the preparation of `spec` to its end. Raises Stopped, and ends it, when `halt` is set."""
    try:
        process = subprocess.Popen(
            spec.preparation, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, process_group=0
        )
    except OSError as error:
        _log.warning("%s could not be prepared: %s", spec.label, error)
        return
    with process:
        output = _output_of(process, halt)
    if halt.is_set():
        raise Stopped("The review was stopped.")
    if process.returncode:
        _log.warning("%s could not be prepared (%d): %s", spec.label, process.returncode, output)


def _output_of(process: subprocess.Popen[bytes], halt: threading.Event) -> str:
    """Until it has ended, by itself or killed -> what it said of its faults."""
    deadline = time.monotonic() + PREPARATION_DEADLINE
    while True:
        try:
            return process.communicate(timeout=POLL)[1].decode(errors="replace").strip()
        except subprocess.TimeoutExpired:
            if halt.is_set() or time.monotonic() > deadline:
                with suppress(ProcessLookupError):  # gone just now
                    os.killpg(process.pid, signal.SIGKILL)
