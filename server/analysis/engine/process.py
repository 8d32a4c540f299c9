"""One UCI engine process: start, search by nodes, stop, end.

Owns the process and its deadlines. Knows no chunks, no retries (`pool`) and no choice of depth (`info`).

Each engine has an event loop of its own that runs only inside a call, in the thread of the caller: a search
costs no hand-over between threads. python-chess speaks the protocol; its parsing of `info` is switched off
and the raw lines are kept, as parsing every line of every depth would cost search time.
"""

# mypy: allow-any-explicit
# Futures of two kinds are waited for at once.

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from contextlib import suppress
from dataclasses import replace
from typing import Any

import chess
import chess.engine

from server.analysis.engine.base import Analysis, EngineFault, EngineKilled
from server.analysis.engine.budget import HASH_MB, Deadlines
from server.analysis.engine.info import choose_analysis, contradiction
from server.analysis.engine.locate import EngineSpec
from server.analysis.errors import EngineError, Stopped
from server.i18n.texts import sentence

_SETTINGS: dict[str, int] = {"Threads": 1, "Hash": HASH_MB}

_ATTEMPTS = 3
"""Searches of one position before the engine is given up: each has twice the nodes of the one before."""

_MORE_ATTEMPTS = 4
"""Searches of one position whose scores contradict each other, in the same way."""

CONTRADICTED = 0.03
"""Expected points from which on a later bound contradicts a score."""

_POLL = 0.05
"""Seconds between two looks, while an engine starts, whether it is still wanted."""

_log = logging.getLogger(__name__)


class RawInfoProtocol(chess.engine.UciProtocol):
    """UCI that keeps the `info` lines with a score as they came."""

    def __init__(self) -> None:
        super().__init__()
        self.raw: list[str] = []

    def line_received(self, line: str) -> None:
        if line.startswith("info ") and " score " in line:
            self.raw.append(line)


