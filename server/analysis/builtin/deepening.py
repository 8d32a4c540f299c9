"""The compiled search from the outside: depth after depth, rank after rank, within its limits.

Owns the memory (record, table). The tree itself is `search`. The search runs in slices of
nodes, so that between two of them the clock and a stop are seen, and a limit of nodes is met exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import chess
import numpy as np

from server.analysis.builtin.accumulator import evaluate, load_network
from server.analysis.builtin.hash_table import AGES, new_table
from server.analysis.builtin.moves import NO_MOVE, from_chess, uci_text
from server.analysis.builtin.search import begin, run
from server.analysis.builtin.state import LEARNT, place_board, search_type
from server.analysis.builtin.thinking import (
    MAX_DEPTH,
    Clock,
    Interrupted,
    SearchLimits,
    Tell,
    Thought,
    never,
    pov_score,
    root_moves,
)
from server.analysis.builtin.values import INFINITE, MATE, MATE_BOUND
from server.analysis.nn.weights import Weights, load_weights

SLICE = 4_096
"""Nodes between two looks at the clock: some 5 ms."""

FIRST_WINDOW = 25
"""Centipawns around the last depth's score in which the next one is expected."""

WINDOW_DEPTH = 5
"""From this depth on a window is tried at all."""

_NO_LIMIT = 1 << 62


@dataclass(frozen=True, slots=True)
class _FoundLine:
    """A rank's result: `value` in the view of the side to move, `moves` the line."""

    value: int
    moves: tuple[int, ...]


class CompiledThinker:
    """A `Thinker` on the compiled search. The first use compiles, some 20 s, or loads the code from the
    cache."""

    def __init__(self, weights: Weights, share: int = 100, megabytes: int = 16) -> None:
        self._weights = weights
        self._network = load_network(weights, share)
        self._search = np.zeros(1, search_type(weights.width))[0]
        self._table = new_table(megabytes)

    def new_game(self) -> None:
        self._table[:] = 0
        for name in LEARNT:
            self._search[name] = 0

    def resize(self, megabytes: int) -> None:
        self._table = new_table(megabytes)
        self.new_game()

    def blend(self, share: int) -> None:
        self._network["share"] = share
        self.new_game()

    def evaluate(self, board: chess.Board) -> int:
        """The static score in centipawns, side to move's view, without any search."""
        place_board(self._search, board)
        return int(evaluate(self._search, self._network, 0))

    def think(
        self,
        board: chess.Board,
        limits: SearchLimits,
        ranks: int,
        stopped: Callable[[], bool],
        tell: Tell,
        pondering: Callable[[], bool] = never,
    ) -> str | None:
        clock = Clock(limits, stopped, pondering)
        return _Thinking(self._search, self._network, self._table, board, limits, clock, tell).run(ranks)


def compiled_thinker() -> CompiledThinker:
    """The search, ready: compiled now, or loaded from the cache. Raises OSError or WeightsError if the
    network cannot be read."""
    thinker = CompiledThinker(load_weights())
    thinker.think(chess.Board(), SearchLimits(depth=1), 1, never, lambda thought: None)
    thinker.new_game()
    return thinker


