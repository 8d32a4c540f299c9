"""What people play in the positions of a game: history in, probabilities of the legal moves out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import chess
import numpy as np

from .blend import Floats, blended, softmax
from .network import LEVELS, Network, shared
from .planes import Planes, planes_of
from .policy import numbers_of


@dataclass(frozen=True, slots=True, eq=False)
class Prediction:
    """Of one position. `moves`: the legal ones, none where the game is over; `logits`: `[3, n]`, how likely
    each is at each of LEVELS."""

    moves: tuple[chess.Move, ...]
    logits: Floats

    def by_level(self) -> Floats:
        """`[3, n]`: the probability of each move among players of each of LEVELS; a row adds up to 1."""
        return softmax(self.logits)

    def at(self, rating: float) -> Floats:
        """`[n]`: the probability of each move among players of this rating on lichess, by a blend of the
        levels. Below the lowest and above the highest level a rating counts as that."""
        return blended(self.logits, rating)


def predictions(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[Prediction]:
    """Of the game's positions, first to last. `start`: standard chess, of any position; with a stack of moves
    these belong to the game. Raises NoInterpreter where none is installed, ValueError for Chess960, which the
    networks never saw."""
    if start.chess960:
        raise ValueError("what people play is known for standard chess alone")
    networks = shared()
    return (_prediction(board, planes, networks) for board, planes in planes_of(start, moves))


def _prediction(board: chess.Board, planes: Planes, networks: Mapping[int, Network]) -> Prediction:
    moves = tuple(board.legal_moves)
    if not moves:
        return Prediction((), np.empty((len(LEVELS), 0)))
    numbers = numbers_of(board, moves)
    logits = np.array([networks[level].logits(planes)[numbers] for level in LEVELS], np.float64)
    return Prediction(moves, logits)
