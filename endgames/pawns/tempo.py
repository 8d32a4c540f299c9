"""The tempo game of a whole board: the kings stand, and a side without a pawn move has lost.

Owns its outcome. The values of the parts bound it from both sides (`local.py`); only where the bounds
disagree, as en passant matters, the play itself is searched, and there a right lasts for the next move alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import chess

from endgames.cgt.games import Game, Games
from endgames.pawns.local import HIGH, LOW, PROMOTED, LocalPosition, PawnMove, pawn_moves
from endgames.refusals import GameTooLarge, message

MAX_NODES = 2_000
"""Positions of the whole board that are searched, at most."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The local positions, and the spare moves (White's positive) that promotions brought."""

    positions: tuple[LocalPosition, ...]
    spare: int = 0


class Tempo:
    """Outcomes by the values that `value` gives for a position and HIGH or LOW. Methods raise what that
    raises, and GameTooLarge."""

    def __init__(self, games: Games, value: Callable[[LocalPosition, int], Game]) -> None:
        self._games, self._value = games, value
        self._left = MAX_NODES
        self._known: dict[tuple[Parts, chess.Color], bool] = {}

    def sum(self, parts: Parts, side: int) -> Game:
        whole = self._games.number(parts.spare)
        for position in parts.positions:
            whole = whole + self._value(position, side)
        return whole

    def mover_wins(self, parts: Parts, color: chess.Color) -> bool:
        """Whether `color`, who is to move, wins."""
        key = (parts, color)
        found = self._known.get(key)
        if found is None:
            bounded = self._by_bounds(parts, color)
            found = self._known[key] = self._by_play(parts, color) if bounded is None else bounded
        return found

    def _by_bounds(self, parts: Parts, color: chess.Color) -> bool | None:
        zero = self._games.number(0)
        low, high = self.sum(parts, LOW), self.sum(parts, HIGH)
        if color:
            surely, maybe = not low <= zero, not high <= zero
        else:
            surely, maybe = not zero <= high, not zero <= low
        return surely if surely == maybe else None

    def _by_play(self, parts: Parts, color: chess.Color) -> bool:
        self._left -= 1
        if self._left < 0:
            raise GameTooLarge(message("fault-game-steps", limit=MAX_NODES))
        if any(not self.mover_wins(after, not color) for _, _, after in moves(parts, color)):
            return True
        spare = parts.spare if color else -parts.spare
        fewer = Parts(_without_rights(parts.positions), parts.spare - (1 if color else -1))
        return spare > 0 and not self.mover_wins(fewer, not color)

    def winning_moves(self, parts: Parts, color: chess.Color) -> list[PawnMove]:
        """The pawn moves that win for `color`, who is to move."""
        return [move for _, move, after in moves(parts, color) if not self.mover_wins(after, not color)]


def moves(parts: Parts, color: chess.Color) -> Iterator[tuple[int, PawnMove, Parts]]:
    """(number of the part, move, what it leads to) of each pawn move."""
    for index, position in enumerate(parts.positions):
        for move in pawn_moves(position, color):
            others = list(_without_rights(parts.positions))
            spare = parts.spare
            if move.promotes:
                del others[index]
                spare += PROMOTED if color else -PROMOTED
            else:
                others[index] = move.after
            yield index, move, Parts(tuple(others), spare)


def _without_rights(positions: tuple[LocalPosition, ...]) -> tuple[LocalPosition, ...]:
    return tuple(LocalPosition(each.pieces) if each.ep else each for each in positions)
