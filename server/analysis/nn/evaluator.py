"""What the comparison network says of positions: comparisons, centipawns, win chances. Owns the ways from one
to another (`docs/network.md`, "Evaluation") and their caches; the file is `loader`'s, the arrays `features`'.

Batch in, batch out, and several threads may share one Evaluator. All scores are White's view. The network
sees one position at a time, without castling rights, en passant, clocks or repetitions, and looks no move
ahead.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import chain

import chess
from cachetools import LRUCache

from ..evaluation import win_chance
from .features import dense, from_boards
from .loader import Model
from .weights import Weights, load_weights, scores

CACHED = 50_000
"""Entries that each of an Evaluator's caches keeps: about 15 MB."""

LEAST_PROBABILITY = 1e-7
"""float32 tells probabilities from 1 no better; 16 logits."""


class Evaluator:
    """The network, loaded. Making one takes some ten milliseconds and raises OSError if a file is missing and
    `loader.NoInterpreter` if no interpreter is installed; `shared` keeps one."""

    def __init__(
        self, model: Model | None = None, weights: Weights | None = None, *, cached: int = CACHED
    ) -> None:
        weights = weights or load_weights()
        self._model = model or Model()
        self._k = float(weights.k)
        self._start = chess.Board()
        self._start_score = float(scores(weights, from_boards([self._start]))[0])
        self._compared = _Cache(cached)
        self._absolute = _Cache(cached)

    def compare_positions(self, first: Sequence[chess.Board], second: Sequence[chess.Board]) -> list[float]:
        """For each pair the probability, 0..1, that the first is the better one for White. Raises
        ValueError if the sequences differ in length."""
        pairs = list(zip(first, second, strict=True))
        keys = [(_key(one), _key(other)) for one, other in pairs]
        return self._compared.get_all(keys, lambda rows: self._compare([pairs[row] for row in rows]))

    def evaluate_absolute_score_white_pov(self, boards: Sequence[chess.Board]) -> list[float]:
        """Centipawns: by comparison with the start position, (logit P + s(start)) / k."""

        def fresh(rows: Sequence[int]) -> list[float]:
            chances = self._compare([(boards[row], self._start) for row in rows])
            return [(_logit(chance) + self._start_score) / self._k for chance in chances]

        return self._absolute.get_all([_key(board) for board in boards], fresh)

    def preview(self, boards: Sequence[chess.Board]) -> list[float]:
        """White's win chance in every position, 0..1, without any search; ended games by their result."""
        centipawns = self.evaluate_absolute_score_white_pov(boards)
        return [
            win_chance(score) if (result := _result(board)) is None else result
            for board, score in zip(boards, centipawns, strict=True)
        ]

    def _compare(self, pairs: Sequence[tuple[chess.Board, chess.Board]]) -> list[float]:
        if not pairs:
            return []
        inputs = dense(from_boards(list(chain.from_iterable(pairs))))
        chances: list[float] = self._model.compare(inputs[::2].copy(), inputs[1::2].copy()).tolist()
        return chances


class _Cache:
    """The numbers asked for last. Two threads may compute the same number; none waits for another."""

    def __init__(self, size: int) -> None:
        self._known: LRUCache[Hashable, float] = LRUCache(size)
        self._lock = threading.Lock()

    def get_all(
        self, keys: Sequence[Hashable], fresh: Callable[[Sequence[int]], Sequence[float]]
    ) -> list[float]:
        """The numbers of the keys; `fresh` computes those of the rows that are not known, in one go."""
        with self._lock:
            found = {key: self._known[key] for key in keys if key in self._known}
        missing = {key: row for row, key in enumerate(keys) if key not in found}
        new = dict(zip(missing, fresh(list(missing.values())), strict=True))
        with self._lock:
            self._known.update(new)
        return [found[key] if key in found else new[key] for key in keys]


def _key(board: chess.Board) -> Hashable:
    """All that the network sees."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return (*kinds, board.occupied_co[chess.WHITE], board.turn)


def _logit(probability: float) -> float:
    inside = min(max(probability, LEAST_PROBABILITY), 1 - LEAST_PROBABILITY)
    return math.log(inside / (1 - inside))


def _result(board: chess.Board) -> float | None:
    """White's points if the game ends on this board; None if it goes on."""
    if board.is_insufficient_material():
        return 0.5
    if any(board.generate_legal_moves()):
        return None
    if not board.is_check():
        return 0.5
    return 0.0 if board.turn == chess.WHITE else 1.0


@lru_cache(maxsize=1)
def shared() -> Evaluator:
    """The process's own Evaluator, made when first asked for."""
    return Evaluator()