class UciEngine:
    """An `Engine` that is a UCI process. Raises EngineError if it cannot be started, Stopped if `halt` is set
    before it is up; one that is not up soon after is killed.

    A position is searched again with twice the nodes (the hash is kept), at most twice if every score is a
    bound, at most three times if a later bound contradicts the score. `Analysis.nodes` counts all of them. A
    score that is still contradicted has not settled: its `wobble` says so.
    """

    def __init__(
        self, spec: EngineSpec, deadlines: Deadlines | None = None, halt: threading.Event | None = None
    ) -> None:
        self._spec = spec
        self._deadlines = deadlines or Deadlines()
        self._loop = asyncio.new_event_loop()
        self._transport: asyncio.SubprocessTransport | None = None
        self._analysis: chess.engine.AnalysisResult | None = None
        self._searches = 0
        self._searching = False
        self._halted_search = -1
        self._stopped_search = -1
        self._game: object = None
        self._protocol: RawInfoProtocol
        self._loop.set_exception_handler(self._on_loop_error)
        try:
            self._loop.run_until_complete(self._start_unless(halt or threading.Event()))
        except Stopped:
            self.close()
            raise
        except Exception as error:
            kind = EngineKilled if self._was_killed() else EngineError
            self.close()
            raise kind(
                sentence("engine-not-started", engine=spec.label, command=spec.text, reason=_reason(error))
            ) from error

    @property
    def identity(self) -> str:
        return self._protocol.id.get("name", self._spec.label)

    @property
    def pid(self) -> int | None:
        """The process, or None once the engine is closed."""
        return self._transport.get_pid() if self._transport else None

    def new_game(self) -> None:
        self._game = object()

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        """See `Engine.search`. Raises ValueError on a position that no engine may get."""
        legal = board.legal_moves.count()
        if not board.is_valid() or not legal:
            raise ValueError(f"not a position for an engine: {board.fen()}")
        ranks = min(multipv, legal) if "MultiPV" in self._protocol.options else 1
        self._searches += 1
        spent, found = 0, None
        for attempt in range(_MORE_ATTEMPTS):
            raw = self._raw_search(board, nodes << attempt, ranks)
            analysis = choose_analysis(raw, board, ranks)
            if analysis is not None:
                doubt = contradiction(raw, board, analysis)
                found = replace(analysis, nodes=analysis.nodes + spent)
                if doubt < CONTRADICTED:
                    return found
                found = replace(found, wobble=max(found.wobble, round(doubt, 4)))
            elif found is None and attempt + 1 == _ATTEMPTS:
                break
            spent += nodes << attempt
        if found is None:
            raise EngineFault("it gave no exact score")
        return found

    def stop(self) -> None:
        if not self._loop.is_closed():
            with suppress(RuntimeError):  # closed in between: nothing is left to stop
                self._loop.call_soon_threadsafe(self._stop_search, self._searches)

    def close(self) -> None:
        if self._loop.is_closed():
            return
        if self._transport is not None:
            self._loop.run_until_complete(self._end())
            self._transport = None
        self._loop.close()

    async def _start_unless(self, halt: threading.Event) -> None:
        """`_start`, but Stopped is raised where it takes longer than a moment after `halt` is set."""
        starting = asyncio.ensure_future(self._start())
        while not starting.done() and not halt.is_set():
            await asyncio.wait({starting}, timeout=_POLL)
        if not starting.done():
            await asyncio.wait({starting}, timeout=self._deadlines.stop)
        if starting.done():
            return starting.result()
        self._send_kill()
        starting.cancel()
        await asyncio.wait({starting})
        if not starting.cancelled():
            starting.exception()  # it was killed: nobody asks why it did not start
        raise Stopped("The review was stopped.")

    async def _start(self) -> None:
        async with asyncio.timeout(self._deadlines.start):
            # A process group of its own: Ctrl-C in the terminal is for the worker, which ends its engines
            # itself.
            self._transport, self._protocol = await RawInfoProtocol.popen(
                list(self._spec.command), setpgrp=True
            )
            await self._protocol.initialize()
            options = {name: value for name, value in _SETTINGS.items() if name in self._protocol.options}
            await self._protocol.configure(options)
            await self._protocol.ping()

    def _raw_search(self, board: chess.Board, nodes: int, ranks: int) -> list[str]:
        self._protocol.raw = []
        self._searching = True
        try:
            self._loop.run_until_complete(self._ask(board, nodes, ranks))
        except (chess.engine.EngineError, OSError) as error:
            raise EngineFault(_reason(error)) from error
        finally:
            self._searching = False
        if self._stopped_search == self._searches:
            raise Stopped("The review was stopped.")
        return self._protocol.raw

    async def _ask(self, board: chess.Board, nodes: int, ranks: int) -> None:
        """One search, until its end, the deadline or the death of the process, whichever is first.

        The wait is never cancelled while the process lives: python-chess cannot bear that.
        """
        deadline = self._deadlines.search(nodes)
        search = asyncio.ensure_future(self._analyse(board, nodes, ranks))
        waiting: set[asyncio.Future[Any]] = {search, self._protocol.returncode}
        await asyncio.wait(waiting, timeout=deadline, return_when=asyncio.FIRST_COMPLETED)
        if search.done():
            return search.result()
        alive = not self._protocol.returncode.done()
        await self._kill()
        search.cancel()
        await asyncio.wait({search})
        if not search.cancelled():
            search.exception()  # its death is told below
        raise EngineFault(f"it gave no answer in {deadline:.0f} s" if alive else "it died")

    async def _analyse(self, board: chess.Board, nodes: int, ranks: int) -> None:
        self._analysis = await self._protocol.analysis(
            board,
            chess.engine.Limit(nodes=nodes),
            multipv=ranks,
            game=self._game,
            info=chess.engine.INFO_NONE,
        )
        try:
            await self._analysis.wait()
        finally:
            self._analysis = None

    def _on_loop_error(self, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """What python-chess cannot raise in a call (a senseless `bestmove`) ends the search that it
        spoils."""
        error = context.get("exception")
        if self._analysis is not None and isinstance(error, chess.engine.EngineError):
            self._analysis.set_exception(error)
        else:
            _log.warning("%s: %s", self._spec.label, error or context.get("message"))

    def _stop_search(self, search: int) -> None:
        """Stop `search` if it still runs. An engine that goes on past its deadline is killed, also one that
        has not come to search yet: it hangs at `isready`, and a `stop` would be lost on it."""
        if search != self._searches or not self._searching:
            return
        if self._halted_search != search:
            self._halted_search = search
            self._loop.call_later(self._deadlines.stop, self._kill_if_searching, search)
        if self._analysis is not None and self._stopped_search != search:
            self._stopped_search = search
            self._analysis.stop()

    def _kill_if_searching(self, search: int) -> None:
        if search == self._searches and self._searching:
            self._send_kill()

    async def _end(self) -> None:
        protocol = self._protocol
        if not protocol.returncode.done() and protocol.initialized and protocol.command is None:
            # A process that does not go, or is gone, is killed below.
            with suppress(TimeoutError, chess.engine.EngineError, OSError):
                await asyncio.wait_for(protocol.quit(), self._deadlines.quit)
        await self._kill()

    async def _kill(self) -> None:
        """End the process for certain; it is reaped when this returns."""
        assert self._transport is not None
        self._send_kill()
        self._transport.close()
        await asyncio.wait({self._protocol.returncode})

    def _was_killed(self) -> bool:
        """Whether a signal, none of ours, has ended it."""
        return self._transport is not None and (self._transport.get_returncode() or 0) < 0

    def _send_kill(self) -> None:
        """Kill the whole group: an engine may be a script that has started the true one."""
        if self._transport is not None and self._transport.get_returncode() is None:
            with suppress(ProcessLookupError):  # gone just now
                os.killpg(self._transport.get_pid(), signal.SIGKILL)


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "it gave no answer in time"
    return str(error) or type(error).__name__
