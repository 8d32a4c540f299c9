"""What the built-in engine is asked and what it answers: limits, lines, time, and the interface of a search.

Holds no search: that is `deepening`, which loads a compiler.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import chess
import chess.engine

from server.analysis.builtin.values import MATE, MATE_BOUND

MAX_DEPTH = 64


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """When a search ends, at the first that is reached; with none of them it ends when it is stopped.

    `nodes`: positions; reached exactly. `seconds`: wall time. `iteration_seconds`: no new depth is begun
    after it. `depth`: plies. `moves`: the only ones tried at the root, in the board's own UCI; all if there
    is none.
    """

    nodes: int | None = None
    seconds: float | None = None
    iteration_seconds: float | None = None
    depth: int = MAX_DEPTH
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """One line: `rank` 1 is the best; `line` in the board's own UCI; `nodes` and `seconds` of the search so
    far."""

    rank: int
    depth: int
    score: chess.engine.PovScore
    nodes: int
    seconds: float
    line: tuple[str, ...]


Tell = Callable[[Thought], None]
"""Called with each line of a finished depth, by rank, in the thread of the search."""


def never() -> bool:
    """No stop, no pondering."""
    return False


class Interrupted(Exception):  # noqa: N818  (no fault: the limit is reached)
    """A limit is reached, or the search was stopped."""


class Thinker(Protocol):
    """A search with a memory. Used by one thread at a time.

    What it answers depends on the calls since `new_game` only, as long as the limits are nodes or depth.
    """

    def new_game(self) -> None:
        """Forget everything."""

    def resize(self, megabytes: int) -> None:
        """Give the memory of positions another size, and forget."""

    def blend(self, share: int) -> None:
        """Evaluate with `share` per cent network and the rest classical material, and forget."""

    def think(
        self,
        board: chess.Board,
        limits: SearchLimits,
        ranks: int,
        stopped: Callable[[], bool],
        tell: Tell,
        pondering: Callable[[], bool] = never,
    ) -> str | None:
        """Search `ranks` >= 1 lines -> the best move in the board's own UCI, None if there is no legal move.

        `stopped` and `pondering` are asked every few milliseconds. As long as the latter says yes no limit of
        seconds holds, and they count from the end of that. Raises ValueError if the position is not valid or
        one of the limit's moves is not legal.
        """


def root_moves(board: chess.Board, limits: SearchLimits) -> list[chess.Move]:
    """The legal moves that the limits leave. Raises ValueError if one of theirs is not legal."""
    if not limits.moves:
        return list(board.legal_moves)
    return list(dict.fromkeys(board.parse_uci(text) for text in limits.moves))


def pov_score(value: int, turn: chess.Color) -> chess.engine.PovScore:
    """The search's number in the view of `turn`; beyond MATE_BOUND it is a mate, at MATE less its plies."""
    if abs(value) <= MATE_BOUND:
        return chess.engine.PovScore(chess.engine.Cp(value), turn)
    moves = (MATE - abs(value) + 1) // 2
    return chess.engine.PovScore(chess.engine.Mate(moves if value > 0 else -moves), turn)


class Clock:
    """Runs from its making. `stopped`: whether somebody wants the search to end. `pondering`: whether the
    other side is still to move; the limits' seconds count from the end of that."""

    def __init__(
        self, limits: SearchLimits, stopped: Callable[[], bool], pondering: Callable[[], bool] = never
    ) -> None:
        self._limits, self._stopped, self._pondering = limits, stopped, pondering
        self._start = self._own_start = time.monotonic()

    @property
    def seconds(self) -> float:
        """Of the whole search, what was pondered too."""
        return time.monotonic() - self._start

    def is_over(self) -> bool:
        """Whether the search must end now."""
        return self._stopped() or self._has_passed(self._limits.seconds)

    def is_late(self) -> bool:
        """Whether no new depth may be begun."""
        return self.is_over() or self._has_passed(self._limits.iteration_seconds)

    def _has_passed(self, limit: float | None) -> bool:
        now = time.monotonic()
        if self._pondering():
            self._own_start = now
            return False
        return limit is not None and now - self._own_start >= limit
