"""The same engine in plain Python: python-chess for the moves, numpy for the scores, a batch for each node.

For machines without numba. Some hundred times slower than `deepening`, with the same interface and the same
rule of determinism. Owns its own small tree; recursion is safe here, as nothing is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import chess
import numpy as np
import numpy.typing as npt

from server.analysis.builtin.clock import Clock
from server.analysis.builtin.thinking import (
    Interrupted,
    SearchLimits,
    Tell,
    Thought,
    never,
    pov_score,
    root_moves,
)
from server.analysis.builtin.values import INFINITE, MATE
from server.analysis.nn.features import from_boards
from server.analysis.nn.material import CENTIPAWNS, material
from server.analysis.nn.weights import Weights, scores

MAX_SCORE = 16_000
MAX_DEPTH = 12
MAX_CAPTURES = 8
"""Plies of captures after the depth."""

ENTRY_BYTES = 400
"""What a remembered position takes, roughly."""


class PlainThinker:
    """A `Thinker` in Python."""

    def __init__(self, weights: Weights, share: int = 100, megabytes: int = 16) -> None:
        self._weights = weights
        self._share = share
        self._entries = (megabytes << 20) // ENTRY_BYTES
        self._best_moves: dict[Hashable, chess.Move] = {}

    def new_game(self) -> None:
        self._best_moves.clear()

    def resize(self, megabytes: int) -> None:
        self._entries = (megabytes << 20) // ENTRY_BYTES
        self.new_game()

    def blend(self, share: int) -> None:
        self._share = share
        self.new_game()

    def think(
        self,
        board: chess.Board,
        limits: SearchLimits,
        ranks: int,
        stopped: Callable[[], bool],
        tell: Tell,
        pondering: Callable[[], bool] = never,
    ) -> str | None:
        if not board.is_valid():
            raise ValueError(f"not a valid position: {board.fen()}")
        return _Thinking(self, board.copy(), limits, Clock(limits, stopped, pondering), tell).run(ranks)

    def evaluate(self, boards: Sequence[chess.Board]) -> npt.NDArray[np.int64]:
        """Centipawns, each in the view of its side to move."""
        network = scores(self._weights, from_boards(boards)) / self._weights.k
        classical = np.array([material(board) for board in boards])
        white = (self._share * network + (100 - self._share) * classical) / 100
        turned = np.array([1 if board.turn else -1 for board in boards])
        return np.clip(white * turned, -MAX_SCORE, MAX_SCORE).astype(np.int64)

    def known_move(self, board: chess.Board) -> chess.Move | None:
        return self._best_moves.get(board._transposition_key())

    def remember(self, board: chess.Board, move: chess.Move) -> None:
        if len(self._best_moves) >= self._entries:
            self._best_moves.clear()
        self._best_moves[board._transposition_key()] = move


class _Thinking:
    """One call of `think`."""

    def __init__(
        self,
        memory: PlainThinker,
        board: chess.Board,
        limits: SearchLimits,
        clock: Clock,
        tell: Tell,
    ) -> None:
        self._memory, self._board, self._limits = memory, board, limits
        self._clock, self._tell = clock, tell
        self._nodes = 0
        self._root = board.ply()
        self._moves = root_moves(board, limits)

    def run(self, ranks: int) -> str | None:
        if not self._moves:
            return None
        best = self._moves[0]
        try:
            for depth in range(1, min(self._limits.depth, MAX_DEPTH) + 1):
                found = self._search_root(depth, min(ranks, len(self._moves)))
                best = found[0][1][0]
                self._tell_all(depth, found)
                if self._clock.is_late():
                    break
        except Interrupted:
            pass  # the deepest finished depth stands
        return self._board.uci(best)

    def _search_root(self, depth: int, ranks: int) -> list[tuple[int, list[chess.Move]]]:
        """The best `ranks` moves with value and line, the best first."""
        found: list[tuple[int, list[chess.Move]]] = []
        for move in self._ordered(self._children(self._moves), self._memory.known_move(self._board)):
            floor = found[ranks - 1][0] if len(found) >= ranks else -INFINITE
            self._board.push(move)
            try:
                value, line = self._search(depth - 1, -INFINITE, -floor)
            finally:
                self._board.pop()
            found.append((-value, [move, *line]))
            found.sort(key=lambda one: -one[0])
        self._memory.remember(self._board, found[0][1][0])
        return found[:ranks]

    def _search(self, depth: int, alpha: int, beta: int) -> tuple[int, list[chess.Move]]:
        """Negamax -> value for the side to move, line."""
        board = self._board
        ply = board.ply() - self._root
        if board.is_repetition(2) or board.halfmove_clock >= 100 or board.is_insufficient_material():
            return 0, []
        if depth <= 0 and not board.is_check():
            return self._search_captures(alpha, beta, MAX_CAPTURES), []
        children = self._children(list(board.legal_moves))
        if not children:
            return (ply - MATE if board.is_check() else 0), []
        best, line = -INFINITE, list[chess.Move]()
        tail: list[chess.Move]
        for move in self._ordered(children, self._memory.known_move(board)):
            if depth <= 1 and not board.is_check() and self._is_still(move):
                value, tail = -children[move], []
            else:
                board.push(move)
                try:
                    value, tail = self._search(max(depth - 1, 0), -beta, -max(alpha, best))
                finally:
                    board.pop()
                value = -value
            if value > best:
                best, line = value, [move, *tail]
                if best >= beta:
                    break
        self._memory.remember(board, line[0])
        return best, line

    def _search_captures(self, alpha: int, beta: int, plies: int) -> int:
        """Captures and promotions to a queen only; the side to move may also do without."""
        board = self._board
        best = int(self._count(self._memory.evaluate([board]))[0])
        if best >= beta or plies == 0:
            return best
        moves = [
            move for move in board.legal_moves if board.is_capture(move) or move.promotion == chess.QUEEN
        ]
        for move in sorted(moves, key=lambda move: -_gain(board, move)):
            if best + _gain(board, move) + 200 <= alpha:
                continue
            board.push(move)
            try:
                value = -self._search_captures(-beta, -max(alpha, best), plies - 1)
            finally:
                board.pop()
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _children(self, moves: list[chess.Move]) -> dict[chess.Move, int]:
        """Each of the moves with the score of the position after it, in the view of the other side."""
        if not moves:
            return {}
        after = []
        for move in moves:
            child = self._board.copy(stack=False)
            child.push(move)
            after.append(child)
        return dict(
            zip(moves, (int(score) for score in self._count(self._memory.evaluate(after))), strict=True)
        )

    def _ordered(self, children: dict[chess.Move, int], first: chess.Move | None) -> list[chess.Move]:
        return sorted(children, key=lambda move: (move != first, children[move]))

    def _is_still(self, move: chess.Move) -> bool:
        """Whether the position after the move can be scored as it stands."""
        board = self._board
        return not board.is_capture(move) and not move.promotion and not board.gives_check(move)

    def _count(self, scored: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Count the positions scored. Raises Interrupted at a limit, once the first depth is done."""
        self._nodes += len(scored)
        out = self._limits.nodes is not None and self._nodes >= self._limits.nodes
        if out or self._clock.is_over():
            raise Interrupted
        return scored

    def _tell_all(self, depth: int, found: list[tuple[int, list[chess.Move]]]) -> None:
        for rank, (value, moves) in enumerate(found, 1):
            score = pov_score(value, self._board.turn)
            line = tuple(_texts(self._board, moves))
            self._tell(Thought(rank, depth, score, self._nodes, self._clock.seconds, line))


def _texts(board: chess.Board, moves: Sequence[chess.Move]) -> list[str]:
    board = board.copy(stack=False)
    texts = []
    for move in moves:
        texts.append(board.uci(move))
        board.push(move)
    return texts


def _gain(board: chess.Board, move: chess.Move) -> int:
    """Centipawns that the move wins at once, less a little for the piece that risks itself."""
    taken = board.piece_type_at(move.to_square) or chess.PAWN
    gain = CENTIPAWNS.get(taken, 0) if board.is_capture(move) else 0
    return gain + (CENTIPAWNS[chess.QUEEN] - CENTIPAWNS[chess.PAWN] if move.promotion else 0)
