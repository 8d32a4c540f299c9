"""How often a score is reached in playouts, which check what is told under assumptions.

Owns the questions, and no proof: playouts are a tree of good moves with random ends.
"""

from __future__ import annotations

from endgames.go.assumptions import CODES, playouts
from endgames.go.board import Shape
from endgames.go.local_games import Rules
from endgames.go.ownership.playouts import Played

_GAMES = 2000
"""Playouts for one score."""
_LIKELY = 0.4
"""The part of the playouts that must come within a point of a score."""


class Reach:
    """How often scores (Black's) are reached on a board where a colour moves first. What is in capitals is
    never taken, and counts `settled` points by territory."""

    def __init__(self, shape: Shape, text: str, rules: Rules, color: str, settled: int = 0) -> None:
        self._playouts, self._territory = playouts(shape, text), rules is Rules.TERRITORY
        self._color, self._settled = color, settled if self._territory else 0
        self._tried: dict[int, Played] = {}

    def is_likely(self, score: int) -> bool:
        """Whether the playouts come within a point of a score."""
        reached = any(self._share(each) >= _LIKELY for each in (score, score - 1))
        return reached and any(self._share(each) <= 1 - _LIKELY for each in (score + 1, score + 2))

    def share(self, color: str, score: int) -> float:
        """How often a colour has a score, or a better one for it."""
        return self._share(score) if color == "x" else 1 - self._share(score + 1)

    def moves(self, score: int) -> list[int]:
        """The first moves (-1: a pass) that are played most for a score, the best first."""
        return self._at(score if self._color == "x" else score + 1).moves

    def _share(self, score: int) -> float:
        return self._at(score).result

    def _at(self, score: int) -> Played:
        if score not in self._tried:
            self._tried[score] = self._playouts.reach(
                CODES[self._color], _GAMES, score - self._settled, territory=self._territory
            )
        return self._tried[score]
