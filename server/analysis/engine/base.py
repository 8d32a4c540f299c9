"""What an engine is to the rest of Kibitz: a protocol, an answer, a fault. Holds no engine."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import chess

from server.analysis.errors import EngineError
from server.analysis.evaluation import Line


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position's answer: `lines` by rank (1 = best) in White's view, all of `depth`; `nodes` spent on
    it; `wobble`: expected points, 0..1, by which its score moved over the last depths (`info.py`)."""

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    wobble: float = 0.0


class EngineFault(Exception):  # noqa: N818  (the pool mends it; no person ever sees it)
    """The engine died, hung or talked nonsense: it must be closed and replaced."""


class EngineKilled(EngineError):  # noqa: N818  (a fact about a fault)
    """The engine was killed from outside before it was up (out of memory, an administrator): starting it
    again may help."""


class Engine(Protocol):
    """One single-threaded engine. Used by one thread at a time, except `stop`, which any thread may call.

    After an `EngineFault` only `close` may be called.
    """

    @property
    def identity(self) -> str:
        """The engine's own name with its version, e.g. "Stockfish 15.1"."""

    def new_game(self) -> None:
        """Forget all that was learnt: the next search depends on what comes after this call only."""

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        """Search a legal position that is not finished. Raises EngineFault; Stopped after a `stop`."""

    def stop(self) -> None:
        """End the search that is running now, if any, soon; returns at once."""

    def close(self) -> None:
        """End the engine and free all that it holds; may be called twice."""


EngineFactory = Callable[[threading.Event], Engine]
"""Starts an engine; raises EngineError if it cannot be started, Stopped if the event is set before it is
up."""