class _Thinking:
    """One call of `think`."""

    def __init__(self, search, network, table, board, limits, clock, tell) -> None:  # type: ignore[no-untyped-def]
        self._search, self._network, self._table = search, network, table
        self._board: chess.Board = board
        self._limits: SearchLimits = limits
        self._clock: Clock = clock
        self._tell: Tell = tell
        self._best: str | None = None
        self._outside = 0

    def run(self, ranks: int) -> str | None:
        place_board(self._search, self._board)
        moves = root_moves(self._board, self._limits)
        if not moves:
            return None
        self._best = self._board.uci(moves[0])
        self._leave_out(set(self._board.legal_moves) - set(moves))
        self._search["nodes"] = 0
        self._search["killers"] = 0
        self._search["age"] = (self._search["age"] + 1) % AGES
        last: list[_FoundLine] = []
        for depth in range(1, min(self._limits.depth, MAX_DEPTH) + 1):
            try:
                last = self._search_depth(depth, min(ranks, len(moves)), last)
            except Interrupted:
                self._tell_unfinished(depth, last)
                break
            self._tell_all(depth, last)
            if self._is_settled(depth, last) or self._clock.is_late():
                break
        return self._best

    def _leave_out(self, moves: set[chess.Move]) -> None:
        """Root moves that no rank may have."""
        self._outside = len(moves)
        numbers = sorted(from_chess(self._board, move) for move in moves)
        self._search["excluded"][: self._outside] = numbers

    def _search_depth(self, depth: int, ranks: int, last: list[_FoundLine]) -> list[_FoundLine]:
        """All ranks of one depth, the best first. Raises Interrupted."""
        found: list[_FoundLine] = []
        self._search["excluded_count"] = self._outside
        for rank in range(ranks):
            expected = last[rank].value if rank < len(last) else None
            found.append(self._search_rank(depth, expected))
            self._search["excluded"][self._outside + rank] = found[-1].moves[0]
            self._search["excluded_count"] = self._outside + rank + 1
        return sorted(found, key=lambda one: -one.value)

    def _search_rank(self, depth: int, expected: int | None) -> _FoundLine:
        """Search the root in a window around `expected`, wider and wider until the value lies in it."""
        width = FIRST_WINDOW
        alpha, beta = -INFINITE, INFINITE
        if expected is not None and depth >= WINDOW_DEPTH and abs(expected) < MATE_BOUND:
            alpha, beta = expected - width, expected + width
        while True:
            value = self._search_window(depth, alpha, beta)
            if alpha < value < beta:
                length = self._search["line_length"][0]
                return _FoundLine(value, tuple(int(move) for move in self._search["line"][0, :length]))
            width *= 3
            if value <= alpha:
                alpha = value - width if width < 500 else -INFINITE
            else:
                beta = value + width if width < 500 else INFINITE

    def _search_window(self, depth: int, alpha: int, beta: int) -> int:
        begin(self._search, depth, alpha, beta)
        limit = self._limits.nodes or _NO_LIMIT
        while not run(self._search, self._network, self._table, min(limit, self._nodes + SLICE)):
            if self._nodes >= limit or self._clock.is_over():
                raise Interrupted
        return int(self._search["value"])

    @property
    def _nodes(self) -> int:
        return int(self._search["nodes"])

    def _is_settled(self, depth: int, found: list[_FoundLine]) -> bool:
        """Whether more depth cannot change a thing: every line ends in a mate that is searched to its end."""
        return all(depth > MATE - abs(one.value) + 1 for one in found)

    def _tell_all(self, depth: int, found: list[_FoundLine]) -> None:
        for rank, one in enumerate(found, 1):
            self._tell(self._thought(rank, depth, one))
        self._best = self._text(found[0].moves[0])

    def _tell_unfinished(self, depth: int, last: list[_FoundLine]) -> None:
        """A depth that was cut off counts if it found a best move among those it searched."""
        search = self._search
        value = int(search["best"][0])
        inside = int(search["alpha_start"][0]) < value < int(search["beta"][0])
        first_rank = search["excluded_count"] == self._outside
        if not first_rank or search["best_move"][0] == NO_MOVE or not inside or not last:
            return
        length = search["line_length"][0]
        moves = tuple(int(move) for move in search["line"][0, :length])
        if moves and moves[0] == search["best_move"][0]:
            self._tell(self._thought(1, depth, _FoundLine(value, moves)))
            self._best = self._text(moves[0])

    def _thought(self, rank: int, depth: int, found: _FoundLine) -> Thought:
        score = pov_score(found.value, self._board.turn)
        line = tuple(self._text(move) for move in found.moves)
        return Thought(rank, depth, score, self._nodes, self._clock.seconds, line)

    def _text(self, move: int) -> str:
        return uci_text(move, chess960=self._board.chess960)
